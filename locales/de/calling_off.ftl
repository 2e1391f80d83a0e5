off-before = Du kannst { $others } fragen, ob **Partie { $game } abgebrochen werden soll**. Das geschieht nur, wenn alle innerhalb von { $pace ->
    [live] 15 Minuten
   *[other] 48 Stunden
} zustimmen: Schweigen heißt Nein, und ein einziges Nein beendet die Frage sofort. Nach einem Nein kann { $pace ->
    [live] eine Stunde lang
   *[other] drei Tage lang
} nicht noch einmal gefragt werden.
off-before-alone = Außer dir hat niemand mehr einen Platz: **Partie { $game } wird abgebrochen, sobald du es bestätigst.**
off-before-resign = Willst nur du nicht mehr, dann frag nicht: /ra resign lässt dich aussteigen, und auf deinem Platz spielt ein Computer weiter.
off-before-at-once = **Partie { $game } sofort abbrechen?** Am Tisch wird niemand gefragt, und sie kann danach nicht weitergehen.
off-before-frozen = Partie { $game } kann mit dieser Fassung der Regeln nicht weitergehen. **Abbrechen?**
off-loss = Was verloren ginge: Sie hat { $since } begonnen und ist in Epoche { $epoch } von 3. Sie wäre dann unvollendet, ohne Rangfolge, und könnte nicht mehr weitergehen; alle erführen die Punkte bis dahin und bekämen die Aufzeichnung und den Beutel.
off-asks = **{ $player } fragt: Soll Partie { $game } abgebrochen werden?**
off-rule = { $people }: Abgebrochen wird nur, wenn ihr alle bis { $until } zustimmt. Schweigen heißt Nein, und ein einziges Nein beendet die Frage sofort. Bis dahin geht die Partie weiter.
off-rule-directly = Abgebrochen wird nur, wenn alle, die einen Platz haben, bis { $until } zustimmen. Schweigen heißt Nein, und ein einziges Nein beendet die Frage sofort. Bis dahin geht die Partie weiter. Gefragt wird [im Kanal der Partie]({ $link }).
off-call = { $player } fragt, ob Partie { $game } abgebrochen werden soll: [Antworte dort]({ $link }) bis { $until }.
off-asked = Die anderen werden in { $channel } gefragt.
off-said-yes = Du hast zugestimmt. Solange nicht alle geantwortet haben, kannst du noch Nein sagen.
off-said-no = Du hast Nein gesagt: Die Partie geht weiter.
off-done = Partie { $game } ist abgebrochen.
off-ended = { $player } hat gefragt, ob Partie { $game } abgebrochen werden soll.
off-ended-no = Jemand hat Nein gesagt, also geht sie weiter; ab { $again } kann noch einmal gefragt werden.
off-ended-silence = Nicht alle haben innerhalb von { $pace ->
    [live] 15 Minuten
   *[other] 48 Stunden
} geantwortet, also geht sie weiter; ab { $again } kann noch einmal gefragt werden.
off-ended-over = Die Partie war zu Ende, bevor alle geantwortet hatten.
off-ended-off = Sie ist abgebrochen.
off-title = Ra · Partie { $game } · unvollendet
off-points = **Unvollendet**: Es gibt keine Rangfolge, und sie zählt nicht. Punkte bis hierher: { $points }.
