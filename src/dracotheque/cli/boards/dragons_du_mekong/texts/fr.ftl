### Les Dragons du Mékong : ce que seul le terminal en dit.

board-type-programme = Tapez les cinq lettres de votre programme, dans l'ordre (bacdg), ou le numéro d'une suggestion.
board-type-stone = Tapez le nom d'un îlot.
board-type-plank = Tapez un numéro de planche et deux appuis : « 3 b1 jaune ».
board-legend = (b1) pierre   b1 îlot nu   ▲1 planche   ♟ pion   ✦ statuette   ► doit décider   ▒ carte cachée   ▲ jaune   ■ rouge   ● noir   ◆ bleu   ✚ vert   ○ blanc
