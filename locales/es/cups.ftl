### Las copas: torneos que funcionan solos. Cómo se publica una, su mensaje en un canal y lo que se rechaza.

## Refusals, to whoever acts for themselves

refusal-cup-ended = Esta copa ha terminado. /ra-play muestra qué más hay.
refusal-cup-not-here = Esa copa no es de este servidor. /ra-play muestra las que hay.
refusal-cup-not-listed = Elige una copa de la lista que se abre al escribir.
refusal-cup-full = Todas las plazas están ocupadas. Si alguien se va, quedará una libre.
refusal-cup-too-late = Ya es tarde para eso: en esta copa no se sortea ninguna ronda más.
refusal-cup-in-already = Ya estás en la copa.
refusal-cup-dropped = La organización te ha sacado de esta copa. Solo ella puede dejarte volver.
refusal-cup-not-in = No participas en esta copa.
refusal-cup-here-already = Ya sé que estás aquí.
refusal-cup-not-called = Para la final pregunto a los cuatro primeros puestos. Si alguien no responde, pregunto al siguiente: también a ti, si te toca.
refusal-cup-passed-over = Tu tiempo para responder ha pasado, así que no estás en la final.

## Refusals, to an organiser

refusal-cup-not-the-organiser = Eso solo puede hacerlo quien publicó esta copa o puede *Gestionar eventos*.
refusal-cup-no-draft = Ese borrador ya no está: se publicó, se descartó u otro ocupa su lugar. /ra-cup new empieza uno.
refusal-cup-no-date = Di primero cuándo empieza: *Inicio …*
refusal-cup-may-not-write = No puedes escribir en { $channel }, así que no publico nada ahí en tu nombre. Elige otro canal con /ra-cup new.
refusal-cup-no-place = Una copa necesita un canal de texto o un foro: ahí se juega, en hilos. Elige uno con /ra-cup new, opción *channel*.
refusal-cup-begun = La copa ha empezado, así que su plan ya no cambia.
refusal-cup-begins-already = Ya empieza en cuanto se pueda: estoy preguntando quién está.
refusal-cup-past = Ese momento ya ha pasado. Di otro, como *5.12. 20:00*, *fri 20:00* o *in 3 days*.
refusal-cup-too-far = Una copa empieza antes de 60 días. Di un momento más cercano.
refusal-cup-unreadable = No leo ahí ningún momento. Escríbelo como *5.12. 20:00*, *fri 20:00* o *in 3 days*.
refusal-cup-fives = Las mesas de cinco duran demasiado cuando se juega durante semanas. Elige de cuatro o de tres, o *Una tarde*.
refusal-cup-fewer-places = { $people ->
    [one] Participa { $people } persona. Elige al menos las mismas plazas.
   *[other] Participan { $people } personas. Elige al menos las mismas plazas.
}
refusal-cup-full-for-others = Todas las plazas están ocupadas. Antes de que empiece, /ra-cup edit añade más.
refusal-cup-others-in-already = Esa persona ya participa.
refusal-cup-others-dropped = Esa persona ya está fuera. /ra-cup add la deja volver.
refusal-cup-others-not-in = Esa persona no participa en esta copa.
refusal-cup-no-table = Esta copa no tiene esa mesa. Elige una de la lista.
refusal-cup-no-table-yet = Todavía no ha empezado ninguna mesa.
refusal-cup-not-open = La partida de esa mesa no ha empezado. Solo después se puede anular.
refusal-cup-void-already = Esa mesa ya es nula.
refusal-cup-own-table = Juegas ahí, así que tiene que decidir otra persona. Con el permiso *Gestionar servidor* se puede decidir también sobre la propia mesa; el registro dice entonces que quien decide juega ahí.
refusal-cup-opponent = Juegas contra esa persona, así que tiene que decidir otra. Con el permiso *Gestionar servidor* se puede decidir de todos modos; el registro dice entonces que quien decide juega ahí.
refusal-cup-own-cup = Aún juegas en esta copa, así que tiene que cancelarla otra persona.
refusal-cup-no-name = En ese nombre no se ve nada. Dale otro a la copa.
refusal-cup-name-too-long = Ese nombre es demasiado largo: el de una copa tiene como mucho { $most } letras.
refusal-cup-no-reason = Di por qué: lo lee todo el mundo.
refusal-cup-reason-too-long = Es demasiado largo: un motivo tiene como mucho { $most } letras.

## Answers to who signs up or leaves, private

