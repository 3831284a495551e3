"""The page of the protocol tells of everything there is."""

from pathlib import Path

from dracotheque.server.app import OPERATIONS
from dracotheque.server.http import openapi


def test_the_page_of_the_protocol_names_every_path_and_every_message() -> None:
    page = Path("docs/protocol.md").read_text()
    document = openapi.document(OPERATIONS)
    for path in document["paths"]:
        assert path.replace("{table}", "{id}") in page
    for union in ("Incoming", "Outgoing"):
        for tag in document["components"]["schemas"][union]["discriminator"]["mapping"]:
            assert f'"type": "{tag}"' in page, tag
