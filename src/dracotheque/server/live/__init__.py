"""Being at a table over a WebSocket: who is let in, what they say, and how it is answered."""
