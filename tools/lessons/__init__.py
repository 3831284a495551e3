"""Lessons: for each game the first quarter of an hour, arranged so that every kind of decision is met once."""
