### Die eigenen Einstellungen einer Person, nur für sie.

settings-where = **Wann schläfst du, und wie spät ist es bei dir?** Wenn ich das weiß, steht deine Uhr still, während du schläfst, und ich schreibe dir nachts nicht. Das siehst nur du; ändern kannst du es später in /ra settings, dort kannst du jede Stadt eintippen.
settings-what-time = Und wie spät ist es bei dir? Dann weiß ich, wann bei dir Nacht ist.
settings-which-city = Und welche dieser Städte liegt in deiner Zeitzone? Dann weiß ich, wann bei dir die Sommerzeit beginnt.
settings-which-night = Wann schläfst du, nach deiner eigenen Uhr?
settings-where-assumed = **Wann schläfst du?** Das hast du mir noch nicht gesagt. Darum nehme ich an deinen Tischen an: von { $from } bis { $until }. Deine Uhr steht dann still, und ich benachrichtige dich nicht. Stimmt das nicht: Wann schläfst du nach deiner eigenen Uhr, und wie spät ist es bei dir? Nur du siehst das; ändern kannst du es später in /ra settings, dort kannst du jede Stadt eintippen.
settings-when = **Wann schläfst du, nach der Uhr in { $city }?** Bis du etwas anderes sagst, nehme ich an: { $night }. Deine Uhr steht dann still, und ich benachrichtige dich nicht. Nur du siehst das; ändern kannst du es später in /ra settings.

## All of them, a line each

