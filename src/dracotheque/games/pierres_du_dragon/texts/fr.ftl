### Aux Pierres du Dragon : tout ce que la table dit en français.
###
### Une variable finie par « _id » porte la valeur brute (identifiant d'un personnage, numéro d'une place, « none » pour
### rien, « invented » pour un personnage maison), une variable finie par « _count » le nombre d'éléments d'une liste :
### on ne s'en sert que pour choisir.

## La boîte

game-title = Aux Pierres du Dragon
game-summary = Des enchères à poing fermé : tout le monde paie, un seul gagne. Trois points, et c'est la victoire.
game-authors = Bruno Faidutti et Michael Schacht
game-length = 45 à 60 min
game-difficulty = s'apprend en une partie

## Les personnages

character-witch = Sorcière
    .is = f
character-witch-text = Prenez une pièce maudite, à glisser dans un poing d'or de ce tour.
character-red_dragon = Dragon rouge
    .is = m
character-red_dragon-text = Prenez une pierre rouge.
character-blue_dragon = Dragon bleu
    .is = m
character-blue_dragon-text = Prenez une pierre bleue.
character-yellow_dragon = Dragon jaune
    .is = m
character-yellow_dragon-text = Prenez une pierre jaune.
character-wizard = Enchanteur
    .is = m
character-wizard-text = Payez une pierre de chaque couleur et marquez 1 point, ou prenez 3 pièces d'argent.
character-magician = Magicien
    .is = m
character-magician-text = Payez quatre pierres quelconques et marquez 1 point, ou prenez 3 pièces d'argent.
character-sorcerer = Sorcier
    .is = m
character-sorcerer-text = Payez quatre pierres d'une même couleur et marquez 2 points, ou prenez 1 pièce d'or vulgaire.
character-thief = Voleur
    .is = m
character-thief-text = Volez une pierre au deuxième enchérisseur ; s'il n'en a pas, une pièce d'or.
character-alchemist = Alchimiste
    .is = m
character-alchemist-text = Prenez 3 pièces d'or vulgaire.
character-ancient_dragon = Ancien Dragon
    .is = m
character-ancient_dragon-text = Prenez une pierre de la couleur que vous voulez.
character-apprentice = Apprenti sorcier
    .is = m
character-apprentice-text = Si vous avez deux pierres d'une même couleur, payez-les et marquez 1 point.
character-brigand = Brigand
    .is = m
character-brigand-text = Nommez un joueur : tout son or vulgaire et tout son argent sont à vous.
character-charlatan = Charlatan
    .is = m
character-charlatan-text = Payez toutes vos pierres, même s'il n'y en a aucune, et marquez 1 point.
character-doppelganger = Doppelganger
    .is = m
character-doppelganger-text = Gardez la carte. Une fois, après une enchère gagnée, elle fera servir le pouvoir deux fois.
character-two_headed_dragon = Dragon à deux têtes
    .is = m
character-two_headed_dragon-text = Mettez deux pierres de chaque couleur dans le sac, tirez-en deux au hasard et gardez-les.
character-rainbow_dragon = Dragon arc-en-ciel
    .is = m
character-rainbow_dragon-text = Nommez une couleur et tirez des pierres tant que vous osez : la couleur nommée fait tout rendre.
character-enchantress = Ensorceleuse
    .is = f
character-enchantress-text = Payez cinq pierres quelconques et marquez 2 points, ou prenez 1 pièce d'or des fées.
character-ghost = Fantôme
    .is = m
character-ghost-text = Utilisez le pouvoir d'un personnage déjà passé ce tour-ci.
character-fairy = Fée
    .is = f
character-fairy-text = Prenez 1 pièce d'or des fées : elle est à vous pour le reste de la partie.
character-gnome = Gnome
    .is = m
character-gnome-text = Prenez 2 pièces d'or vulgaire et 2 pièces d'argent.
character-goblin = Gobelin
    .is = m
character-goblin-text = Utilisez le pouvoir d'un personnage encore à venir, tiré au hasard.
character-leprechaun = Lutin
    .is = m
character-leprechaun-text = Utilisez le pouvoir d'un personnage encore à venir, à votre choix.
character-merchant = Marchand
    .is = m
character-merchant-text = Achetez des pierres, chacune pour 1 pièce d'or vulgaire, 1 pièce d'or des fées ou 3 pièces d'argent.
character-dwarf_4 = Nain (quatre)
    .is = m
character-dwarf_4-text = Prenez 4 pièces d'argent.
character-dwarf_5 = Nain (cinq)
    .is = m
character-dwarf_5-text = Prenez 5 pièces d'argent.
character-necromancer = Nécromant
    .is = m
character-necromancer-text = Si vous voulez, perdez pour toujours l'or des fées de votre mise et marquez 1 point.
character-goldsmith = Orfèvre
    .is = m
character-goldsmith-text = Prenez une amulette : elle doublera les pièces d'un de vos poings.
character-troll = Troll
    .is = m
character-troll-text = Nommez une couleur : tous, vous compris, en rendent toutes les pierres.
character-blank_1 = Carte vierge n° 1
    .is = f
character-blank_2 = Carte vierge n° 2
    .is = f
character-blank_3 = Carte vierge n° 3
    .is = f
invented = { $en_id ->
       *[other] { $fr }
    }

## Couleurs, pièces et airs

colour-red = rouge
colour-blue = bleu
colour-yellow = jaune
item-red = une pierre rouge
item-blue = une pierre bleue
item-yellow = une pierre jaune
item-fairy_gold = or des fées
item-common_gold = or vulgaire
item-silver = argent
item-black_coin = pièce maudite
item-amulet = amulette
item-stone_choice = une pierre de votre choix
item-stone_named = une pierre de la couleur nommée
item-stones = pierres
amount-all = tout
look-calm = calme
look-trembling = tremblant
look-heavy = lourd
look-rattling = tintant

## Tournures : elles se lisent dans une phrase

the-character =
    { $character_id ->
        [none] la carte
       *[other] { LE($character) }
    }
of-the-character =
    { $character_id ->
        [none] de la carte
       *[other] { DE($character) }
    }
stone =
    { $colour_id ->
        [red] une pierre rouge
        [blue] une pierre bleue
       *[other] une pierre jaune
    }
red-stones =
    { $red ->
        [one] { $red } rouge
       *[other] { $red } rouges
    }
blue-stones =
    { $blue ->
        [one] { $blue } bleue
       *[other] { $blue } bleues
    }
yellow-stones =
    { $yellow ->
        [one] { $yellow } jaune
       *[other] { $yellow } jaunes
    }
