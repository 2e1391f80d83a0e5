### Strony objaśnień; każda ma się zmieścić w jednej wiadomości.

## /ra help: jak się tu gra

help-intro = **Jak się tu gra w Ra.** Partia toczy się na kanale lub w wątku, ruch po ruchu; odpowiadasz, kiedy możesz. Przyciski pod planszą i te komendy robią to samo.
help-tables = /ra-play pokazuje, jak zacząć · /ra new otwiera stolik · /ra join i /ra leave · /ra computer sadza gracza komputerowego · /ra start, gdy siedzą co najmniej dwie osoby · /ra cancel zamyka stolik (gospodarz) albo pyta wszystkich, czy odwołać partię
help-turn = **W swojej turze** robisz jedno z trzech: /ra draw dobiera płytkę · /ra invoke wzywa Ra (możesz od razu podać swoją ofertę) · /ra god bierze płytki z toru za płytki Boga, kilka naraz (/ra god bez płytek: dość)
help-auction = **W aukcji** pytam wszystkich naraz: /ra bid i /ra pass w każdej chwili, a po /ra withdraw zapytam w twojej kolejce. Odpowiedź jest tajna, dopóki nie odpowiedzą wszyscy przed tobą; wtedy zostaje zagrana. Jeśli oferty ją przebiły, pytam jeszcze raz. **Po katastrofie** /ra discard wybiera płytki, które tracisz. To, co postanawiasz w swojej turze, poza dobieraniem, jest grane po kilku sekundach: do tego czasu *Cofnij* (/ra undo) to unieważnia.
help-orders = **Zlecenia** (/ra orders): dobieram za ciebie lub odpowiadam w aukcji tak, jak chcesz. Zlecenia są tajne, możesz je zmieniać, dopóki nie zadziałają, i działają w kolejności miejsc, przy prawdziwym stanie gry, jak te same decyzje przy stole; o to, czego nie obejmują, pytam. » stoi przed płytką, którą za kogoś dobieram.
help-looking = **Podgląd**: /ra board stół · /ra me twój wynik i słońca · /ra log cały przebieg · /ra games wszystkie twoje partie · /ra help about:rules zasady na jednym ekranie · /ra pace jak szybko odpowiadasz
help-clock = **Twój zegar** idzie tylko wtedy, gdy partia czeka na ciebie, a stoi, gdy śpisz lub cię nie ma: /ra settings. Gdy czas minie, robię to, co szkodzi ci najmniej; za drugim razem z rzędu twoje miejsce zajmuje komputer, aż znów zagrasz (/ra back). /ra resign to odejście na dobre; /ra replace proponuje miejsce komuś innemu.
help-secrets = Tego, co mówi /ra me, nie widzi nikt poza tobą. Na koniec jest plik z workiem. Jego sumę kontrolną (SHA-256) widać już na początku: można sprawdzić, że nikt go nie zmienił. Osoba, u której działam, mogłaby to wszystko odczytać w mojej bazie danych, także worek.

legend-signs = **Na planszy.** Czerwona kropka: najnowsza płytka. Czerwona ramka ze strzałką: czyja tura. Pole w czerwonej ramce: płytka Ra na nim kończy epokę. Znak Ra przy imieniu: od tej osoby jest Ra, licytuje ostatnia. Ciemne słońca bez liczby: zakryte, na następną epokę. » przed wierszem: dobieram to za kogoś, według zlecenia lub bo to oczywiste.
legend-buttons = **Przyciski.** *Dobieraj dalej do …* dobiera za ciebie, aż będzie tyle płytek. *Zlecenia…* ustala z góry i w tajemnicy twoje dobieranie i następną ofertę. *Przypomnij później…* przypomni ci, kiedy zechcesz. *Moja gra* pokazuje tylko tobie twoje punkty i zakryte słońca.
legend-words = Płytek jest { $all }, tasowanych raz. **Punkty** dostajesz na koniec każdej z trzech epok; Monumenty i słońca liczą się na koniec gry. **Co zostaje**, jest przy tym napisane; Wylewy, Cywilizacja, Bogowie i Złoto znikają na koniec każdej epoki. **Katastrofa** działa na tego, kto ją weźmie, i znika z gry.
legend-check = Jak sprawdzić, że nikt nie zmienił kolejności w worku: *Komendy*.

## /ra help about:rules: cała gra na jednym ekranie

rules-intro = **Ra w minutę.** Trzy epoki. Zbierasz płytki, wygrywając aukcje swoimi słońcami; punkty dostajesz na koniec każdej epoki.
rules-turn = **W swojej turze** dobierasz płytkę na tor aukcji albo wzywasz Ra, albo za płytki Boga bierzesz płytki z toru. Dobrana płytka Ra trafia na tor Ra i zaczyna aukcję; { $limit ->
    [0] ostatnia w epoce od razu ją kończy: 6. przy dwóch graczach, 8. przy trzech, 9. przy czterech, 10. przy pięciu
   *[other] { $limit }. w epoce od razu ją kończy
}.
rules-auction = **Aukcja** to jedno okrążenie; zaczyna osoba po lewej stronie gracza Ra, czyli tego, kto dobiera lub wzywa Ra. Licytujesz jednym odkrytym słońcem, wyższym niż wszystkie dotąd, albo pasujesz. Kto wygra, bierze wszystkie płytki z toru i słońce z planszy, zakryte na następną epokę, a swoje słońce tam zostawia. Kto wzywa Ra przy wolnych polach na torze, musi licytować, jeśli wszyscy inni spasują.
rules-disasters = **Katastrofy** zabierają po dwie płytki: Pogrzeb – Faraonów, Susza – Wylewy, a potem Nile, { $war } – Cywilizację, Trzęsienie ziemi – Monumenty. Katastrofa wzięta za płytkę Boga działa { $classic ->
    [true] po wszystkim, co bierzesz w tej turze
   *[false] od razu, zanim weźmiesz następną
}.
rules-suns = **Gdy wszystkie twoje słońca są zakryte**, czekasz na następną epokę. { $suns ->
    [0] Przy dwóch lub trzech graczach każdy ma cztery słońca, przy czterech lub pięciu trzy.
    [one] Przy tym stoliku każdy ma 1 słońce.
    [few] Przy tym stoliku każdy ma { $suns } słońca.
   *[many] Przy tym stoliku każdy ma { $suns } słońc.
}
rules-epoch = **Co epokę**: Bóg 2 · Złoto 3 · najwięcej Faraonów +5, najmniej −2 · każdy Wylew 1, każdy Nil 1, jeśli masz Wylew · Cywilizacja: brak −5, 3/4/5 rodzajów +5/10/15. Faraonowie, Nile i Monumenty zostają, reszta znika.
rules-end = **Na sam koniec**: Monumenty po 1 za każdy rodzaj do 6, 7 rodzajów 10, 8 rodzajów 15 oraz 5/10/15 za 3/4/5 jednego rodzaju; najwyższa suma słońc +5, najniższa −5. Przy remisie wygrywa najwyższe słońce.
