### A server's settings, for those who look after the games there

server-heading = **Einstellungen dieses Servers.** Was jemand für sich oder für einen Tisch wählt, geht vor.
server-language = **Sprache** neuer Tische: { $language }.
server-language-unset = **Sprache** neuer Tische: nicht eingestellt, also die, die Discord für den Server hat, oder die der Person, die sie öffnet.
server-city = **Stadt** von allen, die keine genannt haben: { $city }, dort ist es jetzt { $time } Uhr.
server-city-unset = **Stadt** von allen, die keine genannt haben: nicht eingestellt.
