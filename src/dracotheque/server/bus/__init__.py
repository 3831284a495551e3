"""The bus: how server processes wake each other when a table has changed. It carries names; the store has the rest."""

from dracotheque.server.bus.bus import Bus, open_bus

__all__ = ["Bus", "open_bus"]
