### Las páginas que explican. Cada página, menos de 3.300 letras en total.

## /ra help: cómo se juega aquí

help-intro = **Jugar a Ra aquí.** Se juega en un canal o un hilo, jugada a jugada; responde cuando puedas. Los botones bajo el tablero y estos comandos hacen lo mismo.
help-tables = /ra-play muestra cómo empezar · /ra new abre una mesa · /ra join y /ra leave · /ra computer sienta a un jugador virtual · /ra start con dos o más en la mesa · /ra cancel la cierra (quien organiza), o pregunta a todo el mundo si se cancela una partida
help-turn = **En tu turno**, una cosa: /ra draw saca una loseta · /ra invoke invoca a Ra (y puedes dar ya tu puja) · /ra god cambia losetas de Dios por losetas del casillero, varias a la vez (/ra god sin losetas: ninguna más)
help-auction = **En una subasta** pregunto a la vez a todo el mundo: /ra bid y /ra pass cuando quieras, /ra withdraw si prefieres que te pregunte en tu turno. Tu respuesta es secreta hasta que ha respondido todo el mundo antes que tú; entonces se juega. Si las pujas ya la superan, te pregunto otra vez. **Tras un desastre**, /ra discard elige las losetas que se pierden. Lo que decides en tu turno, salvo sacar, se juega unos segundos después: hasta entonces, *Deshacer* (/ra undo) lo anula.
help-orders = **Órdenes** (/ra orders): saco por ti, o respondo a una subasta, como hayas decidido. Son secretas, se pueden cambiar hasta que se usan, y se juegan por orden de turno según lo que hay de verdad en la mesa, igual que si lo decidieras allí; lo que no cubren, te lo pregunto. » marca una loseta que he sacado por alguien.
help-looking = **Para mirar**: /ra board la mesa · /ra me tu puntuación y tus soles · /ra log todo lo que ha pasado · /ra games todas tus partidas · /ra help about:rules las reglas en una pantalla · /ra pace lo rápido que respondes
help-clock = **Tu reloj** solo corre mientras la partida te espera, y no mientras duermes o te ausentas: /ra settings. Cuando se acaba, hago lo que menos te perjudica; si pasa dos veces seguidas, un jugador virtual ocupa tu puesto hasta que vuelvas a jugar (/ra back). /ra resign es irse para siempre; /ra replace ofrece un puesto a otra persona.
help-secrets = Solo tú ves lo que dice /ra me. Al final hay un archivo con la bolsa. Su suma de control (SHA-256) se mostró al comienzo: así se comprueba que nadie la cambió. Quien me aloja podría leer todo eso en mi base de datos, también la bolsa.

legend-signs = **En el tablero.** Punto rojo: la loseta más nueva. Marco rojo con flecha: a quién le toca. Casilla con marco rojo: la loseta de Ra que llegue ahí termina la época. Signo de Ra junto a un nombre: sacó o invocó a Ra, y puja al final. Soles oscuros sin número: boca abajo, para la próxima época. » ante una línea: lo he sacado por alguien, por una orden o porque era obvio.
legend-buttons = **Los botones.** *Seguir sacando hasta …* saca por ti hasta que haya tantas losetas. *Órdenes…* decide en secreto, por adelantado, lo que sacas y tu próxima puja. *Recuérdamelo luego…* te avisa cuando tú digas. *Mi partida* te enseña solo a ti tus puntos y tus soles boca abajo.
legend-words = { $all } losetas, barajadas una sola vez. **Los puntos** llegan al final de cada una de las tres épocas; Monumentos y soles cuentan al final de la partida. **Lo que se queda** está indicado; Inundaciones, Civilización, Dioses y Oro se van al final de cada época. **Un desastre** golpea a quien se lo lleva y sale del juego.
legend-check = Cómo comprobar que nadie cambió el orden de la bolsa: *Comandos*.

## /ra help about:rules: el juego entero en una pantalla

rules-intro = **Ra en un minuto.** Tres épocas. Reúnes losetas ganando subastas con tus soles; los puntos llegan al final de cada época.
rules-turn = **En tu turno** saca una loseta al casillero de subasta, o invoca a Ra, o cambia losetas de Dios por losetas del casillero. Si sale una loseta de Ra, va al casillero de Ra y empieza una subasta; { $limit ->
    [0] la última de la época la termina en el acto: la 6.ª con dos jugadores, la 8.ª con tres, la 9.ª con cuatro, la 10.ª con cinco
   *[other] la { $limit }.ª de una época la termina en el acto
}.
rules-auction = **Una subasta** da una sola vuelta, desde la izquierda de quien sacó a Ra o lo invocó. Puja un sol boca arriba, más alto que los anteriores, o pasa. Quien gana toma todas las losetas del casillero y el sol del tablero, boca abajo para la época siguiente, y deja allí su sol. Quien invocó a Ra con sitio en el casillero debe pujar si el resto pasa.
rules-disasters = **Los desastres** cuestan dos losetas cada uno: Funeral, Faraones; Sequía, Inundaciones y luego Nilos; { $war }, Civilización; Terremoto, Monumentos. El que tomas con un Dios golpea { $classic ->
    [true] después de todo lo que tomes en el turno
   *[false] antes de que tomes la siguiente
}.
rules-suns = **Con todos tus soles boca abajo** no juegas hasta la época siguiente. { $suns ->
    [0] Con dos o tres jugadores hay cuatro soles por persona; con cuatro o cinco, tres.
   *[other] En esta mesa hay { $suns } soles por persona.
}
rules-epoch = **Cada época**: Dios 2 · Oro 3 · quien más Faraones tiene +5, quien menos −2 · cada Inundación 1, cada Nilo 1 si tienes una Inundación · Civilización: ninguna −5, 3/4/5 tipos +5/10/15. Faraones, Nilos y Monumentos se quedan, lo demás se va.
rules-end = **Al final del todo**: Monumentos, 1 por tipo hasta 6, 7 tipos 10, 8 tipos 15, y 5/10/15 por 3/4/5 iguales; mayor suma de soles +5, menor −5. Si hay empate, gana el sol más alto.
