### Le Jeu des Dragons : tout ce que la table dit en français.
###
### Une variable finie par « _id » porte la valeur brute (identifiant d'une carte, numéro d'une place, « none » pour
### rien), une variable finie par « _count » le nombre d'éléments d'une liste : on ne s'en sert que pour choisir.

## La boîte

game-title = Le Jeu des Dragons
game-summary = Des antes, des vols de dragons et un peu de bluff : qui sait déclencher ses pouvoirs au bon moment emporte la mise.
game-authors = Rob Heinsoo
game-length = 30 à 60 min
game-difficulty = beaucoup de pouvoirs à apprendre

## Les cartes

card-white_1 = Dragon Blanc 1
    .is = m
card-white_2 = Dragon Blanc 2
    .is = m
card-white_3 = Dragon Blanc 3
    .is = m
card-white_4 = Dragon Blanc 4
    .is = m
card-white_6 = Dragon Blanc 6
    .is = m
card-white_8 = Dragon Blanc 8
    .is = m
card-blue_1 = Dragon Bleu 1
    .is = m
card-blue_2 = Dragon Bleu 2
    .is = m
card-blue_4 = Dragon Bleu 4
    .is = m
card-blue_7 = Dragon Bleu 7
    .is = m
card-blue_9 = Dragon Bleu 9
    .is = m
card-blue_11 = Dragon Bleu 11
    .is = m
card-black_1 = Dragon Noir 1
    .is = m
card-black_2 = Dragon Noir 2
    .is = m
card-black_3 = Dragon Noir 3
    .is = m
card-black_5 = Dragon Noir 5
    .is = m
card-black_7 = Dragon Noir 7
    .is = m
card-black_9 = Dragon Noir 9
    .is = m
card-red_2 = Dragon Rouge 2
    .is = m
card-red_3 = Dragon Rouge 3
    .is = m
card-red_5 = Dragon Rouge 5
    .is = m
card-red_8 = Dragon Rouge 8
    .is = m
card-red_10 = Dragon Rouge 10
    .is = m
card-red_12 = Dragon Rouge 12
    .is = m
card-green_1 = Dragon Vert 1
    .is = m
card-green_2 = Dragon Vert 2
    .is = m
card-green_4 = Dragon Vert 4
    .is = m
card-green_6 = Dragon Vert 6
    .is = m
card-green_8 = Dragon Vert 8
    .is = m
card-green_10 = Dragon Vert 10
    .is = m
card-brass_1 = Dragon d'Airain 1
    .is = m
card-brass_2 = Dragon d'Airain 2
    .is = m
card-brass_4 = Dragon d'Airain 4
    .is = m
card-brass_5 = Dragon d'Airain 5
    .is = m
card-brass_7 = Dragon d'Airain 7
    .is = m
card-brass_9 = Dragon d'Airain 9
    .is = m
card-silver_2 = Dragon d'Argent 2
    .is = m
card-silver_3 = Dragon d'Argent 3
    .is = m
card-silver_6 = Dragon d'Argent 6
    .is = m
card-silver_8 = Dragon d'Argent 8
    .is = m
card-silver_10 = Dragon d'Argent 10
    .is = m
card-silver_12 = Dragon d'Argent 12
    .is = m
card-bronze_1 = Dragon de Bronze 1
    .is = m
card-bronze_3 = Dragon de Bronze 3
    .is = m
card-bronze_6 = Dragon de Bronze 6
    .is = m
card-bronze_7 = Dragon de Bronze 7
    .is = m
card-bronze_9 = Dragon de Bronze 9
    .is = m
card-bronze_11 = Dragon de Bronze 11
    .is = m
card-copper_1 = Dragon de Cuivre 1
    .is = m
card-copper_3 = Dragon de Cuivre 3
    .is = m
card-copper_5 = Dragon de Cuivre 5
    .is = m
card-copper_7 = Dragon de Cuivre 7
    .is = m
card-copper_8 = Dragon de Cuivre 8
    .is = m
card-copper_10 = Dragon de Cuivre 10
    .is = m
card-gold_2 = Dragon d'Or 2
    .is = m
card-gold_4 = Dragon d'Or 4
    .is = m
card-gold_6 = Dragon d'Or 6
    .is = m
card-gold_9 = Dragon d'Or 9
    .is = m
card-gold_11 = Dragon d'Or 11
    .is = m
card-gold_13 = Dragon d'Or 13
    .is = m
card-bahamut = Bahamut
card-tiamat = Tiamat
card-dracolich = Dracoliche
    .is = f
card-archmage = L'Archimage
    .is = m
card-dragonslayer = Le Tueur de Dragon
    .is = m
card-thief = Le Voleur
    .is = m
card-druid = La Druidesse
    .is = f
card-priest = Le Prêtre
    .is = m
