"""Measures the shelf without a server, as `make site` has built it."""
