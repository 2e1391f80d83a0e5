season-end-title = **{ $quarter } ist vorbei.** { $games ->
    [one] 1 Partie zählte
   *[other] { $games } Partien zählten
}. Die ersten Plätze:
season-end-champion = { $count ->
    [one] **Saisonsieg:** { $champions }
   *[other] **Saisonsieg, geteilt:** { $champions }
}
season-end-champion-with-role = { $count ->
    [one] **Saisonsieg:** { $champions }, bis zum nächsten Saisonende mit der Rolle { $role }
   *[other] **Saisonsieg, geteilt:** { $champions }, bis zum nächsten Saisonende mit der Rolle { $role }
}
season-end-no-champion = **Saisonsieg:** niemand
season-end-passed-over = Wer sich in Listen verbirgt oder den Server verlassen hat, wird übergangen.
season-end-busiest = **Meiste Partien:** { $players }, { $people ->
    [one] {""}
   *[other] je{" "}
}{ $games ->
    [one] 1 Partie
   *[other] { $games } Partien
}
season-end-highest = **Höchste Punktzahl:** { $player }, { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
} in Partie { $game }
season-end-closest = **Knappster Ausgang:** { $margin ->
    [0] { $first } vor { $second } bei gleichen Punkten
    [one] { $first } mit 1 Punkt vor { $second }
   *[other] { $first } mit { $margin } Punkten vor { $second }
} in Partie { $game }
button-season-place = Mein Platz
season-end-channel-gone = Den Kanal, der dafür gewählt war, gibt es nicht mehr. /ra-admin season wählt einen anderen.
season-end-channel-closed = In { $channel }, das dafür gewählt ist, kann ich nicht schreiben. Erlaube mir dort: { $permissions }.
role-not-given = **Ich kann { $role } noch nicht vergeben:**
role-then = Verwende danach /ra-admin season: Ich vergebe die Rolle sofort.
role-everybodys = Diese Rolle haben alle. Wähle eine, die nur der Saisonsieg bringt.
role-managed = { $role } gehört zu einem Bot oder einem anderen Dienst, und nur der kann sie vergeben. Wähle eine andere Rolle.
role-permits = { $role } erlaubt mehr, als alle dürfen. Gewonnene Partien sollen nur Ehre bringen: Nimm der Rolle die Berechtigungen, oder wähle eine andere.
role-permits-in = { $role } erlaubt in { $channel } mehr, als alle dort dürfen. Gewonnene Partien sollen nur Ehre bringen: Nimm das aus den Berechtigungen des Kanals, oder wähle eine andere Rolle.
role-gone = Die Rolle für den Saisonsieg gibt es nicht mehr. Wähle mit /ra-admin season eine andere.
role-unknown = Diese Rolle gibt es nicht mehr. Wähle eine andere.
role-may-not-manage = { $own ->
    [none] Gib mir eine Rolle mit der Berechtigung *{ $permission }*
   *[other] Erlaube mir *{ $permission }*: Servereinstellungen, Rollen, { $own }, Berechtigungen
}.
role-too-high = { $own ->
    [none] Meine Rolle muss in Servereinstellungen, Rollen über { $role } stehen
   *[other] Ziehe in Servereinstellungen, Rollen { $own } über { $role }
}.
role-not-now = Discord hat es gerade nicht angenommen.
season-set-heading = **Das Ende einer Saison.** Wenn ein Vierteljahr vorbei ist, erzähle ich diesem Server, wer vorn liegt, sofern mindestens drei Partien zählten. Der Saisonsieg kann eine Rolle bringen, die beim nächsten Mal weitergeht.
season-set-channel = **Saisonende** (/ra-admin season): steht in { $channel }, das nächste Mal am { $date }.
season-set-anywhere = **Saisonende** (/ra-admin season): steht dort, wo die meisten Tische der Saison geöffnet wurden, das nächste Mal am { $date }.
season-set-off = **Saisonende** (/ra-admin season): wird nicht erzählt.
season-set-role = **Rolle für den Saisonsieg**: { $role }.
season-set-no-role = **Rolle für den Saisonsieg**: nicht eingestellt, also keine.
season-role-not-taken = Ich konnte { $role } denen nicht nehmen, die sie von mir haben. Nimm sie ihnen selbst.
refusal-manage-roles = Die Rolle für den Saisonsieg wählt, wer die Berechtigung *{ $permission }* hat.
command-admin-season = Wie das Ende einer Saison erzählt wird, und welche Rolle der Saisonsieg bringt.
    .channel = Wo es steht; sonst dort, wo die meisten Tische geöffnet wurden
    .role = Was der Saisonsieg bis zum nächsten Saisonende bringt; eine Ehre ohne Berechtigungen
    .off = Was nicht mehr gewünscht ist
choice-announcement = die Nachricht und die Rolle
choice-chosen-channel = der Kanal
choice-champion-role = die Rolle
