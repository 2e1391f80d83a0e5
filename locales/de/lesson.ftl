### Die Lektion. Was zwischen Sternen steht, sind Beschriftungen der Knöpfe darunter.

lesson-rival = Bastet
lesson-progress = Ra lernen: { $number } von { $count }

lesson-start = **Bei Ra spielst du mit Sonnen.** Deine sind 9, 6, 5 und 2; Bastet, ein Computer, hat 8, 7, 4 und 3. Mit Sonnen gewinnst du in Auktionen Plättchen, und Plättchen bringen Punkte. Das Spiel hat drei Runden, die Epochen; am Ende jeder gibt es Punkte. Die meisten Punkte gewinnen.

    In deinem Zug ziehst du meist ein Plättchen. Drück auf *Ziehen*.
lesson-track = Du hast einen Pharao gezogen, Bastet einen Nil. Der rote Punkt zeigt das neueste Plättchen. Beide liegen oben auf der Auktionsleiste und gehören noch niemandem: Wer die nächste Auktion gewinnt, bekommt alles, was dort liegt.

    Lass es mehr werden: noch einmal *Ziehen*.
lesson-four = Eine Überschwemmung und ein Gott sind dazugekommen: vier Plättchen zu gewinnen. (Eine Überschwemmung bringt 1 Punkt, und mit ihr auch jeder Nil 1.) Eine Auktion gibt es, sobald jemand ein Ra-Plättchen zieht, und { $ra } der { $all } Plättchen sind Ra.

    Drück auf *Ziehen* und schau, was kommt.
lesson-bid = Ein Ra-Plättchen! Es kommt auf die Ra-Leiste in der zweiten Zeile; zu zweit beendet das { $limit }. die Epoche. Und es löst eine Auktion aus. Alle sagen einmal etwas: eine Sonne bieten, höher als alle davor, oder passen. Du hast Ra gezogen, also kommst du zuletzt. Bastet hat 4 geboten.

    Welche Sonne reicht?
lesson-sun = Alle vier Plättchen gehören dir! Deine 5 liegt jetzt auf dem Plan, und die 1 von dort gehört dir: verdeckt, für die nächste Epoche. Du gewinnst also eine andere Sonne als die, die du bietest.

    Bastet hat inzwischen Gold gezogen. *Ziehen*.
lesson-god = Du hast ein Begräbnis gezogen, eine Katastrophe: Wer es bekommt, verliert { $toll } Pharaonen. Aber du hast einen Gott. Setz ihn ein, und du nimmst ein Plättchen von der Leiste, ganz ohne Auktion. Gold bringt { $gold } Punkte. Eine Pyramide ist ein Monument: Sie bleibt dir bis zum Ende der Partie.

    Welches nimmst du?
lesson-disaster = Genommen: { $tile }. Der Gott ist eingesetzt. Dann hat Bastet Ra gezogen: Du bietest zuerst, Bastet zuletzt. Zu gewinnen: Pharao, Sphinx, { $other }, die Sonne 5 und das Begräbnis, das dich beide Pharaonen kostet, auch den neuen.

    Es lohnt sich trotzdem! Biete 6, dann müsste Bastet eine 7 oder 8 hergeben.
lesson-invoke = Bastet hat gepasst, und alles gehört dir; das Begräbnis hat deine Pharaonen genommen und ist aus dem Spiel. Nach vier weiteren Plättchen liegen drei Arten Zivilisation da: { $points } Punkte, wenn du sie bekommst, bevor die Epoche endet. Wer am Ende der Epoche gar keine Zivilisation hat, verliert { $lost }.

    Warum auf ein Ra-Plättchen warten? *Ra rufen* beginnt sofort eine Auktion.
lesson-must-bid = Bastet passt. Wer Ra ruft, muss bieten, wenn es sonst niemand tut (außer bei voller Leiste). Und schau auf den Plan: Die Sonne dort ist deine 6 von vorhin.

    Welche Sonne gibst du für das alles?
