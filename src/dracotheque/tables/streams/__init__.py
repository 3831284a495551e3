"""What the viewers of a table are told: a stream of numbered messages for each of them."""
