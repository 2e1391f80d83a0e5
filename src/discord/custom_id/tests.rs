//! The words of every button, written here by hand: what is checked against them must not be what made them.

use ra::ai::Level;
use ra::lesson::Tap;
use ra::rules::{Action, Edition, Epoch, Space, Sun, Tile};
use ra_table::clock::Pace;
use ra_table::game::leaves::Leaves;
use ra_table::game::{Answer, Choice, Number};
use ra_table::id::{GuildId, UserId};
use ra_table::language::Language;
use ra_table::theme::Theme;
use ra_table::time::Millis;

use super::stats::{Press, Scope, View};
use super::*;

mod read_back;

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
        Button::Lobby(..) => ["table:12:join", Button::Lobby(GAME, lobby::Press::Join)];
        Button::Look(..) => ["look:12:my game", Button::Look(GAME, look::Press::MyGame)];
        Button::Board(..) => ["board:12:34", Button::Board(GAME, 34)];
        Button::Turn(..) => ["play:12:34:draw", Button::Turn(GAME, 34, turn::Press::Draw)];
        Button::Auction(..) => ["play:12:34:bid?", Button::Auction(GAME, 34, auction::Press::BidOpen)];
        Button::Later(..) => ["later:12:34:when?", Button::Later(GAME, 34, later::Press::Open)];
        Button::Rematch(_) => ["again:12", Button::Rematch(GAME)];
        Button::Chair(..) => ["chair:12:back", Button::Chair(GAME, chair::Press::Back)];
        Button::CallingOff(..) => ["off:12:ask", Button::CallingOff(GAME, calling_off::Press::Ask)];
        Button::Story(..) => ["log:12:3", Button::Story(GAME, 3)];
        Button::News(..) => ["news:12:34", Button::News(GAME, 34)];
        Button::Place(..) =>
            ["place:12:continue", Button::Place(GAME, place::Press::Continue)],
            ["place:12:in", Button::Place(GAME, place::Press::In)];
        Button::Settings(_) => ["mine:open", Button::Settings(settings::Press::Open)];
        Button::Orders(..) => ["order:12:open", Button::Orders(GAME, orders::Press::Open)];
        Button::Learn(_) => ["learn:open", Button::Learn(learn::Press::Open)];
        Button::Play(_) => ["go:ways", Button::Play(play::Press::Ways)];
        Button::Data(_) =>
            ["data:hide", Button::Data(data::Press::Hide)], ["data:show", Button::Data(data::Press::Show)];
        Button::Stats(..) => ["stats:here:season", Button::Stats(Scope::Here, Press::Read(View::Season(None)))];
        Button::TableWatch(_) => ["watch:tell?", Button::TableWatch(table_watch::Press::Open)];
        Button::Help => ["help", Button::Help];
        Button::Commands => ["commands", Button::Commands];
        Button::Rules => ["rules", Button::Rules];
    };
    let mut all = kinds;
    all.extend(at_table().into_iter().map(|(words, at)| (words, Button::Lobby(GAME, at))));
    all.extend(looks().into_iter().map(|(words, look)| (words, Button::Look(GAME, look))));
    let auction = |press| Button::Auction(GAME, 34, press);
    let line = |choice| auction(auction::Press::Case(None, choice));
    all.extend(turns().into_iter().map(|(words, press)| (words, Button::Turn(GAME, 34, press))));
    all.extend(auctions().into_iter().map(|(words, press)| (words, auction(press))));
    all.extend(answers().into_iter().map(|(words, answer)| (words, auction(auction::Press::Answer(answer)))));
    all.extend(choices().into_iter().map(|(words, choice)| (words, line(choice))));
    all.extend(laters().into_iter().map(|(words, press)| (words, Button::Later(GAME, 34, press))));
    all.extend(chairs().into_iter().map(|(words, chair)| (words, Button::Chair(GAME, chair))));
    all.extend(callings_off().into_iter().map(|(words, press)| (words, Button::CallingOff(GAME, press))));
    all.extend(orders().into_iter().map(|(words, order)| (words, Button::Orders(GAME, order))));
    all.extend(lessons().into_iter().map(|(words, press)| (words, Button::Learn(press))));
    all.extend(ways().into_iter().map(|(words, press)| (words, Button::Play(press))));
    all.extend(table_watches().into_iter().map(|(words, press)| (words, Button::TableWatch(press))));
    all.extend(results().into_iter().map(|(words, (scope, press))| (words, Button::Stats(scope, press))));
    all.extend(settings().into_iter().map(|(words, press)| (words, Button::Settings(press))));
    all
}

