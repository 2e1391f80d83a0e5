### Los ajustes de un servidor, para quien cuida sus partidas

server-heading = **Ajustes de este servidor.** Lo que cada cual elige para sí o para una mesa tiene prioridad.
server-language = **Idioma** de las mesas nuevas: { $language }.
server-language-unset = **Idioma** de las mesas nuevas: sin fijar; es el que Discord tiene para el servidor, o el de quien las abre.
server-city = **Ciudad** de quienes no han dicho la suya: { $city }, hora actual { $time }.
server-city-unset = **Ciudad** de quienes no han dicho la suya: sin fijar.
server-pace = **Ritmo** de las mesas nuevas: { $pace }.
server-pace-unset = **Ritmo** de las mesas nuevas: sin fijar, o sea { $pace }.
server-edition = **Edición** de las mesas nuevas: { $edition ->
    [classic] clásica
   *[pharaoh] Faraón
}.
server-edition-unset = **Edición** de las mesas nuevas: sin fijar, o sea Faraón.
server-place = **Dónde** se juegan las partidas nuevas: { $place ->
    [here] en el mismo canal de la mesa
   *[thread] en un hilo
}.
server-place-unset = **Dónde** se juegan las partidas nuevas: sin fijar, o sea en un hilo.
server-pictures = **Imágenes** de las mesas nuevas: { $theme ->
    [dark] oscuras
   *[light] claras
}.
server-pictures-unset = **Imágenes** de las mesas nuevas: sin fijar, o sea oscuras.
server-solo = **Las partidas solo contra jugadores virtuales** se juegan en hilos privados de { $channel }.
server-solo-unset = **Las partidas solo contra jugadores virtuales** se juegan donde alguien las empieza: sin fijar.
server-solo-closed = **Aún no puedo usar { $channel } para eso:** permíteme crear allí hilos privados, escribir en hilos, ver los mensajes anteriores y enviar archivos e incrustados. Hasta entonces esas partidas se juegan donde alguien las empieza.
server-role = **Rol** al que aviso cuando se abre una mesa con asientos libres: { $role }, como mucho una vez cada dos horas.
server-role-unset = **Rol** al que aviso cuando se abre una mesa: sin fijar, o sea ninguno.
server-by-command = El *rol*, la *ciudad*, las *valoraciones* y el canal de las partidas contra la máquina son opciones del propio /ra-admin settings.
server-role-mute = **A { $role } aún no le llega ningún aviso.** Deja que cualquiera mencione ese rol (es un ajuste del rol), o dame el permiso *{ $permission }*.

server-menu-language = Idioma de las mesas nuevas
server-menu-pace = Ritmo de las mesas nuevas
server-menu-edition = Edición de las mesas nuevas
server-menu-place = Dónde se juega
server-menu-pictures = Imágenes de las mesas nuevas
server-option-unset = Sin definir
server-option-edition = { $edition ->
    [classic] Clásica
   *[pharaoh] Faraón
}
server-option-place = { $place ->
    [here] en el canal
   *[thread] en un hilo propio
}
server-option-pictures = { $theme ->
    [light] claras
   *[dark] oscuras
}
