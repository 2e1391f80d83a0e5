### Что нужно повсюду: списки, имена, жетоны. Жетоны называются как в русских правилах; крепость, дворец и смута есть только в
### классическом издании.

language-name = Русский

## Списки

list-comma = ,{ " " }
list-semicolon = ;{ " " }
list-then = , затем{ " " }
list-and = { $before } и { $last }
list-or = { $before } или { $last }
suns-none = нет
tiles-none = нет жетонов

## Имена

nameless = без имени
former-player = Бывший игрок
somebody = кто-то
computer-name = { $name ->
    [Anubis] Анубис
    [Bastet] Бастет
    [Horus] Гор
    [Sobek] Себек
    [Thoth] Тот
   *[other] { $name }
} ({ $level ->
    [easy] лёгкий
    [normal] обычный
   *[hard] сложный
})
# Всегда после «в»: «партия 3 в ветке, которая сейчас открывается».
channel-opening = ветке, которая сейчас открывается
channel-direct = нашей личной переписке

## Жетоны

tile = { $tile ->
    [god] Бог
    [gold] Золото
    [pharaoh] Фараон
    [nile] Нил
    [flood] Паводок
    [art] Искусство
    [religion] Религия
    [writing] Письменность
    [agriculture] Земледелие
    [astronomy] Астрономия
    [sphinx] Сфинкс
    [pyramid] Пирамида
    [obelisk] Обелиск
    [statue] Статуя
    [fortress] Крепость
    [mortuary] Мавзолей
    [palace] Дворец
    [shrine] Святилище
    [temple] Храм
    [step-pyramid] Ступенчатая пирамида
    [ra] Ра
    [funeral] Похороны
    [drought] Засуха
    [war] Война
    [unrest] Смута
   *[earthquake] Землетрясение
}
# После «минус» и «у вас», в именительном падеже, кроме форм после чисел.
held = { $tile ->
    [god] { $count ->
        [one] { $count } бог
        [few] { $count } бога
       *[many] { $count } богов
    }
    [gold] { $count ->
        [one] { $count } золото
        [few] { $count } золота
       *[many] { $count } золота
    }
    [pharaoh] { $count ->
        [one] { $count } фараон
        [few] { $count } фараона
       *[many] { $count } фараонов
    }
    [nile] { $count ->
        [one] { $count } Нил
        [few] { $count } Нила
       *[many] { $count } Нилов
    }
    [flood] { $count ->
        [one] { $count } паводок
        [few] { $count } паводка
       *[many] { $count } паводков
    }
    [art] { $count ->
        [one] { $count } искусство
        [few] { $count } искусства
       *[many] { $count } искусств
    }
    [religion] { $count ->
        [one] { $count } религия
        [few] { $count } религии
       *[many] { $count } религий
    }
    [writing] { $count ->
        [one] { $count } письменность
        [few] { $count } письменности
       *[many] { $count } письменностей
    }
    [agriculture] { $count ->
        [one] { $count } земледелие
        [few] { $count } земледелия
       *[many] { $count } земледелий
    }
    [astronomy] { $count ->
        [one] { $count } астрономия
        [few] { $count } астрономии
       *[many] { $count } астрономий
    }
    [sphinx] { $count ->
        [one] { $count } сфинкс
        [few] { $count } сфинкса
       *[many] { $count } сфинксов
    }
    [pyramid] { $count ->
        [one] { $count } пирамида
        [few] { $count } пирамиды
       *[many] { $count } пирамид
    }
    [obelisk] { $count ->
        [one] { $count } обелиск
        [few] { $count } обелиска
       *[many] { $count } обелисков
    }
    [statue] { $count ->
        [one] { $count } статуя
        [few] { $count } статуи
       *[many] { $count } статуй
    }
    [fortress] { $count ->
        [one] { $count } крепость
        [few] { $count } крепости
       *[many] { $count } крепостей
    }
    [mortuary] { $count ->
        [one] { $count } мавзолей
        [few] { $count } мавзолея
       *[many] { $count } мавзолеев
    }
    [palace] { $count ->
        [one] { $count } дворец
        [few] { $count } дворца
       *[many] { $count } дворцов
    }
    [shrine] { $count ->
        [one] { $count } святилище
        [few] { $count } святилища
       *[many] { $count } святилищ
    }
    [temple] { $count ->
        [one] { $count } храм
        [few] { $count } храма
       *[many] { $count } храмов
    }
   *[step-pyramid] { $count ->
        [one] { $count } ступенчатая пирамида
        [few] { $count } ступенчатые пирамиды
       *[many] { $count } ступенчатых пирамид
    }
}
category = { $category ->
    [god] Боги
    [pharaoh] Фараоны
    [river] Река
    [civilization] Цивилизация
    [gold] Золото
    [monument] Монументы
   *[sun] Диски
}