stones =
    { $red ->
        [0]
            { $blue ->
                [0]
                    { $yellow ->
                        [0] aucune pierre
                       *[other] { yellow-stones }
                    }
               *[other]
                    { $yellow ->
                        [0] { blue-stones }
                       *[other] { blue-stones } et { yellow-stones }
                    }
            }
       *[other]
            { $blue ->
                [0]
                    { $yellow ->
                        [0] { red-stones }
                       *[other] { red-stones } et { yellow-stones }
                    }
               *[other]
                    { $yellow ->
                        [0] { red-stones } et { blue-stones }
                       *[other] { red-stones }, { blue-stones } et { yellow-stones }
                    }
            }
    }
all-goods =
    { $item_id ->
        [silver] tout l'argent
        [common_gold] tout l'or vulgaire
        [fairy_gold] tout l'or des fées
        [red] toutes les pierres rouges
        [blue] toutes les pierres bleues
        [yellow] toutes les pierres jaunes
        [stone_named] toutes les pierres de la couleur nommée
       *[other] toutes les pierres
    }
some-goods =
    { $item_id ->
        [silver]
            { $n ->
                [one] { $n } pièce d'argent
               *[other] { $n } pièces d'argent
            }
        [common_gold]
            { $n ->
                [one] { $n } pièce d'or vulgaire
               *[other] { $n } pièces d'or vulgaire
            }
        [fairy_gold]
            { $n ->
                [one] { $n } pièce d'or des fées
               *[other] { $n } pièces d'or des fées
            }
        [black_coin]
            { $n ->
                [one] { $n } pièce maudite
               *[other] { $n } pièces maudites
            }
        [amulet]
            { $n ->
                [one] { $n } amulette
               *[other] { $n } amulettes
            }
        [red]
            { $n ->
                [one] { $n } pierre rouge
               *[other] { $n } pierres rouges
            }
        [blue]
            { $n ->
                [one] { $n } pierre bleue
               *[other] { $n } pierres bleues
            }
        [yellow]
            { $n ->
                [one] { $n } pierre jaune
               *[other] { $n } pierres jaunes
            }
        [stone_choice]
            { $n ->
                [one] { $n } pierre de la couleur de votre choix
               *[other] { $n } pierres des couleurs de votre choix
            }
        [stone_named]
            { $n ->
                [one] { $n } pierre de la couleur nommée
               *[other] { $n } pierres de la couleur nommée
            }
       *[other]
            { $n ->
                [one] { $n } pierre
               *[other] { $n } pierres
            }
    }
goods =
    { $n_id ->
        [all] { all-goods }
       *[other] { some-goods }
    }
hidden-goods =
    { $item_id ->
        [silver] de l'argent
        [common_gold] de l'or vulgaire
       *[other] de l'or des fées
    }
dealt = { $seat } : { stones }
list-dealt = { $left } ; { $right }
fairy-coins =
    { $fairy ->
        [one] { $fairy } pièce d'or des fées
       *[other] { $fairy } pièces d'or des fées
    }
common-coins =
    { $common ->
        [one] { $common } pièce d'or vulgaire
       *[other] { $common } pièces d'or vulgaire
    }
silver-coins =
    { $silver ->
        [0] rien
        [one] { $silver } pièce d'argent
       *[other] { $silver } pièces d'argent
    }
no-gold =
    { $black ->
        [yes] sans or, mais
       *[other]
            { $amulet ->
                [yes] sans or, mais
               *[other] rien
            }
    }
gold-coins =
    { $fairy ->
        [0]
            { $common ->
                [0] { no-gold }
               *[other] { common-coins }
            }
       *[other]
            { $common ->
                [0] { fairy-coins }
               *[other] { fairy-coins } et { common-coins }
            }
    }
with-amulet =
    { $amulet ->
        [yes] { " " }avec une amulette
       *[other] { "" }
    }
with-curse =
    { $black ->
        [yes]
            { $amulet ->
                [yes] { " " }et une pièce maudite
               *[other] { " " }avec une pièce maudite
            }
       *[other] { "" }
    }
worth =
    { $value ->
        [0] { "" }
       *[other] { " " }({ $value })
    }
gold-fist = { $seat } : { gold-coins }{ with-amulet }{ with-curse }{ worth }
list-gold-fist = { $left } ; { $right }
silver-fist = { $seat } : { silver-coins }{ with-amulet }{ worth }
list-silver-fist = { $left } ; { $right }

## Ce qui arrive

stones-dealt = Quatre pierres chacun : { $stones }.
round-began =
    { $specials_count ->
        [0] Le tour { $round } commence, sans personnage spécial.
       *[other] Le tour { $round } commence. Personnages spéciaux : { $specials }.
    }
special-pile-renewed =
    { $count ->
        [one] La défausse spéciale redevient pioche : une seule carte.
       *[other] La défausse spéciale, mélangée, redevient pioche : { $count } cartes.
    }
character-shown =
    { $remaining ->
        [0] Aux enchères, et c'est la dernière carte du tour : { the-character }.
        [one] Aux enchères : { the-character } ({ $remaining } carte à venir).
       *[other] Aux enchères : { the-character } ({ $remaining } cartes à venir).
    }
fist-closed = { $seat } ferme le poing.
fists-opened = Les poings s'ouvrent. { $fists }.
auction-cursed = Pièce maudite ({ $seats }) : pouvoir { of-the-character } ensorcelé, personne ne l'emporte.
nobody-bid = Personne ne mise : au personnage suivant. On ne reverra pas { the-character } ce tour-ci.
gold-tied = Égalité à { $value } entre { $seats } : on départage en argent.
silver-opened = Les poings d'argent s'ouvrent. { $fists }.
deadlocked = Encore égalité : impasse, personne n'emporte { the-character }.
auction-won = { $seat } l'emporte avec { $value } et gagne { the-character }.
round-ended = Fin du tour { $round } : l'or des fées dépensé revient, les pièces maudites sont rendues.
game-ended =
    { $winners_count ->
        [one] La partie est finie ({ $ending }) : victoire pour { $winners } !
       *[other] La partie est finie ({ $ending }) : victoire partagée entre { $winners } !
    }
