"""The server without a server: the same rooms and bots inside a browser, for one person's device."""
