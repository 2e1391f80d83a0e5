### Jak kto gra: oszacowane z zakończonych partii na serwerze.

rating-points = { $settled ->
    [true] { $points }
   *[false] około { $points }
}

## Koniec partii

rating-end = **Ranking** (/ra-stats top): { $people }
rating-end-person = { $player } { $rating }, { $gain }

## Stolik przed partią

rating-table = Ranking: { $people }.
rating-table-person = { $player } { $rating }
rating-table-off = Bez rankingu.
rating-details = { $rated ->
    [no] **Ranking:** ta partia się nie liczy.
    [no-clock] **Ranking:** partie bez zegara się nie liczą.
   *[yes] **Ranking:** ta partia się liczy, jeśli zagrają co najmniej dwie osoby; nie dla tych, którzy przejmą czyjeś miejsce.
}
rating-table-set = Partia rankingowa: { $rated ->
    [true] tak
   *[false] nie
}.
rating-button-rated = Z rankingiem
rating-button-not-rated = Bez rankingu

## Czyjeś liczby

rating-player = Ranking: { $rating }, po { $games ->
    [one] 1 partii rankingowej
    [few] { $games } partiach rankingowych
   *[many] { $games } partiach rankingowych
}

## Lista serwera

rating-top = **Ranking** na tym serwerze
rating-top-line = { $place }\. **{ $player }**{ $own ->
    [true] {" "}(ty)
   *[false] {""}
} { $points }, { $games ->
    [one] 1 partia
    [few] { $games } partie
   *[many] { $games } partii
}
rating-top-empty = Na tej liście nie ma jeszcze nikogo.
rating-top-rules = Na liście jest każdy, kto ma rozegrane partie rankingowe z różnymi osobami (partie: co najmniej { $games }, osoby: co najmniej { $opponents }). Liczą się partie z zegarem, które zaczęły co najmniej dwie osoby; kto odchodzi z partii, dzieli ostatnie miejsce.
rating-top-own = Ty: { $rating }. Na liście jeszcze cię nie ma: partie rankingowe { $games } z { $needed }, różne osoby { $opponents } z { $others }.
rating-off-here = Na tym serwerze nie ma rankingu: wyłączyli go moderatorzy.
rating-off-own = Ranking jest u ciebie wyłączony. Włączysz go przez /ra settings, *Więcej ustawień…*.
button-ratings = Ranking
command-stats-top = Ranking tego serwera: kto jak gra.

## Ustawienia

rating-own = { $ratings ->
    [true] **Ranking**: tak; po twoich partiach wszyscy widzą twój ranking, jeśli serwer go prowadzi.
   *[false] **Ranking**: nie; nikt nie widzi twojego, a tobie pokazuję tylko to, co czytają wszyscy.
}
rating-button-on = Włącz ranking
rating-button-off = Wyłącz ranking
rating-server = **Ranking**: { $ratings ->
    [true] tak, nowe partie się liczą, chyba że gospodarz ustawi inaczej
   *[false] nie, nie jest pokazywany, a nowe partie się nie liczą
}.
rating-server-unset = **Ranking**: nieustawione, czyli nowe partie się liczą, chyba że gospodarz ustawi inaczej.
choice-server-ratings = ranking
