season-end-title = **{ $quarter } ha terminado.** { $games ->
    [one] Contó 1 partida
   *[other] Contaron { $games } partidas
}. Los primeros puestos:
season-end-champion = { $count ->
    [one] **Victoria:** { $champions }
   *[other] **Victoria compartida:** { $champions }
}
season-end-champion-with-role = { $count ->
    [one] **Victoria:** { $champions }, con el rol { $role } hasta el final de la próxima temporada
   *[other] **Victoria compartida:** { $champions }, con el rol { $role } hasta el final de la próxima temporada
}
season-end-no-champion = **Victoria:** nadie
season-end-passed-over = No se tiene en cuenta a quien se oculta en las listas o ha dejado el servidor.
season-end-busiest = **Más partidas:** { $players }, { $games ->
    [one] 1 partida
   *[other] { $games } partidas
}{ $people ->
    [one] {""}
   *[other] {" "}cada cual
}
season-end-highest = **Mayor puntuación:** { $player }, { $points ->
    [one] 1 punto
   *[other] { $points } puntos
} en la partida { $game }
season-end-closest = **Final más ajustado:** { $margin ->
    [0] { $first } por delante de { $second } con los mismos puntos
    [one] { $first } a 1 punto de { $second }
   *[other] { $first } a { $margin } puntos de { $second }
} en la partida { $game }
button-season-place = Mi puesto
season-end-channel-gone = El canal elegido para esto ya no existe. /ra-admin season elige otro.
season-end-channel-closed = No puedo escribir en { $channel }, elegido para esto. Permíteme allí: { $permissions }.
role-not-given = **Aún no puedo dar { $role }:**
role-then = Después usa /ra-admin season: doy el rol enseguida.
role-everybodys = Ese rol lo tiene todo el mundo. Elige uno que sea solo para quien gane.
role-managed = { $role } pertenece a un bot o a otro servicio, y solo él puede darlo. Elige otro rol.
role-permits = { $role } permite más de lo que puede todo el mundo. Ganar partidas solo debe dar honor: quita los permisos al rol, o elige otro.
role-permits-in = { $role } permite en { $channel } más de lo que allí puede todo el mundo. Ganar partidas solo debe dar honor: quita eso de los permisos del canal, o elige otro rol.
role-gone = El rol de la victoria ya no existe. Elige otro con /ra-admin season.
role-unknown = Ese rol ya no existe. Elige otro.
role-may-not-manage = { $own ->
    [none] Dame un rol con el permiso *{ $permission }*
   *[other] Permíteme *{ $permission }*: Ajustes del servidor, Roles, { $own }, Permisos
}.
role-too-high = { $own ->
    [none] Mi rol ha de estar por encima de { $role } en Ajustes del servidor, Roles
   *[other] En Ajustes del servidor, Roles, arrastra { $own } por encima de { $role }
}.
role-not-now = Discord no lo aceptó en este momento.
season-set-heading = **El final de una temporada.** Cuando termina un trimestre, cuento a este servidor quién va por delante, si contaron al menos tres partidas. La victoria puede dar un rol, que pasa a otras manos en el siguiente final.
season-set-channel = **Final de temporada** (/ra-admin season): se cuenta en { $channel }, la próxima vez el { $date }.
season-set-anywhere = **Final de temporada** (/ra-admin season): se cuenta donde se abrieron más mesas, la próxima vez el { $date }.
season-set-off = **Final de temporada** (/ra-admin season): no se cuenta.
season-set-role = **Rol de la victoria**: { $role }.
season-set-no-role = **Rol de la victoria**: sin fijar, o sea ninguno.
season-role-not-taken = No pude quitar { $role } a quienes se lo di. Quítaselo tú.
refusal-manage-roles = Solo quien tiene el permiso *{ $permission }* puede elegir el rol de la victoria.
command-admin-season = Cómo se cuenta el final de una temporada, y qué rol da la victoria.
    .channel = Dónde se cuenta; si no, donde se abrieron más mesas
    .role = Lo que da la victoria hasta el siguiente final: un honor, sin permisos
    .off = Lo que ya no quieres
choice-announcement = el mensaje y el rol
choice-chosen-channel = el canal
choice-champion-role = el rol
