### Ein Tisch vor seiner Partie.

## The message

lobby-open = { $table }: { $free ->
    [0] { $kept ->
        [true] sonst kein Platz frei
       *[false] kein Platz frei
    }
    [one] 1 Platz frei
   *[other] { $free } Plätze frei
}.
lobby-invited = Freigehalten für { $people } bis { $until }.
lobby-invites = { $host } hält dir einen Platz frei: Partie { $game } in { $channel }. Er gehört dir bis { $until }.
lobby-title = Ra · Partie { $game }
lobby-title-named = Ra · Partie { $game } · { $name }
lobby-seat = { $name }{ $host ->
    [true] {" "}(Gastgeber)
   *[false] {""}
}
lobby-classic = Klassische Edition.
lobby-terms = { $edition ->
    [classic] Klassische Edition (eine Katastrophe, die du mit einem Gott nimmst, wirkt am Ende des Zuges)
   *[pharaoh] Pharao-Edition (eine Katastrophe, die du mit einem Gott nimmst, wirkt sofort)
}, gespielt { $place ->
    [here] in diesem Kanal
   *[thread] in einem Thread dieses Kanals
}.
lobby-takes-hours = Etwa { $hours ->
    [one] eine Stunde
   *[other] { $hours } Stunden
}.
lobby-takes-days = Etwa { $days ->
    [one] ein Tag
   *[other] { $days } Tage
}.
lobby-takes-weeks = Etwa { $weeks ->
    [one] eine Woche
   *[other] { $weeks } Wochen
}.
lobby-language = Sprache: { $language }.
lobby-pictures = Bilder: { $theme ->
    [dark] dunkel
   *[light] hell
}.
lobby-leaves = { $leaves ->
    [nothing] **Selbstverständliche Züge:** Ich frage immer.
    [passes] **Selbstverständliche Züge:** Ich ziehe und passe für alle, die das wollen (/ra settings).
    [bids] **Selbstverständliche Züge:** Ich ziehe, passe und biete die niedrigste Sonne für alle, die das wollen (/ra settings).
   *[draws] **Selbstverständliche Züge:** Ich ziehe für alle, die das wollen (/ra settings).
}
lobby-advice = { $advice ->
    [true] **Rat:** Wer bietet, erfährt, was die Leiste nach Rechnung eines Computers wert ist (aus mit /ra settings).
   *[false] **Rat:** keiner zum Wert der Leiste.
}
lobby-start-full = Die Partie beginnt von selbst, sobald ich die nötigen Berechtigungen habe.
lobby-start = **Start:** von selbst, sobald der letzte Platz besetzt ist{ $sooner ->
    [true] ; ab zwei Leuten auch durch den Gastgeber
   *[false] {""}
}.
lobby-how = Oder tippe /ra join, /ra leave, /ra start.
lobby-started = Partie { $game } hat begonnen: { $players }.
lobby-goes-on = Partie { $game } geht hier weiter: { $order }.
lobby-goes-on-in = Partie { $game } geht in { $channel } weiter.
lobby-rematch-there = Dieser Tisch ist schon Partie { $game }: { $link }
place-choose = Wo Partie { $game } begann, kann ich keinen Thread mehr öffnen. Wo soll sie weitergehen?
place-choose-one = Kanal wählen
place-none = Ich finde keinen Kanal, in dem ich einen Thread öffnen und du schreiben darfst. Bitte die Moderation um einen und drücke dann noch einmal *Fortsetzen*.
lobby-has-started = Partie { $game } hat begonnen.
lobby-played-here = Hier kann ich keinen Thread nutzen, also wird Partie { $game } in diesem Kanal selbst gespielt.
lobby-waits = Partie { $game } hat begonnen, aber noch kann ich hier keinen Thread für sie öffnen. Ich versuche es weiter; bis dahin läuft für niemanden Zeit. Nach drei Tagen breche ich sie ab.
lobby-over = Partie { $game } ist vorbei.
lobby-called-off = Partie { $game } wurde abgebrochen.
lobby-table-closed = Der Tisch von Partie { $game } wurde geschlossen: { $people }.
lobby-expired = Der Tisch von Partie { $game } ist geschlossen: { $live ->
    [true] Zwei Stunden
   *[false] Sieben Tage
} lang ist niemand gekommen oder gegangen. /ra new öffnet einen neuen.
lobby-closes = { $people }: Am Tisch von Partie { $game } kommt und geht niemand. Er schließt von selbst, und zwar nach diesem Zeitpunkt: { $until }; es sei denn, jemand von euch hält ihn offen.
lobby-kept-open = { $name } hält den Tisch von Partie { $game } offen, bis { $until }.
lobby-promise = Beweis für ehrliches Mischen (SHA-256 des Beutels): { $sum }
lobby-table = Am Tisch: { $players }.

