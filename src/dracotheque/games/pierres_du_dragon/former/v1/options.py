"""The options of version 1: the times of its clock."""

from typing import Annotated, Final

from msgspec import Meta

from dracotheque.core.errors import BadTable

from ... import options

SECONDS: Final = range(15, 121)
HOURS: Final = range(1, 73)
Time = Annotated[int, Meta(ge=1, le=120)] | None


class StoneOptions(options.Company, frozen=True, kw_only=True, dict=True):
    """With the times of the clock: seconds in live play, hours in slow play; None where nobody is hurried."""

    gold_time: Time = None
    silver_time: Time = None
    power_time: Time = None
    round_limit: Annotated[int, Meta(ge=0, le=100)] = 0
    sealed_proof: bool = False


def check_options(chosen: StoneOptions, players: int) -> None:
    """All three times or none, each within the bounds of its tempo."""
    options.check_options(chosen, players)
    times = (chosen.gold_time, chosen.silver_time, chosen.power_time)
    allowed = SECONDS if chosen.tempo == "live" else HOURS
    if times != (None, None, None) and not all(time in allowed for time in times):
        raise BadTable("error-times", low=allowed[0], high=allowed[-1])


def presets(players: int) -> dict[str, dict[str, object]]:
    others = {name: chosen for name, chosen in options.presets(players).items() if name not in ("proven", "slow")}
    hours = {"gold_time": 24, "silver_time": 24, "power_time": 24}
    return {
        **others,
        "hourglass": {"gold_time": 45, "silver_time": 25, "power_time": 45, "sealed_proof": True, "round_limit": 6},
        "slow": {"tempo": "slow", **hours, "bluff": False, "round_limit": 10},
    }