card-princess = La Princesse
    .is = f
card-fool = L'Idiot
    .is = m

## Les pouvoirs

power-white = Dragon Blanc
    .is = m
power-white-text = S'il y a un mortel dans un vol, quel qu'il soit, puisez 3 pièces d'or dans la mise.
power-blue = Dragon Bleu
    .is = m
power-blue-text = Comptez les dragons mauvais de votre vol : puisez autant de pièces d'or dans la mise, ou bien chaque adversaire en verse autant à la mise.
power-black = Dragon Noir
    .is = m
power-black-text = Puisez 2 pièces d'or dans la mise.
power-red = Dragon Rouge
    .is = m
power-red-text = L'adversaire au vol le plus fort vous paie 1 pièce d'or, puis une carte tirée au hasard passe de sa main dans la vôtre.
power-green = Dragon Vert
    .is = m
power-green-text = Le joueur à votre gauche vous cède un dragon mauvais plus faible que cette carte, ou vous paie 5 pièces d'or.
power-brass = Dragon d'Airain
    .is = m
power-brass-text = L'adversaire au vol le plus fort vous cède un dragon bon plus fort que cette carte, ou vous paie 5 pièces d'or.
power-silver = Dragon d'Argent
    .is = m
power-silver-text = Vous d'abord, puis les autres : quiconque a un dragon bon dans son vol pioche une carte.
power-bronze = Dragon de Bronze
    .is = m
power-bronze-text = Prenez en main les deux cartes d'ante les plus faibles.
power-copper = Dragon de Cuivre
    .is = m
power-copper-text = Défaussez cette carte : la première de la pioche prend sa place, et son pouvoir se déclenche quelle que soit sa force.
power-gold = Dragon d'Or
    .is = m
power-gold-text = Piochez une carte pour chaque dragon bon de votre vol.
power-bahamut = Bahamut
power-bahamut-text = Chaque adversaire qui mêle bons et mauvais dragons dans son vol vous paie 10 pièces d'or. Capacité divine : avec un dragon mauvais à ses côtés, votre vol est exclu de la victoire.
power-tiamat = Tiamat
power-tiamat-text = Aucun pouvoir. Capacité divine : Tiamat est à la fois blanche, bleue, noire, rouge et verte ; avec un dragon bon à ses côtés, votre vol est exclu de la victoire.
power-dracolich = Dracoliche
    .is = f
power-dracolich-text = Utilisez le pouvoir d'un autre dragon mauvais posé dans un vol, avec la force de la Dracoliche.
power-archmage = L'Archimage
    .is = m
power-archmage-text = Payez 1 pièce d'or à la mise, puis utilisez le pouvoir d'une carte d'ante, avec la force de l'Archimage.
power-dragonslayer = Le Tueur de Dragon
    .is = m
power-dragonslayer-text = Payez 1 pièce d'or à la mise, puis ôtez d'un vol un dragon plus faible que cette carte.
power-thief = Le Voleur
    .is = m
power-thief-text = Puisez 7 pièces d'or dans la mise, puis défaussez une carte de votre main.
power-druid = La Druidesse
    .is = f
power-druid-text = Payez 1 pièce d'or à la mise : cette manche ira au vol le plus faible.
power-priest = Le Prêtre
    .is = m
power-priest-text = Payez 1 pièce d'or à la mise : vous mènerez le prochain tour de cette manche.
power-princess = La Princesse
    .is = f
power-princess-text = Payez 1 pièce d'or à la mise, puis déclenchez l'un après l'autre tous les dragons bons de votre vol.
power-fool = L'Idiot
    .is = m
power-fool-text = Payez 1 pièce d'or à la mise, puis piochez une carte pour chaque adversaire dont le vol est plus fort que le vôtre.

## Couleurs et natures

colour-white = blanc
colour-blue = bleu
colour-black = noir
colour-red = rouge
colour-green = vert
colour-brass = airain
colour-silver = argent
colour-bronze = bronze
colour-copper = cuivre
colour-gold = or
nature-good = bon
nature-evil = mauvais
nature-mortal = mortel

## Tournures : elles se lisent dans une phrase

purse-nobody = la mise
strength = force { $strength }
gold =
    { $amount ->
        [one] { $amount } pièce d'or
       *[other] { $amount } pièces d'or
    }
gold-owed =
    { $owed ->
        [one] { $owed } pièce d'or
       *[other] { $owed } pièces d'or
    }
gold-price =
    { $price ->
        [one] { $price } pièce d'or
       *[other] { $price } pièces d'or
    }
the-card = { LE($card) }
the-power = le pouvoir { DE($power) }
laid = { the-card } ({ $seat })
debt = { gold } { A($creditor) }

## Ce qui arrive

