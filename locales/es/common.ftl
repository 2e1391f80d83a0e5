### Lo que se usa en todas partes: listas, nombres, losetas.

language-name = Español

## Listas

list-comma = ,{ " " }
list-semicolon = ;{ " " }
list-then = , luego{ " " }
list-and = { $before } y { $last }
# «o» pasa a «u» ante o-: «Dios u Oro».
list-or = { $before } { $last ->
    [Oro] u
    [Obelisco] u
   *[other] o
} { $last }
suns-none = ninguno
# Se lee sola en el tablero, y tras dos puntos: «Tienes: ninguna loseta».
tiles-none = ninguna loseta

## Nombres

nameless = sin nombre
former-player = alguien que ya no está
somebody = alguien
computer-name = { $name ->
    [Anubis] Anubis
    [Bastet] Bastet
    [Horus] Horus
    [Sobek] Sobek
    [Thoth] Thot
   *[other] { $name }
} ({ $level ->
    [easy] fácil
    [normal] normal
   *[hard] difícil
})
channel-opening = un hilo que se está abriendo
channel-direct = nuestros mensajes directos

## Losetas

tile = { $tile ->
    [god] Dios
    [gold] Oro
    [pharaoh] Faraón
    [nile] Nilo
    [flood] Inundación
    [art] Arte
    [religion] Religión
    [writing] Escritura
    [agriculture] Agricultura
    [astronomy] Astronomía
    [sphinx] Esfinge
    [pyramid] Pirámide
    [obelisk] Obelisco
    [statue] Estatua
    [fortress] Fortaleza
    [mortuary] Templo funerario
    [palace] Palacio
    [shrine] Santuario
    [temple] Templo
    [step-pyramid] Pirámide escalonada
    [ra] Ra
    [funeral] Funeral
    [drought] Sequía
    [war] Guerra
    [unrest] Revuelta
   *[earthquake] Terremoto
}
held = { $tile ->
    [god] { $count ->
        [one] 1 Dios
       *[other] { $count } Dioses
    }
    [gold] { $count ->
        [one] 1 Oro
       *[other] { $count } Oros
    }
    [pharaoh] { $count ->
        [one] 1 Faraón
       *[other] { $count } Faraones
    }
    [nile] { $count ->
        [one] 1 Nilo
       *[other] { $count } Nilos
    }
    [flood] { $count ->
        [one] 1 Inundación
       *[other] { $count } Inundaciones
    }
    [art] { $count ->
        [one] 1 Arte
       *[other] { $count } Artes
    }
    [religion] { $count ->
        [one] 1 Religión
       *[other] { $count } Religiones
    }
    [writing] { $count ->
        [one] 1 Escritura
       *[other] { $count } Escrituras
    }
    [agriculture] { $count ->
        [one] 1 Agricultura
       *[other] { $count } Agriculturas
    }
    [astronomy] { $count ->
        [one] 1 Astronomía
       *[other] { $count } Astronomías
    }
    [sphinx] { $count ->
        [one] 1 Esfinge
       *[other] { $count } Esfinges
    }
    [pyramid] { $count ->
        [one] 1 Pirámide
       *[other] { $count } Pirámides
    }
    [obelisk] { $count ->
        [one] 1 Obelisco
       *[other] { $count } Obeliscos
    }
    [statue] { $count ->
        [one] 1 Estatua
       *[other] { $count } Estatuas
    }
    [fortress] { $count ->
        [one] 1 Fortaleza
       *[other] { $count } Fortalezas
    }
    [mortuary] { $count ->
        [one] 1 Templo funerario
       *[other] { $count } Templos funerarios
    }
    [palace] { $count ->
        [one] 1 Palacio
       *[other] { $count } Palacios
    }
    [shrine] { $count ->
        [one] 1 Santuario
       *[other] { $count } Santuarios
    }
    [temple] { $count ->
        [one] 1 Templo
       *[other] { $count } Templos
    }
   *[step-pyramid] { $count ->
        [one] 1 Pirámide escalonada
       *[other] { $count } Pirámides escalonadas
    }
}
category = { $category ->
    [god] Dioses
    [pharaoh] Faraones
    [river] Río
    [civilization] Civilización
    [gold] Oro
    [monument] Monumentos
   *[sun] Soles
}
