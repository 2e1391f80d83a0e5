### Ustawienia jednej osoby, w jej języku, tylko dla niej.

settings-where = **Kiedy śpisz i która jest u ciebie godzina?** Dzięki temu twój zegar stoi, gdy śpisz, a ja nie wołam cię w nocy. Widzisz to tylko ty; /ra settings zmienia to później; można tam wpisać dowolne miasto.
settings-what-time = A która jest u ciebie godzina? Dzięki temu wiem, kiedy masz noc.
settings-which-city = A które z tych miast ma tę samą strefę czasową co ty? Dzięki temu wiem, kiedy zaczyna się u ciebie czas letni.
settings-which-night = Kiedy śpisz według swojego zegara?
settings-where-assumed = **Kiedy śpisz?** Jeszcze tego nie wiem, więc przy twoich stołach przyjmuję, że od { $from } do { $until }: twój zegar wtedy stoi i cię nie wołam. Jeśli to nieprawda: kiedy śpisz według swojego zegara i która jest u ciebie godzina? Tylko ty to widzisz; /ra settings zmienia to później; można tam wpisać dowolne miasto.
settings-when = **Kiedy śpisz według czasu miasta { $city }?** Dopóki nie powiesz inaczej, przyjmuję: { $night }. Twój zegar wtedy stoi i cię nie wołam. Tylko ty to widzisz; /ra settings zmienia to później.

## Wszystkie, każde w swojej linii

settings-heading = **Twoje ustawienia.** Inni widzą z nich tylko twoje terminy i to, ile mniej więcej potrwa partia przy twoim stoliku.
settings-city = **Gdzie jesteś**: { $city }, teraz jest tam { $time }.
settings-city-unknown = **Gdzie jesteś**: nie wiadomo.
settings-sleep = **Sen**: { $night }; twoje zegary wtedy stoją i nikt cię nie woła.
settings-sleep-nowhere = **Sen**: { $night }{ $city ->
    [none] . Nie znam jeszcze twojej strefy czasowej; do tego czasu liczy się strefa serwera lub gospodarza stołu.
   *[other] , według czasu miasta { $city }, jak na serwerze stołu. Nie znam jeszcze twojej własnej strefy czasowej.
}
settings-sleep-none = **Sen**: bez stałych godzin, więc można cię wołać o każdej porze.
settings-sleep-assumed = **Sen**: nie podano, więc przyjmuję { $night }; twoje zegary wtedy stoją i nikt cię nie woła, chyba że w ciągu ostatniej godziny coś zrobisz.
settings-sleep-unset = **Sen**: nie podano. { $city ->
    [none] Według zegara serwera lub gospodarza stołu, jeśli go znam,
   *[other] Według czasu miasta { $city }, jak na serwerze stołu,
} przyjmuję { $night }.
settings-away = **Nieobecność**: powrót { $day }; { $meanwhile ->
    [stand-in] w tym czasie gra za ciebie komputer
   *[wait] twoje stoliki czekają, każdy do trzech dni; potem gra za ciebie komputer
}.
settings-not-away = **Nieobecność**: nie. { $days ->
    [one] Został ci 1 dzień
    [few] Zostały ci { $days } dni
   *[many] Zostało ci { $days } dni
} nieobecności{ $more ->
    [none] {""}
   *[other] , o jeden więcej od: { $more }
}.
settings-calls = **Powiadomienia**: { $direct ->
    [true] w wiadomości prywatnej
   *[false] na kanale partii
}.
settings-next = **Zapowiedź, że zaraz grasz**: { $next ->
    [true] tak, w wiadomości prywatnej
   *[false] nie
}.
settings-leaves = **Oczywiste ruchy**: { $leaves ->
    [nothing] zawsze pytam.
    [passes] dobieram i pasuję za ciebie, gdzie pozwala na to stół.
    [bids] dobieram, pasuję i licytuję za ciebie twoim najniższym słońcem, gdzie pozwala na to stół.
   *[draws] dobieram za ciebie, gdzie pozwala na to stół.
}
settings-done-for-you = Żeby gra szła szybciej, dobieram za ciebie, póki na torze jest 0 lub 1 płytka, chyba że następna płytka Ra mogłaby skończyć epokę. Zaczynam po twoim pierwszym ruchu; od następnej partii dobieram też tam, gdzie prawie każdy by dobierał, co oznacza ». Jeśli wolisz decydować, wybierz *Nie, zawsze pytaj*.
settings-offer-passes = Twoje ostatnie dziesięć pasów w tej partii to były oczywiste ruchy. Czy od teraz pasować tak za ciebie?
settings-no-passes = Nadal będę cię pytać. Jeśli zmienisz zdanie, jest to w /ra settings.
settings-button-draws = Tak, wykonuj je za mnie
settings-advice = { $advice ->
    [true] **Rady**: tak; gdy licytujesz, mówię ci, ile według obliczeń komputera jest warte to, co leży na torze, jeśli twój stolik na to pozwala.
   *[false] **Rady**: nie; nigdzie nie dowiadujesz się, ile jest warte to, co leży na torze.
}
settings-ahead = { $ahead ->
    [true] **Pytania z góry**: tak; gdy dobierzesz, czasem pytam, co odpowiesz, jeśli ktoś wezwie Ra, żeby potem nikt na to nie czekał.
   *[false] **Pytania z góry**: nie; w aukcji pytam, gdy się zacznie.
}
settings-language = **Język**: { $language }{ $chosen ->
    [true] {""}
   *[false] , jak w twoim Discordzie
}.
settings-night = { $from }–{ $to }
settings-direct-refused = **Discord nie pozwala mi do ciebie pisać**, więc to zostaje bez zmian. Zezwól na wiadomości prywatne w ustawieniach prywatności tego serwera (albo odblokuj mnie) i wybierz to jeszcze raz.
settings-direct-unknown = **Nie wiadomo jeszcze, czy mogę do ciebie pisać**: teraz nie da się tego sprawdzić. Spróbuję ponownie bez twojego udziału; zacznie to obowiązywać, gdy dotrze do ciebie wiadomość prywatna, a do tej chwili nic się nie zmienia. Jeśli żadna nie przyjdzie, zezwól na wiadomości prywatne w ustawieniach prywatności tego serwera i wybierz to jeszcze raz.

