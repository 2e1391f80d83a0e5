admin-games = **Partie na tym serwerze.** Wybierz jedną, żeby zobaczyć, co możesz zrobić.
admin-no-games = Nie toczy się tu żadna partia i nie ma otwartego stołu.
admin-table = { $name } w { $channel }: otwarty stół, { $free ->
    [0] pełny
    [one] 1 wolne miejsce
    [few] { $free } wolne miejsca
   *[many] { $free } wolnych miejsc
}
admin-menu-games = Wybierz partię
admin-button-pause = Wstrzymaj…
admin-why = **Dlaczego wstrzymać partię { $game }?** Powód przeczytają wszyscy.
admin-button-no-reason = Bez powodu
admin-button-resume = Wznów
admin-button-extend = { $hours } godzin więcej dla gracza { $player }
admin-button-act = Zagraj teraz za gracza { $player }
admin-button-cancel = Odwołaj…
admin-button-history = Co się stało
admin-button-all = Wróć do listy partii
admin-done = { $done ->
    [paused] Gra jest wstrzymana: żaden zegar nie biegnie, dopóki jej nie wznowisz.
    [resumed] Gra toczy się dalej.
   *[acted] Zrobione: ruch za tę osobę wykonany.
}
admin-extended = { $player }: dodano { $hours } godz.
