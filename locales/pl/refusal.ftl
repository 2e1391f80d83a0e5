### Dlaczego czegoś nie robię: jak jest i co można zrobić. Czyta to jedna osoba, w swoim języku.

refusal-no-game-here = Na tym kanale nie ma partii. /ra new otwiera stolik; /ra games pokazuje twoje partie.
refusal-game-in-threads = Na samym kanale nie ma partii, jest tutaj: { $threads }. Tam użyj komendy.
refusal-not-started = Partia na tym kanale jeszcze się nie zaczęła: ruszy, gdy zajęte będą wszystkie miejsca albo gdy gospodarz wpisze /ra start.
refusal-no-lobby-here = Na tym kanale nie ma otwartego stolika. /ra new otwiera nowy.
refusal-past = Na to jest już odpowiedź i partia toczy się dalej. /ra board ją pokazuje.
refusal-called-off = Partia { $game } jest odwołana. /ra new otwiera stolik.
refusal-asked-already = Pytanie, czy odwołać partię, już padło; odpowiadać można do { $until }: wiadomość z przyciskami jest na jej kanale.
refusal-not-asked-again = Pytanie, czy odwołać partię, już było i nie było zgody wszystkich. Zapytać znowu można od { $until }; /ra resign pozwala odejść bez innych.
refusal-not-asked = Pytanie, czy odwołać partię, jest już zamknięte. /ra board pokazuje, jak stoi gra.
refusal-begun = Partia tego stolika już trwa: toczy się w { $channel }.
refusal-not-over = Ta partia jeszcze trwa. Gdy się skończy, będzie można zaprosić te same osoby do następnej.
refusal-has-place = Ta partia ma kanał: toczy się tam dalej.
refusal-host-decides = Do { $until } o tym, gdzie toczy się dalej, decyduje tylko { $host }; potem każdy przy stole.
refusal-unseen = Partia { $game }: { $user } nie widzi { $channel }, więc jej lub jego czas stoi, a inni czekają. Proszę o { $permission } na tym kanale; po 7 dniach miejsce zajmie gracz komputerowy.
refusal-nothing-kept = Nie mam twojej zapisanej odpowiedzi: jest już zagrana albo jej nie było. /ra me pokazuje, co masz.
refusal-no-such-case = To nie może już być najwyższa oferta, gdy przyjdzie twoja kolej. Otwórz listę jeszcze raz.
refusal-your-turn-is-now = Teraz jest twoja kolej, więc najpierw zagraj. Takie zlecenie dotyczy aukcji, która zacznie się, gdy grają inni.
refusal-nothing-to-undo = Nie ma czego cofnąć. To, co postanawiasz w swojej turze, możesz cofnąć, dopóki po kilku sekundach nie zostanie zagrane; co zagrane, to zagrane, a dobrana płytka zostaje dobrana. Odpowiedź na aukcję wycofasz poleceniem /ra withdraw.
refusal-not-pending = To już zagrane albo cofnięte. /ra board pokazuje, jak stoi partia.
refusal-direct-messages = W wiadomościach prywatnych nie dosiądziesz się do stolika. Użyj /ra-play na kanale serwera; tutaj /ra-play zaczyna grę z komputerami.
refusal-not-in-threads = Tablica stoi na kanale, a to jest wątek, który kiedyś zasypia: użyj /ra-admin panel na kanale, do którego należy.
refusal-game-runs-here = W { $channel } trwa już partia, a kanał mieści jedną naraz. Otwórz stolik na innym kanale.
refusal-game-runs-directly = Trwa tu już partia, a w wiadomościach prywatnych mieści się jedna naraz. Dograj ją do końca albo odwołaj przez /ra cancel.
refusal-lobby-is-here = Stolik do partii na samym tym kanale jest już otwarty: usiądziesz przez /ra join, a gospodarz może go odwołać: /ra cancel.
refusal-several-tables = Otwartych jest tu kilka stolików. Podaj numer partii tego, o który ci chodzi: { $games }.
refusal-host-of-none = Otwartych jest tu kilka stolików, a żaden nie jest twój: może to tylko gospodarz stolika.
refusal-lobby-full = { $seats ->
    [one] { $seats } miejsce jest zajęte lub czeka
    [few] Wszystkie { $seats } miejsca są zajęte lub czekają
   *[many] Wszystkie { $seats } miejsc jest zajętych lub czeka
} na zaproszone osoby. /ra new otwiera kolejny stolik.
refusal-seated-already = Siedzisz już przy tym stoliku. /ra leave zwalnia twoje miejsce.
refusal-barred = Gospodarz zwolnił twoje miejsce i przy tym stoliku już nie usiądziesz. /ra new otwiera inny.
refusal-not-seated = Nie siedzisz przy tym stoliku. Patrzeć może każdy: /ra board pokazuje partię.
refusal-no-computer = Przy tym stoliku nie siedzi gracz komputerowy.
refusal-no-seat-for-bots = Boty nie mogą siadać: zaproś ludzi.
refusal-too-many-invited = To więcej osób niż miejsc (z twoim jest ich { $seats }). Wybierz więcej miejsc albo zaproś mniej osób.
refusal-too-few-seats = Zajętych lub trzymanych miejsc jest { $taken }, więc stolik nie może mieć mniej. Najpierw zwolnij któreś.
refusal-not-the-host = Może to tylko gospodarz: { $host }.
refusal-host-starts = Tylko { $host } może rozpocząć grę. Zaczyna się też sama, gdy stół jest pełny.
refusal-too-few-seated = Do partii trzeba co najmniej dwóch osób: ktoś jeszcze musi wpisać /ra join.
refusal-game-has-started = Partia już trwa i inni na ciebie liczą. /ra replace proponuje twoje miejsce komuś innemu; /ra resign zwalnia je na dobre i dalej gra na nim komputer; /ra cancel pyta wszystkich, czy odwołać partię.
refusal-missing = Na tym kanale brakuje mi uprawnień potrzebnych do gry: { $permissions }. Może mi je dać ktoś, kto zarządza kanałem.
refusal-no-board = Nie mogę pokazać planszy partii { $game } w { $channel }: potrzebuję tam uprawnień { $permissions }. Może mi je dać ktoś, kto zarządza kanałem; do tego czasu /ra board pokazuje, jak stoi partia.
permission = { $permission ->
    [view-channel] Wyświetlanie kanału
    [embed-links] Zamieszczanie linków
    [attach-files] Załączanie plików
    [read-message-history] Czytanie historii czatu
    [create-public-threads] Tworzenie publicznych wątków
    [send-messages-in-threads] Wysyłanie wiadomości w wątkach
    [connect] Łączenie
    [manage-roles] Zarządzanie rolami
    [mention-everyone] Wspominanie @everyone, @here i wszystkich ról
   *[send-messages] Wysyłanie wiadomości
}
refusal-halted-gone = Partia jest wstrzymana, bo usunięto mnie z serwera; ruszy, gdy wrócę.
refusal-halted-held = Partia jest wstrzymana przez moderację: wznawia ją /ra-admin resume. Niczyj czas nie płynie.
refusal-halted-deserted = W tej partii nikt teraz nie gra, więc czeka, aż ktoś wróci: /ra back, jeśli masz w niej miejsce.
refusal-out-of-time = Twój czas minął, zanim to przyszło, i partia toczy się dalej. /ra board pokazuje, jak stoi; jeśli na twoim miejscu gra teraz komputer, /ra back je odzyskuje.
refusal-stood-in = Na twoim miejscu gra komputer, a teraz nie twoja kolej. /ra back odzyskuje miejsce.
refusal-no-chair = Na twoim miejscu gra komputer: kto nie ma miejsca, nie decyduje o odwołaniu partii. /ra back odzyskuje miejsce.
refusal-resigned = Nie grasz już w tej partii, na twoim miejscu gra komputer. Patrzeć może każdy: /ra board pokazuje partię.
refusal-over = Ta partia jest skończona. /ra board pokazuje jej wynik, a /ra-play zaczyna nową.
refusal-no-stand-in = Twoje miejsce jest twoje: komputer cię nie zastępuje.
refusal-needs-yes = Na tym miejscu gra { $owner }: potrzebna jest zgoda tej osoby.
refusal-not-a-player = { $user } nie gra w tej partii. Wybierz kogoś przy stoliku.
refusal-not-on-server = { $user } nie należy do tego serwera.
refusal-sits-there = { $user } siedzi już przy tym stoliku. Wybierz kogoś spoza niego.
refusal-only-for = To jest do: { $user }. Nikt inny nie może odpowiedzieć.
refusal-declined = { $user } ma już za sobą propozycję miejsca w tej partii i jej nie chce. Zapytaj kogoś innego.
refusal-offer-is-over = Ta propozycja już nie obowiązuje: na miejscu gra ktoś inny, odmówiono jej, minęły 48 godzin albo składająca ją osoba nie może go teraz oddać. Można złożyć ją jeszcze raz.
refusal-chair-not-free = To miejsce nie jest już wolne: gra na nim ktoś inny albo wróciła osoba, do której należy. /ra board pokazuje, jak stoi gra.
refusal-has-chair = Masz już miejsce przy tym stoliku, a nikt nie ma dwóch. /ra board pokazuje, jak stoi gra.
refusal-no-seat-kept = Przy tym stoliku nie czeka na ciebie miejsce; po 48 godzinach zachowane miejsce jest znów wolne. Dopóki jakieś jest wolne, zajmiesz je przez /ra join.
refusal-not-played-here = Na tym kanale nie ma partii { $game }. /ra games pokazuje twoje partie.
refusal-not-on-this-server = Na tym serwerze nie ma partii { $game }.
refusal-calls-everybody = To rola wszystkich, a ja nigdy nie wołam wszystkich. Wybierz rolę, którą mają ci, którzy tego chcą.
refusal-not-held = Nikt nie wstrzymał tej partii, więc nie ma czego wznawiać.
refusal-waits-for-nobody = Partia nie czeka teraz na żadną osobę.
refusal-no-clock = Ta partia toczy się bez zegara: niczyj czas się nie kończy.
refusal-your-own-turn = To twoja własna kolej: zagraj jak wszyscy.
refusal-too-long-away = Nieobecność może trwać dziesięć dni w roku, na wszystkie partie razem: { $days ->
    [0] nie ma już ani jednego
    [one] został 1 dzień
    [few] zostały { $days } dni
   *[many] zostało { $days } dni
}. Wybierz wcześniejszy dzień albo uprzedź swoje stoliki.
refusal-not-away = Nie masz teraz zgłoszonej nieobecności. Aby ją zgłosić, podaj, do którego dnia: jest na to przycisk w /ra settings.
refusal-frozen = Ta partia ruszyła z inną wersją zasad i z tą nie może iść dalej. Nic z niej nie ginie: zapytaj tego, kto mnie prowadzi; gospodarz może ją też odwołać: /ra cancel.
refusal-not-your-turn = To nie twoja kolej: { $question ->
    [turn] teraz gra { $player }
    [gods] { $player } używa płytek Boga
    [bid] { $player } ma licytować lub pasować
   *[discard] { $player } oddaje płytki katastrofie
}. /ra me pokazuje, co masz.
refusal-too-many-open = Masz otwarte stoliki, przy których gra się nie zaczęła, w największej dozwolonej liczbie ({ $most }). Zacznij grę przy jednym z nich albo odwołaj któryś przez /ra cancel; ten, który czeka najdłużej, zamknie się sam { $relative }.
refusal-too-many-today = W ciągu doby otwarto przez ciebie tyle stolików, ile wolno jednej osobie ({ $most }). Następny możesz otworzyć { $relative }, a dosiąść się możesz w każdej chwili.
refusal-too-many-here = Na tym serwerze jest otwartych tyle stolików, ile może być ({ $most }). Usiądź przy którymś z nich; ten, który czeka najdłużej, zamknie się sam { $relative }.
refusal-set-too-often = Twoje ustawienia zmieniły się w ciągu doby tyle razy, ile wolno ({ $most }). Pozostają takie, jakie są; znów możesz je zmienić { $relative }.
refusal-note-too-long = Notatka ma najwyżej { $most } znaków, a ta ma ich { $count }. Twoja notatka została taka, jaka była: naciśnij jeszcze raz *Notatka…* i ją skróć.
refusal-too-fast = To szybciej, niż nadążam, więc nic się nie stało. Spróbuj jeszcze raz { $relative }.
refusal-just-shown = Planszę pokazano na tym kanale przed chwilą; znów można ją pokazać { $relative }. Dla ciebie /ra board bez *public* pokaże ją w każdej chwili.
refusal-takes-only = { $disaster } zabiera ci teraz { $count ->
    [one] 1 płytkę
    [few] { $count } płytki
   *[many] { $count } płytek
}, a nazwanych jest więcej: napisz przy /ra discard, które, i nie więcej niż tyle.
refusal-crowded = W tej samej chwili ruch wykonały inne osoby, więc twój się nie liczy. Spójrz na planszę i spróbuj jeszcze raz.
refusal-too-low = Twoje słońca: { $held }. Oferta do przebicia to { $beat }: licytuj { $open }.
refusal-too-low-or-pass = Twoje słońca: { $held }. Oferta do przebicia to { $beat }: licytuj { $open } albo pasuj.
refusal-no-sun-to-bid = Nie masz dość wysokiego słońca, więc ta aukcja cię omija.
refusal-no-sun-left = Wszystkie twoje słońca w tej epoce są już zużyte, więc ta aukcja cię omija.
refusal-not-then = Wtedy już nie mogę cię zawołać: ten czas minął, śpisz albo twój zegar już się skończy. *Przypomnij później…* pokazuje, kiedy mogę.
refusal-answered-already = Twoja odpowiedź w tej aukcji jest już zagrana i wszyscy ją widzą: nie da się jej zmienić.
refusal-unclear = Nie rozumiem tu „{ $words }”. Wybierz z listy, która otwiera się przy pisaniu.
refusal-day-over = Ten dzień już minął albo się zaczął. Wybierz późniejszy.
refusal-old-menu = Teraz to niemożliwe, bo to menu jest nieaktualne. Otwórz je jeszcze raz.
refusal-no-night = „{ $words }” to dla mnie nie godziny snu. Napisz je jak 23:30-7:30, najwyżej dwanaście godzin, albo brak.
refusal-no-city = Nie znam miasta „{ $words }”.{ $button ->
    [none] {""} Podaj większe w pobliżu.
   *[other] {""} *{ $button }* w /ra settings kieruje się tym, co pokazuje twój zegar.
}
refusal-time-of-cities = „{ $words }” to nie miasto. Chodzi o czas z { $cities }? Wpisz miasto{ $button ->
    [none] .
   *[other] {""} albo użyj *{ $button }* w /ra settings: kieruje się tym, co pokazuje twój zegar.
}
refusal-not-on-track = Nie ma na torze aukcji płytki „{ $tile }” albo jest ich mniej. { $track ->
    [none] Tor jest pusty.
   *[other] Leży tam: { $track }.
}
refusal-that-is-over = To już minęło.
refusal-you-were-late = Twój czas minął, więc ruch za ciebie jest już wykonany: { $what }
refusal-board-is-here = Aktualna plansza jest [tutaj]({ $link }).
refusal-board-shows = /ra board pokazuje, jak stoi partia.