gambit-began = La manche { $gambit } commence.
ante-sealed = { $seat } a choisi sa carte d'ante.
antes-revealed = On révèle les cartes d'ante : { $antes }.
antes-all-tied = Toutes les cartes d'ante sont à égalité : on les défausse, chacun pioche une carte, puis en avance une autre.
price-set = Le prix de la manche est de { gold-price } : chacun le verse à la mise.
round-began = Tour { $round } : { $leader } mène.
card-played =
    { $card_id ->
        [tiamat] { $seat } joue { the-card }.
       *[other]
            { $triggers ->
                [no] { $seat } joue { the-card } : plus forte que { $reference }, la carte ne déclenche pas son pouvoir.
               *[yes]
                    { $reference ->
                        [0] { $seat } ouvre le tour avec { the-card } : son pouvoir se déclenche.
                       *[other] { $seat } joue { the-card } : son pouvoir se déclenche.
                    }
            }
    }
turn-skipped = { $seat } n'a plus de carte et n'en trouve nulle part : son tour de jeu s'arrête là.
power-used =
    { $power_id ->
        [tiamat] { LOOK("card", "tiamat", "Tiamat") } est en vol : sa capacité divine est en vigueur.
        [archmage] { $seat } utilise { the-power }.
        [dracolich]
            { $card_id ->
                [archmage] { $seat } utilise { the-power } à travers { the-card }.
               *[other] { $seat } utilise { the-power }.
            }
       *[other]
            { $card_id ->
                [archmage] { $seat } utilise { the-power } à travers { the-card }.
                [dracolich] { $seat } utilise { the-power } à travers { the-card }.
               *[other] { $seat } utilise { the-power }.
            }
    }
cause-full-hand = main pleine
cause-no-card = aucune carte en main
cause-no-card-left = plus aucune carte
cause-no-good-dragon = aucun bon dragon
cause-nobody-stronger = personne n'est plus fort
nothing-came =
    { $cause_id ->
        [full-hand] La main { DE($seat) } est pleine : { the-power } n'y apporte aucune carte.
        [no-card] { $seat } n'a aucune carte en main : { the-power } n'y trouve rien.
        [no-card-left] Ni la pioche ni la défausse n'ont plus de carte : { the-power } n'en donne aucune { A($seat) }.
        [no-good-dragon] Aucun bon dragon à compter : { the-power } ne donne aucune carte { A($seat) }.
       *[nobody-stronger] Aucun adversaire n'a de vol plus fort : { the-power } ne donne aucune carte { A($seat) }.
    }
power-without-effect =
    { $power_id ->
        [white] Aucun mortel n'est en vol : { $seat } ne puise rien.
        [blue] Aucun dragon mauvais dans ce vol : { $seat } n'obtient rien.
        [tiamat] { LOOK("card", "tiamat", "Tiamat") } n'a pas de pouvoir : { $seat } n'obtient rien.
        [dracolich] Aucun autre dragon mauvais n'est en vol : { $seat } n'a pas de pouvoir à copier.
        [bronze] Pas de carte d'ante à prendre, ou plus de place en main : { $seat } ne prend rien.
        [bahamut] Aucun adversaire ne mêle bons et mauvais dragons : { $seat } ne reçoit rien.
        [archmage] Les cartes d'ante n'offrent aucun pouvoir : { $seat } n'a rien à copier.
        [dragonslayer] Aucun dragon assez faible n'est en vol : { $seat } n'en ôte aucun.
        [princess] Aucun dragon bon dans ce vol : { $seat } ne déclenche rien.
       *[other] { $seat } utilise { the-power }, sans effet.
    }
gold-taken =
    { $amount ->
        [0] La mise est vide : { $seat } n'y puise rien.
       *[other] { $seat } puise { gold } dans la mise.
    }
gold-paid =
    { $owed ->
        [0] { $payer } verse { gold } { A($payee) }.
       *[other]
            { $amount ->
                [0] { $payer } n'a pas d'or et doit { gold-owed } { A($payee) }.
               *[other] { $payer } verse { gold } { A($payee) } et lui doit encore { gold-owed }.
            }
    }
debt-repaid = { $debtor } rembourse { gold } { A($creditor) }.
cards-drawn =
    { $cards_count ->
        [0]
            { $count ->
                [one] { $seat } pioche une carte.
               *[other] { $seat } pioche { $count } cartes.
            }
       *[other]
            { $count ->
                [one] { $seat } pioche une carte : { $cards }.
               *[other] { $seat } pioche { $count } cartes : { $cards }.
            }
    }
cards-bought = { $seat } doit acheter des cartes. On retourne { the-card } : le prix est de { gold-price }.
deck-renewed =
    { $count ->
        [one] La défausse devient la nouvelle pioche : une seule carte.
       *[other] La défausse, mélangée, devient la nouvelle pioche : { $count } cartes.
    }
