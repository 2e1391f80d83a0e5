look-back-title = **Партия { $game }**, шаг { $step } из { $steps }
look-back-just-shown = Что-то из этой партии здесь только что показали. Показать шаг снова можно { $relative }.
button-look-back = Оглянуться
button-step-through = Шаг за шагом
button-next-auction = Следующий аукцион
button-next-epoch = Следующая эпоха
stats-menu-step-through = Партия шаг за шагом
menu-auctions = Аукционы эпохи { $epoch }
option-auction-won = Аукцион { $number }: { $player }, { $bid } за { $tiles ->
    [none] диск { $sun }
   *[other] { $tiles }
}
option-auction-unsold = Аукцион { $number }: ставок нет
option-auction-open = Аукцион { $number }: идёт
