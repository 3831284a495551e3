"""`draco serve`: the server, on one small machine with nothing to install, or on several."""

import os
import sys
from pathlib import Path
from typing import Annotated

from cyclopts import Parameter

from dracotheque.cli.complaints import Misuse, one_line
from dracotheque.cli.parameters import Spoken


def serve(
    *,
    host: Annotated[str, Parameter(help="The address to listen on; 0.0.0.0 is everywhere.")] = "127.0.0.1",
    port: Annotated[str, Parameter(metavar="P", help="The port to listen on; 0 takes any that is free.")] = "8000",
    data: Annotated[str, Parameter(metavar="DIR", help="The folder of the embedded database.")] = "data",
    store: Annotated[str | None, Parameter(metavar="URL", help="A PostgreSQL database instead.")] = None,
    bus: Annotated[str | None, Parameter(metavar="URL", help="PostgreSQL as the bus of several servers.")] = None,
    origin: Annotated[str | None, Parameter(metavar="URL", help="The address people see, behind a proxy.")] = None,
    bot_pace: Annotated[str, Parameter(metavar="MS", help="Milliseconds a bot takes at least for a move.")] = "800",
    log_json: Annotated[bool, Parameter(negative=(), show_default=False, help="Log one JSON object a line.")] = False,
    voice: Spoken,
) -> int:
    """Serve until interrupted."""
    from dracotheque import bots, games
    from dracotheque.cli import arguments

    try:
        from dracotheque.server.run import serve as run
        from dracotheque.server.settings import LOCAL, Settings
    except ModuleNotFoundError as error:
        raise Misuse("cli-error-no-server", name=error.name) from None
    if not log_json:
        for fault in (*games.broken(), *bots.broken()):
            print(one_line(voice.reason(fault)), file=sys.stderr)
    settings = Settings(
        host=host,
        port=arguments.number("--port", port, 0, 65535),
        data=Path(data),
        store=store,
        bus=bus,
        origin=origin,
        metrics_token=os.environ.get("DRACO_METRICS_TOKEN") or None,
        proxies=os.environ.get("FORWARDED_ALLOW_IPS", LOCAL),
        bot_pace=arguments.number("--bot-pace", bot_pace, 0, 60_000) / 1000,
        log_json=log_json,
    )
    kept = voice.say("cli-serve-data", folder=data) if store is None else voice.say("cli-serve-store")
    try:
        run(settings, lambda url: print(voice.say("cli-serve-ready", url=url), kept, sep="\n", flush=True))
    except OSError as error:
        raise Misuse("cli-error-serve", host=host, port=port, detail=error.strerror) from None
    return 0
