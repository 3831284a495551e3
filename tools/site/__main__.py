"""`python -m tools.site` builds `dist/site`; with `--sizes`, it tells what a visitor fetches of what was built."""

import sys
from argparse import ArgumentParser
from pathlib import Path
from typing import Final

from tools.node import bring
from tools.site.building import Site
from tools.site.sizes import table, too_large

ROOT: Final = Path(__file__).parents[2]


def main() -> int:
    parser = ArgumentParser("python -m tools.site", description="Build the shelf without a server.")
    parser.add_argument("--sizes", action="store_true", help="tell what a visitor fetches, and build nothing")
    parser.add_argument("--offer", action="store_true", help="let the server of these sources offer it too")
    site, wish = Site(ROOT), parser.parse_args()
    if not wish.sizes:
        bring(ROOT)
        if status := site.build():
            return status
    if wish.offer:
        site.offer()
    print(table(site.folder))
    complaints = too_large(site.folder)
    print(*complaints, sep="\n", end="\n" if complaints else "")
    return 1 if complaints else 0


if __name__ == "__main__":
    sys.exit(main())
