"""Tables: their logs, seats, clocks, streams, and everything that happens at them."""
