### Cups: Turniere, die von selbst laufen. Wie man eines ausschreibt, seine Nachricht im Kanal und was nicht geht.

## Refusals, to whoever acts for themselves

refusal-cup-ended = Dieser Cup ist vorbei. /ra-play zeigt, was es sonst gibt.
refusal-cup-not-here = Das ist kein Cup dieses Servers. /ra-play zeigt, welche es gibt.
refusal-cup-not-listed = Wähle einen Cup aus der Liste, die sich beim Tippen öffnet.
refusal-cup-full = Alle Plätze sind vergeben. Steigt jemand aus, wird einer frei.
refusal-cup-too-late = Dafür ist es zu spät: In diesem Cup wird keine Runde mehr ausgelost.
refusal-cup-in-already = Du bist schon angemeldet.
refusal-cup-dropped = Die Organisation hat dich aus diesem Cup genommen. Nur sie kann dich wieder hineinlassen.
refusal-cup-not-in = Du bist für diesen Cup nicht angemeldet.
refusal-cup-here-already = Ich weiß schon, dass du da bist.
refusal-cup-not-called = Fürs Finale frage ich die besten vier. Antwortet jemand nicht, frage ich den nächsten Platz, auch dich, wenn du an der Reihe bist.
refusal-cup-passed-over = Deine Zeit zu antworten ist um, deshalb bist du nicht im Finale.

## Refusals, to an organiser

refusal-cup-not-the-organiser = Das kann nur, wer diesen Cup ausgeschrieben hat oder *Events verwalten* darf.
refusal-cup-no-draft = Dieser Entwurf ist weg: Er wurde ausgeschrieben oder verworfen, oder ein anderer steht an seiner Stelle. /ra-cup new beginnt einen.
refusal-cup-no-date = Sag zuerst, wann er beginnt: *Beginn …*
refusal-cup-may-not-write = In { $channel } darfst du selbst nicht schreiben, daher schreibe ich dort auch nichts für dich aus. Wähle mit /ra-cup new einen anderen Kanal.
refusal-cup-no-place = Ein Cup braucht einen Textkanal oder ein Forum: Dort wird in Threads gespielt. Wähle etwas davon mit /ra-cup new, Option *channel*.
refusal-cup-begun = Der Cup hat begonnen, sein Plan bleibt also, wie er ist.
refusal-cup-begins-already = Er beginnt schon so bald wie möglich: Ich frage gerade, wer da ist.
refusal-cup-past = Der Zeitpunkt ist vorbei. Nenne einen späteren, etwa *5.12. 20:00*, *fri 20:00* oder *in 3 days*.
refusal-cup-too-far = Ein Cup beginnt innerhalb von 60 Tagen. Nenne einen früheren Zeitpunkt.
refusal-cup-unreadable = Das verstehe ich nicht als Zeitpunkt. Schreib ihn wie *5.12. 20:00*, *fri 20:00* oder *in 3 days*.
refusal-cup-fives = Tische zu fünft dauern zu lange, wenn wochenlang gespielt wird. Wähle Vierer oder Dreier, oder *Ein Abend*.
refusal-cup-fewer-places = { $people ->
    [one] { $people } Person ist angemeldet. Wähle mindestens so viele Plätze.
   *[other] { $people } Leute sind angemeldet. Wähle mindestens so viele Plätze.
}
refusal-cup-full-for-others = Alle Plätze sind vergeben. Vor dem Beginn gibt /ra-cup edit dem Cup mehr.
refusal-cup-others-in-already = Diese Person ist schon angemeldet.
refusal-cup-others-dropped = Diese Person ist schon draußen. /ra-cup add lässt sie wieder hinein.
refusal-cup-others-not-in = Diese Person macht bei diesem Cup nicht mit.
refusal-cup-no-table = Diesen Tisch hat der Cup nicht. Wähle einen aus der Liste.
refusal-cup-no-table-yet = Noch hat kein Tisch begonnen.
refusal-cup-not-open = Die Partie dieses Tisches hat noch nicht begonnen. Erst danach kann man sie für ungültig erklären.
refusal-cup-void-already = Dieser Tisch ist schon ungültig.
refusal-cup-own-table = Dort spielst du selbst, also muss jemand anderes entscheiden. Mit der Berechtigung *Server verwalten* darf man auch über den eigenen Tisch entscheiden; im Protokoll steht dann, dass man dort mitspielt.
refusal-cup-opponent = Du spielst gegen diese Person, also muss jemand anderes entscheiden. Mit der Berechtigung *Server verwalten* darf man trotzdem entscheiden; im Protokoll steht dann, dass man dort mitspielt.
refusal-cup-own-cup = Du spielst in diesem Cup noch mit, also muss jemand anderes ihn absagen.
refusal-cup-no-name = An diesem Namen ist nichts zu sehen. Gib dem Cup einen anderen.
refusal-cup-name-too-long = Der Name ist zu lang: Ein Cup hat höchstens { $most } Buchstaben.
refusal-cup-no-reason = Sag, warum: Alle lesen es.
refusal-cup-reason-too-long = Das ist zu lang: Eine Begründung hat höchstens { $most } Buchstaben.