fn at_table() -> Vec<(&'static str, lobby::Press)> {
    examples! { lobby::Press:
        lobby::Press::Join => ["table:12:join", lobby::Press::Join];
        lobby::Press::Leave => ["table:12:leave", lobby::Press::Leave];
        lobby::Press::Decline => ["table:12:decline", lobby::Press::Decline];
        lobby::Press::Start => ["table:12:start", lobby::Press::Start];
        lobby::Press::CallOffOpen => ["table:12:call off?", lobby::Press::CallOffOpen];
        lobby::Press::CallOff => ["table:12:call off", lobby::Press::CallOff];
        lobby::Press::Details => ["table:12:details?", lobby::Press::Details];
        lobby::Press::Settings => ["table:12:settings?", lobby::Press::Settings];
        lobby::Press::ComputerOpen => ["table:12:computer?", lobby::Press::ComputerOpen];
        lobby::Press::Add(Level::Easy, None) => ["table:12:add easy", lobby::Press::Add(Level::Easy, None)];
        lobby::Press::Add(Level::Normal, None) => ["table:12:add normal", lobby::Press::Add(Level::Normal, None)];
        lobby::Press::Add(Level::Hard, None) => ["table:12:add hard", lobby::Press::Add(Level::Hard, None)];
        lobby::Press::Add(_, Some(_)) => ["table:12:add easy 2", lobby::Press::Add(Level::Easy, Some(2))];
        lobby::Press::Remove => ["table:12:remove", lobby::Press::Remove];
        lobby::Press::Keep => ["table:12:keep", lobby::Press::Keep];
        lobby::Press::FreeOpen => ["table:12:free?", lobby::Press::FreeOpen];
        lobby::Press::FreeAsk(..) => ["table:12:free? 3 456", lobby::Press::FreeAsk(Number(3), UserId(456))];
        lobby::Press::Bar(..) => ["table:12:bar 3 456", lobby::Press::Bar(Number(3), UserId(456))];
        lobby::Press::Free(_, Some(_)) => [
            "table:12:free 3 456", lobby::Press::Free(Number(3), Some(UserId(456)))
        ];
        lobby::Press::Free(_, None) => ["table:12:free 2", lobby::Press::Free(Number(2), None)];
        lobby::Press::SeatsOpen => ["table:12:seats?", lobby::Press::SeatsOpen];
        lobby::Press::Seats(_) => ["table:12:seats 3", lobby::Press::Seats(3)];
        lobby::Press::Edition(_) => ["table:12:edition classic", lobby::Press::Edition(Edition::Classic)];
        lobby::Press::PaceOpen => ["table:12:pace?", lobby::Press::PaceOpen];
        lobby::Press::Pace(Pace::Live) => ["table:12:pace live", lobby::Press::Pace(Pace::Live)];
        lobby::Press::Pace(Pace::Fast) => ["table:12:pace fast", lobby::Press::Pace(Pace::Fast)];
        lobby::Press::Pace(Pace::Standard) => ["table:12:pace standard", lobby::Press::Pace(Pace::Standard)];
        lobby::Press::Pace(Pace::Relaxed) => ["table:12:pace relaxed", lobby::Press::Pace(Pace::Relaxed)];
        lobby::Press::Pace(Pace::Unclocked) => ["table:12:pace none", lobby::Press::Pace(Pace::Unclocked)];
        lobby::Press::LeavesOpen => ["table:12:leaves?", lobby::Press::LeavesOpen];
        lobby::Press::Leaves(Leaves::Nothing) =>
            ["table:12:leaves nothing", lobby::Press::Leaves(Leaves::Nothing)];
        lobby::Press::Leaves(Leaves::Draws) => ["table:12:leaves draws", lobby::Press::Leaves(Leaves::Draws)];
        lobby::Press::Leaves(Leaves::Passes) => ["table:12:leaves passes", lobby::Press::Leaves(Leaves::Passes)];
        lobby::Press::Leaves(Leaves::Bids) => ["table:12:leaves bids", lobby::Press::Leaves(Leaves::Bids)];
        lobby::Press::Advice => ["table:12:advice", lobby::Press::Advice];
        lobby::Press::NoAdvice => ["table:12:no advice", lobby::Press::NoAdvice];
        lobby::Press::Pictures(Theme::Light) => ["table:12:pictures light", lobby::Press::Pictures(Theme::Light)];
        lobby::Press::Pictures(Theme::Dark) => ["table:12:pictures dark", lobby::Press::Pictures(Theme::Dark)];
        lobby::Press::LanguageOpen => ["table:12:language?", lobby::Press::LanguageOpen];
        lobby::Press::Language(_) => ["table:12:language en", lobby::Press::Language(Language::En)];
    }
}

