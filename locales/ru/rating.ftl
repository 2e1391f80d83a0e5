### Кто как играет: оценка по законченным партиям на сервере.

rating-points = { $settled ->
    [true] { $points }
   *[false] около { $points }
}

## Конец партии

rating-end = **Рейтинг** (/ra-stats top): { $people }
rating-end-person = { $player } { $rating }, { $gain }

## Стол до партии

rating-table = Рейтинг: { $people }.
rating-table-person = { $player } { $rating }
rating-table-off = Без рейтинга.
rating-details = { $rated ->
    [no] **Рейтинг:** эта партия не считается.
    [no-clock] **Рейтинг:** партии без часов не считаются.
   *[yes] **Рейтинг:** эта партия считается, если играют хотя бы два человека; не для тех, кто займёт чужое место.
}
rating-table-set = Рейтинговая партия: { $rated ->
    [true] да
   *[false] нет
}.
rating-button-rated = С рейтингом
rating-button-not-rated = Без рейтинга

## Чьи-то цифры

rating-player = Рейтинг: { $rating } после { $games ->
    [one] { $games } рейтинговой партии
    [few] { $games } рейтинговых партий
   *[many] { $games } рейтинговых партий
}

## Список сервера

rating-top = **Рейтинг** на этом сервере
rating-top-line = { $place }\. **{ $player }**{ $own ->
    [true] {" "}(вы)
   *[false] {""}
} — { $points }, { $games ->
    [one] { $games } партия
    [few] { $games } партии
   *[many] { $games } партий
}
rating-top-empty = В этом списке пока никого нет.
rating-top-rules = В списке все, у кого достаточно рейтинговых партий с разными людьми (партий не меньше { $games }, людей не меньше { $opponents }). Считаются партии с часами, которые начали хотя бы два человека; кто выходит из партии, делит последнее место.
rating-top-own = Вы: { $rating }. В списке вас пока нет: рейтинговых партий { $games } из { $needed }, разных соперников { $opponents } из { $others }.
rating-off-here = На этом сервере нет рейтинга: модераторы его отключили.
rating-off-own = Вы отключили рейтинг. Включить его снова: /ra settings, *Ещё настройки…*.
button-ratings = Рейтинг
command-stats-top = Рейтинг этого сервера: кто как играет.

## Настройки

rating-own = { $ratings ->
    [true] **Рейтинг**: да; после ваших партий его видят все, если на сервере есть рейтинг.
   *[false] **Рейтинг**: нет; вашего никто не видит, а вам я показываю только то, что читают все.
}
rating-button-on = Включить рейтинг
rating-button-off = Отключить рейтинг
rating-server = **Рейтинг**: { $ratings ->
    [true] да, новые партии считаются, если организатор не решит иначе
   *[false] нет, его не видно, и новые партии не считаются
}.
rating-server-unset = **Рейтинг**: не указано, поэтому новые партии считаются, если организатор не решит иначе.
choice-server-ratings = рейтинг
