"""Builds the shelf without a server: a folder of static files that any host serves from any place."""
