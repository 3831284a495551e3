"""Workers: processes in which bots think or play for a caller elsewhere."""

import os
import signal
from multiprocessing import parent_process
from threading import Thread


def prepare() -> None:
    """The caller decides when a worker ends, not the terminal; and no worker outlives its caller."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    Thread(target=_end_with_parent, daemon=True).start()


def _end_with_parent() -> None:
    parent = parent_process()
    if parent is not None:
        parent.join()
        os._exit(0)