power-doubled = { $seat } joue le Doppelganger : le pouvoir { of-the-character } servira deux fois.
power-used = { $seat } utilise le pouvoir { of-the-character }.
power-idle = Le pouvoir { of-the-character } ne trouve rien à faire pour { $seat }.
power-declined = { $seat } renonce au pouvoir { of-the-character }.
option-chosen = { $seat } prend le choix n° { $option }.
power-borrowed = { $seat } emprunte le pouvoir { of-the-character }.
pile-shuffled =
    { $count ->
        [0] La pile du tour est vide désormais.
        [one] Il ne reste qu'une carte dans la pile du tour.
       *[other] La pile du tour ({ $count } cartes) est mélangée de nouveau.
    }
doppelganger-kept = { $seat } garde le Doppelganger devant soi.
goods-gained =
    { $n ->
        [0] La banque n'en a plus : { $seat } ne reçoit rien.
       *[other]
            { $missing ->
                [0] { $seat } reçoit { goods }.
               *[other] { $seat } reçoit { goods } : la banque n'en a pas davantage ({ $missing } de moins que prévu).
            }
    }
goods-returned = { $seat } rend { goods } à la banque.
stones-paid = { $seat } paie { stones }.
coins-paid = { $seat } paie { goods }.
bid-burnt =
    { $n ->
        [0] { $seat } sacrifie une mise sans or des fées : cela ne coûte rien de plus.
        [one] { $seat } sacrifie la mise : { $n } pièce d'or des fées perdue pour toujours.
       *[other] { $seat } sacrifie la mise : { $n } pièces d'or des fées perdues pour toujours.
    }
points-scored =
    { $n ->
        [one] { $seat } marque { $n } point et en a { $total }.
       *[other] { $seat } marque { $n } points et en a { $total }.
    }
colour-named = { $seat } nomme le { $colour }.
victim-chosen = { $seat } vise { $victim }.
goods-taken =
    { $n_id ->
        [none] { $seat } prend { hidden-goods } { A($victim) }, sans qu'on voie combien.
       *[other] { $seat } prend { some-goods } { A($victim) }.
    }
spent-gold-taken =
    { $n ->
        [one] { $seat } prend { A($victim) } { $n } pièce d'or des fées déjà dépensée.
       *[other] { $seat } prend { A($victim) } { $n } pièces d'or des fées déjà dépensées.
    }
goods-given =
    { $n_id ->
        [none] { $seat } donne { hidden-goods } { A($receiver) }, sans qu'on voie combien.
       *[other] { $seat } donne { some-goods } { A($receiver) }.
    }
swap-offered = { $seat } propose { stone } { A($victim) }.
stones-swapped = { $seat } et { $victim } échangent une pierre : { $given } contre { $taken }.
bag-filled = Dans le sac : { stones }.
stones-drawn = { $seat } tire et garde { stones }.
stone-drawn = { $seat } tire { stone }.
draw-kept = { $seat } s'arrête et garde { stones }.
draw-lost = C'est la couleur nommée ({ $colour }) : { $seat } rend tout ce tirage.
stone-bought = { $seat } achète { stone } pour { some-goods }.
gold-refreshed =
    { $n ->
        [0] { $seat } n'a pas d'or des fées dépensé à ramener.
        [one] { $seat } ramène derrière son écran { $n } pièce d'or des fées dépensée.
       *[other] { $seat } ramène derrière son écran { $n } pièces d'or des fées dépensées.
    }
stop-wanted =
    { $wanted ->
        [yes] { $seat } propose d'en rester là.
       *[other] { $seat } veut continuer.
    }
time-ran-out = Temps écoulé pour { $seats }.
went-away = { $seat } ne répond plus : sa place joue sans attendre, jusqu'à son retour.
came-back = { $seat } est de retour.
fist-sealed = { $seat } scelle son poing : { $fingerprint }.
fists-proven = Le secret des poings est publié : chacun peut les vérifier.
proof = { $answer }, tenu secret par { $salt }
gesture-made =
    { $look_id ->
        [rattling] { $seat } fait tinter son poing fermé.
       *[other] Le poing fermé { DE($seat) } a l'air { $look }.
    }

## Pourquoi la partie finit

ending-three-points = trois points
ending-no-gold = plus d'or chez personne
ending-round-limit = c'était le dernier tour
ending-agreement = accord de tous

## La partie en chiffres

statistic-auctions_won = Enchères emportées
statistic-gold_bid = Or misé
statistic-ties = Égalités à départager
statistic-cursed_coins = Pièces maudites jouées
statistic-stones_gained = Pierres gagnées
statistic-stones_paid = Pierres payées
statistic-goods_taken = Biens pris aux autres
statistic-goods_lost = Biens pris par les autres

## Les coups

move-bid = Fermer le poing : { gold-coins }{ with-amulet }{ with-curse }
move-bid-silver = Fermer le poing : { silver-coins }{ with-amulet }
move-double = Jouer le Doppelganger : utiliser ce pouvoir deux fois
move-use-once = Garder le Doppelganger
move-pay =
    { $option ->
        [0] Payer { stones }
        [1] Payer { stones }
       *[other] Payer { stones } (choix { $option })
    }
move-take-coins = Prendre les pièces
move-choose-option = Choix n° { $option }
move-name-colour = Nommer le { $colour }
move-take-stone = Prendre { stone }
move-give-stone = Donner { stone }
move-choose-victim = Viser { $seat }
move-draw-stone = Tirer encore
move-stop-drawing = S'arrêter et tout garder
move-use-character = Utiliser le pouvoir { of-the-character }
move-buy-stone = Acheter { stone } pour { some-goods }
move-stop-buying = C'est tout
move-accept = Oui
move-decline = Non
move-standing-order =
    { $sealed ->
        [yes] Consigne scellée pour { the-character } : { $gold }{ order-silver }{ order-guard }
       *[other] Note pour { the-character } : { $gold }{ order-silver }{ order-guard }
    }
order-silver =
    { $silver_id ->
        [none] { "" }
       *[other] { " " }; en cas d'égalité, { $silver }
    }
order-guard =
    { $guard_id ->
        [none] { "" }
       *[other] { " " }; à condition d'avoir { $guard }
    }
gold-order = or des fées { $fairy }, or vulgaire { $common }{ with-amulet }{ with-curse }
silver-order = argent { $silver }{ with-amulet }
guard =
    { $fact_id ->
        [red] au moins { $n ->
            [one] { $n } pierre rouge
           *[other] { $n } pierres rouges
        }
        [blue] au moins { $n ->
            [one] { $n } pierre bleue
           *[other] { $n } pierres bleues
        }
        [yellow] au moins { $n ->
            [one] { $n } pierre jaune
           *[other] { $n } pierres jaunes
        }
        [full_set] une pierre de chaque couleur
        [pair] une paire
        [four_alike] quatre pierres semblables
        [points_at_least] un score de { $n } ou plus
        [points_at_most] un score de { $n } ou moins
        [rival_at_least] un adversaire à { $n } ou plus
        [rival_at_most] tous les adversaires à { $n } ou moins
       *[other] au moins { $n ->
            [one] { $n } pièce d'or disponible
           *[other] { $n } pièces d'or disponibles
        }
    }
