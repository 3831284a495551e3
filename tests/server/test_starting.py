"""Starting: what keeps a server from it is one sentence and a status, and what it keeps is its owner's alone."""

import gc
import socket
import sqlite3
import stat
import subprocess
import sys
import warnings
from collections.abc import Callable
from pathlib import Path

import pytest

from dracotheque.server.notices.settings import BadMailSettings
from dracotheque.server.run import listen
from dracotheque.server.services import close_services, open_services
from dracotheque.server.settings import Settings
from dracotheque.server.starting import CannotStart, public_address
from dracotheque.server.store.lock import InUse, StoreLock
from dracotheque.texts import LANGUAGES, texts_for

pytestmark = pytest.mark.anyio
NAME = "dracotheque.sqlite3"
SECRET = "hush-hush"
NOWHERE = f"postgresql://draco:{SECRET}@127.0.0.1:1/draco"


def a_file_in_place_of_the_folder(folder: Path) -> Settings:
    file = folder / "data"
    file.write_text("no folder")
    return Settings(data=file)


def a_broken_file(folder: Path) -> Settings:
    (folder / NAME).write_bytes(b"this is no database " * 200)
    return Settings(data=folder)


def a_newer_schema(folder: Path) -> Settings:
    with sqlite3.connect(folder / NAME) as database:
        database.execute("CREATE TABLE alembic_version (version_num VARCHAR(32) NOT NULL)")
        database.execute("INSERT INTO alembic_version VALUES ('9999')")
    database.close()
    return Settings(data=folder)


def no_postgres(folder: Path) -> Settings:
    return Settings(store=NOWHERE)


def no_postgres_for_the_bus(folder: Path) -> Settings:
    return Settings(data=folder, bus=NOWHERE)


def a_store_that_is_no_url(folder: Path) -> Settings:
    return Settings(store="over there")


def a_store_of_another_kind(folder: Path) -> Settings:
    return Settings(store="oracle://db/draco")


def a_bus_of_another_kind(folder: Path) -> Settings:
    return Settings(data=folder, bus="sqlite:///here")


FAULTS: list[tuple[Callable[[Path], Settings], str]] = [
    (a_file_in_place_of_the_folder, "server-start-folder"),
    (a_broken_file, "server-start-broken"),
    (a_newer_schema, "server-start-newer"),
    (no_postgres, "server-start-unreachable"),
    (no_postgres_for_the_bus, "server-start-unreachable"),
    (a_store_that_is_no_url, "server-bad-setting"),
    (a_store_of_another_kind, "server-bad-setting"),
    (a_bus_of_another_kind, "server-bad-setting"),
]


@pytest.mark.parametrize(("fault", "code"), FAULTS, ids=[fault.__name__ for fault, _ in FAULTS])
async def test_what_is_wrong_is_one_sentence_in_both_languages(
    tmp_path: Path, fault: Callable[[Path], Settings], code: str
) -> None:
    settings = fault(tmp_path)
    with pytest.raises(CannotStart) as refused:
        await open_services(settings)
    assert refused.value.code == code
    for language in LANGUAGES:
        sentence = texts_for(language, "dracotheque.server").say(code, refused.value.values)
        assert len(sentence.splitlines()) == 1
        assert SECRET not in sentence


async def test_bad_mail_settings_are_named(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setenv("DRACO_SMTP", "gopher://mail")
    with pytest.raises(BadMailSettings) as refused:
        await open_services(Settings(data=tmp_path))
    assert refused.value.values == {"name": "DRACO_SMTP"}


async def test_a_second_server_on_one_file_is_refused_until_the_first_has_gone(tmp_path: Path) -> None:
    first = await open_services(Settings(data=tmp_path, bot_workers=1))
    with pytest.raises(CannotStart) as refused:
        await open_services(Settings(data=tmp_path, bot_workers=1))
    assert refused.value.code == "server-start-running"
    await close_services(first)
    await close_services(await open_services(Settings(data=tmp_path, bot_workers=1)))


def test_the_lock_is_let_go_by_a_process_that_dies(tmp_path: Path) -> None:
    database = tmp_path / NAME
    program = (
        "import sys; from pathlib import Path; from dracotheque.server.store.lock import StoreLock;"
        f"lock = StoreLock(Path({str(database)!r})); print('held', flush=True); sys.stdin.read()"
    )
    other = subprocess.Popen([sys.executable, "-c", program], stdin=subprocess.PIPE, stdout=subprocess.PIPE)
    assert other.stdin is not None and other.stdout is not None
    assert other.stdout.readline() == b"held\n"
    with pytest.raises(InUse):
        StoreLock(database)
    other.kill()
    other.communicate()
    StoreLock(database).release()


@pytest.mark.skipif(sys.platform == "win32", reason="Windows has no such modes")
async def test_only_its_owner_reads_the_database(tmp_path: Path) -> None:
    folder = tmp_path / "new"
    await close_services(await open_services(Settings(data=folder, bot_workers=1)))
    (folder / NAME).chmod(0o644)  # as an earlier version left it
    services = await open_services(Settings(data=folder, bot_workers=1))
    modes = {file.name: stat.S_IMODE(file.stat().st_mode) for file in folder.iterdir()}
    await close_services(services)
    assert set(modes) >= {NAME, f"{NAME}-wal", f"{NAME}-shm"}
    assert set(modes.values()) == {0o600}
    assert stat.S_IMODE(folder.stat().st_mode) == 0o700


@pytest.mark.parametrize(
    ("given", "seen"),
    [
        (None, None),
        ("https://dragons.example", "https://dragons.example"),
        ("https://dragons.example/", "https://dragons.example"),
        ("https://Dragons.Example:443", "https://dragons.example"),
        ("http://127.0.0.1:8000/", "http://127.0.0.1:8000"),
        ("https://[2001:db8::1]:8443", "https://[2001:db8::1]:8443"),
        ("https://bücher.example", "https://xn--bcher-kva.example"),
    ],
)
def test_the_address_people_see_is_written_as_browsers_write_it(given: str | None, seen: str | None) -> None:
    assert public_address(given) == seen


@pytest.mark.parametrize(
    "given", ["dragons.example", "ftp://dragons.example", "https://", "https://a/b", "http://[", ""]
)
def test_an_address_nobody_could_see_is_refused(given: str) -> None:
    with pytest.raises(CannotStart):
        public_address(given)


@pytest.mark.slow
@pytest.mark.parametrize(
    "arguments", [["--data", "{broken}"], ["--data", "{broken}/{name}"], ["--origin", "https://dragons.example/play"]]
)
def test_the_command_says_it_in_one_line_with_a_status(tmp_path: Path, arguments: list[str]) -> None:
    a_broken_file(tmp_path)
    given = [each.format(broken=tmp_path, name=NAME) for each in arguments]
    command = [sys.executable, "-m", "dracotheque.cli", "--lang", "fr", "serve", "--port", "0", *given]
    run = subprocess.run(command, capture_output=True, text=True, timeout=60, check=False, cwd=tmp_path)
    assert (run.returncode, run.stdout, len(run.stderr.splitlines())) == (2, "", 1)
    assert "Traceback" not in run.stderr


def test_a_port_that_is_taken_leaves_no_socket_open() -> None:
    with socket.socket() as taken:
        taken.bind(("127.0.0.1", 0))
        taken.listen()
        with pytest.warns(ResourceWarning, match="the last one") as seen:
            with pytest.raises(OSError, match="in use"):
                listen(Settings(host="127.0.0.1", port=taken.getsockname()[1]))
            gc.collect()
            warnings.warn("the last one", ResourceWarning, stacklevel=1)
    assert len(seen) == 1