ability-bluff = Bluff
ability-bluff-text = Quand un effet vous fait payer 2 po ou plus à un joueur, vous payez 1 po de moins.
ability-concentration = Concentration
ability-concentration-text = Vous payez 1 po de moins pour l'ante.
ability-diplomacy = Diplomatie
ability-diplomacy-text = Quand vous devez mener un tour, vous pouvez désigner un autre joueur.
ability-intimidate = Intimidation
ability-intimidate-text = À égalité avec un autre adversaire, on ne vous choisit jamais comme le plus fort.
ability-gambler = Profession : joueur
ability-gambler-text = Quand vous achetez, vous pouvez faire retourner une seconde carte et payer le prix le plus bas.
ability-sense_motive = Psychologie
ability-sense_motive-text = L'adversaire qui joue un deuxième dragon d'une couleur vous montre sa main, une fois chacun par manche.
ability-sleight_of_hand = Escamotage
ability-sleight_of_hand-text = Quand un de vos pouvoirs puise dans la mise, vous pouvez y prendre 1 po de plus.
ability-wild_card = Joker
ability-wild_card-text = Une fois par partie, un mortel de votre vol compte comme un dragon de la couleur de votre choix.
card-stolen =
    { $card_id ->
        [none] { $seat } prend au hasard une carte { A($victim) }.
       *[other] { $seat } prend au hasard une carte { A($victim) } : { the-card }.
    }
demand-made = { $seat } exige { DE($target) } une carte ou 5 pièces d'or ({ $power }).
demand-answered = { $seat } choisit de payer ce qu'exige { $asker } ({ $power }).
card-given = { $seat } cède { the-card } { A($asker) }.
card-shown = { $seat } montre { the-card } { A($asker) }, dont la main est pleine, et garde sa carte sans rien payer.
ante-cards-taken = { $seat } prend en main, parmi les cartes d'ante : { $cards }.
card-replaced = { $seat } défausse { the-card } ; la première carte de la pioche prend sa place : { $replacement }.
card-came-back = { $seat } voit revenir { the-card } dans le même tour de jeu : la carte reste en place sans agir.
card-slain = { $seat } ôte un dragon chez { $owner } : { the-card } rejoint la défausse.
card-discarded = { $seat } défausse { the-card }.
druid-invoked = { $seat } invoque { LOOK("card", "druid", "la Druidesse") } : cette manche ira au vol le plus faible.
priest-invoked = { $seat } invoque { LOOK("card", "priest", "le Prêtre") } et mènera le prochain tour de cette manche.
ability-chosen = { $seat } joue avec une capacité : { $ability }.
ability-used = { $seat } se sert d'une capacité : { $ability }.
leader-named = { $seat } laisse mener { $leader }.
price-card-turned = { $seat } fait retourner { the-card } : un prix de { gold-price }.
hand-seen =
    { $cards_count ->
        [0] { $seat } regarde la main { DE($victim) }.
       *[other] { $seat } regarde la main { DE($victim) } : { $cards }.
    }
mortal-counted = { $seat } compte { the-card } comme un dragon ({ $colour }).
colour-flight-counted =
    { $value ->
        [one] { $seat } compte un vol de couleur ({ $colour }) : chaque adversaire doit lui payer { $value } pièce d'or.
       *[other] { $seat } compte un vol de couleur ({ $colour }) : chaque adversaire doit lui payer { $value } pièces d'or.
    }
strength-flight-counted = { $seat } compte un vol de { strength } : autant d'or à puiser dans la mise, puis les cartes d'ante.
flights-tied = Égalité entre { $seats } : on joue un tour de plus.
gambit-won = { $seat } gagne la manche avec un vol de { strength } et ramasse la mise : { gold }.
stakes-ran-dry = { $seat } laisse la mise vide : la manche s'arrête aussitôt, sans vainqueur.
stakes-shared = La manche n'a pas de vainqueur : la mise ({ gold }) est partagée entre { $seats }.
share-taken =
    { $amount ->
        [0] { $seat } n'a rien dans le partage de la mise.
       *[other] { $seat } reçoit { gold } dans le partage de la mise.
    }
debt-forgiven = Les dettes envers la mise sont effacées : { $seat } lui devait encore { gold }.
player-eliminated =
    { $cards_count ->
        [0] { $seat } n'a plus d'or et quitte la partie.
       *[other] { $seat } n'a plus d'or et quitte la partie. Sa main est défaussée : { $cards }.
    }
time-ran-out = Le temps est écoulé : on finit cette manche, puis on en joue une dernière.
game-ended =
    { $winners_count ->
        [one] La partie est finie ({ $ending }) : victoire pour { $winners } !
       *[other] La partie est finie ({ $ending }) : victoire partagée entre { $winners } !
    }

## Pourquoi la partie finit

