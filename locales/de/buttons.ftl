### Knöpfe und Menüs von Spielplänen und Panels: höchstens 80 Zeichen, besser unter 25.

## A board's

button-draw = Ziehen
button-draw-until = Weiter ziehen bis { $count }
button-invoke = Ra rufen…
button-invoke-now = Ra rufen
button-gods = Götter einsetzen…
button-no-more-gods = Keine Götter mehr
button-discard = Plättchen wählen…
button-bid = Bieten…
button-advice = Was ist es wert?
button-pass = Passen
button-call-later = Erinnere mich später…
button-one-hour = In 1 Std.
button-three-hours = In 3 Std.
button-evening = Heute Abend
button-tomorrow = Morgen
button-not-later = Nicht rufen
button-rematch = Noch eine Partie
button-got = Was hab ich bekommen?
button-details = Details
button-my-game = Meine Partie
button-in-words = Als Text
button-help = Hilfe
button-learn = Ra lernen
button-lesson = Lektion
button-legend = Plättchen und Punkte
button-commands = Befehle
button-rules = Regeln
button-back = Ich bin zurück
button-back-of = { $player }: Ich bin zurück

## Panels

button-undo = Zurücknehmen
button-carry-on = Gleich spielen
button-play-ways = Ra spielen …
button-game = Partie { $game }…
button-next = Weiter: Partie { $game }
button-next-until = Weiter: Partie { $game }, noch { $count } { $unit ->
    [minutes] Min.
    [hours] Std.
   *[days] Tage
}
button-orders = Vorgaben…
button-story = Ganzer Verlauf
button-continue = Fortsetzen
button-all-news = Alles lesen
button-ask-such = So etwas mich fragen
button-note = Notiz…
button-settings = Einstellungen…
button-earlier = Früher
button-later = Später
button-return = Zurück
button-bid-sun = { $sun } bieten
button-up-to = So wenig wie nötig, bis { $sun }
button-ask-on-turn = Frag mich, wenn ich dran bin
button-ask = Frag mich
button-change = Ändern
button-withdraw = Antwort zurückziehen
button-cases = Fall für Fall…
button-pass-instead = Reicht { $sun } nicht: passen
menu-case = Welcher Fall?
button-invoke-up-to = Rufen, bieten bis { $sun }
button-invoke-ask = Rufen, mich zuletzt fragen
button-invoke-pass = Rufen, dann passen
menu-take = Welche Plättchen nehmen?
option-take = { $tile } (Feld { $space })
menu-take-order = Reihenfolge ändern
option-take-first = { $tile } zuerst
button-take = Nehmen
button-take-one = { $tile } nehmen
option-give-up = { $tile } ({ $number } von { $count })
button-resign = Endgültig aussteigen
button-give-chair = Ja, meinen Platz hergeben
button-take-chair = Platz nehmen
button-take-free-chair = Diesen Platz nehmen
button-no-thanks = Nein, danke
button-off-ask = Alle fragen
button-off-now = Partie abbrechen
button-off-yes = Ja, abbrechen
button-off-no = Nein, weiterspielen

## What is typed

typed-pass = passen
typed-up-to = bis { $sun }
typed-ask = fragen
typed-no-sleep = keine
typed-bid-so-far = { $sun } (deine Antwort bisher)
