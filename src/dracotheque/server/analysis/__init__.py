"""The analysis of finished games: in a process of its own and of low rank, so that no table waits for it."""
