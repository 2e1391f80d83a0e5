### Jak zacząć: co /ra-play pokazuje jednej osobie i co tablica na kanale pokazuje wszystkim. Krótko i prosto.

## /ra-play

play-ways = **Zagraj w Ra**: gra licytacyjna dla dwóch do pięciu osób. Odpowiadasz, kiedy masz czas; nikt nie musi być tu w tej samej chwili. *Zagraj od razu* zaczyna partię z dwoma łatwymi komputerami.
play-ways-alone = **Zagraj w Ra**: gra licytacyjna. W wiadomościach prywatnych grasz z komputerami, a z ludźmi na serwerze, na którym jestem: wpisz tam /ra-play. *Zagraj od razu* zaczyna partię z dwoma łatwymi.
play-tables = Te stoliki są otwarte. Wybierz jeden, a masz przy nim miejsce.
play-chairs = Możesz zająć te miejsca w trwających partiach: każdy przycisk prowadzi do wiadomości, która proponuje miejsce.
play-no-tables = Nie ma tu otwartego stolika z miejscem dla ciebie. Otwórz własny, a inni będą mogli się dosiąść; albo zagraj z komputerami.
play-runs-here = Trwa tu partia i nikt nie może się już dosiąść.
play-runs-here-alone = Trwa tu partia i nikt nie może się już dosiąść. Nigdzie indziej na tym serwerze też nie ma wolnego miejsca: /ra new otwiera stolik na innym kanale.
play-table-open = Stolik partii { $game } jest otwarty: inni mogą się dosiąść.
play-which = Kiedy chcecie grać?
play-opens = Stolik otworzy się, gdy wybierzesz. Potem pokażę, co jeszcze możesz ustawić: miejsca, edycję i inne.

## Buttons

button-play-alone = Zagraj od razu
button-play-table = Otwórz stolik
button-play-tonight = Teraz, wszyscy razem (godzina do dwóch)
button-play-days = Przez wiele dni, każdy kiedy może (około 4 tygodni)
button-play-usual = Jak zwykle tutaj: { $pace }
button-play-more = Więcej…
button-play-join = Dosiądź się
button-play-chair = Miejsce w partii { $game }
button-play-games = Moje partie
button-to-game = Do partii
button-to-table = Do stolika

## /ra-admin panel

poster-put = Tablica pojawi się na końcu tego kanału i będę ją aktualizować. Aby ją zdjąć, usuń jej wiadomość.
poster-title = Ra na tym serwerze
poster-tables = Otwarte stoliki
poster-running = Trwające partie
poster-over = Ostatnie wyniki
poster-table = { $table }: { $free ->
    [0] brak wolnych miejsc
    [one] 1 wolne miejsce
    [few] { $free } wolne miejsca
   *[many] { $free } wolnych miejsc
}
poster-no-tables = Brak. *Otwórz stolik*, a inni będą mogli się dosiąść.
button-poster-join = Usiądź: { $table }