ending-eliminations = quelqu'un n'a plus d'or
ending-target-hoard = un magot a atteint le but
ending-time-limit = temps écoulé
ending-max-gambits = c'était la dernière manche

## La partie en chiffres

statistic-gambits_won = Manches gagnées
statistic-best_gambit = Plus belle mise ramassée
statistic-special_flights = Vols spéciaux
statistic-powers_used = Pouvoirs utilisés
statistic-gold_from_stakes = Or puisé dans la mise
statistic-gold_from_players = Or reçu des autres
statistic-gold_to_players = Or versé aux autres
statistic-gold_owed = Dettes contractées
statistic-purchases = Achats de cartes

## Les coups

move-ante = Avancer { the-card }
move-play-card = Jouer { the-card }
move-steal-gold = Puiser dans la mise
move-levy = Faire payer les adversaires à la mise
move-choose-ability =
    { $ability_id ->
        [bluff] { $ability }. { ability-bluff-text }
        [concentration] { $ability }. { ability-concentration-text }
        [diplomacy] { $ability }. { ability-diplomacy-text }
        [intimidate] { $ability }. { ability-intimidate-text }
        [gambler] { $ability }. { ability-gambler-text }
        [sense_motive] { $ability }. { ability-sense_motive-text }
        [sleight_of_hand] { $ability }. { ability-sleight_of_hand-text }
       *[wild_card] { $ability }. { ability-wild_card-text }
    }
move-name-leader = { $seat } mène
move-turn-another = Faire retourner une seconde carte
move-steal-one-more = Prendre 1 po de plus
move-count-mortal = Compter { the-card } comme un dragon ({ $colour })
move-decline = En rester là
move-target = Viser { $seat }
move-pay = Payer 5 pièces d'or
move-give = Céder { the-card }
move-take-ante-card = Prendre { the-card }
move-discard = Défausser { the-card }
move-copy-power = Utiliser { the-power }
move-slay = Ôter { the-card }
move-trigger-next = Déclencher { the-card }
move-count-colour = Compter le vol de couleur ({ $colour })
move-count-strength = Compter le vol de { strength }
move-time-up = Annoncer que le temps est écoulé
move-answer-demands =
    { $stance_id ->
        [ask] { $power_id ->
            [green] Me demander quand un Dragon Vert exige une carte ou 5 po
           *[brass] Me demander quand un Dragon d'Airain exige une carte ou 5 po
        }
       *[other] { $power_id ->
            [green] Consigne pour les exigences des Dragons Verts : { word-stance }
           *[brass] Consigne pour les exigences des Dragons d'Airain : { word-stance }
        }
    }
move-plan-cards =
    { $cards_count ->
        [0] Ne prévoir aucune carte
       *[other]
            { $keep ->
                [yes] Prévoir, même si la main change : { $cards }
               *[no] Prévoir : { $cards }
            }
    }
planned =
    { $wishes_count ->
        [0] { the-card } ({ word-condition })
       *[other] { the-card } ({ word-condition } ; { $wishes })
    }
wish =
    { $stakes ->
        [0] { $choice }
       *[other] { $choice } à partir de { $stakes } po dans la mise
    }

## Les questions

ask-ante = Choisissez en secret la carte d'ante que vous avancez.
question-ante = la carte d'ante
ask-play = Choisissez la carte que vous jouez.
question-play = la carte à jouer
ask-ability = Quelle capacité voulez-vous pour cette partie ?
question-ability = une capacité
ask-name_leader = Vous devez mener ce tour : le menez-vous, ou un autre ?
question-name_leader = qui mène le tour
ask-second_price = Le prix est de { $price } po. Faites-vous retourner une seconde carte, pour payer le plus bas des deux ?
question-second_price = s'il faut retourner une seconde carte
ask-one_more = Prenez-vous 1 po de plus dans la mise ?
question-one_more = s'il faut prendre 1 po de plus
ask-blue_mode = Puisez-vous { gold } dans la mise, ou chaque adversaire doit-il en verser autant ?
question-blue_mode = puiser ou faire payer
ask-target_opponent = Plusieurs adversaires ont le vol le plus fort : lequel subira { the-power } ?
question-target_opponent = l'adversaire visé
ask-demand =
    { $power_id ->
        [green] { $asker_seat } exige ({ $host_card }) : cédez un dragon mauvais de force inférieure à { $strength }, ou payez 5 pièces d'or.
       *[other] { $asker_seat } exige ({ $host_card }) : cédez un dragon bon de force supérieure à { $strength }, ou payez 5 pièces d'or.
    }
