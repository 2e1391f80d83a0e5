### Una mesa antes de su partida. El mensaje es para todo el mundo; las confirmaciones, para una persona.

## El mensaje

lobby-open = { $table }: { $free ->
    [0] { $kept ->
        [true] ningún otro asiento libre
       *[false] ningún asiento libre
    }
    [one] un asiento libre
   *[other] { $free } asientos libres
}.
lobby-invited = Asiento reservado para { $people } hasta: { $until }.
lobby-invites = { $host } te ha reservado un asiento: partida { $game } en { $channel }. Es tuyo hasta { $until }.
lobby-title = Ra · partida { $game }
lobby-title-named = Ra · partida { $game } · { $name }
# «organiza» y no «anfitrión»: no dice el género.
lobby-seat = { $name }{ $host ->
    [true] {" "}(organiza)
   *[false] {""}
}
lobby-classic = Edición clásica.
lobby-terms = { $edition ->
    [classic] Edición clásica (un desastre tomado con un Dios golpea al final del turno)
   *[pharaoh] Edición Faraón (un desastre tomado con un Dios golpea enseguida)
}, { $place ->
    [here] en este canal
   *[thread] en un hilo de este canal
}.
lobby-takes-hours = Más o menos { $hours ->
    [one] una hora
   *[other] { $hours } horas
}.
lobby-takes-days = Más o menos { $days ->
    [one] un día
   *[other] { $days } días
}.
lobby-takes-weeks = Más o menos { $weeks ->
    [one] una semana
   *[other] { $weeks } semanas
}.
lobby-language = Idioma: { $language }.
lobby-pictures = Imágenes: { $theme ->
    [dark] oscuras
   *[light] claras
}.
lobby-leaves = { $leaves ->
    [nothing] **Jugadas obvias:** siempre pregunto.
    [passes] **Jugadas obvias:** saco y paso por quien lo quiera (/ra settings).
    [bids] **Jugadas obvias:** saco, paso y pujo el sol más bajo por quien lo quiera (/ra settings).
   *[draws] **Jugadas obvias:** saco por quien lo quiera (/ra settings).
}
lobby-advice = { $advice ->
    [true] **Consejos:** quien puja lee cuánto cree un jugador virtual que vale lo que hay en el casillero (se quitan en /ra settings).
   *[false] **Consejos:** ninguno sobre lo que vale el casillero.
}
lobby-start-full = La partida empieza sola en cuanto yo tenga los permisos necesarios.
lobby-start = **Inicio:** por sí sola, al llenarse el último asiento{ $sooner ->
    [true] ; desde dos personas, también quien organiza
   *[false] {""}
}.
lobby-how = O escribe /ra join, /ra leave, /ra start.
lobby-started = Empieza la partida { $game }: { $players }.
lobby-goes-on = La partida { $game } sigue aquí: { $order }.
lobby-goes-on-in = La partida { $game } sigue en { $channel }.
lobby-rematch-there = Esa mesa ya es la partida { $game }: { $link }
place-choose = Ya no puedo abrir un hilo donde empezó la partida { $game }. ¿Dónde debe seguir?
place-choose-one = Elige un canal
place-none = No encuentro ningún canal donde yo pueda abrir un hilo y tú escribir. Pídele uno a la moderación y pulsa *Continuar* otra vez.
lobby-has-started = La partida { $game } ha empezado.
lobby-played-here = Aquí no puedo usar un hilo, así que la partida { $game } se juega en este mismo canal.
lobby-waits = La partida { $game } ha empezado, pero todavía no puedo abrirle un hilo aquí. Sigo intentándolo; hasta entonces a nadie le corre el tiempo. Si en tres días no hay hilo, la cancelo.
lobby-over = La partida { $game } ha terminado.
lobby-called-off = Partida { $game } cancelada.
lobby-table-closed = La mesa de la partida { $game } se ha cerrado: { $people }.
lobby-expired = Se cierra la mesa de la partida { $game }: en { $live ->
    [true] dos horas
   *[false] siete días
} nadie ha venido ni se ha ido. /ra new abre otra.
lobby-closes = { $people }: a la mesa de la partida { $game } no llega nadie ni se va nadie. Se cierra sola después del { $until }, a no ser que alguien de la mesa la mantenga abierta.
lobby-kept-open = { $name } mantiene abierta la mesa de la partida { $game } hasta: { $until }.
lobby-promise = Prueba de que se mezcló limpiamente (SHA-256 de la bolsa): { $sum }
lobby-table = En la mesa: { $players }.

