look-back-title = **Partie { $game }**, étape { $step } sur { $steps }
look-back-just-shown = Quelque chose de cette partie vient d’être montré ici. Tu pourras montrer une étape { $relative }.
button-look-back = Revoir
button-step-through = Revoir pas à pas
button-next-auction = Enchère suivante
button-next-epoch = Époque suivante
stats-menu-step-through = Revoir une partie pas à pas
menu-auctions = Enchères de l’époque { $epoch }
option-auction-won = Enchère { $number } : { $player }, { $bid } pour { $tiles ->
    [none] soleil { $sun }
   *[other] { $tiles }
}
option-auction-unsold = Enchère { $number } : personne ne mise
option-auction-open = Enchère { $number } : en cours
