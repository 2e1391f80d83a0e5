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

film-won = { $player } со ставкой { $bid } забирает { $count ->
    [0] диск
    [one] { $count } жетон
    [few] { $count } жетона
   *[many] { $count } жетонов
}.
film-unsold-stay = Ставок нет: жетоны остаются.
film-unsold-gone = Ставок нет: жетоны уходят из игры.
film-epoch = Эпоха { $epoch } окончена.
film-epoch-leads = Эпоха { $epoch } окончена. Впереди { $player }: { $points }.
film-epoch-tied = Эпоха { $epoch } окончена. Впереди сразу несколько игроков: { $points }.
film-wins = Победа: { $player }, { $points }.
film-wins-by-sun = Победа: { $player }, { $points } и самый старший диск.
film-unfinished = Партия отменена в эпоху { $epoch }.
film-alt = Фильм о партии { $game }, кадров: { $frames }.

button-film = Фильм
film-making = Делаю фильм. Он появится там, где играли партию.
film-is-there = Вот фильм: { $link }
film-none = Фильма об этой партии нет: она не окончена, или её канала больше нет.
film-title = **Партия { $game }: фильм**
film-refused = Не удалось показать фильм о партии { $game }: Discord не принял файл. Кнопка *Шаг за шагом* под её итогами покажет то же самое кадр за кадром.

end-lots = **Самые удачные покупки** (по расчёту компьютера):
end-lot = { $place }\. { $player }, { $bid } за { $tiles }: { $points ->
    [one] { $points } очко
    [few] { $points } очка
   *[many] { $points } очков
}
button-look-lot = Показать лот { $place }
picture-scores = Очки после эпох
alt-scores = после эпох { $points }
