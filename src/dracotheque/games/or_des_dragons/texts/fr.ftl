### L'Or des Dragons : tout ce que dit la table en français.
###
### Une variable en « _id » contient la valeur nue (l'id d'une carte, le numéro d'une place, « none » pour rien), une
### variable en « _count » le nombre d'éléments d'une liste : elles ne servent qu'à choisir.

## La boîte

game-title = L'Or des Dragons
game-summary = Abattez des dragons ensemble, puis entendez-vous sur leur or avant que le sable soit écoulé : sans accord, personne n'a rien.
game-authors = Bruno Faidutti
game-length = environ 45 min
game-difficulty = s'apprend en une partie

## Les jetons

token-silver = pièce d'argent
    .is = f
token-gold = pièce d'or
    .is = f
token-red = jeton rouge
    .is = m
token-sapphire = saphir
    .is = m
token-emerald = émeraude
    .is = f
token-amethyst = améthyste
    .is = f
token-amber = ambre
    .is = m
token-diamond = diamant
    .is = m
token-black_diamond = diamant noir
    .is = m
heap =
    { $token_id ->
        [silver] { $count ->
            [one] { $count } pièce d'argent
           *[other] { $count } pièces d'argent
        }
        [gold] { $count ->
            [one] { $count } pièce d'or
           *[other] { $count } pièces d'or
        }
        [red] { $count ->
            [one] { $count } jeton rouge
           *[other] { $count } jetons rouges
        }
        [sapphire] { $count ->
            [one] { $count } saphir
           *[other] { $count } saphirs
        }
        [emerald] { $count ->
            [one] { $count } émeraude
           *[other] { $count } émeraudes
        }
        [amethyst] { $count ->
            [one] { $count } améthyste
           *[other] { $count } améthystes
        }
        [amber] { $count ->
            [one] { $count } ambre
           *[other] { $count } ambres
        }
        [diamond] { $count ->
            [one] { $count } diamant
           *[other] { $count } diamants
        }
       *[other] { $count ->
            [one] { $count } diamant noir
           *[other] { $count } diamants noirs
        }
    }
a-token =
    { $token_id ->
        [black_diamond] { LE($token) }
       *[other] { UN($token) }
    }
share =
    { $tokens_count ->
        [0] { $seat } : rien
       *[other] { $seat } : { $tokens }
    }
list-share = { $left } ; { $right }
side = { $seat } donne { $gives } contre { $gets }
list-side = { $left } ; { $right }

## Aventuriers, bandes, dragons

adventurer-warrior = Guerrier
    .is = m
adventurer-warrioress = Guerrière
    .is = f
adventurer-thief = Voleur
    .is = m
adventurer-wizard = Magicien
    .is = m
the-adventurer = { LE($adventurer) }
colour-green = vert
colour-red = rouge
colour-blue = bleu
colour-yellow = jaune
colour-violet = violet
colour-grey = gris
dragon-dragon_10_4_7 = dragon 10/4/7
    .is = m
dragon-dragon_10_11_0 = dragon 10/11/0
    .is = m
dragon-dragon_10_7_4 = dragon 10/7/4
    .is = m
dragon-dragon_9_0_9 = dragon 9/0/9
    .is = m
dragon-dragon_9_8_2 = dragon 9/8/2
    .is = m
dragon-dragon_9_5_5 = dragon 9/5/5
    .is = m
dragon-dragon_8_8_0 = dragon 8/8/0
    .is = m
dragon-dragon_8_4_4 = dragon 8/4/4
    .is = m
dragon-dragon_8_5_3 = dragon 8/5/3
    .is = m
dragon-dragon_8_0_8 = dragon 8/0/8
    .is = m
dragon-dragon_7_4_3 = dragon 7/4/3
    .is = m
dragon-dragon_7_0_7 = dragon 7/0/7
    .is = m
dragon-dragon_7_7_0 = dragon 7/7/0
    .is = m
dragon-dragon_6_1_5 = dragon 6/1/5
    .is = m
dragon-dragon_6_4_2 = dragon 6/4/2
    .is = m
dragon-dragon_6_3_3 = dragon 6/3/3
    .is = m
dragon-dragon_5_4_1 = dragon 5/4/1
    .is = m
dragon-dragon_5_0_5 = dragon 5/0/5
    .is = m

## Objets magiques

card-repulsive_cloud = Nuage répulsif
    .is = m
card-repulsive_cloud-text = Contre la pose d'un autre : l'aventurier doit aller sous un autre dragon, avec ses renforts.
card-renewal_powder = Poudre de renouveau
    .is = f
card-renewal_powder-text = Avant un partage : des jetons du trésor retournent au sac, on en tire autant.
card-recall_ring = Anneau de rappel
    .is = m
card-recall_ring-text = Au début de votre tour : tous les aventuriers au repos de votre rangée sont prêts.
card-exchange_mirror = Miroir d'échange
    .is = m
card-exchange_mirror-text = Entre deux tours : trois jetons d'un dragon changent de place avec trois d'un autre.
card-muddle_stone = Pierre d'embrouille
    .is = f
