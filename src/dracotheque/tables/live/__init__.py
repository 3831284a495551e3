"""Connections to tables: what is said there, in order, and what is answered."""
