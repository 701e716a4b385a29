"""What people get to see of 51st State."""
