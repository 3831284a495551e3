"""The proof of a closed fist, for a table with `sealed_proof`. (6.sealed_proof)

When a fist closes, whoever keeps the table publishes its fingerprint; when the fists open, the salts: anybody can then
see that no fist was changed in between. The salt is drawn by the keeper of the table and never by the game, whose
chance everybody will know in the end. A fist that its owner replaces gets a new fingerprint.
"""

from hashlib import sha256

import msgspec

from dracotheque.games.pierres_du_dragon.moves import Bid, BidSilver


def fingerprint(fist: Bid | BidSilver, salt: bytes) -> str:
    """SHA-256 over the salt followed by the JSON form of the fist, as 64 hexadecimal digits."""
    return sha256(salt + msgspec.json.encode(fist)).hexdigest()


def is_proven(fist: Bid | BidSilver, salt: bytes, published: str) -> bool:
    """Whether this is the fist whose fingerprint was published."""
    return fingerprint(fist, salt) == published
