### Les bots : qui ils sont et comment ils s'expliquent.

## La compagnie

bot-beginner = Flammèche
bot-beginner-manner = impulsive et gourmande
bot-beginner-portrait = Une jeune dragonne pleine de bonne volonté, qui se jette sur tout ce qui brille.
bot-apprentice = Griffe
bot-apprentice-manner = zélée, un peu étourdie
bot-apprentice-portrait = A tout appris de Vieille Écaille, et l'oublie dès que quelque chose brille un peu trop.
bot-regular = Vieille Écaille
bot-regular-manner = posée et pleine de bon sens
bot-regular-portrait = A vu passer mille parties, les joue toutes d'expérience et se laisse rarement surprendre.
bot-expert = Œil d'Ambre
bot-expert-manner = vif et perçant
bot-expert-portrait = Ne regarde qu'un instant devant lui, et le plus souvent cela suffit.
bot-master = Le Grand Ver
bot-master-manner = patient et calculateur
bot-master-portrait = Imagine ce que vous pouvez cacher, partie après partie, avant de poser une griffe sur la table.
bot-guardian = Le Gardien
bot-guardian-manner = prudent
bot-guardian-portrait = Calcule comme un maître, et préfère un petit trésor bien gardé à un grand qu'il faudrait risquer.
bot-gambler = Le Drac Fou
bot-gambler-manner = téméraire
bot-gambler-portrait = Calcule comme un maître, et n'aime rien tant qu'un coup qui peut tourner d'un côté ou de l'autre.
bot-viper = La Vouivre
bot-viper-manner = envieuse
bot-viper-portrait = Calcule comme un maître, et ne supporte pas que quelqu'un d'autre réussisse.

## Les niveaux

level-beginner = très facile
level-apprentice = facile
level-regular = moyen
level-expert = difficile
level-master = très difficile

## Pourquoi ce coup

reason-forced = Rien d'autre n'est possible.
reason-impulse = Cela brille, et le temps de réfléchir a manqué.
reason-habit = L'expérience le dit : en règle générale, c'est bien joué.
reason-random = Aucune raison : les dés ont décidé.
reason-untold = Ce bot garde ses raisons pour lui.
reason-only-idea = Rien d'autre ne valait la peine d'y penser.
reason-clear = Dans les parties imaginées, il laisse les autres loin derrière : { $lead } { $lead ->
        [one] point
       *[other] points
    } de chances de gagner de plus que le suivant.
reason-close = Plusieurs coups se valent presque ; celui-ci est un peu devant.
reason-experience = L'expérience parle pour lui plus fort que les parties imaginées pour un autre.
reason-envious = Un autre peut rapporter plus, mais celui-ci en laisse moins au meilleur adversaire.
reason-secret = Personne ne doit pouvoir le deviner : le choix varie parmi les bons.
reason-safer = Un autre peut rapporter plus, mais celui-ci a plus de chances de bien tourner.
reason-bolder = Un autre est plus sûr, mais celui-ci peut rapporter plus.
