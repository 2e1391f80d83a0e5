### Wie gut jemand spielt, geschätzt aus den beendeten Partien auf einem Server.

rating-points = { $settled ->
    [true] { $points }
   *[false] etwa { $points }
}

## Das Ende einer Partie

rating-end = **Wertung** (/ra-stats top): { $people }
rating-end-person = { $player } { $rating }, { $gain }

## Ein Tisch vor der Partie

rating-table = Wertung: { $people }.
rating-table-person = { $player } { $rating }
rating-table-off = Ohne Wertung.
rating-details = { $rated ->
    [no] **Wertung:** Diese Partie zählt nicht.
    [no-clock] **Wertung:** Partien ohne Uhr zählen nicht.
   *[yes] **Wertung:** Diese Partie zählt, wenn mindestens zwei Menschen mitspielen; nicht für die, die einen Platz übernehmen.
}
rating-table-set = Zählt für die Wertung: { $rated ->
    [true] ja
   *[false] nein
}.
rating-button-rated = Mit Wertung
rating-button-not-rated = Ohne Wertung

## Die Zahlen einer Person

rating-player = Wertung: { $rating } nach { $games ->
    [one] 1 gewerteten Partie
   *[other] { $games } gewerteten Partien
}

## Die Liste eines Servers

rating-top = **Wertungen** auf diesem Server
rating-top-line = { $place }\. **{ $player }**{ $own ->
    [true] {" "}(du)
   *[false] {""}
} { $points }, { $games ->
    [one] 1 Partie
   *[other] { $games } Partien
}
rating-top-empty = In dieser Liste steht noch niemand.
rating-top-rules = In der Liste stehen alle mit mindestens { $games } gewerteten Partien gegen { $opponents } verschiedene Menschen. Es zählen Partien mit Uhr, die mindestens zwei Menschen begonnen haben; wer eine verlässt, teilt den letzten Platz.
rating-top-own = Du: { $rating }. Noch stehst du nicht in der Liste: { $games } von { $needed } gewerteten Partien gegen { $opponents } von { $others } verschiedenen Menschen.
rating-off-here = Auf diesem Server gibt es keine Wertung: Die Moderation hat sie ausgeschaltet.
rating-off-own = Du hast die Wertung ausgeschaltet. Mit /ra settings, *Mehr Einstellungen…* schaltest du sie wieder ein.
button-ratings = Wertungen
command-stats-top = Die Wertungen dieses Servers: wer wie gut spielt.

## Einstellungen

rating-own = { $ratings ->
    [true] **Wertung**: ja; nach deinen Partien lesen alle deine Wertung, wo der Server eine führt.
   *[false] **Wertung**: nein; niemand sieht deine, und ich zeige dir keine außer denen, die alle lesen.
}
rating-button-on = Wertung einschalten
rating-button-off = Wertung ausschalten
rating-server = **Wertung**: { $ratings ->
    [true] ja, neue Partien zählen, wenn am Tisch nichts anderes eingestellt ist
   *[false] nein, es wird keine gezeigt, und neue Partien zählen nicht
}.
rating-server-unset = **Wertung**: nicht eingestellt, also zählen neue Partien, wenn am Tisch nichts anderes eingestellt ist.
choice-server-ratings = Wertung
