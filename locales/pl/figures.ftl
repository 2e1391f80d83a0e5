### Obrazy zakończonych partii jednej osoby i wspólnych partii dwóch osób. Miejsca jest mało.

figures-finished = { $games ->
    [one] partia
    [few] partie
   *[many] partii
}
figures-share = najlepszego
figures-rating = ranking
figures-seasons = { $count ->
    [one] tytuł
    [few] tytuły
   *[many] tytułów
}

figures-places = Miejsca
figures-people = na { $people ->
    [few] { $people } osoby
   *[many] { $people } osób
}
figures-place = { $place }.
figures-categories = Punkty na partię
figures-server = serwer
figures-last = Ostatnie partie, od najnowszej
figures-of = z { $people }
figures-number = { $whole },{ $tenth }
figures-together = { $games ->
    [one] 1 wspólna partia
    [few] { $games } wspólne partie
   *[many] { $games } wspólnych partii
}
figures-game = Partia { $game }

stats-seasons-won = Wygrane sezony: { $count }
stats-categories = Punkty na partię: { $categories }
stats-categories-server = Punkty na partię (na tym serwerze): { $categories }
stats-categories-pair = Punkty na partię (drugiej osoby): { $categories }
stats-category = { $category } { $points }
stats-category-both = { $category } { $points } ({ $other })
stats-last = Ostatnie partie, od najnowszej: { $places }
