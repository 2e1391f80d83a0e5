### Die Wörter im Bild des Spielplans, und das Bild in Worten für alle, die es hören. Im Bild ist wenig Platz.

picture-asked = { $question ->
    [turn] ist dran
    [gods] setzt Götter ein
    [bid] darf bieten
   *[discard] gibt Plättchen ab
}
picture-paused = Pausiert
picture-to-beat = , über { $sun }
picture-owed = : { $disaster }, { $count }
picture-to-go = noch { $count }
picture-epoch = Epoche { $epoch }/3
picture-bag = Beutel { $count }
picture-bid = mit { $sun }
picture-pass = passt
picture-nameless = Person { $number }
picture-wins = gewinnt mit { $points }
picture-start = Punkte nach Epoche (1, 2, 3) und Kategorie. Am Anfang hatten alle { $points }.
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
alt-suns = { $player }: Sonnen { $suns }{ $down ->
    [0] {""}
   *[other] , { $down } verdeckt
}
alt-ra-player = Ra-Figur
alt-kinds = Plättchen in Sitzreihenfolge: { $kinds }.
alt-end = Die Partie ist vorbei. Punkte nach Kategorie, Epoche für Epoche.
