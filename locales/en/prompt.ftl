### The prompt of `ra-bot playground`, a local Discord in which one person tries the bot. **Bold** words are to be typed.

prompt-first = **A Discord of your own**, on this machine only, with the bot in it. To see it as Discord shows it, open this in a browser, a window for each person you want to be:
# $you (String) - a name
# $channel (String) - a channel's name
# $others (String) - names with commas between them
prompt-or-type = Or type here: you are **{ $you }** in #{ $channel }; { $others } are here too, and you speak for them all.
prompt-step-new = open a table for two
prompt-step-join = sit down as somebody else: the game begins
prompt-step-draw = play: whoever is asked does something
prompt-step-help = what else can be done; /ra help about:rules is the game
prompt-end = **help** tells what this prompt can do, **quit** ends it.
# $address (String) - an address
prompt-programs = Programs and curl: { $address }
# $name (String) - a name
prompt-you-are = You are **{ $name }** now.
# $name (String) - what was typed
# $people (String) - names with commas between them
prompt-nobody = There is nobody called “{ $name }” here, but { $people }.
# $words (String) - what was typed
prompt-means-nothing = “{ $words }” means nothing here. A command is **/ra** and a word, **/ra ?** lists them, and **help** the rest. To write it as a message: **say { $words }**
prompt-nothing-to-add = Nothing more can be added there.
# $refused (String) - why, as Discord says it
prompt-refused = Discord refuses: { $refused }
prompt-no-answer = The application did not respond.

## help: what can be typed, and what it does. The words to be typed are English in every language.

prompt-help-command = run a command as yourself; draw alone does the same
# $name (String) - a name
prompt-help-as = run it as { $name }, this once
# $name (String) - a name
prompt-help-be = be { $name } from now on
prompt-help-complete = what could come next; /ra ? lists all commands
prompt-help-go = go to a channel or thread; #game-1 will do for a game's
prompt-help-list = who is here, and which channels there are
prompt-help-read = the channel's last messages again; read 3, read all
prompt-help-click = click the newest button [Draw]; its beginning will do
prompt-help-choose = choose in a menu; its name may come first, several options after it
prompt-help-submit = fill in the form that has opened
prompt-help-say = write a message
# Pressing the Enter key.
prompt-help-enter-key = (Enter)
prompt-help-enter = show what is new
prompt-help-wait = wait until something happens, for a minute at most
prompt-help-forward = turn the clock forward; 90m and 2d will do too
prompt-help-lang = speak another language: the person's Discord is in it from then on
prompt-help-quit = the end, as is Ctrl-D

## Answers

# $name (String) - a name
prompt-list-you = **{ $name }** (you)
# $channel (String) - a channel's name
prompt-list-here = #{ $channel } (you are here)
# $channel (String) - a channel's name
# $unread (Number) - how many messages are unread
prompt-list-channel = #{ $channel }{ $unread ->
    [0] {""}
   *[other] , { $unread } unread
}
# $name (String) - what was typed
# $channels (String) - channels with commas between them
prompt-no-channel = There is no channel { $name } here, but { $channels }.
# $name (String) - a name
# $language (String) - a language's own name
prompt-language = The Discord of { $name } is in this language now: { $language }.
# $word (String) - what was typed
# $languages (String) - what could be typed, with commas between them
prompt-no-language = There is no language { $word } here. There are: { $languages }.
# $date (String) - a date and time
prompt-time = It is **{ $date }**. **forward ?** shows how to turn the clock.
# $date (String) - a date and time
prompt-time-now = It is **{ $date }** now.
# $words (String) - what was typed
prompt-no-time = “{ $words }” is no time to go forward by. **forward ?** shows how to say it.
prompt-forward-minutes = ten minutes
prompt-forward-hours = eight hours
prompt-forward-days = two days
prompt-forward-both = a day and a half
# $thread (String) - a thread's name
# $back (String) - the channel before
prompt-thread-opened = #{ $thread } has opened: you are in it now, and #{ $back } leads back.
prompt-still-busy = The bot is still busy. Enter shows what has come.
prompt-nothing-happened = Nothing happened for a minute.
prompt-edited = edited
prompt-shortened = (shortened)
prompt-deleted = (a message was deleted)
prompt-only-you = only you can see this
# $name (String) - a name
prompt-only-other = only { $name } can see this
prompt-empty = There is nothing here yet.
# $count (Number) - how many messages
prompt-before = ({ $count } before; read all shows them)
# $name (String) - what was typed
prompt-no-button = There is no button “{ $name }” here.
# $buttons (String) - buttons
prompt-newest = The newest are: { $buttons }
# $name (String) - a name
prompt-no-form = No form is open for { $name }. A button or a command opens one.
# $title (String) - the form's title
# $fields (String) - what it asks for
prompt-form = A form opens, “{ $title }”. To fill it in: **submit** { $fields }
prompt-field-required = required
prompt-field-optional = may be left out
# $value (String) - what a field holds
prompt-field-now = now: { $value }
# $name (String) - what was typed
prompt-no-menu = There is no menu for “{ $name }” here.
# $menus (String) - menus
prompt-menus = There is { $menus }.
# $word (String) - what was typed
# $options (String) - options with commas between them
prompt-no-option = “{ $word }” is not among its options: { $options }.
prompt-menu-unusable = This menu cannot be used.
# $fields (String) - what a form asks for
prompt-which-field = Say what is for which: submit { $fields }
prompt-button-off = off
prompt-menu-name = a name
# $name (String) - a menu's name
# $least (Number) - how many have to be chosen
# $most (Number) - how many can be
prompt-menu-between = { $name }, { $least } to { $most }
# $name (String) - a file's name
prompt-file = file { $name }
prompt-somebody = somebody
prompt-unknown-channel = unknown
prompt-just-now = just now
# $unit (String) - seconds, minutes, hours or days
# $count (Number) - how many
prompt-in = in { $unit ->
    [seconds] { $count ->
        [one] 1 second
       *[other] { $count } seconds
    }
    [minutes] { $count ->
        [one] 1 minute
       *[other] { $count } minutes
    }
    [hours] { $count ->
        [one] 1 hour
       *[other] { $count } hours
    }
   *[days] { $count ->
        [one] 1 day
       *[other] { $count } days
    }
}
# $unit (String) - seconds, minutes, hours or days
# $count (Number) - how many
prompt-ago = { $unit ->
    [seconds] { $count ->
        [one] 1 second ago
       *[other] { $count } seconds ago
    }
    [minutes] { $count ->
        [one] 1 minute ago
       *[other] { $count } minutes ago
    }
    [hours] { $count ->
        [one] 1 hour ago
       *[other] { $count } hours ago
    }
   *[days] { $count ->
        [one] 1 day ago
       *[other] { $count } days ago
    }
}
