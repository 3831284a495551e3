"""Where letters and webhooks arrive in tests: a mail server and a web server of a few lines, on ports of their own."""

import email
import email.policy
import socketserver
import threading
from collections.abc import Iterator
from contextlib import contextmanager
from email.message import EmailMessage
from http.server import BaseHTTPRequestHandler, HTTPServer
from typing import NamedTuple

SERVES_EVERY = 0.02


class Mailbox:
    """Letters that arrived; while it is `down` it accepts none."""

    def __init__(self) -> None:
        self.letters: list[EmailMessage] = []
        self.attempts = 0
        self.down = False
        self.url = ""

    def text(self, place: int = -1) -> str:
        content = self.letters[place].get_content()
        assert isinstance(content, str)
        return content.replace("\r\n", "\n")

    def token(self, page: str, place: int = -1) -> str:
        """What follows `#` in the link to this page."""
        return self.text(place).split(f"/{page}#", 1)[1].split()[0]


@contextmanager
def mail_server() -> Iterator[Mailbox]:
    mailbox = Mailbox()

    class Session(socketserver.StreamRequestHandler):
        def handle(self) -> None:
            self._say("220 test")
            while line := self.rfile.readline().decode().strip():
                verb = line[:4].upper()
                if verb == "MAIL":
                    mailbox.attempts += 1
                if verb == "MAIL" and mailbox.down:
                    self._say("451 later")
                elif verb == "DATA":
                    self._say("354 go on")
                    self._receive()
                    self._say("250 kept")
                elif verb == "QUIT":
                    self._say("221 bye")
                    return
                else:
                    self._say("250 ok")

        def _receive(self) -> None:
            lines = []
            while (line := self.rfile.readline()) != b".\r\n":
                lines.append(line)
            letter = email.message_from_bytes(b"".join(lines), policy=email.policy.default)
            mailbox.letters.append(letter)

        def _say(self, text: str) -> None:
            self.wfile.write(f"{text}\r\n".encode())

    with socketserver.ThreadingTCPServer(("127.0.0.1", 0), Session) as server:
        server.daemon_threads = True
        mailbox.url = f"smtp://127.0.0.1:{server.server_address[1]}"
        with _serving(server):
            yield mailbox


class Hit(NamedTuple):
    """One request a webhook received."""

    path: str
    body: bytes
    signature: str


class Hook:
    """Requests that arrived, and how they are answered."""

    def __init__(self) -> None:
        self.hits: list[Hit] = []
        self.status = 200
        self.url = ""


@contextmanager
def web_hook() -> Iterator[Hook]:
    hook = Hook()

    class Receiver(BaseHTTPRequestHandler):
        def do_POST(self) -> None:
            body = self.rfile.read(int(self.headers["Content-Length"]))
            hook.hits.append(Hit(self.path, body, self.headers["X-Draco-Signature"]))
            self.send_response(hook.status)
            self.send_header("Location", "/elsewhere")
            self.end_headers()

        def log_message(self, *_: object) -> None:
            pass

    with HTTPServer(("127.0.0.1", 0), Receiver) as server:
        hook.url = f"http://127.0.0.1:{server.server_address[1]}/turns?who=alix"
        with _serving(server):
            yield hook


@contextmanager
def _serving(server: socketserver.BaseServer) -> Iterator[None]:
    thread = threading.Thread(target=server.serve_forever, args=(SERVES_EVERY,), daemon=True)
    thread.start()
    try:
        yield
    finally:
        server.shutdown()
        thread.join()


@contextmanager
def dripping_hook() -> Iterator[Hook]:
    """A web server that takes a request and then answers a letter at a time, without end."""
    hook, enough = Hook(), threading.Event()

    class Receiver(socketserver.StreamRequestHandler):
        def handle(self) -> None:
            hook.hits.append(Hit(self.rfile.readline().decode(), b"", ""))
            self.wfile.write(b"HTTP/1.1 200 OK\r\nX-Slow: ")
            while not enough.wait(SERVES_EVERY):
                try:
                    self.wfile.write(b"a")
                except OSError:
                    return

    with socketserver.ThreadingTCPServer(("127.0.0.1", 0), Receiver) as server:
        server.daemon_threads = True
        hook.url = f"http://127.0.0.1:{server.server_address[1]}/"
        with _serving(server):
            yield hook
            enough.set()
