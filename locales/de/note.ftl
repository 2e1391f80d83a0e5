note-title = Notiz: Nr. { $game }
note-label = Nur für dich. Leeren heißt löschen.
note-of-game = Deine Notiz zu Partie { $game }:
form-too-slow = Das Formular zu öffnen hat zu lange gedauert. Drück noch einmal auf die Schaltfläche.
