"""What can happen, for the log and for animation."""