fn results() -> Vec<(&'static str, (Scope, Press))> {
    let (autumn, someone) = ("2026-Q4".parse().unwrap(), UserId(345));
    let presses = examples! { Press:
        Press::Read(View::Season(_)) => ["stats:here:season 2026-Q4", Press::Read(View::Season(Some(autumn)))];
        Press::Read(View::Player(_)) => ["stats:here:player 345", Press::Read(View::Player(someone))];
        Press::Read(View::History(..)) => ["stats:here:history 345 2", Press::Read(View::History(someone, 2))];
        Press::Read(View::Versus(_)) => ["stats:here:versus 345", Press::Read(View::Versus(someone))];
        Press::InWords(_) => ["stats:here:words season", Press::InWords(View::Season(None))];
        Press::Show(_) => ["stats:here:show versus 345", Press::Show(View::Versus(someone))];
        Press::Servers(_) => ["stats:here:servers season", Press::Servers(View::Season(None))];
        Press::Record(..) => ["stats:here:record 345 2", Press::Record(someone, 2)];
    };
    let here = presses.into_iter().map(|(words, press)| (words, (Scope::Here, press)));
    let elsewhere = (Scope::Server(GuildId(99)), Press::Read(View::Player(someone)));
    here.chain([("stats:99:player 345", elsewhere)]).collect()
}

fn callings_off() -> Vec<(&'static str, calling_off::Press)> {
    examples! { calling_off::Press:
        calling_off::Press::Ask => ["off:12:ask", calling_off::Press::Ask];
        calling_off::Press::Yes(_) => ["off:12:yes 345", calling_off::Press::Yes(Millis(345))];
        calling_off::Press::No(_) => ["off:12:no 345", calling_off::Press::No(Millis(345))];
        calling_off::Press::AtOnce => ["off:12:at once", calling_off::Press::AtOnce];
        calling_off::Press::Frozen => ["off:12:frozen", calling_off::Press::Frozen];
    }
}

fn laters() -> Vec<(&'static str, later::Press)> {
    use later::Press::{At, Never, Open};
    use ra_table::game::When::{Evening, OneHour, ThreeHours, Tomorrow};
    examples! { later::Press:
        Open => ["later:12:34:when?", Open]; Never => ["later:12:34:never", Never];
        At(OneHour) => ["later:12:34:1h", At(OneHour)]; At(ThreeHours) => ["later:12:34:3h", At(ThreeHours)];
        At(Evening) => ["later:12:34:evening", At(Evening)]; At(Tomorrow) => ["later:12:34:tomorrow", At(Tomorrow)];
    }
}

