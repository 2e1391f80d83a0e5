### Las copas: torneos que funcionan solos. Cómo se publica una, su mensaje en un canal y lo que se rechaza.

## Refusals, to whoever acts for themselves

refusal-cup-ended = Esta copa ha terminado. /ra-play muestra qué más hay.
refusal-cup-not-here = Esa copa no es de este servidor. /ra-play muestra las que hay.
refusal-cup-full = Todas las plazas están ocupadas. Si alguien se va, volverá a haber una.
refusal-cup-too-late = Ya es tarde para eso: en esta copa no se sortea ninguna ronda más.
refusal-cup-in-already = Ya estás en la copa.
refusal-cup-dropped = La organización te ha sacado de esta copa. Solo ella puede dejarte volver.
refusal-cup-not-in = No participas en esta copa.
refusal-cup-here-already = Ya sé que estás aquí.

## Refusals, to an organiser

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
refusal-cup-not-open = La partida de esa mesa no ha empezado. Solo después se puede anular.
refusal-cup-void-already = Esa mesa ya es nula.
refusal-cup-own-table = Juegas ahí, así que tiene que decidir otra persona. Quien puede *Gestionar servidor* decide también sobre su propia mesa, y el registro lo dice.
refusal-cup-no-name = En ese nombre no se ve nada. Dale otro a la copa.
refusal-cup-name-too-long = Ese nombre es demasiado largo: el de una copa tiene como mucho { $most } letras.
refusal-cup-no-reason = Di por qué: lo lee todo el mundo.
refusal-cup-reason-too-long = Es demasiado largo: un motivo tiene como mucho { $most } letras.

## Answers to who signs up or leaves, private

cup-signed-up = **Participas en { $cup }**, que empieza { $begins }. { $pace ->
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
    Todo el mundo puede leer ahí tu nombre. *Salir* te saca de la copa.
cup-left = Ya no participas en **{ $cup }**. *Participar* te deja volver.