## Sus botones: mejor menos de 25 letras

lobby-button-join = Sentarme
lobby-button-details = Detalles…
lobby-button-leave = Levantarme
lobby-button-start = Empezar
lobby-button-call-off = Cerrar la mesa
lobby-button-rules = Cómo se juega
lobby-button-computer = Añadir jugador virtual…
lobby-button-free = Dejar libre un asiento…
lobby-button-seats = Asientos…
lobby-button-classic = Edición clásica
lobby-button-pharaoh = Edición Faraón
lobby-button-keep = Mantener abierta
lobby-button-pace = Ritmo…
lobby-button-leaves = Jugadas obvias…
lobby-button-advice = Permitir consejos
lobby-button-no-advice = Quitar consejos
lobby-button-language = Idioma…
lobby-button-dark = Imágenes oscuras
lobby-button-light = Imágenes claras

## Lo que se dice a quien pulsa uno

lobby-started-in = Empieza la partida { $game } en { $channel }.
lobby-alone-here = Tu partida de Ra contra jugadores virtuales se juega aquí, para no molestar a nadie.
lobby-which = Aquí hay varias mesas abiertas. ¿Cuál quieres decir?
lobby-called = Ra { $game } · { $who }
lobby-levels = ¿Cómo quieres que juegue el jugador virtual? *Fácil* sigue reglas sencillas, *Normal* mira un poco más allá, a *Difícil* cuesta ganarle.
lobby-level-easy = Fácil
lobby-level-normal = Normal
lobby-level-hard = Difícil
lobby-computer-seated = { $name } se sienta a la mesa de la partida { $game }.
lobby-computer-left = El jugador virtual se ha ido.
lobby-free = ¿Qué asiento debe quedar libre?
lobby-free-ask = ¿Dejar libre el asiento de { $name }? Podrá volver a sentarse, a no ser que lo impidas.
lobby-free-only = Dejar libre el asiento
lobby-free-and-bar = Dejarlo libre y no permitir que vuelva
lobby-freed = Vuelve a estar libre el asiento de { $name }.
lobby-seated = Tienes asiento en la mesa de la partida { $game }.
lobby-seated-cannot-start = Todos los asientos están ocupados, pero la partida aún no puede empezar: lo hará sola en cuanto yo tenga los permisos necesarios.
lobby-seated-starts = La partida empieza cuando la mesa esté completa o { $host } la empiece; te avisaré.
lobby-seated-full = Todos los asientos están ocupados: { $host } empieza la partida, o empieza sola en un minuto.
lobby-left = Tu asiento vuelve a estar libre.
lobby-left-last = Era el último: la mesa se cierra.
lobby-language-choose = ¿En qué idioma verá esta mesa todo el mundo? Lo que solo ves tú sigue en el tuyo.
lobby-seats-choose = ¿Cuántos asientos debe tener la mesa?
lobby-seats-choice = { $seats }{ $starts ->
    [true] : empezar ya
   *[false] {""}
}
lobby-seats-set = La mesa tiene ahora { $seats } asientos.
lobby-seats-set-cannot-start = La mesa tiene ahora { $seats } asientos, todos ocupados. La partida aún no puede empezar: lo hará sola en cuanto yo tenga los permisos necesarios.
lobby-leaves-choose = Para que la partida avance, ¿qué jugadas obvias puedo hacer por quien lo quiera? Cada persona elige en /ra settings.
lobby-leaves-choice = { $leaves ->
    [nothing] Nada
    [passes] Sacar y pasar
    [bids] También el sol más bajo
   *[draws] Sacar
}
lobby-settings = **Organizas la partida { $game }**: solo tú ves esto.
    Asientos: { $seats }.
    Edición: { $edition ->
        [classic] clásica (un desastre tomado con un Dios golpea al final del turno)
       *[pharaoh] Faraón (un desastre tomado con un Dios golpea enseguida)
    }.