move-cancel-order = Oublier la consigne pour { the-character }
move-set-stops = Me redemander si : je gagne une enchère ({ yes-win }), quelqu'un marque ({ yes-score }), mes pierres changent ({ yes-stones })
yes-win =
    { $win ->
        [yes] { yes }
       *[other] { no }
    }
yes-score =
    { $score ->
        [yes] { yes }
       *[other] { no }
    }
yes-stones =
    { $stones ->
        [yes] { yes }
       *[other] { no }
    }
move-empty-fists =
    { $on ->
        [yes] Poings vides jusqu'à la fin du tour
       *[other] Ne plus fermer de poings vides à ma place
    }
move-gesture =
    { $look_id ->
        [rattling] Faire tinter son poing
       *[other] Prendre un air { $look }
    }
move-agree-to-stop = Proposer d'en rester là
move-play-on = Continuer la partie
move-come-back = Revenir à la table
move-time-up = Annoncer que le temps est écoulé

## Les questions

ask-bid = Aux enchères : { the-character }. Que mettez-vous dans votre poing ?
question-bid = le poing d'or
ask-silver = Égalité entre { $seats }, pour { the-character }. Combien d'argent dans votre poing ?
question-silver = le poing d'argent
ask-double = Jouez-vous le Doppelganger pour utiliser deux fois le pouvoir { of-the-character } ?
question-double = doubler ou non
ask-offer = Pouvoir { of-the-character } : payez-vous, ou prenez-vous les pièces ?
question-offer = payer ou prendre
ask-payment = Pouvoir { of-the-character } : avec quelles pierres payez-vous ?
question-payment = les pierres à payer
ask-choose = Pouvoir { of-the-character } : que choisissez-vous ?
question-choose = le choix d'un personnage maison
ask-burn =
    { $n ->
        [0] Nécromant : votre mise ne contient pas d'or des fées. Prenez-vous le point ?
        [one] Nécromant : sacrifiez-vous { $n } pièce d'or des fées, pour toujours, contre 1 point ?
       *[other] Nécromant : sacrifiez-vous { $n } pièces d'or des fées, pour toujours, contre 1 point ?
    }
question-burn = sacrifier la mise ou non
ask-consider = Pouvoir { of-the-character } : le voulez-vous ?
question-consider = oui ou non
ask-use_or_not = Utilisez-vous le pouvoir { of-the-character } ?
question-use_or_not = utiliser le pouvoir ou y renoncer
ask-colour = Pouvoir { of-the-character } : quelle couleur nommez-vous ?
question-colour = la couleur à nommer
ask-take_stone = Pouvoir { of-the-character } : quelle pierre prenez-vous à la banque ?
question-take_stone = la pierre à prendre
ask-return_stone = Pouvoir { of-the-character } : quelle pierre rendez-vous à la banque ?
question-return_stone = la pierre à rendre
ask-push = Vous avez tiré { stones }. Dans le sac, { $danger } sur { $left } sont de la couleur nommée ({ $colour }). Encore ?
question-push = s'arrêter ou tirer encore
ask-character = Pouvoir { of-the-character } : de quel personnage utilisez-vous le pouvoir ?
question-character = le personnage à emprunter
ask-shop = Pouvoir { of-the-character } : qu'achetez-vous ?
question-shop = les pierres à acheter
ask-victim = Pouvoir { of-the-character } : qui visez-vous ?
question-victim = le joueur visé
ask-stone = Quelle pierre prenez-vous { A($seat) } ?
question-stone = la pierre à voler
ask-grant_stone = Quelle pierre de la banque donnez-vous { A($seat) } ?
question-grant_stone = la pierre à donner
ask-gift_stone = Quelle pierre donnez-vous { A($seat) } ?
question-gift_stone = la pierre à donner
ask-swap_gift = Quelle pierre donnez-vous { A($seat) }, en échange d'une des siennes ?
question-swap_gift = la pierre à échanger
ask-swap_stone = Contre { stone }, quelle pierre prenez-vous { A($seat) } ?
question-swap_stone = la pierre à recevoir

## Coups refusés

refuse-negative-fist = Un poing ne contient pas moins que rien : donnez 0 ou plus.
refuse-too-much-fairy =
    { $n ->
        [one] Vous avez { $n } pièce d'or des fées disponible, pas davantage : celle que vous avez dépensée revient à la fin du tour.
       *[other] Vous avez { $n } pièces d'or des fées disponibles, pas davantage : celles que vous avez dépensées reviennent à la fin du tour.
    }
refuse-too-much-common =
    { $n ->
        [one] Vous avez { $n } pièce d'or vulgaire, pas davantage.
       *[other] Vous avez { $n } pièces d'or vulgaire, pas davantage.
    }
refuse-too-much-silver =
    { $n ->
        [one] Vous avez { $n } pièce d'argent, pas davantage.
       *[other] Vous avez { $n } pièces d'argent, pas davantage.
    }
