"""Tokens: opaque, random, signed against forgery, kept only as fingerprints."""

from hashlib import sha256
from secrets import token_urlsafe

from itsdangerous import BadSignature, Signer


class Tokens:
    """Makes and reads the tokens that cookies and programs carry."""

    def __init__(self, key: str) -> None:
        self._signer = Signer(key, salt="dracotheque-session", digest_method=sha256)

    def new(self) -> str:
        return self._signer.sign(token_urlsafe(24)).decode()

    def fingerprint(self, token: str) -> str | None:
        """What the store knows a token by; None for a token that is not ours."""
        try:
            return sha256(self._signer.unsign(token)).hexdigest()
        except BadSignature:
            return None
