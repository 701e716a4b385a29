"""What people get to see of Counterweight."""
