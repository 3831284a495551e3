"""What a viewer knows of a hand: one tile, as one number, so that all that is known is copied and sorted at once."""


def knowledge(viewer: int, owner: int, face: int) -> int:
    """This viewer knows of this tile in this hand."""
    return (viewer << 3 | owner) << 6 | face


def viewer_of(known: int) -> int:
    return known >> 9


def owner_of(known: int) -> int:
    return known >> 6 & 7


def face_of(known: int) -> int:
    return known & 63
