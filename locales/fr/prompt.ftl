### L’invite de `ra-bot playground`, un Discord local où une seule personne essaie le bot. Les mots en **gras** se tapent, en anglais.

prompt-first = **Un Discord rien qu’à toi**, sur cette machine seulement, avec le bot dedans. Pour le voir comme Discord le montre, ouvre ceci dans un navigateur, une fenêtre par personne que tu veux être :
prompt-or-type = Ou tape ici : tu es **{ $you }** dans #{ $channel } ; { $others } sont là aussi, et tu parles pour tout ce monde.
prompt-step-new = ouvrir une table pour deux
prompt-step-join = prendre place sous un autre nom : la partie commence
prompt-step-draw = jouer : qui doit répondre fait quelque chose
prompt-step-help = ce qu’on peut faire d’autre ; /ra help about:rules, c’est le jeu
prompt-end = **help** dit ce que sait faire cette invite, **quit** la termine.
prompt-programs = Programmes et curl : { $address }
prompt-you-are = Tu es maintenant **{ $name }**.
prompt-nobody = Personne ne s’appelle « { $name } » ici. Il y a { $people }.
prompt-means-nothing = « { $words } » ne veut rien dire ici. Une commande, c’est **/ra** et un mot, **/ra ?** en donne la liste, et **help** le reste. Pour l’écrire comme message : **say { $words }**
prompt-nothing-to-add = Rien ne peut plus s’ajouter là.
prompt-refused = Discord refuse : { $refused }
prompt-no-answer = L’application ne répond plus.

## help : ce qui se tape, et ce que cela fait. Les mots à taper sont anglais dans toutes les langues.

prompt-help-command = exécuter une commande toi-même ; draw tout court fait pareil
prompt-help-as = l’exécuter comme { $name }, cette fois
prompt-help-be = être { $name } désormais
prompt-help-complete = ce qui peut suivre ; /ra ? donne toutes les commandes
prompt-help-go = aller dans un salon ou un fil ; #game-1 suffit pour celui d’une partie
prompt-help-list = qui est là, et quels salons il y a
prompt-help-read = revoir les derniers messages du salon ; read 3, read all
prompt-help-click = cliquer sur le bouton [Draw] le plus récent ; son début suffit
prompt-help-choose = choisir dans un menu ; son nom peut venir d’abord, puis plusieurs options
prompt-help-submit = remplir le formulaire qui s’est ouvert
prompt-help-say = écrire un message
prompt-help-enter-key = (Entrée)
prompt-help-enter = montrer ce qui est nouveau
prompt-help-wait = attendre qu’il se passe quelque chose, une minute au plus
prompt-help-forward = avancer l’horloge ; 90m et 2d marchent aussi
prompt-help-lang = parler une autre langue : le Discord de cette personne l’utilise désormais
prompt-help-quit = la fin, comme Ctrl-D

## Réponses

prompt-list-you = **{ $name }** (toi)
prompt-list-here = #{ $channel } (tu es ici)
prompt-list-channel = #{ $channel }{ $unread ->
    [0] {""}
    [one] , { $unread } non lu
   *[other] , { $unread } non lus
}
prompt-no-channel = Il n’y a pas de salon { $name } ici, mais { $channels }.
prompt-language = Discord parle désormais cette langue à { $name } : { $language }.
prompt-no-language = Il n’y a pas de langue { $word } ici. Il y a : { $languages }.
prompt-time = Nous sommes le **{ $date }**. **forward ?** montre comment avancer l’horloge.
prompt-time-now = Nous sommes maintenant le **{ $date }**.
prompt-no-time = « { $words } » n’est pas une durée dont avancer. **forward ?** montre comment l’écrire.
prompt-forward-minutes = dix minutes
prompt-forward-hours = huit heures
prompt-forward-days = deux jours
prompt-forward-both = un jour et demi
prompt-thread-opened = #{ $thread } s’est ouvert : tu y es maintenant, et #{ $back } te ramène.
prompt-still-busy = Le bot travaille encore. Entrée montre ce qui est arrivé.
prompt-nothing-happened = Rien ne s’est passé depuis une minute.
prompt-edited = modifié
prompt-shortened = (raccourci)
prompt-deleted = (un message a été supprimé)
prompt-only-you = visible par toi uniquement
prompt-only-other = visible par { $name } uniquement
prompt-empty = Il n’y a encore rien ici.
prompt-before = ({ $count } avant ; read all les montre)
prompt-no-button = Il n’y a pas de bouton « { $name } » ici.
prompt-newest = Les plus récents : { $buttons }
prompt-no-form = Aucun formulaire n’est ouvert pour { $name }. Un bouton ou une commande en ouvre un.
prompt-form = Un formulaire s’ouvre, « { $title } ». Pour le remplir : **submit** { $fields }
prompt-field-required = obligatoire
prompt-field-optional = facultatif
prompt-field-now = actuel : { $value }
prompt-no-menu = Il n’y a pas de menu pour « { $name } » ici.
prompt-menus = Il y a { $menus }.
prompt-no-option = « { $word } » n’est pas parmi ses options : { $options }.
prompt-menu-unusable = Ce menu ne peut pas servir.
prompt-which-field = Dis ce qui va dans quel champ : submit { $fields }
prompt-button-off = inactif
prompt-menu-name = un nom
prompt-menu-between = { $name }, { $least } à { $most }
prompt-file = fichier { $name }
prompt-somebody = quelqu’un
prompt-unknown-channel = inconnu
prompt-just-now = à l’instant
prompt-in = dans { $unit ->
    [seconds] { $count ->
        [one] { $count } seconde
       *[other] { $count } secondes
    }
    [minutes] { $count ->
        [one] { $count } minute
       *[other] { $count } minutes
    }
    [hours] { $count ->
        [one] { $count } heure
       *[other] { $count } heures
    }
   *[days] { $count ->
        [one] { $count } jour
       *[other] { $count } jours
    }
}
prompt-ago = il y a { $unit ->
    [seconds] { $count ->
        [one] { $count } seconde
       *[other] { $count } secondes
    }
    [minutes] { $count ->
        [one] { $count } minute
       *[other] { $count } minutes
    }
    [hours] { $count ->
        [one] { $count } heure
       *[other] { $count } heures
    }
   *[days] { $count ->
        [one] { $count } jour
       *[other] { $count } jours
    }
}
