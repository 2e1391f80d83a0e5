### Partie przy stolikach pucharu.

## Czego nie można z nimi zrobić

cup-table-not-called-off = Ta partia to stolik pucharu. Po /ra-cup void się nie liczy, a wszyscy przy stoliku dostają tyle samo punktów.
cup-table-no-vote = Ta partia to stolik pucharu, więc stolik nie może jej odwołać. /ra resign to odejście z partii: na twoim miejscu gra dalej komputer. Organizacja pucharu może unieważnić stolik przez /ra-cup void.
cup-table-no-other-time = Ta partia to stolik pucharu, a w nim wszyscy mają tyle samo czasu. Kto nie gra, tego /ra-cup drop usuwa z pucharu. Po /ra-cup void stolik się nie liczy.
cup-table-no-new-player = W pucharze nie oddaje się miejsca nikomu innemu. /ra resign to odejście z własnej partii, a innych usuwa organizacja przez /ra-cup drop. Na tym miejscu gra dalej komputer.
cup-table-no-host = Stolik pucharu nie ma gospodarza. Dba o niego organizacja pucharu: /ra-cup drop i /ra-cup void.
cup-table-no-other-place = Ta partia to stolik pucharu: nowy wątek otworzę dla niej bez niczyjej pomocy.
cup-table-no-rematch = Stolik pucharu gra się tylko raz. /ra new otwiera stolik do innej partii.
cup-table-quick = Oczywiste ruchy: w pucharze dobieram za wszystkich tak samo, gdy to oczywiste, i nie robię nic więcej.
cup-table-round-over = Czas tej rundy minął i partię kończą komputery. /ra board ją pokazuje.

## Co czyta się na kanale partii

cup-table-player-left = **{ $player }**: tej osoby nie ma już na serwerze. Jej czas płynie dalej: gdy minie dwa razy, na tym miejscu zagra komputer. Organizacja może usunąć ją z pucharu od razu przez /ra-cup drop.
cup-table-cut-short = **Czas tej rundy minął: partię kończą komputery.** Końcowe punkty liczą się wszystkim, którzy mieli jeszcze swoje miejsce.

## Wiersz stolika na kanale pucharu

cup-table-called = Stolik { $number }
cup-table-final = Finał
cup-table-line = **{ $table }**: { $players }
cup-table-line-cut-short = **{ $table }**: { $players } (czas rundy minął)
cup-table-called-off = **{ $table }**: koniec, puchar odwołano.
cup-table-void = **{ $table }**: nie liczy się. Każda osoba przy stoliku dostaje tyle punktów: { $points }.
cup-table-void-final = **{ $table }**: nie liczy się. Decyduje tabela.
cup-table-thread = { $table } · { $cup }

## Dlaczego nie można otworzyć stolików

cup-waits = **{ $cup }** czeka: { $begun ->
    [yes] następna runda nie może się jeszcze zacząć
   *[no] nie może się jeszcze zacząć
}; próbuję dalej.
cup-not-shown = Nie mogę opublikować wiadomości pucharu **{ $cup }** w { $channel } i wciąż próbuję. Do tego czasu można się zgłosić przez /ra-play.
cup-place-gone = Kanału pucharu już nie ma. Organizacja może odwołać puchar przez /ra-cup call-off.
cup-place-wrong-kind = Stoliki pucharu potrzebują kanału tekstowego albo forum.
cup-place-missing = W { $channel } potrzebuję uprawnień: { $permissions }.
cup-place-needs-tag = W { $channel } każdy post potrzebuje tagu, a ja żadnego nie wybieram. Wyłącz to w ustawieniach forum albo urządź puchar gdzie indziej.
cup-place-threads = Ten serwer ma aktywnych wątków: { $active }, Discord pozwala na 1000, a stoliki potrzebują jeszcze: { $needed }. Zamknijcie lub usuńcie kilka.
