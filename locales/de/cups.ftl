### Cups: Turniere, die von selbst laufen. Wie man eines ausschreibt, seine Nachricht im Kanal und was nicht geht.

## Refusals, to whoever acts for themselves

refusal-cup-ended = Dieser Cup ist vorbei. /ra-play zeigt, was es sonst gibt.
refusal-cup-not-here = Das ist kein Cup dieses Servers. /ra-play zeigt, welche es gibt.
refusal-cup-full = Alle Plätze sind vergeben. Steigt jemand aus, wird einer frei.
refusal-cup-too-late = Dafür ist es zu spät: In diesem Cup wird keine Runde mehr ausgelost.
refusal-cup-in-already = Du bist schon angemeldet.
refusal-cup-dropped = Die Organisation hat dich aus diesem Cup genommen. Nur sie kann dich wieder hineinlassen.
refusal-cup-not-in = Du bist für diesen Cup nicht angemeldet.
refusal-cup-here-already = Ich weiß schon, dass du da bist.

## Refusals, to an organiser

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
refusal-cup-not-open = Die Partie dieses Tisches hat noch nicht begonnen. Erst danach kann man sie für ungültig erklären.
refusal-cup-void-already = Dieser Tisch ist schon ungültig.
refusal-cup-own-table = Dort spielst du selbst, also muss jemand anderes entscheiden. Wer den *Server verwalten* darf, kann auch über den eigenen Tisch entscheiden, und das Protokoll sagt es.
refusal-cup-no-name = An diesem Namen ist nichts zu sehen. Gib dem Cup einen anderen.
refusal-cup-name-too-long = Der Name ist zu lang: Ein Cup hat höchstens { $most } Buchstaben.
refusal-cup-no-reason = Sag, warum: Alle lesen es.
refusal-cup-reason-too-long = Das ist zu lang: Eine Begründung hat höchstens { $most } Buchstaben.

## Answers to who signs up or leaves, private

cup-signed-up = **Du bist angemeldet: { $cup }.** Es beginnt { $begins }. { $pace ->
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
    Alle können deinen Namen dort lesen. *Abmelden* nimmt dich wieder heraus.
cup-left = Du bist nicht mehr dabei: **{ $cup }**. *Anmelden* lässt dich wieder hinein.
