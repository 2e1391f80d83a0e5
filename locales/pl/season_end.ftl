season-end-title = **{ $quarter }: koniec sezonu.** { $games ->
    [one] Liczyła się 1 partia
    [few] Liczyły się { $games } partie
   *[many] Liczyło się { $games } partii
}. Pierwsze miejsca:
season-end-champion = { $count ->
    [one] **Zwycięstwo:** { $champions }
   *[other] **Wspólne zwycięstwo:** { $champions }
}
season-end-champion-with-role = { $count ->
    [one] **Zwycięstwo:** { $champions }, z rolą { $role } do końca następnego sezonu
   *[other] **Wspólne zwycięstwo:** { $champions }, z rolą { $role } do końca następnego sezonu
}
season-end-no-champion = **Zwycięstwo:** nikt
season-end-passed-over = Pomijam osoby, które ukrywają się na listach albo opuściły serwer.
season-end-busiest = **Najwięcej partii:** { $players }, { $people ->
    [one] { $games ->
        [one] 1 partia
        [few] { $games } partie
       *[many] { $games } partii
    }
   *[other] po { $games ->
        [one] 1 partii
        [few] { $games } partie
       *[many] { $games } partii
    }
}
season-end-highest = **Najwyższy wynik:** { $player }, { $points ->
    [one] 1 punkt
    [few] { $points } punkty
   *[many] { $points } punktów
} w partii { $game }
season-end-closest = **Najbardziej wyrównana końcówka:** { $margin ->
    [0] { $first } przed { $second } przy równych punktach
    [one] { $first } przed { $second } o 1 punkt
    [few] { $first } przed { $second } o { $margin } punkty
   *[many] { $first } przed { $second } o { $margin } punktów
} w partii { $game }
button-season-place = Moje miejsce
season-end-channel-gone = Kanału, który do tego wybrano, już nie ma. /ra-admin season wybiera inny.
season-end-channel-closed = Nie mogę pisać na wybranym do tego kanale { $channel }. Pozwól mi tam: { $permissions }.
role-not-given = **Nie mogę jeszcze nadać roli { $role }:**
role-then = Potem użyj /ra-admin season: od razu nadam rolę.
role-everybodys = Tę rolę mają wszyscy. Wybierz taką, którą daje tylko zwycięstwo.
role-managed = Rola { $role } należy do bota albo innej usługi i tylko ona może ją nadać. Wybierz inną rolę.
role-permits = Rola { $role } pozwala na więcej, niż mogą wszyscy. Wygrane partie mają dawać tylko zaszczyt: odbierz roli uprawnienia albo wybierz inną.
role-permits-in = Rola { $role } pozwala na kanale { $channel } na więcej, niż mogą tam wszyscy. Wygrane partie mają dawać tylko zaszczyt: usuń to z uprawnień kanału albo wybierz inną rolę.
role-gone = Roli za zwycięstwo już nie ma. Wybierz inną przez /ra-admin season.
role-unknown = Tej roli już nie ma. Wybierz inną.
role-may-not-manage = { $own ->
    [none] Daj mi rolę z uprawnieniem *{ $permission }*
   *[other] Daj mi uprawnienie *{ $permission }*: Ustawienia serwera, Role, { $own }, Uprawnienia
}.
role-too-high = { $own ->
    [none] Moja rola musi stać nad { $role } w Ustawieniach serwera, Role
   *[other] W Ustawieniach serwera, Role, przeciągnij { $own } nad { $role }
}.
role-not-now = Discord akurat tego nie przyjął.
season-set-heading = **Koniec sezonu.** Gdy kończy się kwartał, ogłaszam na tym serwerze, kto jest na czele, jeśli liczyły się co najmniej trzy partie. Zwycięstwo może dawać rolę, która przechodzi dalej przy następnym końcu.
season-set-channel = **Koniec sezonu** (/ra-admin season): ogłaszany na kanale { $channel }, następny { $date }.
season-set-anywhere = **Koniec sezonu** (/ra-admin season): ogłaszany tam, gdzie otwarto najwięcej stolików, następny { $date }.
season-set-off = **Koniec sezonu** (/ra-admin season): nieogłaszany.
season-set-role = **Rola za zwycięstwo**: { $role }.
season-set-no-role = **Rola za zwycięstwo**: nieustawiona, czyli żadna.
season-role-not-taken = Nie udało mi się odebrać roli { $role } osobom, które mają ją ode mnie. Odbierz ją samodzielnie.
refusal-manage-roles = Rolę za zwycięstwo wybiera tylko ktoś z uprawnieniem *{ $permission }*.
command-admin-season = Jak ogłaszany jest koniec sezonu i jaką rolę daje zwycięstwo.
    .channel = Gdzie jest ogłaszany; inaczej tam, gdzie otwarto najwięcej stolików
    .role = Co daje zwycięstwo do końca następnego sezonu: zaszczyt, bez uprawnień
    .off = Czego ma już nie być
choice-announcement = wiadomość i rola
choice-chosen-channel = kanał
choice-champion-role = rola
