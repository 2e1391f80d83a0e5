//! Short scenes from a game: the rulebook's cases one by one, with a stacked bag.

use ra::rules::{Action, Edition, Game, Illegal, Players, Seat, Setup, State, Suns, Tile, sun_groups};

/// A game whose bag begins with these tiles, and whose seats hold the groups of suns in the rulebook's order.
pub(crate) struct Scene(Game);

impl Scene {
    pub(crate) fn new(edition: Edition, players: usize, first: &str) -> Scene {
        let first: Vec<Tile> = first.split(' ').map(|code| code.parse().unwrap()).collect();
        // The rest follows with the Ra tiles last, so that a scene draws none by chance.
        let mut rest: Vec<Tile> = edition.tiles().to_vec();
        for tile in &first {
            rest.remove(rest.iter().position(|other| other == tile).expect("no more copies than there are"));
        }
        rest.sort_by_key(|tile| *tile == Tile::Ra);
        let suns: &[Suns] = sun_groups(Players::new(players).unwrap());
        Scene(Game::new(&Setup::new(edition, suns, &[first, rest].concat()).unwrap()))
    }

    /// Plays the actions, each by whoever is to act.
    #[track_caller]
    pub(crate) fn play(mut self, actions: &str) -> Scene {
        for words in actions.split(", ") {
            let seat = self.0.state().to_act().expect("the game goes on");
            self.0
                .play(seat, words.parse().unwrap(), &mut |_| ())
                .unwrap_or_else(|why| panic!("{words}: {why}"));
        }
        self
    }

    pub(crate) fn state(&self) -> &State {
        self.0.state()
    }

    /// Who is to act and what they may do.
    #[track_caller]
    pub(crate) fn turn(self, seat: usize, legal: &str) -> Scene {
        let (to_act, actions) = self.state().turn().expect("the game goes on");
        assert_eq!((to_act.index(), actions.to_string().as_str()), (seat, legal));
        self
    }

    /// What a seat holds, as `2 nile, 1 god`.
    #[track_caller]
    pub(crate) fn holds(self, seat: usize, tiles: &str) -> Scene {
        let held = self.state().players()[Seat::new(seat).unwrap()].tiles();
        let held: Vec<String> = held.iter().map(|(tile, count)| format!("{count} {tile}")).collect();
        assert_eq!(held.join(", "), tiles);
        self
    }

    #[track_caller]
    pub(crate) fn refuses(self, words: &str, why: Illegal) -> Scene {
        let seat = self.state().to_act().expect("the game goes on");
        let action: Action = words.parse().unwrap();
        assert_eq!(self.state().check(seat, action), Err(why));
        self
    }
}

fn seat(number: usize) -> Seat {
    Seat::new(number).unwrap()
}

fn space(number: u8) -> ra::rules::Space {
    ra::rules::Space::new(number).unwrap()
}

fn sun(value: u8) -> ra::rules::Sun {
    ra::rules::Sun::new(value).unwrap()
}

#[test]
fn the_highest_sun_starts_and_play_goes_clockwise() {
    Scene::new(Edition::Pharaoh, 3, "nile")
        .turn(0, "draw, invoke")
        .play("draw")
        .turn(1, "draw, invoke")
        .play("draw, draw")
        .turn(0, "draw, invoke");
}

#[test]
fn the_winner_swaps_suns_and_the_left_neighbour_of_the_ra_player_goes_on() {
    let scene = Scene::new(Edition::Pharaoh, 3, "nile gold god")
        .play("draw, draw, invoke")
        .turn(0, "pass, bid 2, bid 5, bid 8, bid 13")
        .play("bid 5")
        .turn(1, "pass, bid 6, bid 9, bid 12")
        .play("bid 6")
        .turn(2, "pass, bid 7, bid 10, bid 11")
        .play("pass")
        .holds(1, "1 gold, 1 nile")
        .turn(0, "draw, invoke");
    let winner = &scene.state().players()[seat(1)];
    assert_eq!(format!("{:?} {:?}", winner.face_up(), winner.face_down()), "{12, 9, 3} {1}");
    assert_eq!(scene.state().sun(), sun(6));
    assert_eq!(scene.state().players()[seat(0)].face_up().len(), 4);
}

