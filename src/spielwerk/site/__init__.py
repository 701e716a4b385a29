"""The server without a server: the same rooms and bots inside a browser, on one device."""
