admin-games = **Las partidas de este servidor.** Elige una para ver qué puedes hacer.
admin-no-games = Aquí no hay partidas en curso ni mesas abiertas.
admin-table = { $name } en { $channel }: una mesa abierta, { $free ->
    [0] llena
    [one] 1 sitio libre
   *[other] { $free } sitios libres
}
admin-menu-games = Elige una partida
admin-button-pause = Pausar…
admin-why = **¿Por qué pausar la partida { $game }?** Todo el mundo lee el motivo.
admin-button-no-reason = Sin motivo
admin-button-resume = Reanudar
admin-button-extend = { $hours } horas más para { $player }
admin-button-act = Actuar ya por { $player }
admin-button-cancel = Cancelar…
admin-button-history = Qué ha pasado
admin-button-all = Volver a las partidas
admin-done = { $done ->
    [paused] La partida está en pausa: ningún reloj corre hasta que se reanude.
    [resumed] La partida sigue.
   *[acted] Hecho: he jugado por esa persona.
}
admin-extended = { $player }: { $hours } horas más.
