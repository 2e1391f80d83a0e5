note-title = Note : n° { $game }
note-label = Personne d’autre ne la voit.
note-of-game = Ta note sur la partie { $game } :
note-too-slow = J’ai mis trop longtemps à ouvrir ta note. Appuie encore une fois sur *Note…*.
