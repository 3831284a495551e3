"""Our games for learning libraries: PettingZoo and OpenSpiel, with the extra `learn`. See docs/learning.md.

from dracotheque.adapters import pettingzoo, openspiel
env = pettingzoo.env("drakon", players=4)
game = openspiel.load("drakon", players=4)
"""
