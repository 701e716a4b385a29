"""The cards, boards and numbers of 51st State, and what reads and checks them."""
