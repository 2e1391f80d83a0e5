//! Whatever a button says reads back, and what is spoilt is none.

use proptest::prelude::*;

use super::*;

fn sun() -> impl Strategy<Value = Sun> {
    (1..=16u8).prop_map(a_sun)
}

fn choice() -> impl Strategy<Value = Choice> {
    prop_oneof![Just(Choice::Pass), Just(Choice::Ask), sun().prop_map(Choice::Bid)]
}

fn answer() -> impl Strategy<Value = Answer> {
    prop_oneof![
        Just(Answer::Pass),
        sun().prop_map(Answer::Bid),
        sun().prop_map(Answer::BidOrPass),
        sun().prop_map(Answer::UpTo),
    ]
}

fn order() -> impl Strategy<Value = orders::ids::Press> {
    let auction = (answer(), 0..=8u8).prop_map(|(answer, most)| orders::ids::Press::Auction(answer, most));
    let give = (answer(), 0..=8u8).prop_map(|(answer, most)| orders::ids::Press::Give(answer, most));
    let kinds = prop::collection::vec(prop::sample::select(Tile::ALL.to_vec()), 0..=9)
        .prop_map(|tiles| orders::ids::Kinds::of(&tiles));
    let draw = (1..=8u8, kinds).prop_map(|(until, kinds)| orders::ids::Press::Draw(until, kinds));
    prop_oneof![one_of(orders()), auction, give, draw]
}

fn turn() -> impl Strategy<Value = turn::ids::Press> {
    let spaces = || prop::collection::vec((1..=8u8).prop_map(a_space), 1..=8);
    let tiles = prop::collection::vec(prop::sample::select(Tile::ALL.to_vec()), 1..=2);
    prop_oneof![
        one_of(turns()),
        answer().prop_map(|answer| turn::ids::Press::Invoke(Some(answer))),
        (1..=8u8).prop_map(turn::ids::Press::DrawOn),
        spaces().prop_map(turn::ids::Press::GodsOrder),
        spaces().prop_map(turn::ids::Press::Gods),
        tiles.prop_map(turn::ids::Press::Discard),
    ]
}

fn auction() -> impl Strategy<Value = auction::ids::Press> {
    let line = |(highest, choice)| auction::ids::Press::Case(highest, choice);
    prop_oneof![
        one_of(auctions()),
        answer().prop_map(auction::ids::Press::Answer),
        (prop::option::of(sun()), choice()).prop_map(line),
    ]
}

fn chair() -> impl Strategy<Value = seats::ids::Press> {
    let user = || (0..=i64::MAX).prop_map(UserId);
    let give = (user(), user()).prop_map(|(of, to)| seats::ids::Press::Give { of, to });
    let take = user().prop_map(|to| seats::ids::Press::Take { to });
    let decline = user().prop_map(|to| seats::ids::Press::Decline { to });
    let free = (0..=i64::MAX).prop_map(|since| seats::ids::Press::TakeFree { since });
    prop_oneof![one_of(chairs()), give, take, decline, free]
}

fn calling_off() -> impl Strategy<Value = cancel_vote::ids::Press> {
    let at = || (0..=i64::MAX).prop_map(Millis);
    prop_oneof![
        one_of(callings_off()),
        at().prop_map(cancel_vote::ids::Press::Yes),
        at().prop_map(cancel_vote::ids::Press::No)
    ]
}

fn lesson() -> impl Strategy<Value = lesson::ids::Press> {
    let taps: Vec<Tap> = Action::all().map(Tap::Play).chain([Tap::Next]).collect();
    let tap = (0..=u8::MAX, prop::sample::select(taps))
        .prop_map(|(scene, tap)| lesson::ids::Press::Tap(scene, tap));
    prop_oneof![one_of(lessons()), tap]
}

fn button() -> impl Strategy<Value = Button> {
    let game = || (0..=i64::MAX).prop_map(GameId);
    prop_oneof![
        lesson().prop_map(Button::Learn),
        Just(Button::Help),
        Just(Button::Commands),
        Just(Button::Rules),
        game().prop_map(Button::Rematch),
        one_of(settings()).prop_map(Button::Settings),
        one_of(results()).prop_map(|(scope, press)| Button::Stats(scope, press)),
        (game(), 0..=u32::MAX).prop_map(|(game, page)| Button::Story(game, views::ids::StoryPage::At(page))),
        (game(), 0..=i64::MAX).prop_map(|(game, after)| Button::News(game, After::Entry(after))),
        (game(), order()).prop_map(|(game, order)| Button::Orders(game, order)),
        (game(), chair()).prop_map(|(game, chair)| Button::Chair(game, chair)),
        (game(), calling_off()).prop_map(|(game, press)| Button::CancelVote(game, press)),
        (game(), one_of(at_table())).prop_map(|(game, at)| Button::Lobby(game, at)),
        (game(), one_of(looks())).prop_map(|(game, look)| Button::Look(game, look)),
        (game(), 0..=i64::MAX, turn()).prop_map(|(game, at, press)| Button::Turn(game, at, press)),
        (game(), 0..=i64::MAX, auction()).prop_map(|(game, at, press)| Button::Auction(game, at, press)),
    ]
}

/// One of these examples.
fn one_of<T: Clone + std::fmt::Debug + 'static>(
    examples: Vec<(&'static str, T)>,
) -> impl Strategy<Value = T> {
    prop::sample::select(examples).prop_map(|(_, example)| example)
}

proptest! {
    #[test]
    fn every_button_reads_back_and_fits(button in button()) {
        let words = button.to_string();
        prop_assert!(words.len() <= 100, "{words}");
        prop_assert_eq!(words.parse(), Ok(button));
    }

    /// Whatever comes from outside is either the words of a button, letter for letter, or none.
    #[test]
    fn anything_else_is_no_button(
        words in r"(play|look|table|again|chair|off|log|mine|order|help|):?[-+0-9]{0,20}:?[0-9]{0,3}:?(draw|invoke|bid|answer|gods|up to|or pass|[ ,:1-9]|\PC){0,6}"
    ) {
        if let Ok(button) = words.parse::<Button>() {
            prop_assert_eq!(button.to_string(), words);
        }
    }

    /// One letter changed, added or left out makes another button, or none, but never the same.
    #[test]
    fn a_spoilt_button_is_another_or_none(button in button(), place in 0..100usize, letter in any::<char>()) {
        let mut words: Vec<char> = button.to_string().chars().collect();
        let place = place % words.len();
        words[place] = letter;
        let words: String = words.into_iter().collect();
        if words != button.to_string() {
            prop_assert_ne!(words.parse(), Ok(button));
        }
    }
}