## Its buttons: at most 80 characters, better under 25

lobby-button-join = Mitspielen
lobby-button-details = Details…
lobby-button-leave = Aufstehen
lobby-button-start = Starten
lobby-button-call-off = Tisch schließen
lobby-button-rules = Spielregeln
lobby-button-computer = Computer dazu…
lobby-button-free = Platz freigeben…
lobby-button-seats = Plätze…
lobby-button-classic = Klassische Edition
lobby-button-pharaoh = Pharao-Edition
lobby-button-keep = Offen halten
lobby-button-pace = Tempo…
lobby-button-leaves = Selbstverständliches…
lobby-button-advice = Rat einschalten
lobby-button-no-advice = Rat ausschalten
lobby-button-language = Sprache…
lobby-button-dark = Dunkle Bilder
lobby-button-light = Helle Bilder

## What the person is told who pressed one

lobby-started-in = Partie { $game } hat in { $channel } begonnen.
lobby-alone-here = Deine Partie Ra gegen Computer findet hier statt, damit sie niemanden stört.
lobby-which = Hier sind mehrere Tische offen. Welchen meinst du?
lobby-called = Ra { $game } · { $who }
lobby-levels = Wie gut soll der Computer spielen? *Leicht* folgt Faustregeln, *Normal* denkt ein wenig voraus, *Schwer* ist schwer zu schlagen.
lobby-level-easy = Leicht
lobby-level-normal = Normal
lobby-level-hard = Schwer
lobby-computer-seated = { $name } sitzt am Tisch von Partie { $game }.
lobby-computer-left = Der Computer ist gegangen.
lobby-free = Wessen Platz soll wieder frei sein?
lobby-free-ask = Den Platz von { $name } freigeben? Wiederkommen geht, außer du schließt es aus.
lobby-free-only = Platz freigeben
lobby-free-and-bar = Freigeben und nicht wieder zulassen
lobby-freed = Wieder frei ist der Platz von { $name }.
lobby-seated = Du sitzt am Tisch von Partie { $game }.
lobby-seated-cannot-start = Alle Plätze sind besetzt, aber die Partie kann noch nicht beginnen: Sie beginnt von selbst, sobald ich die nötigen Berechtigungen habe.
lobby-seated-starts = Das Spiel beginnt, wenn der Tisch voll ist oder { $host } es startet; ich melde mich dann bei dir.
lobby-seated-full = Alle Plätze sind besetzt: { $host } startet das Spiel, sonst beginnt es in einer Minute von selbst.
lobby-left = Dein Platz ist wieder frei.
lobby-left-last = Es war der letzte besetzte: Der Tisch ist geschlossen.
lobby-language-choose = In welcher Sprache sollen alle diesen Tisch lesen? Was nur du siehst, bleibt in deiner.
lobby-seats-choose = Wie viele Plätze soll der Tisch haben?
lobby-seats-choice = { $seats }{ $starts ->
    [true] : jetzt starten
   *[false] {""}
}
lobby-seats-set = Der Tisch hat jetzt { $seats } Plätze.
lobby-seats-set-cannot-start = Der Tisch hat jetzt { $seats } Plätze, und alle sind besetzt. Noch kann die Partie nicht beginnen: Sie beginnt von selbst, sobald ich die nötigen Berechtigungen habe.
lobby-leaves-choose = Damit es schneller geht: Welche selbstverständlichen Züge darf ich für die machen, die das wollen? Alle wählen für sich in /ra settings.
lobby-leaves-choice = { $leaves ->
    [nothing] Nichts
    [passes] Ziehen und passen
    [bids] Dazu niedrigste Sonne
   *[draws] Ziehen
}
lobby-settings = **Partie { $game } ist dein Tisch.** Das hier siehst nur du.
    Plätze: { $seats }.
    Edition: { $edition ->
        [classic] klassisch (eine Katastrophe, die du mit einem Gott nimmst, wirkt am Ende des Zuges)
       *[pharaoh] Pharao (eine Katastrophe, die du mit einem Gott nimmst, wirkt sofort)
    }.
