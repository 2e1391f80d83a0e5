note-title = Notiz: Nr. { $game }
note-label = Nur für dich. Leeren heißt löschen.
note-of-game = Deine Notiz zu Partie { $game }:
note-too-slow = Deine Notiz zu öffnen hat zu lange gedauert. Drück noch einmal auf *Notiz…*.
