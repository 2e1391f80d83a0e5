### A server's settings, for those who look after the games there

server-heading = **Einstellungen dieses Servers.** Was jemand für sich oder für einen Tisch wählt, geht vor.
server-language = **Sprache** neuer Tische: { $language }.
server-language-unset = **Sprache** neuer Tische: nicht eingestellt, also die, die Discord für den Server hat, oder die der Person, die sie öffnet.
server-city = **Stadt** von allen, die keine genannt haben: { $city }, dort ist es jetzt { $time } Uhr.
server-city-unset = **Stadt** von allen, die keine genannt haben: nicht eingestellt.
server-pace = **Tempo** neuer Tische: { $pace }.
server-pace-unset = **Tempo** neuer Tische: nicht eingestellt, also { $pace }.
server-edition = **Edition** neuer Tische: { $edition ->
    [classic] klassisch
   *[pharaoh] Pharao
}.
server-edition-unset = **Edition** neuer Tische: nicht eingestellt, also Pharao.
server-place = **Wo** neue Partien gespielt werden: { $place ->
    [here] im Kanal des Tisches selbst
   *[thread] in einem Thread
}.
server-place-unset = **Wo** neue Partien gespielt werden: nicht eingestellt, also in einem Thread.
server-pictures = **Bilder** neuer Tische: { $theme ->
    [dark] dunkel
   *[light] hell
}.
server-pictures-unset = **Bilder** neuer Tische: nicht eingestellt, also dunkel.
server-solo = **Partien nur gegen Computer** laufen in privaten Threads von { $channel }.
server-solo-unset = **Partien nur gegen Computer** laufen dort, wo jemand sie beginnt: nicht eingestellt.
server-solo-closed = **Ich kann { $channel } dafür noch nicht verwenden:** Erlaube mir dort, private Threads zu erstellen, in Threads zu schreiben, alte Nachrichten zu sehen und Dateien und Einbettungen zu senden. Bis dahin laufen diese Partien dort, wo jemand sie beginnt.
server-role = **Rolle**, die benachrichtigt wird, wenn ein Tisch mit freien Plätzen öffnet: { $role }, höchstens einmal in zwei Stunden.
server-role-unset = **Rolle**, die benachrichtigt wird, wenn ein Tisch öffnet: nicht eingestellt, also keine.
server-by-command = *Rolle*, *Stadt*, *Wertung* und der Kanal für Partien gegen Computerspieler sind Optionen von /ra-admin settings selbst.
server-role-mute = **{ $role } erreicht noch keine Benachrichtigung.** Erlaube allen, die Rolle zu erwähnen (das ist eine Einstellung der Rolle), oder gib mir die Berechtigung *{ $permission }*.

server-menu-language = Sprache neuer Tische
server-menu-pace = Tempo neuer Tische
server-menu-edition = Ausgabe neuer Tische
server-menu-place = Wo neue Partien laufen
server-menu-pictures = Bilder neuer Tische
server-option-unset = Nicht festgelegt
server-option-edition = { $edition ->
    [classic] Klassisch
   *[pharaoh] Pharao
}
server-option-place = { $place ->
    [here] im Kanal
   *[thread] in einem eigenen Thread
}
server-option-pictures = { $theme ->
    [light] hell
   *[dark] dunkel
}
