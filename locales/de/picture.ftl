### Die Wörter im Bild des Spielplans, und das Bild in Worten für alle, die es hören. Im Bild ist wenig Platz.

picture-asked = { $question ->
    [turn] ist dran
    [gods] setzt Götter ein
    [bid] darf bieten
   *[discard] gibt Plättchen ab
}
picture-paused = Pausiert
picture-called-off = Partie { $game } wurde abgebrochen
picture-to-beat = , über { $sun }
picture-owed = : { $disaster }, { $count }
picture-ra = Ra { $ra }/{ $limit }
picture-sun = Sonne
picture-epoch = Epoche { $epoch }/3
picture-bag = Beutel { $count }
picture-bid = mit { $sun }
picture-pass = passt
picture-nameless = Person { $number }
picture-wins = gewinnt mit { $points }
picture-start = Punkte nach Epoche (1, 2, 3) und Kategorie. Am Anfang hatten alle { $points }.
picture-held = * Minimum { $floor }: tiefer fällt kein Punktestand
picture-sum = Ges.
picture-highest-sun = höchste Sonne { $sun }
picture-caption = { $category ->
    [pharaoh] Pharao
    [river] Fluss
    [god] Götter
    [gold] Gold
    [civilization] Zivilisation
   *[monument] Monumente
}
picture-column = { $category ->
    [pharaoh] Pharao
    [river] Fluss
    [god] Götter
    [gold] Gold
    [civilization] Zivil.
    [monument] Mon.
   *[sun] Sonnen
}

## The picture in words

alt-asked = { $player } { $asked }.
alt-over = Die Partie ist vorbei.
alt-paused = Die Partie ist pausiert.
alt-track = Auktionsleiste: { $tiles ->
    [none] leer
   *[other] { $tiles }
}.
alt-gap = Lücke
alt-board = Sonne { $sun }. Ra { $ra } von { $limit }, Epoche { $epoch }, { $bag } im Beutel.
alt-drawn = Zuletzt gezogen: { $tile ->
    [ra] Ra
   *[other] { $tile } auf { $space }
}.
alt-won = Zuletzt ersteigert von { $player }: { $tiles }.
alt-suns = { $player }: Sonnen { $suns }{ $down ->
    [0] {""}
   *[other] , { $down } verdeckt
}
alt-ra-player = Ra-Figur
alt-kinds = Plättchen in Sitzreihenfolge: { $kinds }.
alt-end = Die Partie ist vorbei. Punkte nach Kategorie, Epoche für Epoche.
alt-held = auf dem Minimum gehalten: { $points }

picture-legend-title = Was Plättchen bringen (×: so viele sind im Beutel)
picture-legend-name = { $tile } ×{ $count }
picture-legend-pharaoh = meiste +{ $most }, wenigste −{ $fewest }; bleiben
picture-legend-ra = löst eine Auktion aus; das letzte beendet die Epoche
picture-legend-nile = je { $points } mit einer Überschwemmung; bleiben
picture-legend-flood = je { $points }
picture-legend-god = je { $points }; oder setz ihn ein und nimm ein Plättchen
picture-legend-gold = je { $points }
picture-legend-civilization = keine −{ $none }; 3, 4 oder 5 Arten +{ $three }, +{ $four } oder +{ $five }
picture-legend-monument = ganz am Ende je Art { $one }, 7 Arten { $seven }, 8 Arten { $eight }; dazu { $three }, { $four } oder { $five } für 3, 4 oder 5 gleiche; bleiben
picture-legend-disaster = { $disaster ->
    [funeral] kostet { $toll } Pharaonen
    [drought] kostet { $toll }: Überschwemmungen, dann Nil
    [war] kostet { $toll } Zivilisation deiner Wahl
   *[earthquake] kostet { $toll } Monumente deiner Wahl
}
picture-legend-sun = ganz am Ende höchste Summe +{ $most }, niedrigste −{ $fewest }

## Die Tabelle einer Saison: eine Zeile für jede Person

picture-standings-column = { $column ->
    [place] Platz
    [name] Name
    [points] Punkte
    [games] Partien
    [wins] Siege
   *[share] Anteil
}
picture-standings-share = { $percent } %
picture-standings-counted = Punkte, Siege und Anteil: aus den { $games } besten Partien.
picture-standings-ties = Bei gleichen Punkten zählen Siege, dann der Anteil, dann das Los.
picture-standings-final = Plätze 1 bis { $places } nach dem Finale, die anderen nach Punkten.
picture-standings-of-best = Anteil: am besten Ergebnis des Tisches, im Schnitt.
alt-standings-row = { $place }. { $player }: { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
}, { $games ->
    [one] 1 Partie
   *[other] { $games } Partien
}, { $wins ->
    [one] 1 Sieg
   *[other] { $wins } Siege
}, { $percent } %
alt-standings-you = { $player } (du)
