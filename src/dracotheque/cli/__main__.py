"""`python -m dracotheque.cli` is `draco`."""

from dracotheque.cli import main

main()
