### La línea de órdenes de `ra-bot playground`, un Discord local donde una persona prueba el bot. Lo que va en **negrita** se escribe tal cual, en inglés.

prompt-first = **Un Discord solo para ti**, en esta máquina, con el bot dentro. Para verlo como lo muestra Discord, abre esto en un navegador, una ventana por cada persona que quieras ser:
prompt-or-type = O escribe aquí: eres **{ $you }** en #{ $channel }; también están { $others }, y tú hablas por todo el grupo.
prompt-step-new = abre una mesa para dos
prompt-step-join = siéntate como otra persona: empieza la partida
prompt-step-draw = juega: quien tiene el turno hace algo
prompt-step-help = qué más se puede hacer; /ra help about:rules es el juego
prompt-end = **help** dice qué se puede hacer aquí, **quit** sale.
prompt-programs = Programas y curl: { $address }
prompt-you-are = Ahora eres **{ $name }**.
prompt-nobody = Aquí no hay nadie con el nombre “{ $name }”, pero sí { $people }.
prompt-means-nothing = “{ $words }” no significa nada aquí. Un comando es **/ra** y una palabra, **/ra ?** los enumera, y **help** el resto. Para escribirlo como mensaje: **say { $words }**
prompt-nothing-to-add = Ahí no se puede añadir nada más.
prompt-refused = Discord se niega: { $refused }
prompt-no-answer = La aplicación no ha respondido.

## help: lo que se puede escribir, y qué hace

prompt-help-command = ejecuta un comando en tu nombre; draw a secas hace lo mismo
prompt-help-as = ejecútalo como { $name }, solo esta vez
prompt-help-be = sé { $name } desde ahora
prompt-help-complete = qué puede venir después; /ra ? enumera todos los comandos
prompt-help-go = ve a un canal o hilo; #game-1 basta para el de una partida
prompt-help-list = quién hay aquí, y qué canales
prompt-help-read = otra vez los últimos mensajes del canal; read 3, read all
prompt-help-click = pulsa el botón [Draw] más nuevo; basta con el principio
prompt-help-choose = elige en un menú; puede ir primero su nombre, y después varias opciones
prompt-help-submit = rellena el formulario que se ha abierto
prompt-help-say = escribe un mensaje
prompt-help-enter-key = (Enter)
prompt-help-enter = muestra lo nuevo
prompt-help-wait = espera a que pase algo, un minuto como mucho
prompt-help-forward = adelanta el reloj; también valen 90m y 2d
prompt-help-lang = habla otro idioma: el Discord de la persona pasa a él
prompt-help-quit = el final, igual que Ctrl-D

## Respuestas

prompt-list-you = **{ $name }** (tú)
prompt-list-here = #{ $channel } (estás aquí)
prompt-list-channel = #{ $channel }{ $unread ->
    [0] {""}
   *[other] , { $unread } sin leer
}
prompt-no-channel = Aquí no hay un canal { $name }, pero sí { $channels }.
prompt-language = El Discord de { $name } está ahora en este idioma: { $language }.
prompt-no-language = Aquí no hay un idioma { $word }. Hay: { $languages }.
prompt-time = Ahora: **{ $date }**. **forward ?** dice cómo adelantar el reloj.
prompt-time-now = Ahora: **{ $date }**.
prompt-no-time = “{ $words }” no es un tiempo que se pueda adelantar. **forward ?** dice cómo escribirlo.
prompt-forward-minutes = diez minutos
prompt-forward-hours = ocho horas
prompt-forward-days = dos días
prompt-forward-both = un día y medio
prompt-thread-opened = Se abre #{ $thread }: ya estás dentro, y #{ $back } te lleva de vuelta.
prompt-still-busy = El bot sigue trabajando. Enter muestra lo que ha llegado.
prompt-nothing-happened = En un minuto no ha pasado nada.
prompt-edited = editado
prompt-shortened = (abreviado)
prompt-deleted = (se ha borrado un mensaje)
prompt-only-you = solo tú puedes ver esto
prompt-only-other = solo { $name } puede ver esto
prompt-empty = Aquí aún no hay nada.
prompt-before = ({ $count } antes; read all los muestra)
prompt-no-button = Aquí no hay un botón “{ $name }”.
prompt-newest = Los más nuevos son: { $buttons }
prompt-no-form = { $name } no tiene ningún formulario abierto. Un botón o un comando abre uno.
prompt-form = Se abre un formulario, “{ $title }”. Para rellenarlo: **submit** { $fields }
prompt-field-required = obligatorio
prompt-field-optional = se puede omitir
prompt-field-now = ahora: { $value }
prompt-no-menu = Aquí no hay menú para “{ $name }”.
prompt-menus = Hay: { $menus }.
prompt-no-option = “{ $word }” no está entre sus opciones: { $options }.
prompt-menu-unusable = Este menú no se puede usar.
prompt-which-field = Di qué va en cada campo: submit { $fields }
prompt-button-off = inactivo
prompt-menu-name = un nombre
prompt-menu-between = { $name }, de { $least } a { $most }
prompt-file = archivo { $name }
prompt-somebody = alguien
prompt-unknown-channel = desconocido
prompt-just-now = ahora mismo
prompt-in = dentro de { $unit ->
    [seconds] { $count ->
        [one] 1 segundo
       *[other] { $count } segundos
    }
    [minutes] { $count ->
        [one] 1 minuto
       *[other] { $count } minutos
    }
    [hours] { $count ->
        [one] 1 hora
       *[other] { $count } horas
    }
   *[days] { $count ->
        [one] 1 día
       *[other] { $count } días
    }
}
prompt-ago = hace { $unit ->
    [seconds] { $count ->
        [one] 1 segundo
       *[other] { $count } segundos
    }
    [minutes] { $count ->
        [one] 1 minuto
       *[other] { $count } minutos
    }
    [hours] { $count ->
        [one] 1 hora
       *[other] { $count } horas
    }
   *[days] { $count ->
        [one] 1 día
       *[other] { $count } días
    }
}
