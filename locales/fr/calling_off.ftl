off-before = Tu peux demander à { $others } s’il faut **annuler la partie { $game }**. Elle ne l’est que si tout le monde dit oui en { $pace ->
    [live] 15 minutes
   *[other] 48 heures
} : le silence est un non, et un seul non clôt aussitôt la question. Après un non, on ne peut plus la poser pendant { $pace ->
    [live] une heure
   *[other] trois jours
}.
off-before-alone = Personne d’autre n’a plus de siège : **la partie { $game } est annulée dès que tu confirmes.**
off-before-resign = Si tu veux seulement partir, ne demande rien : /ra resign te fait quitter la partie, et un ordinateur reprend ton siège.
off-before-at-once = **Annuler tout de suite la partie { $game } ?** Personne à la table n’a son mot à dire, et elle ne pourra plus continuer.
off-before-frozen = La partie { $game } ne peut pas continuer avec cette version des règles. **L’annuler ?**
off-loss = Ce qui serait perdu : elle a commencé { $since } et en est à l’époque { $epoch } sur 3. Elle resterait inachevée, sans classement, et ne pourrait plus continuer ; tout le monde connaîtrait les points jusque-là et aurait l’enregistrement et le sac.
off-asks = **{ $player } demande : faut-il annuler la partie { $game } ?**
off-rule = { $people } : elle n’est annulée que si tout le monde dit oui jusqu’au { $until }. Le silence est un non, et un seul non clôt aussitôt la question. En attendant, la partie continue.
off-rule-directly = Elle n’est annulée que si tout le monde qui a un siège dit oui jusqu’au { $until }. Le silence est un non, et un seul non clôt aussitôt la question. En attendant, la partie continue. La question est posée [dans le salon de la partie]({ $link }).
off-call = { $player } demande s’il faut annuler la partie { $game } : [réponds là-bas]({ $link }) jusqu’au { $until }.
off-asked = La question est posée aux autres dans { $channel }.
off-said-yes = Tu as dit oui. Tant que tout le monde n’a pas répondu, tu peux encore dire non.
off-said-no = Tu as dit non : la partie continue.
off-done = La partie { $game } est annulée.
off-ended = { $player } a demandé s’il fallait annuler la partie { $game }.
off-ended-no = Quelqu’un a dit non, elle continue donc ; on peut poser de nouveau la question à partir du { $again }.
off-ended-silence = Tout le monde n’a pas répondu en { $pace ->
    [live] 15 minutes
   *[other] 48 heures
}, elle continue donc ; on peut poser de nouveau la question à partir du { $again }.
off-ended-over = La partie s’est terminée avant que tout le monde ait répondu.
off-ended-off = Elle est annulée.
off-title = Ra · partie { $game } · inachevée
off-points = **Inachevée** : pas de classement, et elle ne compte pas. Points jusqu’ici : { $points }.
