look-back-title = **Partia { $game }**, krok { $step } z { $steps }
look-back-just-shown = Przed chwilą pokazano tu już coś z tej partii. Krok można pokazać znowu { $relative }.
button-look-back = Spójrz wstecz
button-step-through = Krok po kroku
button-next-auction = Następna aukcja
button-next-epoch = Następna epoka
stats-menu-step-through = Partia krok po kroku
menu-auctions = Aukcje epoki { $epoch }
option-auction-won = Aukcja { $number }: { $player }, { $bid } za { $tiles ->
    [none] słońce { $sun }
   *[other] { $tiles }
}
option-auction-unsold = Aukcja { $number }: nikt nie licytuje
option-auction-open = Aukcja { $number }: trwa

film-won = { $player } bierze { $count ->
    [0] słońce
    [one] 1 płytkę
    [few] { $count } płytki
   *[many] { $count } płytek
} za { $bid }.
film-unsold-stay = Nikt nie licytuje: płytki zostają.
film-unsold-gone = Nikt nie licytuje: płytki wypadają z gry.
film-epoch = Koniec epoki { $epoch }.
film-epoch-leads = Koniec epoki { $epoch }: prowadzi { $player } ({ $points }).
film-epoch-tied = Koniec epoki { $epoch }: remis na czele ({ $points }).
film-wins = Wygrywa { $player }: { $points }.
film-wins-by-sun = Wygrywa { $player }: { $points } i najwyższe słońce.
film-unfinished = Przerwana w epoce { $epoch }.
film-alt = Film z partii { $game }, liczba obrazów: { $frames }.

button-film = Film
film-making = Robię film. Pojawi się tam, gdzie toczyła się partia.
film-is-there = Oto film: { $link }
film-none = Nie ma filmu z tej partii: jeszcze trwa albo jej kanał już nie istnieje.
film-title = **Partia { $game }: film**
film-refused = Nie udało się pokazać filmu z partii { $game }: Discord nie przyjął pliku. *Krok po kroku* pod jej końcem pokazuje to samo, obraz po obrazie.

end-lots = **Najlepsze zakupy** (według obliczeń komputera):
end-lot = { $place }\. { $player }, { $bid } za { $tiles }: { $points ->
    [one] 1 punkt
    [few] { $points } punkty
   *[many] { $points } punktów
}
button-look-lot = Zobacz zestaw { $place }
picture-scores = Punkty po każdej epoce
alt-scores = po epokach { $points }
