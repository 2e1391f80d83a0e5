### Wiersz poleceń `ra-bot playground`: lokalny Discord do wypróbowania bota. Słowa **wytłuszczone** się wpisuje; zawsze są angielskie.

prompt-first = **Twój własny Discord**, tylko na tym komputerze, z botem w środku. Żeby zobaczyć go tak jak w Discordzie, otwórz to w przeglądarce, jedno okno na każdą osobę, którą chcesz być:
prompt-or-type = Albo pisz tutaj: piszesz jako **{ $you }** w #{ $channel }; są tu też: { $others }, a ty mówisz za wszystkich.
prompt-step-new = otwórz stolik dla dwojga
prompt-step-join = usiądź jako ktoś inny: partia się zaczyna
prompt-step-draw = graj: pytana osoba coś robi
prompt-step-help = co jeszcze można; /ra help about:rules to zasady gry
prompt-end = **help** mówi, co tu można, **quit** kończy.
prompt-programs = Programy i curl: { $address }
prompt-you-are = Piszesz teraz jako **{ $name }**.
prompt-nobody = Nikt nie nazywa się tu „{ $name }”. Są za to: { $people }.
prompt-means-nothing = „{ $words }” nic tu nie znaczy. Komenda to **/ra** i słowo, **/ra ?** pokazuje komendy, a **help** resztę. Żeby napisać to jako wiadomość: **say { $words }**
prompt-nothing-to-add = Nic więcej nie da się tam dodać.
prompt-refused = Discord odmawia: { $refused }
prompt-no-answer = Aplikacja nie reaguje.

## help: co można wpisać i co to robi

prompt-help-command = uruchom komendę we własnym imieniu; samo draw robi to samo
prompt-help-as = uruchom ją jako { $name }, tylko ten raz
prompt-help-be = pisz odtąd jako { $name }
prompt-help-complete = co może być dalej; /ra ? pokazuje wszystkie komendy
prompt-help-go = przejdź do kanału lub wątku; dla partii wystarczy #game-1
prompt-help-list = kto tu jest i jakie są kanały
prompt-help-read = ostatnie wiadomości kanału jeszcze raz; read 3, read all
prompt-help-click = naciśnij najnowszy przycisk [Draw]; wystarczy początek
prompt-help-choose = wybierz w menu; najpierw może być jego nazwa, potem kilka opcji
prompt-help-submit = wypełnij otwarty formularz
prompt-help-say = napisz wiadomość
prompt-help-enter-key = (Enter)
prompt-help-enter = pokaż, co nowego
prompt-help-wait = czekaj, aż coś się zdarzy, najwyżej minutę
prompt-help-forward = przestaw zegar naprzód; może być też 90m i 2d
prompt-help-lang = mów w innym języku: odtąd jest w nim Discord tej osoby
prompt-help-quit = koniec, tak samo Ctrl-D

## Odpowiedzi

prompt-list-you = **{ $name }** (ty)
prompt-list-here = #{ $channel } (tu jesteś)
prompt-list-channel = #{ $channel }{ $unread ->
    [0] {""}
    [one] , 1 nieprzeczytana
    [few] , { $unread } nieprzeczytane
   *[many] , { $unread } nieprzeczytanych
}
prompt-no-channel = Nie ma tu kanału { $name }. Są: { $channels }.
prompt-language = Discord tej osoby ({ $name }) jest teraz w języku: { $language }.
prompt-no-language = Nie ma tu języka { $word }. Są: { $languages }.
prompt-time = Jest **{ $date }**. **forward ?** pokazuje, jak przestawić zegar.
prompt-time-now = Jest teraz **{ $date }**.
prompt-no-time = „{ $words }” to nie czas, o który można przestawić zegar. **forward ?** pokazuje, jak to napisać.
prompt-forward-minutes = dziesięć minut
prompt-forward-hours = osiem godzin
prompt-forward-days = dwa dni
prompt-forward-both = półtora dnia
prompt-thread-opened = Jest nowy wątek #{ $thread }: już w nim jesteś, a #{ $back } prowadzi z powrotem.
prompt-still-busy = Bot jeszcze pracuje. Enter pokazuje, co przyszło.
prompt-nothing-happened = Przez minutę nic się nie zdarzyło.
prompt-edited = edytowano
prompt-shortened = (skrócono)
prompt-deleted = (usunięto wiadomość)
prompt-only-you = widzisz to tylko ty
prompt-only-other = widzi to tylko { $name }
prompt-empty = Jeszcze nic tu nie ma.
prompt-before = (wcześniejszych: { $count }; read all je pokazuje)
prompt-no-button = Nie ma tu przycisku „{ $name }”.
prompt-newest = Najnowsze: { $buttons }
prompt-no-form = { $name } nie ma otwartego formularza. Otwiera go przycisk lub komenda.
prompt-form = Otwiera się formularz „{ $title }”. Żeby go wypełnić: **submit** { $fields }
prompt-field-required = wymagane
prompt-field-optional = można pominąć
prompt-field-now = teraz: { $value }
prompt-no-menu = Nie ma tu menu dla „{ $name }”.
prompt-menus = Jest: { $menus }.
prompt-no-option = „{ $word }” nie ma wśród opcji: { $options }.
prompt-menu-unusable = Tego menu nie można użyć.
prompt-which-field = Napisz, co jest do czego: submit { $fields }
prompt-button-off = wyłączony
prompt-menu-name = imię
prompt-menu-between = { $name }, od { $least } do { $most }
prompt-file = plik { $name }
prompt-somebody = ktoś
prompt-unknown-channel = nieznany
prompt-just-now = przed chwilą
prompt-in = za { $unit ->
    [seconds] { $count ->
        [one] 1 sekundę
        [few] { $count } sekundy
       *[many] { $count } sekund
    }
    [minutes] { $count ->
        [one] 1 minutę
        [few] { $count } minuty
       *[many] { $count } minut
    }
    [hours] { $count ->
        [one] 1 godzinę
        [few] { $count } godziny
       *[many] { $count } godzin
    }
   *[days] { $count ->
        [one] 1 dzień
       *[many] { $count } dni
    }
}
prompt-ago = { $unit ->
    [seconds] { $count ->
        [one] 1 sekundę temu
        [few] { $count } sekundy temu
       *[many] { $count } sekund temu
    }
    [minutes] { $count ->
        [one] 1 minutę temu
        [few] { $count } minuty temu
       *[many] { $count } minut temu
    }
    [hours] { $count ->
        [one] 1 godzinę temu
        [few] { $count } godziny temu
       *[many] { $count } godzin temu
    }
   *[days] { $count ->
        [one] 1 dzień temu
       *[many] { $count } dni temu
    }
}
