"""Long runs, outside of `make test`."""
