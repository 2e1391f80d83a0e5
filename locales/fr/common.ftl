### Ce qui sert partout : listes, noms, tuiles.

language-name = Français

## Listes

list-comma = ,{ " " }
list-semicolon = { " " };{ " " }
list-then = , puis{ " " }
list-and = { $before } et { $last }
list-or = { $before } ou { $last }
suns-none = aucun
tiles-none = aucune tuile

## Noms

nameless = sans nom
former-player = quelqu’un qui est parti
somebody = quelqu’un
computer-name = { $name ->
    [Anubis] Anubis
    [Bastet] Bastet
    [Horus] Horus
    [Sobek] Sobek
    [Thoth] Thot
   *[other] { $name }
} ({ $level ->
    [easy] facile
    [normal] normal
   *[hard] difficile
})
channel-opening = un fil en cours d’ouverture
channel-direct = nos messages privés

## Tuiles
## Le dieu et sa tuile sont « Râ » ; le jeu s’appelle « Ra ».

tile = { $tile ->
    [god] Dieu
    [gold] Or
    [pharaoh] Pharaon
    [nile] Nil
    [flood] Crue
    [art] Art
    [religion] Religion
    [writing] Écriture
    [agriculture] Agriculture
    [astronomy] Astronomie
    [sphinx] Sphinx
    [pyramid] Pyramide
    [obelisk] Obélisque
    [statue] Statue
    [fortress] Forteresse
    [mortuary] Tombeau
    [palace] Palais
    [shrine] Sanctuaire
    [temple] Temple
    [step-pyramid] Pyramide à degrés
    [ra] Râ
    [funeral] Funérailles
    [drought] Sécheresse
    [war] Guerre
    [unrest] Troubles
   *[earthquake] Tremblement de terre
}
# Les noms qui ne se comptent pas (Or, Nil, Art …) restent au singulier.
held = { $tile ->
    [god] { $count ->
        [one] { $count } Dieu
       *[other] { $count } Dieux
    }
    [gold] { $count } Or
    [pharaoh] { $count ->
        [one] { $count } Pharaon
       *[other] { $count } Pharaons
    }
    [nile] { $count } Nil
    [flood] { $count ->
        [one] { $count } Crue
       *[other] { $count } Crues
    }
    [art] { $count } Art
    [religion] { $count } Religion
    [writing] { $count } Écriture
    [agriculture] { $count } Agriculture
    [astronomy] { $count } Astronomie
    [sphinx] { $count } Sphinx
    [pyramid] { $count ->
        [one] { $count } Pyramide
       *[other] { $count } Pyramides
    }
    [obelisk] { $count ->
        [one] { $count } Obélisque
       *[other] { $count } Obélisques
    }
    [statue] { $count ->
        [one] { $count } Statue
       *[other] { $count } Statues
    }
    [fortress] { $count ->
        [one] { $count } Forteresse
       *[other] { $count } Forteresses
    }
    [mortuary] { $count ->
        [one] { $count } Tombeau
       *[other] { $count } Tombeaux
    }
    [palace] { $count } Palais
    [shrine] { $count ->
        [one] { $count } Sanctuaire
       *[other] { $count } Sanctuaires
    }
    [temple] { $count ->
        [one] { $count } Temple
       *[other] { $count } Temples
    }
   *[step-pyramid] { $count ->
        [one] { $count } Pyramide à degrés
       *[other] { $count } Pyramides à degrés
    }
}
category = { $category ->
    [god] Dieux
    [pharaoh] Pharaons
    [river] Fleuve
    [civilization] Civilisation
    [gold] Or
    [monument] Monuments
   *[sun] Soleils
}
