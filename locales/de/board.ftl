### Der öffentliche Spielplan in Worten.
### Katastrophen stehen vor einem Doppelpunkt, denn „Unruhen“ ist Mehrzahl und verlangte ein anderes Verb.

## The question above the board

board-turn = { $player }, du bist dran. { $track ->
    [none] Die Leiste ist leer.
   *[other] Leiste: { $track }.
} Ra { $ra } von { $limit }.
board-track-full = Die Leiste ist voll, darum kann niemand ziehen.
board-gods = { $player }, noch ein Götterplättchen oder keins mehr? { $track ->
    [none] Die Leiste ist leer.
   *[other] Leiste: { $track }.
} Ra { $ra } von { $limit }.
board-discard = { $player }, { $disaster }: Gib { $count } { $kind ->
    [monument] Monumente
   *[civilization] Zivilisation
} ab: Wähle.
board-auction = { $players ->
    [none] Auktion
   *[other] { $players }, Auktion
}: { $tiles ->
    [none] keine Plättchen, nur Sonne { $sun }
   *[other] { $tiles }, Sonne { $sun }
}{ $beat ->
    [0] {""}
   *[other] ; höchstes Gebot { $beat }
}.
board-cause-drawn = { $player } hat Ra gezogen, { $ra } von { $limit }.
board-cause-invoked = { $player } hat Ra gerufen, bietet zuletzt und muss bieten, wenn alle anderen passen.
board-cause-invoked-full = { $player } hat bei voller Leiste Ra gerufen: Wenn alle passen, sind die Plättchen weg.
board-bid = { $player } bietet { $sun }
board-passed = { $player } passt
board-bids = { $bids }.
board-no-bid = Noch kein Gebot.
board-next = Als Nächstes { $first }, dann { $others }.
board-next-and-last = Jetzt nur noch { $player }.
board-out = Keine Sonne hoch genug: { $players }.
board-spent = Keine Sonnen mehr: { $players }.
board-answer-any-time = Antworten geht jederzeit und geheim; es gilt die Sitzreihenfolge.
board-clock-rests = Die Uhr steht bis { $moment }.
board-until = Die Zeit endet { $moment }, { $relative }
board-until-latest = Die Zeit endet spätestens { $moment }, { $relative }
board-at-the-latest = Alle haben ihre eigene Zeit, deine zeigt *Meine Partie*; die letzte endet { $moment }, { $relative }
board-older = Ein älterer Spielplan. Der aktuelle steht weiter unten.

## The table in words

board-title = Ra · Partie { $game } · Epoche { $epoch } von 3
board-table = Tischmitte
board-track = **Auktionsleiste** { $tiles ->
    [none] leer
   *[other] { $tiles }
} ({ $count } von 8)
board-gap = (Lücke)
board-sun = **Sonne auf dem Plan** { $sun }
board-ra-and-bag = **Ra-Leiste** { $ra } von { $limit } · **Beutel** { $bag } Plättchen
# Die Figur statt „Ra-Spieler“: Sie steht vor der Person, die zuletzt bietet, und hat kein Geschlecht.
seat-ra-player = Ra-Figur
seat-bids = bietet { $sun }
seat-passes = passt
seat-suns = Sonnen: { $suns }{ $down ->
    [0] {""}
   *[other] , { $down } verdeckt
}

## What else everybody is told

board-paused-gone = **Pausiert**, bis ich wieder auf dem Server bin.
board-paused-held = **Pausiert** von der Moderation, die die Partie mit /ra-admin resume weitergehen lassen kann{ $reason ->
    [holiday] { " (" }Ferien).
    [rules] { " (" }eine Regelfrage).
    [technical] { " (" }ein technisches Problem).
    [wish] { " (" }die Spielenden haben darum gebeten).
   *[none] .
} Es läuft keine Zeit.
board-paused-deserted = **Niemand spielt gerade**, also wartet die Partie: Auf allen Plätzen sitzen Computer. Sie geht weiter, sobald { $people } mit *Ich bin zurück* wiederkommt{ $offered ->
    [true] {" "}oder jemand einen angebotenen Platz übernimmt
   *[false] {""}
}.
board-paused-deserted-until = Geschieht das bis { $until } nicht, breche ich sie unvollendet ab.
board-wants-chair = { $owner }, { $host } möchte deinen Platz an { $newcomer } geben, endgültig und mit allem, was daran geheim ist. Nur du kannst zustimmen; bis dahin gehört er dir.
board-offers-chair = { $newcomer }, möchtest du einen Platz in Partie { $game }, endgültig? Er gehört { $owner }, und { $by } bietet ihn dir an. Bevor du ihn nimmst, ändert sich nichts; das Angebot gilt bis { $until }.
board-chair-taken = { $newcomer } hat den Platz von { $owner } genommen.
board-chair-declined = { $newcomer } möchte den Platz von { $owner } nicht: Es bleibt alles, wie es ist.
chair-free = **Der Platz von { $owner } in Partie { $game } ist frei** ({ $channel }): Zurzeit spielt dort ein Computer. Wer nicht am Tisch sitzt, kann ihn übernehmen, endgültig und mit allem Geheimen; Punkte und Rang gehören dann dazu.{ $left ->
    [true] {""}
   *[false] {" "}Bis dahin kann { $owner } noch zurückkommen.
}
chair-taken = { $player } hat den Platz von { $owner } in Partie { $game } übernommen.
chair-back = { $owner } ist in Partie { $game } zurück: Der Platz ist nicht mehr frei.
chair-over = Den Platz von { $owner } hat niemand übernommen: Partie { $game } ist zu Ende.
chair-called-off = Den Platz von { $owner } hat niemand übernommen: Partie { $game } wurde abgebrochen.
board-player-left = **{ $player }** ist nicht mehr auf diesem Server. Die Zeit läuft weiter: Ist sie zweimal abgelaufen, spielt ein Computer auf dem Platz, und alle können ihn übernehmen. Vorher kann die Moderation den Platz mit /ra-admin replace weitergeben oder die Partie mit /ra-admin cancel abbrechen.
board-player-left-unclocked = **{ $player }** ist nicht mehr auf diesem Server, und die Partie wartet. Kommt { $player } zurück, geht sie weiter; sonst kann die Moderation den Platz mit /ra-admin replace weitergeben oder die Partie mit /ra-admin cancel abbrechen.
board-mark = Partie { $game } { $sign } { $kind ->
    [start] Start
    [end] Ende
    [minute] Minute { $entries }
    [moves] Züge { $entries }
   *[move] Zug { $entries }
}
