"""The engine every game stands on: pure, deterministic, and ignorant of any game."""
