### Co się przydaje wszędzie: listy, imiona, płytki.
### Nazwy płytek piszemy wielką literą i tylko w mianowniku; odmianę liczebnikową daje „held”.

language-name = Polski

## Listy

list-comma = ,{ " " }
list-semicolon = ;{ " " }
list-then = , potem{ " " }
list-and = { $before } i { $last }
list-or = { $before } lub { $last }
suns-none = brak
# Stoi samo („Słońca: 3 i 8 / 0 płytek”) i po dwukropku („Masz: 0 płytek.”).
tiles-none = 0 płytek

## Imiona

nameless = bez imienia
former-player = ktoś, kto odszedł
somebody = ktoś
computer-name = { $name ->
    [Anubis] Anubis
    [Bastet] Bastet
    [Horus] Horus
    [Sobek] Sobek
    [Thoth] Thot
   *[other] { $name }
} ({ $level ->
    [easy] łatwy
    [normal] normalny
   *[hard] trudny
})
# W miejscowniku: wszędzie stoi „w { $channel }”.
channel-opening = wątku, który właśnie się otwiera
channel-direct = naszych wiadomościach prywatnych

## Płytki

tile = { $tile ->
    [god] Bóg
    [gold] Złoto
    [pharaoh] Faraon
    [nile] Nil
    [flood] Wylew
    [art] Sztuka
    [religion] Religia
    [writing] Pismo
    [agriculture] Rolnictwo
    [astronomy] Astronomia
    [sphinx] Sfinks
    [pyramid] Piramida
    [obelisk] Obelisk
    [statue] Posąg
    [fortress] Twierdza
    [mortuary] Grobowiec
    [palace] Pałac
    [shrine] Kaplica
    [temple] Świątynia
    [step-pyramid] Piramida schodkowa
    [ra] Ra
    [funeral] Pogrzeb
    [drought] Susza
    [war] Wojna
    [unrest] Bunt
   *[earthquake] Trzęsienie ziemi
}
# Rodzaj męskoosobowy: „2 Faraonów” czyta się „dwóch faraonów”. „Złoto” jak w grach: 2 złota, 5 złota.
held = { $tile ->
    [god] { $count ->
        [one] 1 Bóg
       *[many] { $count } Bogów
    }
    [gold] { $count ->
        [one] 1 Złoto
       *[many] { $count } Złota
    }
    [pharaoh] { $count ->
        [one] 1 Faraon
       *[many] { $count } Faraonów
    }
    [nile] { $count ->
        [one] 1 Nil
        [few] { $count } Nile
       *[many] { $count } Nilów
    }
    [flood] { $count ->
        [one] 1 Wylew
        [few] { $count } Wylewy
       *[many] { $count } Wylewów
    }
    [art] { $count ->
        [one] 1 Sztuka
        [few] { $count } Sztuki
       *[many] { $count } Sztuk
    }
    [religion] { $count ->
        [one] 1 Religia
        [few] { $count } Religie
       *[many] { $count } Religii
    }
    [writing] { $count ->
        [one] 1 Pismo
        [few] { $count } Pisma
       *[many] { $count } Pism
    }
    [agriculture] { $count ->
        [one] 1 Rolnictwo
        [few] { $count } Rolnictwa
       *[many] { $count } Rolnictw
    }
    [astronomy] { $count ->
        [one] 1 Astronomia
        [few] { $count } Astronomie
       *[many] { $count } Astronomii
    }
    [sphinx] { $count ->
        [one] 1 Sfinks
        [few] { $count } Sfinksy
       *[many] { $count } Sfinksów
    }
    [pyramid] { $count ->
        [one] 1 Piramida
        [few] { $count } Piramidy
       *[many] { $count } Piramid
    }
    [obelisk] { $count ->
        [one] 1 Obelisk
        [few] { $count } Obeliski
       *[many] { $count } Obelisków
    }
    [statue] { $count ->
        [one] 1 Posąg
        [few] { $count } Posągi
       *[many] { $count } Posągów
    }
    [fortress] { $count ->
        [one] 1 Twierdza
        [few] { $count } Twierdze
       *[many] { $count } Twierdz
    }
    [mortuary] { $count ->
        [one] 1 Grobowiec
        [few] { $count } Grobowce
       *[many] { $count } Grobowców
    }
    [palace] { $count ->
        [one] 1 Pałac
        [few] { $count } Pałace
       *[many] { $count } Pałaców
    }
    [shrine] { $count ->
        [one] 1 Kaplica
        [few] { $count } Kaplice
       *[many] { $count } Kaplic
    }
    [temple] { $count ->
        [one] 1 Świątynia
        [few] { $count } Świątynie
       *[many] { $count } Świątyń
    }
   *[step-pyramid] { $count ->
        [one] 1 Piramida schodkowa
        [few] { $count } Piramidy schodkowe
       *[many] { $count } Piramid schodkowych
    }
}
category = { $category ->
    [god] Bogowie
    [pharaoh] Faraonowie
    [river] Rzeka
    [civilization] Cywilizacja
    [gold] Złoto
    [monument] Monumenty
   *[sun] Słońca
}
