"""The bots in the seats, and the processes in which they think."""
