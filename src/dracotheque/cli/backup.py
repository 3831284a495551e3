"""`draco backup` and `draco restore`: a running server in a file, and back."""

from pathlib import Path
from typing import Annotated

from cyclopts import Parameter

from dracotheque.cli.parameters import Spoken
from dracotheque.cli.stores import DEFAULT_DATA, Data, StoreUrl, rows_in_words, store_url


def backup(
    file: Annotated[str, Parameter(help="The file to write; it must not exist.")],
    /,
    *,
    data: Data = DEFAULT_DATA,
    store: StoreUrl = None,
    voice: Spoken,
) -> int:
    """Copy everything a server has kept into one file, while it runs."""
    url = store_url(data, store)
    from dracotheque.server.backup import back_up

    counts = back_up(url, Path(file))
    print(voice.say("cli-backup-done", file=file, counts=rows_in_words(counts)))
    return 0


def restore(
    file: Annotated[str, Parameter(help="A file that `draco backup` has written.")],
    /,
    *,
    data: Data = DEFAULT_DATA,
    store: StoreUrl = None,
    replace: Annotated[bool, Parameter(negative=(), show_default=False, help="Lose what is there now.")] = False,
    voice: Spoken,
) -> int:
    """Fill a database from a backup; no server may be running on it."""
    url = store_url(data, store)
    from dracotheque.server.backup import restore as run

    counts = run(Path(file), url, replace)
    print(voice.say("cli-restore-done", file=file, counts=rows_in_words(counts)))
    return 0
