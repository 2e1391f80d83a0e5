note-title = Notatka: nr { $game }
note-label = Widzisz ją tylko ty. Pusta znika.
note-of-game = Twoja notatka do partii { $game }:
note-too-slow = Otwieranie twojej notatki trwało za długo. Naciśnij *Notatka…* jeszcze raz.
