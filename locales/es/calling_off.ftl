off-before = Puedes preguntar a { $others } si **hay que cancelar la partida { $game }**. Solo se cancela si todo el mundo dice que sí en { $pace ->
    [live] 15 minutos
   *[other] 48 horas
}: el silencio es un no, y un solo no cierra la pregunta al instante. Después de un no, no se puede volver a preguntar en { $pace ->
    [live] una hora
   *[other] tres días
}.
off-before-alone = Ya nadie más tiene puesto: **la partida { $game } se cancela en cuanto lo confirmes.**
off-before-resign = Si solo tú quieres dejarla, no preguntes: /ra resign te saca, y un jugador virtual sigue en tu puesto.
off-before-at-once = **¿Cancelar ya la partida { $game }?** No se pregunta a nadie de la mesa, y después no puede seguir.
off-before-frozen = La partida { $game } no puede seguir con esta versión de las reglas. **¿Cancelarla?**
off-loss = Lo que se perdería: empezó { $since } y va por la época { $epoch } de 3. Quedaría sin terminar, sin clasificación, y ya no podría seguir; todo el mundo sabría los puntos hasta ese momento y tendría el registro y la bolsa.
off-asks = **{ $player } pregunta: ¿se cancela la partida { $game }?**
off-rule = { $people }: solo se cancela si todo el mundo dice que sí hasta { $until }. El silencio es un no, y un solo no cierra la pregunta al instante. Mientras tanto la partida sigue.
off-rule-directly = Solo se cancela si todo el mundo que tiene puesto dice que sí hasta { $until }. El silencio es un no, y un solo no cierra la pregunta al instante. Mientras tanto la partida sigue. Se pregunta [en el canal de la partida]({ $link }).
off-call = { $player } pregunta si se cancela la partida { $game }: [responde allí]({ $link }) hasta { $until }.
off-asked = Se pregunta al resto en { $channel }.
off-said-yes = Has dicho que sí. Mientras falte alguna respuesta, todavía puedes decir que no.
off-said-no = Has dicho que no: la partida sigue.
off-done = La partida { $game } queda cancelada.
off-ended = { $player } preguntó si se cancelaba la partida { $game }.
off-ended-no = Alguien dijo que no, así que sigue; se puede volver a preguntar a partir de { $again }.
off-ended-silence = No llegaron todas las respuestas en { $pace ->
    [live] 15 minutos
   *[other] 48 horas
}, así que sigue; se puede volver a preguntar a partir de { $again }.
off-ended-over = La partida llegó a su fin antes de todas las respuestas.
off-ended-off = Queda cancelada.
off-title = Ra · partida { $game } · sin terminar
off-points = **Sin terminar**: no hay clasificación y no cuenta para nada. Puntos hasta ahora: { $points }.