## Answers to who signs up or leaves, private

cup-signed-up = **Du bist angemeldet: { $cup }.** Es beginnt { $begins }{ $full ->
    [yes] , oder früher, wenn alle Plätze vergeben sind
   *[no] {""}
}. { $pace ->
    [live] { $shape ->
        [one] Sei dann da: ein Tisch von ein bis zwei Stunden, und vielleicht das Finale.
       *[other] Sei dann da: { $games } Tische von je ein bis zwei Stunden nacheinander, und vielleicht das Finale.
    }
   *[other] { $shape ->
        [one] Das heißt: ein Tisch, etwa { $answers } Antworten in der Woche, und vielleicht das Finale.
        [at-once] Das heißt: { $games } Tische gleichzeitig, je etwa { $answers } Antworten in der Woche, und vielleicht das Finale.
       *[in-turn] Das heißt: { $games } Tische nacheinander, etwa { $answers } Antworten in der Woche, und vielleicht das Finale.
    }
}
    Dein Name steht in der Nachricht des Cups. *Abmelden* nimmt dich wieder heraus.
cup-left = Du bist nicht mehr dabei: **{ $cup }**. *Anmelden* lässt dich wieder hinein.

## The draft of a cup, which its organiser alone sees

cup-draft = **Dein Entwurf: Niemand sonst sieht ihn.** { $ready ->
    [yes] Schreib den Cup aus, wenn er dir gefällt.
   *[no] Sag, wann er beginnt; dann kannst du ihn ausschreiben.
} In { $channel } lesen dann alle:
cup-draft-more = **Mehr zu deinem Cup:** wie viele Partien es vor dem Finale gibt, wie groß die Tische sind, wie viele sich anmelden können, was es zu gewinnen gibt und in welchem Tempo gespielt wird.
cup-draft-discarded = Der Entwurf ist weg. /ra-cup new beginnt einen neuen.
cup-published = **Ausgeschrieben: { $cup }** in { $channel }, wo man sich anmeldet. Du musst nichts weiter tun: Ich frage, wer da ist, lose die Tische aus, öffne sie, beende die Runden und sage, wer gewonnen hat. Melde dich auch an, wenn du mitspielen willst.
cup-form-title = Wann beginnt der Cup?
cup-form-begins = Zeitpunkt in 60 Tagen, nach deiner Uhr
cup-form-example = 5.12. 20:00 · fri 20:00 · in 3 days
cup-form-city = Eine Stadt in deiner Zeitzone
cup-menu-games = Partien vor dem Finale
cup-choice-games = { $shape ->
    [one] 1 Partie, dann ein Finale
    [at-once] { $games } Partien gleichzeitig, dann ein Finale
   *[in-turn] { $games } Partien nacheinander, dann ein Finale
}
cup-menu-tables = Größe der Tische
cup-choice-tables = { $size ->
    [threes] Zu dritt, einige zu viert
    [fives] Zu fünft, einige zu viert und zu dritt
   *[fours] Zu viert, einige zu dritt
}
cup-menu-places = Wie viele sich anmelden können
cup-choice-places = { $places ->
    [one] 1 Platz
   *[other] { $places } Plätze
}
cup-menu-role = Die Rolle für den Cupsieg
cup-choice-no-role = Keine Rolle
button-cup-evening = Ein Abend
button-cup-quick = Schnell
button-cup-slow = Langsam
button-cup-begins = Beginn …
button-cup-when-full = Früher, wenn voll
button-cup-more = Mehr …
button-cup-less = Zurück zum Entwurf
button-cup-publish = Ausschreiben
button-cup-discard = Verwerfen

