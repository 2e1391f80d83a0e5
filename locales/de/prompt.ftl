### Die Eingabe von `ra-bot playground`, einem Discord auf dem eigenen Rechner. **Fettes** wird getippt und bleibt englisch.

prompt-first = **Ein Discord für dich**, nur auf diesem Rechner, mit dem Bot darin. Um es so zu sehen, wie Discord es zeigt, öffne das in einem Browser, ein Fenster für jede Person, die du sein willst:
prompt-or-type = Oder tippe hier: Du bist **{ $you }** in #{ $channel }; hier sind auch { $others }, und du sprichst für alle.
prompt-step-new = einen Tisch für zwei öffnen
prompt-step-join = dich als jemand anders hinsetzen: Die Partie beginnt
prompt-step-draw = spielen: Wer gefragt ist, tut etwas
prompt-step-help = was noch alles geht; /ra help about:rules erklärt das Spiel
prompt-end = **help** zeigt, was diese Eingabe kann, **quit** beendet sie.
prompt-programs = Programme und curl: { $address }
prompt-you-are = Du bist jetzt **{ $name }**.
prompt-nobody = Hier heißt niemand „{ $name }“; hier sind { $people }.
prompt-means-nothing = „{ $words }“ bedeutet hier nichts. Ein Befehl ist **/ra** und ein Wort, **/ra ?** listet sie auf und **help** den Rest. Um es als Nachricht zu schreiben: **say { $words }**
prompt-nothing-to-add = Dort lässt sich nichts mehr ergänzen.
prompt-refused = Discord lehnt ab: { $refused }
prompt-no-answer = Die Anwendung hat nicht reagiert.

## help: what can be typed, and what it does. The words to be typed are English in every language.

prompt-help-command = einen Befehl als du selbst geben; draw allein tut dasselbe
prompt-help-as = ihn dieses eine Mal als { $name } geben
prompt-help-be = ab jetzt { $name } sein
prompt-help-complete = was als Nächstes kommen könnte; /ra ? listet alle Befehle auf
prompt-help-go = in einen Kanal oder Thread gehen; bei einer Partie genügt #game-1
prompt-help-list = wer hier ist und welche Kanäle es gibt
prompt-help-read = die letzten Nachrichten des Kanals noch einmal; read 3, read all
prompt-help-click = den neuesten Knopf [Draw] drücken; sein Anfang genügt
prompt-help-choose = in einem Menü wählen; sein Name darf davor stehen, mehrere Optionen danach
prompt-help-submit = das geöffnete Formular ausfüllen
prompt-help-say = eine Nachricht schreiben
prompt-help-enter-key = (Enter)
prompt-help-enter = zeigen, was neu ist
prompt-help-wait = warten, bis etwas geschieht, höchstens eine Minute
prompt-help-forward = die Uhr vorstellen; auch 90m und 2d gehen
prompt-help-lang = eine andere Sprache sprechen: Das Discord der Person ist ab dann darin
prompt-help-quit = das Ende, wie Strg-D

## Answers

prompt-list-you = **{ $name }** (du)
prompt-list-here = #{ $channel } (du bist hier)
prompt-list-channel = #{ $channel }{ $unread ->
    [0] {""}
   *[other] , { $unread } ungelesen
}
prompt-no-channel = Hier gibt es keinen Kanal { $name }, sondern { $channels }.
prompt-language = Das Discord von { $name } ist jetzt in dieser Sprache: { $language }.
prompt-no-language = Hier gibt es keine Sprache { $word }. Es gibt: { $languages }.
prompt-time = Es ist **{ $date }**. **forward ?** zeigt, wie man die Uhr vorstellt.
prompt-time-now = Es ist jetzt **{ $date }**.
prompt-no-time = Um „{ $words }“ lässt sich die Uhr nicht vorstellen. **forward ?** zeigt, wie man es sagt.
prompt-forward-minutes = zehn Minuten
prompt-forward-hours = acht Stunden
prompt-forward-days = zwei Tage
prompt-forward-both = anderthalb Tage
prompt-thread-opened = #{ $thread } ist offen: Du bist jetzt dort, und #{ $back } führt zurück.
prompt-still-busy = Der Bot ist noch beschäftigt. Enter zeigt, was gekommen ist.
prompt-nothing-happened = Eine Minute lang ist nichts geschehen.
prompt-edited = bearbeitet
prompt-shortened = (gekürzt)
prompt-deleted = (eine Nachricht wurde gelöscht)
prompt-only-you = nur du kannst das sehen
prompt-only-other = nur { $name } kann das sehen
prompt-empty = Hier ist noch nichts.
prompt-before = ({ $count } davor; read all zeigt sie)
prompt-no-button = Hier gibt es keinen Knopf „{ $name }“.
prompt-newest = Die neuesten sind: { $buttons }
prompt-no-form = Für { $name } ist kein Formular offen. Ein Knopf oder ein Befehl öffnet eins.
prompt-form = Ein Formular öffnet sich, „{ $title }“. Zum Ausfüllen: **submit** { $fields }
prompt-field-required = nötig
prompt-field-optional = darf leer bleiben
prompt-field-now = jetzt: { $value }
prompt-no-menu = Hier gibt es kein Menü für „{ $name }“.
prompt-menus = Es gibt { $menus }.
prompt-no-option = „{ $word }“ ist nicht unter den Optionen: { $options }.
prompt-menu-unusable = Dieses Menü ist nicht benutzbar.
prompt-which-field = Sag, was wohin gehört: submit { $fields }
prompt-button-off = aus
prompt-menu-name = ein Name
prompt-menu-between = { $name }, { $least } bis { $most }
prompt-file = Datei { $name }
prompt-somebody = jemand
prompt-unknown-channel = unbekannt
prompt-just-now = gerade eben
prompt-in = in { $unit ->
    [seconds] { $count ->
        [one] 1 Sekunde
       *[other] { $count } Sekunden
    }
    [minutes] { $count ->
        [one] 1 Minute
       *[other] { $count } Minuten
    }
    [hours] { $count ->
        [one] 1 Stunde
       *[other] { $count } Stunden
    }
   *[days] { $count ->
        [one] 1 Tag
       *[other] { $count } Tagen
    }
}
prompt-ago = vor { $unit ->
    [seconds] { $count ->
        [one] 1 Sekunde
       *[other] { $count } Sekunden
    }
    [minutes] { $count ->
        [one] 1 Minute
       *[other] { $count } Minuten
    }
    [hours] { $count ->
        [one] 1 Stunde
       *[other] { $count } Stunden
    }
   *[days] { $count ->
        [one] 1 Tag
       *[other] { $count } Tagen
    }
}
