"""Runs every check and every test, tells which part failed, and writes what each costs."""