lobby-settings-play =
    Tempo: { $pace }.
    Selbstverständliche Züge, die ich mache: { $leaves ->
        [nothing] keine
        [passes] ziehen und passen
        [bids] ziehen, passen, niedrigste Sonne bieten
       *[draws] ziehen
    }.
    Rat (die Rechnung eines Computers, wenn jemand bietet): { $advice ->
        [true] ja
       *[false] nein
    }.
    Sprache: { $language }.
    Bilder: { $theme ->
        [dark] dunkel
       *[light] hell
    }.
lobby-settings-of-host =
    Nur { $host } kann diesen Tisch ändern. { $seated ->
        [true] Du hast einen Platz und kannst ihn freigeben. Die Partie beginnt von selbst, sobald der letzte Platz vergeben ist.
       *[false] Du kannst dich setzen, solange ein Platz frei ist. Die Partie beginnt von selbst, sobald der letzte vergeben ist.
    }
lobby-closed = Der Tisch ist geschlossen.
lobby-close-ask = Diesen Tisch für alle schließen, die daran sitzen?
lobby-rematch = In { $channel } ist ein neuer Tisch offen, mit je einem freigehaltenen Platz für alle, die mitgespielt haben.
lobby-called-off-by-host = Partie { $game } wurde vom Gastgeber abgebrochen.
lobby-called-off-by = Partie { $game } wurde von { $by } abgebrochen.

## How fast a table plays

pace-meaning = { $pace ->
    [live] *Live* (alle sind gerade da)
    [fast] *Schnell* (mehrmals am Tag reinschauen)
    [standard] *Standard* (zweimal am Tag reinschauen)
    [relaxed] *Entspannt* (wenn gerade Zeit ist)
   *[none] *Ohne Uhr*
}
pace-name = { $pace ->
    [live] Live
    [fast] Schnell
    [standard] Standard
    [relaxed] Entspannt
   *[none] Ohne Uhr
}
pace-choose = Wie schnell wollt ihr spielen?
pace-waking-hours = { $pace }. Je { $bank } Stunden ohne Nächte; jeder Zug bringt { $increment ->
    [one] 1 Stunde
   *[other] { $increment } Stunden
} zurück.
pace-minutes = { $pace }. Je { $bank } Minuten, plus { $increment } pro Zug.
pace-no-clock = { $pace }: Niemandem läuft die Zeit ab.
pace-each-hours = Je { $bank } Stunden ohne Nächte; +{ $increment } Std. pro Zug.
pace-each-minutes = Alle zugleich: je { $bank } Minuten; +{ $increment } Min. pro Zug.
pace-each-no-clock = Ohne Uhr: Niemandem läuft die Zeit ab.
pace-own = **Du** hast { $count ->
    [one] 1 Frage
   *[other] { $count } Fragen
} beantwortet: die Hälfte davon binnen { $waking }{ $wall ->
    [same] {""}
   *[other] , Schlaf und Abwesenheit nicht mitgezählt (sonst binnen { $wall })
}.
pace-own-nothing = **Du** hast noch nichts beantwortet.
pace-table = **Dieser Tisch** hat insgesamt { $count ->
    [one] 1 Frage
   *[other] { $count } Fragen
} beantwortet: die Hälfte davon binnen { $waking }{ $wall ->
    [same] {""}
   *[other] , Schlaf und Abwesenheit nicht mitgezählt (sonst binnen { $wall })
}.
pace-only-sums = Gespeichert sind nur diese Summen, keine Uhrzeiten. Deine sieht niemand außer dir.
pace-spared = Ich habe hier { $count ->
    [one] einmal
   *[other] { $count }-mal
} einen naheliegenden Zug oder eine Vorgabe für jemanden ausgeführt.
pace-waits-for = Die Partie wartet auf { $players }, gefragt { $since }.
# Im Dativ, nach „binnen“.
pace-within = { $unit ->
    [minutes] { $count ->
        [1] einer Minute
       *[other] { $count } Minuten
    }
    [hours] { $count ->
        [one] einer Stunde
       *[other] { $count } Stunden
    }
   *[days] { $count ->
        [one] einem Tag
       *[other] { $count } Tagen
    }
}
