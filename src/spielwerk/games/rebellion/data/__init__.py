"""The boards as files, and what reads and checks them."""
