cup-news-ask = { $people }: **{ $cup }** beginnt { $begins }. Drück vorher *Ich bin da*, wenn du spielen kannst. Sonst bekommst du keinen Tisch.
cup-news-full = { $people }: Alle Plätze sind vergeben, also beginnt **{ $cup }** { $begins }.
cup-news-draw-round = **{ $cup }:** Runde { $round } von { $rounds } ist ausgelost.
cup-news-draw = **{ $cup }** beginnt: { $tables ->
    [one] Der Tisch ist ausgelost
   *[other] Die Tische sind ausgelost
}.
cup-news-table = **Tisch { $table }**: { $players }
cup-news-more-tables = { $tables ->
    [one] … und noch 1 Tisch
   *[other] … und noch { $tables } Tische
}
cup-news-one-table = Alle spielen an einem Tisch, also gibt es kein Finale: Die Punkte entscheiden.
cup-news-draw-then = Jeder Tisch bekommt einen eigenen Thread. Die Frist gilt für die ganze Runde und zählt ab dem Beginn am letzten Tisch.
cup-news-announce = **{ $cup }:** Diese Runde endet { $at } ({ $relative }). Was dann noch läuft, spielen Computer zu Ende; diese Partien zählen nicht für Wertungen.
cup-news-end-round = **{ $cup }:** Runde { $round } von { $rounds } ist vorbei.
cup-news-end = **{ $cup }:** Alle Tische sind zu Ende gespielt.
cup-news-call = Du kannst im Finale von **{ $cup }** spielen. Drück rechtzeitig *Ich bin da*. Danach frage ich, wer als Nächstes kommt.
cup-news-call-together = Du kannst im Finale von **{ $cup }** spielen. Drück bis { $until } ({ $relative }) *Ich bin da*. Danach frage ich, wer als Nächstes kommt.
cup-news-called = { $player }, Platz { $place }: bis { $until }
cup-news-called-together = { $player }, Platz { $place }
cup-news-pass-over = **{ $cup }:** { $player } hat nicht geantwortet und wird beim Finale übergangen.
cup-news-final = **Das Finale von { $cup }:** { $players }. Es hat keine Frist außer den üblichen Uhren.
cup-news-drop = **{ $cup }:** { $player } ist nicht mehr dabei. Das hat { $organiser } entschieden.{ $seated ->
    [yes] {" "}Computer spielen die Partien zu Ende.
   *[no] {""}
}
    Grund: { $reason }
cup-news-void = **{ $cup }:** Tisch { $table } zählt nicht. Das hat { $organiser } entschieden. Alle dort bekommen { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
}, und die Partie zählt weder für die Saison noch für Wertungen.
    Grund: { $reason }
cup-news-void-final = **{ $cup }:** Das Finale zählt nicht. Das hat { $organiser } entschieden. Also entscheidet die Tabelle.
    Grund: { $reason }
cup-news-cancel = **{ $cup } ist abgesagt.** Das hat { $organiser } entschieden. Beendete Partien zählen für die Saison, die anderen enden jetzt.
    Grund: { $reason }