question-demand = la réponse à l'exigence
ask-bronze_pick = Laquelle des plus faibles cartes d'ante prenez-vous en main ?
question-bronze_pick = la carte d'ante à prendre
ask-thief_discard = Quelle carte de votre main défaussez-vous ?
question-thief_discard = la carte à défausser
ask-copy_ante = De quelle carte d'ante utilisez-vous le pouvoir ?
question-copy_ante = le pouvoir à copier parmi les cartes d'ante
ask-copy_evil = De quel dragon mauvais en vol utilisez-vous le pouvoir ?
question-copy_evil = le pouvoir à copier parmi les dragons mauvais en vol
ask-slay = Quel dragon de force inférieure à { $strength } ôtez-vous de son vol ?
question-slay = le dragon à ôter
ask-princess_next = Lequel de vos dragons bons déclenchez-vous maintenant ?
question-princess_next = le prochain dragon à déclencher
ask-color_flight = Plusieurs couleurs sont complètes dans votre vol : laquelle comptez-vous ?
question-color_flight = la couleur à compter
ask-strength_flight = Plusieurs forces sont complètes dans votre vol : laquelle comptez-vous ?
question-strength_flight = la force à compter
ask-take_ante = La place manque dans votre main : quelle carte d'ante prenez-vous ?
question-take_ante = la carte d'ante à prendre

## Coups refusés

refuse-unknown-card = Aucune carte du jeu ne s'appelle « { $value } » : choisissez l'une des cartes proposées.
refuse-card-not-in-hand = Vous n'avez pas { the-card } en main : choisissez l'une de vos cartes.
refuse-card-not-in-antes = On ne peut pas prendre { the-card } au milieu de la table : choisissez l'une des cartes d'ante qui s'y trouvent.
refuse-card-not-in-flight = On ne peut pas ôter { the-card } : cette carte n'est dans aucun vol. Choisissez un dragon en vol.
refuse-not-lowest-ante = Vous ne pouvez pas prendre { the-card } : choisissez une carte d'ante de force { $strength } ou moins.
refuse-no-ability = On ne peut pas choisir { $ability } : prenez une capacité que personne n'a encore.
refuse-no-leader = Personne n'occupe la place { $number } : désignez un joueur encore en jeu.
error-no-such-ability = Personne ne peut avoir ici la capacité « { $ability } » : il faut une table avec capacités, et chacune n'est donnée qu'une fois.
refuse-not-strongest = { $seat } n'a pas le vol le plus fort de vos adversaires : visez l'un de ceux qui l'ont.
refuse-demand-green = Vous ne pouvez pas céder { the-card } : cédez un dragon mauvais de force inférieure à { $strength }, ou payez.
refuse-demand-brass = Vous ne pouvez pas céder { the-card } : cédez un dragon bon de force supérieure à { $strength }, ou payez.
refuse-power-not-in-antes = Vous ne pouvez pas copier { the-power } : choisissez un pouvoir présent parmi les cartes d'ante.
refuse-power-not-in-flights = Vous ne pouvez pas copier { the-power } : choisissez celui d'un dragon mauvais en vol, autre que Tiamat et la Dracoliche.
refuse-cannot-slay = Vous ne pouvez pas ôter { the-card } : choisissez un dragon de force inférieure à { $strength }.
refuse-not-called = Vous ne pouvez pas déclencher { the-card } : choisissez un dragon bon de votre vol que la Princesse n'a pas encore appelé.
refuse-order-from-outside = Vous êtes hors jeu : il n'y a plus de consigne à donner.
refuse-unknown-order = Aucune consigne ne connaît « { $value } » : choisissez-en une de la liste.
refuse-plan-too-long = C'est trop prévoir : { $most } cartes au plus, avec { $most } choix chacune.
refuse-no-such-choice = Ce choix ne se présentera jamais : prévoyez-en un que la règle connaît.

## Tables et positions impossibles

error-too-many-eliminations = Il ne peut pas y avoir autant d'éliminations à cette table ({ $value }) : { $high } au plus, pour qu'il reste quelqu'un.
error-target-hoard = Ce magot à atteindre ({ $value }) ne convient pas à cette table : choisissez de { $low } à { $high } pièces d'or.
error-card-twice = La position montre deux fois { the-card } : chaque carte n'existe qu'une fois.
error-hand-too-big = { $seat } tient trop de cartes : une main en compte dix au plus.
error-no-ante-card = { $seat } n'a pas de carte à avancer : au moment de l'ante, chaque joueur encore en jeu tient au moins une carte.
error-no-such-round = Il n'y a pas de tour { $round } avec { $leader } pour meneur : donnez un tour à partir de 1 et un joueur encore en jeu.
error-played-card-not-in-flight = La position ne montre pas { the-card } dans le bon vol : une carte jouée ce tour-ci figure aussi dans le vol de qui l'a jouée.
error-no-such-moment = Aucun moment de la partie ne s'appelle « { $value } » : choisissez parmi { $known }.

## Options

