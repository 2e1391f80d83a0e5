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