## Co mówią zasady

rule-game-over = Partia jest skończona.
rule-not-your-turn = To nie twoja kolej.
rule-in-auction = Trwa aukcja: najpierw /ra bid lub /ra pass.
rule-no-auction = Nie trwa żadna aukcja: może właśnie się skończyła. /ra board pokazuje stół.
rule-spending-gods = Używasz płytek Boga: /ra god bierze kolejną płytkę, a /ra god bez płytek to koniec.
rule-not-spending-gods = W tej turze żadna płytka Boga nie jest jeszcze użyta: napisz przy /ra god, co wziąć.
rule-must-discard = Najpierw { $disaster } zabiera ci jeszcze { $count ->
    [one] 1 płytkę: /ra discard ją wybiera.
    [few] { $count } płytki: /ra discard je wybiera.
   *[many] { $count } płytek: /ra discard je wybiera.
}
rule-nothing-to-discard = Żadna katastrofa nie zabiera ci teraz płytki.
rule-track-full = Wszystkie osiem pól toru aukcji jest zajętych: /ra invoke albo płytki Boga.
rule-no-god = Nie masz płytki Boga.
rule-space-free = Na polu { $space } toru aukcji nie ma płytki.
rule-god-for-god = Na polu { $space } leży płytka Boga, a Bóg nie bierze Boga.
rule-no-such-sun = Nie możesz licytować { $sun }: twoje odkryte słońca to { $held }.
rule-too-low = { $sun } to za mało: oferta do przebicia to { $beat }.
rule-must-bid = To ty wzywasz Ra, na torze są wolne pola, a wszyscy inni pasują: musisz licytować jednym ze swoich słońc.
rule-wrong-kind = { $disaster } nie zabiera płytki „{ $tile }”, tylko: { $takes }.
rule-not-held = Nie masz już do oddania płytki „{ $tile }”.

## Co nie jest winą tej osoby

failed-apology = Coś poszło nie tak po mojej stronie; jest to zapisane. Jeśli to był ruch w partii, /ra board pokazuje, czy się liczy.
failed-unsaved = Moja baza danych teraz nie działa, więc nic nie zostało zapisane. Spróbuj ponownie za minutę.
failed-unsure = Nie udało mi się sprawdzić, czy to zostało zapisane. Zobacz na planszy: /ra board.
failed-unknown-button = Ten przycisk jest z innej mojej wersji. /ra board pokazuje aktualną planszę, z działającymi przyciskami.
failed-unknown-form = Tego formularza nie znam albo już go nie pamiętam, więc nic nie zostało zapisane. Otwórz go ponownie w *Moja gra*.
failed-other-command = Ta komenda wygląda już inaczej, niż pamięta ją twój Discord. Wpisz ją jeszcze raz.
refusal-may-not-manage = Te przyciski są dla osób, które mogą zarządzać tym kanałem. Użyj poleceń z /ra-admin, albo poproś kogoś, kto może.
