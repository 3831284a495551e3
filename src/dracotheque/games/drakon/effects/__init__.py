"""What rooms and powers do. (4)

`seat` is the owner of the adventurer that entered: it decides and bears the consequences, whoever (`by`) caused the
move (DK-14).
"""

from . import coins, company, entering, powers, rebuilding

__all__ = ["coins", "company", "entering", "powers", "rebuilding"]
