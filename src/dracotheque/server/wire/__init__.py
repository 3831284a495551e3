"""What travels between the server and its clients: structures from which schemas and documentation follow."""
