### La lección. Las palabras entre asteriscos son las de los botones de debajo.

lesson-rival = Bastet
lesson-progress = Aprender Ra: { $number } de { $count }

lesson-start = **A Ra se juega con soles.** Los tuyos son 9, 6, 5 y 2; Bastet, un jugador virtual, tiene 8, 7, 4 y 3. Con soles ganas losetas en subastas, y las losetas dan puntos. El juego tiene tres rondas, llamadas épocas, y al final de cada una se puntúa. Gana quien más puntos tenga.

    En tu turno, lo normal es sacar una loseta. Pulsa *Sacar loseta*.
lesson-track = Has sacado un Faraón, y Bastet un Nilo. El punto rojo marca la loseta más nueva. Las dos están en el casillero de subasta, arriba, y aún no son de nadie: quien gane la próxima subasta se lleva todo lo que haya.

    Que haya más: otra vez *Sacar loseta*.
lesson-four = Han salido una Inundación y un Dios: cuatro losetas por ganar. (Una Inundación da 1 punto, y con ella también cada Nilo 1.) Hay subasta en cuanto alguien saca una loseta de Ra, y { $ra } de las { $all } losetas son de Ra.

    Pulsa *Sacar loseta*, a ver qué sale.
lesson-bid = ¡Una loseta de Ra! Va al casillero de Ra, en la segunda línea; entre dos, la { $limit }.ª termina la época. Y empieza una subasta. Se habla una sola vez: pujar un sol, más alto que los anteriores, o pasar. Tú has sacado a Ra, así que hablas al final. Bastet ha pujado 4.

    ¿Qué sol basta?
lesson-sun = ¡Las cuatro losetas son tuyas! Tu 5 queda en el tablero, y el 1 que había allí es tuyo: boca abajo, para la época siguiente. El sol que ganas no es, pues, el que pujas.

    Mientras, Bastet ha sacado un Oro. *Sacar loseta*.
lesson-god = Has sacado un Funeral, un desastre: quien se lo lleva pierde { $toll } Faraones. Pero tienes un Dios. Úsalo y tomas una loseta del casillero, sin subasta. Un Oro da { $gold } puntos. Una Pirámide es un Monumento: te queda hasta el final de la partida.

    ¿Cuál tomas?
lesson-disaster = Tomada: { $tile }. El Dios ya está usado. Luego Bastet ha sacado a Ra: hablas tú primero, Bastet al final. Por ganar: Faraón, Esfinge, { $other }, el sol 5, y el Funeral, que te costaría los dos Faraones, también el nuevo.

    ¡Aun así vale la pena! Puja 6: Bastet tendría que dar un 7 o un 8.
lesson-invoke = Bastet ha pasado y todo es tuyo; el Funeral se ha llevado tus Faraones y ha salido del juego. Cuatro losetas después hay tres tipos de Civilización: { $points } puntos, si son tuyos antes de que acabe la época. Si acabas una época sin ninguna Civilización, pierdes { $lost }.

    ¿Para qué esperar una loseta de Ra? *Invocar a Ra* empieza una subasta en el acto.
lesson-must-bid = Bastet pasa. Quien invoca a Ra debe pujar si nadie más lo ha hecho (salvo con el casillero lleno). Y mira el tablero: el sol que hay es tu 6 de antes.

    ¿Qué sol das por todo esto?
lesson-last-ra = El 6 vuelve a ser tuyo, para la época siguiente. Unos turnos después, Bastet ha ganado dos veces y han salido { $ra } de las { $limit } losetas de Ra. La próxima termina la época en el acto: sin subasta, y lo que hay en el casillero se pierde. Te queda un sol, el 9.

    ¿*Invocar a Ra* ya, o *Sacar loseta* y esperar más?
lesson-drawn = ¡Ra! La época termina en el acto, y tres losetas se pierden. Así es Ra.
lesson-invoked = Bastet ha pujado 8, y tu 9 ha ganado. Sin soles boca arriba, has esperado; Bastet ha seguido sin ti y ha sacado el último Ra.
lesson-scores = **Tus puntos:** { $points }. Bastet tiene más Faraones, y por eso los tuyos te restan puntos. Con los { $start } del comienzo, { $total }.

    Faraones, Nilos y Monumentos se quedan contigo, lo demás se va. Todos los soles vuelven a estar boca arriba: empieza la segunda época.
lesson-end = Tras la tercera época cuentan los Monumentos: { $kind } por tipo, { $alike } por tres iguales, más por más. La mayor suma de soles recibe { $most } puntos, la menor pierde { $fewest }. **Ese es todo el juego.**

    La imagen muestra cuánto da cada loseta; *Ayuda*, bajo un tablero, la vuelve a mostrar y explica los signos del tablero. Y ahora juega: *Jugar sin esperar* empieza una partida contra dos jugadores virtuales fáciles, y /ra-play tiene las demás formas de jugar.

lesson-instead-draw = { $tap ->
    [god] Puedes tomarla con tu Dios, pero pronto habrá más para elegir: *Sacar loseta*.
   *[turn] Puedes invocar a Ra en cualquier turno. Pero quien gana entrega un sol, y aún hay poco que ganar: *Sacar loseta*.
}
lesson-instead-bid = { $tap ->
    [pass] Puedes pasar, pero entonces Bastet se lleva las cuatro losetas por un 4. Valen tu 5.
   *[high] Ese también ganaría. Pero nadie habla después de ti: tu 5 basta, así que guarda los soles más altos.
}
lesson-instead-god = { $tap ->
    [disaster] Puedes, pero un desastre que tomas con un Dios te golpea igual: perderías tu Faraón. Toma otra loseta.
   *[turn] También se puede. Pero mira antes lo que puede tu Dios: toma una loseta.
}
lesson-instead-disaster = { $tap ->
    [pass] Un desastre puede ser buena razón para pasar. Pero entonces Bastet se lleva todo lo demás por un sol bajo: puja 6.
    [low] Bastet habla después de ti, y todos sus soles son más altos que 2: puja 6.
   *[high] Con 9 ganarías seguro. Pero es tu mejor sol, y habrá algo mejor: puja 6.
}
lesson-instead-invoke = Puedes seguir sacando. Pero podría salir Ra o un desastre, y aquí está justo lo que necesitas: *Invocar a Ra*.
lesson-instead-must-bid = Ese también ganaría. Pero nadie más ha pujado, así que basta tu sol más bajo: puja 2.

lesson-button-invoke = Invocar a Ra
lesson-button-take = Tomar: { $tile }
lesson-button-next = Seguir
lesson-button-again = Desde el principio
