"""What the characters do. (4, 6.2-steps)

Every character but the Doppelganger is a short list of steps in the vocabulary of the blank cards; one interpreter
carries them out, the official ones like those a table has invented. Importing a module registers its steps.
"""

from . import aims, bag, deals, exchanges, goods, shop, use

__all__ = ["aims", "bag", "deals", "exchanges", "goods", "shop", "use"]
