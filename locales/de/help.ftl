### Die erklärenden Seiten. Jede muss in 4000 Zeichen passen, Befehle 23 länger gezählt, als sie aussehen.

## /ra help: how to play here

help-intro = **So spielst du hier Ra.** Eine Partie läuft in einem Kanal oder Thread, Zug für Zug; antworte, wann du kannst. Die Knöpfe unter dem Spielplan und diese Befehle tun dasselbe.
help-tables = /ra-play zeigt alles für den Anfang · /ra new öffnet einen Tisch · /ra join setzt dich dazu, /ra leave gibt deinen Platz frei · /ra computer besetzt einen Platz · /ra start, sobald zwei oder mehr am Tisch sitzen · /ra cancel schließt ihn (nur Gastgeber) oder fragt alle, ob eine Partie abgebrochen werden soll
help-turn = **In deinem Zug** eins davon: /ra draw zieht ein Plättchen · /ra invoke ruft Ra (dein eigenes Gebot kannst du gleich mitgeben) · /ra god nimmt mit Götterplättchen Plättchen von der Leiste, auch mehrere auf einmal (/ra god ohne Plättchen: keine mehr)
help-auction = **In einer Auktion** werden alle zugleich gefragt: /ra bid und /ra pass gehen jederzeit, mit /ra withdraw wirst du erst gefragt, wenn du dran bist. Deine Antwort bleibt geheim, bis alle vor dir geantwortet haben; dann wird sie aufgedeckt. Ist sie da schon überboten, wirst du noch einmal gefragt. **Nach einer Katastrophe** wählst du mit /ra discard, was du abgibst. Was du in deinem Zug entscheidest, außer dem Ziehen, wird erst einige Sekunden später gespielt: Bis dahin macht *Zurücknehmen* (/ra undo) es ungeschehen.
help-orders = **Vorgaben** (/ra orders): Ich ziehe für dich oder antworte in einer Auktion, wie du es festgelegt hast. Vorgaben sind geheim und lassen sich ändern, bis sie gebraucht werden. Sie werden in Sitzreihenfolge und nach dem wirklichen Stand ausgeführt, wie dieselben Entscheidungen am Tisch; was sie nicht regeln, frage ich dich. » steht vor einem Plättchen, das ich für jemanden gezogen habe.
help-looking = **Zum Nachsehen**: /ra board der Spielplan · /ra me deine Punkte und Sonnen · /ra log alles, was geschah · /ra games alle deine Partien · /ra help about:rules die Regeln auf einen Blick · /ra pace wie schnell du antwortest
help-clock = **Deine Uhr** läuft nur, während die Partie auf dich wartet, und nicht, während du schläfst oder weg bist: /ra settings. Läuft sie ab, tue ich, was dir am wenigsten schadet; beim zweiten Mal in Folge übernimmt ein Computer deinen Platz, bis du wieder handelst (/ra back). Mit /ra resign steigst du endgültig aus; /ra replace bietet jemand anderem einen Platz an.
help-secrets = Was /ra me zeigt, siehst nur du. Am Ende steht der Beutel als Datei unter *Details*. Ihre Prüfsumme (SHA-256) wurde schon am Anfang gezeigt: So lässt sich prüfen, dass ihn niemand verändert hat. Wer mich betreibt, könnte das alles in meiner Datenbank lesen, auch den Beutel.

legend-signs = **Auf dem Plan.** Roter Punkt: das neueste Plättchen. Roter Rahmen mit Pfeil: wer dran ist. Rot gerahmtes Feld: Das Ra-Plättchen dort beendet die Epoche. Ra-Zeichen neben einem Namen: hat Ra gezogen oder gerufen und bietet zuletzt. Dunkle Sonnen ohne Zahl: verdeckt, für die nächste Epoche. » vor einer Zeile: Das habe ich für jemanden gezogen, nach einer Vorgabe oder weil es selbstverständlich war.
legend-buttons = **Die Knöpfe.** *Weiter ziehen bis …* zieht für dich, bis so viele Plättchen daliegen. *Vorgaben…* legt deine Züge und dein nächstes Gebot im Voraus fest, geheim. *Erinnere mich später…* erinnert dich, wann du willst. *Meine Partie* zeigt nur dir deine Punkte und verdeckten Sonnen.
legend-words = { $all } Plättchen, einmal gemischt. **Punkte** gibt es am Ende jeder der drei Epochen; Monumente und Sonnen zählen am Ende der Partie. **Was bleibt**, steht dabei; Überschwemmungen, Zivilisation, Götter und Gold kommen am Ende jeder Epoche weg. **Eine Katastrophe** trifft, wer sie bekommt, und ist dann aus dem Spiel.
legend-check = Wie du prüfst, dass niemand die Reihenfolge im Beutel geändert hat: *Befehle*.

## /ra help about:rules: the whole game on one screen, for somebody who hates rulebooks

rules-intro = **Ra in einer Minute.** Drei Epochen. Du sammelst Plättchen, indem du mit deinen Sonnen Auktionen gewinnst; Punkte gibt es am Ende jeder Epoche.
rules-turn = **In deinem Zug** zieh ein Plättchen und leg es auf die Auktionsleiste, ruf Ra oder nimm mit Götterplättchen Plättchen von der Leiste. Ein gezogenes Ra-Plättchen kommt auf die Ra-Leiste und löst eine Auktion aus; { $limit ->
    [0] das letzte beendet die Epoche sofort: zu zweit das 6., zu dritt das 8., zu viert das 9., zu fünft das 10.
   *[other] das { $limit }. beendet die Epoche sofort.
}
rules-auction = **Eine Auktion** geht einmal reihum und beginnt links von der Person, die Ra gezogen oder gerufen hat. Biete eine offene Sonne, höher als alle davor, oder passe. Wer gewinnt, bekommt alle Plättchen von der Leiste und die Sonne vom Plan, verdeckt für die nächste Epoche, und lässt die eigene Sonne dort. Wer Ra gerufen hat, als auf der Leiste noch Platz war, muss bieten, wenn alle anderen passen.
rules-disasters = **Katastrophen** kosten je zwei Plättchen: Begräbnis (Pharaonen) · Dürre (erst Überschwemmungen, dann Nil) · { $war } (Zivilisation) · Erdbeben (Monumente). Nimmst du eine mit einem Gott, wirkt sie { $classic ->
    [true] nach allem, was du in diesem Zug nimmst
   *[false] sofort, bevor du das nächste Plättchen nimmst
}.
rules-suns = **Liegen alle deine Sonnen verdeckt**, setzt du bis zur nächsten Epoche aus. { $suns ->
    [0] Zu zweit oder zu dritt hat man vier Sonnen, zu viert oder zu fünft drei.
   *[other] An diesem Tisch hat man { $suns } Sonnen.
}
rules-epoch = **Jede Epoche**: Gott 2 · Gold 3 · meiste Pharaonen +5, wenigste −2 · jede Überschwemmung 1, jeder Nil 1, wenn du eine Überschwemmung hast · Zivilisation: keine −5, 3/4/5 Arten +5/10/15. Pharaonen, Nil und Monumente bleiben, der Rest kommt weg.
rules-end = **Ganz am Ende**: Monumente 1 je Art bis 6, 7 Arten 10, 8 Arten 15, dazu 5/10/15 für 3/4/5 gleiche; höchste Sonnensumme +5, niedrigste −5. Bei Gleichstand gewinnt die höchste Sonne.
