"""How a server is set up: where it listens, where it keeps things, and how much it puts up with."""

from pathlib import Path
from typing import Final

import msgspec

DAY: Final = 86_400
LOCAL: Final = "127.0.0.1,::1"


class Settings(msgspec.Struct, frozen=True, kw_only=True):
    """Everything with a default that suits one small machine."""

    host: str = "127.0.0.1"
    port: int = 8000
    data: Path = Path("data")
    """Where the database file lies, unless `store` names another database."""
    store: str | None = None
    """The URL of a PostgreSQL database."""
    bus: str | None = None
    """The URL of the bus between several servers; None where there is one."""
    origin: str | None = None
    """The address people see, where a proxy stands in front: `https://dragons.example`."""
    proxies: str = LOCAL
    """The addresses of trusted proxies, or `*`."""
    metrics_token: str | None = None
    """What one must show to see the figures; without one nobody sees them."""
    bot_workers: int = 2
    bot_pace: float = 0.8
    """Seconds a bot takes at least before it moves at a table where people play."""
    bot_patience: float = 20.0
    """Seconds after which a bot that is still thinking is replaced for this move."""
    analysis_depth: int | None = None
    """Imagined games for a glance at each decision of a game that is studied; None is what suits the game."""
    analysis_patience: float = 1800.0
    """Seconds after which a study that is not done is begun again, and then given up."""
    session_seconds: int = 400 * DAY
    idle_seconds: float = 300.0
    """A table that nobody looks at is forgotten after this time; the log remembers."""
    most_tables_each: int = 50
    """Tables one person may host at a time."""
    most_people: int = 100_000
    """People the server knows, guests included."""
    sign_ins_per_hour: int = 60
    """Passwords tried from one address, or for one name."""
    resets_per_hour: int = 30
    """Lost passwords reported from one address."""
    letters_per_hour: int = 6
    """Letters of each kind that strangers may cause to be sent to one e-mail address."""
    codes_per_hour: int = 240
    """Short codes of tables tried from one address."""
    reports_per_hour: int = 20
    """Reports of one person."""
    asks_per_hour: int = 60
    """People whom one person asks to be friends, or calls to a table."""
    analyses_per_hour: int = 20
    """Finished games that one person may have studied."""
    guest_days: int = 60
    """Days after which a guest who does not come back is forgotten."""
    table_days: int = 60
    """Days after which a table is closed that was never started, or where nothing happens any more."""
    closed_table_days: int = 30
    """Days for which a table is kept that was closed before its end."""
    report_days: int = 180
    """Days for which a report is kept that has been decided."""
    audit_days: int = 730
    """Days for which it is kept what those who run the server did."""
    requests_per_minute: int = 300
    """HTTP requests of one address."""
    files_per_minute: int = 1200
    """Files of the web app sent to one address."""
    pictures_per_minute: int = 60
    """Pictures of shared links asked for by one address."""
    most_connections: int = 10_000
    """Open connections of everybody together, as far as the process may have open files for them."""
    connections_per_address: int = 256
    """Open connections of one address that is no trusted proxy; of one /64 network, for IPv6."""
    guests_per_hour: int = 120
    """New guests from one address."""
    words_per_minute: int = 40
    """Sentences and gestures of one person, at all tables together; twenty may come at once."""
    messages_per_second: float = 20.0
    """WebSocket messages of one connection, in the long run."""
    message_burst: int = 60
    sockets_per_address: int = 200
    sockets_per_person: int = 20
    largest_body: int = 65_536
    largest_message: int = 16_384
    log_json: bool = False
