### Сезон сервера: что дают вместе партии одного квартала.

## The end of every game

season-gain = { $player } +{ $gain }, теперь { $place }-е место { $season } ({ $points ->
    [one] { $points } очко
    [few] { $points } очка
   *[many] { $points } очков
}, { $games ->
    [one] { $games } партия
    [few] { $games } партии
   *[many] { $games } партий
})
season-this = { $quarter ->
    [1] этой зимы
    [2] этой весны
    [3] этого лета
   *[4] этой осени
}
