admin-games = **Die Partien dieses Servers.** Wähle eine, um zu sehen, was du tun kannst.
admin-no-games = Hier läuft keine Partie, und kein Tisch ist offen.
admin-table = { $name } in { $channel }: ein offener Tisch, { $free ->
    [0] voll
    [one] 1 freier Platz
   *[other] { $free } freie Plätze
}
admin-menu-games = Partie wählen
admin-button-pause = Anhalten…
admin-why = **Warum soll Partie { $game } warten?** Alle lesen den Grund.
admin-button-no-reason = Ohne Grund
admin-button-resume = Weiterspielen lassen
admin-button-extend = { $hours } Stunden mehr für { $player }
admin-button-act = Jetzt für { $player } handeln
admin-button-cancel = Abbrechen…
admin-button-history = Was geschah
admin-button-all = Zurück zu allen Partien
admin-done = { $done ->
    [paused] Die Partie ist angehalten: Bis sie fortgesetzt wird, läuft keine Uhr.
    [resumed] Die Partie geht weiter.
   *[acted] Erledigt: Das habe ich übernommen.
}
admin-extended = { $player } hat { $hours } Stunden mehr.
