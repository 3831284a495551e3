"""The power of each card. (4)

`seat` is the player whose power it is, `host` the card in their flight through which it acts. Strength, name and
nature of the host never change: a copying Archmage asks with strength 9, a copying Dracolich with 10.
"""

from . import evil_dragons, good_dragons, mortals
from .powers import POWERS, use

__all__ = ["POWERS", "evil_dragons", "good_dragons", "mortals", "use"]
