### Por qué no se hace algo: qué pasa, y qué se puede hacer. Lo lee una persona, en su idioma.

refusal-no-game-here = En este canal no hay ninguna partida. /ra new abre una mesa; /ra games muestra tus partidas.
refusal-game-in-threads = En este canal mismo no hay ninguna partida, pero sí en { $threads }: usa allí el comando.
refusal-not-started = La partida de este canal aún no ha empezado: empieza cuando se ocupen todos los asientos, o cuando quien organiza diga /ra start.
refusal-no-lobby-here = En este canal no hay ninguna mesa abierta. /ra new abre una.
refusal-past = Eso ya tiene respuesta, y la partida ha seguido. /ra board la muestra.
refusal-called-off = La partida { $game } está cancelada. /ra new abre una mesa.
refusal-asked-already = Ya se está preguntando si se cancela la partida, hasta { $until }: el mensaje con los botones está en su canal.
refusal-not-asked-again = Ya se preguntó si se cancelaba la partida, y no hubo acuerdo. Se puede volver a preguntar a partir de { $until }; /ra resign la deja solo para ti.
refusal-not-asked = Ya no se pregunta si se cancela la partida. /ra board muestra cómo va.
refusal-begun = La partida de esta mesa ya ha empezado: se juega en { $channel }.
refusal-not-over = Esta partida sigue. Cuando termine, se podrá invitar a las mismas personas a otra.
refusal-has-place = Esta partida tiene un canal: sigue allí.
refusal-host-decides = Hasta { $until } solo decide { $host } dónde sigue; después, cualquiera de la mesa.
refusal-unseen = Partida { $game }: { $user } no puede ver { $channel }, así que su tiempo está parado y los demás esperan. Dadle allí { $permission }, por favor; a los 7 días un jugador de la máquina ocupa el asiento.
refusal-nothing-kept = No hay ninguna respuesta tuya guardada: ya se ha jugado, o no has dado ninguna. /ra me muestra lo que tienes.
refusal-no-such-case = Esa ya no puede ser la puja más alta cuando te toque. Abre la lista otra vez.
refusal-your-turn-is-now = Es tu turno, así que decide primero. Esa orden vale para una subasta que se abra mientras juegan los demás.
refusal-nothing-to-undo = No hay nada que deshacer. Lo que decides en tu turno se puede deshacer hasta que se juega, unos segundos después; lo jugado queda jugado, y una loseta sacada queda sacada. Una respuesta a una subasta se retira con /ra withdraw.
refusal-not-pending = Eso ya se ha jugado o deshecho. /ra board muestra cómo va la partida.
refusal-direct-messages = En mensajes directos no hay mesas con otras personas. Usa /ra-play en un canal del servidor; aquí, /ra-play empieza una partida contra jugadores virtuales.
refusal-not-in-threads = Un panel está en un canal. Esto es un hilo, que acaba archivado: usa /ra-admin panel en el canal al que pertenece.
refusal-game-runs-here = Hay una partida en marcha en { $channel }; en un canal solo cabe una a la vez. Abre una mesa en otro canal.
refusal-game-runs-directly = Aquí hay una partida en marcha, y en los mensajes directos solo cabe una a la vez. Termínala, o anúlala con /ra cancel.
refusal-lobby-is-here = Ya hay una mesa abierta para una partida en este canal mismo: con /ra join te sientas, y quien organiza puede usar /ra cancel para cancelarla.
refusal-several-tables = Aquí hay varias mesas abiertas. Di cuál con el número de su partida: { $games }.
refusal-host-of-none = Aquí hay varias mesas abiertas y no organizas ninguna: solo puede hacerlo quien organiza la mesa.
refusal-lobby-full = Los { $seats } asientos están ocupados o reservados. /ra new abre otra mesa.
refusal-seated-already = Ya tienes asiento en esta mesa. /ra leave lo deja libre.
refusal-barred = Quien organiza ha dejado libre tu asiento, y ya no puedes sentarte en esta mesa. /ra new abre otra.
refusal-not-seated = No tienes asiento en esta mesa. Cualquiera puede mirar una partida: /ra board la muestra.
refusal-no-computer = En esta mesa no hay ningún jugador virtual.
refusal-no-seat-for-bots = Los bots no se pueden sentar: invita a personas.
refusal-too-many-invited = Son más personas que los { $seats } asientos, contando el tuyo. Elige más asientos o invita a menos gente.
refusal-too-few-seats = { $taken } asientos están ocupados o reservados, así que la mesa no puede tener menos. Deja libre uno antes.
refusal-not-the-host = Solo { $host }, que organiza, puede hacer eso.
refusal-host-starts = Solo { $host } puede empezar la partida. También empieza sola cuando la mesa está completa.
refusal-too-few-seated = Hacen falta al menos dos personas: antes alguien más tiene que usar /ra join.
refusal-game-has-started = La partida ha empezado, y el resto cuenta contigo. /ra replace ofrece tu puesto a otra persona; /ra resign lo deja para siempre, y sigue en él un jugador virtual; /ra cancel pregunta a todo el mundo si se cancela la partida.
refusal-missing = Me faltan permisos en este canal para una partida: { $permissions }. Quien administra el canal puede dármelos.
refusal-no-board = No puedo mostrar el tablero de la partida { $game } en { $channel }: allí necesito { $permissions }. Quien administra el canal puede dármelo; hasta entonces /ra board muestra cómo está.
permission = { $permission ->
    [view-channel] Ver canal
    [embed-links] Insertar enlaces
    [attach-files] Adjuntar archivos
    [read-message-history] Leer el historial de mensajes
    [create-public-threads] Crear hilos públicos
    [send-messages-in-threads] Enviar mensajes en hilos
    [connect] Conectar
    [manage-roles] Gestionar roles
    [mention-everyone] Mencionar @everyone, @here y todos los roles
   *[send-messages] Enviar mensajes
}
refusal-halted-gone = La partida está en pausa porque me quitaron del servidor; sigue cuando yo vuelva.
refusal-halted-held = La moderación ha puesto esta partida en pausa, y puede reanudarla con /ra-admin resume. A nadie le corre el tiempo.
refusal-halted-deserted = En esta partida ahora no juega nadie, así que espera a que alguien vuelva: /ra back, si tienes allí un puesto.
refusal-out-of-time = Tu tiempo se acabó antes de que llegara eso, y la partida ha seguido sin ello. /ra board muestra cómo está; si ahora un jugador virtual ocupa tu puesto, /ra back lo recupera.
refusal-stood-in = Un jugador virtual ocupa tu puesto, y no es tu turno. /ra back lo recupera.
refusal-no-chair = Un jugador virtual ocupa tu puesto: quien no tiene puesto no decide si se cancela la partida. /ra back lo recupera.
refusal-resigned = Has dejado esta partida, y un jugador virtual juega en tu puesto. Cualquiera puede mirar: /ra board la muestra.
refusal-over = Esta partida ha terminado. /ra board muestra cómo acabó, y /ra-play empieza otra.
refusal-no-stand-in = Tu puesto es tuyo: ningún jugador virtual te sustituye.
refusal-needs-yes = En este puesto juega { $owner }: hace falta que acepte.
refusal-not-a-player = { $user } no juega en esta partida. Elige a alguien de la mesa.
refusal-not-on-server = { $user } no está en este servidor.
refusal-sits-there = { $user } ya está en esta mesa. Elige a alguien que no esté.
refusal-only-for = Eso es para { $user }: solo esa persona puede contestar.
refusal-declined = { $user } ya recibió la oferta de un puesto en esta partida y no lo quiso. Pregunta a otra persona.
refusal-offer-is-over = Esta oferta ya no vale: otra persona tiene el puesto, lo has rechazado, han pasado las 48 horas o quien lo ofreció ya no puede darlo. Te lo pueden volver a ofrecer.
refusal-chair-not-free = Este puesto ya no está libre: lo tiene otra persona, o su titular ha vuelto. /ra board muestra cómo va la partida.
refusal-has-chair = Ya tienes un puesto en esta mesa, y nadie tiene dos. /ra board muestra cómo va la partida.
refusal-no-seat-kept = En esta mesa no hay ningún asiento reservado para ti; uno reservado queda libre a las 48 horas. Mientras haya uno libre, puedes sentarte con /ra join.
refusal-not-played-here = En este canal no hay ninguna partida { $game }. /ra games muestra tus partidas.
refusal-not-on-this-server = En este servidor no hay ninguna partida { $game }.
refusal-calls-everybody = Ese rol es de todo el mundo, y nunca aviso a todo el mundo. Elige un rol que tengan quienes quieren recibir avisos.
refusal-not-held = Nadie ha puesto en pausa esta partida: no hay nada que reanudar.
refusal-waits-for-nobody = Ahora mismo la partida no espera a ninguna persona.
refusal-no-clock = Esta partida se juega sin reloj: a nadie se le acaba el tiempo.
refusal-your-own-turn = Es tu propio turno: juégalo como todo el mundo.
refusal-too-long-away = Puedes ausentarte diez días al año, entre todas tus partidas: { $days ->
    [0] no queda ninguno
    [one] queda 1 día
   *[other] quedan { $days } días
}. Elige un día más cercano, o avisa a tus mesas.
refusal-not-away = Ahora no tienes puesta ninguna ausencia. Para ausentarte, di hasta qué día: /ra settings tiene un botón para eso.
refusal-frozen = Esta partida empezó con otra versión de las reglas y no puede seguir con esta. No se pierde nada: pregunta a quien me aloja, o quien organiza puede cancelarla con /ra cancel.
refusal-not-your-turn = La partida espera a { $player }: { $question ->
    [turn] es su turno
    [gods] está usando losetas de Dios
    [bid] le toca pujar o pasar
   *[discard] debe descartar losetas por un desastre
}. /ra me muestra lo que tienes.
refusal-too-many-open = Tienes { $most } mesas abiertas que no han empezado, y nadie puede tener más. Empieza en una o cancela otra con /ra cancel; la que lleva más tiempo sin cambios se cierra sola { $relative }.
refusal-too-many-today = Has abierto { $most } mesas en un día, y nadie puede abrir más. Podrás abrir la siguiente { $relative }, y mientras tanto puedes sentarte en cualquier mesa.
refusal-too-many-here = En este servidor hay { $most } mesas abiertas, y no puede haber más. Siéntate en una de ellas; la que lleva más tiempo sin cambios se cierra sola { $relative }.
refusal-set-too-often = Has cambiado tus ajustes tantas veces como se puede en un día ({ $most }). Se quedan como están; podrás cambiarlos otra vez { $relative }.
refusal-note-too-long = Una nota tiene como mucho { $most } caracteres, y esta tiene { $count }. Tu nota sigue como estaba: vuelve a pulsar *Nota…* y acórtala.
refusal-too-fast = Vas más rápido de lo que puedo seguir, así que no se ha hecho nada. Prueba otra vez { $relative }.
refusal-just-shown = El tablero se acaba de mostrar en este canal y se podrá mostrar otra vez { $relative }. Para ti, /ra board sin *public* lo muestra en cualquier momento.
refusal-takes-only = { $disaster } se lleva ahora { $count ->
    [one] 1 loseta tuya
   *[other] { $count } losetas tuyas
}, y has nombrado más: di cuáles con /ra discard, y no más de las que pide.
refusal-crowded = Hubo otras jugadas en el mismo momento, así que no se ha hecho nada tuyo. Mira el tablero y prueba otra vez.
refusal-too-low = Tus soles: { $held }. La puja a superar es { $beat }: puja { $open }.
refusal-too-low-or-pass = Tus soles: { $held }. La puja a superar es { $beat }: puja { $open }{ $count ->
    [1] {" "}o pasa
   *[other] , o pasa
}.
refusal-no-sun-to-bid = No tienes ningún sol lo bastante alto, así que en esta subasta no te toca.
refusal-no-sun-left = Ya has usado todos tus soles de esta época, así que en esta subasta no te toca.
refusal-not-then = A esa hora ya no puedo avisarte: ya ha pasado, estás durmiendo o se te habrá acabado el tiempo. *Recuérdamelo luego…* muestra cuándo puedo.
refusal-answered-already = Tu respuesta en esta subasta ya se ha jugado, y todo el mundo la ha visto: no se puede cambiar.
refusal-unclear = Aquí no entiendo “{ $words }”. Elige de la lista que se abre mientras escribes.
refusal-day-over = Ese día ya ha pasado o ha empezado. Elige uno posterior.
refusal-old-menu = Ahora no es posible, porque este menú ya no vale. Ábrelo otra vez.
refusal-no-night = No puedo leer “{ $words }” como horas de sueño. Escríbelas así: 23:30-7:30, doce horas como mucho; o: no.
refusal-no-city = No conozco ninguna ciudad «{ $words }».{ $button ->
    [none] {""} Nombra una mayor que esté cerca.
   *[other] {""} *{ $button }* en /ra settings se guía por la hora que marca tu reloj.
}
refusal-time-of-cities = «{ $words }» no es una ciudad. ¿Te refieres a la hora de { $cities }? Escribe una ciudad{ $button ->
    [none] .
   *[other] , o usa *{ $button }* en /ra settings, que se guía por la hora que marca tu reloj.
}
refusal-not-on-track = En el casillero de subasta no hay { $tile }, o no tantas veces como dices. { $track ->
    [none] Está vacío.
   *[other] Ahí hay: { $track }.
}
refusal-that-is-over = Eso ya terminó.
refusal-you-were-late = Se te acabó el tiempo, así que jugué por ti: { $what }
refusal-board-is-here = El tablero actual está [aquí]({ $link }).
refusal-board-shows = /ra board muestra cómo está.

