### What somebody notes for themselves in a game, 500 characters at most, and the form in which they write it. Nobody else reads it.

# Over the form: 45 characters at most.
# $game (String) - the game's number
note-title = Note on game { $game }
# Over its field: 45 characters at most.
note-label = Only you see it. Empty it to delete it.
# Above the note, which follows on lines of its own.
# $game (String) - the game's number
note-of-game = Your note on game { $game }:
# Discord waits three seconds for a form, this one or another.
form-too-slow = Opening the form took me too long. Press the button again.
