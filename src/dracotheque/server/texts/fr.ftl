### Ce que le serveur refuse, en français.

## Requêtes

server-bad-request = Cette demande n'a pas de sens ici.
server-bad-body = Ce qui a été envoyé est illisible : { $detail }
server-bad-message = Ce message ne fait pas partie du protocole : { $detail }
server-no-such-page = Il n'y a rien à cette adresse.
server-wrong-verb = Cela ne se fait pas à cette adresse.
server-too-long = C'est trop long : { $most } octets au plus.
server-too-often = C'est trop à la fois : attendez un instant.
server-foreign-origin = Cette demande vient d'un autre site : ouvrez la page de ce serveur.
server-header-missing = L'en-tête X-Draco manque : seules nos propres pages peuvent changer quelque chose.
server-store-down = Le serveur ne peut rien noter pour l'instant : rien n'a été joué, réessayez.
server-our-fault = Le serveur a trébuché. C'est notre faute, pas la vôtre.

## Personnes

server-who-are-you = Dites d'abord qui vous êtes : un nom suffit.
server-bad-name = Ce nom ne peut pas être affiché : choisissez-en un avec des lettres.
server-no-such-person = Personne de tel n'est connu ici.

## Tables

server-no-such-table = Cette table n'existe pas : vérifiez le lien.
server-not-invited = Cette table est entre amis : demandez le lien à l'un d'eux.
server-not-host = Seul l'hôte de la table peut faire cela.
server-not-seated = Seules les personnes assises à la table peuvent faire cela.
server-seat-taken = Cette place est prise : choisissez-en une autre.
server-bad-seats = Dites qui s'assoit où : { $players } places, dont une au plus pour vous.
server-seats-open = Il reste des places libres : attendez quelqu'un, ou demandez à un robot de s'asseoir.
server-nobody-plays = Il n'y a que des robots : prenez d'abord une place.
server-already-started = La partie a déjà commencé : vous pouvez regarder.
server-not-running = Aucune partie ne se joue à cette table.
server-not-over = La partie n'est pas finie : revenez quand elle le sera.
server-nobody-to-kick = Il n'y a personne à cette place que l'on puisse prier de partir.
server-too-many-tables = Vous avez { $most } tables ouvertes : finissez-en une ou fermez-la d'abord.
server-no-such-viewer = Personne n'était assis là : choisissez une place de la table.

## Paroles, reprises de coups, conseils

server-nothing-said = Rien n'a été dit : écrivez quelque chose.
server-nothing-asked = On ne vous demande rien : attendez votre tour.
server-no-advice = Personne ne sait que conseiller pour l'instant : redemandez.
server-nothing-to-undo = Vous n'avez joué aucun coup que l'on puisse reprendre.
server-nobody-asks-undo = Personne ne vous demande la permission de reprendre un coup.
