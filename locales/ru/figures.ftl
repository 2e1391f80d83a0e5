### Картинки о законченных партиях одного человека и об общих партиях двоих. Места мало.

figures-finished = { $games ->
    [one] партия
    [few] партии
   *[many] партий
}
figures-share = от лучшего
figures-rating = рейтинг
figures-seasons = { $count ->
    [one] титул
    [few] титула
   *[many] титулов
}

figures-places = Места
figures-people = { $people ->
    [2] вдвоём
    [3] втроём
    [4] вчетвером
   *[5] впятером
}
figures-place = { $place }-е
figures-categories = Очки за партию
figures-server = сервер
figures-last = Последние партии, сначала новые
figures-of = из { $people }
figures-number = { $whole },{ $tenth }
figures-together = { $games ->
    [one] { $games } общая партия
    [few] { $games } общие партии
   *[many] { $games } общих партий
}
figures-game = Партия { $game }

stats-seasons-won = Выигранные сезоны: { $count }
stats-categories = Очки за партию: { $categories }
stats-categories-server = Очки за партию (на этом сервере): { $categories }
stats-categories-pair = Очки за партию (второго игрока): { $categories }
stats-category = { $category } { $points }
stats-category-both = { $category } { $points } ({ $other })
stats-last = Последние партии, сначала новые: { $places }
