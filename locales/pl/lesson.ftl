### Lekcja. Słowa między gwiazdkami to napisy na przyciskach poniżej.

lesson-rival = Bastet
lesson-progress = Nauka Ra: { $number } z { $count }

lesson-start = **W Ra gra się słońcami.** Twoje to 9, 6, 5 i 2; Bastet, gracz komputerowy, ma 8, 7, 4 i 3. Za słońca wygrywasz na aukcjach płytki, a płytki dają punkty. Gra ma trzy rundy, zwane epokami; na koniec każdej liczy się punkty. Wygrywa, kto ma ich najwięcej.

    W swojej turze zwykle dobierasz płytkę. Naciśnij *Dobierz*.
lesson-track = Dobierasz Faraona, a Bastet Nil. Czerwona kropka oznacza najnowszą płytkę. Leżą na torze aukcji, u góry, i są jeszcze niczyje: kto wygra najbliższą aukcję, bierze wszystko, co tam leży.

    Niech będzie więcej: jeszcze raz *Dobierz*.
lesson-four = Dochodzą Wylew i Bóg: cztery płytki do wygrania. (Wylew daje 1 punkt, a z nim każdy Nil też 1.) Aukcja jest wtedy, gdy ktoś dobierze płytkę Ra, a na { $ra } z { $all } płytek jest Ra.

    Naciśnij *Dobierz* i zobacz.
lesson-bid = Płytka Ra! Trafia na tor Ra, w drugim wierszu; przy dwojgu graczach { $limit }. kończy epokę. I zaczyna się aukcja. Każdy odzywa się raz: licytuje jednym słońcem, wyższym niż wszystkie dotąd, albo pasuje. To ty dobierasz Ra, więc mówisz na końcu. Bastet daje 4.

    Które słońce wystarczy?
lesson-sun = Wszystkie cztery płytki są twoje! Twoja 5 leży teraz na planszy, a 1 stamtąd jest twoje: zakryte, na następną epokę. Wygrywasz więc inne słońce niż to, którym licytujesz.

    Tymczasem Bastet dobiera Złoto. *Dobierz*.
lesson-god = Dobierasz Pogrzeb, katastrofę: kto ją weźmie, traci Faraonów ({ $toll }). Ale masz Boga. Użyj go i weź jedną płytkę z toru, bez aukcji. Złoto daje punkty: { $gold }. Piramida to Monument: zostaje do końca gry.

    Którą bierzesz?
lesson-disaster = Wzięte: { $tile }. Bóg jest zużyty. Potem Bastet dobiera Ra: ty mówisz najpierw, Bastet na końcu. Do wygrania: Faraon, Sfinks, { $other }, słońce 5 i Pogrzeb, który zabrałby ci obu Faraonów, nowego też.

    I tak warto! Daj 6: na to trzeba by dać 7 albo 8.
lesson-invoke = Bastet pasuje i wszystko jest twoje; Pogrzeb zabiera twoich Faraonów i znika z gry. Cztery płytki później leżą tam trzy rodzaje Cywilizacji: punkty za nie to { $points }, jeśli zdobędziesz je przed końcem epoki. Kto kończy epokę bez żadnej Cywilizacji, traci { $lost }.

    Po co czekać na płytkę Ra? *Wezwij Ra*, a aukcja zacznie się od razu.
lesson-must-bid = Bastet pasuje. Kto wzywa Ra, musi licytować, jeśli nikt inny tego nie zrobił (chyba że tor jest pełny). I spójrz na planszę: leżące tam słońce to twoja dawna 6.

    Które słońce dajesz za to wszystko?
lesson-last-ra = 6 znów jest twoje, na następną epokę. Kilka tur później Bastet ma dwie wygrane aukcje, a na torze Ra leży { $ra } z { $limit } płytek. Następna od razu kończy epokę: nie ma aukcji, a to, co leży na torze, przepada. Zostaje ci jedno słońce, 9.

    Co teraz: *Wezwij Ra* czy *Dobierz* i licz na więcej?
lesson-drawn = Ra! Epoka od razu się kończy, a trzy płytki przepadają. Takie jest Ra.
lesson-invoked = Bastet daje 8 i twoja 9 wygrywa. Bez odkrytych słońc czekasz; Bastet gra dalej i dobiera ostatnie Ra.
lesson-scores = **Twoje punkty:** { $points }. Bastet ma więcej Faraonów, więc twoi kosztują cię punkty. Razem z { $start }, które każdy ma na początku: { $total }.

    Faraonowie, Nile i Monumenty zostają, reszta znika. Wszystkie słońca są znów odkryte: zaczyna się druga epoka.
lesson-end = Po trzeciej epoce liczą się Monumenty: za każdy rodzaj { $kind }, za trzy jednakowe { $alike }, za więcej więcej. Najwyższa suma słońc zyskuje { $most }, najniższa traci { $fewest }. **To już cała gra.**

    Na obrazku widać, ile daje każda płytka; *Pomoc* pod planszą pokaże go znowu i objaśni znaki na planszy. Teraz graj: *Zagraj od razu* zaczyna partię z dwoma łatwymi komputerami, a inne możliwości ma /ra-play.

lesson-instead-draw = { $tap ->
    [god] Możesz ją wziąć za płytkę Boga, ale zaraz będzie większy wybór: *Dobierz*.
   *[turn] Ra możesz wezwać w każdej turze. Ale zwycięzca oddaje słońce, a na razie jest mało do wygrania: *Dobierz*.
}
lesson-instead-bid = { $tap ->
    [pass] Możesz spasować, ale wtedy Bastet bierze wszystkie cztery płytki za 4. Są warte twojej 5.
   *[high] To też by wygrało. Ale po tobie nikt już nie mówi: 5 wystarczy, a wyższe słońca zachowaj.
}
lesson-instead-god = { $tap ->
    [disaster] Możesz, ale katastrofa wzięta za płytkę Boga działa tak samo: tracisz Faraona. Weź inną płytkę.
   *[turn] To też wolno. Ale najpierw zobacz, co potrafi Bóg: weź płytkę.
}
lesson-instead-disaster = { $tap ->
    [pass] Katastrofa bywa dobrym powodem, żeby spasować. Ale wtedy Bastet bierze całą resztę za niskie słońce: daj 6.
    [low] Bastet mówi po tobie, a wszystkie słońca Bastet są wyższe niż 2: daj 6.
   *[high] Z 9 wygrywasz na pewno. Ale to twoje najlepsze słońce, a trafi się coś lepszego: daj 6.
}
lesson-instead-invoke = Możesz dobierać dalej. Ale może przyjść Ra albo katastrofa, a tu leży właśnie to, czego ci trzeba: *Wezwij Ra*.
lesson-instead-must-bid = To też by wygrało. Ale nikt inny nie licytuje, więc wystarczy twoje najniższe słońce: daj 2.

lesson-button-invoke = Wezwij Ra
lesson-button-take = Weź: { $tile }
lesson-button-next = Dalej
lesson-button-again = Od początku
