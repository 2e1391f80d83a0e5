note-title = Nota: n.º { $game }
note-label = Solo la ves tú. Vacíala para borrarla.
note-of-game = Tu nota de la partida { $game }:
note-too-slow = He tardado demasiado en abrir tu nota. Pulsa *Nota…* otra vez.
