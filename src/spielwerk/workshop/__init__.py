"""The workshop: a designer's pack, edited card by card and number by number."""
