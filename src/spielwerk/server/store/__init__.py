"""What is kept on disk: SQLite, or PostgreSQL for several processes."""
