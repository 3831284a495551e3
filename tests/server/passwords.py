"""Passwords that cost nothing: how long it takes to guess one matters to no test."""

from functools import partial

from argon2 import PasswordHasher

CHEAP = partial(PasswordHasher, time_cost=1, memory_cost=8, parallelism=1)
