"""Backups of a running server, and how to come back from one.

A backup is one SQLite file with the schema of the server that made it, whatever database the server uses: what was
acknowledged before it began is in it, and everything in it fits together. So a backup can also be restored elsewhere.
"""

from dracotheque.server.backup.backup import back_up
from dracotheque.server.backup.files import BadBackup
from dracotheque.server.backup.restore import restore

__all__ = ["BadBackup", "back_up", "restore"]