cup-signed-up = **Participas en { $cup }**, que empieza { $begins }{ $full ->
    [yes] , o antes si se ocupan todas las plazas
   *[no] {""}
}. { $pace ->
    [live] { $shape ->
        [one] Ven a esa hora: una mesa de una o dos horas, y quizá la final.
       *[other] Ven a esa hora: { $games } mesas de una o dos horas, una tras otra, y quizá la final.
    }
   *[other] { $shape ->
        [one] Te pide una mesa, unas { $answers } respuestas por semana, y quizá la final.
        [at-once] Te pide { $games } mesas a la vez, unas { $answers } respuestas por semana en cada una, y quizá la final.
       *[in-turn] Te pide { $games } mesas, una tras otra, unas { $answers } respuestas por semana, y quizá la final.
    }
}
    Tu nombre aparece en el mensaje de la copa. *Salir* te saca de la copa.
cup-left = Ya no participas en **{ $cup }**. *Participar* te deja volver.

## The draft of a cup, which its organiser alone sees

cup-draft = **Tu borrador: nadie más lo ve.** { $ready ->
    [yes] Publícalo cuando te guste.
   *[no] Di cuándo empieza; entonces podrás publicarla.
} En { $channel } todo el mundo leerá:
cup-draft-more = **Más sobre tu copa:** cuántas partidas hay antes de la final, cómo son las mesas, cuántas plazas hay, qué se gana y a qué ritmo se juega.
cup-draft-discarded = El borrador ya no está. /ra-cup new empieza otro.
cup-published = **Publicada: { $cup }**, en { $channel }, donde se participa. No tienes que hacer nada más: pregunto quién está, sorteo las mesas, las abro, termino las rondas y digo quién gana. Participa también si quieres jugar.
cup-form-title = ¿Cuándo empieza?
cup-form-begins = Un momento en 60 días, según tu reloj
cup-form-example = 5.12. 20:00 · fri 20:00 · in 3 days
cup-form-city = Una ciudad de tu zona horaria
cup-menu-games = Partidas antes de la final
cup-choice-games = { $shape ->
    [one] 1 partida y una final
    [at-once] { $games } partidas a la vez y una final
   *[in-turn] { $games } partidas una tras otra y una final
}
cup-menu-tables = Tamaño de las mesas
cup-choice-tables = { $size ->
    [threes] De tres, algunas de cuatro
    [fives] De cinco, algunas de cuatro y tres
   *[fours] De cuatro, algunas de tres
}
cup-menu-places = Número de plazas
cup-choice-places = { $places ->
    [one] { $places } plaza
   *[other] { $places } plazas
}
cup-menu-role = El rol de la victoria
cup-choice-no-role = Ningún rol
button-cup-evening = Una tarde
button-cup-quick = Rápida
button-cup-slow = Lenta
button-cup-begins = Inicio …
button-cup-when-full = Antes si se llena
button-cup-more = Más …
button-cup-less = Volver al borrador
button-cup-publish = Publicar
button-cup-discard = Descartar

## The message with which a cup is published

cup-games = { $shape ->
    [one] **Una partida**
    [at-once] **{ $games } partidas a la vez**
   *[in-turn] **{ $games } partidas, una tras otra**
} y una final de cuatro. { $pace }.
cup-begins = **Empieza { $begins }** ({ $relative }){ $full ->
    [yes] , o antes si se ocupan todas las plazas
   *[no] {""}
}. Final aproximado: { $ends }.
cup-begins-unknown = **Inicio:** aún sin decir
cup-round = { $rounds ->
    [1] **Las partidas están en marcha**
   *[other] **Se juega la ronda { $round } de { $rounds }**
}{ $ends ->
    [none] {""}
   *[other] , como mucho hasta { $ends }
}.{ $joins ->
    [yes] {" "}Aún se puede participar desde la siguiente.
   *[no] {""}
}
cup-final = **Llega la final:** las rondas han terminado y los cuatro primeros puestos se juegan la copa.
cup-over = **Ha terminado.** Victoria: { $champion }
cup-called-off = **Cancelada:** { $why ->
    [too-few] había menos de tres personas cuando debía empezar.
   *[organiser] la organización la ha terminado.
}
cup-entrants = { $people ->
    [0] **Aún no participa nadie.** ¡Empieza tú!
   *[other] **Participan { $people }{ $limit ->
        [yes] {" "}de { $places }
       *[no] {""}
    }:** { $names }
}
cup-took-part = { $people ->
    [0] **Nadie participó hasta el final.**
    [one] **Participó 1:** { $names }
   *[other] **Participaron { $people }:** { $names }
}
cup-role = **Rol de la victoria:** { $role }
cup-fair = Saco losetas obvias por igual para todo el mundo y no aconsejo pujas.
cup-computers = Los jugadores virtuales solo toman un puesto si alguien sale, queda fuera o agota el tiempo dos veces.{ $ends ->
    [none] {""}
   *[other] {" "}{ $rounds ->
        [1] Al final de la ronda
       *[other] Al final de una ronda
    } ({ $ends }) terminan lo que quede.
}
button-cup-sign-up = Participar
button-cup-leave = Salir
button-cup-who = Quién juega
button-cup-rules = Reglas
button-cup-tables = Mis mesas
button-cup-again = Organizar otra vez
button-cup-leave-sure = Salir de la copa
button-cup-stay = Quedarme