card-muddle_stone-text = Contre un vol dont vous êtes la victime : c'est vous qui choisissez ce qui part.
card-grasping_glove = Gant capteur
    .is = m
card-grasping_glove-text = Au moment de piocher un objet magique : piochez-en trois.
card-sword_plus_one = Épée +1
    .is = f
card-sword_plus_one-text = Avec votre attaque : l'aventurier compte un de plus.
card-emergency_bell = Clochette d'urgence
    .is = f
card-emergency_bell-text = Entre deux tours : une Foire, tout de suite.
card-suction_tube = Tube aspirant
    .is = m
card-suction_tube-text = Entre deux tours : deux jetons d'un dragon changent de place avec deux d'un autre.
card-long_arm = Bras long
    .is = m
card-long_arm-text = Après un partage sans vous, si votre Voleur est prêt : volez un jeton à un participant.
card-inversion_powder = Poudre d'inversion
    .is = f
card-inversion_powder-text = Entre deux tours : deux dragons échangent leurs antres, si aucun n'en meurt.
card-confusion_ring = Anneau de confusion
    .is = m
card-confusion_ring-text = Après un accord : deux participants autres que vous échangent leurs parts.
card-velvet_glove = Gant de velours
    .is = m
card-velvet_glove-text = Avec votre vol : deux jetons au hasard au lieu d'un.
card-invisible_hand = Main invisible
    .is = f
card-invisible_hand-text = En secret : chapardez les jetons des dragons vivants, tant que vous n'êtes pas pris.
card-fireball = Boule de feu
    .is = f
card-fireball-text = En posant votre Magicien : il vaut 4.
card-discernment_lens = Loupe de discernement
    .is = f
card-discernment_lens-text = Avant un partage : deux jetons, choisis parmi cinq, rejoignent le trésor.
card-weakness_powder = Poudre de faiblesse
    .is = f
card-weakness_powder-text = Contre l'attaque d'un autre qui égale tout juste la puissance du dragon : il gagne 1 de puissance et survit.
the-card = { LE($card) }
window-placed = pose
window-exact_kill = coup juste
window-before_sharing = avant le partage
window-agreement = accord
window-theft_declared = vol annoncé
window-after_sharing = après le partage
window-between_turns = entre deux tours

## Les mots de la table

word-lair = antre
word-power = puissance
word-bag = sac
word-dragons = dragons à venir
word-fair = dragons avant la Foire :
word-lost = trésors perdus
word-ready = prêts
word-resting = au repos
word-fighting = au combat
word-loot = votre butin
word-worth =
    { $gems ->
        [0] { points }
        [one] { points } + { $gems } gemme
       *[other] { points } + { $gems } gemmes
    }
word-stall = étal
word-magic = objets magiques
word-discard = défausse magique
word-treasure = trésor
word-known = connus
word-unknown = inconnus
word-total = total
word-total-lead =
    { $lead ->
        [one] un point d'avance sur { $seat }
       *[other] { $lead } points d'avance sur { $seat }
    }
word-kills = mortel
word-last-phase = dernière phase
word-dead = mort
word-empty = antre vide
word-nothing = rien
word-parchment = parchemin
word-signed = signé par
word-refused = refusé par
word-grain = tour de parole
word-eye = œil
word-nowhere = nulle part
word-ledger = au su de tous
word-band = bande
word-score = décompte
word-coins = pièces
word-gems = majorités
word-collection = collection
word-cursed = maudit
word-seen = derrière l'écran
word-deal = marché
word-shares = parts
word-lens = sous la Loupe

## Les mots du plateau

word-one-device = Sur un seul appareil, on parle à tour de rôle, quel que soit le rythme choisi : aucun sablier n'attend un appareil qui passe de main en main. Quand personne ne semble attendu, il fait le tour de la table : nul ne sait qui avait quelque chose à jouer.
word-confirm = Confirmer
word-start-over = Recommencer
word-one-more = Ajouter : { $token }
word-one-less = Ôter : { $token }
word-thinking = réfléchit
word-trading-done = a terminé ses affaires
word-version = version { $number }
word-incomplete = Incomplet : tout n'est pas réparti.
word-treasure-of = Le trésor de l'antre { $slot }
word-to-share = à répartir
word-serve = Donner { a-token } { A($seat) }
word-take-back = Reprendre { a-token } { A($seat) }
word-all-shared = Tout est réparti.
word-left-to-share =
    { $count ->
        [one] Reste un jeton à répartir.
       *[other] Restent { $count } jetons à répartir.
    }
