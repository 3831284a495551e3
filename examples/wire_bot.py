"""A bot over the wire: opens a table against our bots, plays at random to the end, and says who won.

python examples/wire_bot.py http://127.0.0.1:8000 jeu_des_dragons
"""

import json
import random
import sys
from typing import Any
from urllib.request import Request, urlopen

from websockets.sync.client import ClientConnection, connect


def post(url: str, body: dict[str, Any], token: str = "") -> Any:
    headers = {"Content-Type": "application/json", "Authorization": f"Bearer {token}"}
    with urlopen(Request(url, json.dumps(body).encode(), headers)) as answer:
        return json.load(answer)


def play(socket: ClientConnection) -> dict[str, Any]:
    """Answer whatever is asked until the game is over; the result."""
    socket.send(json.dumps({"type": "hello", "protocol": 2}))
    decision, sent, acknowledged = None, 0, 0
    for text in socket:
        message = json.loads(text)
        if message["type"] == "over":
            result: dict[str, Any] = message["result"]
            return result
        if message["type"] in ("ack", "refused"):
            acknowledged = sent
        decision = message.get("decision", decision)
        if decision and decision["moves"] and acknowledged == sent:
            sent += 1
            move = random.choice(decision["moves"])
            socket.send(json.dumps({"type": "move", "id": f"move-{sent}", "number": decision["number"], "move": move}))
    raise SystemExit("the server has gone")


def main(server: str, game: str) -> None:
    token = post(f"{server}/api/guest", {"name": "Wire bot"})["token"]
    table = post(f"{server}/api/play-now", {"game": game}, token)
    address = f"{server.replace('http', 'ws', 1)}/api/tables/{table['id']}/live"
    with connect(address, additional_headers={"Authorization": f"Bearer {token}"}) as socket:
        result = play(socket)
    names = [seat["name"] for seat in table["seats"]]
    print("won by", ", ".join(names[seat] for seat in result["winners"]), "with", result["scores"])


if __name__ == "__main__":
    main(*sys.argv[1:])
