### Was der schwere Computer getan hätte, bei den eigenen Entscheidungen in einer beendeten Partie. Privat.

review-choice = *Schwer* hätte { $action ->
    [draw] ein Plättchen gezogen
    [invoke] Ra gerufen
    [pass] gepasst
    [god] mit einem Gott dies genommen: { $what }
    [done] keine weiteren Götterplättchen eingesetzt
    [discard] „{ $what }“ abgegeben
   *[bid] { $what } geboten
}.
review-agrees = *Schwer* hätte dasselbe getan.

review-lot = Was auf der Leiste lag, war dir { $points ->
    [0] so gut wie nichts
    [one] etwa 1 Punkt
   *[other] etwa { $points } Punkte
} wert.
review-lot-harm = Was auf der Leiste lag, hätte dich { $points ->
    [one] etwa 1 Punkt
   *[other] etwa { $points } Punkte
} gekostet.
review-board-sun = Die Sonne auf dem Plan, { $sun }, war es wert.
review-lower-sun = Eine niedrigere Sonne genügt und spart die höhere für später.
review-higher-sun = Eine höhere Sonne ist schwerer zu überbieten.
review-last-ra = Ein weiteres Ra-Plättchen hätte die Epoche beendet.
review-alone = Niemand sonst hatte noch eine Sonne zum Bieten, also eilte es nicht.
review-taken = „{ $tile }“ war dir { $points ->
    [0] so gut wie nichts
    [one] etwa 1 Punkt
   *[other] etwa { $points } Punkte
} wert.
review-given-up = „{ $tile }“ abzugeben kostet dich { $points ->
    [0] so gut wie nichts
    [one] etwa 1 Punkt
   *[other] etwa { $points } Punkte
}.

review-stake = { $wins ->
    [0] Auf dem Spiel stand nach seiner Rechnung fast nichts.
    [one] Auf dem Spiel stand nach seiner Rechnung etwa 1 Sieg in 100 Partien.
   *[other] Auf dem Spiel standen nach seiner Rechnung etwa { $wins } Siege in 100 Partien.
}

review-differences = **Partie { $game }**: deine größten Unterschiede zu *schwer*, das nicht mehr wusste als du damals
review-difference = { $place }\. Epoche { $epoch }, { $done }.
review-done = { $action ->
    [draw] du hast ein Plättchen gezogen
    [invoke] du hast Ra gerufen
    [pass] du hast gepasst
    [god] du hast mit einem Gott dies genommen: { $what }
    [done] du hast keine weiteren Götterplättchen eingesetzt
    [discard] du hast „{ $what }“ abgegeben
   *[bid] du hast { $what } geboten
}
review-no-differences = **Partie { $game }**: *Schwer* hätte so ziemlich wie du gespielt.

button-review = Was täte schwer?
button-differences = Meine drei größten Unterschiede
button-difference = Unterschied { $place }
review-thinking = *Schwer* denkt über { $decisions ->
    [one] deine Entscheidung
   *[other] deine { $decisions } Entscheidungen
} in dieser Partie nach. Die Antwort steht in ein bis zwei Minuten hier.
review-already = Ich denke noch über deine Entscheidungen nach. Die Antwort steht dann dort, wo du zuerst gefragt hast.
review-not-over = Was *schwer* täte, sage ich, sobald die Partie vorbei ist.
review-not-yours = Bei diesem Schritt hattest du nichts zu entscheiden.
review-none-yours = In dieser Partie hast du nichts entschieden.
review-busy = Gerade fragen zu viele nach ihren Unterschieden. Versuch es in ein paar Minuten wieder.
review-failed = Das konnte ich nicht ausrechnen. Versuch es noch einmal.
