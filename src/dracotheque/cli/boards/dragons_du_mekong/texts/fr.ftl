### Les Dragons du Mékong : ce que seul le terminal en dit.

board-type-programme = Tapez les cinq lettres de votre programme, dans l'ordre (bacdg), ou le numéro d'une suggestion.
board-type-stone = Tapez le nom d'un îlot.
board-type-plank = Tapez un numéro de planche et deux appuis : « 3 b1 jaune ».
board-type-order = Avec des souhaits, le plus cher d'abord : « o 2 c2, e1 » ; comme vous les taperiez en réponse (planches « 3 b1 jaune », à retirer « jaune 3 »). Avec un + à la fin, l'intendant décide à défaut : « o 2 c2 + ».
board-legend = (b1) pierre   b1 îlot nu   ▲1 planche   ♟ pion   ✦ statuette   ► doit décider   ▒ carte cachée   ▲ jaune   ■ rouge   ● noir   ◆ bleu   ✚ vert   ○ blanc
