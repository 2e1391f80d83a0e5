### Les coupes : des tournois qui marchent tout seuls. Comment on en publie une, son message dans un salon, et ce qui est refusé.

## Refusals, to whoever acts for themselves

refusal-cup-ended = Cette coupe est terminée. /ra-play montre ce qu’il y a d’autre.
refusal-cup-not-here = Ce n’est pas une coupe de ce serveur. /ra-play montre celles qu’il y a.
refusal-cup-full = Toutes les places sont prises. Si quelqu’un part, il y en aura une.
refusal-cup-too-late = C’est trop tard : plus aucune manche de cette coupe ne sera tirée au sort.
refusal-cup-in-already = Ton inscription est déjà notée.
refusal-cup-dropped = L’organisation t’a retiré de cette coupe. Elle seule peut t’y remettre.
refusal-cup-not-in = Tu ne participes pas à cette coupe.
refusal-cup-here-already = Je sais déjà que tu es là.

## Refusals, to an organiser

refusal-cup-begun = La coupe a commencé : son plan ne change plus.
refusal-cup-begins-already = Elle commence déjà dès que possible : je demande qui est là.
refusal-cup-past = Ce moment est passé. Donnes-en un autre, comme *5.12. 20:00*, *fri 20:00* ou *in 3 days*.
refusal-cup-too-far = Une coupe commence dans les 60 jours. Donne un moment plus proche.
refusal-cup-unreadable = Je ne lis pas là un moment. Écris-le comme *5.12. 20:00*, *fri 20:00* ou *in 3 days*.
refusal-cup-fives = Les tables de cinq durent trop quand on joue des semaines. Choisis quatre ou trois, ou *Une soirée*.
refusal-cup-fewer-places = { $people ->
    [one] { $people } personne participe. Prévois au moins autant de places.
   *[other] { $people } personnes participent. Prévois au moins autant de places.
}
refusal-cup-full-for-others = Toutes les places sont prises. Avant le début, /ra-cup edit en ajoute.
refusal-cup-others-in-already = Cette personne participe déjà.
refusal-cup-others-dropped = Cette personne est déjà hors de la coupe. /ra-cup add l’y remet.
refusal-cup-others-not-in = Cette personne ne participe pas à cette coupe.
refusal-cup-no-table = Cette coupe n’a pas cette table. Choisis-en une dans la liste.
refusal-cup-not-open = La partie de cette table n’a pas commencé. On ne peut l’annuler qu’ensuite.
refusal-cup-void-already = Cette table est déjà nulle.
refusal-cup-own-table = Tu y joues, donc quelqu’un d’autre doit décider. Avec *Gérer le serveur*, on peut trancher sur sa propre table, et le journal le dit.
refusal-cup-no-name = Rien n’est visible dans ce nom. Donnes-en un autre à la coupe.
refusal-cup-name-too-long = Ce nom est trop long : { $most } lettres au plus pour une coupe.
refusal-cup-no-reason = Dis pourquoi : tout le monde le lit.
refusal-cup-reason-too-long = C’est trop long : { $most } lettres au plus pour une raison.

## Answers to who signs up or leaves, private

cup-signed-up = **C’est noté, tu participes : { $cup }.** Début : { $begins }. { $pace ->
    [live] { $shape ->
        [one] Sois là à ce moment : une table d’une heure ou deux, et peut-être la finale.
       *[other] Sois là à ce moment : { $games } tables d’une heure ou deux, l’une après l’autre, et peut-être la finale.
    }
   *[other] { $shape ->
        [one] Cela demande une table, environ { $answers } réponses par semaine, et peut-être la finale.
        [at-once] Cela demande { $games } tables à la fois, environ { $answers } réponses par semaine à chacune, et peut-être la finale.
       *[in-turn] Cela demande { $games } tables, l’une après l’autre, environ { $answers } réponses par semaine, et peut-être la finale.
    }
}
    Tout le monde peut y lire ton nom. *Quitter* te retire.
cup-left = Tu ne participes plus : **{ $cup }**. *Participer* t’y remet.