option-end_eliminations = Éliminations
option-end_eliminations-help = La partie s'arrête quand ce nombre de joueurs est éliminé, et de toute façon quand il n'en reste qu'un.
option-target_hoard = Magot à atteindre
option-target_hoard-help = La partie s'arrête aussi quand un magot atteint ce montant à la fin d'une manche.
option-time_limit = Limite de temps
option-time_limit-help = Des minutes, ou une date : une fois ce temps passé, on finit la manche en cours, puis on en joue une dernière.
option-starting_hoard = Magot de départ
option-starting_hoard-help = Les pièces d'or de chacun au début de la partie ; 30 pour une partie rapide.
option-max_gambits = Nombre de manches
option-max_gambits-help = La partie s'arrête après ce nombre de manches, même sans élimination.
option-campaign_abilities = Capacités
option-campaign_abilities-help = Chacun choisit une capacité parmi huit, à la vue de tous, avant le premier ante.

## Formules toutes prêtes

preset-base = Règle de base
preset-base-help = 50 pièces d'or chacun ; la partie finit à la première élimination.
preset-quick = Partie rapide
preset-quick-help = 30 pièces d'or chacun ; la partie finit à la première élimination.
preset-slow = Un coup par jour
preset-slow-help = Pour les tables lentes : 30 pièces d'or chacun, 20 à deux joueurs, et cinq manches au plus.
preset-five_gambits = Cinq manches
preset-five_gambits-help = La règle de base, en cinq manches au plus.
preset-last_standing = Jusqu'au dernier
preset-last_standing-help = 30 pièces d'or chacun ; on joue jusqu'à ce qu'il ne reste qu'un joueur, ou cinquante manches.
preset-treasure = Le trésor
preset-treasure-help = 40 pièces d'or chacun ; la partie finit aussi dès qu'un magot en atteint 60 à la fin d'une manche.
preset-evening = La soirée
preset-evening-help = Après trente minutes, on finit la manche en cours, puis on en joue une dernière.
preset-campaign = Campagne
preset-campaign-help = Une capacité pour chacun, et 30 po au départ.

## Mots de la table

word-stakes = Mise
word-hoard = Magot
word-hoard-lead =
    { $lead ->
        [one] une pièce d'or d'avance sur { $seat }
       *[other] { $lead } pièces d'or d'avance sur { $seat }
    }
word-hand = Main
word-flight = Vol
word-lowest = les plus faibles
word-antes = Cartes d'ante
word-deck = Pioche
word-discard = Défausse
word-debts = Dettes
word-ious = Reconnaissances de dette
word-ious-help = Des papiers sans valeur, en souvenir d'un or que personne ne reverra.
word-iou = { $debtor_seat } doit { gold } { A($creditor_purse) }.
word-strength = Force
word-leader = Meneur
word-gambit = Manche
word-round = Tour
word-reference = Force de référence
word-ahead = en tête
word-next-leader = mènerait ensuite
word-barred =
    { $god_id ->
        [bahamut] vol exclu : Bahamut près d'un dragon mauvais
       *[tiamat] vol exclu : Tiamat près d'un dragon bon
    }
word-druid = le vol le plus faible gagne
word-triggers = se déclenche
word-does-not-trigger = ne se déclenche pas
word-eliminated = hors jeu
word-theft-draw = Tirez une carte de la main { DE($seat) }
word-theft-drawn = Vous avez tiré { the-card }.
word-theft-lost = { $seat } a tiré { the-card } de votre main.
word-to-play = doit jouer
word-orders = Consignes
word-orders-help = Pour les parties lentes : ce que vous laissez ici répond pour vous au bout d'un moment, comme à la main. Personne d'autre ne le voit, et vous pouvez le changer à tout moment.
word-orders-green = Quand un Dragon Vert exige une carte ou 5 po
word-orders-brass = Quand un Dragon d'Airain exige une carte ou 5 po
word-stance =
    { $stance_id ->
        [pay] payer 5 po
        [weakest] céder la plus faible carte qui convient, sinon payer
        [strongest] céder la plus forte carte qui convient, sinon payer
        [if_rich] payer si j'ai 5 po, sinon céder la plus faible carte
       *[ask] me demander
    }
word-plan = Cartes prévues
word-plan-help = Quand vient votre tour, la première carte dont la condition est remplie est jouée.
word-plan-dropped = Votre main a changé : le plan est annulé.
word-plan-empty = Aucune carte prévue.
word-plan-add = Ajouter une carte
word-plan-keep = Garder le plan si ma main change
word-plan-send = Laisser ce plan
word-plan-sent = Plan laissé
word-plan-raise = Plus haut
word-plan-drop = Retirer
word-plan-condition = Condition
word-condition =
    { $condition_id ->
        [triggers] si son pouvoir se déclenche
        [leads] si elle me fait mener le tour suivant
        [strongest] si elle rend mon vol le plus fort
       *[always] toujours
    }
