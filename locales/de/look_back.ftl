look-back-title = **Partie { $game }**, Schritt { $step } von { $steps }
look-back-just-shown = Aus dieser Partie wurde hier gerade erst etwas gezeigt. Einen Schritt kannst du { $relative } wieder zeigen.
button-look-back = Zurückblicken
button-step-through = Durchgehen
button-next-auction = Nächste Auktion
button-next-epoch = Nächste Epoche
stats-menu-step-through = Eine Partie durchgehen
menu-auctions = Auktionen der Epoche { $epoch }
option-auction-won = Auktion { $number }: { $player }, { $bid } für { $tiles ->
    [none] Sonne { $sun }
   *[other] { $tiles }
}
option-auction-unsold = Auktion { $number }: niemand bietet
option-auction-open = Auktion { $number }: läuft noch

film-won = { $player } nimmt mit { $bid } { $count ->
    [0] eine Sonne
    [one] 1 Plättchen
   *[other] { $count } Plättchen
}.
film-unsold-stay = Niemand bietet: Die Plättchen bleiben liegen.
film-unsold-gone = Niemand bietet: Die Plättchen gehen aus dem Spiel.
film-epoch = Epoche { $epoch } ist vorbei.
film-epoch-leads = Epoche { $epoch } ist vorbei: { $player } führt mit { $points }.
film-epoch-tied = Epoche { $epoch } ist vorbei: Gleichstand an der Spitze mit { $points }.
film-wins = { $player } gewinnt mit { $points }.
film-wins-by-sun = { $player } gewinnt mit { $points } und der höchsten Sonne.
film-unfinished = In Epoche { $epoch } abgebrochen.
film-alt = Film der Partie { $game } in { $frames } Bildern.

button-film = Film
film-making = Ich mache den Film. Er kommt dorthin, wo die Partie gespielt wurde.
film-is-there = Hier ist der Film: { $link }
film-none = Von dieser Partie gibt es keinen Film: Sie ist nicht zu Ende, oder ihr Kanal ist weg.
film-title = **Partie { $game }: der Film**
film-refused = Den Film der Partie { $game } konnte ich nicht zeigen: Discord hat die Datei nicht angenommen. *Durchgehen* unter ihrem Ende zeigt dasselbe, Bild für Bild.

end-lots = **Beste Käufe** (nach der Rechnung eines Computers):
end-lot = { $place }\. { $player }, { $bid } für { $tiles }: { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
}
button-look-lot = Posten { $place } ansehen
picture-scores = Punkte nach jeder Epoche
alt-scores = nach den Epochen { $points }