#[test]
fn who_invokes_with_room_must_bid_if_nobody_else_does() {
    Scene::new(Edition::Pharaoh, 2, "nile")
        .play("invoke, pass")
        .turn(0, "bid 2, bid 5, bid 6, bid 9")
        .refuses("pass", Illegal::MustBid)
        .play("bid 2")
        .turn(1, "draw, invoke");
}

#[test]
fn on_a_drawn_ra_everybody_may_pass_and_the_tiles_stay() {
    let scene = Scene::new(Edition::Pharaoh, 2, "nile ra")
        .play("draw, draw, pass")
        .turn(1, "pass, bid 3, bid 4, bid 7, bid 8")
        .play("pass")
        .turn(0, "draw, invoke");
    assert_eq!((scene.state().track().tiles().count(), scene.state().ra()), (1, 1));
}

#[test]
fn on_a_full_track_nobody_can_draw_and_all_may_pass_and_the_tiles_leave() {
    let scene = Scene::new(Edition::Pharaoh, 2, "nile nile nile nile gold gold gold gold")
        .play("draw, draw, draw, draw, draw, draw, draw, draw")
        .turn(0, "invoke")
        .refuses("draw", Illegal::TrackFull)
        .play("invoke, pass")
        .turn(0, "pass, bid 2, bid 5, bid 6, bid 9")
        .play("pass")
        .turn(1, "draw, invoke");
    assert_eq!(scene.state().track().spaces(), []);
}

#[test]
fn whoever_cannot_bid_higher_is_passed_over() {
    Scene::new(Edition::Pharaoh, 3, "nile")
        .play("invoke, bid 12")
        .turn(0, "pass, bid 13")
        .refuses("bid 8", Illegal::TooLow { sun: sun(8), to_beat: sun(12) })
        .play("pass")
        .holds(1, "")
        .turn(1, "draw, invoke");
}

#[test]
fn an_auction_takes_bids_only() {
    let held = sun_groups(Players::new(2).unwrap())[1];
    Scene::new(Edition::Pharaoh, 2, "nile")
        .refuses("pass", Illegal::NoAuction)
        .refuses("bid 9", Illegal::NoAuction)
        .refuses("done", Illegal::NoGod)
        .refuses("god 1", Illegal::NoGod)
        .refuses("discard nile", Illegal::NothingToDiscard)
        .play("invoke")
        .refuses("draw", Illegal::InAuction)
        .refuses("discard nile", Illegal::NothingToDiscard)
        .refuses("bid 9", Illegal::NoSuchSun { sun: sun(9), held })
        .play("bid 3")
        .refuses("bid 3", Illegal::NoSuchSun { sun: sun(3), held: sun_groups(Players::new(2).unwrap())[0] })
        .refuses("bid 2", Illegal::TooLow { sun: sun(2), to_beat: sun(3) });
}

#[test]
fn the_wrong_seat_is_told_who_is_to_act() {
    let scene = Scene::new(Edition::Pharaoh, 2, "nile");
    assert_eq!(scene.state().check(seat(1), Action::Draw), Err(Illegal::NotYourTurn { to_act: seat(0) }));
}

#[test]
fn a_drought_takes_floods_before_niles() {
    Scene::new(Edition::Pharaoh, 2, "flood nile nile drought")
        .play("draw, draw, draw, draw, invoke, bid 3, pass")
        .holds(1, "1 nile");
}

#[test]
fn a_funeral_takes_pharaohs_with_the_new_ones_already_in_hand() {
    Scene::new(Edition::Pharaoh, 2, "pharaoh pharaoh pharaoh funeral")
        .play("draw, draw, draw, draw, invoke, bid 3, pass")
        .holds(1, "1 pharaoh");
}

#[test]
fn two_disasters_of_a_kind_add_up_and_take_no_more_than_there_is() {
    Scene::new(Edition::Pharaoh, 2, "pharaoh funeral pharaoh funeral pharaoh gold")
        .play("draw, draw, draw, draw, draw, draw, invoke, bid 3, pass")
        .holds(1, "1 gold");
}

