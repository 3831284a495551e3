"""Bots that think in processes of their own, so that nobody waits for them but their own table."""
