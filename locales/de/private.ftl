### Was eine Person über sich selbst liest, in ihrer eigenen Sprache.

private-so-far = Bisher:
private-since = Seit deiner letzten Aktion:
private-done-draws = { $count ->
    [one] Ein Plättchen habe ich für dich gezogen ({ $what }): ein selbstverständlicher Zug.
   *[other] { $count } Plättchen habe ich für dich gezogen ({ $what }): selbstverständliche Züge.
}
private-done-ordered = { $count ->
    [one] Ein Plättchen habe ich für dich gezogen ({ $what })
   *[other] { $count } Plättchen habe ich für dich gezogen ({ $what })
}, nach deiner Vorgabe{ $lasts ->
    [true] , die die ganze Epoche gilt
   *[false] {""}
}: ziehen, { $tiles ->
    [8] bis die Leiste voll ist
    [one] bis 1 Plättchen auf der Leiste liegt
   *[other] bis { $tiles } Plättchen auf der Leiste liegen
}.
private-done-ordered-before = { $count ->
    [one] Ein Plättchen habe ich für dich gezogen ({ $what }), nach einer Vorgabe, die nicht mehr gilt.
   *[other] { $count } Plättchen habe ich für dich gezogen ({ $what }), nach einer Vorgabe, die nicht mehr gilt.
}
private-done-invocations = { $count ->
    [one] Ra habe ich für dich gerufen: Bei voller Leiste ging nichts anderes.
   *[other] { $count }-mal habe ich für dich Ra gerufen: Bei voller Leiste ging nichts anderes.
}
private-done-passes = { $count ->
    [one] Einmal habe ich für dich gepasst ({ $what }): Kaum jemand hätte darauf geboten.
   *[other] { $count }-mal habe ich für dich gepasst ({ $what }): Kaum jemand hätte darauf geboten.
}
private-done-bids = { $count ->
    [one] Deine niedrigste Sonne habe ich für dich geboten ({ $what }): ein selbstverständlicher Zug.
   *[other] { $count }-mal habe ich für dich deine niedrigste Sonne geboten ({ $what }): selbstverständliche Züge.
}
private-done-answered = { $action ->
    [bid] In einer Auktion ({ $what }) habe ich für dich { $sun } geboten, nach deiner Vorgabe.
   *[pass] In einer Auktion ({ $what }) habe ich für dich gepasst, nach deiner Vorgabe.
}
private-score = **Partie { $game }**, Epoche { $epoch } von 3. Du hast **{ $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
}**.
private-suns = Sonnen zum Bieten: { $suns }.
private-out-of-suns = Du hast keine Sonnen mehr zum Bieten: Die anderen spielen diese Epoche ohne dich zu Ende.
private-face-down = Verdeckt, für die nächste Epoche: { $suns }.
private-face-down-last = Verdeckt, für deine Sonnensumme: { $suns }.
private-tiles = Du hast: { $tiles }.
private-epoch = Epoche { $epoch } { $loss ->
    [true] kostete dich
   *[false] brachte dir
} { $points } ({ $categories }): von { $before } auf { $total }.
private-epoch-secret = Die Punkte aller bleiben bis zum Ende der Partie geheim.
private-held = Kein Punktestand fällt unter { $floor }.
private-if-ended = Würde die Epoche jetzt enden: { $points } ({ $categories }).
private-if-ended-last = Würde die Partie jetzt enden: { $points } ({ $categories }). Monumente und Sonnen zählen dabei mit, und jede Auktion kann die Sonnensummen noch ändern.
private-zero = { $category ->
    [pharaoh] Pharaonen 0: weder meiste noch wenigste, oder alle gleich viele
    [river] Fluss 0: keine Überschwemmung
   *[civilization] Zivilisation 0: eine oder zwei Arten, drei sind nötig
}
private-can = Du bist dran: { $commands }.
private-can-god = /ra god { $space } ({ $tile })
private-can-end = /ra god ohne Plättchen, um aufzuhören
private-your-turn = Du bist dran.
private-your-auction = Neue Auktion: { $tiles ->
    [none] keine Plättchen, nur Sonne { $sun }
   *[other] { $tiles }, Sonne { $sun }
}. Du bist dran.
private-invoked = Du hast Ra gerufen.

## An answer that was given ahead

private-kept-none = Keine Antwort gemerkt: Du wirst gefragt, wenn du dran bist.
private-kept-ask = Gemerkt: Ich frage dich, wenn du dran bist. Bis dahin steht deine Uhr.
private-own-time = Du hast Zeit bis { $moment }, { $relative }.
private-out-of-time = Deine Zeit ist abgelaufen, also passt du oder bietest deine niedrigste Sonne, wenn du bieten musst. Bis du dran bist, kannst du noch anders antworten.
private-kept-whatever = Gemerkt: { $action ->
    [pass] Was auch geboten wird, du passt
    [only] Du bietest { $sun }; bietet jemand mehr, passt du
   *[bid] Was auch geboten wird, du bietest { $sun }
}. Niemand sieht es, bevor du dran bist.
private-kept-cases = Gemerkt. { $cases }. Niemand sieht es, bevor du dran bist.
private-cases-stop = .{ " " }
private-case = { $bids ->
    [none] Hat niemand geboten
    [none-or-one] Hat niemand geboten oder ist { $most } zu überbieten
    [none-or-up-to] Hat niemand geboten oder ist höchstens { $most } zu überbieten
    [one] Ist { $most } zu überbieten
    [two] Ist { $least } oder { $most } zu überbieten
    [or-more] Ist { $least } oder mehr zu überbieten
   *[range] Ist { $least } bis { $most } zu überbieten
}, { $action ->
    [bid] bietest du { $sun }
    [pass] passt du
   *[ask] frage ich dich
}
private-lines = Was du tust, wenn du dran bist, je nach höchstem Gebot. Wähle einen Fall, um ihn zu ändern.
private-line = { $highest ->
    [0] Kein Gebot
   *[other] Nach { $highest }
}: { $action ->
    [bid] { $sun } bieten
    [pass] passen
   *[ask] mich fragen
}
private-before-line-no-bid = Hat niemand geboten, wenn du dran bist:
private-before-line = Ist { $sun } das höchste Gebot, wenn du dran bist:
private-before-line-of = Ist die { $sun } von { $player } das höchste Gebot, wenn du dran bist:

