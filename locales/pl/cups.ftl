### Puchary: turnieje, które toczą się same. Jak się je ogłasza, ich wiadomość na kanale i czego nie można.

## Refusals, to whoever acts for themselves

refusal-cup-ended = Ten puchar już się skończył. /ra-play pokazuje, co jeszcze jest.
refusal-cup-not-here = To nie jest puchar tego serwera. /ra-play pokazuje, jakie tu są.
refusal-cup-not-listed = Wybierz puchar z listy, która otwiera się podczas pisania.
refusal-cup-full = Wszystkie miejsca są zajęte. Gdy ktoś zrezygnuje, jedno się zwolni.
refusal-cup-too-late = Na to już za późno: w tym pucharze nie będzie już losowania rundy.
refusal-cup-in-already = Twoje zgłoszenie już jest.
refusal-cup-dropped = Organizacja usunęła cię z tego pucharu. Tylko ona może cię znów dopisać.
refusal-cup-not-in = Nie bierzesz udziału w tym pucharze.
refusal-cup-here-already = Wiem już, że jesteś.
refusal-cup-not-called = Do finału pytam najlepszą czwórkę. Gdy ktoś nie odpowie, pytam następne miejsce: także ciebie, gdy przyjdzie twoja kolej.
refusal-cup-passed-over = Twój czas na odpowiedź minął, więc nie grasz w finale.

## Refusals, to an organiser

refusal-cup-not-the-organiser = Może to tylko ten, kto ogłosił ten puchar albo może *zarządzać wydarzeniami*.
refusal-cup-no-draft = Tego szkicu już nie ma: został ogłoszony, odrzucony albo zastąpił go inny. /ra-cup new zaczyna nowy.
refusal-cup-no-date = Powiedz najpierw, kiedy się zaczyna: *Początek …*
refusal-cup-may-not-write = W { $channel } nie możesz pisać, więc niczego tam nie ogłoszę. Wybierz inny kanał w /ra-cup new.
refusal-cup-no-place = Puchar potrzebuje kanału tekstowego albo forum: gra się tam w wątkach. Wybierz kanał w /ra-cup new, opcja *channel*.
refusal-cup-begun = Puchar już się zaczął, więc jego plan się nie zmienia.
refusal-cup-begins-already = Zaczyna się już tak szybko, jak można: pytam, kto jest.
refusal-cup-past = Ta chwila już minęła. Podaj późniejszą, na przykład *5.12. 20:00*, *fri 20:00* albo *in 3 days*.
refusal-cup-too-far = Puchar zaczyna się w ciągu 60 dni. Podaj wcześniejszą chwilę.
refusal-cup-unreadable = Nie rozumiem tego jako chwili. Napisz jak *5.12. 20:00*, *fri 20:00* albo *in 3 days*.
refusal-cup-fives = Stoliki pięcioosobowe trwają za długo, gdy gra się tygodniami. Wybierz po cztery lub trzy osoby albo *Jeden wieczór*.
refusal-cup-fewer-places = { $people ->
    [one] Zgłosiła się { $people } osoba. Wybierz co najmniej tyle miejsc.
    [few] Zgłosiły się { $people } osoby. Wybierz co najmniej tyle miejsc.
   *[many] Zgłosiło się { $people } osób. Wybierz co najmniej tyle miejsc.
}
refusal-cup-full-for-others = Wszystkie miejsca są zajęte. Przed początkiem /ra-cup edit dodaje nowe.
refusal-cup-others-in-already = Ta osoba już się zgłosiła.
refusal-cup-others-dropped = Tej osoby już tu nie ma. /ra-cup add dopisuje ją znowu.
refusal-cup-others-not-in = Ta osoba nie bierze udziału w tym pucharze.
refusal-cup-no-table = Ten puchar nie ma takiego stolika. Wybierz któryś z listy.
refusal-cup-no-table-yet = Przy żadnym stoliku jeszcze nie zaczęto grać.
refusal-cup-not-open = Partia przy tym stoliku jeszcze się nie zaczęła. Unieważnić można ją dopiero potem.
refusal-cup-void-already = Ten stolik jest już nieważny.
refusal-cup-own-table = Grasz tam, więc decyduje ktoś inny. Kto może *zarządzać serwerem*, rozstrzyga też o własnym stoliku; w dzienniku widać wtedy, że tam gra.
refusal-cup-opponent = Grasz przeciwko tej osobie, więc decyduje ktoś inny. Kto może *zarządzać serwerem*, rozstrzyga mimo to; w dzienniku widać wtedy, że tam gra.
refusal-cup-own-cup = Grasz jeszcze w tym pucharze, więc odwołać go musi ktoś inny.
refusal-cup-no-name = W tej nazwie nic nie widać. Nazwij puchar inaczej.
refusal-cup-name-too-long = Ta nazwa jest za długa. Najwięcej liter w nazwie pucharu: { $most }.
refusal-cup-no-reason = Powiedz dlaczego: przeczytają to wszyscy.
refusal-cup-reason-too-long = To za długie. Najwięcej liter w uzasadnieniu: { $most }.