#[test]
fn a_war_lets_its_owner_choose_while_there_is_a_choice() {
    Scene::new(Edition::Pharaoh, 2, "art art religion writing war")
        .play("draw, draw, draw, draw, draw, invoke, pass")
        .turn(1, "bid 3, bid 4, bid 7, bid 8")
        .play("bid 3")
        .turn(1, "discard art, discard religion, discard writing")
        .refuses("draw", Illegal::MustDiscard { disaster: ra::rules::Disaster::War, left: 2 })
        .refuses("discard nile", Illegal::WrongKind { tile: Tile::Nile, disaster: ra::rules::Disaster::War })
        .refuses("discard astronomy", Illegal::NotHeld(Tile::Astronomy))
        .play("discard religion, discard writing")
        .holds(1, "2 art")
        .turn(0, "draw, invoke");
}

#[test]
fn a_choice_ends_as_soon_as_it_is_none() {
    // After the art has gone, one kind is left: the second tile goes by itself.
    Scene::new(Edition::Pharaoh, 2, "religion religion art war")
        .play("draw, draw, draw, draw, invoke, bid 3, pass, discard art")
        .holds(1, "1 religion")
        .turn(1, "draw, invoke");
    // Exactly as many tiles as must go: no choice at all.
    Scene::new(Edition::Pharaoh, 2, "religion art war gold")
        .play("draw, draw, draw, draw, invoke, bid 3, pass")
        .holds(1, "1 gold");
}

#[test]
fn a_war_is_resolved_before_an_earthquake() {
    Scene::new(Edition::Pharaoh, 2, "earthquake war sphinx sphinx temple art art writing")
        .play("draw, draw, draw, draw, draw, draw, draw, draw, invoke, bid 3, pass")
        .turn(1, "discard art, discard writing")
        .play("discard writing")
        .turn(1, "discard sphinx, discard temple")
        .play("discard temple")
        .holds(1, "1 art, 1 sphinx");
}

/// Seat 0 has won two Gods, an art and a religion; the track holds what follows, with seat 1 having drawn last.
pub(crate) fn with_two_gods(edition: Edition, track: &str) -> Scene {
    let draws = vec!["draw"; track.split(' ').count()].join(", ");
    Scene::new(edition, 2, &format!("god god art religion {track}"))
        .play("draw, draw, draw, draw, invoke, pass, bid 2")
        .holds(0, "2 god, 1 art, 1 religion")
        .play(&draws)
}

#[test]
fn a_god_tile_takes_any_tile_but_a_god_and_leaves_a_gap() {
    let scene = with_two_gods(Edition::Pharaoh, "nile god gold")
        .turn(0, "draw, invoke, god 1, god 3")
        .refuses("god 2", Illegal::GodForGod(space(2)))
        .refuses("god 4", Illegal::SpaceFree(space(4)))
        .play("god 1")
        .turn(0, "done, god 3")
        .refuses("draw", Illegal::SpendingGods)
        .refuses("invoke", Illegal::SpendingGods)
        .refuses("god 1", Illegal::SpaceFree(space(1)))
        .play("done")
        .turn(1, "draw, invoke");
    assert_eq!(scene.state().track().spaces(), [None, Some(Tile::God), Some(Tile::Gold)]);
    let scene = scene.play("draw");
    assert!(scene.state().track().get(space(1)).is_some(), "a drawn tile fills the leftmost gap");
}

#[test]
fn spending_ends_by_itself_when_there_is_nothing_left_to_spend_or_to_take() {
    with_two_gods(Edition::Pharaoh, "nile gold gold")
        .play("god 1, god 2")
        .holds(0, "1 gold, 1 nile, 1 art, 1 religion")
        .turn(1, "draw, invoke");
    with_two_gods(Edition::Classic, "god nile god").play("god 2").turn(1, "draw, invoke");
}