word-propose = Proposer ce partage
word-suggestion = Une idée
word-phrase = En disant
word-no-phrase = rien
word-sign = Signer
word-sign-again = Signer encore
word-copy = Reprendre
word-given-up = Ont dit « pas d'accord » :
word-mandate = Votre mandat
word-mandate-help = En secret : votre intendant signe le premier parchemin qui vous donne au moins un de ces lots.
word-at-least = au moins
word-add = Un autre lot
word-remove = Retirer
word-take-mandate-back = Reprendre le mandat
word-gives = donne
word-gets = reçoit
word-with = Avec
word-anybody = qui veut
word-parties = Marché à plusieurs, avec
word-post = Proposer ce marché
word-fairground = La Foire
word-for = contre
word-offered-to = Pour { $seats }
word-offered-to-all = À qui veut
word-withdraw = Retirer ce marché
word-no-offers = Aucun marché sur la table.
word-cry = Lancer un boniment
word-seeks = cherche
word-offers = offre
word-shout = Crier
word-swap-help =
    { $number ->
        [one] Choisissez un jeton d'un dragon et un d'un autre.
       *[other] Choisissez { $number } jetons d'un dragon et { $number } d'un autre.
    }
word-choose-renew = à renvoyer au sac
word-choose-pick = à ajouter au trésor
word-choose-give = à céder
word-orders = Vos consignes
word-against = Contre (tous si personne)
word-for-dragons = Dragons (tous si aucun)
word-only-grave = seulement contre un vol assisté ou double
word-only-deadly = seulement contre une attaque mortelle
word-arm = Armer
word-pile = pile magique
word-decide = Votre décision
word-theft = { $thief_seat } vole { $victim_seat }.
word-now-adventurer = Choisissez un aventurier prêt.
word-now-lair = Choisissez un antre.
word-now-eye = Choisissez l'antre à surveiller, en secret.
word-now-pinch = Chapardez un jeton sur un dragon, ou passez.
word-now-two-lairs = Choisissez deux antres.
word-now-two-seats = Choisissez deux participants.
word-now-victim = Choisissez une victime, ou passez.
word-watch = Surveiller :
word-state-ready = disponible
word-state-resting = au repos
word-state-fighting = au combat
word-first = premier joueur
word-players = Les joueurs

## Ce qui arrive

game-began = { $seat } commence.
dragon-appeared =
    { $tokens_count ->
        [0] Un { $dragon } s'installe dans l'antre { $slot }, sans un jeton.
       *[other] Un { $dragon } s'installe dans l'antre { $slot } avec { $tokens }.
    }
turn-began = { CAP(A($seat)) } d'attaquer.
adventurers-woke = { $seat } retourne sa rangée ; de nouveau prêts : { $adventurers }.
turn-skipped = { $seat } a tout son monde au combat et saute son tour.
dragon-collapsed = Plus personne n'a de quoi attaquer : le { $dragon } de l'antre { $slot } s'effondre.
adventurer-placed =
    { $boosts_count ->
        [0] { $seat } envoie { the-adventurer } dans l'antre { $slot } : { $total } contre { $power }.
       *[other] { $seat } envoie { the-adventurer } dans l'antre { $slot } avec { $boosts } : { $total } contre { $power }.
    }
adventurer-driven-off = Le Nuage chasse { the-adventurer } ({ $seat }) de l'antre { $slot }.
power-raised = Le dragon de l'antre { $slot } survit : il a désormais { $power } de puissance.
dragon-killed =
    { $seats_count ->
        [one] Le { $dragon } de l'antre { $slot } est mort, abattu par { $seats } en solitaire.
       *[other] Le { $dragon } de l'antre { $slot } est mort, abattu par { $seats }.
    }
treasure-completed =
    { $treasure_count ->
        [0] Le trésor est vide.
       *[other]
            { $tokens_count ->
                [0] Le trésor : { $treasure }.
               *[other] Du sac sortent { $tokens }. Le trésor : { $treasure }.
            }
    }
bag-emptied = Le sac est vide : la dernière phase commence.
reds-taken = { $seat } a le seul Magicien présent et emporte { $tokens }.
treasure-taken = { $seat } prend tout le trésor : { $tokens }.
share-received =
    { $tokens_count ->
        [0] { $seat } ne reçoit rien.
       *[other] { $seat } reçoit { $tokens }.
    }
treasure-lost = Pas d'accord. Perdu pour tout le monde : { $tokens }.
lair-cleared = Les combattants de l'antre { $slot } rentrent se reposer : { $seats }. Le { $dragon } n'est plus.
sand-turned = Le sablier est retourné : { $seats } ont à partager.
reason =
    { $phrase_id ->
        [even] { " " }« Parts égales, à peu près. »
        [mine] { " " }« Je ne demande { QUE($tokens) }. »
        [yours] { " " }« Je vous laisse { $tokens }. »
        [collector] { " " }« Je collectionne : { $tokens } pour moi. »
        [coins] { " " }« Gardez les pierres, je prends { $tokens }. »
        [sweetened] { " " }« Et avec { $tokens } de plus ? »
       *[last-offer] { " " }« Dernière offre. »
    }
split-proposed =
    { $missing_count ->
        [0] { $seat } propose (version { $version }) : { $shares }.{ $reason }
       *[other] { $seat } écrit (version { $version }) : { $shares } ; reste à répartir : { $missing }.{ $reason }
    }
