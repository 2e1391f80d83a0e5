### Powiadamianie wiadomością prywatną o otwartych stolikach: gdzie się o to prosi i co się potem czyta.

## The panel, under /ra-play and on the panel of a channel

button-table-watch = Powiadom o nowym stoliku
table-watch-off = **Powiadom o nowym stoliku.** Napiszę wtedy do ciebie prywatnie, gdy na tym serwerze otworzy się stolik z wolnym miejscem: najwyżej raz dziennie i nie wtedy, gdy śpisz. Jeśli nie usiądziesz przy żadnym z kolejnych stolików (tyle z rzędu: { $in-a-row }), przestanę bez pytania. Nikt inny nie widzi, że o to prosisz. O jakich stolikach chcesz wiedzieć?
table-watch-on = **Powiadamiam cię o nowych stolikach** na tym serwerze, { $paces ->
    [live] w tempie *Na żywo*, gdy wszyscy są w tej samej chwili
    [slow] w każdym tempie oprócz *Na żywo*
   *[all] w każdym tempie
}: wiadomością prywatną, najwyżej raz dziennie i nie wtedy, gdy śpisz.
button-table-watch-all = Każde tempo
button-table-watch-live = Tylko Na żywo
button-table-watch-slow = Oprócz Na żywo
button-table-watch-stop = Nie powiadamiaj
table-watch-stopped = Nie powiadamiam cię już o nowych stolikach na tym serwerze. Przywróci to *Powiadom o nowym stoliku* pod /ra-play.
table-watch-unknown = Nie wiadomo jeszcze, czy mogę do ciebie pisać: teraz nie da się tego sprawdzić. Jeśli Discord później odmówi, przestanę, a ty przeczytasz o tym pod /ra-play.
table-watch-refused = **Discord nie pozwala mi do ciebie pisać**, więc nie powiadamiam cię już o nowych stolikach. Zezwól na wiadomości prywatne w ustawieniach prywatności tego serwera (albo odblokuj mnie) i wybierz ponownie *Powiadom o nowym stoliku*.

## Direct messages

table-watch-asked = Zgodnie z twoją prośbą napiszę tu, gdy na serwerze **{ $server }** otworzy się stolik.
table-watch-open-table = **{ $server }**: otwarty stolik Ra, partia { $game }; gospodarz: { $host }; wolne miejsca: { $free }. { $pace }.
table-watch-last = Powiadomienia o stolikach z rzędu: { $in-a-row }. To ostatnie, jeśli przy tym nie usiądziesz: przywróci je tam *Powiadom o nowym stoliku* pod /ra-play.