## Answers to who signs up or leaves, private

cup-signed-up = **Bierzesz udział: { $cup }.** Początek: { $begins }{ $full ->
    [yes] , albo wcześniej, gdy zajęte będą wszystkie miejsca
   *[no] {""}
}. { $pace ->
    [live] { $shape ->
        [one] Bądź wtedy na miejscu: jeden stolik na godzinę lub dwie, a może i finał.
       *[other] Bądź wtedy na miejscu: stoliki po godzinie lub dwie, jeden po drugim ({ $games }), a może i finał.
    }
   *[other] { $shape ->
        [one] To znaczy: jeden stolik, około { $answers } odpowiedzi tygodniowo, a może i finał.
        [at-once] To znaczy: stoliki naraz ({ $games }), przy każdym około { $answers } odpowiedzi tygodniowo, a może i finał.
       *[in-turn] To znaczy: stoliki jeden po drugim ({ $games }), około { $answers } odpowiedzi tygodniowo, a może i finał.
    }
}
    Twoja nazwa jest widoczna w wiadomości pucharu. *Zrezygnuj* wypisuje cię z powrotem.
cup-left = Nie bierzesz już udziału: **{ $cup }**. *Zgłoś się* dopisuje cię znowu.

## The draft of a cup, which its organiser alone sees

cup-draft = **Twój szkic: nikt inny go nie widzi.** { $ready ->
    [yes] Ogłoś puchar, gdy ci się spodoba.
   *[no] Powiedz, kiedy się zaczyna; potem możesz go ogłosić.
} W { $channel } wszyscy przeczytają:
cup-draft-more = **Więcej o twoim pucharze:** ile partii przed finałem, jak duże stoliki, ile miejsc, co można wygrać i w jakim tempie się gra.
cup-draft-discarded = Szkicu już nie ma. /ra-cup new zaczyna nowy.
cup-published = **Ogłoszono: { $cup }** w { $channel }, tam się zgłasza. Nic więcej nie musisz robić: pytam, kto jest, losuję stoliki, otwieram je, kończę rundy i ogłaszam wynik. Zgłoś się też, jeśli chcesz grać.
cup-form-title = Kiedy się zaczyna?
cup-form-begins = Chwila w ciągu 60 dni, wg twego zegara
cup-form-example = 5.12. 20:00 · fri 20:00 · in 3 days
cup-form-city = Miasto w twojej strefie czasowej
cup-menu-games = Partie przed finałem
cup-choice-games = { $shape ->
    [one] 1 partia, potem finał
    [at-once] Partie naraz: { $games }, potem finał
   *[in-turn] Partie po kolei: { $games }, potem finał
}
cup-menu-tables = Wielkość stolików
cup-choice-tables = { $size ->
    [threes] Po trzy osoby, niektóre po cztery
    [fives] Po pięć osób, niektóre po cztery i trzy
   *[fours] Po cztery osoby, niektóre po trzy
}
cup-menu-places = Liczba miejsc
cup-choice-places = { $places ->
    [one] { $places } miejsce
    [few] { $places } miejsca
   *[many] { $places } miejsc
}
cup-menu-role = Rola za zwycięstwo
cup-choice-no-role = Bez roli
button-cup-evening = Jeden wieczór
button-cup-quick = Szybki
button-cup-slow = Powolny
button-cup-begins = Początek …
button-cup-when-full = Wcześniej, gdy pełny
button-cup-more = Więcej …
button-cup-less = Wróć do szkicu
button-cup-publish = Ogłoś
button-cup-discard = Odrzuć