fn ways() -> Vec<(&'static str, play::Press)> {
    use Pace::{Fast, Live, Relaxed, Standard, Unclocked};
    use play::Press::{Alone, At, Days, Games, Join, More, Table, Tonight, Usual, Ways};
    examples! { play::Press:
        Ways => ["go:ways", Ways]; Alone => ["go:alone", Alone]; Table => ["go:table", Table];
        Tonight => ["go:tonight", Tonight]; Days => ["go:days", Days]; Usual => ["go:usual", Usual]; More => ["go:more", More];
        At(Live) => ["go:live", At(Live)]; At(Fast) => ["go:fast", At(Fast)]; At(Standard) => ["go:standard", At(Standard)];
        At(Relaxed) => ["go:relaxed", At(Relaxed)]; At(Unclocked) => ["go:no clock", At(Unclocked)];
        Join => ["go:join", Join]; Games => ["go:games", Games];
    }
}

fn table_watches() -> Vec<(&'static str, table_watch::Press)> {
    use ra_table::clock::Paces::{All, Live, Slow};
    use table_watch::Press::{Open, Stop, Tell};
    examples! { table_watch::Press:
        Open => ["watch:tell?", Open]; Tell(All) => ["watch:tell all", Tell(All)];
        Tell(Live) => ["watch:tell live", Tell(Live)]; Tell(Slow) => ["watch:tell slow", Tell(Slow)];
        Stop(_) => ["watch:stop 99", Stop(GuildId(99))];
    }
}

fn looks() -> Vec<(&'static str, look::Press)> {
    examples! { look::Press:
        look::Press::MyGame => ["look:12:my game", look::Press::MyGame];
        look::Press::InWords => ["look:12:in words", look::Press::InWords];
        look::Press::Epoch(Epoch::First) => ["look:12:epoch 1", look::Press::Epoch(Epoch::First)];
        look::Press::Epoch(Epoch::Second) => ["look:12:epoch 2", look::Press::Epoch(Epoch::Second)];
        look::Press::Epoch(Epoch::Third) => ["look:12:epoch 3", look::Press::Epoch(Epoch::Third)];
        look::Press::Note => ["look:12:note?", look::Press::Note];
        look::Press::Board => ["look:12:board?", look::Press::Board];
        look::Press::Legend => ["look:12:legend", look::Press::Legend];
        look::Press::Rules => ["look:12:rules", look::Press::Rules];
        look::Press::Commands => ["look:12:commands", look::Press::Commands];
    }
}

fn turns() -> Vec<(&'static str, turn::Press)> {
    examples! { turn::Press:
        turn::Press::Draw => ["play:12:34:draw", turn::Press::Draw];
        turn::Press::InvokeOpen => ["play:12:34:invoke?", turn::Press::InvokeOpen];
        turn::Press::Invoke(None) => ["play:12:34:invoke", turn::Press::Invoke(None)];
        turn::Press::Invoke(Some(_)) => ["play:12:34:invoke up to 8", turn::Press::Invoke(Some(Answer::UpTo(a_sun(8))))];
        turn::Press::DrawOn(_) => ["play:12:34:draw until 3", turn::Press::DrawOn(3)];
        turn::Press::GodsOpen => ["play:12:34:gods?", turn::Press::GodsOpen];
        turn::Press::GodsPick => ["play:12:34:gods pick", turn::Press::GodsPick];
        turn::Press::GodsOrder(_) => ["play:12:34:gods order 1,4", turn::Press::GodsOrder(vec![a_space(1), a_space(4)])];
        turn::Press::Gods(_) => ["play:12:34:gods 4,1", turn::Press::Gods(vec![a_space(4), a_space(1)])];
        turn::Press::Done => ["play:12:34:done", turn::Press::Done];
        turn::Press::DiscardOpen => ["play:12:34:discard?", turn::Press::DiscardOpen];
        turn::Press::DiscardPick => ["play:12:34:discard pick", turn::Press::DiscardPick];
        turn::Press::Discard(_) => ["play:12:34:discard nile,flood", turn::Press::Discard(vec![Tile::Nile, Tile::Flood])];
    }
}

