"""A host of static files, as they are anywhere: some folder of some site, which knows nothing of what lies there."""

from collections.abc import Iterator
from contextlib import contextmanager
from functools import partial
from http.server import SimpleHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path
from threading import Event, Thread
from typing import Final

FOLDER: Final = "/some/folder/"
POLICY: Final = "default-src 'self'; script-src 'self' 'wasm-unsafe-eval'; img-src 'self' data:"


class Host:
    """Serves a folder, and remembers what was asked for; one file may be slow, and comes when it is let go."""

    def __init__(self, folder: Path, slow: str = "") -> None:
        self.asked: list[str] = []
        self.slow = slow
        self.let_go = Event()
        self._server = ThreadingHTTPServer(("127.0.0.1", 0), partial(_Files, self, directory=str(folder)))
        self._thread = Thread(target=self._server.serve_forever, daemon=True)
        self._thread.start()
        self.address = f"http://127.0.0.1:{self._server.server_port}{FOLDER}"

    def close(self) -> None:
        """Nobody answers any more."""
        self.let_go.set()
        self._server.shutdown()
        self._server.server_close()


class _Files(SimpleHTTPRequestHandler):
    def __init__(self, host: Host, *arguments: object, **more: object) -> None:
        self._host = host
        super().__init__(*arguments, **more)  # type: ignore[arg-type]  # as the server calls it

    def do_GET(self) -> None:
        self._host.asked.append(self.path)
        if not self.path.startswith(FOLDER):
            self.send_error(404)
            return
        self.path = self.path.removeprefix(FOLDER.rstrip("/"))
        if self.path == self._host.slow:
            self._host.let_go.wait()
        super().do_GET()

    def end_headers(self) -> None:
        self.send_header("Content-Security-Policy", POLICY)
        super().end_headers()

    def log_message(self, *_: object) -> None:
        """Quietly."""


@contextmanager
def hosted(folder: Path, slow: str = "") -> Iterator[Host]:
    host = Host(folder, slow)
    try:
        yield host
    finally:
        host.close()
