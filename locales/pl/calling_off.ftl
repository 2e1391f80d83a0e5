off-before = Możesz zapytać, czy **odwołać partię { $game }**; zapytane osoby to: { $others }. Partia zostanie odwołana tylko wtedy, gdy wszystkie w ciągu { $pace ->
    [live] 15 minut
   *[other] 48 godzin
} odpowiedzą „tak”: milczenie to „nie”, a jedno „nie” od razu kończy sprawę. Po „nie” przez { $pace ->
    [live] godzinę
   *[other] trzy dni
} nie można zapytać znowu.
off-before-alone = Poza tobą nikt nie ma już miejsca: **partia { $game } zostanie odwołana, gdy tylko to potwierdzisz.**
off-before-resign = Jeśli to tylko ty nie chcesz grać dalej, nie pytaj: /ra resign pozwala odejść, a na twoim miejscu gra dalej komputer.
off-before-at-once = **Odwołać od razu partię { $game }?** Nikt przy stoliku nie będzie pytany, a potem nie można jej dokończyć.
off-before-frozen = Partia { $game } nie może iść dalej z tą wersją zasad. **Odwołać ją?**
off-loss = Co by przepadło: partia ruszyła { $since } i trwa w niej epoka { $epoch } z 3. Zostałaby niedokończona, bez klasyfikacji i bez dalszego ciągu; wszyscy poznaliby dotychczasowe punkty i dostali zapis oraz worek.
off-asks = **{ $player } pyta: czy odwołać partię { $game }?**
off-rule = { $people }: partia zostanie odwołana tylko wtedy, gdy wszyscy odpowiecie „tak” do { $until }. Milczenie to „nie”, a jedno „nie” od razu kończy sprawę. Do tego czasu gra toczy się dalej.
off-rule-directly = Partia zostanie odwołana tylko wtedy, gdy wszyscy, którzy mają miejsce, odpowiedzą „tak” do { $until }. Milczenie to „nie”, a jedno „nie” od razu kończy sprawę. Do tego czasu gra toczy się dalej. Pytanie stoi [na kanale partii]({ $link }).
off-call = { $player } pyta, czy odwołać partię { $game }: [odpowiedz tam]({ $link }) do { $until }.
off-asked = Pytam pozostałych w { $channel }.
off-said-yes = Twoja odpowiedź to „tak”. Dopóki nie wszyscy odpowiedzieli, możesz jeszcze powiedzieć „nie”.
off-said-no = Twoja odpowiedź to „nie”: partia toczy się dalej.
off-done = Partia { $game } jest odwołana.
off-ended = { $player }: pytanie, czy odwołać partię { $game }.
off-ended-no = Ktoś odpowiedział „nie”, więc gra toczy się dalej; zapytać znowu można od { $again }.
off-ended-silence = Nie wszyscy odpowiedzieli w ciągu { $pace ->
    [live] 15 minut
   *[other] 48 godzin
}, więc gra toczy się dalej; zapytać znowu można od { $again }.
off-ended-over = Partia dobiegła końca, zanim wszyscy odpowiedzieli.
off-ended-off = Partia jest odwołana.
off-title = Ra · partia { $game } · niedokończona
off-points = **Niedokończona**: nie ma klasyfikacji i partia się nie liczy. Punkty do tej chwili: { $points }.
