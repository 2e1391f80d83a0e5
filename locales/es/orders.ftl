### Las órdenes de alguien: qué se hace en su lugar hasta que se le vuelva a preguntar. Solo lo lee esa persona.
### En las frases habla el bot («pujo 8, o te pregunto»); en menús y botones, la persona («pujar 8, o preguntarme»).

orders-heading = **Tus órdenes en la partida { $game }**, que nadie más ve:
orders-at-once = Lo que eliges aquí se guarda enseguida.
orders-noted = **Guardado.**
orders-draft = **Aún sin guardar:** { $kinds ->
    [none] no paro con ninguna loseta
   *[other] paro con { $kinds }
}. Elige un número para guardarlo.
orders-draw-ask = { $obvious ->
    [true] en tus turnos hago las jugadas obvias y, si no, te pregunto
   *[false] en tus turnos te pregunto
}.
orders-draw = durante toda la época, en tus turnos, saco losetas { $tiles ->
    [8] hasta llenar el casillero
    [one] hasta que haya 1 en el casillero
   *[other] hasta que haya { $tiles } en el casillero
}.
orders-draw-here = en tus turnos saco losetas { $tiles ->
    [8] hasta llenar el casillero
    [one] hasta que haya 1 en el casillero
   *[other] hasta que haya { $tiles } en el casillero
} o hasta que empiece una subasta; después te vuelvo a preguntar.
orders-draw-after = Tras la subasta: { $order }
orders-draw-on = Apuntado: también en tus próximos turnos saco losetas { $tiles ->
    [8] hasta llenar el casillero
    [one] hasta que haya 1 en el casillero
   *[other] hasta que haya { $tiles } en el casillero
} o hasta que empiece una subasta. Solo vale para este casillero: *Órdenes…* tiene *En mi turno…* para toda la época.
orders-draw-but = durante toda la época, en tus turnos, saco losetas { $tiles ->
    [8] hasta llenar el casillero
    [one] hasta que haya 1 en el casillero
   *[other] hasta que haya { $tiles } en el casillero
}, pero paro si hay { $kinds }.
orders-stop = { $turn ->
    [true] No saco por ti, aunque lo ordenaste:
   *[false] Ahora mismo te preguntaría:
} { $why ->
    [last-ra] la próxima loseta de Ra podría terminar la época
    [out-of-suns] alguien ha usado su último sol
    [god] podrías usar una loseta de Dios
    [sun] el sol { $sun } del tablero supera a todos los tuyos
   *[kind] hay { $tile } en el casillero
}.
orders-auction-ask = Si se abre una subasta, te pregunto.
orders-lapsed = Tu respuesta a la próxima subasta («{ $answer }») ya no vale: { $why ->
    [disaster] ha salido un desastre
   *[tiles] han salido más losetas de las que permitías
}.
orders-auction = Si se abre una subasta antes de tu próximo turno, { $answer ->
    [bid] pujo { $sun }, o te pregunto si no basta
    [bid-or-pass] pujo { $sun }, o paso si no basta
    [up-to] pujo el mínimo que supere, hasta { $sun }
   *[pass] paso
}, siempre que { $added ->
    [0] no llegue ninguna loseta más al casillero
    [1] llegue como mucho 1 loseta más, y ningún desastre
    [8] no llegue ningún desastre al casillero
   *[other] lleguen como mucho { $added } losetas más, y ningún desastre
}.
orders-quick-on = Jugadas obvias: aquí las hago por ti; puedes cambiarlo en /ra settings.
orders-quick-off = Jugadas obvias: aquí te pregunto siempre.
orders-quick-never = Jugadas obvias: siempre te pregunto; puedes cambiarlo en /ra settings.
orders-ask-once = Hasta que vuelvas a jugar en esta partida te lo pregunto todo.
orders-always-ask = Te pregunto igualmente cuando hay mucho en juego: si la próxima loseta de Ra podría terminar la época, si podrías usar una loseta de Dios o si los soles de los demás han cambiado de forma decisiva. Las órdenes de sacar terminan con la época.
orders-before-draw = ¿Saco por ti en tus turnos hasta que acabe esta época? Elige cuántas losetas puede haber en el casillero antes de que vuelva a preguntarte.
orders-draws-now = Es tu turno, así que saco enseguida.
orders-before-auction = Si se abre una subasta antes de tu próximo turno, ¿qué respondes? En el casillero: { $tiles ->
    [none] nada
   *[other] { $tiles }
}; el sol es el { $sun }.
orders-up-to = “El mínimo que supere” puja el más bajo de tus soles que alcance; si ninguno alcanza, pasa.
orders-how-many-added = ¿Para cuántas losetas más vale esto?
orders-before-condition = { $answer ->
    [bid] Pujo { $sun }, o te pregunto si no basta
    [bid-or-pass] Pujo { $sun }, o paso si no basta
    [up-to] Pujo el mínimo que supere, hasta { $sun }; si nadie ha pujado, es tu sol más bajo
   *[pass] Paso
}. ¿Cuántas losetas más pueden llegar al casillero hasta entonces? Con un desastre nuevo te pregunto siempre.

ahead-lot = Si se invoca a Ra con { $tiles } y el sol { $sun }: ¿qué respondes? Nadie más lo ve, y solo vale mientras no llegue ninguna loseta más.
ahead-too-low = ¿Y si { $sun } no basta?
ahead-kept = Guardado: si se invoca a Ra con { $tiles }, { $answer ->
    [bid] pujo { $sun }, o te pregunto si no basta
    [bid-or-pass] pujo { $sun }, o paso si no basta
    [up-to] pujo el mínimo que supere, hasta { $sun }, o paso si ninguno gana
   *[pass] paso
}. Si antes llega otra loseta, te pregunto.
ahead-ask-then = Si se invoca a Ra con { $tiles }, te pregunto.

## Menús y botones

orders-menu-kinds = Parar antes con estas losetas (opcional)
orders-stop-at = Parar si hay { $tile }
orders-answer = { $answer ->
    [bid] pujar { $sun }, o preguntarme si no basta
    [bid-or-pass] pujar { $sun }, o pasar si no basta
    [up-to] el mínimo que supere, hasta { $sun }
   *[pass] pasar
}
orders-option-answer = { $answer ->
    [bid] Pujar { $sun }, o preguntarme
    [bid-or-pass] Pujar { $sun }, o pasar
    [up-to] El mínimo que supere, hasta { $sun }
   *[pass] Pasar
}
orders-button-if-auction = Si hay subasta…
orders-button-on-turn = En mi turno…
orders-button-ask-again = Borrar órdenes
orders-button-ask-next = Pregúntame en mi turno
orders-option-until = { $tiles ->
    [8] Hasta llenarlo
   *[other] { $tiles }
}
orders-button-ask-auctions = Pregúntame en subastas
orders-button-ask-turns = No saques más por mí
orders-button-no-quick = Sin jugadas obvias
orders-button-quick = Jugadas obvias por mí
orders-button-none-added = Ninguna
orders-button-any-added = Las que sean
orders-button-not-ask-once = Otra vez lo obvio
ahead-button-ask-then = Pregúntame entonces
ahead-button-none = Dejar de preguntar antes