cup-news-too-few = { $people ->
    [0] Niemand ist da, also ist
    [one] Nur 1 Person ist da, also ist
   *[other] Nur { $people } Leute sind da, also ist
} **{ $cup } abgesagt**: Ein Tisch braucht drei.
cup-news-champion = **{ $champion } gewinnt { $cup }!**
cup-news-champion-with-role = **{ $champion } gewinnt { $cup }!** Dazu gehört die Rolle { $role }, bis sie weitergegeben wird.
cup-news-role-passed-on = { $champion } ist nicht mehr auf diesem Server. Die Rolle { $role } bekommt daher { $player }, hier auf dem besten Platz.
cup-news-role-gone = Die Rolle für den Cupsieg gibt es nicht mehr, also bekommt sie niemand.
cup-news-role-by-hand = Wer Rollen vergeben darf, kann sie jetzt { $player } geben.
cup-news-over = **{ $cup } ist vorbei.**
cup-news-final-result = **Finale:** { $places }. Wer im Finale war, steht vorn; über die anderen Plätze entscheiden die Punkte.
cup-news-no-final = Es gab kein Finale, also entscheidet die Tabelle.
cup-news-final-not-counted = Das Finale hat nicht gezählt, also entscheidet die Tabelle.
button-cup-here = Ich bin da
button-cup-standings = Tabelle
button-cup-place = Wo stehe ich?
cup-standings-line = { $place }\. **{ $player }**{ $own ->
    [true] {" "}(du)
   *[false] {""}
} { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
}, { $wins ->
    [one] 1 Sieg
   *[other] { $wins } Siege
}, { $percent } %{ $lot ->
    [true] , durch Los
   *[false] {""}
}
cup-standings-now = **{ $cup }:** der Stand nach den Tischen, die zu Ende sind
cup-standings-final = **{ $cup }:** der Endstand
cup-standings-none = **{ $cup }:** Noch ist kein Tisch zu Ende.
cup-here = Gut, du spielst mit: **{ $cup }** beginnt { $begins }.
cup-here-next = Gut, du spielst in der nächsten Runde mit: **{ $cup }**.
cup-here-final = Gut, du spielst im Finale: **{ $cup }**.
cup-log-heading = **{ $cup }:** was geschehen ist, das Neueste zuerst, Seite { $page } von { $pages }
cup-log-line = { $at } · **{ $who }** · { $what }
cup-log-line-itself = { $at } · { $what }
cup-log-plays-there = spielt dort mit
cup-log-publish = veröffentlicht; Beginn { $begins }
cup-log-edit = Plan geändert; Beginn { $begins }
cup-log-sign-up = angemeldet
cup-log-add = { $player } hinzugefügt
cup-log-leave = ausgestiegen
cup-log-drop = { $player } herausgenommen: { $reason }
cup-log-begin = Beginn so bald wie möglich
cup-log-ask = { $people ->
    [one] 1 Person wird gefragt, ob sie da ist
   *[other] { $people } Leute werden gefragt, ob sie da sind
}
cup-log-here = ist da
cup-log-draw = { $tables ->
    [one] 1 Tisch ist ausgelost
   *[other] { $tables } Tische sind ausgelost
}
cup-log-open = Tisch { $table } beginnt
cup-log-open-final = das Finale beginnt
cup-log-announce = das Ende der Rundenzeit ist angekündigt
cup-log-finish = Tisch { $table }: Zeit vorbei, Computer spielen die Partie zu Ende
cup-log-end = die Runde ist vorbei
cup-log-call = für das Finale gefragt: { $players }
cup-log-pass-over = { $player } wird beim Finale übergangen
cup-log-final = das Finale: { $players }
cup-log-void = Tisch { $table } zählt nicht: { $reason }
cup-log-void-final = das Finale zählt nicht: { $reason }
cup-log-cancel = abgesagt: { $reason }
cup-log-too-few = abgesagt, zu wenige Leute sind da
cup-log-over = der Cup ist vorbei
cup-log-won = der Cup ist vorbei; Cupsieg: { $champion }
cup-ruled = Erledigt.
cup-edited = Erledigt. Beginn: { $begins }.
cup-ruled-and-told = Erledigt. Alle lesen es mit deinem Grund im Kanal des Cups.
cup-exported = Die Leute, Tische und Ergebnisse des Cups. Zeitpunkte sind Millisekunden seit 1970.
cup-choice-table = { $table }: { $players }
refusal-cup-none-here = Hier läuft kein Cup. /ra-cup new veranstaltet einen; einen früheren wählst du mit der Option *cup*.
refusal-cup-several-here = Hier laufen mehrere Cups. Wähle einen mit der Option *cup*.
command-cup-begin = Einen Cup beginnen, sobald alle, die zu fragen sind, sagen konnten, dass sie da sind.
    .cup = Welcher Cup; sonst der einzige, der läuft
command-cup-edit = Einen Cup vor dem Beginn ändern. Was du weglässt, bleibt, wie es ist.
    .begins = Wann, etwa 5.12. 20:00, fri 20:00 oder in 3 days
    .pace = Wie schnell alle spielen
    .games = Wie viele Partien alle vor dem Finale spielen
    .order = In welcher Reihenfolge diese Partien gespielt werden
    .table = Wie groß die meisten Tische sind
    .places = Wie viele sich anmelden können
    .full = Ob er früher beginnt, wenn alle Plätze vergeben sind
    .role = Die Rolle, die es zu gewinnen gibt
    .no-role = Ob es keine Rolle mehr zu gewinnen gibt
    .cup = Welcher Cup; sonst der einzige, der läuft
command-cup-add = Jemanden in einen Cup aufnehmen, auch nach einem Ausschluss.
    .player = Wen
    .cup = Welcher Cup; sonst der einzige, der läuft
command-cup-drop = Jemanden aus einem Cup nehmen. Computer spielen die Partien zu Ende.
    .player = Wen
    .reason = Warum; alle lesen es
    .cup = Welcher Cup; sonst der einzige, der läuft
command-cup-void = Einen Tisch für ungültig erklären: Alle dort bekommen gleich viele Punkte.
    .table = Welcher Tisch
    .reason = Warum; alle lesen es
command-cup-call-off = Einen Cup absagen. Seine Partien enden jetzt.
    .reason = Warum; alle lesen es
    .cup = Welcher Cup; sonst der einzige, der läuft
command-cup-log = Lesen, was in einem Cup geschehen ist, durch wen und warum.
    .cup = Welcher Cup; sonst der einzige, der läuft
command-cup-export = Leute, Tische und Ergebnisse eines Cups als Dateien für Tabellenprogramme.
    .cup = Welcher Cup; sonst der einzige, der läuft
