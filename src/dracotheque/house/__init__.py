"""The local house: tables of one device, without a server; `docs/house.md` tells its face."""

from dracotheque.house.ports import Clock, Send, Storage, StorageFailed, Thinker

__all__ = ["Clock", "Send", "Storage", "StorageFailed", "Thinker"]
