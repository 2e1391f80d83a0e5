### Warum etwas nicht getan wird: was der Fall ist und was geht. Eine Person liest es.
### Namen von Plättchen stehen in Anführungszeichen hinter „Plättchen“, damit kein Artikel nötig ist.

refusal-no-game-here = In diesem Kanal läuft keine Partie. /ra new öffnet einen Tisch; /ra games zeigt deine Partien.
refusal-game-in-threads = In diesem Kanal selbst läuft keine Partie, aber in { $threads }: Gib den Befehl dort ein.
refusal-not-started = Die Partie dieses Kanals hat noch nicht begonnen: Sie beginnt, wenn alle Plätze besetzt sind oder der Gastgeber /ra start eingibt.
refusal-no-lobby-here = In diesem Kanal ist kein Tisch offen. /ra new öffnet einen.
refusal-past = Das ist schon beantwortet, und die Partie ist weitergegangen. /ra board zeigt sie.
refusal-called-off = Partie { $game } wurde abgebrochen. /ra new öffnet einen Tisch.
refusal-asked-already = Ob die Partie abgebrochen werden soll, wird schon gefragt, bis { $until }: Die Nachricht mit den Knöpfen steht in ihrem Kanal.
refusal-not-asked-again = Ob die Partie abgebrochen werden soll, wurde gefragt, und nicht alle waren dafür. Ab { $until } kann noch einmal gefragt werden; wer allein aussteigen will: /ra resign.
refusal-not-asked = Ob die Partie abgebrochen werden soll, wird nicht mehr gefragt. /ra board zeigt, wie sie steht.
refusal-begun = Die Partie dieses Tisches hat begonnen: Gespielt wird in { $channel }.
refusal-not-over = Diese Partie läuft noch. Wenn sie vorbei ist, können dieselben Leute zu einer neuen eingeladen werden.
refusal-has-place = Diese Partie hat einen Kanal: Dort geht sie weiter.
refusal-host-decides = Bis { $until } entscheidet nur { $host }, wo sie weitergeht; danach alle am Tisch.
refusal-unseen = Partie { $game }: { $user } kann { $channel } nicht sehen, deshalb steht die Uhr, und die anderen warten. Bitte gebt dort { $permission }; nach 7 Tagen übernimmt ein Computer den Platz.
refusal-nothing-kept = Von dir ist keine Antwort gemerkt: Sie ist schon aufgedeckt, oder du hast keine gegeben. /ra me zeigt, was du hast.
refusal-no-such-case = Das kann nicht mehr das höchste Gebot sein, wenn du dran bist. Öffne die Liste noch einmal.
refusal-your-turn-is-now = Du bist gerade dran, also entscheide zuerst. So eine Vorgabe gilt für eine Auktion, die beginnt, während andere spielen.
refusal-nothing-to-undo = Es gibt nichts zurückzunehmen. Was du in deinem Zug entscheidest, lässt sich zurücknehmen, bis es einige Sekunden später gespielt wird. Was gespielt ist, bleibt gespielt, und ein gezogenes Plättchen bleibt gezogen. Eine Antwort auf eine Auktion nimmst du mit /ra withdraw zurück.
refusal-not-pending = Das ist schon gespielt oder zurückgenommen. /ra board zeigt, wie es steht.
refusal-direct-messages = In Direktnachrichten kannst du dich an keinen Tisch setzen. Nimm /ra-play in einem Kanal des Servers; mit /ra-play hier spielst du gegen Computer.
refusal-not-in-threads = Ein Aushang steht in einem Kanal. Das hier ist ein Thread, und der schläft irgendwann ein: Gib /ra-admin panel in dem Kanal ein, zu dem er gehört.
refusal-game-runs-here = In { $channel } läuft schon eine Partie, und in einem Kanal läuft immer nur eine. Öffne einen Tisch in einem anderen Kanal.
refusal-game-runs-directly = Hier läuft schon eine Partie, und in Direktnachrichten läuft immer nur eine. Spiel sie zu Ende, oder brich sie mit /ra cancel ab.
refusal-lobby-is-here = Für eine Partie in diesem Kanal selbst ist schon ein Tisch offen: /ra join setzt dich dazu, und der Gastgeber kann ihn mit /ra cancel abbrechen.
refusal-several-tables = Hier sind mehrere Tische offen. Sag mit der Nummer der Partie, welchen du meinst: { $games }.
refusal-host-of-none = Hier sind mehrere Tische offen, und bei keinem bist du der Gastgeber: Das kann nur der Gastgeber eines Tisches.
refusal-lobby-full = Alle { $seats } Plätze sind besetzt oder für Eingeladene freigehalten. /ra new öffnet einen weiteren Tisch.
refusal-seated-already = Du sitzt schon an diesem Tisch. /ra leave gibt deinen Platz frei.
refusal-barred = Der Gastgeber hat deinen Platz freigegeben: An diesen Tisch kannst du dich nicht mehr setzen. /ra new öffnet einen anderen.
refusal-not-seated = Du sitzt nicht an diesem Tisch. Zuschauen geht immer: /ra board zeigt die Partie.
refusal-no-computer = An diesem Tisch sitzt kein Computer.
refusal-no-seat-for-bots = Bots können sich nicht hinsetzen: Lade Menschen ein.
refusal-too-many-invited = Für so viele Leute reichen die { $seats } Plätze nicht, denn deiner zählt mit. Wähle mehr Plätze oder lade weniger ein.
refusal-too-few-seats = { $taken } Plätze sind besetzt oder freigehalten, weniger kann der Tisch nicht haben. Gib erst einen frei.
refusal-not-the-host = Das kann nur der Gastgeber: { $host }.
refusal-host-starts = Nur { $host } kann das Spiel starten. Von selbst beginnt es, wenn der Tisch voll ist.
refusal-too-few-seated = Eine Partie braucht mindestens zwei Leute: Es muss sich erst noch jemand mit /ra join dazusetzen.
refusal-game-has-started = Die Partie hat begonnen, und die anderen zählen auf dich. /ra replace bietet deinen Platz jemand anderem an; mit /ra resign steigst du endgültig aus, und ein Computer spielt dort weiter; /ra cancel fragt alle, ob die Partie abgebrochen werden soll.
refusal-missing = Mir fehlen in diesem Kanal Berechtigungen, die eine Partie braucht: { $permissions }. Wer den Kanal verwaltet, kann sie mir geben.
refusal-no-board = Ich kann den Spielplan von Partie { $game } in { $channel } nicht zeigen: Dort brauche ich { $permissions }. Wer den Kanal verwaltet, kann mir das geben; bis dahin zeigt /ra board, wie es steht.
permission = { $permission ->
    [view-channel] Kanal ansehen
    [embed-links] Links einbetten
    [attach-files] Dateien anhängen
    [read-message-history] Nachrichtenverlauf anzeigen
    [create-public-threads] Öffentliche Threads erstellen
    [send-messages-in-threads] Nachrichten in Threads senden
    [connect] Verbinden
    [manage-roles] Rollen verwalten
    [mention-everyone] Alle Rollen, @everyone und @here erwähnen
   *[send-messages] Nachrichten senden
}
refusal-halted-gone = Die Partie ist pausiert, weil ich vom Server entfernt wurde; sie geht weiter, wenn ich zurück bin.
refusal-halted-held = Die Moderation hat die Partie pausiert und kann sie mit /ra-admin resume weitergehen lassen. Es läuft keine Zeit.
refusal-halted-deserted = In dieser Partie spielt gerade niemand, also wartet sie, bis jemand zurück ist: /ra back, wenn du dort einen Platz hast.
refusal-out-of-time = Deine Zeit war schon abgelaufen, und die Partie ist ohne dich weitergegangen. /ra board zeigt, wie es steht; hat jetzt ein Computer deinen Platz, holt /ra back ihn zurück.
refusal-stood-in = Ein Computer hat deinen Platz, und du bist nicht dran. /ra back holt den Platz zurück.
refusal-no-chair = Ein Computer hat deinen Platz: Wer keinen hat, entscheidet nicht mit, ob die Partie abgebrochen wird. /ra back holt den Platz zurück.
refusal-resigned = Du bist aus dieser Partie ausgestiegen, und auf deinem Platz spielt ein Computer. Zuschauen geht immer: /ra board zeigt sie.
refusal-over = Diese Partie ist vorbei. /ra board zeigt, wie sie ausging, und /ra-play beginnt eine neue.
refusal-no-stand-in = Dein Platz gehört dir: Kein Computer vertritt dich.
refusal-needs-yes = { $owner } spielt auf diesem Platz und muss zustimmen.
refusal-not-a-player = { $user } spielt in dieser Partie nicht mit. Wähle jemanden vom Tisch.
refusal-not-on-server = { $user } ist nicht auf diesem Server.
refusal-sits-there = { $user } sitzt schon an diesem Tisch. Wähle jemanden, der noch nicht mitspielt.
refusal-only-for = Das ist für { $user }: Nur diese Person kann antworten.
refusal-declined = { $user } wurde schon ein Platz in dieser Partie angeboten und wollte ihn nicht. Frag jemand anderen.
refusal-offer-is-over = Dieses Angebot gilt nicht mehr: Jemand anderes hat den Platz, du hast abgelehnt, die 48 Stunden sind um, oder wer ihn angeboten hat, kann ihn jetzt nicht mehr vergeben. Er kann dir noch einmal angeboten werden.
refusal-chair-not-free = Dieser Platz ist nicht mehr frei: Jemand anderes hat ihn, oder wem er gehört, ist zurück. /ra board zeigt, wie die Partie steht.
refusal-has-chair = Du hast an diesem Tisch schon einen Platz, und niemand hat zwei. /ra board zeigt, wie die Partie steht.
refusal-no-seat-kept = An diesem Tisch ist kein Platz für dich freigehalten; nach 48 Stunden ist ein freigehaltener Platz wieder für alle da. Solange einer frei ist, setzt du dich mit /ra join.
refusal-not-played-here = In diesem Kanal gibt es keine Partie { $game }. /ra games zeigt deine Partien.
refusal-not-on-this-server = Auf diesem Server gibt es keine Partie { $game }.
refusal-calls-everybody = Das ist die Rolle von allen, und ich benachrichtige nie alle. Wähle eine Rolle, die jene haben, die benachrichtigt werden wollen.
refusal-not-held = Niemand hat diese Partie pausiert: Es gibt nichts fortzusetzen.
refusal-waits-for-nobody = Die Partie wartet gerade auf niemanden.
refusal-no-clock = Diese Partie wird ohne Uhr gespielt: Niemandem läuft die Zeit ab.
refusal-your-own-turn = Du bist selbst dran: Spiel deinen Zug wie alle anderen.
refusal-too-long-away = Pro Jahr kannst du zehn Tage abwesend sein, über alle Partien zusammen; übrig { $days ->
    [0] ist keiner
    [one] ist 1 Tag
   *[other] sind { $days } Tage
}. Wähle einen früheren Tag, oder sag deinen Tischen Bescheid.
refusal-not-away = Du bist gerade nicht abwesend. Wenn du es sein willst, sag bis wann: In /ra settings ist ein Knopf dafür.
refusal-frozen = Diese Partie wurde mit einer anderen Fassung der Regeln begonnen und kann mit dieser nicht weitergehen. Nichts davon ist verloren: Frag die Leute, die mich betreiben, oder der Gastgeber kann sie mit /ra cancel abbrechen.
refusal-not-your-turn = Die Partie wartet nicht auf dich: { $player } { $question ->
    [turn] ist dran
    [gods] setzt gerade Götterplättchen ein
    [bid] soll bieten oder passen
   *[discard] muss erst Plättchen für eine Katastrophe abgeben
}. /ra me zeigt, was du hast.
refusal-too-many-open = Du hast { $most } Tische geöffnet, an denen noch nicht gespielt wird; mehr darf niemand offen haben. Beginne an einem davon oder brich einen mit /ra cancel ab; der am längsten unberührte schließt { $relative } von selbst.
refusal-too-many-today = Du hast innerhalb eines Tages { $most } Tische geöffnet; mehr darf niemand. Den nächsten kannst du { $relative } öffnen, und dazusetzen kannst du dich jederzeit.
refusal-too-many-here = Auf diesem Server sind { $most } Tische offen; mehr dürfen es nicht sein. Setz dich an einen davon; der am längsten unberührte schließt { $relative } von selbst.
refusal-set-too-often = Du hast deine Einstellungen innerhalb eines Tages so oft geändert, wie es erlaubt ist ({ $most }). Sie bleiben, wie sie sind; { $relative } kannst du sie wieder ändern.
refusal-note-too-long = Eine Notiz hat höchstens { $most } Zeichen, diese hat { $count }. Deine Notiz ist, wie sie war: Drück noch einmal auf *Notiz…* und kürze sie.
refusal-too-fast = Das ging schneller, als ich folgen kann, darum ist nichts geschehen. Versuch es { $relative } noch einmal.
refusal-just-shown = Der Spielplan wurde in diesem Kanal eben erst gezeigt und kann { $relative } wieder gezeigt werden. Für dich allein zeigt ihn /ra board ohne *public* jederzeit.
refusal-takes-only = { $disaster }: Du verlierst jetzt { $count } Plättchen, hast aber mehr genannt. Sag mit /ra discard, welche, und nicht mehr als so viele.
refusal-crowded = Im selben Moment haben andere gehandelt, darum zählt deine Aktion nicht. Sieh dir den Spielplan an und versuch es noch einmal.
refusal-too-low = Deine Sonnen: { $held }. Zu überbieten ist { $beat }: Biete { $open }.
refusal-too-low-or-pass = Deine Sonnen: { $held }. Zu überbieten ist { $beat }: Biete { $open }{ $count ->
    [1] {" "}oder passe
   *[other] , oder passe
}.
refusal-no-sun-to-bid = Du hast keine Sonne, die hoch genug ist; diese Auktion geht an dir vorbei.
refusal-no-sun-left = Du hast alle Sonnen dieser Epoche verbraucht; diese Auktion geht an dir vorbei.
refusal-not-then = Dann kann ich dich nicht mehr rufen: Die Zeit ist vorbei, du schläfst dann, oder deine Uhr ist abgelaufen. *Erinnere mich später…* zeigt, wann es geht.
refusal-answered-already = Deine Antwort in dieser Auktion ist aufgedeckt, und alle haben sie gesehen: Sie gilt.
refusal-unclear = Mit „{ $words }“ kann ich hier nichts anfangen. Wähle aus der Liste, die sich beim Tippen öffnet.
refusal-day-over = Dieser Tag ist vorbei oder hat schon begonnen. Wähle einen späteren.
refusal-old-menu = Das geht jetzt nicht, denn dieses Menü ist nicht mehr aktuell. Öffne es noch einmal.
refusal-no-night = „{ $words }“ kann ich nicht als Schlafenszeit lesen. Schreib sie als 23:30-7:30, höchstens zwölf Stunden, oder: keine.
refusal-no-city = Eine Stadt „{ $words }“ kenne ich nicht.{ $button ->
    [none] {""} Nenn eine größere in der Nähe.
   *[other] {""} *{ $button }* in /ra settings richtet sich danach, was deine Uhr zeigt.
}
refusal-time-of-cities = „{ $words }“ ist keine Stadt. Meinst du die Zeit von { $cities }? Gib eine Stadt ein{ $button ->
    [none] .
   *[other] , oder drücke *{ $button }* in /ra settings: Das richtet sich danach, was deine Uhr zeigt.
}
refusal-not-on-track = Auf der Auktionsleiste liegt kein Plättchen „{ $tile }“, oder nicht so viele, wie du nennst. { $track ->
    [none] Sie ist leer.
   *[other] Dort liegt: { $track }.
}
refusal-that-is-over = Das ist vorbei.
refusal-you-were-late = Deine Zeit war abgelaufen, darum habe ich für dich gehandelt: { $what }
refusal-board-is-here = Der aktuelle Spielplan ist [hier]({ $link }).
refusal-board-shows = /ra board zeigt, wie es steht.

