"""The card files and numbers of Counterweight, and the Python that reads and checks them."""
