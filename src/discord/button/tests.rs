//! The words of every button, written here by hand: what is checked against them must not be what made them.

use proptest::prelude::*;

use super::*;
use crate::id::UserId;

/// Examples, kind by kind. It does not compile when there is a kind without one, and fails if one is of another kind.
macro_rules! examples {
    ($type:ty: $($kind:pat => $([$words:literal, $example:expr]),+;)+) => {{
        let _every_kind_is_here = |one: $type| match one { $($kind => (),)+ };
        let mut all: Vec<(&'static str, $type)> = Vec::new();
        $($({
            let example: $type = $example;
            assert!(matches!(example, $kind), "{} is no example of its kind", $words);
            all.push(($words, example));
        })+)+
        all
    }};
}

const GAME: GameId = GameId(12);

fn a_sun(value: u8) -> Sun {
    Sun::new(value).unwrap()
}

fn a_space(number: u8) -> Space {
    Space::new(number).unwrap()
}

/// Every button with the words that messages have had since there is such a button. Add to them, never change them.
fn all() -> Vec<(&'static str, Button)> {
    let kinds = examples! { Button:
        Button::Table(..) => ["table:12:join", Button::Table(GAME, AtTable::Join)];
        Button::Look(..) => ["look:12:my game", Button::Look(GAME, Look::MyGame)];
        Button::Play(..) => ["play:12:34:draw", Button::Play(GAME, 34, Press::Draw)];
        Button::Again(_) => ["again:12", Button::Again(GAME)];
        Button::Chair(..) => ["chair:12:back", Button::Chair(GAME, Chair::Back)];
        Button::Log(..) => ["log:12:3", Button::Log(GAME, 3)];
        Button::Mine(_) => ["mine:open", Button::Mine(Mine::Open)];
        Button::Order(..) => ["order:12:open", Button::Order(GAME, Order::Open)];
        Button::Help => ["help", Button::Help];
        Button::Rules => ["rules", Button::Rules];
    };
    let mut all = kinds;
    all.extend(at_table().into_iter().map(|(words, at)| (words, Button::Table(GAME, at))));
    all.extend(looks().into_iter().map(|(words, look)| (words, Button::Look(GAME, look))));
    all.extend(presses().into_iter().map(|(words, press)| (words, Button::Play(GAME, 34, press))));
    all.extend(
        answers().into_iter().map(|(words, answer)| (words, Button::Play(GAME, 34, Press::Answer(answer)))),
    );
    all.extend(
        choices()
            .into_iter()
            .map(|(words, choice)| (words, Button::Play(GAME, 34, Press::Line(None, choice)))),
    );
    all.extend(chairs().into_iter().map(|(words, chair)| (words, Button::Chair(GAME, chair))));
    all.extend(orders().into_iter().map(|(words, order)| (words, Button::Order(GAME, order))));
    all.extend(mine().into_iter().map(|(words, mine)| (words, Button::Mine(mine))));
    all
}

fn at_table() -> Vec<(&'static str, AtTable)> {
    examples! { AtTable:
        AtTable::Join => ["table:12:join", AtTable::Join];
        AtTable::Leave => ["table:12:leave", AtTable::Leave];
        AtTable::Start => ["table:12:start", AtTable::Start];
        AtTable::CallOff => ["table:12:call off", AtTable::CallOff];
        AtTable::Computer => ["table:12:computer?", AtTable::Computer];
        AtTable::Add(Level::Easy) => ["table:12:add easy", AtTable::Add(Level::Easy)];
        AtTable::Add(Level::Normal) => ["table:12:add normal", AtTable::Add(Level::Normal)];
        AtTable::Add(Level::Hard) => ["table:12:add hard", AtTable::Add(Level::Hard)];
        AtTable::Remove => ["table:12:remove", AtTable::Remove];
        AtTable::PaceOpen => ["table:12:pace?", AtTable::PaceOpen];
        AtTable::Pace(Pace::Live) => ["table:12:pace live", AtTable::Pace(Pace::Live)];
        AtTable::Pace(Pace::Fast) => ["table:12:pace fast", AtTable::Pace(Pace::Fast)];
        AtTable::Pace(Pace::Standard) => ["table:12:pace standard", AtTable::Pace(Pace::Standard)];
        AtTable::Pace(Pace::Relaxed) => ["table:12:pace relaxed", AtTable::Pace(Pace::Relaxed)];
        AtTable::Pace(Pace::Unclocked) => ["table:12:pace none", AtTable::Pace(Pace::Unclocked)];
        AtTable::Quick => ["table:12:quick", AtTable::Quick];
        AtTable::NotQuick => ["table:12:not quick", AtTable::NotQuick];
    }
}

fn looks() -> Vec<(&'static str, Look)> {
    examples! { Look:
        Look::MyGame => ["look:12:my game", Look::MyGame];
        Look::InWords => ["look:12:in words", Look::InWords];
    }
}

fn presses() -> Vec<(&'static str, Press)> {
    examples! { Press:
        Press::Draw => ["play:12:34:draw", Press::Draw];
        Press::InvokeOpen => ["play:12:34:invoke?", Press::InvokeOpen];
        Press::Invoke(None) => ["play:12:34:invoke", Press::Invoke(None)];
        Press::Invoke(Some(_)) => ["play:12:34:invoke up to 8", Press::Invoke(Some(Answer::UpTo(a_sun(8))))];
        Press::BidOpen => ["play:12:34:bid?", Press::BidOpen];
        Press::Answer(_) => ["play:12:34:answer bid 8 or pass", Press::Answer(Answer::BidOrPass(a_sun(8)))];
        Press::Withdraw => ["play:12:34:withdraw", Press::Withdraw];
        Press::LinesOpen => ["play:12:34:lines?", Press::LinesOpen];
        Press::LinePick => ["play:12:34:line pick", Press::LinePick];
        Press::Line(None, _) => ["play:12:34:line none bid 3", Press::Line(None, Choice::Bid(a_sun(3)))];
        Press::Line(Some(_), _) => ["play:12:34:line 7 ask", Press::Line(Some(a_sun(7)), Choice::Ask)];
        Press::DrawOn(_) => ["play:12:34:draw until 3", Press::DrawOn(3)];
        Press::GodsOpen => ["play:12:34:gods?", Press::GodsOpen];
        Press::GodsPick => ["play:12:34:gods pick", Press::GodsPick];
        Press::GodsOrder(_) => ["play:12:34:gods order 1,4", Press::GodsOrder(vec![a_space(1), a_space(4)])];
        Press::Gods(_) => ["play:12:34:gods 4,1", Press::Gods(vec![a_space(4), a_space(1)])];
        Press::Done => ["play:12:34:done", Press::Done];
        Press::DiscardOpen => ["play:12:34:discard?", Press::DiscardOpen];
        Press::DiscardPick => ["play:12:34:discard pick", Press::DiscardPick];
        Press::Discard(_) => ["play:12:34:discard nile,flood", Press::Discard(vec![Tile::Nile, Tile::Flood])];
    }
}

fn answers() -> Vec<(&'static str, Answer)> {
    examples! { Answer:
        Answer::Bid(_) => ["play:12:34:answer bid 8", Answer::Bid(a_sun(8))];
        Answer::BidOrPass(_) => ["play:12:34:answer bid 16 or pass", Answer::BidOrPass(a_sun(16))];
        Answer::UpTo(_) => ["play:12:34:answer up to 1", Answer::UpTo(a_sun(1))];
        Answer::Pass => ["play:12:34:answer pass", Answer::Pass];
    }
}

fn choices() -> Vec<(&'static str, Choice)> {
    examples! { Choice:
        Choice::Bid(_) => ["play:12:34:line none bid 13", Choice::Bid(a_sun(13))];
        Choice::Pass => ["play:12:34:line none pass", Choice::Pass];
        Choice::Ask => ["play:12:34:line none ask", Choice::Ask];
    }
}

fn chairs() -> Vec<(&'static str, Chair)> {
    examples! { Chair:
        Chair::Back => ["chair:12:back", Chair::Back];
        Chair::Resign => ["chair:12:resign", Chair::Resign];
        Chair::Give { .. } => ["chair:12:give 3 4", Chair::Give { of: UserId(3), to: UserId(4) }];
    }
}

fn orders() -> Vec<(&'static str, Order)> {
    examples! { Order:
        Order::Open => ["order:12:open", Order::Open];
        Order::Until => ["order:12:until", Order::Until];
        Order::Kinds => ["order:12:kinds", Order::Kinds];
        Order::Ask => ["order:12:ask", Order::Ask];
        Order::Quick => ["order:12:quick", Order::Quick];
        Order::NotQuick => ["order:12:not quick", Order::NotQuick];
        Order::AuctionOpen => ["order:12:auction?", Order::AuctionOpen];
        Order::Answer => ["order:12:answer", Order::Answer];
        Order::Auction(..) =>
            ["order:12:auction 2 bid 8 or pass", Order::Auction(Answer::BidOrPass(a_sun(8)), 2)],
            ["order:12:auction 0 pass", Order::Auction(Answer::Pass, 0)];
        Order::NoAuction => ["order:12:no auction", Order::NoAuction];
        Order::Undo => ["order:12:undo", Order::Undo];
    }
}

fn mine() -> Vec<(&'static str, Mine)> {
    examples! { Mine:
        Mine::Open => ["mine:open", Mine::Open];
        Mine::TimeOpen => ["mine:time?", Mine::TimeOpen];
        Mine::Time => ["mine:time", Mine::Time];
        Mine::City => ["mine:city", Mine::City];
        Mine::Sleep => ["mine:sleep", Mine::Sleep];
        Mine::AwayOpen => ["mine:away?", Mine::AwayOpen];
        Mine::AwayWait => ["mine:away, wait", Mine::AwayWait];
        Mine::AwayStandIn => ["mine:away, stand in", Mine::AwayStandIn];
        Mine::Here => ["mine:here", Mine::Here];
        Mine::Direct => ["mine:direct", Mine::Direct];
        Mine::Channel => ["mine:channel", Mine::Channel];
        Mine::Next => ["mine:next", Mine::Next];
        Mine::NotNext => ["mine:not next", Mine::NotNext];
    }
}

#[test]
fn the_words_are_for_ever() {
    for (words, button) in all() {
        assert_eq!(button.to_string(), words);
        assert_eq!(words.parse(), Ok(button));
    }
}

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

fn order() -> impl Strategy<Value = Order> {
    let auction = (answer(), 0..=8u8).prop_map(|(answer, most)| Order::Auction(answer, most));
    prop_oneof![one_of(orders()), auction]
}

fn press() -> impl Strategy<Value = Press> {
    let spaces = || prop::collection::vec((1..=8u8).prop_map(a_space), 1..=8);
    let tiles = prop::collection::vec(prop::sample::select(Tile::ALL.to_vec()), 1..=2);
    prop_oneof![
        one_of(presses()),
        answer().prop_map(|answer| Press::Invoke(Some(answer))),
        answer().prop_map(Press::Answer),
        (prop::option::of(sun()), choice()).prop_map(|(highest, choice)| Press::Line(highest, choice)),
        (1..=8u8).prop_map(Press::DrawOn),
        spaces().prop_map(Press::GodsOrder),
        spaces().prop_map(Press::Gods),
        tiles.prop_map(Press::Discard),
    ]
}

fn chair() -> impl Strategy<Value = Chair> {
    let user = || (0..=i64::MAX).prop_map(UserId);
    let give = (user(), user()).prop_map(|(of, to)| Chair::Give { of, to });
    prop_oneof![one_of(chairs()), give]
}

fn button() -> impl Strategy<Value = Button> {
    let game = || (0..=i64::MAX).prop_map(GameId);
    prop_oneof![
        Just(Button::Help),
        Just(Button::Rules),
        game().prop_map(Button::Again),
        one_of(mine()).prop_map(Button::Mine),
        (game(), 0..=i64::MAX).prop_map(|(game, page)| Button::Log(game, page)),
        (game(), order()).prop_map(|(game, order)| Button::Order(game, order)),
        (game(), chair()).prop_map(|(game, chair)| Button::Chair(game, chair)),
        (game(), one_of(at_table())).prop_map(|(game, at)| Button::Table(game, at)),
        (game(), one_of(looks())).prop_map(|(game, look)| Button::Look(game, look)),
        (game(), 0..=i64::MAX, press()).prop_map(|(game, at, press)| Button::Play(game, at, press)),
    ]
}

/// One of these examples.
fn one_of<T: Clone + fmt::Debug + 'static>(examples: Vec<(&'static str, T)>) -> impl Strategy<Value = T> {
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
        words in r"(play|look|table|again|chair|log|mine|order|help|):?[-+0-9]{0,20}:?[0-9]{0,3}:?(draw|invoke|bid|answer|gods|up to|or pass|[ ,:1-9]|\PC){0,6}"
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
