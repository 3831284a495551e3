"""What can happen, for the log and for animation."""

from dracotheque.games.or_des_dragons.events.fair import (
    DealMade,
    DealPosted,
    DealRefused,
    DealSigned,
    DealUntaken,
    DealWithdrawn,
    FairClosed,
    FairOpened,
    FairPassed,
    TraderCalled,
    TradingDone,
    WaresCried,
)
from dracotheque.games.or_des_dragons.events.magic import (
    CardPlayed,
    CardsDrawn,
    DragonsInverted,
    EyeMoved,
    LensUsed,
    MayBegin,
    OrderKept,
    PileRenewed,
    PincherCaught,
    PinchPlanned,
    QuietlyAsked,
    SharesConfused,
    TokenPinched,
    TokensCounted,
    TokensPicked,
    TokensRenewed,
    TokensSwapped,
    WindowOpened,
    WindowShut,
)
from dracotheque.games.or_des_dragons.events.sharing import (
    AgreementReached,
    GrainHeld,
    NothingFound,
    SandTurned,
    ScreenSeen,
    SharingGivenUp,
    SignatureWithdrawn,
    SplitProposed,
    SplitRefused,
    SplitSigned,
    TheftDeclared,
    TheftDeclined,
    TokensStolen,
)
from dracotheque.games.or_des_dragons.events.turns import (
    AdventurerDrivenOff,
    AdventurerPlaced,
    AdventurersWoke,
    BagEmptied,
    DragonAppeared,
    DragonCollapsed,
    DragonKilled,
    GameBegan,
    GameEnded,
    LairCleared,
    PinchesRevealed,
    PowerRaised,
    RedsTaken,
    ScreenLifted,
    ShareReceived,
    TheftsRevealed,
    TreasureCompleted,
    TreasureLost,
    TreasureTaken,
    TurnBegan,
    TurnSkipped,
)

__all__ = [
    "AdventurerDrivenOff",
    "AdventurerPlaced",
    "AdventurersWoke",
    "AgreementReached",
    "BagEmptied",
    "CardPlayed",
    "CardsDrawn",
    "DealMade",
    "DealPosted",
    "DealRefused",
    "DealSigned",
    "DealUntaken",
    "DealWithdrawn",
    "DragonAppeared",
    "DragonCollapsed",
    "DragonKilled",
    "DragonsInverted",
    "Events",
    "EyeMoved",
    "FairClosed",
    "FairOpened",
    "FairPassed",
    "GameBegan",
    "GameEnded",
    "GrainHeld",
    "LairCleared",
    "LensUsed",
    "MayBegin",
    "NothingFound",
    "OrderKept",
    "PileRenewed",
    "PinchPlanned",
    "PincherCaught",
    "PinchesRevealed",
    "PowerRaised",
    "QuietlyAsked",
    "RedsTaken",
    "SandTurned",
    "ScreenLifted",
    "ScreenSeen",
    "ShareReceived",
    "SharesConfused",
    "SharingGivenUp",
    "SignatureWithdrawn",
    "SplitProposed",
    "SplitRefused",
    "SplitSigned",
    "TheftDeclared",
    "TheftDeclined",
    "TheftsRevealed",
    "TokenPinched",
    "TokensCounted",
    "TokensPicked",
    "TokensRenewed",
    "TokensStolen",
    "TokensSwapped",
    "TraderCalled",
    "TradingDone",
    "TreasureCompleted",
    "TreasureLost",
    "TreasureTaken",
    "TurnBegan",
    "TurnSkipped",
    "WaresCried",
    "WindowOpened",
    "WindowShut",
]

Events = (
    GameBegan
    | DragonAppeared
    | TurnBegan
    | AdventurersWoke
    | TurnSkipped
    | DragonCollapsed
    | AdventurerPlaced
    | AdventurerDrivenOff
    | PowerRaised
    | DragonKilled
    | TreasureCompleted
    | BagEmptied
    | RedsTaken
    | TreasureTaken
    | ShareReceived
    | TreasureLost
    | LairCleared
    | TheftsRevealed
    | PinchesRevealed
    | ScreenLifted
    | GameEnded
    | SandTurned
    | SplitProposed
    | SplitSigned
    | SignatureWithdrawn
    | SplitRefused
    | GrainHeld
    | SharingGivenUp
    | AgreementReached
    | TheftDeclared
    | TheftDeclined
    | ScreenSeen
    | TokensStolen
    | NothingFound
    | CardsDrawn
    | PileRenewed
    | CardPlayed
    | TokensRenewed
    | LensUsed
    | TokensPicked
    | SharesConfused
    | TokensSwapped
    | DragonsInverted
    | WindowOpened
    | WindowShut
    | QuietlyAsked
    | MayBegin
    | EyeMoved
    | TokenPinched
    | TokensCounted
    | PincherCaught
    | PinchPlanned
    | OrderKept
    | FairOpened
    | DealPosted
    | DealSigned
    | DealRefused
    | DealUntaken
    | DealWithdrawn
    | DealMade
    | WaresCried
    | TraderCalled
    | FairPassed
    | TradingDone
    | FairClosed
)
