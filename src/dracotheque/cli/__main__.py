"""`python -m dracotheque.cli` is `draco`."""

from dracotheque.cli import main

if __name__ == "__main__":  # the processes of an arena import this module too
    main()
