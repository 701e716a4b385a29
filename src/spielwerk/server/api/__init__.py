"""The HTTP and WebSocket API; docs/http-api.md is its contract."""