split-signed = { $seat } signe le parchemin qu'a écrit { $author } (version { $version }).
signature-withdrawn = { $seat } retire sa signature du parchemin qu'a écrit { $author }.
split-refused = { $seat } refuse ce que propose { $author }.
grain-held = { $seat } se tait.
sharing-given-up = { $seat } dit « pas d'accord ».
agreement-reached = { $seats } s'accordent sur le parchemin qu'a écrit { $author }.
theft-declared =
    { $velvet ->
        [yes] { $seat } s'apprête à voler { $victim }, deux fois.
       *[no] { $seat } s'apprête à voler { $victim }.
    }
theft-declined = { $seat } ne vole rien.
screen-seen = { $seat } regarde ce que cache { $victim } : { $tokens }.
tokens-stolen =
    { $tokens_count ->
        [0]
            { $count ->
                [one] { $seat } vole un jeton { A($victim) }.
               *[other] { $seat } vole { $count } jetons { A($victim) }.
            }
       *[other] { $seat } vole { A($victim) } : { $tokens }.
    }
nothing-found = { $seat } ne trouve rien à voler { A($victim) }.
cards-drawn =
    { $cards_count ->
        [0]
            { $count ->
                [one] { $seat } pioche un objet magique.
               *[other] { $seat } pioche { $count } objets magiques.
            }
       *[other] { $seat } pioche : { $cards }.
    }
pile-renewed =
    { $count ->
        [one] La défausse magique devient la nouvelle pile : une seule carte.
       *[other] La défausse magique est mélangée et devient la nouvelle pile : { $count } cartes.
    }
card-played = { $seat } joue { the-card }.
tokens-renewed = { $seat } renvoie au sac { $returned } ; il en sort { $drawn }.
lens-used = { $seat } regarde à la Loupe : { $tokens }.
tokens-picked = { $seat } ajoute au trésor { $tokens }.
shares-confused = { $seat } intervertit deux parts : { $first } et { $second }.
tokens-swapped = Antre { $first_slot } et antre { $second_slot } : { $first_tokens } changent de place avec { $second_tokens }.
dragons-inverted = Les dragons des antres { $first_slot } et { $second_slot } changent de place.
window-opened = On peut réagir : { $window }.
window-shut = On ne peut plus réagir : { $window }.
quietly-asked = On demande quelque chose { A($seat) }, et personne d'autre ne le voit.
may-begin = { $seat } peut commencer.
eye-moved =
    { $slot ->
        [0] { $seat } ne surveille rien.
       *[other] { $seat } surveille l'antre { $slot }.
    }
tokens-counted = Jetons sur les dragons, antre par antre : { $counts }.
pinch-planned = { $seat } compte chaparder { a-token } dans l'antre { $slot } à la prochaine occasion.
token-pinched = { $seat } chaparde { a-token } dans l'antre { $slot }, sans être vu.
pincher-caught = { $seat } se fait prendre dans l'antre { $slot }, la main sur { a-token } !
order-kept = { $seat } laisse une consigne que personne d'autre ne voit.
fair-opened = La Foire s'ouvre ; { $seat } parle en premier.
trader-called = { $seat } peut proposer un marché.
deal =
    { $sides_count ->
        [one]
            { $takers_count ->
                [0] { $sides }, à qui veut
               *[other] { $sides }, pour { $takers }
            }
       *[other] { $sides }
    }
deal-posted = { $seat } propose un marché : { $deal }.
deal-signed = { $seat } signe le marché que propose { $maker }.
deal-refused = { $seat } refuse le marché que propose { $maker }.
deal-untaken = Personne ne prend le marché que propose { $maker }.
deal-withdrawn = { $seat } retire un marché : { $deal }.
deal-made = Marché conclu : { $deal }.
wares-cried =
    { $seeks_count ->
        [0] { $seat } crie : j'ai { $offers } !
       *[other]
            { $offers_count ->
                [0] { $seat } crie : je cherche { $seeks } !
               *[other] { $seat } crie : je cherche { $seeks }, j'ai { $offers } !
            }
    }
