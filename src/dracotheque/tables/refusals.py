"""What the server refuses, with the HTTP status that says so; sentences are in `server/texts`."""

from dracotheque.core.errors import DracothequeError


class Denied(DracothequeError):
    """The server says no; `status` is what HTTP calls it."""

    def __init__(self, status: int, code: str, /, **values: object) -> None:
        super().__init__(code, **values)
        self.status = status


def not_there() -> Denied:
    return Denied(404, "server-no-such-table")


def not_now(code: str, **values: object) -> Denied:
    return Denied(409, code, **values)


def not_yours(code: str, **values: object) -> Denied:
    return Denied(403, code, **values)