## Lo que las reglas dicen contra una acción

rule-game-over = La partida ha terminado.
rule-not-your-turn = No es tu turno.
rule-in-auction = Hay una subasta en marcha: primero /ra bid o /ra pass.
rule-no-auction = No hay ninguna subasta en marcha: quizá acaba de terminar. /ra board muestra la mesa.
rule-spending-gods = Estás usando losetas de Dios: /ra god toma otra loseta, y /ra god sin losetas termina.
rule-not-spending-gods = En este turno no has usado ninguna loseta de Dios: di con /ra god qué tomas.
rule-must-discard = Antes, { $disaster } se lleva { $count ->
    [one] 1 loseta tuya
   *[other] { $count } losetas tuyas
}: elige con /ra discard.
rule-nothing-to-discard = Ahora ningún desastre se lleva losetas tuyas.
rule-track-full = Las ocho casillas del casillero de subasta están ocupadas: /ra invoke, o usa losetas de Dios.
rule-no-god = No tienes ninguna loseta de Dios que usar.
rule-space-free = En la casilla { $space } del casillero de subasta no hay ninguna loseta.
rule-god-for-god = En la casilla { $space } hay un Dios, y un Dios no puede tomar otro Dios.
rule-no-such-sun = No puedes pujar { $sun }. Tus soles boca arriba: { $held }.
rule-too-low = { $sun } no basta: la puja a superar es { $beat }.
rule-must-bid = Invocaste a Ra con sitio en el casillero, y el resto ha pasado: debes pujar uno de tus soles.
rule-wrong-kind = { $disaster } no se lleva { $tile }, sino { $takes }.
rule-not-held = No te queda { $tile } que descartar.

## Lo que no es culpa de nadie que juega

failed-apology = Algo ha fallado por mi parte; queda anotado. Si era una jugada, /ra board muestra si ha contado.
failed-unsaved = Mi base de datos no funciona ahora mismo, así que no se ha guardado nada. Inténtalo de nuevo dentro de un minuto.
failed-unsure = No he podido comprobar si esto se ha guardado. Mira el tablero: /ra board.
failed-unknown-button = Este botón lo hizo otra versión de mí. /ra board muestra el tablero actual, con botones que funcionan.
failed-unknown-form = Este formulario no es mío, o ya no lo conozco, así que no se ha apuntado nada. Ábrelo de nuevo desde *Mi partida*.
failed-other-command = Este comando ha cambiado desde la última vez que tu Discord miró. Escríbelo otra vez.
refusal-may-not-manage = Estos botones son para quien puede gestionar este canal. Usa los comandos de /ra-admin, o pídeselo a alguien que pueda.
