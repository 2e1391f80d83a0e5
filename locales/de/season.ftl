### Die Saison eines Servers: was die Partien eines Vierteljahrs zusammen ergeben.

## The end of every game

season-gain = { $place }\. { $player } { $points } (+{ $gain })
season-this = { $quarter ->
    [1] **Saisonpunkte**, Januar bis März
    [2] **Saisonpunkte**, April bis Juni
    [3] **Saisonpunkte**, Juli bis September
   *[4] **Saisonpunkte**, Oktober bis Dezember
} (/ra-stats season):

## Lists

season-quarter = { $quarter ->
    [1] Winter
    [2] Frühling
    [3] Sommer
   *[4] Herbst
} { $year }
season-title = **{ $quarter }**: Punkte nach Plätzen in beendeten Partien
season-rules = Deine besten sechs Partien zählen, davon höchstens zwei zu zweit. Wer eine Partie verlässt, bekommt für sie nichts.
season-line = { $place }\. **{ $player }**{ $own ->
    [true] {" "}(du)
   *[false] {""}
} { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
}, { $games ->
    [one] 1 Partie
   *[other] { $games } Partien
}
season-somebody = jemand
season-empty = { $quarter }: Niemand hat eine Partie mit anderen beendet.
season-not-begun = { $quarter } hat noch nicht begonnen.
season-unknown = „{ $typed }“ kann ich hier nicht lesen. Wähle ein Vierteljahr aus der Liste, die sich beim Tippen öffnet, oder schreibe 2026-Q4.
stats-player = **{ $player }**: beendete Partien
stats-player-everywhere = **{ $player }**: beendete Partien auf allen Servern
stats-season = { $quarter }: Platz { $place } mit { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkten
}
stats-places = { $games ->
    [one] 1 Partie
   *[other] { $games } Partien
} zu { $people ->
    [2] zweit
    [3] dritt
    [4] viert
   *[5] fünft
}: { $places }
stats-place-times = { $times }× Platz { $place }
stats-share = Im Schnitt { $percent } % der besten Punktzahl am Tisch
stats-best = Beste Partie: { $points } Punkte in Partie { $game }, { $date }
stats-finished = Zu Ende gespielt: { $finished } von { $games }
stats-alone = Allein gegen Computer ({ $level ->
    [easy] leicht
    [normal] normal
   *[hard] schwer
}): { $won } von { $games } gewonnen
stats-nothing = { $player } hat hier noch keine Partie beendet.
stats-nothing-own = Du hast hier noch keine Partie beendet. /ra-play beginnt eine.
stats-history = **{ $player }**: beendete Partien, Seite { $page } von { $pages }
stats-history-line = { $date } · Partie { $game } · { $place } · { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
}
stats-place = Platz { $place } von { $people }{ $left ->
    [resigned] , ausgestiegen
    [replaced] , Platz abgegeben
    [timed_out] , zu lange weg
    [round_deadline] , von Computern zu Ende gespielt
   *[none] {""}
}
stats-took-over = einen Platz übernommen
stats-alone-place = allein, { $won ->
    [true] gewonnen
   *[false] verloren
}
stats-versus = **{ $first }** und **{ $second }**: { $games ->
    [one] 1 gemeinsame Partie
   *[other] { $games } gemeinsame Partien
}. { $first } lag in { $ahead } vorn, { $second } in { $behind }.
stats-versus-line = { $date } · Partie { $game } · { $first }, { $second }
stats-versus-nothing = Du hast hier noch keine Partie mit { $other } beendet.
stats-versus-self = Das bist du. Wähle jemand anderen.
stats-of-bot = Bots haben hier keine Ergebnisse. Deine Solopartien stehen in /ra-stats player.
stats-only-on-server = Eine Saison gehört zu einem Server: Gib den Befehl dort ein.
stats-choose-server = Welcher Server?
stats-record = Die Aufzeichnung der Partie { $game }: eine Textdatei für Programme, mit der sich die Partie nachspielen lässt.
stats-no-record = Diese Partie lässt sich nicht mehr lesen, oder du siehst nicht, wo sie gespielt wurde.
stats-may-not-show = Du darfst in diesem Kanal nicht schreiben, also zeige ich es hier sonst niemandem.

## Buttons and menus

button-show-here = Hier zeigen
button-season = Saison
button-history = Beendete Partien
button-figures = Zahlen
stats-menu-server = Server wählen
stats-menu-record = Aufzeichnung einer Partie
stats-game = Partie { $game }

## What is kept of a person

data-kept = Ich bewahre deine Partien mit deinen Zügen und Ergebnissen auf, deine Einstellungen, deine Notizen, und was ich brauche, um dich zu erreichen. Andere können die Ergebnisse beendeter Partien lesen: deinen Namen, Platz, Punkte und Wertung.
data-shown = Dein Name steht in den Listen dieses Servers und anderer. Mit *Mich in Listen verbergen* steht in Tabellen und Ergebnislisten „jemand“, und niemand sonst kann deine Zahlen oder eure gemeinsamen Partien nachschlagen. Deine Plätze zählen für die anderen weiter, und alle an deinem Tisch sehen dich weiterhin.
data-hidden = Du bist verborgen: In Tabellen und Ergebnislisten steht „jemand“ statt deines Namens, und niemand sonst kann deine Zahlen oder eure gemeinsamen Partien nachschlagen. Deine Plätze zählen für die anderen weiter, und alle an deinem Tisch sehen dich weiterhin.
data-contact = Fragen dazu gehen an { $contact }.
data-exported = Das ist alles, was ich über dich speichere: alles als JSON, und deine Ergebnisse als Tabelle.
data-export-everything = Alles, was über dich gespeichert ist, als JSON
data-export-results = Deine Ergebnisse als Tabelle
data-delete-ask = **Alles löschen, was ich über dich speichere?** Du verlässt deine offenen Tische{ $games ->
    [0] {""}
    [one] {""} und deine laufende Partie, in der ein Computer endgültig deinen Platz übernimmt
   *[other] {""} und deine { $games } laufenden Partien, in denen Computer endgültig deine Plätze übernehmen
}. Deine Einstellungen, Notizen und Vorgaben verschwinden. Beendete Partien bleiben, mit „früher dabei“ statt deinem Namen. Nachrichten, die schon auf Discord stehen, bleiben, wie sie sind. Das lässt sich nicht rückgängig machen.
data-delete-ordered = Ich lösche alles, was ich über dich speichere. Das dauert höchstens eine Minute. Spielst du wieder mit mir, fängst du neu an.
data-deleted = **Gelöscht.** Ich speichere nichts mehr über dich. Spielst du wieder mit mir, fängst du neu an.
button-data-export = Exportieren
button-data-delete-ask = Mich löschen…
button-data-delete = Alles löschen
button-data-privacy = Datenschutz
button-data-terms = Nutzungsbedingungen
button-data-hide = Mich in Listen verbergen
button-data-show = Mich in Listen zeigen
