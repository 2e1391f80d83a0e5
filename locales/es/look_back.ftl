look-back-title = **Partida { $game }**, paso { $step } de { $steps }
look-back-just-shown = Hace un momento ya se mostró aquí algo de esta partida. Podrás mostrar un paso { $relative }.
button-look-back = Mirar atrás
button-step-through = Ver paso a paso
button-next-auction = Siguiente subasta
button-next-epoch = Siguiente época
stats-menu-step-through = Ver una partida paso a paso
menu-auctions = Subastas de la época { $epoch }
option-auction-won = Subasta { $number }: { $player }, { $bid } por { $tiles ->
    [none] sol { $sun }
   *[other] { $tiles }
}
option-auction-unsold = Subasta { $number }: nadie puja
option-auction-open = Subasta { $number }: en curso