## The message with which a cup is published

cup-games = { $shape ->
    [one] **Jedna partia**
    [at-once] **Partie naraz: { $games }**
   *[in-turn] **Partie po kolei: { $games }**
}, potem finał najlepszej czwórki. { $pace }.
cup-begins = **Początek: { $begins }** ({ $relative }){ $full ->
    [yes] , albo wcześniej, gdy zajęte będą wszystkie miejsca
   *[no] {""}
}. Koniec około { $ends }.
cup-begins-unknown = **Początek:** jeszcze nieustalony
cup-round = { $rounds ->
    [1] **Trwają partie**
   *[other] **Trwa runda { $round } z { $rounds }**
}{ $ends ->
    [none] {""}
   *[other] , najpóźniej do { $ends }
}.{ $joins ->
    [yes] {" "}Kto zgłosi się teraz, gra od następnej.
   *[no] {""}
}
cup-final = **Trwa finał:** rundy się skończyły, a najlepsza czwórka gra o puchar.
cup-over = **Koniec.** Zwycięstwo: { $champion }
cup-called-off = **Odwołany:** { $why ->
    [too-few] gdy miał się zacząć, były mniej niż trzy osoby.
   *[organiser] zakończyła go organizacja.
}
cup-entrants = { $people ->
    [0] **Nikt się jeszcze nie zgłosił.** Zacznij!
   *[other] **Zgłoszenia: { $people }{ $limit ->
        [yes] {" "}z { $places }
       *[no] {""}
    }:** { $names }
}
cup-took-part = { $people ->
    [0] **Do końca nie dotrwał nikt.**
    [one] **Wzięła udział 1 osoba:** { $names }
    [few] **Wzięły udział { $people } osoby:** { $names }
   *[other] **Wzięło udział { $people } osób:** { $names }
}
cup-role = **Rola za zwycięstwo:** { $role }
cup-fair = Oczywiste dobieranie robię tak samo dla wszystkich, a w licytacji nikomu nie doradzam.
cup-computers = Komputer zajmuje miejsce tylko wtedy, gdy ktoś zrezygnuje, zostanie usunięty albo dwa razy przekroczy czas.{ $ends ->
    [none] {""}
   *[other] {" "}Na koniec rundy ({ $ends }) dogrywa to, co jeszcze trwa.
}
button-cup-sign-up = Zgłoś się
button-cup-leave = Zrezygnuj
button-cup-who = Kto gra
button-cup-rules = Zasady
button-cup-tables = Moje stoliki
button-cup-again = Zorganizuj znowu
button-cup-leave-sure = Odejdź z pucharu
button-cup-stay = Zostań

## Answers to its buttons, private

