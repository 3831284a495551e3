"""Dracothèque: five dragon games, their rules, their bots, their tables."""

__version__ = "0.1.0"
