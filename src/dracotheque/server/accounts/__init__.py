"""Accounts, for those who want one: a name of one's own, a password, sessions that can be closed."""
