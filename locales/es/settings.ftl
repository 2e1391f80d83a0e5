### Los ajustes de una persona, en su idioma, para nadie más.

settings-where = **¿Cuándo duermes y qué hora es donde estás?** Así tu reloj se para mientras duermes, y no aviso a nadie de noche. Solo tú ves esto; con /ra settings se cambia después, y ahí puedes escribir cualquier ciudad.
settings-what-time = ¿Y qué hora es donde estás? Así sé cuándo es de noche para ti.
settings-which-city = ¿Y cuál de estas ciudades está en tu zona horaria? Así sé cuándo empieza para ti el horario de verano.
settings-which-night = ¿Cuándo duermes, según tu propio reloj?
settings-where-assumed = **¿Cuándo duermes?** Todavía no me lo has dicho, así que en tus mesas supongo que de { $from } a { $until }: entonces tu reloj se para y no te aviso. Si no es así: ¿cuándo duermes, según tu reloj, y qué hora es donde estás? Solo tú ves esto; con /ra settings se cambia después, y ahí puedes escribir cualquier ciudad.
settings-when = **¿Cuándo duermes, con la hora de { $city }?** Hasta que digas otra cosa supongo que de { $night }: entonces tu reloj se para y no te aviso. Solo tú ves esto; /ra settings lo cambia más tarde.

## Todos, una línea cada uno

settings-heading = **Tus ajustes.** De ellos nadie ve más que tus plazos, y más o menos cuánto durará una partida en tu mesa.
settings-city = **Dónde estás**: { $city }, hora actual { $time }.
settings-city-unknown = **Dónde estás**: no se sabe.
settings-sleep = **Sueño**: de { $night }; entonces tus relojes se paran, y no te aviso.
settings-sleep-nowhere = **Sueño**: de { $night }{ $city ->
    [none] . Aún no sé tu zona horaria; hasta entonces vale la del servidor o la de quien organiza tu mesa.
   *[other] , con la hora de { $city }, como en el servidor de tu mesa. Aún no sé tu propia zona horaria.
}
settings-sleep-none = **Sueño**: sin horas fijas, así que te puedo avisar a cualquier hora.
settings-sleep-assumed = **Sueño**: no lo has dicho, así que supongo que de { $night }; entonces tus relojes se paran y no te aviso, salvo que hayas actuado en la última hora.
settings-sleep-unset = **Sueño**: no lo has dicho. { $city ->
    [none] Según la hora del servidor o de quien organiza tu mesa, si la sé,
   *[other] Con la hora de { $city }, como en el servidor de tu mesa,
} supongo que de { $night }.
settings-away = **Ausencia**: vuelves el { $day }; { $meanwhile ->
    [stand-in] mientras tanto, un jugador virtual juega por ti
   *[wait] tus mesas esperan, hasta tres días cada una; después, un jugador virtual juega por ti
}.
settings-not-away = **Ausencia**: no. { $days ->
    [one] Te queda 1 día
   *[other] Te quedan { $days } días
} de ausencia{ $more ->
    [none] {""}
   *[other] , uno más desde el { $more }
}.
settings-calls = **Avisos**: { $direct ->
    [true] por mensaje directo
   *[false] en el canal de la partida
}.
settings-next = **Aviso un turno antes**: { $next ->
    [true] sí, por mensaje directo
   *[false] no
}.
settings-leaves = **Jugadas obvias**: { $leaves ->
    [nothing] te pregunto siempre.
    [passes] saco y paso por ti, donde tu mesa lo permita.
    [bids] saco, paso y pujo tu sol más bajo por ti, donde tu mesa lo permita.
   *[draws] saco por ti, donde tu mesa lo permita.
}
settings-done-for-you = Para que la partida avance, saco por ti mientras haya 0 o 1 losetas en el casillero, salvo que la próxima loseta de Ra pudiera acabar la época. Empiezo después de tu primera jugada; desde tu próxima partida saco también donde casi todo el mundo sacaría, señalado con ». Si prefieres decidir, elige *No, pregúntame siempre*.
settings-offer-passes = Las últimas diez veces que has pasado en esta partida eran jugadas obvias. ¿Paso así por ti desde ahora?
settings-no-passes = Te sigo preguntando. Si cambias de idea, está en /ra settings.
settings-button-draws = Sí, hazlas por mí
settings-advice = { $advice ->
    [true] **Consejos**: sí; cuando pujas te digo cuánto vale lo que hay en el casillero según calcula un jugador virtual, si tu mesa lo permite.
   *[false] **Consejos**: no; en ningún sitio lees cuánto vale lo que hay en el casillero.
}
settings-ahead = { $ahead ->
    [true] **Preguntas por adelantado**: sí; después de sacar te puedo preguntar qué responderías si se invoca a Ra, para que luego nadie espere.
   *[false] **Preguntas por adelantado**: no; en una subasta te pregunto cuando se abre.
}
settings-language = **Idioma**: { $language }{ $chosen ->
    [true] {""}
   *[false] , como en tu Discord
}.
settings-night = { $from } a { $to }
settings-direct-refused = **Discord no me deja escribirte**, así que esto queda como estaba. Permite los mensajes directos en los ajustes de privacidad de este servidor (o desbloquéame) y elígelo otra vez.
settings-direct-unknown = **Todavía no se sabe si puedo escribirte**: ahora mismo no se puede probar. Lo intento otra vez sin que hagas nada, y valdrá en cuanto te llegue un mensaje directo; hasta entonces queda como estaba. Si no llega ninguno, permite los mensajes directos en los ajustes de privacidad de este servidor y elígelo otra vez.

## Menús y botones

