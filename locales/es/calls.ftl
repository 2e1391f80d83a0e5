### Avisos: mensajes que traen a alguien a una partida. En el canal empiezan con una mención («@Nefer, la partida 3 te espera»);
### por mensaje directo la primera letra pasa a mayúscula.

call-in-channel = { $user }, { $call }
call-may-answer = hay una subasta en la partida { $game }: responde cuando quieras, queda en secreto.
call-may-answer-until = hay una subasta en la partida { $game }: responde antes del { $until }, queda en secreto.
call-answer-last = hay una subasta en la partida { $game }, y tu tiempo para responder se acaba { $relative }.
call-over = termina la partida { $game }: { $places }.
call-ended = termina la partida { $game }.
call-waits = la partida { $game } te espera: { $asked }.
call-waits-until = la partida { $game } te espera: { $asked }, hasta el { $until }.
call-wanted = Pediste este recordatorio.
call-waits-only = la partida { $game } solo te espera a ti: { $asked }.
call-time-until = Hay tiempo hasta el { $until }.
call-last = la partida { $game } solo te espera a ti, y tu tiempo se acaba { $relative }.
call-last-then = { $action ->
    [draw] Entonces saco una loseta por ti.
    [invoke] Entonces invoco a Ra por ti.
    [pass] Entonces paso por ti.
    [either] Entonces paso por ti, o pujo tu sol más bajo si todos los demás han pasado.
    [bid] Entonces pujo por ti { $sun }, tu sol más bajo.
    [discard] Entonces descarto por ti las losetas que menos valen.
    [done] Entonces termino tu turno por ti.
   *[nothing] Entonces no hago nada por ti.
}
call-asked = { $question ->
    [turn] es tu turno
    [gods] otra loseta de Dios, o ninguna más
    [bid] puja o pasa
    [discard] elige las losetas que se lleva un desastre
    [may-answer] una subasta que puedes responder cuando quieras
   *[over] ya terminó
}
call-others = También te { $count ->
    [one] espera 1 partida más
   *[other] esperan { $count } partidas más
} en este servidor:
call-to-the-board = Al tablero
call-is-in = Está en { $channel }.
call-was-in = Se jugó en { $channel }.
call-several = { $count ->
    [one] Esta partida te espera:
   *[other] Estas partidas te esperan:
}
call-one-of-several = Partida { $game } en { $channel }: { $asked }
call-one-of-several-until = Partida { $game } en { $channel }: { $asked }, hasta el { $until }
call-more = … y { $count } más: /ra games.
call-next = Partida { $game } en { $channel }: le toca a { $player }, y después a ti.
call-begun = La partida { $game } en { $channel } ha empezado: { $players }. Te escribo aquí cuando sea tu turno.
call-here = Hecho: te escribiré aquí.

came-answered = Partida { $game }: { $action ->
    [draw] sacaste una loseta ({ $what }).
    [invoke] invocaste a Ra.
    [pass] pasaste ({ $what }).
    [bid] pujaste { $sun } ({ $what }).
    [discard] entregaste losetas ({ $what }).
    [done] terminaste tu turno.
   *[nothing] usaste una loseta de Dios.
}
came-done = Partida { $game }: { $action ->
    [draw] saqué una loseta por ti ({ $what })
    [invoke] invoqué a Ra por ti
    [pass] pasé por ti ({ $what })
   *[bid] pujé { $sun } por ti ({ $what })
}{ $ordered ->
    [true] , según tu orden.
   *[false] : una jugada obvia.
}
came-late = partida { $game }: se te acabó el tiempo. { $action ->
    [draw] Saqué una loseta por ti ({ $what }).
    [invoke] Invoqué a Ra por ti.
    [pass] Pasé por ti ({ $what }).
    [bid] Pujé por ti { $sun }, tu sol más bajo ({ $what }).
    [discard] Descarté por ti las losetas menos valiosas ({ $what }).
   *[done] Terminé tu turno por ti.
}
came-lot = { $tiles ->
    [none] sol { $sun }
   *[other] { $tiles }, sol { $sun }
}
came-acted-for = Partida { $game }: { $by } jugó por ti.
came-skipped = Partida { $game }: ninguno de tus soles es ya bastante alto, así que no tienes que responder.
came-left = Ya no juegas en la partida { $game }.
came-paused = La partida { $game } no te espera ahora; te vuelvo a avisar cuando siga.
came-called-off = La partida { $game } se canceló.
came-past = La partida { $game } ha seguido desde entonces.
came-stood-in = Un jugador virtual ocupa tu puesto hasta que vuelvas.
call-late-next = Para tu próxima jugada tienes { $unit ->
    [minutes] { $count ->
        [one] 1 minuto
       *[other] { $count } minutos
    }
   *[hours] { $count ->
        [one] 1 hora
       *[other] { $count } horas
    }
}. Si ese tiempo se acaba antes de que juegues, un jugador virtual ocupará tu puesto.
call-out-of-reach = La partida { $game } está parada: no puedo escribir en { $channel }, así que quizá no verías lo que se pregunta allí. A nadie le corre el tiempo. Sigue con un tablero nuevo en cuanto la moderación me devuelva el acceso; a los 14 días la cancelo.
call-place-gone = La partida { $game } está parada: se borró el canal donde se jugaba. El tiempo no corre para nadie. Con *Continuar*, quien abrió la mesa puede seguirla en un hilo nuevo y, pasado un día, cualquiera de la mesa. A los 7 días la cancelo.
call-out-of-sight = Ya no puedes ver { $channel }, donde se juega la partida { $game }, así que allí no corre tu tiempo. He avisado a quienes cuidan del servidor. Hasta que lo veas de nuevo puedes jugar aquí. A los 7 días un jugador de la máquina ocupa tu asiento; con /ra back lo recuperas.

later-when = ¿Cuándo te aviso otra vez de la partida { $game }? Lo haré si entonces aún te espera; antes solo te diré si se te acaba el tiempo.
later-never = Antes de que se te acabe el tiempo no queda ningún momento para avisarte de la partida { $game }.
later-nothing-for-you = Hasta que respondas, aquí no juego nada por ti.
later-so-far = Por ahora te aviso a esta hora: { $at }.
later-kept = Te aviso { $relative } ({ $at }) si esto aún te espera entonces.
later-clock = Tu reloj sigue corriendo: tienes tiempo hasta { $until }.
later-city = Si me dices tu ciudad en /ra settings, también puedo avisarte esta noche o mañana.
