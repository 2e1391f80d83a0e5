### Was überall gebraucht wird: Listen, Namen, Plättchen.

language-name = Deutsch

## Lists. Rust joins the items; here is what stands between them.

list-comma = ,{ " " }
list-semicolon = ;{ " " }
list-then = , dann{ " " }
list-and = { $before } und { $last }
list-or = { $before } oder { $last }
suns-none = keine
tiles-none = keine Plättchen

## Names

nameless = Namenlos
former-player = früher dabei
somebody = jemand
computer-name = { $name ->
    [Anubis] Anubis
    [Bastet] Bastet
    [Horus] Horus
    [Sobek] Sobek
    [Thoth] Thot
   *[other] { $name }
} ({ $level ->
    [easy] leicht
    [normal] normal
   *[hard] schwer
})
channel-opening = einem Thread, der gerade geöffnet wird
channel-direct = unseren Direktnachrichten

## Tiles

# Namen wie in der alea-Ausgabe; Krieg, Totentempel und Schrein gibt es nur in der Pharao-Edition.
tile = { $tile ->
    [god] Gott
    [gold] Gold
    [pharaoh] Pharao
    [nile] Nil
    [flood] Überschwemmung
    [art] Kunst
    [religion] Religion
    [writing] Schrift
    [agriculture] Ackerbau
    [astronomy] Astronomie
    [sphinx] Sphinx
    [pyramid] Pyramide
    [obelisk] Obelisk
    [statue] Statue
    [fortress] Festung
    [mortuary] Totentempel
    [palace] Palast
    [shrine] Schrein
    [temple] Tempel
    [step-pyramid] Stufenpyramide
    [ra] Ra
    [funeral] Begräbnis
    [drought] Dürre
    [war] Krieg
    [unrest] Unruhen
   *[earthquake] Erdbeben
}
held = { $tile ->
    [god] { $count ->
        [one] { $count } Gott
       *[other] { $count } Götter
    }
    [gold] { $count } Gold
    [pharaoh] { $count ->
        [one] { $count } Pharao
       *[other] { $count } Pharaonen
    }
    [nile] { $count } Nil
    [flood] { $count ->
        [one] { $count } Überschwemmung
       *[other] { $count } Überschwemmungen
    }
    [art] { $count } Kunst
    [religion] { $count } Religion
    [writing] { $count } Schrift
    [agriculture] { $count } Ackerbau
    [astronomy] { $count } Astronomie
    [sphinx] { $count ->
        [one] { $count } Sphinx
       *[other] { $count } Sphinxe
    }
    [pyramid] { $count ->
        [one] { $count } Pyramide
       *[other] { $count } Pyramiden
    }
    [obelisk] { $count ->
        [one] { $count } Obelisk
       *[other] { $count } Obelisken
    }
    [statue] { $count ->
        [one] { $count } Statue
       *[other] { $count } Statuen
    }
    [fortress] { $count ->
        [one] { $count } Festung
       *[other] { $count } Festungen
    }
    [mortuary] { $count } Totentempel
    [palace] { $count ->
        [one] { $count } Palast
       *[other] { $count } Paläste
    }
    [shrine] { $count ->
        [one] { $count } Schrein
       *[other] { $count } Schreine
    }
    [temple] { $count } Tempel
   *[step-pyramid] { $count ->
        [one] { $count } Stufenpyramide
       *[other] { $count } Stufenpyramiden
    }
}
category = { $category ->
    [god] Götter
    [pharaoh] Pharaonen
    [river] Fluss
    [civilization] Zivilisation
    [gold] Gold
    [monument] Monumente
   *[sun] Sonnen
}
