note-title = Notatka: nr { $game }
note-label = Widzisz ją tylko ty. Pusta znika.
note-of-game = Twoja notatka do partii { $game }:
form-too-slow = Otwieranie formularza trwało za długo. Naciśnij przycisk jeszcze raz.
