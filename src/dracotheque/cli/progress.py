"""A bar on standard error while something takes its time."""

import sys
from collections.abc import Callable, Iterator
from contextlib import contextmanager


@contextmanager
def bar(of: str) -> Iterator[Callable[[int, int], None] | None]:
    """What shows how many are done of how many; None where nobody is there to see it."""
    if not sys.stderr.isatty():
        yield None
        return
    from rich.console import Console
    from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn

    columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    with Progress(*columns, console=Console(stderr=True), transient=True) as shown:
        task = shown.add_task(of, total=None)
        yield lambda done, wanted: shown.update(task, completed=done, total=wanted)
