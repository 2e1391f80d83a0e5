### Was geschah, eine Zeile für jede Sache, für alle. Im Präsens: kurz, und ohne „hat“ und „ist“.

story-began = Die Partie hat begonnen: { $players }.
story-has-begun = Die Partie hat begonnen.
story-drew = { $player } zieht: { $tile }.
story-drew-ra = { $player } zieht Ra, { $ra } von { $limit }.
story-invoked = { $player } ruft Ra.
story-invoked-full = { $player } ruft Ra bei voller Leiste.
story-bid = { $player } bietet { $sun }
story-passed = { $player } passt
story-bids = { $bids }.
story-won = **{ $player } gewinnt mit { $bid }**: { $tiles ->
    [none] Sonne { $sun }
   *[other] { $tiles }, Sonne { $sun }
}.
story-unsold = Niemand bietet.
story-unsold-stay = Niemand bietet: Die Plättchen bleiben liegen.
story-unsold-gone = Niemand bietet. Aus dem Spiel: { $gone }.
story-god-spent = { $player } nimmt mit einem Gott: { $tile }.
# „durch“ stimmt ohne Artikel vor jeder Katastrophe, auch vor „Unruhen“.
story-lost = { $player } verliert durch { $disaster }: { $lost }.
story-epoch-over = **Epoche { $epoch } ist vorbei**: { $why ->
    [ra] Die Ra-Leiste ist voll
   *[suns] Alle Sonnen sind verbraucht
}.{ $gone ->
    [none] {""}
   *[other] {" "}Aus dem Spiel: { $gone }.
}
story-epoch-begins = Epoche { $epoch } beginnt mit { $player }.
story-over = **Die Partie ist vorbei**: { $places }.
story-place = { $player } { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
}
story-nothing = Noch ist nichts geschehen.
story-page = **Partie { $game }**, Seite { $page } von { $pages }

## What happened at the table besides the game

table-out-of-time = ⏳ Die Zeit von { $player } ist abgelaufen, darum habe ich gehandelt. Läuft sie noch einmal ab, bevor { $player } handelt, übernimmt ein Computer den Platz bis zur Rückkehr.
table-out-of-time-again = ⏳ Die Zeit von { $player } ist wieder abgelaufen, darum habe ich gehandelt.
table-acted-for = { $by } handelt für { $player }.
table-taken-back = ~~{ $player } { $action ->
    [draw] zieht ein Plättchen
    [invoke] ruft Ra
    [god] setzt ein Götterplättchen ein
    [done] setzt keine weiteren Götterplättchen ein
    [bid] bietet { $sun }
    [pass] passt
   *[discard] gibt „{ $tile }“ ab
}~~
table-undone = { $by } nimmt das zurück{ $void ->
    [true] : Im Voraus gegebene Antworten verfallen
   *[false] {""}
}.
table-stand-in-late = Bis { $player } zurück ist, spielt ein Computer auf diesem Platz.
table-stand-in-away = { $player } ist abwesend: So lange spielt ein Computer auf diesem Platz.
table-resigned = **{ $player } ist ausgestiegen.** Auf dem Platz spielt ein Computer weiter.
table-back = { $player } ist zurück.
table-extended = { $by } gibt { $player } { $hours ->
    [one] 1 Stunde
   *[other] { $hours } Stunden
} mehr Zeit.
table-seated = { $by } vergibt den Platz von { $from }: **Er gehört ab jetzt { $player }.**
table-took-chair = **{ $player } übernimmt den Platz von { $from }.**
table-host = { $player } ist jetzt Gastgeber.
table-held = **{ $by } pausiert die Partie**: Es läuft keine Zeit{ $reason ->
    [holiday] { " (" }Ferien).
    [rules] { " (" }eine Regelfrage).
    [technical] { " (" }ein technisches Problem).
    [wish] { " (" }die Spielenden haben darum gebeten).
   *[none] .
}
table-goes-on = { $by } lässt die Partie weitergehen.
table-cancelled = { $by } bricht die Partie ab.
table-cancelled-deserted = Zwei Wochen lang ist niemand zurückgekommen, und niemand hat einen Platz übernommen: **Die Partie ist abgebrochen.**
table-cancelled-by-all = Auf Anfrage von { $by } haben alle zugestimmt, die einen Platz hatten: **Die Partie ist abgebrochen.**
# Dritte Person, damit die Verben oben stimmen („Ich bricht ab“ ginge nicht).
table-the-bot = Der Bot

## The end

end-wins = **{ $player } gewinnt mit { $points }.**
end-others = { $others }.
end-left = { $line } (ausgestiegen)
end-title = Ra · Partie { $game } · Ende
end-place = { $place }. **{ $player }** { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
}{ $tied ->
    [true] {" "}(bei Gleichstand: höchste Sonne { $sun })
   *[false] {""}
}{ $left ->
    [true] , ausgestiegen
   *[false] {""}
}
end-result = Partie { $game } ist vorbei: { $places }.
end-by-sun = { $player } gewinnt durch die höchste Sonne.
end-column-epoch = Epoche
end-row-sum = Summe
end-row-held = Minimum { $floor }
end-row-score = Punktestand
end-proof = In bag.txt steht, wie der Beutel am Anfang gemischt war. `sha256sum bag.txt` gibt die Prüfsumme aus, die damals gezeigt wurde: `{ $sum }`. Die ganze Partie steht in der Aufzeichnung daneben.
end-bag-file = Der Beutel, wie er am Anfang gemischt war, für sha256sum
end-record-file = Die Aufzeichnung der Partie, für ra-bot verify
