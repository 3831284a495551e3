"""Connections: what stands before the application, counts, waits no longer than it must, and keeps nothing large."""
