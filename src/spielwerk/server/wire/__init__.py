"""Everything that goes over the wire, once: what is decoded and encoded, and what is described.

`/api/openapi.json` and the client's `generated.ts` are made from these types.
"""
