"""The local house: tables of one device, without a server; `docs/house.md` tells its face."""

from dracotheque.house.house import LocalHouse
from dracotheque.house.line import Session
from dracotheque.house.memory import MemoryStorage
from dracotheque.house.ports import Clock, Send, Storage, StorageFailed, Thinker

__all__ = ["Clock", "LocalHouse", "MemoryStorage", "Send", "Session", "Storage", "StorageFailed", "Thinker"]