word-wish-add = Ajouter un choix
word-wish-stakes = à partir de tant de po dans la mise

## Pour une première partie : ce que chaque question veut dire

coach-welcome = Prenez l'or des autres, manche après manche. Une manche dure trois tours : à chaque tour, chacun joue une carte dans son vol, et le vol le plus fort emporte la mise. Quand quelqu'un n'a plus d'or, le plus riche gagne.
coach-ante = La plus forte carte montrée fixe ce que chacun paie ; la plus forte qui n'a pas d'égale fait mener le premier tour. Toutes restent au milieu : n'avancez pas celle que vous voulez jouer.
coach-play = Un pouvoir n'agit que si sa carte ne dépasse pas celle jouée juste avant ; celui du meneur agit toujours. Une carte faible rapporte donc par son pouvoir, une forte par le poids qu'elle donne à votre vol.
coach-ability = Concentration et Bluff épargnent une pièce encore et encore ; les autres attendent leur heure. Deux joueurs n'ont jamais la même.
coach-name_leader = La carte du meneur déclenche toujours son pouvoir. Laissez mener un autre si vous préférez répondre à une carte forte par une plus faible.
coach-second_price = Une seconde carte ne peut que faire baisser le prix ; elle est défaussée aussi.
coach-one_more = Prenez-la, sauf si c'est la dernière pièce d'une mise que vous allez gagner.
coach-blue_mode = Puisez si vous ne comptez pas gagner la manche ; faites payer les autres si vous y comptez, car leur or vous reviendra.
coach-target_opponent = Plusieurs vols se valent. Visez qui a le plus à perdre : le plus riche, ou la main la plus pleine.
coach-demand = Donnez une carte dont vous pouvez vous passer et gardez votre or, ou payez et gardez la carte. Une carte donnée est vue de tous et sera jouée contre vous.
coach-bronze_pick = Plus de cartes, c'est plus de choix. Cherchez celle qui complète une couleur ou une force déjà dans votre vol.
coach-thief_discard = Le Voleur coûte une carte : défaites-vous de celle dont le pouvoir n'agira guère et qui ne complète aucun vol spécial.
coach-copy_ante = L'Archimage emprunte un pouvoir aux cartes d'ante. Prenez ce qui rapporte maintenant : l'or de la mise, ou des cartes si votre main est courte.
coach-copy_evil = La Dracoliche use du pouvoir de n'importe quel dragon mauvais en vol. Sa propre force est 10 : elle compte là où le pouvoir compare.
coach-slay = Le dragon quitte son vol et ne compte plus. Cassez le vol qui gagne, ou la paire qui va devenir un vol spécial.
coach-princess_next = Chaque dragon bon de votre vol agit une fois de plus, quelle que soit sa force, dans l'ordre de votre choix. Le Dragon d'Or avant le Dragon de Cuivre : il compte les dragons bons encore en vol.
coach-color_flight = Trois dragons d'une couleur : chaque adversaire vous paie la force du deuxième plus fort. Une seule couleur compte par manche : prenez celle qui rapporte le plus.
coach-strength_flight = Trois dragons d'une même force : vous prenez autant d'or dans la mise, et les cartes d'ante. Plus c'est haut, mieux c'est, tant que la mise suffit.
coach-take_ante = Une main tient dix cartes. Prenez les fortes pour la prochaine manche, ou celles qui vont ensemble.

## La leçon

lesson-hoard = Votre or. La partie s'arrête quand quelqu'un n'en a plus, et le plus riche gagne.
lesson-stakes = La mise, au milieu : c'est elle qu'on se dispute, manche après manche.
lesson-hand = Votre main. Montrez une carte du pointeur ou du doigt pour lire ce qu'elle fait.
lesson-antes = Toutes les cartes d'annonce sont visibles. La plus forte dit combien chacun vient de payer, et qui commence.
lesson-reference = La force de la dernière carte jouée. Une carte qui n'est pas plus forte utilise son pouvoir.
lesson-flight = Votre escadrille : les cartes que vous jouez y restent. Après trois tours, la plus forte emporte la mise.

## La première page des règles

first-aim = Ayez le plus d'or quand quelqu'un n'en a plus. L'or change de mains dans la mise, au milieu de la table.
first-turn = Une manche : chacun montre une carte d'ante, et la plus forte fixe ce que tous paient à la mise. Puis trois tours : à chaque tour, chacun pose une carte devant soi, dans son vol.
first-knack = Une carte use de son pouvoir si elle n'est pas plus forte que la carte jouée juste avant. Le Blanc 3 après le Noir 9 : son pouvoir agit. Trois dragons d'une couleur, ou d'une force, rapportent en plus.
first-end = Après trois tours, le vol le plus fort (la plus grande somme) ramasse la mise. On recommence, jusqu'à ce qu'un magot soit vide : le plus riche gagne.