lobby-settings-play =
    Ritmo: { $pace }.
    Jugadas obvias que hago: { $leaves ->
        [nothing] ninguna
        [passes] sacar y pasar
        [bids] sacar, pasar y pujar el sol más bajo
       *[draws] sacar
    }.
    Consejos (lo que calcula un jugador virtual, para quien puja): { $advice ->
        [true] sí
       *[false] no
    }.
    Idioma: { $language }.
    Imágenes: { $theme ->
        [dark] oscuras
       *[light] claras
    }.
lobby-settings-of-host =
    Solo { $host }, que la organiza, puede cambiar esta mesa. { $seated ->
        [true] Tienes un asiento y puedes dejarlo. La partida empieza sola cuando se ocupa el último.
       *[false] Puedes sentarte mientras quede un asiento libre. La partida empieza sola cuando se ocupa el último.
    }
lobby-closed = La mesa está cerrada.
lobby-close-ask = ¿Cerrar esta mesa para todos los que están sentados?
lobby-rematch = Hay una mesa nueva en { $channel }, con asiento reservado para quienes jugaron.
lobby-called-off-by-host = Partida { $game } cancelada por quien la organiza.
lobby-called-off-by = Partida { $game } cancelada por { $by }.

## A qué ritmo juega una mesa

pace-meaning = { $pace ->
    [live] *En vivo*, con todo el mundo aquí ahora
    [fast] *Rápido*: todo el mundo pasa varias veces al día
    [standard] *Estándar*: todo el mundo pasa unas dos veces al día
    [relaxed] *Tranquilo*: todo el mundo pasa cuando tiene tiempo
   *[none] *Sin reloj*
}
pace-name = { $pace ->
    [live] En vivo
    [fast] Rápido
    [standard] Estándar
    [relaxed] Tranquilo
   *[none] Sin reloj
}
pace-choose = ¿A qué ritmo quieres jugar?
pace-waking-hours = { $pace }. { $bank } horas por persona sin contar las noches; cada jugada devuelve { $increment ->
    [one] 1 hora
   *[other] { $increment } horas
}.
pace-minutes = { $pace }. { $bank } minutos por persona, más { $increment } por jugada.
pace-no-clock = { $pace }: a nadie se le acaba el tiempo.
pace-each-hours = { $bank } horas por persona sin contar las noches; +{ $increment } h por jugada.
pace-each-minutes = A la vez: { $bank } minutos por persona; +{ $increment } min por jugada.
pace-each-no-clock = Sin reloj: a nadie se le acaba el tiempo.
pace-own = **Tú** has respondido { $count ->
    [one] 1 pregunta
   *[other] { $count } preguntas
}: la mitad en menos de { $waking }{ $wall ->
    [same] {""}
   *[other] {" "}sin contar el sueño ni las ausencias ({ $wall } contándolos)
}.
pace-own-nothing = **Tú** aún no has respondido nada.
pace-table = **Esta mesa**, en conjunto, ha respondido { $count ->
    [one] 1 pregunta
   *[other] { $count } preguntas
}: la mitad en menos de { $waking }{ $wall ->
    [same] {""}
   *[other] {" "}sin contar el sueño ni las ausencias ({ $wall } contándolos)
}.
pace-only-sums = Solo se guardan estas sumas, ninguna hora del día. Las tuyas no las ve nadie más.
pace-spared = Aquí he hecho { $count ->
    [one] 1 jugada obvia u orden
   *[other] { $count } jugadas obvias u órdenes
} por los jugadores.
pace-waits-for = La partida espera a: { $players } (pregunta hecha { $since }).
pace-within = { $unit ->
    [minutes] { $count ->
        [1] un minuto
       *[other] { $count } minutos
    }
    [hours] { $count ->
        [1] una hora
       *[other] { $count } horas
    }
   *[days] { $count ->
        [1] un día
       *[other] { $count } días
    }
}
