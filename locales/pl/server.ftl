### Ustawienia serwera

server-heading = **Ustawienia tego serwera.** Pierwszeństwo ma to, co ktoś wybierze dla siebie albo dla stolika.
server-language = **Język** nowych stolików: { $language }.
server-language-unset = **Język** nowych stolików: nieustawiony, czyli taki, jaki ma serwer w Discordzie, albo język tego, kto otwiera stolik.
server-city = **Miasto** osób, które swojego nie podały: { $city }, teraz jest tam { $time }.
server-city-unset = **Miasto** osób, które swojego nie podały: nieustawione.
server-pace = **Tempo** nowych stolików: { $pace }.
server-pace-unset = **Tempo** nowych stolików: nieustawione, czyli { $pace }.
server-edition = **Edycja** nowych stolików: { $edition ->
    [classic] klasyczna
   *[pharaoh] Faraona
}.
server-edition-unset = **Edycja** nowych stolików: nieustawiona, czyli Faraona.
server-place = **Gdzie** toczą się nowe partie: { $place ->
    [here] na samym kanale stolika
   *[thread] w wątku
}.
server-place-unset = **Gdzie** toczą się nowe partie: nieustawione, czyli w wątku.
server-pictures = **Obrazki** nowych stolików: { $theme ->
    [dark] ciemne
   *[light] jasne
}.
server-pictures-unset = **Obrazki** nowych stolików: nieustawione, czyli ciemne.
server-solo = **Partie tylko z graczami komputerowymi** toczą się w prywatnych wątkach kanału { $channel }.
server-solo-unset = **Partie tylko z graczami komputerowymi** toczą się tam, gdzie ktoś je zaczyna: nieustawione.
server-solo-closed = **Nie mogę jeszcze użyć do tego kanału { $channel }:** pozwól mi tam tworzyć prywatne wątki, pisać w wątkach, widzieć stare wiadomości oraz wysyłać pliki i osadzenia. Do tego czasu te partie toczą się tam, gdzie ktoś je zaczyna.
server-role = **Rola**, którą wołam, gdy otwiera się stolik z wolnymi miejscami: { $role }, najwyżej raz na dwie godziny.
server-role-unset = **Rola**, którą wołam, gdy otwiera się stolik: nieustawiona, czyli żadna.
server-by-command = *Rola*, *miasto*, *ranking* i kanał gier z komputerem to opcje samego /ra-admin settings.
server-role-mute = **Do roli { $role } nie dociera jeszcze żadne wołanie.** Pozwól wszystkim o niej wspominać (to ustawienie roli) albo daj mi uprawnienie *{ $permission }*.

server-menu-language = Język nowych stołów
server-menu-pace = Tempo nowych stołów
server-menu-edition = Edycja nowych stołów
server-menu-place = Gdzie się gra
server-menu-pictures = Obrazki nowych stołów
server-option-unset = Nie ustawiono
server-option-edition = { $edition ->
    [classic] Klasyczna
   *[pharaoh] Faraon
}
server-option-place = { $place ->
    [here] na kanale
   *[thread] w osobnym wątku
}
server-option-pictures = { $theme ->
    [light] jasne
   *[dark] ciemne
}
