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