refuse-no-black-coin = Vous n'avez pas de pièce maudite : c'est la Sorcière qui en donne, pour la durée du tour.
refuse-no-amulet = Vous n'avez pas d'amulette : c'est l'Orfèvre qui en donne.
refuse-silver-in-gold-fist = L'argent ne sert qu'à départager : mettez de l'or dans ce poing, ou rien.
refuse-gold-in-silver-fist = On départage en argent seulement : mettez de l'argent dans ce poing, ou rien.
refuse-payment = Vous ne pouvez pas payer ainsi : choisissez l'un des paiements proposés.
refuse-option = Le choix n° { $number } n'est pas offert : il n'existe pas, ou vous ne pouvez pas le payer.
refuse-unknown-colour = « { $value } » n'est pas une couleur de pierre : choisissez rouge, bleu ou jaune.
refuse-bank-lacks-colour = Il n'y a pas de pierre de cette couleur ({ $colour }) à prendre à la banque : choisissez-en une autre.
refuse-stone-not-yours = Vous n'avez pas de pierre de cette couleur ({ $colour }) : choisissez l'une des vôtres.
refuse-stone-not-theirs = Ce joueur n'a pas de pierre de cette couleur ({ $colour }) : choisissez l'une des siennes.
refuse-price = Ce prix n'est pas affiché : choisissez l'un des prix proposés.
refuse-cannot-pay = Vous n'avez pas { some-goods } à dépenser : choisissez un autre prix, ou arrêtez-vous là.
refuse-victim = Ce pouvoir ne peut pas viser { $seat } : choisissez l'un des joueurs proposés.
refuse-unknown-character = Personne ne s'appelle « { $value } » : choisissez l'un des personnages du jeu.
refuse-out-of-range = On ne peut pas emprunter maintenant le pouvoir { of-the-character } : choisissez l'un des personnages proposés.
refuse-orders-in-live-play = Les consignes sont pour les parties lentes : ici, fermez vos poings vous-même.
refuse-order-for-nobody = Il est trop tard, ou trop tôt, pour une consigne : on n'attend pas { the-character } aux enchères de ce tour.
refuse-unknown-guard = « { $value } » n'est pas une condition de consigne : choisissez-en une dans la liste.
refuse-no-such-order = Vous n'avez pas de consigne pour « { $value } ».
refuse-no-bluff = À cette table, les poings fermés ne jouent pas la comédie.
refuse-unknown-look = Un poing ne peut pas avoir l'air « { $value } » : choisissez calme, tremblant, lourd ou tintant.
refuse-fist-is-open = Fermez d'abord votre poing.

## Tables et positions impossibles

error-own-character =
    { $codes_count ->
        [one] Le personnage maison n° { $number } ne peut pas jouer : { $codes }.
       *[other] Le personnage maison n° { $number } ne peut pas jouer, pour plusieurs raisons : { $codes }.
    }
error-card-text = Ce texte n'est pas une carte : il faut un objet JSON de { $limit } octets au plus.
error-unknown-special = « { $value } » n'est pas une carte spéciale. Cartes connues : { $known }.
error-specials = La pioche spéciale compte au moins { $low } cartes, chacune une seule fois.
error-times = Donnez les trois durées ou aucune, chacune de { $low } à { $high } (des secondes en direct, des heures en partie lente).
error-notation = « { $value } » n'est pas une notation : écrivez par exemple 1R1B2Y F7+1 C2 S5 1pt k m dop.
error-card-twice = La position montre « { $value } » plus souvent que la boîte n'en contient.

## Ce que l'on reproche à une carte vierge, et ce que l'on en pense

code-E_COUNT = une table n'a que trois cartes vierges
code-E_SCHEMA = une clé, une étape, un objet ou une valeur que le format ne connaît pas
code-E_NAME = un nom vide, trop long, mal écrit ou déjà porté
code-E_SIZE = plus de seize étapes, ou plus de quatre niveaux
code-E_POINTS = plus de deux points d'un seul coup
code-E_CONTEXT = une étape qui n'est pas à sa place
code-E_CHOICE = un choix à faire pour chaque joueur
code-E_REPEAT = un emprunt, une boutique, un tirage risqué ou un sacrifice de la mise en double
code-E_EMPTY = rien qui puisse jamais changer quoi que ce soit
code-W_FREE_POINT = on peut marquer sans rien payer ni perdre
code-W_STRONG = plus fort que tous les personnages officiels, semble-t-il
code-W_WEAK = plus faible que tous les personnages officiels, semble-t-il

## Le texte des cartes vierges, composé d'après leurs étapes

text-optional = facultatif : vous pouvez renoncer à tout ce qui suit
text-gain = prenez { goods } à la banque
text-lose = rendez { goods } à la banque
text-deal = si vous le pouvez, payez { $cost }, et alors :
coin-cost = { some-goods }
stone-cost =
    { $stones_id ->
        [same]
            { $n ->
                [one] { $n } pierre
               *[other] { $n } pierres d'une même couleur
            }
        [each]
            { $n ->
                [one] { $n } pierre de chaque couleur
               *[other] { $n } pierres de chaque couleur
            }
        [red]
            { $n ->
                [one] { $n } pierre rouge
               *[other] { $n } pierres rouges
            }
        [blue]
            { $n ->
                [one] { $n } pierre bleue
               *[other] { $n } pierres bleues
            }
        [yellow]
            { $n ->
                [one] { $n } pierre jaune
               *[other] { $n } pierres jaunes
            }
       *[other]
            { $n ->
                [one] { $n } pierre quelconque
               *[other] { $n } pierres quelconques
            }
    }
bid-cost = l'or des fées de votre mise (perdu pour toujours)
text-else = sinon :
text-score =
    { $n ->
        [one] marquez { $n } point
       *[other] marquez { $n } points
    }
text-choose = choisissez :
text-option = choix n° { $number } :
text-may = si vous voulez :
text-when = si { $fact } vaut { $cmp } { $n } :
fact-my_points = votre score
fact-my_stones = le nombre de vos pierres
fact-my_red = le nombre de vos pierres rouges
fact-my_blue = le nombre de vos pierres bleues
fact-my_yellow = le nombre de vos pierres jaunes
fact-my_spent_fairy = le nombre de vos pièces d'or des fées dépensées
fact-bank_red = le nombre de pierres rouges à la banque
fact-bank_blue = le nombre de pierres bleues à la banque
fact-bank_yellow = le nombre de pierres jaunes à la banque
fact-bank_stones = le nombre de pierres à la banque
fact-remaining = le nombre de cartes dans la pile du tour
fact-bidders = le nombre de joueurs dont le poing d'or valait quelque chose
cmp-least = au moins
cmp-most = au plus
cmp-exactly = exactement
text-colour =
    { $source_id ->
        [bank] nommez une couleur présente à la banque :
       *[other] nommez une couleur :
    }
among =
    { $among_id ->
        [second_bidders] un deuxième enchérisseur
        [most_points] un autre joueur parmi ceux qui ont le plus de points
        [fewest_points] un autre joueur parmi ceux qui ont le moins de points
        [most_stones] un autre joueur parmi ceux qui ont le plus de pierres
       *[other] un autre joueur
    }
text-victim =
    { $with_stone ->
        [yes] choisissez { among }, de préférence avec une pierre :
       *[other] choisissez { among } :
    }
text-each =
    { $who_id ->
        [others] chaque autre joueur :
        [second_bidders] chaque deuxième enchérisseur :
       *[other] chaque joueur, vous d'abord :
    }
text-bag = mettez dans le sac { stones } de la banque, tirez au hasard ({ $draw }) et gardez ce que vous tirez
text-push =
    { $whole_bank ->
        [yes] mettez dans le sac toutes les pierres de la banque { push-on }
       *[other] mettez dans le sac { stones } de la banque { push-on }
    }
