note-title = Note : n° { $game }
note-label = Personne d’autre ne la voit.
note-of-game = Ta note sur la partie { $game } :
form-too-slow = J’ai mis trop de temps à ouvrir le formulaire. Appuie de nouveau sur le bouton.
