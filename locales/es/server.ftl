### Los ajustes de un servidor, para quien cuida sus partidas

server-heading = **Ajustes de este servidor.** Lo que cada cual elige para sí o para una mesa tiene prioridad.
server-language = **Idioma** de las mesas nuevas: { $language }.
server-language-unset = **Idioma** de las mesas nuevas: sin fijar; es el que Discord tiene para el servidor, o el de quien las abre.
server-city = **Ciudad** de quienes no han dicho la suya: { $city }, hora actual { $time }.
server-city-unset = **Ciudad** de quienes no han dicho la suya: sin fijar.
