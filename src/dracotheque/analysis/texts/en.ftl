### The analysis of a finished game: what it says in English.

## A decision

judged-forced = There was no choice.
judged-same = The adviser would have played the same.
judged-close = “{ $best }” would do about as well: what lies between them is within the noise, or too little to count.
judged-find =
    A good find: habit would have played something else, for { $points } { $points ->
        [one] point
       *[other] points
    } of winning chance less ({ $low } to { $high }).
judged-slip =
    A slip of { $points } { $points ->
        [one] point
       *[other] points
    } of winning chance ({ $low } to { $high }): “{ $best }” was better.
judged-blunder =
    A blunder of { $points } { $points ->
        [one] point
       *[other] points
    } of winning chance ({ $low } to { $high }): “{ $best }” was much better.

## The moments of the evening

moment-rise = Move { $number }: { $seat } goes from { $before }% to { $after }%. It was nobody's mistake.
moment-rise-own = Move { $number }: { $seat } plays “{ $move }” and goes from { $before }% to { $after }%.
moment-fall = Move { $number }: { $seat } falls from { $before }% to { $after }%. It was nobody's mistake.
moment-fall-own = Move { $number }: { $seat } plays “{ $move }” and falls from { $before }% to { $after }%. Fortune decided, not the choice.
moment-find =
    Move { $number }: { $seat } finds “{ $move }”, worth { $points } { $points ->
        [one] point
       *[other] points
    } more than habit.
moment-slip =
    Move { $number }: with “{ $move }”, { $seat } lets go { $points } { $points ->
        [one] point
       *[other] points
    } of winning chance; “{ $best }” was better.
moment-blunder =
    Move { $number }: with “{ $move }”, { $seat } gives away { $points } { $points ->
        [one] point
       *[other] points
    } of winning chance; “{ $best }” was the move.

## The picture

picture-title = { $title }: the chances of { $names }
picture-text =
    Chances of victory before each decision ({ $decisions } in all), each as the player could know them. Turning points: { $turns }. Slips and blunders: { $mistakes }. { $ends }
picture-end = { $seat }: { $start }% at the start, { $end }% in the end.
picture-axis = decisions
picture-marks = ▲ find · ▼ slip · ✖ blunder