push-on = et tirez-les une à une : arrêtez-vous quand vous voulez pour les garder, mais la couleur nommée vous fait tout rendre
text-shop =
    { $most ->
        [0] achetez autant de fois que vous voulez { $item }, au prix de votre choix : { OU($prices) }
       *[other] achetez au plus { $most } fois { $item }, au prix de votre choix : { OU($prices) }
    }
text-borrow =
    { $source_id ->
        [auctioned]
            { $how_id ->
                [random] utilisez le pouvoir d'un personnage déjà passé ce tour-ci, tiré au hasard
               *[other] utilisez le pouvoir d'un personnage déjà passé ce tour-ci, à votre choix
            }
       *[other]
            { $how_id ->
                [random] utilisez le pouvoir d'un personnage encore à venir, tiré au hasard
               *[other] utilisez le pouvoir d'un personnage encore à venir, à votre choix
            }
    }
text-refresh =
    { $n_id ->
        [all] ramenez derrière votre écran tout votre or des fées dépensé
       *[other] ramenez derrière votre écran votre or des fées dépensé, jusqu'à { $n }
    }
text-take = ce joueur vous donne { goods }
text-take-first = ce joueur vous donne une seule chose, la première qu'il possède dans cet ordre : { $ladder }
text-hit = ce joueur rend { goods } à la banque
text-grant = la banque donne à ce joueur { goods }
text-gift = vous donnez à ce joueur { goods }
text-swap = échangez une de vos pierres contre une des siennes, en choisissant les deux couleurs

## Options

option-own_characters = Personnages maison
option-own_characters-help = Jusqu'à trois personnages inventés par la table, faits à l'atelier ; ils rejoignent la pioche spéciale.
option-guests_first = Personnages maison d'abord
option-guests_first-help = Ils viennent à coup sûr au premier tour, deux au plus ; le troisième ouvre le deuxième tour.
option-specials = Personnages spéciaux
option-specials-help = Les cartes de la pioche spéciale, au moins deux ; sans précision, les vingt-cinq.
option-ledger = Comptes
option-ledger-help = Cachés, chacun se souvient de ce que les autres ont ; ouverts, les totaux sont affichés. Sans précision, cachés en direct et ouverts en partie lente.
option-bluff = Bluff
option-bluff-help = On peut donner à son poing fermé un air calme, tremblant, lourd ou tintant. Pure comédie.
option-tempo = Rythme
option-tempo-help = En direct, on joue d'une traite ; en partie lente, chacun joue quand il passe et peut laisser des consignes. Une table où l'on a des jours pour décider est toujours lente.
option-gold_time = Durée du poing d'or
option-gold_time-help = De 15 à 120 secondes en direct, de 1 à 72 heures en partie lente ; sans précision, personne n'est pressé.
option-silver_time = Durée du poing d'argent
option-silver_time-help = De 15 à 120 secondes en direct, de 1 à 72 heures en partie lente ; sans précision, personne n'est pressé.
option-power_time = Durée d'une décision de pouvoir
option-power_time-help = De 15 à 120 secondes en direct, de 1 à 72 heures en partie lente ; sans précision, personne n'est pressé.
option-round_limit = Limite de tours
option-round_limit-help = La partie s'arrête à la fin de ce tour, si personne n'a gagné avant ; 0 pour jouer sans limite.
option-sealed_proof = Preuve des poings
option-sealed_proof-help = L'empreinte de chaque poing est publiée quand il se ferme, et le secret qui l'explique quand il s'ouvre.
value-ledger-memory = cachés
value-ledger-open = ouverts
value-tempo-live = en direct
value-tempo-slow = partie lente

## Formules toutes prêtes

preset-base = Règle de base
preset-base-help = Les vingt-cinq personnages spéciaux, les bourses cachées, et trois points pour gagner.
preset-short = Partie courte
preset-short-help = Les totaux de chacun sont affichés ; quatre tours au plus.
preset-copycats = Bal masqué
preset-copycats-help = La Passeuse et dix personnages spéciaux choisis, dont tous ceux qui imitent, empruntent et doublent ; six tours au plus.
preset-two_guests = Deux invitées
preset-two_guests-help = La Passeuse et la Gardienne du Puits, avec le Fantôme et le Gobelin ; quatre tours au plus.
preset-three_guests = Trois invités
preset-three_guests-help = Les trois personnages d'exemple, avec tous ceux qui imitent et empruntent ; six tours au plus.
preset-proven = Poings prouvés
preset-proven-help = L'empreinte de chaque poing est publiée quand il se ferme, et son secret quand il s'ouvre ; six tours au plus.
preset-slow = Partie lente
preset-slow-help = Des consignes à laisser, les totaux affichés ; dix tours au plus.

## Mots de la table

word-round = Tour
word-bank = Banque
word-purse = Bourse
word-remaining = À venir
word-auctioned = Passés
word-special-discard = Défausse spéciale
word-special-pile = Pioche spéciale
word-points = Points
word-points-lead =
    { $lead ->
        [one] un point d'avance sur { $seat }
       *[other] { $lead } points d'avance sur { $seat }
    }
word-stones = Pierres
word-stones-lead =
    { $lead ->
        [one] une pierre d'avance sur { $seat }
       *[other] { $lead } pierres d'avance sur { $seat }
    }
word-fairy = Fées
word-fairy-lead =
    { $lead ->
        [one] une pièce des fées d'avance sur { $seat }
       *[other] { $lead } pièces des fées d'avance sur { $seat }
    }
word-scene-paid = La mise est payée :
word-spent = Dépensé
word-common = Vulgaire
word-common-lead =
    { $lead ->
        [one] une pièce d'or vulgaire d'avance sur { $seat }
       *[other] { $lead } pièces d'or vulgaire d'avance sur { $seat }
    }
word-silver = Argent
word-silver-lead =
    { $lead ->
        [one] une pièce d'argent d'avance sur { $seat }
       *[other] { $lead } pièces d'argent d'avance sur { $seat }
    }
word-amulet = Amulette
word-fist = Poing
word-sealed = Scellé avec cette empreinte
word-proven = Prouvé : c'est bien le poing qui s'est fermé
word-not-proven = Ce n'est pas le poing qui s'est fermé
word-no-proof = Aucune preuve n'a été faite pour ce poing
word-away = absent
word-empty-fist = vide
word-hidden = caché
word-auctions = Enchères de ce tour

## Mots du plateau