settings-menu-time = Mi reloj marca…
settings-time = { $time }, { $weekday ->
    [1] lunes
    [2] martes
    [3] miércoles
    [4] jueves
    [5] viernes
    [6] sábado
   *[7] domingo
}
settings-button-other-time = Ninguna de estas
settings-menu-city = Como en…
settings-menu-sleep = Cuándo duermo
settings-sleep-from = Duermo de { $night }
settings-no-sleep = Sin horas de sueño
settings-button-here = Ya estoy aquí
settings-button-away = Me ausento…
settings-button-channel = Avísame en el canal
settings-button-direct = Avísame por mensaje directo
settings-button-not-next = No me avises un turno antes
settings-button-next = Avísame un turno antes
settings-button-advice = Activar los consejos
settings-button-no-advice = Quitar los consejos
settings-button-ahead = Volver a preguntar antes
settings-button-not-ahead = Dejar de preguntar antes
settings-menu-leaves = Jugadas obvias
settings-leaves-option = { $leaves ->
    [nothing] Preguntarme siempre
    [passes] Sacar y pasar por mí si es obvio
    [bids] Sacar, pasar y pujar mi sol más bajo si es obvio
   *[draws] Sacar por mí si es obvio
}
settings-button-ask-me = No, pregúntame siempre
settings-button-passes = Sí, pasa por mí
settings-button-no-passes = No, pregúntame
settings-button-where = Mi zona horaria…
settings-button-other-night = Otras horas…
settings-button-type-place = Escribir una ciudad…
settings-button-type-night = Escribir las horas…
settings-form-place = Dónde estás
settings-form-place-label = Una ciudad, o qué hora es allí
settings-form-night = Cuándo duermes
settings-form-night-label = Desde y hasta, como 23:30-7:15
settings-menu-wait = Las mesas esperan hasta… (3 días como mucho)
settings-menu-stand-in = Juega un jugador virtual hasta…
settings-button-more = Más ajustes…
settings-button-back = Volver a los ajustes
settings-menu-language = Idioma
settings-language-of-discord = Idioma como en mi Discord
settings-day = { $weekday ->
    [1] lunes
    [2] martes
    [3] miércoles
    [4] jueves
    [5] viernes
    [6] sábado
   *[7] domingo
} { $day } de { $month ->
    [1] enero
    [2] febrero
    [3] marzo
    [4] abril
    [5] mayo
    [6] junio
    [7] julio
    [8] agosto
    [9] septiembre
    [10] octubre
    [11] noviembre
   *[12] diciembre
}
settings-no-days-left = Puedes ausentarte diez días al año, entre todas tus partidas, y ya los has usado{ $more ->
    [none] {""}
   *[other] , hasta el { $more }
}. Avisa a tus mesas, o deja el puesto a un jugador virtual con /ra resign.
settings-before-leaving = ¿Qué día vuelves? Hasta entonces tus relojes se paran, en cada mesa tres días como mucho; después juega por ti un jugador virtual, o desde el primer momento si lo eliges. Puedes ausentarte diez días al año, entre todas tus partidas, y te { $days ->
    [one] queda 1
   *[other] quedan { $days }
}.

## Ciudades

settings-cities =
    London = Londres
    Berlin = Berlín
    Paris = París
    New York = Nueva York
    Los Angeles = Los Ángeles
    Tokyo = Tokio
    Sydney = Sídney
    Moscow = Moscú
    Athens = Atenas
    Beijing = Pekín
    Singapore = Singapur
    St. John’s = San Juan de Terranova
    Dubai = Dubái
    Tehran = Teherán
    Dhaka = Daca
    Rome = Roma
    Vienna = Viena
    Zürich = Zúrich
    Amsterdam = Ámsterdam
    Brussels = Bruselas
    Copenhagen = Copenhague
    Stockholm = Estocolmo
    Warsaw = Varsovia
    Prague = Praga
    Munich = Múnich
    Hamburg = Hamburgo
    Cologne = Colonia
    Frankfurt = Fráncfort
    Milan = Milán
    Marseille = Marsella
    Lisbon = Lisboa
    Dublin = Dublín
    Edinburgh = Edimburgo
    Kyiv = Kiev
    Bucharest = Bucarest
    Sofia = Sofía
    Vilnius = Vilna
    Tallinn = Tallin
    Cairo = El Cairo
    Jerusalem = Jerusalén
    Istanbul = Estambul
    Saint Petersburg = San Petersburgo
    Riyadh = Riad
    Baghdad = Bagdad
    Johannesburg = Johannesburgo
    Cape Town = Ciudad del Cabo
    Accra = Acra
    Montréal = Montreal
    Philadelphia = Filadelfia
    New Orleans = Nueva Orleans
    Mexico City = Ciudad de México
    Rio de Janeiro = Río de Janeiro
    Brasília = Brasilia
    Havana = La Habana
    Reykjavík = Reikiavik
    Canary Islands = Islas Canarias
    Mumbai = Bombay
    Bengaluru = Bangalore
    Kolkata = Calcuta
    Kathmandu = Katmandú
    Tashkent = Taskent
    Yekaterinburg = Ekaterimburgo
    Yangon = Rangún
    Hanoi = Hanói
    Ho Chi Minh City = Ciudad Ho Chi Minh
    Jakarta = Yakarta
    Shanghai = Shanghái
    Taipei = Taipéi
    Seoul = Seúl

settings-now = ahora { $time }
settings-time-no-clock = Partida { $game } en { $channel }: sin reloj.
settings-time-stopped = Partida { $game } en { $channel }: tu reloj está parado, te quedan { $count } { $unit ->
    [minutes] min
   *[hours] h
}.
settings-time-runs = Partida { $game } en { $channel }: tu tiempo termina el { $until }, { $relative }. { $then }
