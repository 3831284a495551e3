"""Benchmarks: our engine and its peers, in the same process, on one thread, driven by the same loop."""
