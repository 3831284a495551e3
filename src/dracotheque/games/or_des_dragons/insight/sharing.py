"""Sharing a treasure: what to ask for, what to accept, and a reason in a few words. (9.2.5, 11.3, 11.4)"""

from collections.abc import Sequence
from math import exp, inf, log
from operator import sub

from ..components import GEMS, GOLD, KINDS, SILVER
from ..components.bundles import Share, bundle, numbers_of, tokens_of
from ..moves import Propose, Reason
from ..steps.splits import OWN_WEIGHTS
from ..view.sights import Draft
from .outlook import Counts, Outlook
from .weights import CLOCK_VERSIONS, CONFIDENCE, ENVY, GREED, LAST_PART

Split = dict[int, Counts]


class Bargain:
    """A treasure from the chair of one participant: what it is worth to each, and what each may hope for."""

    def __init__(self, outlook: Outlook, sand: float | None = None) -> None:
        self.o = outlook
        self.me = outlook.me
        self.sharing = outlook.sharing
        self.party = self.sharing.participants
        self.splits = {draft.author: split_of(draft, self.party) for draft in self.sharing.drafts}
        """What each author's parchment gives to whom."""
        self.own = next((draft for draft in self.sharing.drafts if draft.author == self.me), None)
        self.sand = self.used() if sand is None else sand
        lair = outlook.view.lairs[self.sharing.slot - 1]
        wizards = {fighter.seat for fighter in lair.fighters if fighter.adventurer == "wizard"}
        self.table = {seat: self.worths(seat, seat in wizards) for seat in self.party}
        fair = self.nash(1.0)
        self.fair = {
            seat: min(self.value(seat, outlook.treasure) / len(self.party), 1.1 * self.value(seat, fair[seat]))
            for seat in self.party
        }
        """What each participant may hope for: an equal part, or what an even-handed split gives."""

    def used(self) -> float:
        """How much of the sand has run: grains, or where a clock watches what has been written so far. (9.0)"""
        if self.sharing.grains:
            return self.sharing.grain / max(1, self.sharing.grains - 1)
        return min(1.0, self.own.version / CLOCK_VERSIONS) if self.own else 0.0

    def worths(self, seat: int, wizard: bool) -> list[list[float]]:
        """What none, one, two… tokens of each kind are worth to a participant."""
        return [
            [self.o.gain(seat, kind, number, wizard) if number else 0.0 for number in range(count + 1)]
            for kind, count in enumerate(self.o.treasure)
        ]

    def value(self, seat: int, share: Sequence[int]) -> float:
        table = self.table[seat]
        return sum([table[kind][count] for kind, count in enumerate(share) if count])

    def worth(self, split: Split) -> float:
        """What a split is worth to oneself: the own share, less a little for what the rivals get."""
        threats = self.o.threats
        envy = [ENVY * threats[seat] * self.value(seat, share) for seat, share in split.items() if seat != self.me]
        return self.value(self.me, split[self.me]) - sum(envy, 0.0)

    def wanted(self, seat: int) -> float:
        """The least a participant takes at this stage: more than a fair part at first, half of it in the end."""
        return self.fair[seat] * (GREED * (1.0 - self.sand) + LAST_PART * self.sand)

    def accepts(self, split: Split) -> bool:
        """Whether to sign: enough for this stage, and better than no agreement at all."""
        return self.value(self.me, split[self.me]) >= self.bar() and self.worth(split) > 0.0

    def bar(self) -> float:
        """The least one takes now: what this stage asks for, or what one has proposed oneself."""
        wanted = self.wanted(self.me)
        return min(wanted, self.proposed()) if self.own is not None and self.own.complete else wanted

    def proposed(self) -> float:
        """What one's own parchment gives oneself."""
        return self.value(self.me, self.splits[self.me][self.me])

    def odds(self, split: Split) -> float:
        """How likely all the others are to sign, by what the treasure seems worth to them."""
        odds = 1.0
        for seat in self.party:
            if seat != self.me:
                slack = self.value(seat, split[seat]) - self.wanted(seat)
                scale = CONFIDENCE * self.fair[seat] + 0.05
                odds /= 1.0 + exp(max(-30.0, min(30.0, -slack / scale)))
        return odds

    # Splits to propose.

    def nash(self, weight: float) -> Split:
        """Each token, the best first, to whom it means most: the largest weighted gain in the logarithm."""
        shares = {seat: [0] * KINDS for seat in self.party}
        totals = dict.fromkeys(self.party, 1.0)
        kinds = [kind for kind, count in enumerate(self.o.treasure) if count]
        best = {kind: max([self.table[seat][kind][1] for seat in self.party]) for kind in kinds}
        for kind in tokens_of(self.o.treasure, sorted(kinds, key=lambda kind: (-best[kind], kind))):
            chosen, most, added = self.party[0], -1.0, 0.0
            for seat in self.party:
                table = self.table[seat][kind]
                number = shares[seat][kind]
                step = max(0.01, table[number + 1] - table[number])
                gain = log(1.0 + step / totals[seat]) * (weight if seat == self.me else 1.0)
                if gain > most:
                    chosen, most, added = seat, gain, step
            totals[chosen] += added
            shares[chosen][kind] += 1
        return shares

    def candidates(self) -> list[Split]:
        """Splits worth thinking about, sweetened ones of what was refused included."""
        found = [self.nash(weight) for weight in OWN_WEIGHTS]
        for draft in self.sharing.drafts[-2:]:
            if draft.complete:
                found.append(self.splits[draft.author])
                if draft.refused_by is not None and draft.refused_by != self.me:
                    found += self.sweetened(found[-1], draft.refused_by)
        return found

    def sweetened(self, split: Split, refuser: int) -> list[Split]:
        """The same with one token of one's own for the refuser."""
        found = []
        for kind, count in enumerate(split[self.me]):
            if count:
                changed = {seat: share[:] for seat, share in split.items()}
                changed[self.me][kind] -= 1
                changed[refuser][kind] += 1
                found.append(changed)
        return found

    def proposal(self, less_than: float = inf) -> Split | None:
        """The split that promises most, of those one would sign oneself; none where there is none.

        What another wrote and somebody refused makes no sense. One's own parchment that was refused is a whole round
        old, and the sand has run on: it may be tried again.
        """
        best, most = None, 0.0
        of_others = [draft for draft in self.sharing.drafts if draft.author != self.me]
        refused = [self.splits[draft.author] for draft in of_others if draft.refused_by is not None]
        for split in self.candidates():
            if split in refused:
                continue
            worth = self.worth(split)
            if worth > 0.0 and LAST_PART * self.fair[self.me] <= self.value(self.me, split[self.me]) < less_than:
                promise = worth * self.odds(split)
                if promise > most:
                    best, most = split, promise
        return best

    def move(self, split: Split) -> Propose:
        """The split as a move, with a reason in words."""
        shares = tuple(Share(seat, bundle(split[seat])) for seat in sorted(self.party))
        return Propose(shares, self.reason(split))

    def reason(self, split: Split) -> Reason | None:
        """A short phrase from public facts and the split itself, unless the table is silent. (9.2.5)"""
        if self.o.view.talk == "off":
            return None
        own = split[self.me]
        if self.sand > 0.8:
            return Reason("last-offer")
        drafts = self.sharing.drafts
        if drafts and drafts[-1].refused_by in self.party:
            refuser = drafts[-1].refused_by
            more = list(map(sub, split[refuser], self.splits[drafts[-1].author][refuser]))
            if refuser != self.me and any(more) and min(more) >= 0:
                return Reason("sweetened", bundle(more))
        gems = [count if kind in GEMS else 0 for kind, count in enumerate(own)]
        coins = [count if kind in (SILVER, GOLD) else 0 for kind, count in enumerate(own)]
        if any(gems) and sum(gems) >= sum(coins):
            return Reason("collector", bundle(gems))
        if sum(coins) > 1 and not any(gems):
            return Reason("coins", bundle(coins))
        shares = [sum(share) for share in split.values()]
        if max(shares) - min(shares) <= 1:
            return Reason("even")
        if sum(own) <= min(shares):
            return Reason("mine", bundle(own))
        return Reason("yours", bundle(max([share for seat, share in split.items() if seat != self.me], key=sum)))


def split_of(draft: Draft, party: Sequence[int]) -> Split:
    found = {seat: [0] * KINDS for seat in party}
    for share in draft.shares:
        found[share.seat] = numbers_of(share.tokens)
    return found
