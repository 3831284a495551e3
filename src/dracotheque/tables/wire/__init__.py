"""What travels between a page and its tables."""
