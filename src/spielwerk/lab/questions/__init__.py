"""Questions that designers ask of a run: each an object, sentences and a part of the report."""