settings-heading = **Deine Einstellungen.** Andere sehen davon nur deine Fristen, und etwa, wie lange eine Partie an deinem Tisch dauern wird.
settings-city = **Wo du bist**: { $city }, dort ist es jetzt { $time } Uhr.
settings-city-unknown = **Wo du bist**: nicht bekannt.
settings-sleep = **Schlaf**: { $night }; dann stehen deine Uhren still, und du wirst nicht benachrichtigt.
settings-sleep-nowhere = **Schlaf**: { $night }{ $city ->
    [none] . Deine Zeitzone kenne ich noch nicht; bis dahin gilt die des Servers oder des Gastgebers deines Tisches.
   *[other] {" "}nach der Uhr in { $city }, wie auf dem Server deines Tisches. Deine eigene Zeitzone kenne ich noch nicht.
}
settings-sleep-none = **Schlaf**: keine festen Zeiten, du kannst also jederzeit benachrichtigt werden.
settings-sleep-assumed = **Schlaf**: nicht gesagt, darum nehme ich { $night } an; dann stehen deine Uhren still, und du wirst nicht benachrichtigt, außer du hast innerhalb der letzten Stunde gehandelt.
settings-sleep-unset = **Schlaf**: nicht angegeben. { $city ->
    [none] Nach der Uhr des Servers oder des Gastgebers deines Tisches, wenn ich sie kenne,
   *[other] Nach der Uhr in { $city }, wie auf dem Server deines Tisches,
} nehme ich { $night } an.
settings-away = **Abwesend**: zurück am { $day }; { $meanwhile ->
    [stand-in] so lange spielt ein Computer für dich
   *[wait] deine Tische warten, jeder bis zu drei Tage; danach spielt ein Computer für dich
}.
settings-not-away = **Abwesend**: nein. Du hast noch { $days ->
    [one] 1 Tag
   *[other] { $days } Tage
} Abwesenheit{ $more ->
    [none] {""}
   *[other] , einer mehr ab { $more }
}.
settings-calls = **Benachrichtigung**: { $direct ->
    [true] per Direktnachricht
   *[false] im Kanal der Partie
}.
settings-next = **Vorwarnung, wenn du als Nächstes dran bist**: { $next ->
    [true] ja, per Direktnachricht
   *[false] nein
}.
settings-leaves = **Selbstverständliche Züge**: { $leaves ->
    [nothing] ich frage dich immer.
    [passes] ich ziehe und passe für dich, wo dein Tisch es erlaubt.
    [bids] ich ziehe und passe für dich und biete deine niedrigste Sonne, wo dein Tisch es erlaubt.
   *[draws] ich ziehe für dich, wo dein Tisch es erlaubt.
}
settings-done-for-you = Damit es schneller geht, ziehe ich für dich, solange 0 oder 1 Plättchen auf der Leiste liegen, außer wenn das nächste Ra-Plättchen die Epoche beenden könnte. Das beginnt nach deinem ersten Zug; ab deiner nächsten Partie ziehe ich auch dort, wo fast alle ziehen würden, mit » gekennzeichnet. Willst du lieber gefragt werden, wähle *Nein, immer fragen*.
settings-offer-passes = Deine letzten zehn Pässe in dieser Partie waren selbstverständliche Züge. Soll ich von jetzt an so für dich passen?
settings-no-passes = Ich frage dich weiter. In /ra settings kannst du es dir anders überlegen.
settings-button-draws = Ja, spiel sie für mich
settings-advice = { $advice ->
    [true] **Rat**: ja; wenn du bietest, sage ich dir, wie viel nach der Rechnung eines Computers wert ist, was auf der Leiste liegt, sofern dein Tisch es erlaubt.
   *[false] **Rat**: nein; du erfährst nirgends, wie viel wert ist, was auf der Leiste liegt.
}
settings-ahead = { $ahead ->
    [true] **Im Voraus fragen**: ja; wenn du gezogen hast, frage ich manchmal, was du antworten würdest, wenn Ra gerufen wird, damit später niemand darauf wartet.
   *[false] **Im Voraus fragen**: nein; in einer Auktion wirst du gefragt, wenn sie beginnt.
}
settings-language = **Sprache**: { $language }{ $chosen ->
    [true] {""}
   *[false] , wie in deinem Discord
}.
settings-night = { $from } bis { $to }
settings-direct-refused = **Discord lässt mich dir nicht schreiben**, daher bleibt das, wie es war. Erlaube Direktnachrichten in den Privatsphäre-Einstellungen dieses Servers (oder blockiere mich nicht mehr) und wähle es dann noch einmal.
settings-direct-unknown = **Ob ich dir schreiben kann, ist noch nicht bekannt**: Gerade lässt es sich nicht ausprobieren. Ich versuche es von selbst wieder, und sobald dich eine Direktnachricht erreicht hat, gilt es; bis dahin bleibt alles, wie es war. Kommt keine, erlaube Direktnachrichten in den Privatsphäre-Einstellungen dieses Servers und wähle es noch einmal.

## Menus and buttons: options up to 100 characters, buttons up to 80 and better under 25

