"""Bringing a database up to date, whatever version of the server left it."""

from functools import cache
from pathlib import Path

from alembic import command
from alembic.config import Config
from alembic.runtime.migration import MigrationContext
from alembic.script import ScriptDirectory
from sqlalchemy import Engine


def migrate(engine: Engine) -> None:
    """Run the migrations that this database has not seen."""
    with engine.begin() as connection:
        if MigrationContext.configure(connection).get_current_heads() != _newest():
            config = _config()
            config.attributes["connection"] = connection
            command.upgrade(config, "head")


@cache
def _newest() -> tuple[str, ...]:
    return tuple(ScriptDirectory.from_config(_config()).get_heads())


def _config() -> Config:
    config = Config()
    config.set_main_option("script_location", str(Path(__file__).with_name("migrations")))
    return config
