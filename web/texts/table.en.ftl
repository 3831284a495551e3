### What the page says around a game only: at a table, in a replay. The shelf does not wait for it.

## Whom one meets

web-level-record =
    { $played ->
        [one] Against bots that are { $kind }: you { $won ->
            [0] lost
           *[other] won
        } the one game you played.
       *[other] Against bots that are { $kind }: you won { $won } of your last { $played }.
    }
web-level-suits = { $bot } would suit you now.
web-level-newcomer = You have not met bots here yet: { $bot } suits a newcomer.
web-level-choose = Play against

## To play on from a moment

web-play-on = Play on from here
web-play-on-help = A new table, as it stood after move { $moment }. You decide what happens next.
web-play-on-seat = In the place of
web-play-on-bots = Against
web-play-on-others = In the other places
web-play-on-with-bots = bots of one kind
web-play-on-with-own = whoever sat there: people are invited, bots sit down at once
web-play-on-with-here = those who played, around this device
web-play-on-unrated = For practice: the result counts for nobody.

## The study of a finished game

web-analyse = Analyse the game
web-analyse-again = Analyse it again
web-study = Analysis
web-study-title = Where was it won and lost?
web-study-read = In words
web-study-chart = Chances of victory
web-study-chance = { $name } { $percent }%
web-study-waiting =
    { $ahead ->
        [0] Waiting: this game is next.
        [one] Waiting: one game comes first.
       *[other] Waiting: { $ahead } games come first.
    }
web-study-working =
    { $total ->
        [0] The analysis begins…
       *[other] Decision { $done } of { $total }: you may leave and come back.
    }
web-study-failed = This game could not be analysed.
web-study-own = What you could have done better
web-study-theirs = { $name }: what could have been better
web-study-flawless = Nothing that surely cost anything.
web-study-played = “{ $move }”.
web-training-title = { $count ->
    [one] One thing to work on
   *[other] Two things to work on
}
web-training-habit = { $question } ({ $costly } of { $made }): that gave away { $percent }% of a victory.
web-training-games = { $games ->
    [one] By this game; more of your games, studied, will tell more.
   *[other] By your last { $games } games that were studied.
}
web-study-moments = Moments of the evening
web-study-accounts = Skill and fortune
web-study-start = Start
web-study-skill = Skill
web-study-others = Others' moves
web-study-fortune = Fortune
web-study-end = End
web-study-move = Move
web-study-marks = Marks
web-study-table = All chances as a table
web-study-explained = In points of winning chance, each player's as they could know them then. Skill: what one's own moves gave away; 0 is the best there is. Others' moves: what theirs brought. Fortune: deals, draws and what came to light. ± is noise alone: what lies within it is never called a mistake.
web-mark-find = good find
web-mark-slip = slip
web-mark-blunder = blunder
web-mark-turn = turning point
web-mark-previous = Previous mark
web-mark-next = Next mark
web-marks =
    { $marks ->
        [0] No marks
        [one] { $marks } mark
       *[other] { $marks } marks
    }
web-what-if = What if?
