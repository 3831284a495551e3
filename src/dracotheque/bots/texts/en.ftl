### The bots: who they are and how they explain themselves.

## The company

bot-beginner = Ember
bot-beginner-manner = hasty and greedy
bot-beginner-portrait = A hatchling who means well, then grabs whatever glitters first.
bot-apprentice = Claw
bot-apprentice-manner = eager and a little rash
bot-apprentice-portrait = Has learnt the trade from Old Scale, and forgets it whenever something glitters very brightly.
bot-regular = Old Scale
bot-regular-manner = steady and sensible
bot-regular-portrait = Has seen a thousand games, plays each by rule of thumb and is seldom surprised.
bot-expert = Amber Eye
bot-expert-manner = quick and sharp
bot-expert-portrait = Looks a moment ahead, no longer, and mostly sees enough.
bot-master = The Great Wyrm
bot-master-manner = patient and calculating
bot-master-portrait = Imagines what you may be hiding, game after game, before laying a claw on the table.
bot-guardian = The Guardian
bot-guardian-manner = cautious
bot-guardian-portrait = Calculates like a master, and would rather keep a small hoard safe than stake it for a great one.
bot-gambler = The Wild Drake
bot-gambler-manner = daring
bot-gambler-portrait = Calculates like a master, and loves nothing more than a chance that may go either way.
bot-viper = The Wyvern
bot-viper-manner = envious
bot-viper-portrait = Calculates like a master, and cannot bear to see anybody else do well.

## The levels

level-beginner = very easy
level-apprentice = easy
level-regular = medium
level-expert = hard
level-master = very hard

## Why a move

reason-forced = Nothing else can be played.
reason-impulse = It glitters, and there was no time to think.
reason-habit = Experience says so: this is sound play as a rule.
reason-random = No reason at all: the dice decided.
reason-untold = This bot keeps its reasons to itself.
reason-only-idea = Nothing else was worth a thought.
reason-clear = In the games imagined it leaves the others behind: { $lead } { $lead ->
        [one] point
       *[other] points
    } of winning chance more than the next best.
reason-close = Several moves do nearly as well; this one came out a little ahead.
reason-experience = Experience speaks for it more strongly than the games imagined do for another.
reason-envious = Another may bring more, but this one leaves the best opponent less.
reason-secret = Nobody must be able to guess it: the choice varies among the good ones.
reason-safer = Another may bring more, but this one turns out well more surely.
reason-bolder = Another is safer, but this one may bring more.
