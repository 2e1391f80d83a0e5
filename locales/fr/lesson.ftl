### La leçon. Les mots entre étoiles sont ceux des boutons en dessous.

lesson-rival = Bastet
lesson-progress = Apprendre Ra : { $number } sur { $count }

lesson-start = **On joue à Ra avec des soleils.** Les tiens sont 9, 6, 5 et 2 ; Bastet, un ordinateur, a 8, 7, 4 et 3. Les soleils gagnent des tuiles aux enchères, et les tuiles rapportent des points. Le jeu a trois manches, les époques, et on compte les points à la fin de chacune. Le plus de points gagne.

    À ton tour, le plus souvent, tu pioches une tuile. Appuie sur *Piocher*.
lesson-track = Tu as pioché un Pharaon, et Bastet un Nil. Le point rouge marque la plus récente. Les deux sont sur la piste des enchères, en haut, et ne sont encore à personne : qui gagne la prochaine enchère prend tout ce qui s’y trouve.

    Qu’il y en ait plus : encore *Piocher*.
lesson-four = Une Crue et un Dieu sont arrivés : quatre tuiles à gagner. (Une Crue rapporte 1 point, et avec elle chaque Nil 1 aussi.) Il y a une enchère dès que quelqu’un pioche une tuile Râ, et { $ra } des { $all } tuiles sont des Râ.

    Appuie sur *Piocher*, et tu verras.
lesson-bid = Une tuile Râ ! Elle va sur la piste Râ, la deuxième ligne ; à deux, la { $limit }e met fin à l’époque. Et elle lance une enchère. Tout le monde parle une fois : miser un soleil, plus haut que tous les précédents, ou passer. Tu as pioché Râ, donc tu parles en dernier. Bastet a misé 4.

    Quel soleil suffit ?
lesson-sun = Les quatre tuiles sont à toi ! Ton 5 est maintenant sur le plateau, et le 1 qui s’y trouvait est à toi : face cachée, pour l’époque suivante. Le soleil que tu gagnes n’est donc pas celui que tu mises.

    Depuis, Bastet a pioché un Or. *Piocher*.
lesson-god = Tu as pioché Funérailles, une catastrophe : qui la prend perd { $toll } Pharaons. Mais tu as un Dieu. Utilise-le, et tu prends une tuile de la piste, sans enchère. Un Or rapporte { $gold } points. Une Pyramide est un Monument : tu la gardes jusqu’à la fin de la partie.

    Laquelle prends-tu ?
lesson-disaster = Prise : { $tile }. Le Dieu est utilisé. Puis Bastet a pioché Râ : tu parles en premier, Bastet en dernier. À gagner : Pharaon, Sphinx, { $other }, le soleil 5, et la catastrophe, qui te coûterait tes deux Pharaons, le nouveau aussi.

    Ça vaut quand même le coup ! Mise 6 : il faudrait à Bastet un 7 ou un 8.
lesson-invoke = Bastet a passé, et tout est à toi ; la catastrophe a pris tes Pharaons et a quitté le jeu. Quatre tuiles plus tard, il y a là trois sortes de Civilisation : { $points } points, si tu les as avant la fin de l’époque. Finir une époque sans aucune Civilisation coûte { $lost } points.

    Pourquoi attendre une tuile Râ ? *Invoquer Râ* lance une enchère aussitôt.
lesson-must-bid = Bastet passe. Qui invoque Râ doit miser si personne d’autre ne l’a fait (sauf si la piste est pleine). Et regarde le plateau : le soleil qui s’y trouve est ton 6 de tout à l’heure.

    Quel soleil donnes-tu pour tout cela ?
lesson-last-ra = Le 6 est de nouveau à toi, pour l’époque suivante. Quelques tours plus tard, Bastet a gagné deux fois, et { $ra } tuiles Râ sur { $limit } sont sorties. La prochaine met fin à l’époque aussitôt : pas d’enchère, et ce qui est sur la piste est perdu. Il te reste un soleil, le 9.

    Alors, *Invoquer Râ* maintenant, ou *Piocher* en espérant mieux ?
lesson-drawn = Râ ! L’époque est finie aussitôt, et trois tuiles sont perdues. C’est cela, Ra.
lesson-invoked = Bastet a misé 8, et ton 9 a gagné. Sans soleil visible, tu as attendu ; Bastet a continué, sans toi, et a pioché le dernier Râ.
lesson-scores = **Tes points :** { $points }. Bastet a plus de Pharaons, donc les tiens te coûtent des points. Avec les { $start } que tout le monde a au début, { $total }.

    Pharaons, Nil et Monuments te restent, les autres tuiles partent. Tous les soleils sont de nouveau visibles : la deuxième époque commence.
lesson-end = Après la troisième époque, les Monuments comptent : { $kind } par sorte, { $alike } pour trois d’une même sorte, plus pour davantage. La plus forte somme de soleils reçoit { $most } points, la plus faible en perd { $fewest }. **C’est tout le jeu.**

    L’image montre ce que rapporte chaque tuile ; *Aide* sous un plateau la remontre, avec ses signes. À toi de jouer : *Jouer en solo* lance une partie contre deux ordinateurs faciles, et /ra-play a toutes les autres façons de jouer.

lesson-instead-draw = { $tap ->
    [god] Tu peux la prendre avec ton Dieu, mais tu auras bientôt plus de choix : *Piocher*.
   *[turn] Tu peux invoquer Râ à chaque tour. Mais qui gagne donne un soleil, et il y a encore peu à gagner : *Piocher*.
}
lesson-instead-bid = { $tap ->
    [pass] Tu peux passer, mais alors Bastet prend les quatre tuiles pour un 4. Elles valent ton 5.
   *[high] Celui-là gagnerait aussi. Mais personne ne parle après toi : ton 5 suffit, garde les soleils plus hauts.
}
lesson-instead-god = { $tap ->
    [disaster] C’est permis, mais une catastrophe prise avec un Dieu te frappe tout autant : tu perdrais ton Pharaon. Prends une autre tuile.
   *[turn] C’est permis aussi. Mais vois d’abord ce que peut ton Dieu : prends une tuile.
}
lesson-instead-disaster = { $tap ->
    [pass] Une catastrophe peut être une bonne raison de passer. Mais alors Bastet prend tout le reste pour un petit soleil : mise 6.
    [low] Bastet parle après toi, et tous ses soleils sont plus hauts que 2 : mise 6.
   *[high] Avec 9, tu gagnerais à coup sûr. Mais c’est ton meilleur soleil, et il viendra mieux : mise 6.
}
lesson-instead-invoke = Tu peux continuer à piocher. Mais un Râ ou une catastrophe peut venir, et il y a là juste ce qu’il te faut : *Invoquer Râ*.
lesson-instead-must-bid = Celui-là gagnerait aussi. Mais personne d’autre n’a misé, donc ton plus petit soleil suffit : mise 2.

lesson-button-invoke = Invoquer Râ
lesson-button-take = Prendre : { $tile }
lesson-button-next = Continuer
lesson-button-again = Depuis le début
