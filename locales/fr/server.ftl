### Les réglages d’un serveur, pour qui y gère les parties

server-heading = **Réglages de ce serveur.** Ce que chacun choisit pour soi ou pour une table passe avant.
server-language = **Langue** des nouvelles tables : { $language }.
server-language-unset = **Langue** des nouvelles tables : non réglée, donc celle que Discord donne au serveur, ou celle de qui les ouvre.
server-city = **Ville** de qui n’en a pas indiqué : { $city }, où il est maintenant { $time }.
server-city-unset = **Ville** de qui n’en a pas indiqué : non réglée.
