### Co zrobiłby trudny komputer przy własnych decyzjach w zakończonej partii. Prywatne.

review-choice = *Trudny* { $action ->
    [draw] dobrałby płytkę
    [invoke] wezwałby Ra
    [pass] spasowałby
    [god] wziąłby za Boga: { $what }
    [done] nie użyłby więcej płytek Boga
    [discard] oddałby: { $what }
   *[bid] licytowałby { $what }
}.
review-agrees = *Trudny* zrobiłby to samo.

review-lot = To, co leżało na torze, było dla ciebie warte { $points ->
    [0] prawie nic
    [one] około 1 punktu
   *[other] około { $points } punktów
}.
review-lot-harm = To, co leżało na torze, kosztowałoby cię { $points ->
    [one] około 1 punktu
   *[other] około { $points } punktów
}.
review-board-sun = Słońce na planszy, { $sun }, było tego warte.
review-lower-sun = Wystarczy niższe słońce, a wyższe zostaje na później.
review-higher-sun = Wyższe słońce trudniej przebić.
review-last-ra = Kolejna płytka Ra zakończyłaby epokę.
review-alone = Nikt inny nie miał już słońca do licytacji, więc nie było pośpiechu.
review-taken = { $tile }: warte dla ciebie { $points ->
    [0] prawie nic
    [one] około 1 punktu
   *[other] około { $points } punktów
}.
review-given-up = { $tile }: oddanie kosztuje cię { $points ->
    [0] prawie nic
    [one] około 1 punktu
   *[other] około { $points } punktów
}.

review-stake = { $wins ->
    [0] Według jego obliczeń prawie nic nie było do stracenia.
    [one] Stawka według jego obliczeń: około 1 wygranej na 100 partii.
   *[other] Stawka według jego obliczeń: około { $wins } wygranych na 100 partii.
}

review-differences = **Partia { $game }**: twoje największe różnice z trudnym komputerem, który wiedział tyle co ty wtedy
review-difference = { $place }\. Epoka { $epoch }, twoja decyzja: { $done }.
review-done = { $action ->
    [draw] dobranie płytki
    [invoke] wezwanie Ra
    [pass] pas
    [god] wzięcie za Boga ({ $what })
    [done] bez kolejnych płytek Boga
    [discard] oddanie ({ $what })
   *[bid] licytacja { $what }
}
review-no-differences = **Partia { $game }**: *trudny* grałby mniej więcej tak jak ty.

button-review = Co zrobiłby trudny?
button-differences = Moje trzy największe różnice
button-difference = Różnica { $place }
review-thinking = *Trudny* myśli. Twoje decyzje w tej partii: { $decisions }. Odpowiedź pojawi się tu za minutę lub dwie.
review-already = Wciąż myślę nad twoimi decyzjami. Odpowiedź pojawi się tam, gdzie padło pierwsze pytanie.
review-not-over = Co zrobiłby *trudny*, powiem, gdy partia się skończy.
review-not-yours = W tym kroku nie było dla ciebie nic do zdecydowania.
review-none-yours = Nie ma w tej partii żadnej twojej decyzji.
review-busy = Zbyt wiele osób pyta teraz o swoje różnice. Spróbuj znowu za kilka minut.
review-failed = Nie udało się tego obliczyć. Spróbuj jeszcze raz.
