"""How the game was played under earlier versions of its rules: each says what it did otherwise than the next."""
