### Vorgaben: was für jemanden getan wird, bis wieder gefragt wird. Nur die Person selbst liest es.

orders-heading = **Deine Vorgaben in Partie { $game }**, die sonst niemand sieht:
orders-at-once = Was du hier wählst, ist sofort gespeichert.
orders-noted = **Gespeichert.**
orders-draft = **Noch nicht gespeichert:** { $kinds ->
    [none] Ich halte bei keiner Art an
   *[other] Ich halte an bei: { $kinds }
}. Wähle eine Zahl, um es zu speichern.
orders-draw-ask = { $obvious ->
    [true] In deinen Zügen mache ich, was selbstverständlich ist, und frage dich sonst
   *[false] In deinen Zügen frage ich dich
}.
orders-draw = Die ganze Epoche lang ziehe ich in deinen Zügen, { $tiles ->
    [8] bis die Leiste voll ist
    [one] bis 1 Plättchen auf der Leiste liegt
   *[other] bis { $tiles } Plättchen auf der Leiste liegen
}.
orders-draw-here = In deinen Zügen ziehe ich, { $tiles ->
    [8] bis die Leiste voll ist
    [one] bis 1 Plättchen auf der Leiste liegt
   *[other] bis { $tiles } Plättchen auf der Leiste liegen
} oder eine Auktion beginnt; danach frage ich dich wieder.
orders-draw-after = Nach der Auktion: { $order }
orders-draw-on = Notiert: Auch in deinen nächsten Zügen ziehe ich, { $tiles ->
    [8] bis die Leiste voll ist
    [one] bis 1 Plättchen auf der Leiste liegt
   *[other] bis { $tiles } Plättchen auf der Leiste liegen
} oder eine Auktion beginnt. Das gilt nur für diese Leiste: *Vorgaben…* hat *In meinem Zug…* für die ganze Epoche.
orders-draw-but = Die ganze Epoche lang ziehe ich in deinen Zügen, { $tiles ->
    [8] bis die Leiste voll ist
    [one] bis 1 Plättchen auf der Leiste liegt
   *[other] bis { $tiles } Plättchen auf der Leiste liegen
}, halte aber bei { $kinds } an.
orders-stop = { $turn ->
    [true] Trotz deiner Vorgabe ziehe ich nicht, denn
   *[false] Jetzt gerade würde ich fragen, denn
} { $why ->
    [last-ra] das nächste Ra-Plättchen könnte die Epoche beenden
    [out-of-suns] jemand hat die letzte eigene Sonne verbraucht
    [god] du könntest ein Götterplättchen einsetzen
    [sun] die Sonne { $sun } auf dem Plan ist höher als alle deine
   *[kind] auf der Leiste liegt „{ $tile }“
}.
orders-auction-ask = Wenn eine Auktion beginnt, frage ich dich.
orders-lapsed = Deine Antwort auf die nächste Auktion („{ $answer }“) gilt nicht mehr: { $why ->
    [disaster] Eine Katastrophe wurde gezogen
   *[tiles] Es wurden mehr Plättchen gezogen, als du zugelassen hast
}.
orders-auction = Wenn vor deinem nächsten Zug eine Auktion beginnt und bis dahin { $added ->
    [0] kein Plättchen mehr auf die Leiste kommt
    [1] höchstens 1 Plättchen und keine Katastrophe dazukommt
    [8] keine neue Katastrophe auf die Leiste kommt
   *[other] höchstens { $added } Plättchen und keine Katastrophe dazukommen
}, { $answer ->
    [bid] biete ich für dich { $sun }; reicht das nicht, frage ich dich
    [bid-or-pass] biete ich für dich { $sun }; reicht das nicht, passe ich
    [up-to] biete ich für dich so wenig wie nötig, bis { $sun }
   *[pass] passe ich für dich
}.
orders-quick-on = Selbstverständliche Züge: Hier mache ich sie für dich; ändern kannst du das in /ra settings.
orders-quick-off = Selbstverständliche Züge: Hier frage ich dich immer.
orders-quick-never = Selbstverständliche Züge: Ich frage dich immer; ändern kannst du das in /ra settings.
orders-ask-once = Bis du das nächste Mal in dieser Partie handelst, frage ich dich alles.
orders-always-ask = Ich frage trotzdem, wenn viel auf dem Spiel steht: wenn das nächste Ra-Plättchen die Epoche beenden könnte, wenn du ein Götterplättchen einsetzen könntest oder wenn sich die Sonnen der anderen entscheidend geändert haben. Vorgaben zum Ziehen enden mit der Epoche.
orders-before-draw = Soll ich in deinen Zügen für dich ziehen, bis diese Epoche endet? Wähle, wie viele Plättchen auf der Leiste liegen dürfen, bevor ich dich wieder frage.
orders-draws-now = Du bist dran, darum ziehe ich sofort.
orders-before-auction = Wenn vor deinem nächsten Zug eine Auktion beginnt, was antwortest du? Auf der Leiste: { $tiles ->
    [none] nichts
   *[other] { $tiles }
}; auf dem Plan: Sonne { $sun }.
orders-up-to = „So wenig wie nötig“ bietet deine niedrigste Sonne, die hoch genug ist; sonst passt du.
orders-how-many-added = Für wie viele weitere Plättchen gilt das?
orders-before-condition = { $answer ->
    [bid] { $sun } bieten; reicht das nicht, frage ich dich
    [bid-or-pass] { $sun } bieten; reicht das nicht, passen
    [up-to] So wenig bieten wie nötig, bis { $sun }; hat noch niemand geboten, ist das deine niedrigste Sonne
   *[pass] Passen
}. Wie viele Plättchen dürfen bis dahin dazukommen? Bei einer neuen Katastrophe frage ich dich auf jeden Fall.

