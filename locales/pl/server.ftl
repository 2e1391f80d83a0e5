### Ustawienia serwera

server-heading = **Ustawienia tego serwera.** Pierwszeństwo ma to, co ktoś wybierze dla siebie albo dla stolika.
server-language = **Język** nowych stolików: { $language }.
server-language-unset = **Język** nowych stolików: nieustawiony, czyli taki, jaki ma serwer w Discordzie, albo język tego, kto otwiera stolik.
server-city = **Miasto** osób, które swojego nie podały: { $city }, teraz jest tam { $time }.
server-city-unset = **Miasto** osób, które swojego nie podały: nieustawione.