## Menu i przyciski

settings-menu-time = Jest u mnie…
settings-time = { $time }, { $weekday ->
    [1] poniedziałek
    [2] wtorek
    [3] środa
    [4] czwartek
    [5] piątek
    [6] sobota
   *[7] niedziela
}
settings-button-other-time = Żadna z nich
settings-menu-city = Tak jak tu…
settings-menu-sleep = Kiedy śpię
settings-sleep-from = Śpię: { $night }
settings-no-sleep = Bez godzin snu
settings-button-here = Już jestem
settings-button-away = Nie będzie mnie…
settings-button-channel = Wołaj mnie na kanale
settings-button-direct = Pisz do mnie prywatnie
settings-button-not-next = Nie zapowiadaj, że zaraz gram
settings-button-next = Zapowiadaj, że zaraz gram
settings-button-advice = Włącz rady
settings-button-no-advice = Wyłącz rady
settings-button-ahead = Znów pytaj z góry
settings-button-not-ahead = Nie pytaj już z góry
settings-menu-leaves = Oczywiste ruchy
settings-leaves-option = { $leaves ->
    [nothing] Zawsze mnie pytaj
    [passes] Dobieraj i pasuj za mnie, gdy to oczywiste
    [bids] Dobieraj, pasuj i licytuj moim najniższym słońcem, gdy to oczywiste
   *[draws] Dobieraj za mnie, gdy to oczywiste
}
settings-button-ask-me = Nie, zawsze pytaj
settings-button-passes = Tak, pasuj za mnie
settings-button-no-passes = Nie, pytaj mnie
settings-button-where = Moja strefa czasowa…
settings-button-other-night = Inne godziny…
settings-button-type-place = Wpisz miasto…
settings-button-type-night = Wpisz godziny…
settings-form-place = Gdzie jesteś
settings-form-place-label = Miasto albo która jest tam godzina
settings-form-night = Kiedy śpisz
settings-form-night-label = Od i do, na przykład 23:30-7:15
settings-menu-wait = Stoliki czekają do… (najwyżej 3 dni)
settings-menu-stand-in = Komputer gra do…
settings-button-more = Więcej ustawień…
settings-button-back = Wróć do ustawień
settings-menu-language = Język
settings-language-of-discord = Język jak w moim Discordzie
settings-day = { $weekday ->
    [1] poniedziałek
    [2] wtorek
    [3] środa
    [4] czwartek
    [5] piątek
    [6] sobota
   *[7] niedziela
}, { $day } { $month ->
    [1] stycznia
    [2] lutego
    [3] marca
    [4] kwietnia
    [5] maja
    [6] czerwca
    [7] lipca
    [8] sierpnia
    [9] września
    [10] października
    [11] listopada
   *[12] grudnia
}
settings-no-days-left = Nieobecność może trwać dziesięć dni w roku, na wszystkie partie razem, i twoje już się skończyły{ $more ->
    [none] {""}
   *[other] , kolejny będzie od: { $more }
}. Uprzedź swoje stoliki albo zostaw miejsce komputerowi: /ra resign.
settings-before-leaving = Którego dnia wracasz? Do tego czasu twoje zegary stoją, przy każdym stoliku najwyżej trzy dni; potem gra za ciebie komputer, albo od razu, jeśli tak wybierzesz. Nieobecność może trwać dziesięć dni w roku, na wszystkie partie razem; { $days ->
    [one] został ci 1 dzień
    [few] zostały ci { $days } dni
   *[many] zostało ci { $days } dni
}.