word-value = Valeur
word-your-fist = Votre poing
word-close-fist = Fermer le poing
word-fist-closed = poing fermé
word-fist-open = main ouverte
word-change-fist = Changer : { $move }
word-fist-kept = Poing fermé. Vous pouvez encore le changer.
word-start-over = Recommencer
word-more = Ajouter : { $item }
word-less = Retirer : { $item }
word-coin-number = { $item }, pièce { $number }
word-drop-here = Déposez des pièces ici, ou touchez-les
word-black = Maudite
word-black-coins = Pièces maudites
word-amulets = Amulettes
word-doppelganger = Doppelganger gardé
word-points-of-three = { $points } sur 3
word-stones-of = { $colour } : { $n }
word-worth-now =
    { $points ->
        [one] vaut { $points } point maintenant
       *[other] vaut { $points } points maintenant
    }
word-sale-points =
    { $n ->
        [one] { $n } point
       *[other] { $n } points
    }
word-sale-payable = { $character } : { word-sale-points }, les pierres suffisent
word-sale-lacking =
    { $lacking ->
        [one] { $character } : { word-sale-points }, il manque { $lacking } pierre
       *[other] { $character } : { word-sale-points }, il manque { $lacking } pierres
    }
word-no-sale = Plus personne ne prend cette couleur contre des points dans ce tour.
word-wants-to-stop = voudrait en rester là
word-now = Aux enchères
word-no-fists = Aucune enchère encore dans ce tour.
word-nobody = personne
word-acting = utilise le pouvoir
word-second = deuxième enchérisseur
word-in-tie = à égalité
word-winner = vainqueur
word-picked = Choisies
word-confirm = Confirmer
word-in-the-bag = Dans le sac
word-drawn = Tirées
word-danger = Risque
word-danger-share = { $danger } sur { $left }
word-guests = Personnages maison
word-look-closer = Voir de près : { $name }
word-table-talk = À la table
word-looks = Air du poing
word-desk = Vos consignes
word-desk-help = Une consigne scellée ferme votre poing toute seule quand son personnage paraît ; une note vous le rappelle seulement. Personne d'autre ne voit ces consignes.
word-desk-paused = Vos consignes attendent : une condition d'arrêt s'est produite. Touchez-les pour les relancer.
word-desk-empty = Aucune consigne pour ce tour.
word-order-new = Nouvelle consigne
word-order-for = Pour
word-order-gold = Poing d'or
word-order-tie = En cas d'égalité
word-order-tie-ask = me demander
word-order-tie-silver = fermer un poing d'argent
word-order-guard = À condition d'avoir
word-order-no-guard = sans condition
word-order-sealed = sceller : le poing se ferme tout seul
word-order-keep = Garder cette consigne
word-order-edit = Modifier
word-order-forget = Oublier
word-order-number = Nombre
word-stops = Me redemander si…
word-stop-win = je gagne une enchère
word-stop-score = quelqu'un marque
word-stop-stones = mes pierres changent
word-guard-red = des pierres rouges
word-guard-blue = des pierres bleues
word-guard-yellow = des pierres jaunes
word-guard-full_set = une pierre de chaque couleur
word-guard-pair = une paire
word-guard-four_alike = quatre pierres pareilles
word-guard-points_at_least = un score d'au moins
word-guard-points_at_most = un score d'au plus
word-guard-rival_at_least = un adversaire à au moins
word-guard-rival_at_most = aucun adversaire au-delà de
word-guard-gold_at_least = de l'or disponible, au moins

## L'atelier des cartes vierges

word-op-gain = prendre à la banque
word-op-score = marquer des points
word-op-lose = rendre à la banque
word-op-deal = payer pour obtenir
word-op-choose = choisir entre plusieurs listes
word-op-may = faire ou ne pas faire
word-op-when = selon l'état de la table
word-op-colour = nommer une couleur
word-op-victim = choisir un autre joueur
word-op-each = pour chaque joueur
word-op-bag = tirer dans le sac
word-op-push = tirer tant qu'on ose
word-op-shop = acheter des pierres
word-op-borrow = emprunter un pouvoir
word-op-refresh = ramener l'or des fées dépensé
word-op-take = lui prendre
word-op-take_first = lui prendre la première de ces choses
word-op-hit = lui faire rendre à la banque
word-op-grant = lui donner de la banque
word-op-gift = lui donner du vôtre
word-op-swap = échanger une pierre
word-key-item = Quoi
word-key-n = Combien
word-key-cost = Prix à payer
word-key-reward = Alors
word-key-else = Sinon
word-key-do = Étapes
word-key-fact = Si
word-key-cmp = est
word-key-then = Alors
word-key-from = D'où
word-key-among = Parmi
word-key-prefer = De préférence
word-key-who = Qui
word-key-put = Dans le sac
word-key-draw = Pierres tirées
word-key-prices = Prix possibles
word-key-max = Achats au plus
word-key-how = Comment
word-key-ladder = Dans cet ordre
word-choice-others = les autres joueurs
word-choice-second_bidders = les deuxièmes enchérisseurs
word-choice-most_points = ceux qui ont le plus de points
word-choice-fewest_points = ceux qui ont le moins de points
word-choice-most_stones = ceux qui ont le plus de pierres
word-choice-has_stone = qui a une pierre
word-choice-all = tous, vous compris
word-choice-any = n'importe laquelle
word-choice-bank = une que la banque possède
word-choice-auctioned = les personnages déjà passés
word-choice-remaining = les personnages à venir
word-choice-choose = à votre choix
word-choice-random = au hasard
word-choice-stones-same = pierres d'une même couleur
word-choice-stones-any = pierres quelconques
word-choice-stones-each = pierres de chaque couleur
word-choice-stones-red = pierres rouges
word-choice-stones-blue = pierres bleues
word-choice-stones-yellow = pierres jaunes
word-no-limit = sans limite
word-whole-bank = toutes les pierres de la banque
word-step-new = Nouvelle étape
word-step-add = Ajouter l'étape
word-step-up = Monter
word-step-remove = Retirer
word-cost-add = Ajouter
word-option-add = Ajouter un choix
word-card-identity = Le personnage
word-card-name = Nom
word-card-name-other = Nom en anglais (facultatif)
word-card-flavour = Phrase d'ambiance (facultative)
word-card-glyph = Emblème
word-card-optional = Le gagnant peut renoncer à tout le pouvoir
word-card-power = Le pouvoir, étape par étape
word-card-preview = La carte
word-card-checking = On vérifie la carte…
word-card-unreachable = Le serveur ne répond pas : la carte ne peut pas être vérifiée.
word-card-wrong = Cette carte ne peut pas encore jouer :
word-card-good = Cette carte est prête à jouer.
word-card-worth =
    { $n ->
        [one] Valeur estimée : { $n } pièce d'or d'une enchère
       *[other] Valeur estimée : { $n } pièces d'or d'une enchère
    }
