### Die Partien an den Tischen eines Cups.

## Was mit ihnen nicht geht

cup-table-not-called-off = Diese Partie ist ein Tisch eines Cups. Mit /ra-cup void zählt sie nicht, und alle am Tisch bekommen gleich viele Punkte.
cup-table-no-vote = Diese Partie ist ein Tisch eines Cups, deshalb kann der Tisch sie nicht abbrechen. Mit /ra resign steigst du aus, und ein Computer übernimmt deinen Platz. Die Organisation des Cups kann den Tisch mit /ra-cup void für ungültig erklären.
cup-table-no-other-time = Diese Partie ist ein Tisch eines Cups, und dort gilt für alle dieselbe Zeit. Wer nicht spielt, den nimmt /ra-cup drop aus dem Cup. Mit /ra-cup void zählt der Tisch nicht.
cup-table-no-new-player = In einem Cup bekommt niemand anders einen Platz. Mit /ra resign steigst du aus deiner Partie aus, andere nimmt die Organisation mit /ra-cup drop heraus. Den Platz übernimmt ein Computer.
cup-table-no-host = Ein Tisch eines Cups hat keinen Gastgeber. Um ihn kümmert sich die Organisation des Cups, mit /ra-cup drop und /ra-cup void.
cup-table-no-other-place = Diese Partie ist ein Tisch eines Cups: Ich öffne selbst einen neuen Thread für sie.
cup-table-no-rematch = Ein Tisch eines Cups wird nur einmal gespielt. /ra new öffnet einen Tisch für eine andere Partie.
cup-table-quick = Selbstverständliche Züge: In einem Cup ziehe ich für alle gleich, wo es selbstverständlich ist, und mache sonst nichts.
cup-table-round-over = Die Zeit dieser Runde ist um, und Computer spielen die Partie zu Ende. /ra board zeigt sie.

## Was im Kanal einer Partie steht

cup-table-player-left = **{ $player }** ist nicht mehr auf diesem Server. Die Uhr läuft weiter: Ist die Zeit zweimal abgelaufen, übernimmt ein Computer den Platz. Die Organisation kann jederzeit mit /ra-cup drop aus dem Cup nehmen, wer nicht mehr da ist.
cup-table-cut-short = **Die Zeit dieser Runde ist um: Computer spielen die Partie zu Ende.** Die Endpunkte zählen für alle, die ihren Platz noch hatten.

## Die Zeile eines Tisches im Kanal des Cups

cup-table-called = Tisch { $number }
cup-table-final = Finale
cup-table-line = **{ $table }**: { $players }
cup-table-line-cut-short = **{ $table }**: { $players } (die Zeit der Runde war um)
cup-table-called-off = **{ $table }** ist zu Ende: Der Cup wurde abgesagt.
cup-table-void = **{ $table }** zählt nicht: Alle am Tisch bekommen { $points } Punkte.
cup-table-void-final = **{ $table }** zählt nicht: Die Tabelle entscheidet.
cup-table-thread = { $table } · { $cup }

## Warum keine Tische geöffnet werden können

cup-waits = **{ $cup }** wartet: { $begun ->
    [yes] Die nächste Runde kann noch nicht beginnen
   *[no] Der Cup kann noch nicht beginnen
}; ich versuche es weiter.
cup-not-shown = Ich kann die Nachricht von **{ $cup }** nicht in { $channel } schreiben und versuche es weiter. Bis dahin meldet man sich mit /ra-play an.
cup-place-gone = Den Kanal des Cups gibt es nicht mehr. Die Organisation kann den Cup mit /ra-cup call-off absagen.
cup-place-wrong-kind = Die Tische eines Cups brauchen einen Textkanal oder ein Forum.
cup-place-missing = In { $channel } brauche ich { $permissions }.
cup-place-needs-tag = In { $channel } braucht jeder Beitrag einen Tag, und ich wähle keinen. Schalte das in den Einstellungen des Forums ab, oder halte den Cup woanders ab.
cup-place-threads = Auf diesem Server sind { $active } Threads offen, 1000 erlaubt Discord, und die Tische brauchen noch { $needed }. Bitte schließt oder löscht einige.
