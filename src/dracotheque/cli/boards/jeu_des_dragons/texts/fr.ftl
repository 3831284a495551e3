### Le Jeu des Dragons : ce que seul le terminal en dit.

board-last-gambit = dernière manche
board-any = libre
board-next-leader = Mènerait le tour suivant : { $name }
board-pairs = encore un pour compter : { $pairs }
board-known = en main, connues :
board-barred-bahamut = vol exclu : un dragon mauvais près de Bahamut
board-barred-tiamat = vol exclu : un dragon bon près de Tiamat
board-legend = ▲ bon   ▼ mauvais   ● mortel   ✦ se déclencherait   · sans effet   ► doit jouer   ★ mène   ◆ en tête   ✗ vol exclu
board-orders = Consignes : o les montre · o green ou o brass avec ask, pay, weakest, strongest ou if_rich · o plan avec des numéros de cartes (3? si elle se déclenche, 3> si elle mène, 3+ si elle fait le vol le plus fort), et keep