## The message with which a cup is published

cup-games = { $shape ->
    [one] **Eine Partie**
    [at-once] **{ $games } Partien gleichzeitig**
   *[in-turn] **{ $games } Partien nacheinander**
}, dann ein Finale der besten vier. { $pace }.
cup-begins = **Beginnt { $begins }** ({ $relative }){ $full ->
    [yes] , oder früher, wenn alle Plätze vergeben sind
   *[no] {""}
}. Vorbei etwa { $ends }.
cup-begins-unknown = **Beginn:** noch nicht gesagt
cup-round = { $rounds ->
    [1] **Die Partien laufen**
   *[other] **Runde { $round } von { $rounds } läuft**
}{ $ends ->
    [none] {""}
   *[other] , längstens bis { $ends }
}.{ $joins ->
    [yes] {" "}Wer sich jetzt anmeldet, spielt ab der nächsten mit.
   *[no] {""}
}
cup-final = **Das Finale läuft:** Die Runden sind vorbei, und die besten vier spielen um den Cup.
cup-over = **Vorbei.** Cupsieg: { $champion }
cup-called-off = **Abgesagt:** { $why ->
    [too-few] Als der Cup beginnen sollte, waren weniger als drei Leute da.
   *[organiser] Die Organisation hat ihn beendet.
}
cup-entrants = { $people ->
    [0] **Noch niemand ist angemeldet.** Mach den Anfang!
   *[other] **Angemeldet: { $people }{ $limit ->
        [yes] {" "}von { $places }
       *[no] {""}
    }:** { $names }
}
cup-took-part = { $people ->
    [0] **Bis zum Ende war niemand dabei.**
    [one] **Mitgespielt hat 1:** { $names }
   *[other] **Mitgespielt haben { $people }:** { $names }
}
cup-role = **Rolle für den Cupsieg:** { $role }
cup-fair = Klare Züge aus dem Beutel mache ich für alle gleich, und beim Bieten rate ich niemandem.
cup-computers = Computer übernehmen einen Platz nur, wenn jemand aussteigt, herausgenommen wird oder zweimal die Zeit überschreitet.{ $ends ->
    [none] {""}
   *[other] {" "}{ $rounds ->
        [1] Am Ende der Runde
       *[other] Am Ende einer Runde
    } ({ $ends }) spielen sie zu Ende, was noch läuft.
}
button-cup-sign-up = Anmelden
button-cup-leave = Abmelden
button-cup-who = Wer spielt
button-cup-rules = Regeln
button-cup-tables = Meine Tische
button-cup-again = Noch einmal
button-cup-leave-sure = Cup verlassen
button-cup-stay = Bleiben

## Answers to its buttons, private

