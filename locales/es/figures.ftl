### Imágenes de las partidas terminadas de alguien y de las partidas de dos personas. Hay poco sitio.

figures-finished = { $games ->
    [one] partida
   *[other] partidas
}
figures-share = del máximo
figures-rating = valoración
figures-seasons = { $count ->
    [one] título
   *[other] títulos
}

figures-places = Puestos
figures-people = de { $people }
figures-place = { $place }.º
figures-categories = Puntos por partida
figures-server = servidor
figures-last = Últimas partidas, primero la más reciente
figures-of = de { $people }
figures-number = { $whole },{ $tenth }
figures-together = { $games ->
    [one] 1 partida en común
   *[other] { $games } partidas en común
}
figures-game = Partida { $game }

stats-seasons-won = Temporadas ganadas: { $count }
stats-categories = Puntos por partida: { $categories }
stats-categories-server = Puntos por partida (en este servidor): { $categories }
stats-categories-pair = Puntos por partida (los de la otra persona): { $categories }
stats-category = { $category } { $points }
stats-category-both = { $category } { $points } ({ $other })
stats-last = Últimas partidas, primero la más reciente: { $places }
