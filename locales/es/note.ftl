note-title = Nota: n.º { $game }
note-label = Solo la ves tú. Vacíala para borrarla.
note-of-game = Tu nota de la partida { $game }:
form-too-slow = He tardado demasiado en abrir el formulario. Vuelve a pulsar el botón.
