### Benachrichtigungen: Nachrichten, die jemanden zu einer Partie holen.

call-in-channel = { $user }, { $call }
call-may-answer = in Partie { $game } läuft eine Auktion: Antworte jederzeit, es bleibt geheim.
call-may-answer-until = in Partie { $game } läuft eine Auktion: Antworte bis { $until }, es bleibt geheim.
call-answer-last = in Partie { $game } läuft eine Auktion, und deine Zeit für die Antwort läuft { $relative } ab.
call-over = Partie { $game } ist vorbei: { $places }.
call-ended = Partie { $game } ist vorbei.
call-waits = Partie { $game } wartet auf dich: { $asked }.
call-waits-until = Partie { $game } wartet auf dich: { $asked } (bis { $until }).
call-wanted = Du hast um diese Erinnerung gebeten.
call-waits-only = Partie { $game } wartet nur noch auf dich: { $asked }.
call-time-until = Du hast Zeit bis { $until }.
call-last = Partie { $game } wartet nur noch auf dich, und deine Zeit läuft { $relative } ab.
call-last-then = { $action ->
    [draw] Dann ziehe ich für dich ein Plättchen.
    [invoke] Dann rufe ich für dich Ra.
    [pass] Dann passe ich für dich.
    [either] Dann passe ich für dich oder biete deine niedrigste Sonne, falls alle anderen gepasst haben.
    [bid] Dann biete ich für dich { $sun }, deine niedrigste Sonne.
    [discard] Dann gebe ich für dich die Plättchen ab, die am wenigsten wert sind.
    [done] Dann beende ich deinen Zug für dich.
   *[nothing] Dann tue ich nichts für dich.
}
call-asked = { $question ->
    [turn] Du bist dran
    [gods] noch ein Götterplättchen oder keins mehr
    [bid] bieten oder passen
    [discard] Plättchen für eine Katastrophe abgeben
    [may-answer] eine Auktion, antworte jederzeit
   *[over] Sie ist vorbei
}
call-others = { $count ->
    [one] 1 weitere Partie wartet auf dich
   *[other] { $count } weitere Partien warten auf dich
} auf diesem Server:
call-to-the-board = Zum Spielplan
call-is-in = Sie läuft in { $channel }.
call-was-in = Sie wurde in { $channel } gespielt.
call-several = { $count ->
    [one] Diese Partie wartet auf dich:
   *[other] Diese Partien warten auf dich:
}
call-one-of-several = Partie { $game } in { $channel }: { $asked }
call-one-of-several-until = Partie { $game } in { $channel }: { $asked } (bis { $until })
call-more = … und { $count } weitere: /ra games.
call-next = Partie { $game } in { $channel }: { $player } ist dran, und als Nächstes du.
call-begun = Partie { $game } in { $channel } hat begonnen: { $players }. Ich schreibe dir hier, wenn du dran bist.
call-here = Erledigt: Ich schreibe dir hier.

came-answered = Partie { $game }: { $action ->
    [draw] Du hast { $what } gezogen.
    [invoke] Du hast Ra gerufen.
    [pass] Du hast gepasst ({ $what }).
    [bid] Du hast { $sun } geboten ({ $what }).
    [discard] Du hast Plättchen abgegeben ({ $what }).
    [done] Du hast deinen Zug beendet.
   *[nothing] Du hast ein Götterplättchen eingesetzt.
}
came-done = Partie { $game }: { $action ->
    [draw] Ich habe ein Plättchen für dich gezogen ({ $what })
    [invoke] Ich habe Ra für dich gerufen
    [pass] Ich habe für dich gepasst ({ $what })
   *[bid] Ich habe für dich { $sun } geboten ({ $what })
}{ $ordered ->
    [true] , nach deiner Vorgabe.
   *[false] : ein selbstverständlicher Zug.
}
came-late = Partie { $game }: Deine Zeit war abgelaufen. { $action ->
    [draw] Ich habe ein Plättchen für dich gezogen ({ $what }).
    [invoke] Ich habe Ra für dich gerufen.
    [pass] Ich habe für dich gepasst ({ $what }).
    [bid] Ich habe für dich { $sun } geboten, deine niedrigste Sonne ({ $what }).
    [discard] Ich habe die am wenigsten wertvollen Plättchen für dich abgegeben ({ $what }).
   *[done] Ich habe deinen Zug für dich beendet.
}
came-lot = { $tiles ->
    [none] Sonne { $sun }
   *[other] { $tiles }, Sonne { $sun }
}
came-acted-for = Partie { $game }: { $by } hat für dich gehandelt.
came-skipped = Partie { $game }: Keine deiner Sonnen ist mehr hoch genug, darum brauchst du nicht zu antworten.
came-left = Du spielst in Partie { $game } nicht mehr mit.
came-paused = Partie { $game } wartet jetzt nicht auf dich; ich benachrichtige dich wieder, wenn sie weitergeht.
came-called-off = Partie { $game } wurde abgebrochen.
came-past = Partie { $game } ist seitdem weitergegangen.
came-stood-in = Bis du zurück bist, spielt ein Computer auf deinem Platz.
call-late-next = Für deinen nächsten Zug hast du { $unit ->
    [minutes] { $count ->
        [one] 1 Minute
       *[other] { $count } Minuten
    }
   *[hours] { $count ->
        [one] 1 Stunde
       *[other] { $count } Stunden
    }
}. Läuft das ab, bevor du handelst, spielt ein Computer auf deinem Platz.
call-out-of-reach = Partie { $game } steht still: In { $channel } kann ich nicht schreiben, du würdest also vielleicht nicht sehen, was dort gefragt wird. Für niemanden läuft Zeit ab. Sobald die Moderation mich wieder schreiben lässt, geht sie mit einem neuen Spielstand weiter; nach 14 Tagen breche ich sie ab.
call-place-gone = Partie { $game } steht still: Der Kanal, in dem sie lief, wurde gelöscht. Niemandes Zeit läuft. Mit *Fortsetzen* kann die Gastgeberin oder der Gastgeber sie in einem neuen Thread weiterlaufen lassen, nach einem Tag alle am Tisch. Nach 7 Tagen sage ich sie ab.
call-out-of-sight = Du kannst { $channel }, wo Partie { $game } läuft, nicht mehr sehen; deshalb läuft deine Zeit dort nicht. Ich habe denen Bescheid gesagt, die den Server betreuen. Bis du den Kanal wieder siehst, kannst du hier spielen. Nach 7 Tagen übernimmt ein Computer deinen Platz; mit /ra back bekommst du ihn zurück.

later-when = Wann soll ich dich noch einmal zu Partie { $game } rufen? Ich tue es, wenn sie dann noch auf dich wartet; vorher sage ich dir nur, wenn deine Zeit knapp wird.
later-never = Bevor deine Zeit abläuft, kann ich dich nicht noch einmal zu Partie { $game } rufen.
later-nothing-for-you = Bis du antwortest, spiele ich hier nichts für dich.
later-so-far = Bisher rufe ich dich am { $at }.
later-kept = Ich rufe dich am { $at }, { $relative }, wenn das dann noch auf dich wartet.
later-clock = Deine Uhr läuft weiter: Du hast Zeit bis { $until }.
later-city = Wenn du mir in /ra settings deine Stadt sagst, kann ich dich auch heute Abend oder morgen rufen.
