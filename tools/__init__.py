"""Small programs that write files for other parts of the project."""