## Was noch zurückgenommen werden kann

private-pending = { $action ->
    [invoke] Du rufst Ra
    [bid] Du bietest { $sun }
    [pass] Du passt
    [gods] Du setzt Götterplättchen ein für **{ $tiles }**
    [done] Du setzt kein Götterplättchen mehr ein
   *[discard] Du gibst ab: **{ $tiles }**
}.
private-pending-answer = Wenn du dran bist: { $answer }.
private-pending-until = Gespielt wird das { $when }; bis dahin sieht es sonst niemand.

## Before a decision

private-invoke-full = Du bietest zuletzt; wenn alle passen, sind die Plättchen weg.
private-invoke-last = Du bietest zuletzt und musst bieten, wenn alle anderen passen.
private-hold-suns = Deine Sonnen: { $suns }.
private-invoke-ahead = Eine Antwort, die du jetzt gibst, bleibt geheim, bis alle anderen geantwortet haben. „Bieten bis“ bietet deine niedrigste Sonne, die gewinnt; sonst passt du.
private-best-bid = { $player } hat { $sun } geboten.
private-no-bid = Noch kein Gebot.
private-may-answer = Du kannst jetzt schon antworten; das bleibt geheim, bis du dran bist.
private-auctioned = Versteigert wird: { $tiles ->
    [none] kein Plättchen, nur Sonne { $sun }.
   *[other] { $tiles }, Sonne { $sun }.
}
private-before-you = Vor dir dran: { $players }.
private-could-bid = { $player } ({ $suns })
private-worth = Nach der Rechnung eines Computers ist dir, was auf der Leiste liegt, am Ende { $points ->
    [0] so gut wie nichts
    [one] etwa { $points } Punkt
   *[other] etwa { $points } Punkte
} wert.
private-worth-sun = Keine Plättchen; du würdest deine Sonne gegen die { $sun } tauschen.
private-spend = Du hast { $count ->
    [one] 1 Götterplättchen. Damit nimmst du ein Plättchen von der Leiste: Tippe an, welches. Danach ist dein Zug zu Ende.
   *[other] { $count } Götterplättchen. Mit jedem nimmst du ein Plättchen von der Leiste. Tippe an, welches du allein willst, oder wähle im Menü mehrere, der Reihe nach. Danach ist dein Zug zu Ende.
}
private-spend-only = Du hast { $count } Götterplättchen, aber es liegt nur ein Plättchen da, das du nehmen kannst: Tippe es an. Danach ist dein Zug zu Ende.
private-spend-chosen = Du nimmst: **{ $tiles }**{ $count ->
    [one] {" "}für 1 Götterplättchen
   *[other] , in dieser Reihenfolge, für { $count } Götterplättchen
}. Damit endet dein Zug.
private-discard = { $disaster }: Du gibst { $count } { $kind ->
    [monument] Monumente
   *[civilization] Zivilisation
} ab. Wähle, was.
private-discard-chosen = Gewählt: **{ $tiles }**.
private-before-resigning = **Endgültig aus Partie { $game } aussteigen?** Ein Computer spielt auf deinem Platz weiter, am Ende kommst du auf den letzten Rang, und der Gastgeber darf den Platz weitergeben. Brauchst du nur eine Pause, kannst du dich mit /ra settings für ein paar Tage abwesend melden.

## Confirmations

private-resigned = Du bist ausgestiegen.
private-back = Willkommen zurück: Dein Platz gehört wieder dir.
private-undone = Zurückgenommen.
private-writes-here = Ich schreibe dir hier, sobald du wieder dran bist.
private-looked-after = Erledigt. Es steht im Kanal der Partie und in ihrem Verlauf.
private-chair-taken = Du hast jetzt einen Platz in Partie { $game }: { $channel }. /ra me zeigt dir dort, was nur du weißt.

## One's games

# $since zeigt „vor 2 Stunden“, darum kein „seit“.
games-line = Partie { $game } in { $channel }: { $whose ->
    [yours] **Du bist dran** (gefragt { $since })
    [others] { $player } ist dran (gefragt { $since })
    [auction] Auktion für { $player } (gefragt { $since })
    [held] pausiert, bis die Moderation sie mit /ra-admin resume weitergehen lässt (letzte Aktion { $since })
    [gone] pausiert, bis ich wieder auf dem Server bin (letzte Aktion { $since })
    [deserted] niemand spielt: sie wartet, bis jemand zurückkommt (letzte Aktion { $since })
    [placeless] der Kanal wurde gelöscht: Sie wartet auf *Fortsetzen* in meiner Direktnachricht (letzte Aktion { $since })
   *[nobodys] vorbei (letzte Aktion { $since })
}
games-refused = Partie { $game }: { $refusal }
games-none = Du spielst gerade keine Partie. /ra-play beginnt eine.
games-more = … und { $count } weitere.

private-done-apart = Erledigt: { $link }