## Miasta

settings-cities =
    London = Londyn
    Paris = Paryż
    New York = Nowy Jork
    Tokyo = Tokio
    Moscow = Moskwa
    Athens = Ateny
    Beijing = Pekin
    Singapore = Singapur
    Dubai = Dubaj
    Tehran = Teheran
    Karachi = Karaczi
    Madrid = Madryt
    Rome = Rzym
    Vienna = Wiedeń
    Zürich = Zurych
    Brussels = Bruksela
    Copenhagen = Kopenhaga
    Stockholm = Sztokholm
    Warsaw = Warszawa
    Prague = Praga
    Budapest = Budapeszt
    Munich = Monachium
    Cologne = Kolonia
    Milan = Mediolan
    Marseille = Marsylia
    Lisbon = Lizbona
    Edinburgh = Edynburg
    Kyiv = Kijów
    Bucharest = Bukareszt
    Riga = Ryga
    Vilnius = Wilno
    Cairo = Kair
    Jerusalem = Jerozolima
    Tel Aviv = Tel Awiw
    Beirut = Bejrut
    Istanbul = Stambuł
    Saint Petersburg = Petersburg
    Minsk = Mińsk
    Riyadh = Rijad
    Baghdad = Bagdad
    Cape Town = Kapsztad
    Accra = Akra
    Montréal = Montreal
    Washington = Waszyngton
    Philadelphia = Filadelfia
    New Orleans = Nowy Orlean
    Mexico City = Meksyk
    Bogotá = Bogota
    Havana = Hawana
    Reykjavík = Reykjavik
    Azores = Azory
    Canary Islands = Wyspy Kanaryjskie
    Mumbai = Mumbaj
    Kolkata = Kalkuta
    Colombo = Kolombo
    Kathmandu = Katmandu
    Tashkent = Taszkent
    Almaty = Ałmaty
    Yekaterinburg = Jekaterynburg
    Novosibirsk = Nowosybirsk
    Vladivostok = Władywostok
    Yangon = Rangun
    Ho Chi Minh City = Ho Chi Minh
    Jakarta = Dżakarta
    Hong Kong = Hongkong
    Shanghai = Szanghaj
    Taipei = Tajpej
    Seoul = Seul

settings-now = teraz { $time }
settings-time-no-clock = Partia { $game } w { $channel }: bez zegara.
settings-time-stopped = Partia { $game } w { $channel }: twój zegar stoi, masz jeszcze { $count } { $unit ->
    [minutes] min
   *[hours] godz.
}
settings-time-runs = Partia { $game } w { $channel }: twój czas kończy się { $until }, { $relative }. { $then }
