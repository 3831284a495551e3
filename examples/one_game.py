"""A whole game of Le Jeu des Dragons, played at random and told in English."""

from random import Random

from dracotheque import games
from dracotheque.core.events import seen_by
from dracotheque.texts import texts_for

NAMES = ["Alix", "Basile", "Céleste", "Dorian"]


def main() -> None:
    game = games.get("jeu_des_dragons")
    texts = texts_for("en", game.package)
    state = game.start(players=4, options={"starting_hoard": 30}, seed=7)
    rng = Random(7)
    while not state.over:
        seat = state.actors[0]
        told = state.play(seat, rng.choice(state.decision(seat).moves))
        for event in seen_by(None, told):
            print(texts.event(event, NAMES))
    print(state.ending, state.scores, state.winners)


if __name__ == "__main__":
    main()
