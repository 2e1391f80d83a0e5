### Wege in eine Partie: was /ra-play einer Person zeigt und was ein Aushang im Kanal allen zeigt. Kurz und ohne Fachwörter.

## /ra-play

play-ways = **Ra spielen**: ein Versteigerungsspiel für zwei bis fünf. Du antwortest, wenn du Zeit hast; ihr müsst nicht gleichzeitig da sein. *Gleich allein spielen* beginnt eine Partie gegen zwei leichte Computergegner.
play-ways-alone = **Ra spielen**: ein Versteigerungsspiel. In Direktnachrichten spielst du gegen Computer; mit Leuten spielst du auf einem Server, auf dem ich bin: Tippe dort /ra-play. *Gleich allein spielen* beginnt eine Partie gegen zwei leichte Computergegner.
play-tables = Diese Tische sind offen. Wähle einen, und du hast dort einen Platz.
play-chairs = Diese Plätze in laufenden Partien kannst du übernehmen: Jeder Knopf führt zu der Nachricht, die den Platz anbietet.
play-no-tables = Hier ist kein Tisch offen, an dem du dich setzen könntest. Öffne einen, dann können andere dazukommen; oder spiele allein.
play-runs-here = Hier läuft eine Partie, und niemand kann sich mehr setzen.
play-runs-here-alone = Hier läuft eine Partie, und niemand kann sich mehr setzen. Auch sonst ist auf diesem Server kein Platz frei: /ra new öffnet in einem anderen Kanal einen Tisch.
play-table-open = Der Tisch der Partie { $game } ist offen: Andere können sich setzen.
play-which = Wann wollt ihr spielen?
play-opens = Der Tisch öffnet sich, sobald du wählst. Dann zeige ich dir, was du sonst einstellen kannst: Plätze, Edition und mehr.

## Buttons

button-play-alone = Gleich allein spielen
button-play-table = Tisch öffnen
button-play-tonight = Jetzt, alle zusammen (ein bis zwei Stunden)
button-play-days = Über Tage, jeder wann er kann (etwa 4 Wochen)
button-play-usual = Wie hier üblich: { $pace }
button-play-more = Mehr…
button-play-join = Mitspielen
button-play-chair = Platz in Partie { $game }
button-play-games = Meine Partien
button-to-game = Zur Partie
button-to-table = Zum Tisch

## /ra-admin panel

poster-put = Der Aushang kommt ans Ende dieses Kanals, und ich halte ihn auf dem Stand. Um ihn zu entfernen, lösche seine Nachricht.
poster-title = Ra auf diesem Server
poster-tables = Offene Tische
poster-running = Laufende Partien
poster-over = Letzte Ergebnisse
poster-table = { $table }: { $free ->
    [0] kein Platz frei
    [one] noch 1 Platz frei
   *[other] noch { $free } Plätze frei
}
poster-no-tables = Keine. *Tisch öffnen*, dann können andere dazukommen.
button-poster-join = Mitspielen: { $table }
