"""Floods: strangers do their worst for a few seconds, and the others at their tables should hardly notice."""
