"""Histories full of faults: a store that fails by a seeded plan, and a checker of what everybody was told."""
