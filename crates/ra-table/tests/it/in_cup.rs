//! Games at the tables of a cup: what nobody can change there.

use std::time::Duration;

use ra::rules::{Edition, Players, Seat, Setup};
use ra_table::cup::TableNumber;
use ra_table::game::autoplay_level::AutoplayLevel;
use ra_table::game::{
    Act, Actor, By, Deal, Decision, Draft, Error, Game, GameRefusal, GameResult, InCup, Left, Line, NotInCup,
    Number, OrderChange, PauseReason, Person, RULES, SecondThoughts, Start, Who, cancel_vote, decide, in_cup,
    table_actions,
};
use ra_table::id::{CupId, GameId, UserId};
use ra_table::time::Millis;
use rand::SeedableRng;
use rand::rngs::SmallRng;

use crate::views::{NOW, person, terms};

/// A game of three people after a history: in a cup, or elsewhere.
fn game(in_cup: bool, history: &[&str]) -> Game {
    game_of(3, in_cup, history)
}

fn game_of(people: usize, in_cup: bool, history: &[&str]) -> Game {
    let setup = Setup::deal(Edition::Pharaoh, Players::new(people).unwrap(), &mut SmallRng::seed_from_u64(5));
    let start = Start {
        zone: None,
        id: GameId(1),
        rules: RULES,
        terms: terms(&setup, AutoplayLevel::Draws),
        in_cup: in_cup.then_some(InCup { cup: CupId(1), table: TableNumber(2) }),
        started_at: NOW,
        deal: Deal { setup, salt: "salt".to_owned() },
        people: setup.players().seats().map(person).collect(),
        host: Number(0),
    };
    let line = |(seq, words): (i64, &&str)| Line::at_once(seq, Actor::Program, NOW, (*words).to_owned());
    let lines: Vec<Line> = (1..).zip(history).map(line).collect();
    let seq = lines.len() as i64;
    start.replay(lines, seq).unwrap()
}

fn change(game: Game, by: By, act: impl Fn(&mut Draft) -> Result<(), Error>) -> Result<Game, GameRefusal> {
    let mut draft = Draft::new(game, by, NOW);
    match act(&mut draft) {
        Ok(()) => Ok(draft.finish().unwrap().game),
        Err(Error::Refused(refusal)) => Err(refusal),
        Err(Error::Failed(error)) => panic!("{error:#}"),
    }
}

fn moderator() -> By {
    By::person(UserId(90), "Khnum")
}

fn seat(number: usize) -> Seat {
    Seat::new(number).unwrap()
}

#[test]
fn who_looks_after_a_server_changes_nothing_at_a_table_of_a_cup() {
    let newcomer = Person { who: Who::User(UserId(91)), name: "Seti".to_owned() };
    let refused = [
        (Act::Hold(None), NotInCup::OtherTime),
        (Act::Extend(Duration::from_hours(1)), NotInCup::OtherTime),
        (Act::ActFor, NotInCup::OtherTime),
        (Act::Replace(UserId(2), newcomer.clone()), NotInCup::GiveSeat),
        (Act::Host(UserId(2)), NotInCup::Host),
    ];
    for (act, why) in refused {
        let look_after = |draft: &mut Draft| table_actions::look_after(draft, &act);
        assert_eq!(
            change(game(true, &[]), moderator(), look_after).err(),
            Some(GameRefusal::NotInCup(why)),
            "{act:?}"
        );
        assert!(change(game(false, &[]), moderator(), look_after).is_ok(), "{act:?}");
    }
}

#[test]
fn its_players_cannot_call_it_off_nor_give_a_seat_away_nor_set_what_is_obvious() {
    let by = || By::Person(person(seat(0)));
    let refused = |act: &dyn Fn(&mut Draft) -> Result<(), Error>| change(game(true, &[]), by(), act).err();
    let newcomer = Person { who: Who::User(UserId(91)), name: "Seti".to_owned() };
    let not_in_cup = |what| Some(GameRefusal::NotInCup(what));
    assert_eq!(refused(&cancel_vote::ask_to_call_off), not_in_cup(NotInCup::CancelVote));
    let give = |draft: &mut Draft| table_actions::give(draft, UserId(1), &newcomer);
    assert_eq!(refused(&give), not_in_cup(NotInCup::GiveSeat));
    let quick = Decision::Order(vec![OrderChange::Quick(false)]);
    let order = |draft: &mut Draft| decide::play(draft, None, &quick, SecondThoughts::USUAL);
    assert_eq!(refused(&order), not_in_cup(NotInCup::Autoplay));
}

/// Elsewhere the next one would be the host.
#[test]
fn who_was_the_host_leaves_no_host_behind() {
    let resign =
        |in_cup| change(game(in_cup, &[]), By::Person(person(seat(0))), table_actions::resign).unwrap();
    let names_host = |game: &Game| game.lines().iter().any(|line| line.words == "host 1");
    assert_eq!([true, false].map(|in_cup| names_host(&resign(in_cup))), [false, true]);
}

/// Others wait for the end of the round.
#[test]
fn a_table_that_everybody_has_left_is_played_on_and_offers_no_seat() {
    let left = ["stand in 0 late", "stand in 1 late", "stand in 2 resigned"];
    let elsewhere = game(false, &left);
    assert_eq!(elsewhere.table().halted(), Some(PauseReason::Deserted));
    assert_eq!(elsewhere.table().free_chairs().count(), 3);
    let in_cup = game(true, &left);
    assert_eq!(in_cup.table().halted(), None);
    assert_eq!(in_cup.table().free_chairs().count(), 0);
    assert!(in_cup.computer_to_act().is_some());
    assert!(in_cup.schedule().due(NOW) < Some(Millis(NOW.0 + 10_000)));
}

/// One has left, one's time had run out twice, one is away as announced, and one plays.
#[test]
fn when_its_round_is_over_computer_players_finish_it_and_the_scores_count() {
    let before = ["stand in 0 resigned", "stand in 1 late", "stand in 2 away"];
    let mut game = change(game_of(4, true, &before), By::Program, in_cup::end_round).unwrap();
    assert!(game.table().is_cut_short());
    let back = |number: usize| {
        change(game.clone(), By::Person(person(seat(number))), table_actions::come_back).err()
    };
    let refused = [0, 1, 2, 3].map(back);
    assert_eq!(
        refused,
        [
            Some(GameRefusal::Resigned),
            Some(GameRefusal::RoundOver),
            Some(GameRefusal::RoundOver),
            Some(GameRefusal::RoundOver),
        ]
    );
    while game.computer_to_act().is_some() {
        // Any move that is allowed will do.
        let (seq, action) = (game.table().seq, game.state().turn().unwrap().1.nth(0).unwrap());
        game =
            change(game, By::Computer, |draft| table_actions::act_as_computer(draft, seq, action)).unwrap();
    }
    let results = GameResult::all(&game);
    let left: Vec<Left> = results.iter().map(|result| result.left).collect();
    assert_eq!(left, [Left::Resigned, Left::TimedOut, Left::RoundDeadline, Left::RoundDeadline]);
    assert_eq!([results[0].place, results[1].place], [Some(4), Some(4)]);
    let is_ahead = results[2].table_place < results[3].table_place;
    assert_eq!(
        [results[2].place, results[3].place],
        if is_ahead { [Some(1), Some(2)] } else { [Some(2), Some(1)] }
    );
    // Nothing is cut short that is over.
    assert_eq!(change(game, By::Program, in_cup::end_round).err(), Some(GameRefusal::Over));
}
