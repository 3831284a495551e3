"""Tables: their logs, seats, clocks, streams, and everything that happens at them, wherever they are kept.

The server and the local house share this room: it knows no framework, no database, no thread and no socket.
"""
