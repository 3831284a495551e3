"""Where a game was won and lost: every decision of a finished game, judged from the chair of who made it.

```python
from dracotheque import analysis
from dracotheque.core.replays import decode

found = analysis.analyse(decode(file.read_bytes()))
found.accounts[0].parts.skill, found.highlights
for step in analysis.study(replay):  # the same, decision by decision
    ...
```

What each number means, and how far to trust it, is in docs/analysis.md.
"""

from dracotheque.analysis.study import Step, analyse, opinion, study
from dracotheque.analysis.values import (
    Account,
    Analysis,
    Considered,
    Estimate,
    Highlight,
    Judged,
    Parts,
    Point,
    Turn,
)

__all__ = [
    "Account",
    "Analysis",
    "Considered",
    "Estimate",
    "Highlight",
    "Judged",
    "Parts",
    "Point",
    "Step",
    "Turn",
    "analyse",
    "opinion",
    "study",
]