word-card-worth-help = La bande verte est celle des personnages officiels.
word-card-use = Inviter à une table
word-card-keep = Garder dans ma galerie
word-card-share = La montrer à d'autres
word-card-new = Carte vierge
word-card-file = Fichier de la carte
word-card-export = Télécharger le fichier
word-card-import = Coller une carte
word-card-import-file = Ouvrir un fichier
word-card-read = Lire la carte
word-card-gallery = Galerie
word-card-examples = Trois exemples
word-card-mine = Mes personnages
word-card-none = Les cartes que vous gardez restent sur cet appareil.
word-card-forget = Oublier { $name }
word-glyph-anvil = enclume
word-glyph-bell = cloche
word-glyph-boat = barque
word-glyph-book = livre
word-glyph-candle = bougie
word-glyph-cauldron = chaudron
word-glyph-crown = couronne
word-glyph-dagger = dague
word-glyph-dragon = dragon
word-glyph-feather = plume
word-glyph-flame = flamme
word-glyph-harp = harpe
word-glyph-hourglass = sablier
word-glyph-key = clé
word-glyph-lantern = lanterne
word-glyph-mask = masque
word-glyph-mirror = miroir
word-glyph-moon = lune
word-glyph-owl = chouette
word-glyph-potion = potion
word-glyph-raven = corbeau
word-glyph-ring = anneau
word-glyph-rose = rose
word-glyph-saddle = selle
word-glyph-scales = balance
word-glyph-shield = bouclier
word-glyph-skull = crâne
word-glyph-star = étoile
word-glyph-sun = soleil
word-glyph-tower = tour
word-glyph-tree = arbre
word-glyph-wand = baguette
word-glyph-well = puits
word-glyph-wolf = loup

## Pour une première partie : ce que chaque question veut dire

coach-welcome = Trois points, et c'est gagné. À chaque tour, dix personnages sont aux enchères : chacun mise à poing fermé, chacun paie, et seul le meilleur use du pouvoir. Les dragons donnent des pierres ; les mages les changent en points.
coach-bid = Ce que vous misez est dépensé même si vous perdez. L'or des fées revient à la fin du tour, l'or vulgaire jamais. Demandez-vous ce que ce pouvoir vaut pour chacun – un poing vide est souvent la meilleure réponse.
coach-silver = L'argent départage les égalités, et rien d'autre. Dépensé, il ne revient pas : une pièce de plus que l'autre suffit.
coach-double = Le Doppelganger double ce pouvoir, une seule fois dans la partie. Gardez-le pour un pouvoir qui donne des points.
coach-offer = Les points font gagner, les pièces ne font qu'aider. Payez si vous pouvez, sauf à garder ces pierres pour un meilleur échange.
coach-payment = Payez avec les couleurs qui vous servent le moins : gardez de quoi réunir une de chaque, ou quatre pareilles.
coach-choose = Ce personnage a été inventé à cette table : lisez sa carte, puis prenez ce qui vous rapproche d'un point.
coach-burn = L'or des fées de votre mise disparaît pour toujours, contre un point. Tôt dans la partie, il vous manquera à chaque tour ; pour le troisième point, cela vaut toujours la peine.
coach-consider = Voyez ce que cela coûte et ce que cela rapporte : vous pouvez y renoncer.
coach-use_or_not = Vous l'avez gagné, mais rien ne vous oblige. Renoncez s'il sert davantage un autre.
coach-colour = Pour prendre une pierre, nommez la couleur qui vous manque. Avec le Dragon arc-en-ciel, la couleur nommée fait tout perdre : nommez la plus rare à la banque. Avec le Troll, celle dont les autres ont plus que vous.
coach-take_stone = Une de chaque couleur, ou quatre pareilles : prenez la pierre qui complète quelque chose.
coach-return_stone = Rendez la pierre qui ne complète rien chez vous.
coach-push = Une pierre de la couleur nommée, et tout ce que vous venez de tirer repart. Comparez les deux nombres, et arrêtez-vous quand vous avez ce qu'il vous fallait.
coach-character = Vous pouvez user du pouvoir d'un autre. Un pouvoir qui donne des points vaut mieux qu'un pouvoir qui les prépare.
coach-shop = Achetez tant qu'une pierre vous rapproche d'un point. L'or des fées dépensé ici est perdu : payez d'abord en argent ou en or vulgaire.
coach-victim = Visez qui est le plus près de gagner – ou qui tient justement ce qui vous manque.
coach-stone = Prenez ce qui complète votre série, ou ce qui casse la sienne.
coach-grant_stone = Donnez la couleur qui sert le moins : regardez ce qui est posé devant l'écran.
coach-gift_stone = Donnez la pierre dont vous pouvez vous passer et qui ne complète rien en face.
coach-swap_gift = Offrez une couleur que vous avez en trop : ce que vous recevez se choisit ensuite.
coach-swap_stone = Prenez la couleur qui manque à votre série.

## La leçon

lesson-character = Le personnage aux enchères, et son pouvoir. Seul le plus offrant l'utilisera.
lesson-strip = Les personnages de la manche : ceux qui sont passés, celui du moment, ceux qui viendront.
lesson-purse = Vos pierres et vos pièces. Les autres voient vos pierres, jamais votre bourse.
lesson-fist = Votre poing : mettez-y des pièces, puis fermez-le. Personne ne les voit avant que tous s'ouvrent.
lesson-opened = Tous les poings sont ouverts. Vous avez offert le plus, le pouvoir est à vous ; tout le monde a payé.
lesson-tie = Deux mises égales : l'argent vous départage, dans le poing encore une fois.

## La première page des règles

first-aim = Marquez trois points. Ce sont les mages qui les donnent, contre des pierres.
first-turn = Un personnage est mis aux enchères. Chacun cache de l'or dans son poing, tous ouvrent ensemble, et tous paient. Le plus offrant use du pouvoir.
first-knack = Les dragons donnent des pierres ; l'Enchanteur en prend une de chaque couleur contre un point. L'or des fées revient à la fin du tour, l'or vulgaire jamais. L'argent ne sert qu'à départager.
first-end = Dix enchères font un tour ; on joue tour après tour. Au troisième point, c'est gagné.
