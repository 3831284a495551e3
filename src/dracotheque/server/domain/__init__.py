"""What only a server knows of: the hall, and studies that are made for many."""