ahead-lot = Wenn Ra gerufen wird und auf der Leiste { $tiles } liegt, mit Sonne { $sun } auf dem Plan: Was antwortest du? Das sieht sonst niemand, und es gilt nur, solange kein Plättchen dazukommt.
ahead-too-low = Und wenn { $sun } nicht reicht?
ahead-kept = Gemerkt: Wenn Ra gerufen wird und { $tiles } auf der Leiste liegt, { $answer ->
    [bid] biete ich für dich { $sun }; reicht das nicht, frage ich dich
    [bid-or-pass] biete ich für dich { $sun }; reicht das nicht, passe ich
    [up-to] biete ich für dich so wenig wie nötig, bis { $sun }; reicht das nicht, passe ich
   *[pass] passe ich für dich
}. Kommt vorher ein Plättchen dazu, frage ich dich.
ahead-ask-then = Wenn Ra gerufen wird und { $tiles } auf der Leiste liegt, frage ich dich.

## Menus and buttons: options up to 100 characters, buttons up to 80 and better under 25

orders-menu-kinds = Vorher anhalten bei … (optional)
orders-stop-at = Anhalten bei { $tile }
orders-answer = { $answer ->
    [bid] { $sun } bieten; reicht das nicht, mich fragen
    [bid-or-pass] { $sun } bieten; reicht das nicht, passen
    [up-to] so wenig bieten wie nötig, bis { $sun }
   *[pass] passen
}
orders-option-answer = { $answer ->
    [bid] { $sun } bieten, sonst fragen
    [bid-or-pass] { $sun } bieten oder passen
    [up-to] So wenig wie nötig, bis { $sun }
   *[pass] Passen
}
orders-button-if-auction = Bei einer Auktion…
orders-button-on-turn = In meinem Zug…
orders-button-ask-again = Vorgaben löschen
orders-button-ask-next = Vor dem Zug fragen
orders-option-until = { $tiles ->
    [8] Bis sie voll ist
   *[other] { $tiles }
}
orders-button-ask-auctions = Bei Auktionen fragen
orders-button-ask-turns = Nicht mehr für mich ziehen
orders-button-no-quick = Keine selbstverständlichen
orders-button-quick = Selbstverständliches für mich
orders-button-none-added = Keins
orders-button-any-added = Beliebig viele
orders-button-not-ask-once = Wieder Selbstverständliches
ahead-button-ask-then = Dann fragen
ahead-button-none = Nicht mehr vorab fragen
