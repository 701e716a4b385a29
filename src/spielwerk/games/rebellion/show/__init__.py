"""What people get to see."""
