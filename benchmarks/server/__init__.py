"""The server under load: moves a second, how long until the last seat is told, memory per table."""
