"""Telling people who are not here that a slow table waits for them: by e-mail and by webhook."""