cup-leave-ask = **{ $cup } verlassen?** Der Cup läuft: { $seated ->
    [yes] Computer spielen deine Plätze zu Ende, und diese Tische bringen dir keine Punkte.
   *[no] Du spielst an keinem Tisch mehr und stehst am Ende hinter allen, die bleiben.
}
cup-left-running = Du hast **{ $cup }** verlassen.{ $seated ->
    [yes] {" "}Computer spielen deine Plätze zu Ende.
   *[no] {""}
}
cup-stays = Du bleibst dabei: **{ $cup }**.
cup-who = **{ $cup }:** { $people ->
    [0] Noch macht niemand mit.
    [one] 1 Person macht mit.
   *[other] { $people } Leute machen mit.
}
cup-tables = **Deine Tische: { $cup }**
cup-tables-none = { $part ->
    [yes] **{ $cup }:** { $stage ->
        [sign-up] Die Tische werden { $begins } ausgelost. Wo du spielst, sage ich hier im Kanal.
        [late] Du warst nicht da, als die Tische ausgelost wurden, also hast du keinen.
        [over] Der Cup ist vorbei, und du warst an keinem Tisch.
       *[other] Du spielst ab der nächsten Runde mit.
    }
   *[no] Du machst nicht mit: **{ $cup }**.
}
cup-table-soon = Tisch { $table }: öffnet gleich
cup-table-running = Tisch { $table }: { $game }
cup-table-over = Tisch { $table }: vorbei, { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
}
cup-rules = **{ $cup }: So läuft es**
    {""}**Da sein.** { $kind ->
        [evening] 15 Minuten vor dem Beginn bitte ich alle, *Ich bin da* zu drücken. Wer nicht drückt, bekommt keinen Tisch{ $later ->
            [yes] , kann aber zu einer späteren Runde kommen
           *[no] {""}
        }. Wer sich anmeldet, ist bis zum Ende wach.
       *[other] Wer sich in den 72 Stunden vor dem Beginn angemeldet oder mich auf diesem Server benutzt hat, gilt als anwesend. Alle anderen bitte ich am Tag davor, tagsüber, *Ich bin da* zu drücken. Wer nicht drückt, bekommt keinen Tisch{ $later ->
            [yes] , kann aber zu einer späteren Runde kommen
           *[no] {""}
        }.
    }
    {""}**Tische.** { $size ->
        [threes] So viele zu dritt wie möglich, die anderen zu viert.
        [fives] So viele zu fünft wie möglich, die anderen zu viert und zu dritt.
       *[fours] So viele zu viert wie möglich, die anderen zu dritt.
    } Niemand setzt aus. Ich lose so, dass sich möglichst wenige zweimal treffen.
    {""}**Punkte** nach Plätzen: 9, 5, 1 zu dritt; 10, 6, 3, 1 zu viert; 11, 7, 4, 2, 1 zu fünft. Wer aussteigt, bekommt keine. Bei Gleichstand zählen mehr Siege, dann der im Schnitt höhere Anteil an der besten Punktzahl des Tisches, dann das Los.
    {""}**Eine Runde** dauert höchstens { $kind ->
        [evening] 2 Stunden 45 Minuten
        [quick] vier Wochen
       *[slow] acht Wochen
    }. Dann spielen Computer zu Ende, was noch läuft: Die Punkte am Tisch entscheiden, niemand gilt als ausgestiegen, und der Tisch wird nicht gewertet.
    {""}**Das Finale.** Die besten vier drücken *Ich bin da* innerhalb von { $kind ->
        [evening] zehn Minuten
       *[other] 48 Stunden Wachzeit
    }; sonst wird der nächste Platz gefragt. Drei genügen für ein Finale. Bei weniger entscheiden die Punkte. Bis zu fünf Leute spielen die Runden an einem Tisch, ohne Finale.
    {""}**Ein Tisch, der nicht gespielt werden kann** oder für ungültig erklärt wird, bringt allen dort 5 Punkte.
cup-listed = **{ $cup }** in { $channel }: { $stage ->
    [sign-up] beginnt { $begins }
    [final] im Finale
   *[round] läuft
}, { $people ->
    [one] 1 Person
   *[other] { $people } Leute
}
cups-running = Cups

## The command

choice-at-once = alle gleichzeitig
choice-in-turn = eine nach der anderen
choice-threes = zu dritt, einige zu viert
choice-fours = zu viert, einige zu dritt
choice-fives = zu fünft, einige kleiner: nur an einem Abend
command-ra-cup = Einen Cup veranstalten, ein Turnier, das von selbst läuft, und betreuen.
command-cup-new = Einen Cup veranstalten: Erst siehst du einen Entwurf, dann schreibst du ihn aus.
    .name = Wie er heißt
    .channel = Wo er stattfindet; hier, wenn du nichts anderes wählst