#[test]
fn the_pharaoh_edition_resolves_each_exchange_before_the_next() {
    // The War strikes before the writing is taken: art and religion go, the writing stays.
    with_two_gods(Edition::Pharaoh, "war writing gold")
        .play("god 1")
        .holds(0, "1 god")
        .turn(0, "done, god 2, god 3")
        .play("god 2")
        .holds(0, "1 writing");
}

#[test]
fn the_classic_edition_resolves_disasters_after_all_exchanges() {
    // The War waits: of art, religion and writing, two must go, and their owner chooses.
    with_two_gods(Edition::Classic, "war writing gold")
        .play("god 1")
        .holds(0, "1 god, 1 art, 1 religion")
        .turn(0, "done, god 2, god 3")
        .play("god 2")
        .turn(0, "discard art, discard religion, discard writing")
        .play("discard art, discard religion")
        .holds(0, "1 writing")
        .turn(1, "draw, invoke");
    // Saying done resolves it, too.
    with_two_gods(Edition::Classic, "war writing gold")
        .play("god 1, done")
        .holds(0, "1 god")
        .turn(1, "draw, invoke");
}

#[test]
fn a_choice_inside_a_god_action_comes_back_to_it_in_the_pharaoh_edition() {
    Scene::new(Edition::Pharaoh, 2, "god god art religion writing war gold gold")
        .play("draw, draw, draw, draw, draw, invoke, pass, bid 3, draw, draw, draw")
        .turn(1, "draw, invoke, god 1, god 2, god 3")
        .play("god 1")
        .turn(1, "discard art, discard religion, discard writing")
        .play("discard art, discard religion")
        .turn(1, "done, god 2, god 3")
        .play("god 3")
        .holds(1, "1 gold, 1 writing")
        .turn(0, "draw, invoke");
}

#[test]
fn an_epoch_ends_when_the_last_sun_is_face_down_and_suns_turn_up_again() {
    let scene = Scene::new(Edition::Pharaoh, 2, "nile flood art pharaoh god temple")
        .play("draw, draw, draw, draw, draw, draw")
        .play("invoke, pass, bid 2, invoke, pass, bid 3, invoke, pass, bid 5, invoke, pass, bid 4")
        .play("invoke, pass, bid 6, invoke, pass, bid 7, invoke, pass, bid 9");
    // Seat 1 goes on alone.
    let scene = scene.turn(1, "draw, invoke").play("draw").turn(1, "draw, invoke").play("invoke");
    let scene = scene.turn(1, "bid 8").play("bid 8");
    let state = scene.state();
    assert_eq!((state.epoch().number(), state.sun(), state.track().spaces().len()), (2, sun(8), 0));
    let suns = |number| format!("{:?}", state.players()[seat(number)].face_up());
    assert_eq!((suns(0), suns(1)), ("{7, 4, 3, 1}".to_owned(), "{9, 6, 5, 2}".to_owned()));
    assert!(state.players().as_slice().iter().all(|player| player.face_down().is_empty()));
    // 10 + 2 (God) + 5 (Pharaohs) + 2 (river) for seat 0, Civilization of one kind nothing; 10 - 2 - 5 for seat 1,
    // whose one God tile, drawn last, makes 2.
    let scores: Vec<u16> = state.players().as_slice().iter().map(|player| player.score()).collect();
    assert_eq!(scores, [19, 5]);
    scene.holds(0, "1 pharaoh, 1 nile, 1 temple").holds(1, "").turn(1, "draw, invoke");
}

#[test]
fn the_last_ra_ends_the_epoch_at_once() {
    let scene = Scene::new(Edition::Pharaoh, 2, "gold ra ra ra ra ra ra").play(
        "draw, draw, pass, pass, draw, pass, pass, draw, pass, pass, draw, pass, pass, draw, pass, pass",
    );
    assert_eq!((scene.state().ra(), scene.state().ra_limit()), (5, 6));
    let scene = scene.play("draw");
    assert_eq!((scene.state().epoch().number(), scene.state().ra()), (2, 0));
    assert_eq!(scene.state().track().spaces(), []);
    // Everybody keeps their suns, and the highest starts again.
    scene.turn(0, "draw, invoke");
}
