"""HTTP and WebSocket: docs/http-api.md is the contract."""