fair-passed = { $seat } ne propose rien.
trading-done = { $seat } a terminé ses affaires.
fair-closed = La Foire se termine.
thefts-revealed = { $seat } avait volé { A($victim) } : { $tokens }.
pinches-revealed = { $seat } avait chapardé aux dragons : { $tokens }.
points =
    { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
screen-lifted =
    { $tokens_count ->
        [0] { $seat } lève son écran : rien, { points }.
       *[other]
            { $cards_count ->
                [0] { $seat } lève son écran : { $tokens }. Cela fait { points }.
               *[other] { $seat } lève son écran : { $tokens }, et en main : { $cards }. Cela fait { points }.
            }
    }
game-ended =
    { $winners_count ->
        [one] La partie est finie ({ $ending }) : { $winners } gagne !
       *[other] La partie est finie ({ $ending }) : { $winners } se partagent la victoire !
    }

## Pourquoi la partie finit

ending-nothing-left = plus rien à partager

## La partie en chiffres

statistic-dragons_killed = Dragons tués
statistic-treasures_shared = Partages conclus
statistic-treasures_lost = Partages manqués
statistic-splits_proposed = Partages proposés
statistic-tokens_stolen = Jetons volés
statistic-tokens_lost = Jetons perdus par vol
statistic-tokens_pinched = Jetons chapardés
statistic-objects_played = Objets magiques joués
statistic-deals_made = Marchés conclus

## Les coups

move-attack =
    { $boosts_count ->
        [0] Envoyer { the-adventurer } dans l'antre { $slot }
       *[other] Envoyer { the-adventurer } dans l'antre { $slot } avec { $boosts }
    }
move-replace =
    { $boosts_count ->
        [0] Aller dans l'antre { $slot }
       *[other] Aller dans l'antre { $slot } avec { $boosts }
    }
move-pass = Passer
move-play-card = Jouer { the-card }
move-renew = Poudre de renouveau : renouveler { $tokens }
move-pick = Ajouter au trésor { $tokens }
move-swap = { $card } : { $first_tokens } de l'antre { $first_slot } contre { $second_tokens } de l'antre { $second_slot }
move-invert = Poudre d'inversion : échanger les dragons des antres { $first_slot } et { $second_slot }
move-confuse = Anneau de confusion : intervertir deux parts, { $first } et { $second }
move-reach-out =
    { $velvet ->
        [yes] Bras long et Gant de velours : voler deux jetons { A($victim) }
       *[no] Bras long : voler { $victim }
    }
move-steal =
    { $velvet ->
        [yes] Voler { $victim } avec le Gant de velours
       *[no] Voler { $victim }
    }
move-give = Céder { $tokens }
move-take = Prendre { a-token }
move-propose = Proposer : { $shares }{ $reason }
move-sign = Signer le parchemin qu'a écrit { $author } (version { $version })
move-unsign = Retirer votre signature
move-refuse = Refuser
move-hold = Se taire
move-no-deal = Dire « pas d'accord »
move-mandate =
    { $bundles_count ->
        [0] Reprendre votre mandat
       *[other] Laisser un mandat : { $bundles }
    }
move-deal =
    { $takers_count ->
        [0] Proposer un marché : { $sides }
       *[other] Proposer un marché : { $sides } (pour { $takers })
    }
move-sign-deal = Signer le marché que propose { $maker } : { $deal }
move-withdraw-deal = Retirer le marché : { $deal }
move-cry = Lancer un boniment (recherché : { $seeks } ; offert : { $offers })
move-done = Terminer
move-set-eye =
    { $slot ->
        [0] Ne rien surveiller
       *[other] Surveiller l'antre { $slot }
    }
move-pinch = Chaparder { a-token } dans l'antre { $slot }
move-arm-cloud =
    { $only_if_deadly ->
        [yes] Armer le Nuage répulsif contre les attaques mortelles (joueurs : { $seats } ; dragons : { $dragons })
       *[no] Armer le Nuage répulsif (joueurs : { $seats } ; dragons : { $dragons })
    }
move-arm-weakness = Armer la Poudre de faiblesse (joueurs : { $seats } ; dragons : { $dragons })
move-arm-stone =
    { $only_if_grave ->
        [yes] Armer la Pierre d'embrouille contre les vols assistés ou doubles (joueurs : { $seats } ; à céder : { $tokens })
       *[no] Armer la Pierre d'embrouille (joueurs : { $seats } ; à céder : { $tokens })
    }
move-arm = Armer une carte pour l'entre-deux-tours : { $order }
swap = { $card }, { $first_tokens } de l'antre { $first_slot } contre { $second_tokens } de l'antre { $second_slot }
invert = Poudre d'inversion, antres { $first_slot } et { $second_slot }
play-card = { $card }
move-disarm = Désarmer { the-card }
move-sand-out = Annoncer que le sable est écoulé
move-window-closed = Annoncer qu'il est trop tard pour réagir

## Les questions

ask-attack = Envoyez un aventurier sous un dragon.
question-attack = l'attaque
ask-replace =
    { $boost_cards_count ->
        [0] Le Nuage chasse votre { $adventurer } (force { $strength }) de l'antre { $slot } : sous quel autre dragon va-t-on ?
       *[other] Le Nuage chasse votre { $adventurer } (force { $strength }, avec { $boost_cards }) de l'antre { $slot } : sous quel autre dragon va-t-on ?
    }
question-replace = le replacement
ask-react = Réagissez-vous ? ({ $window })
question-react = les réactions
ask-eye = Quel antre surveillez-vous, en secret ?
question-eye = un œil
ask-pinch =
    { $occasion_id ->
        [attack] Tous regardent celui qui attaque : chapardez-vous un jeton ?
        [sharing] Les autres négocient : chapardez-vous un jeton ?
       *[fair] C'est la Foire : chapardez-vous un jeton ?
    }
question-pinch = la suite
ask-plan = À la prochaine occasion, quel jeton chapardez-vous ?
question-plan = la suite
ask-speak = À vous la parole : proposez une répartition du trésor, ou taisez-vous.
question-speak = une proposition
ask-vote = { $author_seat } propose : { $shares }. Signez-vous ?
question-vote = le vote sur une répartition
ask-bargain = Partagez le trésor avant que le sable soit écoulé : écrivez, signez ou renoncez.
question-bargain = un accord
ask-steal = Qui votre Voleur vole-t-il ?
question-steal = un vol
ask-take = Vous regardez ce que cache { $victim_seat } : quel jeton prenez-vous ?
question-take = le jeton volé
ask-give =
    { $velvet ->
        [yes] { $thief_seat } vous vole deux fois : quels jetons cédez-vous ?
       *[no] { $thief_seat } vous vole : quel jeton cédez-vous ?
    }
question-give = ce qui est cédé
ask-draw = Vous allez piocher un objet magique : avec le Gant capteur ?
question-draw = une pioche
ask-pick = Lesquels de ces jetons rejoignent le trésor : { $tokens } ?
question-pick = les jetons sous la Loupe
ask-market = À vous la parole à la Foire : proposez un marché, ou passez.
question-market = un marché
ask-answer_deal = Signez-vous le marché qu'on vous propose ?
question-answer_deal = la réponse à un marché
ask-trade = C'est la Foire : affichez, signez ou retirez des marchés, lancez un boniment, ou terminez.
question-trade = la Foire

## Coups refusés

refuse-advanced-only = Cela relève de la règle avancée ; cette table joue la règle de base.
refuse-bag-empty = Le sac est vide : cette carte en demande un qui ne le soit pas.
refuse-both-ways = Dans un marché, chacun donne et chacun reçoit, au moins un jeton dans chaque sens.
refuse-card-not-held = Vous n'avez pas cette carte en main : { $card }.
refuse-clock-only = Cela demande une horloge : quand on parle à tour de rôle, refusez, taisez-vous ou passez.
refuse-deal-closed = Ce marché n'est plus ouvert.
refuse-deal-signed = Vous avez déjà signé ce marché.
refuse-deal-limit = Vingt marchés par Foire, pas un de plus : en partie lente, vous avez affiché tous les vôtres.
refuse-empty-screen = Il n'y a rien derrière votre écran : la Pierre ne se joue pas.
refuse-exact-number =
    { $number ->
        [one] Il faut exactement un jeton de chaque côté pour cette carte : { $card }.
       *[other] Il faut exactement { $number } jetons de chaque côté pour cette carte : { $card }.
    }
refuse-eye-later = Quand on parle à tour de rôle, on vous demande votre œil juste avant votre attaque.
refuse-face-down = Attendez le réveil : votre { $adventurer } est au repos.
refuse-fireball-wizard = Ce renfort ne va qu'au Magicien : { $card }.
refuse-give-exact =
    { $count ->
        [one] Vous cédez exactement un jeton.
       *[other] Vous cédez exactement { $count } jetons.
    }
refuse-grains-only = Cela n'existe que quand on parle à tour de rôle : avec une horloge, il suffit de ne pas signer.
refuse-incomplete = Cette répartition est incomplète : chaque jeton du trésor doit être dans une part, et une seule.
refuse-living-dragon = Le dragon de l'antre { $slot } est mort : on ne chaparde que sur les vivants.
refuse-must-attack = On ne passe pas : il faut attaquer.
refuse-must-take = Vous avez regardé : il faut prendre un jeton.
refuse-no-agreement = Il n'y a pas d'accord à embrouiller.
refuse-no-bundle = Ce n'est pas un lot de jetons : nommez des sortes qui existent, au moins un jeton de chacune.
refuse-no-dragon = Il n'y a pas de dragon vivant dans l'antre { $slot }.
refuse-no-eyes = Il n'y a rien à surveiller : la Main invisible n'est pas en jeu.
refuse-no-face-down = Personne n'est au repos dans votre rangée : l'Anneau n'a rien à faire.
refuse-no-occasion = Il faut une occasion : l'attaque d'un autre, une négociation ou une Foire.
refuse-no-parchment = Ce joueur n'a pas encore de parchemin.
refuse-no-sharing = Il n'y a pas de négociation où laisser un mandat.
refuse-no-signature = Vous n'avez rien signé.
refuse-no-versions-left = Vous avez affiché toutes vos versions de cette négociation ({ $count }) : vous pouvez encore signer.
refuse-nobody-there = Il n'y a pas de joueur « { $value } » à cette table.
refuse-not-a-participant = Vous n'avez pas d'aventurier ici : seuls les participants partagent.
refuse-not-a-party = Ce marché ne vous concerne pas.
refuse-not-a-victim = On vole un autre participant de ce combat.
refuse-not-behind-screen = Ce jeton n'est pas derrière l'écran.
refuse-not-covered = Vous n'avez pas ces jetons, ou ils sont déjà sur votre étal. Personne d'autre n'est prévenu.
refuse-not-exact = Le total n'est pas exactement la puissance du dragon.
refuse-not-in-row = Votre { $adventurer } reste au combat jusqu'à la mort du dragon.
refuse-not-in-treasure = Le trésor ne contient pas ces jetons.
refuse-not-on-dragon = Ce jeton n'est pas sur le dragon de l'antre { $slot }.
refuse-not-the-victim = C'est à la victime de jouer la Pierre.
refuse-not-your-deal = On ne retire que ses propres marchés.
refuse-nothing-chosen = Choisissez au moins un jeton du trésor.
refuse-one-pinch = Un essai par occasion : attendez la suivante.
refuse-own-attack = Tous les regards sont sur vous : pas de chapardage pendant votre propre attaque.
refuse-own-placement = Cette carte se joue contre l'attaque d'un autre.
refuse-same-dragon = Vous venez de quitter l'antre { $slot } : choisissez un autre dragon.
refuse-same-kind = Personne ne donne et ne reçoit la même sorte dans un même marché.
refuse-share-to-bystander = Les parts ne vont qu'aux participants.
refuse-single-dragon = Il ne reste qu'un dragon : l'aventurier n'aurait nulle part où aller.
refuse-slow-only = Mandats et consignes n'existent qu'en partie lente.
refuse-stale-version = Cette version n'existe plus : lisez d'abord la nouvelle.
refuse-thief-not-ready = Votre Voleur doit être prêt dans votre rangée.
refuse-three-deals = Vous avez trois marchés ouverts : retirez-en un d'abord.
refuse-tokens-only = On échange des jetons contre des jetons, rien d'autre.
refuse-too-many-tokens = Ces parts distribuent plus que ne contient le trésor.
refuse-took-part = Vous étiez de ce combat : le Bras long est pour les autres.
refuse-two-dragons = Choisissez deux dragons différents.
refuse-two-of-five = Choisissez deux des jetons qui viennent d'être tirés.
refuse-two-others = Choisissez deux participants, et pas vous.
refuse-two-parties = Un marché se fait à deux au moins, tous différents.
refuse-unbalanced = Le compte n'y est pas : sorte par sorte, on donne autant qu'on reçoit.
refuse-unknown-adventurer = Aucun aventurier ne s'appelle « { $value } ».
refuse-unknown-card = Aucun objet magique ne s'appelle « { $value } ».
refuse-silence = Cette table a choisi le silence : proposez le partage sans un mot.
refuse-unknown-phrase = Seules des phrases toutes faites accompagnent une répartition.
refuse-would-kill = Un dragon en mourrait : le total d'attaque doit rester inférieur à la puissance de l'arrivant.
refuse-wrong-window = Cette carte ne se joue pas à ce moment : { $card }.

## Positions impossibles

error-dragon-should-be-dead = Un dragon fait face à une attaque égale à sa puissance : il serait mort.
error-magic-at-a-basic-table = Objets magiques, yeux et chapardage demandent la règle avancée.
error-no-dragon-left = Il faut un dragon sur la table.
error-nobody-pinched = Il faut que quelqu'un tienne la Main invisible pour avoir chapardé.
error-nobody-under-the-dragon = Il n'y a personne sous le dragon donné pour mort.
error-unknown-thing = Il n'y a pas de « { $value } » dans cette boîte.

## Les options

option-ruleset = Règle
option-ruleset-help = L'avancée ajoute les objets magiques, ôte la priorité du Magicien et compte autrement les majorités.
option-sand = Rythme
option-sand-help = En direct, le sable se compte en secondes ; en partie lente, en heures ; ou bien sans horloge, chacun parle à son tour. Des joueurs réunis tournent toujours le sablier, au rythme de la table, sauf autour d'un seul appareil.
option-sand_seconds = Sablier en direct
option-sand_seconds-help = Combien de secondes dure une négociation, et une Foire.
option-slow_sand_hours = Sablier en partie lente
option-slow_sand_hours-help = La même chose en heures, pour la partie lente.
option-slow_parchments = Versions en partie lente
option-slow_parchments-help = Combien de versions chaque participant peut afficher dans une négociation lente.
option-grain_rounds = Tours de parole, partage
option-grain_rounds-help = Quand on parle à tour de rôle, combien de fois chaque participant prend la parole.
option-fair_rounds = Tours de parole, Foire
option-fair_rounds-help = De même pour la Foire.
option-talk = Parole
option-talk-help = Bavardage libre ; phrases toutes faites jointes aux partages, sans bavardage pendant les négociations et les Foires ; ou silence pendant les unes et les autres.
option-public_ledger = Carnet public
option-public_ledger-help = Un aide-mémoire de ce que chacun a gagné et perdu au su de tous.
option-bag_aid = Contenu du sac
option-bag_aid-help = Affiche combien il reste de jetons de chaque sorte dans le sac.
option-theft_reveal = Vols révélés
option-theft_reveal-help = Si les témoins voient la sorte d'un jeton volé.
option-fair_whispers = Messes basses
option-fair_whispers-help = À la Foire, un marché n'est visible que de ceux qu'il engage.
option-invisible_hand = Main invisible
option-invisible_hand-help = Sans elle, il y a seize objets magiques, et pas d'yeux.
option-pinching = Chapardage
option-pinching-help = Quand on parle à tour de rôle : la Main invisible est sollicitée à chaque occasion, ou bien son détenteur prévoit son coup à son propre tour, et personne n'attend.
value-ruleset-basic = de base
value-ruleset-advanced = avancée
value-sand-grains = à tour de rôle, sans horloge
value-sand-live = en direct, au sablier
value-sand-slow = partie lente
value-talk-free = libre
value-talk-phrases = phrases toutes faites
value-talk-off = silence
value-theft_reveal-private = vus des deux seuls
value-theft_reveal-public = vus de tous
value-invisible_hand-in = en jeu
value-invisible_hand-out = écartée
value-pinching-asked = à chaque occasion
value-pinching-planned = prévu d'avance

## Tables toutes prêtes

preset-base = Règle de base
preset-base-help = Le jeu des premières soirées.
preset-advanced = Règle avancée
preset-advanced-help = Des objets magiques, la malédiction et une main invisible.
preset-open_book = À livre ouvert
preset-open_book-help = Règle avancée, avec un carnet, le contenu du sac et les vols vus de tous.
preset-whispers = Messes basses
preset-whispers-help = Règle avancée sans la Main invisible : des partages brefs, une longue Foire, des marchés à voix basse.
preset-live = En direct
preset-live-help = Règle avancée avec une horloge en secondes : parchemins, étals, réactions à chaud.
preset-slow = Partie lente
preset-slow-help = Règle avancée avec une horloge en heures : mandats et consignes.

## Pour une première partie : ce que chaque question veut dire

coach-welcome = Abattez les dragons ensemble, puis entendez-vous sur le trésor avant que le sable soit écoulé : si tous ne signent pas, personne n'a rien. L'or vaut 3, l'argent 1 ; les gemmes paient qui en a le plus.
coach-attack = Placez un aventurier sous un dragon ; quand leurs forces réunies atteignent sa puissance, il tombe. Qui en a un dessous a sa voix, même faible – soyez-y quand il tombe, et gardez les forts pour le moment décisif.
coach-replace = Le Nuage a chassé votre aventurier : mettez-le là où il vous vaudra un autre partage.
coach-react = Un objet magique peut se jouer maintenant. Personne ne voit qui passe. Gardez une carte dont l'heure n'est pas venue.
coach-pick = Deux de ces jetons rejoignent le trésor à partager : de l'or, ou la gemme que vous amassez.
coach-draw = Le Gant pioche trois objets au lieu d'un, une fois. Plus c'est tôt, plus ils serviront.
coach-eye = Votre œil est secret. Posez-le sur le dragon que vous pilleriez vous-même : qui y chipe risque d'être pris.
coach-pinch = Un jeton en secret – mais chaque jeton déjà chipé, et chaque œil posé là, vous expose davantage.
coach-plan = Cela se fait tout seul à la première occasion : l'attaque d'un autre, un partage, une Foire. Les autres ne voient rien, pas même que l'on vous demande quelque chose.
coach-speak = Proposez ce que tous peuvent accepter : ils ont autant à perdre que vous. Donnez à chacun les gemmes qu'il amasse, et gardez un peu plus que votre part d'or.
coach-vote = Demandez-vous ce que vaut un refus : peut-être mieux, peut-être rien du tout. Voyez combien de sable il reste.
coach-bargain = Écrivez une répartition, ou signez celle d'un autre. Elle tient quand tous ont signé la même ; le sable écoulé, le trésor est perdu.
coach-steal = Un jeton au hasard derrière un écran : volez qui a le plus à perdre. Avec votre Magicien sous le même dragon, vous le choisissez.
coach-take = Votre Magicien vous laisse regarder. Prenez de l'or, ou la gemme qui vous donne la majorité – ou lui ôte la sienne.
coach-give = Vous choisissez ce que vous perdez : une pièce d'argent, ou une gemme seule qui ne fera jamais majorité.
coach-market = À la Foire, tout s'échange. Troquez les gemmes qui ne vous servent pas contre celles où vous pouvez être premier.
coach-answer_deal = Un marché est bon s'il vous sert plus qu'à l'autre. Comptez les majorités avant de signer.
coach-trade = Affichez un marché, signez-en un, ou terminez. C'est l'heure de changer des gemmes éparses en majorité.

## La leçon

lesson-lair = Un dragon : sa puissance sur l'écu, son trésor dessous, et ceux qui le combattent déjà.
lesson-band = Vos quatre aventuriers. Chacun prête sa force à une attaque, puis se repose.
lesson-loot = Votre butin, derrière votre paravent : vous seul le voyez.
lesson-dead = Le dragon est mort. Tous les présents doivent maintenant signer le même partage, sinon le trésor est perdu.

## La première page des règles

first-aim = Amassez le plus beau butin : l'or vaut 3, l'argent 1, et chaque sorte de gemmes paie qui en a le plus.
first-turn = À votre tour, envoyez un aventurier sous un dragon. Quand les forces réunies atteignent sa puissance, il tombe, et tous ceux qui en étaient partagent son trésor.
first-knack = Entendez-vous sur le partage avant que le sable soit écoulé : tous doivent signer la même répartition. Sans accord, personne n'a rien.
first-end = Quand il n'y a plus rien à partager, on lève les écrans et l'on compte les pièces et les gemmes. Le plus grand total gagne.
