"""The boards in a real browser: how soon a click is seen."""