lesson-last-ra = Die 6 gehört wieder dir, für die nächste Epoche. Einige Züge später hat Bastet zweimal gewonnen, und { $ra } von { $limit } Ra-Plättchen sind da. Das nächste beendet die Epoche sofort: keine Auktion, und was auf der Leiste liegt, ist verloren. Du hast noch eine Sonne, die 9.

    Jetzt *Ra rufen*, oder *Ziehen* und auf mehr hoffen?
lesson-drawn = Ra! Die Epoche ist sofort vorbei, drei Plättchen sind verloren. So ist das mit Ra.
lesson-invoked = Bastet hat 8 geboten, und deine 9 hat gewonnen. Ohne offene Sonne hast du ausgesetzt; Bastet hat allein weitergespielt und das letzte Ra gezogen.
lesson-scores = **Deine Punkte:** { $points }. Bastet hat mehr Pharaonen, darum kosten dich deine Punkte. Mit den { $start }, die alle am Anfang haben, { $total }.

    Pharaonen, Nil und Monumente bleiben dir, der Rest kommt weg. Alle Sonnen sind wieder offen: Die zweite Epoche beginnt.
lesson-end = Nach der dritten Epoche zählen Monumente: { $kind } für jede Art, { $alike } für drei gleiche, mehr für mehr. Die höchste Sonnensumme bekommt { $most } Punkte, die niedrigste verliert { $fewest }. **Das ist das ganze Spiel.**

    Das Bild zeigt, was jedes Plättchen bringt; *Hilfe* unter jedem Spielplan zeigt es wieder und erklärt die Zeichen auf dem Plan. Und jetzt spiel: *Gleich allein spielen* beginnt eine Partie gegen zwei leichte Computergegner, und alle anderen Wege hat /ra-play.

lesson-instead-draw = { $tap ->
    [god] Du darfst es mit deinem Gott nehmen, aber bald hast du mehr Auswahl: *Ziehen*.
   *[turn] Ra rufen darfst du in jedem Zug. Aber wer gewinnt, gibt eine Sonne her, und noch ist wenig zu gewinnen: *Ziehen*.
}
lesson-instead-bid = { $tap ->
    [pass] Passen darfst du, aber dann bekommt Bastet alle vier Plättchen für eine 4. Sie sind deine 5 wert.
   *[high] Auch die würde gewinnen. Aber nach dir kommt niemand: Deine 5 reicht, also behalte die höheren Sonnen.
}
lesson-instead-god = { $tap ->
    [disaster] Das darfst du, aber eine Katastrophe, die du mit einem Gott nimmst, trifft dich genauso: Dein Pharao wäre weg. Nimm ein anderes Plättchen.
   *[turn] Auch das ist erlaubt. Aber sieh erst, was dein Gott kann: Nimm ein Plättchen.
}
lesson-instead-disaster = { $tap ->
    [pass] Eine Katastrophe kann ein guter Grund sein zu passen. Aber dann bekommt Bastet den ganzen Rest für eine niedrige Sonne: Biete 6.
    [low] Nach dir kommt Bastet, und alle Sonnen dort sind höher als 2: Biete 6.
   *[high] Mit 9 würdest du sicher gewinnen. Aber das ist deine beste Sonne, und es kommt noch Besseres: Biete 6.
}
lesson-instead-invoke = Du darfst weiter ziehen. Aber es könnte Ra oder eine Katastrophe kommen, und hier liegt genau, was du brauchst: *Ra rufen*.
lesson-instead-must-bid = Auch die würde gewinnen. Aber sonst hat niemand geboten, also reicht deine niedrigste Sonne: Biete 2.

lesson-button-invoke = Ra rufen
lesson-button-take = Nehmen: { $tile }
lesson-button-next = Weiter
lesson-button-again = Von vorn