## What the rules say against an action

rule-game-over = Die Partie ist vorbei.
rule-not-your-turn = Du bist nicht dran.
rule-in-auction = Eine Auktion läuft: Erst kommt /ra bid oder /ra pass.
rule-no-auction = Es läuft keine Auktion: Vielleicht ist sie gerade zu Ende gegangen. /ra board zeigt den Spielplan.
rule-spending-gods = Du setzt gerade Götterplättchen ein: /ra god nimmt noch ein Plättchen, und /ra god ohne Plättchen beendet es.
rule-not-spending-gods = Du hast in diesem Zug noch kein Götterplättchen eingesetzt: Sag mit /ra god, was du nehmen willst.
rule-must-discard = { $disaster }: Gib erst noch { $count } Plättchen ab. Du wählst mit /ra discard.
rule-nothing-to-discard = Gerade nimmt dir keine Katastrophe ein Plättchen.
rule-track-full = Alle acht Felder der Auktionsleiste sind belegt: /ra invoke, oder setz Götterplättchen ein.
rule-no-god = Du hast kein Götterplättchen zum Einsetzen.
rule-space-free = Auf Feld { $space } der Auktionsleiste liegt kein Plättchen.
rule-god-for-god = Auf Feld { $space } liegt ein Götterplättchen, und ein Gott kann keinen Gott nehmen.
rule-no-such-sun = { $sun } kannst du nicht bieten: Deine offenen Sonnen sind { $held }.
rule-too-low = { $sun } ist zu niedrig: Zu überbieten ist { $beat }.
rule-must-bid = Du hast Ra gerufen, während auf der Leiste noch Platz war, und alle anderen haben gepasst: Du musst eine deiner Sonnen bieten.
rule-wrong-kind = { $disaster }: Gib nicht „{ $tile }“ ab, sondern { $takes }.
rule-not-held = Du hast kein Plättchen „{ $tile }“ mehr zum Abgeben.

## What is not the person's doing

failed-apology = Bei mir ist etwas schiefgegangen; es ist notiert. Falls du gerade gespielt hast: /ra board zeigt, ob es gezählt hat.
failed-unsaved = Meine Datenbank arbeitet gerade nicht, darum ist nichts gespeichert. Versuch es in einer Minute noch einmal.
failed-unsure = Ich konnte nicht sicherstellen, dass das gespeichert ist. Sieh auf dem Spielplan nach: /ra board.
failed-unknown-button = Dieser Knopf stammt von einer anderen Version von mir. /ra board zeigt den aktuellen Spielplan, mit Knöpfen, die funktionieren.
failed-unknown-form = Dieses Formular ist keines von mir, oder ich kenne es nicht mehr. Es wurde nichts aufgeschrieben. Öffne es noch einmal in *Meine Partie*.
failed-other-command = Dieser Befehl hat sich geändert, seit dein Discord zuletzt nachgesehen hat. Tippe ihn noch einmal.
refusal-may-not-manage = Diese Knöpfe sind für alle, die diesen Kanal verwalten dürfen. Nimm die Befehle von /ra-admin, oder frage jemanden, der es darf.
