"""For those who run a server: its limits, and what they decide about tables and people."""