settings-menu-time = Es ist …
settings-time = { $time }, { $weekday ->
    [1] Montag
    [2] Dienstag
    [3] Mittwoch
    [4] Donnerstag
    [5] Freitag
    [6] Samstag
   *[7] Sonntag
}
settings-button-other-time = Keine davon
settings-menu-city = Wie in …
settings-menu-sleep = Wann ich schlafe
settings-sleep-from = Ich schlafe von { $night }
settings-no-sleep = Keine Schlafenszeit
settings-button-here = Ich bin wieder da
settings-button-away = Ich bin weg…
settings-button-channel = Im Kanal benachrichtigen
settings-button-direct = Direktnachricht schicken
settings-button-not-next = Vor meinem Zug nicht vorwarnen
settings-button-next = Vor meinem Zug vorwarnen
settings-button-advice = Rat einschalten
settings-button-no-advice = Rat ausschalten
settings-button-ahead = Wieder im Voraus fragen
settings-button-not-ahead = Nicht mehr vorab fragen
settings-menu-leaves = Selbstverständliche Züge
settings-leaves-option = { $leaves ->
    [nothing] Immer fragen
    [passes] Für mich ziehen und passen, wenn es selbstverständlich ist
    [bids] Ziehen, passen, niedrigste Sonne bieten, wenn selbstverständlich
   *[draws] Für mich ziehen, wenn es selbstverständlich ist
}
settings-button-ask-me = Nein, immer fragen
settings-button-passes = Ja, passe für mich
settings-button-no-passes = Nein, frag mich
settings-button-where = Meine Zeitzone…
settings-button-other-night = Andere Zeiten…
settings-button-type-place = Stadt eintippen…
settings-button-type-night = Zeiten eintippen…
settings-form-place = Wo du bist
settings-form-place-label = Eine Stadt, oder wie spät es dort ist
settings-form-night = Wann du schläfst
settings-form-night-label = Von und bis, etwa 23:30-7:15
settings-menu-wait = Tische warten bis … (höchstens 3 Tage)
settings-menu-stand-in = Ein Computer spielt bis …
settings-button-more = Mehr Einstellungen…
settings-button-back = Zu den Einstellungen
settings-menu-language = Sprache
settings-language-of-discord = Sprache wie in meinem Discord
settings-day = { $weekday ->
    [1] Montag
    [2] Dienstag
    [3] Mittwoch
    [4] Donnerstag
    [5] Freitag
    [6] Samstag
   *[7] Sonntag
}, { $day }. { $month ->
    [1] Januar
    [2] Februar
    [3] März
    [4] April
    [5] Mai
    [6] Juni
    [7] Juli
    [8] August
    [9] September
    [10] Oktober
    [11] November
   *[12] Dezember
}
settings-no-days-left = Pro Jahr kannst du zehn Tage abwesend sein, über alle Partien zusammen, und deine sind aufgebraucht{ $more ->
    [none] {""}
   *[other] {""} bis { $more }
}. Sag deinen Tischen Bescheid, oder überlass den Platz mit /ra resign einem Computer.
settings-before-leaving = An welchem Tag bist du zurück? Bis dahin stehen deine Uhren still, an jedem Tisch höchstens drei Tage; danach spielt ein Computer für dich, oder sofort, wenn du das wählst. Pro Jahr kannst du zehn Tage abwesend sein, über alle Partien zusammen, und du hast noch { $days ->
    [one] 1 Tag
   *[other] { $days } Tage
}.

## Cities

settings-cities =
    Tokyo = Tokio
    Moscow = Moskau
    Athens = Athen
    Beijing = Peking
    Singapore = Singapur
    Tehran = Teheran
    Karachi = Karatschi
    Rome = Rom
    Vienna = Wien
    Brussels = Brüssel
    Copenhagen = Kopenhagen
    Warsaw = Warschau
    Prague = Prag
    Munich = München
    Cologne = Köln
    Milan = Mailand
    Lisbon = Lissabon
    Kyiv = Kiew
    Bucharest = Bukarest
    Cairo = Kairo
    Saint Petersburg = Sankt Petersburg
    Riyadh = Riad
    Baghdad = Bagdad
    Cape Town = Kapstadt
    Mexico City = Mexiko-Stadt
    Havana = Havanna
    Azores = Azoren
    Canary Islands = Kanarische Inseln
    Kolkata = Kalkutta
    Tashkent = Taschkent
    Yekaterinburg = Jekaterinburg
    Novosibirsk = Nowosibirsk
    Vladivostok = Wladiwostok
    Yangon = Rangun
    Ho Chi Minh City = Ho-Chi-Minh-Stadt
    Hong Kong = Hongkong
    Taipei = Taipeh

settings-now = jetzt { $time }
settings-time-no-clock = Partie { $game } in { $channel }: keine Uhr.
settings-time-stopped = Partie { $game } in { $channel }: Deine Uhr steht, du hast noch { $count } { $unit ->
    [minutes] min
   *[hours] Std.
}.
settings-time-runs = Partie { $game } in { $channel }: Deine Zeit endet { $until }, { $relative }. { $then }