fn auctions() -> Vec<(&'static str, auction::Press)> {
    examples! { auction::Press:
        auction::Press::BidOpen => ["play:12:34:bid?", auction::Press::BidOpen];
        auction::Press::AdviceOpen => ["play:12:34:advice?", auction::Press::AdviceOpen];
        auction::Press::Answer(_) => ["play:12:34:answer bid 8 or pass", auction::Press::Answer(Answer::BidOrPass(a_sun(8)))];
        auction::Press::IfInvoked(_) => ["play:12:34:if bid 8", auction::Press::IfInvoked(Answer::Bid(a_sun(8)))];
        auction::Press::IfInvokedAsk => ["play:12:34:if ask", auction::Press::IfInvokedAsk];
        auction::Press::AskOnTurn => ["play:12:34:ask", auction::Press::AskOnTurn];
        auction::Press::Withdraw => ["play:12:34:withdraw", auction::Press::Withdraw];
        auction::Press::CasesOpen => ["play:12:34:lines?", auction::Press::CasesOpen];
        auction::Press::CasePick => ["play:12:34:line pick", auction::Press::CasePick];
        auction::Press::Case(None, _) => ["play:12:34:line none bid 3", auction::Press::Case(None, Choice::Bid(a_sun(3)))];
        auction::Press::Case(Some(_), _) => ["play:12:34:line 7 ask", auction::Press::Case(Some(a_sun(7)), Choice::Ask)];
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

fn chairs() -> Vec<(&'static str, chair::Press)> {
    examples! { chair::Press:
        chair::Press::Back => ["chair:12:back", chair::Press::Back];
        chair::Press::Resign => ["chair:12:resign", chair::Press::Resign];
        chair::Press::Give { .. } => ["chair:12:give 3 4", chair::Press::Give { of: UserId(3), to: UserId(4) }];
        chair::Press::Take { .. } => ["chair:12:take 4", chair::Press::Take { to: UserId(4) }];
        chair::Press::Decline { .. } => ["chair:12:decline 4", chair::Press::Decline { to: UserId(4) }];
        chair::Press::TakeFree { .. } => ["chair:12:free 34", chair::Press::TakeFree { since: 34 }];
    }
}

fn orders() -> Vec<(&'static str, orders::Press)> {
    examples! { orders::Press:
        orders::Press::Open => ["order:12:open", orders::Press::Open];
        orders::Press::IfAuction => ["order:12:if auction", orders::Press::IfAuction];
        orders::Press::OnTurn => ["order:12:turn", orders::Press::OnTurn];
        orders::Press::AskAgain => ["order:12:ask again", orders::Press::AskAgain];
        orders::Press::Until(_) => ["order:12:until 5", orders::Press::Until("5".parse().unwrap())];
        orders::Press::Draw(..) => ["order:12:draw 6 5", orders::Press::Draw(6, "5".parse().unwrap())];
        orders::Press::Answer => ["order:12:answer", orders::Press::Answer];
        orders::Press::NotAskOnce => ["order:12:as ordered", orders::Press::NotAskOnce];
        orders::Press::Kinds(_) => ["order:12:kinds 6", orders::Press::Kinds(6)];
        orders::Press::Ask => ["order:12:ask", orders::Press::Ask];
        orders::Press::Quick => ["order:12:quick", orders::Press::Quick];
        orders::Press::NotQuick => ["order:12:not quick", orders::Press::NotQuick];
        orders::Press::Auction(..) =>
            ["order:12:auction 2 bid 8 or pass", orders::Press::Auction(Answer::BidOrPass(a_sun(8)), 2)],
            ["order:12:auction 0 pass", orders::Press::Auction(Answer::Pass, 0)];
        orders::Press::Give(..) => ["order:12:give 8 up to 9", orders::Press::Give(Answer::UpTo(a_sun(9)), 8)];
        orders::Press::NoAuction => ["order:12:no auction", orders::Press::NoAuction];
        orders::Press::Undo => ["order:12:undo", orders::Press::Undo];
        orders::Press::CarryOn(_) => [
            "order:12:on 1800000000000", orders::Press::CarryOn(Millis(1_800_000_000_000))
        ];
    }
}

fn lessons() -> Vec<(&'static str, learn::Press)> {
    examples! { learn::Press:
        learn::Press::Open => ["learn:open", learn::Press::Open];
        learn::Press::Again => ["learn:again", learn::Press::Again];
        learn::Press::Tap(..) =>
            ["learn:3:bid 5", learn::Press::Tap(3, Tap::Play(Action::Bid(a_sun(5))))],
            ["learn:5:god 3", learn::Press::Tap(5, Tap::Play(Action::God(a_space(3))))],
            ["learn:9:invoke", learn::Press::Tap(9, Tap::Play(Action::Invoke))],
            ["learn:9:draw", learn::Press::Tap(9, Tap::Play(Action::Draw))],
            ["learn:3:pass", learn::Press::Tap(3, Tap::Play(Action::Pass))],
            ["learn:8:next", learn::Press::Tap(8, Tap::Next)];
    }
}

fn settings() -> Vec<(&'static str, settings::Press)> {
    examples! { settings::Press:
        settings::Press::Open => ["mine:open", settings::Press::Open];
        settings::Press::Ahead => ["mine:ahead", settings::Press::Ahead];
        settings::Press::NotAhead => ["mine:not ahead", settings::Press::NotAhead];
        settings::Press::TimeOpen => ["mine:time?", settings::Press::TimeOpen];
        settings::Press::Time => ["mine:time", settings::Press::Time];
        settings::Press::City => ["mine:city", settings::Press::City];
        settings::Press::Sleep => ["mine:sleep", settings::Press::Sleep];
        settings::Press::AwayOpen => ["mine:away?", settings::Press::AwayOpen];
        settings::Press::AwayWait => ["mine:away, wait", settings::Press::AwayWait];
        settings::Press::AwayStandIn => ["mine:away, stand in", settings::Press::AwayStandIn];
        settings::Press::Here => ["mine:here", settings::Press::Here];
        settings::Press::Direct => ["mine:direct", settings::Press::Direct];
        settings::Press::Channel => ["mine:channel", settings::Press::Channel];
        settings::Press::Next => ["mine:next", settings::Press::Next];
        settings::Press::NotNext => ["mine:not next", settings::Press::NotNext];
        settings::Press::Leaves => ["mine:leaves", settings::Press::Leaves];
        settings::Press::AskMe => ["mine:ask me", settings::Press::AskMe];
        settings::Press::Draws => ["mine:draws", settings::Press::Draws];
        settings::Press::Passes => ["mine:passes", settings::Press::Passes];
        settings::Press::Bids => ["mine:bids", settings::Press::Bids];
        settings::Press::NoPasses => ["mine:no passes", settings::Press::NoPasses];
        settings::Press::Advice => ["mine:advice", settings::Press::Advice];
        settings::Press::NoAdvice => ["mine:no advice", settings::Press::NoAdvice];
        settings::Press::Language => ["mine:language", settings::Press::Language];
    }
}

#[test]
fn the_words_are_for_ever() {
    for (words, button) in all() {
        assert_eq!(button.to_string(), words);
        assert_eq!(words.parse(), Ok(button));
    }
}
