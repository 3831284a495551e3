"""Measures on every board how soon a click is seen: `python -m tests.e2e.paint`."""

import tempfile

from tests.e2e.browsers import browser
from tests.e2e.clicking import Clicker
from tests.e2e.evenings import EVENINGS
from tests.e2e.people import Player
from tests.e2e.stopwatch import within
from tests.server.process import ServerProcess


def main() -> None:
    print("game                clicks    worked: half, 80 %    by the clock: half, 80 %")
    with tempfile.TemporaryDirectory() as folder, browser() as window:
        server = ServerProcess(data=folder)
        for game, evening in EVENINGS.items():
            player = Player(window, server.url)
            clicker = Clicker(player, *evening.clicked)
            evening.begin(player, game)
            clicker.play_to_the_end()
            worked, waited = clicker.stopwatch.worked, clicker.stopwatch.waited()
            figures = [within(share, times) for times in (worked, waited) for share in (0.5, 0.8)]
            print(
                f"{game:20}{len(worked):6}{figures[0]:17.0f}{figures[1]:6.0f} ms{figures[2]:19.0f}{figures[3]:6.0f} ms"
            )
            player.close()
        server.stop()


if __name__ == "__main__":
    main()