cup-leave-ask = **Odejść z { $cup }?** Puchar już trwa: { $seated ->
    [yes] komputer dogra twoje miejsca, a te stoliki nie dadzą ci punktów.
   *[no] nie zagrasz już przy żadnym stoliku i skończysz za wszystkimi, którzy zostają.
}
cup-left-running = Nie grasz już w **{ $cup }**.{ $seated ->
    [yes] {" "}Komputer dogra twoje miejsca.
   *[no] {""}
}
cup-stays = Grasz dalej: **{ $cup }**.
cup-who = **{ $cup }:** { $people ->
    [0] nikt jeszcze nie gra.
    [one] gra { $people } osoba.
    [few] grają { $people } osoby.
   *[many] gra { $people } osób.
}
cup-tables = **Twoje stoliki: { $cup }**
cup-tables-none = { $part ->
    [yes] **{ $cup }:** { $stage ->
        [sign-up] losowanie stolików { $begins }. Powiem tu na kanale, gdzie grasz.
        [late] nie było cię przy losowaniu, więc nie masz stolika.
        [over] koniec, przy żadnym stoliku cię nie było.
       *[other] grasz od następnej rundy.
    }
   *[no] Nie bierzesz udziału: **{ $cup }**.
}
cup-table-soon = Stolik { $table }: zaraz się otworzy
cup-table-running = Stolik { $table }: { $game }
cup-table-over = Stolik { $table }: koniec, { $points ->
    [one] { $points } punkt
    [few] { $points } punkty
   *[many] { $points } punktów
}
cup-rules = **{ $cup }: jak to działa**
    {""}**Obecność.** { $kind ->
        [evening] 15 minut przed początkiem proszę wszystkich o *Jestem*. Kto nie naciśnie, nie dostaje stolika{ $later ->
            [yes] , ale może przyjść na późniejszą rundę
           *[no] {""}
        }. Zgłoszenie znaczy, że nie śpisz aż do końca.
       *[other] Kto w ciągu 72 godzin przed początkiem zgłosi się lub użyje mnie na tym serwerze, liczy się jako osoba obecna. Pozostałych dzień wcześniej, za dnia, proszę o *Jestem*. Kto nie naciśnie, nie dostaje stolika{ $later ->
            [yes] , ale może przyjść na późniejszą rundę
           *[no] {""}
        }.
    }
    {""}**Stoliki.** { $size ->
        [threes] Jak najwięcej po trzy osoby, reszta po cztery.
        [fives] Jak najwięcej po pięć osób, reszta po cztery i trzy.
       *[fours] Jak najwięcej po cztery osoby, reszta po trzy.
    } Nikt nie pauzuje. Losuję tak, by jak najmniej osób spotkało się dwa razy.
    {""}**Punkty** za miejsca: 9, 5, 1 w trzy osoby; 10, 6, 3, 1 w cztery; 11, 7, 4, 2, 1 w pięć. Kto odejdzie, nie dostaje nic. Przy remisie: więcej wygranych, potem wyższy średni udział w najlepszym wyniku stolika, potem los.
    {""}**Runda** trwa najwyżej { $kind ->
        [evening] 2 godziny i 45 minut
        [quick] cztery tygodnie
       *[slow] osiem tygodni
    }. Potem komputer dogrywa resztę: decydują wyniki, nikt nie liczy się jako nieobecny, a stolik nie wchodzi do rankingu.
    {""}**Finał.** Najlepsza czwórka naciska *Jestem* w ciągu { $kind ->
        [evening] dziesięciu minut
       *[other] 48 godzin, nie licząc snu
    }; inaczej pytam następne miejsce. Troje wystarczy na finał. Gdy jest mniej osób, decydują punkty. Do pięciu osób gra rundy przy jednym stoliku, bez finału.
    {""}**Stolik, przy którym nie da się grać** albo unieważniony, daje wszystkim po 5 punktów.
cup-listed = **{ $cup }** w { $channel }: { $stage ->
    [sign-up] początek { $begins }
    [final] finał
   *[round] trwa
}, { $people ->
    [one] { $people } osoba
    [few] { $people } osoby
   *[many] { $people } osób
}
cups-running = Puchary

## The command

choice-at-once = wszystkie naraz
choice-in-turn = jedna po drugiej
choice-threes = po trzy osoby, niektóre po cztery
choice-fours = po cztery osoby, niektóre po trzy
choice-fives = po pięć osób, niektóre mniejsze: tylko w jeden wieczór
command-ra-cup = Zorganizuj puchar, turniej, który toczy się sam, i opiekuj się nim.
command-cup-new = Zorganizuj puchar: najpierw widzisz szkic, potem go ogłaszasz.
    .name = Jak się nazywa
    .channel = Gdzie się toczy; tutaj, jeśli nie wybierzesz inaczej
