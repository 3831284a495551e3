"""The PostgreSQL of the tests starts from any folder, and its databases are lent one after the other."""

import os
from pathlib import Path

import psycopg
import pytest

from tests.server.databases import lent_postgres
from tests.server.postgres import readable


def test_out_of_a_closed_home_programs_are_copied_with_their_libraries(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(os, "geteuid", lambda: 0)
    home = tmp_path / "home"
    programs = home / "package" / "pginstall18" / "bin"
    for folder in (programs, home / "package.libs"):
        folder.mkdir(parents=True)
    (home / "package.libs" / "libpq.so").touch()
    home.chmod(0o700)
    copied = readable(programs, tmp_path / "open")
    assert copied == tmp_path / "open" / "package" / "pginstall18" / "bin"
    assert (copied.parents[2] / "package.libs" / "libpq.so").exists()


ORDER = "INSERT INTO orders (kind, target, at) VALUES ('backup', 'all', 0) RETURNING number"


def test_a_database_that_was_given_back_is_empty_for_the_next_who_borrows_it(postgres_url: str) -> None:
    for _ in range(2):
        with lent_postgres(postgres_url) as database, psycopg.connect(database) as connection:
            assert connection.execute("SELECT count(*) FROM orders").fetchone() == (0,)
            assert connection.execute("SELECT count(*) FROM alembic_version").fetchone() == (1,)
            assert connection.execute(ORDER).fetchone() == (1,)
    with lent_postgres(postgres_url) as again:
        assert again == database


def test_a_database_that_somebody_has_still_open_is_not_lent_again(postgres_url: str) -> None:
    with lent_postgres(postgres_url) as database:
        left_open = psycopg.connect(database)
    with left_open, lent_postgres(postgres_url) as other:
        assert other != database
