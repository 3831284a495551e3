"""The moments of the game, in rulebook order. (2 to 5, 9)"""