## Answers to its buttons, private

cup-leave-ask = **¿Salir de { $cup }?** Ya ha empezado: { $seated ->
    [yes] jugadores virtuales terminan tus partidas, y esas mesas no te dan puntos.
   *[no] no juegas en más mesas y quedas detrás de quienes siguen.
}
cup-left-running = Has salido de **{ $cup }**.{ $seated ->
    [yes] {" "}Jugadores virtuales terminan tus partidas.
   *[no] {""}
}
cup-stays = Sigues en **{ $cup }**.
cup-who = **{ $cup }:** { $people ->
    [0] aún no participa nadie.
    [one] participa { $people } persona.
   *[other] participan { $people } personas.
}
cup-tables = **Tus mesas en { $cup }:**
cup-tables-none = { $part ->
    [yes] **{ $cup }:** { $stage ->
        [sign-up] las mesas se sortean { $begins }. Digo aquí en el canal dónde juegas.
        [late] no estabas cuando se sortearon las mesas, así que no tienes ninguna.
        [over] ha terminado, y no estuviste en ninguna mesa.
       *[other] juegas desde la próxima ronda.
    }
   *[no] No participas en **{ $cup }**.
}
cup-table-soon = Mesa { $table }: se abre enseguida
cup-table-running = Mesa { $table }: { $game }
cup-table-over = Mesa { $table }: terminada, { $points ->
    [one] { $points } punto
   *[other] { $points } puntos
}
cup-rules = **{ $cup }: cómo funciona**
    {""}**Estar.** { $kind ->
        [evening] 15 minutos antes de empezar pido a todo el mundo que pulse *Estoy aquí*. Quien no pulsa no tiene mesa{ $later ->
            [yes] , pero puede venir a una ronda posterior
           *[no] {""}
        }. Participar es estar despierto hasta el final.
       *[other] Quien se apunta o me usa en este servidor en las 72 horas antes de empezar cuenta como presente. El día antes, de día, pido al resto que pulse *Estoy aquí*. Quien no pulsa no tiene mesa{ $later ->
            [yes] , pero puede venir a una ronda posterior
           *[no] {""}
        }.
    }
    {""}**Mesas.** { $size ->
        [threes] Tantas de tres como se pueda, el resto de cuatro.
        [fives] Tantas de cinco como se pueda, el resto de cuatro y tres.
       *[fours] Tantas de cuatro como se pueda, el resto de tres.
    } Nadie descansa. El sorteo evita que la gente coincida dos veces.
    {""}**Puntos** por puesto: 9, 5, 1 de tres; 10, 6, 3, 1 de cuatro; 11, 7, 4, 2, 1 de cinco. Quien sale no recibe ninguno. En caso de empate: más victorias, luego el mayor porcentaje medio de la mejor puntuación de la mesa, luego un sorteo.
    {""}**Una ronda** dura como mucho { $kind ->
        [evening] 2 horas y 45 minutos
        [quick] cuatro semanas
       *[slow] ocho semanas
    }. Después, jugadores virtuales terminan lo que quede: deciden las puntuaciones, nadie cuenta como ausente y la mesa no se valora.
    {""}**La final.** Los cuatro primeros puestos pulsan *Estoy aquí* en { $kind ->
        [evening] diez minutos
       *[other] 48 horas de vigilia
    }; si no, pregunto al siguiente. Con tres hay final. Con menos, deciden los puntos. Hasta cinco personas juegan las rondas en una mesa, sin final.
    {""}**Una mesa que no se puede jugar** o se anula da 5 puntos a cada persona.
cup-listed = **{ $cup }** en { $channel }: { $stage ->
    [sign-up] empieza { $begins }
    [final] en la final
   *[round] en marcha
}, { $people ->
    [one] { $people } persona
   *[other] { $people } personas
}
cups-running = Copas

## The command

choice-at-once = todas a la vez
choice-in-turn = una tras otra
choice-threes = de tres, algunas de cuatro
choice-fours = de cuatro, algunas de tres
choice-fives = de cinco, algunas menores: solo en una tarde
command-ra-cup = Organizar una copa, un torneo que funciona solo, y cuidarla.
command-cup-new = Organizar una copa: primero ves un borrador, y la publicas cuando te guste.
    .name = Cómo se llama
    .channel = Dónde se anuncia y se juega; aquí, si no eliges otra cosa
