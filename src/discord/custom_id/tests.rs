//! The words of every button, written here by hand: what is checked against them must not be what made them.

use ra::ai::Level;
use ra::lesson::Tap;
use ra::rules::{Action, Edition, Epoch, Space, Sun, Tile};
use ra_table::clock::Pace;
use ra_table::game::autoplay_level::AutoplayLevel;
use ra_table::game::{Answer, Choice, HoldReason, Number};
use ra_table::id::{CupId, GuildId, InteractionId, UserId};
use ra_table::language::Language;
use ra_table::theme::Theme;
use ra_table::time::Millis;

use super::*;
use crate::discord::season::ids::{Press, Scope, View};

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

/// Every kind of button, and its words.
fn kinds() -> Vec<(&'static str, Button)> {
    examples! { Button:
        Button::Lobby(..) => ["table:12:join", Button::Lobby(GAME, lobby::ids::Press::Join)];
        Button::Look(..) => ["look:12:my game", Button::Look(GAME, views::ids::Press::MyGame)];
        Button::Board(..) => ["board:12:34", Button::Board(GAME, 34)];
        Button::Turn(..) => ["play:12:34:draw", Button::Turn(GAME, 34, turn::ids::Press::Draw)];
        Button::Auction(..) => ["play:12:34:bid?", Button::Auction(GAME, 34, auction::ids::Press::BidOpen)];
        Button::Later(..) => ["later:12:34:when?", Button::Later(GAME, 34, notifications::ids::Press::Open)];
        Button::Rematch(_) => ["again:12", Button::Rematch(GAME)];
        Button::Chair(..) => ["chair:12:back", Button::Chair(GAME, seats::ids::Press::Back)];
        Button::CancelVote(..) => ["off:12:ask", Button::CancelVote(GAME, cancel_vote::ids::Press::Ask)];
        Button::Story(..) =>
            ["log:12:3", Button::Story(GAME, views::ids::StoryPage::At(3))],
            ["log:12:9223372036854775807", Button::Story(GAME, views::ids::StoryPage::Last)];
        Button::News(..) =>
            ["news:12:34", Button::News(GAME, After::Entry(34))],
            ["news:12:all", Button::News(GAME, After::Nothing)];
        Button::Place(..) =>
            ["place:12:continue", Button::Place(GAME, out_of_reach::ids::Press::Continue)],
            ["place:12:in", Button::Place(GAME, out_of_reach::ids::Press::In)];
        Button::LookBack(..) => ["back:12:open", Button::LookBack(GAME, look_back::ids::Press::Open)];
        Button::Film(_) => ["film:12", Button::Film(GAME)];
        Button::Settings(_) => ["mine:open", Button::Settings(settings::ids::Press::Open)];
        Button::Orders(..) => ["order:12:open", Button::Orders(GAME, orders::ids::Press::Open)];
        Button::Learn(_) => ["learn:open", Button::Learn(lesson::ids::Press::Open)];
        Button::Play(_) => ["go:ways", Button::Play(channel_panel::ids::Press::Ways)];
        Button::Admin(_) =>
            ["admin:games", Button::Admin(admin::ids::Press::All)],
            ["admin:game", Button::Admin(admin::ids::Press::Choose)],
            ["admin:pause 12", Button::Admin(admin::ids::Press::Pause(GAME))],
            ["admin:hold 12", Button::Admin(admin::ids::Press::Hold(GAME))],
            ["admin:hold 12 for rules", Button::Admin(admin::ids::Press::HoldFor(GAME, HoldReason::RulesQuestion))],
            ["admin:resume 12", Button::Admin(admin::ids::Press::Resume(GAME))],
            ["admin:extend 12", Button::Admin(admin::ids::Press::Extend(GAME))],
            ["admin:act 12", Button::Admin(admin::ids::Press::ActFor(GAME))],
            ["admin:cancel 12", Button::Admin(admin::ids::Press::Cancel(GAME))],
            ["admin:history 12", Button::Admin(admin::ids::Press::History(GAME))],
            ["admin:set language", Button::Admin(admin::ids::Press::Set(admin::ids::Setting::Language))],
            ["admin:set pace", Button::Admin(admin::ids::Press::Set(admin::ids::Setting::Pace))],
            ["admin:set edition", Button::Admin(admin::ids::Press::Set(admin::ids::Setting::Edition))],
            ["admin:set place", Button::Admin(admin::ids::Press::Set(admin::ids::Setting::Place))],
            ["admin:set pictures", Button::Admin(admin::ids::Press::Set(admin::ids::Setting::Pictures))];
        Button::Data(_) =>
            ["data:hide", Button::Data(personal_data::ids::Press::Hide)], ["data:show", Button::Data(personal_data::ids::Press::Show)],
            ["data:open", Button::Data(personal_data::ids::Press::Open)],
            ["data:export", Button::Data(personal_data::ids::Press::Export)],
            ["data:delete?", Button::Data(personal_data::ids::Press::DeleteAsk)],
            ["data:delete", Button::Data(personal_data::ids::Press::Delete)];
        Button::Stats(..) => ["stats:here:season", Button::Stats(Scope::Here, Press::Read(View::Season(None)))];
        Button::Cup(..) => ["cup:7:sign up", Button::Cup(CupId(7), cups::ids::Press::SignUp)];
        Button::CupDraft(..) => ["draft:78:publish", Button::CupDraft(InteractionId(78), cups::ids::DraftPress::Publish)];
        Button::TableWatch(_) => ["watch:tell?", Button::TableWatch(table_watch::ids::Press::Open)];
        Button::Help => ["help", Button::Help];
        Button::Commands => ["commands", Button::Commands];
        Button::Rules => ["rules", Button::Rules];
    }
}

/// Every button with the words that messages have had since there is such a button. Add to them, never change them.
fn all() -> Vec<(&'static str, Button)> {
    let mut all = kinds();
    all.extend(at_table().into_iter().map(|(words, at)| (words, Button::Lobby(GAME, at))));
    all.extend(looks().into_iter().map(|(words, look)| (words, Button::Look(GAME, look))));
    let auction = |press| Button::Auction(GAME, 34, press);
    let line = |choice| auction(auction::ids::Press::Case(None, choice));
    all.extend(turns().into_iter().map(|(words, press)| (words, Button::Turn(GAME, 34, press))));
    all.extend(auctions().into_iter().map(|(words, press)| (words, auction(press))));
    all.extend(
        answers().into_iter().map(|(words, answer)| (words, auction(auction::ids::Press::Answer(answer)))),
    );
    all.extend(choices().into_iter().map(|(words, choice)| (words, line(choice))));
    all.extend(laters().into_iter().map(|(words, press)| (words, Button::Later(GAME, 34, press))));
    all.extend(chairs().into_iter().map(|(words, chair)| (words, Button::Chair(GAME, chair))));
    all.extend(callings_off().into_iter().map(|(words, press)| (words, Button::CancelVote(GAME, press))));
    all.extend(orders().into_iter().map(|(words, order)| (words, Button::Orders(GAME, order))));
    all.extend(looks_back().into_iter().map(|(words, press)| (words, Button::LookBack(GAME, press))));
    all.extend(lessons().into_iter().map(|(words, press)| (words, Button::Learn(press))));
    all.extend(ways().into_iter().map(|(words, press)| (words, Button::Play(press))));
    all.extend(cups().into_iter().map(|(words, press)| (words, Button::Cup(CupId(7), press))));
    let draft = |press| Button::CupDraft(InteractionId(78), press);
    all.extend(cup_drafts().into_iter().map(|(words, press)| (words, draft(press))));
    all.extend(table_watches().into_iter().map(|(words, press)| (words, Button::TableWatch(press))));
    all.extend(results().into_iter().map(|(words, (scope, press))| (words, Button::Stats(scope, press))));
    all.extend(settings().into_iter().map(|(words, press)| (words, Button::Settings(press))));
    all
}

fn at_table() -> Vec<(&'static str, lobby::ids::Press)> {
    examples! { lobby::ids::Press:
        lobby::ids::Press::Join => ["table:12:join", lobby::ids::Press::Join];
        lobby::ids::Press::Leave => ["table:12:leave", lobby::ids::Press::Leave];
        lobby::ids::Press::Decline => ["table:12:decline", lobby::ids::Press::Decline];
        lobby::ids::Press::Start => ["table:12:start", lobby::ids::Press::Start];
        lobby::ids::Press::CallOffOpen => ["table:12:call off?", lobby::ids::Press::CallOffOpen];
        lobby::ids::Press::CallOff => ["table:12:call off", lobby::ids::Press::CallOff];
        lobby::ids::Press::Details => ["table:12:details?", lobby::ids::Press::Details];
        lobby::ids::Press::Settings => ["table:12:settings?", lobby::ids::Press::Settings];
        lobby::ids::Press::ComputerOpen => ["table:12:computer?", lobby::ids::Press::ComputerOpen];
        lobby::ids::Press::Add(Level::Easy, None) => ["table:12:add easy", lobby::ids::Press::Add(Level::Easy, None)];
        lobby::ids::Press::Add(Level::Normal, None) => ["table:12:add normal", lobby::ids::Press::Add(Level::Normal, None)];
        lobby::ids::Press::Add(Level::Hard, None) => ["table:12:add hard", lobby::ids::Press::Add(Level::Hard, None)];
        lobby::ids::Press::Add(_, Some(_)) => ["table:12:add easy 2", lobby::ids::Press::Add(Level::Easy, Some(2))];
        lobby::ids::Press::Remove => ["table:12:remove", lobby::ids::Press::Remove];
        lobby::ids::Press::Keep => ["table:12:keep", lobby::ids::Press::Keep];
        lobby::ids::Press::FreeOpen => ["table:12:free?", lobby::ids::Press::FreeOpen];
        lobby::ids::Press::FreeAsk(..) => ["table:12:free? 3 456", lobby::ids::Press::FreeAsk(Number(3), UserId(456))];
        lobby::ids::Press::Bar(..) => ["table:12:bar 3 456", lobby::ids::Press::Bar(Number(3), UserId(456))];
        lobby::ids::Press::Free(_, Some(_)) => [
            "table:12:free 3 456", lobby::ids::Press::Free(Number(3), Some(UserId(456)))
        ];
        lobby::ids::Press::Free(_, None) => ["table:12:free 2", lobby::ids::Press::Free(Number(2), None)];
        lobby::ids::Press::SeatsOpen => ["table:12:seats?", lobby::ids::Press::SeatsOpen];
        lobby::ids::Press::Seats(_) => ["table:12:seats 3", lobby::ids::Press::Seats(3)];
        lobby::ids::Press::Edition(_) => ["table:12:edition classic", lobby::ids::Press::Edition(Edition::Classic)];
        lobby::ids::Press::PaceOpen => ["table:12:pace?", lobby::ids::Press::PaceOpen];
        lobby::ids::Press::Pace(Pace::Live) => ["table:12:pace live", lobby::ids::Press::Pace(Pace::Live)];
        lobby::ids::Press::Pace(Pace::Fast) => ["table:12:pace fast", lobby::ids::Press::Pace(Pace::Fast)];
        lobby::ids::Press::Pace(Pace::Standard) => ["table:12:pace standard", lobby::ids::Press::Pace(Pace::Standard)];
        lobby::ids::Press::Pace(Pace::Relaxed) => ["table:12:pace relaxed", lobby::ids::Press::Pace(Pace::Relaxed)];
        lobby::ids::Press::Pace(Pace::Unclocked) => ["table:12:pace none", lobby::ids::Press::Pace(Pace::Unclocked)];
        lobby::ids::Press::AutoplayOpen => ["table:12:leaves?", lobby::ids::Press::AutoplayOpen];
        lobby::ids::Press::AutoplayLevel(AutoplayLevel::Nothing) =>
            ["table:12:leaves nothing", lobby::ids::Press::AutoplayLevel(AutoplayLevel::Nothing)];
        lobby::ids::Press::AutoplayLevel(AutoplayLevel::Draws) => ["table:12:leaves draws", lobby::ids::Press::AutoplayLevel(AutoplayLevel::Draws)];
        lobby::ids::Press::AutoplayLevel(AutoplayLevel::Passes) => ["table:12:leaves passes", lobby::ids::Press::AutoplayLevel(AutoplayLevel::Passes)];
        lobby::ids::Press::AutoplayLevel(AutoplayLevel::Bids) => ["table:12:leaves bids", lobby::ids::Press::AutoplayLevel(AutoplayLevel::Bids)];
        lobby::ids::Press::Advice => ["table:12:advice", lobby::ids::Press::Advice];
        lobby::ids::Press::NoAdvice => ["table:12:no advice", lobby::ids::Press::NoAdvice];
        lobby::ids::Press::Rated => ["table:12:rated", lobby::ids::Press::Rated];
        lobby::ids::Press::NotRated => ["table:12:not rated", lobby::ids::Press::NotRated];
        lobby::ids::Press::Pictures(Theme::Light) => ["table:12:pictures light", lobby::ids::Press::Pictures(Theme::Light)];
        lobby::ids::Press::Pictures(Theme::Dark) => ["table:12:pictures dark", lobby::ids::Press::Pictures(Theme::Dark)];
        lobby::ids::Press::LanguageOpen => ["table:12:language?", lobby::ids::Press::LanguageOpen];
        lobby::ids::Press::Language(_) => ["table:12:language en", lobby::ids::Press::Language(Language::En)];
    }
}

fn looks_back() -> Vec<(&'static str, look_back::ids::Press)> {
    use look_back::ids::{Press, Way};
    let mut all = examples! { Press:
        Press::Open => ["back:12:open", Press::Open];
        Press::Look(_) => ["back:12:look 34", Press::Look(34)];
        Press::Go(..) => ["back:12:first 34", Press::Go(Way::First, 34)];
        Press::Choose(_) => ["back:12:choose 34", Press::Choose(34)];
        Press::Show(_) => ["back:12:show 34", Press::Show(34)];
        Press::Review(_) => ["back:12:hard 34", Press::Review(34)];
        Press::Differences => ["back:12:differences", Press::Differences];
    };
    let ways = examples! { Way:
        Way::First => ["back:12:first 34", Way::First];
        Way::Back => ["back:12:back 34", Way::Back];
        Way::On => ["back:12:on 34", Way::On];
        Way::Auction => ["back:12:auction 34", Way::Auction];
        Way::Epoch => ["back:12:epoch 34", Way::Epoch];
    };
    all.extend(ways.into_iter().map(|(words, way)| (words, Press::Go(way, 34))));
    all
}

fn results() -> Vec<(&'static str, (Scope, Press))> {
    let (autumn, someone) = ("2026-Q4".parse().unwrap(), UserId(345));
    let presses = examples! { Press:
        Press::Read(View::Season(_)) => ["stats:here:season 2026-Q4", Press::Read(View::Season(Some(autumn)))];
        Press::Read(View::Player(_)) => ["stats:here:player 345", Press::Read(View::Player(someone))];
        Press::Read(View::History(..)) => ["stats:here:history 345 2", Press::Read(View::History(someone, 2))];
        Press::Read(View::Versus(_)) => ["stats:here:versus 345", Press::Read(View::Versus(someone))];
        Press::Read(View::Top) => ["stats:here:top", Press::Read(View::Top)];
        Press::InWords(_) => ["stats:here:words season", Press::InWords(View::Season(None))];
        Press::Show(_) => ["stats:here:show versus 345", Press::Show(View::Versus(someone))];
        Press::Servers(_) => ["stats:here:servers season", Press::Servers(View::Season(None))];
        Press::Record(..) => ["stats:here:record 345 2", Press::Record(someone, 2)];
        Press::Steps(..) => ["stats:here:steps 345 2", Press::Steps(someone, 2)];
    };
    let here = presses.into_iter().map(|(words, press)| (words, (Scope::Here, press)));
    let elsewhere = (Scope::Server(GuildId(99)), Press::Read(View::Player(someone)));
    here.chain([("stats:99:player 345", elsewhere)]).collect()
}

fn callings_off() -> Vec<(&'static str, cancel_vote::ids::Press)> {
    examples! { cancel_vote::ids::Press:
        cancel_vote::ids::Press::Ask => ["off:12:ask", cancel_vote::ids::Press::Ask];
        cancel_vote::ids::Press::Yes(_) => ["off:12:yes 345", cancel_vote::ids::Press::Yes(Millis(345))];
        cancel_vote::ids::Press::No(_) => ["off:12:no 345", cancel_vote::ids::Press::No(Millis(345))];
        cancel_vote::ids::Press::AtOnce => ["off:12:at once", cancel_vote::ids::Press::AtOnce];
        cancel_vote::ids::Press::Frozen => ["off:12:frozen", cancel_vote::ids::Press::Frozen];
    }
}

fn laters() -> Vec<(&'static str, notifications::ids::Press)> {
    use notifications::ids::Press::{At, Never, Open};
    use ra_table::game::When::{Evening, OneHour, ThreeHours, Tomorrow};
    examples! { notifications::ids::Press:
        Open => ["later:12:34:when?", Open]; Never => ["later:12:34:never", Never];
        At(OneHour) => ["later:12:34:1h", At(OneHour)]; At(ThreeHours) => ["later:12:34:3h", At(ThreeHours)];
        At(Evening) => ["later:12:34:evening", At(Evening)]; At(Tomorrow) => ["later:12:34:tomorrow", At(Tomorrow)];
    }
}

fn ways() -> Vec<(&'static str, channel_panel::ids::Press)> {
    use Pace::{Fast, Live, Relaxed, Standard, Unclocked};
    use channel_panel::ids::Press::{Alone, At, Days, Games, Join, More, Table, Tonight, Usual, Ways};
    examples! { channel_panel::ids::Press:
        Ways => ["go:ways", Ways]; Alone => ["go:alone", Alone]; Table => ["go:table", Table];
        Tonight => ["go:tonight", Tonight]; Days => ["go:days", Days]; Usual => ["go:usual", Usual]; More => ["go:more", More];
        At(Live) => ["go:live", At(Live)]; At(Fast) => ["go:fast", At(Fast)]; At(Standard) => ["go:standard", At(Standard)];
        At(Relaxed) => ["go:relaxed", At(Relaxed)]; At(Unclocked) => ["go:no clock", At(Unclocked)];
        Join => ["go:join", Join]; Games => ["go:games", Games];
    }
}

fn cups() -> Vec<(&'static str, cups::ids::Press)> {
    use cups::ids::Press::{
        Again, Here, Leave, LeaveForGood, Log, Rules, SignUp, Standings, Stay, Tables, WhoPlays,
    };
    examples! { cups::ids::Press:
        SignUp => ["cup:7:sign up", SignUp]; Leave => ["cup:7:leave", Leave];
        LeaveForGood => ["cup:7:leave anyway", LeaveForGood]; Stay => ["cup:7:stay", Stay];
        WhoPlays(_) => ["cup:7:who 2", WhoPlays(2)]; Rules => ["cup:7:rules", Rules];
        Tables => ["cup:7:tables", Tables]; Again => ["cup:7:again", Again];
        Here { .. } => ["cup:7:here 12 1", Here { seq: 12, part: 1 }];
        Standings(_) => ["cup:7:standings", Standings(None)], ["cup:7:standings 30", Standings(Some(30))];
        Log(_) => ["cup:7:log 2", Log(2)];
    }
}

fn cup_drafts() -> Vec<(&'static str, cups::ids::DraftPress)> {
    use cups::ids::DraftPress::{
        BeginsForm, Discard, Games, Kind, More, OnDate, Open, Pace, Places, Publish, Role, Tables, WhenFull,
    };
    use ra_table::cup::Kind::{Evening, Quick, Slow};
    examples! { cups::ids::DraftPress:
        Open => ["draft:78:open", Open];
        Kind(Evening) => ["draft:78:kind evening", Kind(Evening)];
        Kind(Quick) => ["draft:78:kind quick", Kind(Quick)];
        Kind(Slow) => ["draft:78:kind slow", Kind(Slow)];
        BeginsForm => ["draft:78:begins?", BeginsForm]; WhenFull => ["draft:78:when full", WhenFull];
        OnDate => ["draft:78:on date", OnDate]; More => ["draft:78:more?", More];
        Pace(Evening) => ["draft:78:pace evening", Pace(Evening)];
        Pace(Quick) => ["draft:78:pace quick", Pace(Quick)]; Pace(Slow) => ["draft:78:pace slow", Pace(Slow)];
        Games => ["draft:78:games", Games]; Tables => ["draft:78:tables", Tables];
        Places => ["draft:78:places", Places]; Role => ["draft:78:role", Role];
        Publish => ["draft:78:publish", Publish]; Discard => ["draft:78:discard", Discard];
    }
}

fn table_watches() -> Vec<(&'static str, table_watch::ids::Press)> {
    use ra_table::clock::Paces::{All, Live, Slow};
    use table_watch::ids::Press::{Open, Stop, Tell};
    examples! { table_watch::ids::Press:
        Open => ["watch:tell?", Open]; Tell(All) => ["watch:tell all", Tell(All)];
        Tell(Live) => ["watch:tell live", Tell(Live)]; Tell(Slow) => ["watch:tell slow", Tell(Slow)];
        Stop(_) => ["watch:stop 99", Stop(GuildId(99))];
    }
}

fn looks() -> Vec<(&'static str, views::ids::Press)> {
    examples! { views::ids::Press:
        views::ids::Press::MyGame => ["look:12:my game", views::ids::Press::MyGame];
        views::ids::Press::InWords => ["look:12:in words", views::ids::Press::InWords];
        views::ids::Press::Epoch(Epoch::First) => ["look:12:epoch 1", views::ids::Press::Epoch(Epoch::First)];
        views::ids::Press::Epoch(Epoch::Second) => ["look:12:epoch 2", views::ids::Press::Epoch(Epoch::Second)];
        views::ids::Press::Epoch(Epoch::Third) => ["look:12:epoch 3", views::ids::Press::Epoch(Epoch::Third)];
        views::ids::Press::Note => ["look:12:note?", views::ids::Press::Note];
        views::ids::Press::Board => ["look:12:board?", views::ids::Press::Board];
        views::ids::Press::Legend => ["look:12:legend", views::ids::Press::Legend];
        views::ids::Press::Rules => ["look:12:rules", views::ids::Press::Rules];
        views::ids::Press::Commands => ["look:12:commands", views::ids::Press::Commands];
    }
}

fn turns() -> Vec<(&'static str, turn::ids::Press)> {
    examples! { turn::ids::Press:
        turn::ids::Press::Draw => ["play:12:34:draw", turn::ids::Press::Draw];
        turn::ids::Press::InvokeOpen => ["play:12:34:invoke?", turn::ids::Press::InvokeOpen];
        turn::ids::Press::Invoke(None) => ["play:12:34:invoke", turn::ids::Press::Invoke(None)];
        turn::ids::Press::Invoke(Some(_)) => ["play:12:34:invoke up to 8", turn::ids::Press::Invoke(Some(Answer::UpTo(a_sun(8))))];
        turn::ids::Press::DrawOn(_) => ["play:12:34:draw until 3", turn::ids::Press::DrawOn(3)];
        turn::ids::Press::GodsOpen => ["play:12:34:gods?", turn::ids::Press::GodsOpen];
        turn::ids::Press::GodsPick => ["play:12:34:gods pick", turn::ids::Press::GodsPick];
        turn::ids::Press::GodsOrder(_) => ["play:12:34:gods order 1,4", turn::ids::Press::GodsOrder(vec![a_space(1), a_space(4)])];
        turn::ids::Press::Gods(_) => ["play:12:34:gods 4,1", turn::ids::Press::Gods(vec![a_space(4), a_space(1)])];
        turn::ids::Press::NoMoreGods => ["play:12:34:done", turn::ids::Press::NoMoreGods];
        turn::ids::Press::DiscardOpen => ["play:12:34:discard?", turn::ids::Press::DiscardOpen];
        turn::ids::Press::DiscardSome(_) => ["play:12:34:give nile", turn::ids::Press::DiscardSome(vec![Tile::Nile])];
        turn::ids::Press::Discard(_) => ["play:12:34:discard nile,flood", turn::ids::Press::Discard(vec![Tile::Nile, Tile::Flood])];
    }
}

fn auctions() -> Vec<(&'static str, auction::ids::Press)> {
    examples! { auction::ids::Press:
        auction::ids::Press::BidOpen => ["play:12:34:bid?", auction::ids::Press::BidOpen];
        auction::ids::Press::AdviceOpen => ["play:12:34:advice?", auction::ids::Press::AdviceOpen];
        auction::ids::Press::Answer(_) => ["play:12:34:answer bid 8 or pass", auction::ids::Press::Answer(Answer::BidOrPass(a_sun(8)))];
        auction::ids::Press::IfInvoked(_) => ["play:12:34:if bid 8", auction::ids::Press::IfInvoked(Answer::Bid(a_sun(8)))];
        auction::ids::Press::IfInvokedAsk => ["play:12:34:if ask", auction::ids::Press::IfInvokedAsk];
        auction::ids::Press::AskOnTurn => ["play:12:34:ask", auction::ids::Press::AskOnTurn];
        auction::ids::Press::Withdraw => ["play:12:34:withdraw", auction::ids::Press::Withdraw];
        auction::ids::Press::CasesOpen => ["play:12:34:lines?", auction::ids::Press::CasesOpen];
        auction::ids::Press::CasePick => ["play:12:34:line pick", auction::ids::Press::CasePick];
        auction::ids::Press::Case(None, _) => ["play:12:34:line none bid 3", auction::ids::Press::Case(None, Choice::Bid(a_sun(3)))];
        auction::ids::Press::Case(Some(_), _) => ["play:12:34:line 7 ask", auction::ids::Press::Case(Some(a_sun(7)), Choice::Ask)];
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

fn chairs() -> Vec<(&'static str, seats::ids::Press)> {
    examples! { seats::ids::Press:
        seats::ids::Press::Back => ["chair:12:back", seats::ids::Press::Back];
        seats::ids::Press::Resign => ["chair:12:resign", seats::ids::Press::Resign];
        seats::ids::Press::Give { .. } => ["chair:12:give 3 4", seats::ids::Press::Give { of: UserId(3), to: UserId(4) }];
        seats::ids::Press::Take { .. } => ["chair:12:take 4", seats::ids::Press::Take { to: UserId(4) }];
        seats::ids::Press::Decline { .. } => ["chair:12:decline 4", seats::ids::Press::Decline { to: UserId(4) }];
        seats::ids::Press::TakeFree { .. } => ["chair:12:free 34", seats::ids::Press::TakeFree { since: 34 }];
    }
}

fn orders() -> Vec<(&'static str, orders::ids::Press)> {
    examples! { orders::ids::Press:
        orders::ids::Press::Open => ["order:12:open", orders::ids::Press::Open];
        orders::ids::Press::IfAuction => ["order:12:if auction", orders::ids::Press::IfAuction];
        orders::ids::Press::OnTurn => ["order:12:turn", orders::ids::Press::OnTurn];
        orders::ids::Press::AskAgain => ["order:12:ask again", orders::ids::Press::AskAgain];
        orders::ids::Press::Draw(..) => ["order:12:draw 6 5", orders::ids::Press::Draw(6, "5".parse().unwrap())];
        orders::ids::Press::NotAskOnce => ["order:12:as ordered", orders::ids::Press::NotAskOnce];
        orders::ids::Press::Kinds => ["order:12:kinds", orders::ids::Press::Kinds];
        orders::ids::Press::Ask => ["order:12:ask", orders::ids::Press::Ask];
        orders::ids::Press::Quick => ["order:12:quick", orders::ids::Press::Quick];
        orders::ids::Press::NotQuick => ["order:12:not quick", orders::ids::Press::NotQuick];
        orders::ids::Press::Auction(..) =>
            ["order:12:auction 2 bid 8 or pass", orders::ids::Press::Auction(Answer::BidOrPass(a_sun(8)), 2)],
            ["order:12:auction 0 pass", orders::ids::Press::Auction(Answer::Pass, 0)];
        orders::ids::Press::Give(..) => ["order:12:give 8 up to 9", orders::ids::Press::Give(Answer::UpTo(a_sun(9)), 8)];
        orders::ids::Press::NoAuction => ["order:12:no auction", orders::ids::Press::NoAuction];
        orders::ids::Press::Undo => ["order:12:undo", orders::ids::Press::Undo];
        orders::ids::Press::CarryOn(_) => [
            "order:12:on 1800000000000", orders::ids::Press::CarryOn(Millis(1_800_000_000_000))
        ];
    }
}

fn lessons() -> Vec<(&'static str, lesson::ids::Press)> {
    examples! { lesson::ids::Press:
        lesson::ids::Press::Open => ["learn:open", lesson::ids::Press::Open];
        lesson::ids::Press::Again => ["learn:again", lesson::ids::Press::Again];
        lesson::ids::Press::Tap(..) =>
            ["learn:3:bid 5", lesson::ids::Press::Tap(3, Tap::Play(Action::Bid(a_sun(5))))],
            ["learn:5:god 3", lesson::ids::Press::Tap(5, Tap::Play(Action::God(a_space(3))))],
            ["learn:9:invoke", lesson::ids::Press::Tap(9, Tap::Play(Action::Invoke))],
            ["learn:9:draw", lesson::ids::Press::Tap(9, Tap::Play(Action::Draw))],
            ["learn:3:pass", lesson::ids::Press::Tap(3, Tap::Play(Action::Pass))],
            ["learn:8:next", lesson::ids::Press::Tap(8, Tap::Next)];
    }
}

fn settings() -> Vec<(&'static str, settings::ids::Press)> {
    examples! { settings::ids::Press:
        settings::ids::Press::Open => ["mine:open", settings::ids::Press::Open];
        settings::ids::Press::More => ["mine:more", settings::ids::Press::More];
        settings::ids::Press::PlaceForm => ["mine:place?", settings::ids::Press::PlaceForm];
        settings::ids::Press::NightForm => ["mine:night?", settings::ids::Press::NightForm];
        settings::ids::Press::Ahead => ["mine:ahead", settings::ids::Press::Ahead];
        settings::ids::Press::NotAhead => ["mine:not ahead", settings::ids::Press::NotAhead];
        settings::ids::Press::TimeOpen => ["mine:time?", settings::ids::Press::TimeOpen];
        settings::ids::Press::Time => ["mine:time", settings::ids::Press::Time];
        settings::ids::Press::City => ["mine:city", settings::ids::Press::City];
        settings::ids::Press::Sleep => ["mine:sleep", settings::ids::Press::Sleep];
        settings::ids::Press::SleepAt22 => ["mine:sleep 22", settings::ids::Press::SleepAt22];
        settings::ids::Press::SleepAt23 => ["mine:sleep 23", settings::ids::Press::SleepAt23];
        settings::ids::Press::SleepAt0 => ["mine:sleep 0", settings::ids::Press::SleepAt0];
        settings::ids::Press::SleepOpen => ["mine:sleep?", settings::ids::Press::SleepOpen];
        settings::ids::Press::AwayOpen => ["mine:away?", settings::ids::Press::AwayOpen];
        settings::ids::Press::AwayWait => ["mine:away, wait", settings::ids::Press::AwayWait];
        settings::ids::Press::AwayStandIn => ["mine:away, stand in", settings::ids::Press::AwayStandIn];
        settings::ids::Press::Here => ["mine:here", settings::ids::Press::Here];
        settings::ids::Press::Direct => ["mine:direct", settings::ids::Press::Direct];
        settings::ids::Press::Channel => ["mine:channel", settings::ids::Press::Channel];
        settings::ids::Press::Next => ["mine:next", settings::ids::Press::Next];
        settings::ids::Press::NotNext => ["mine:not next", settings::ids::Press::NotNext];
        settings::ids::Press::AutoplayLevel => ["mine:leaves", settings::ids::Press::AutoplayLevel];
        settings::ids::Press::AskMe => ["mine:ask me", settings::ids::Press::AskMe];
        settings::ids::Press::Draws => ["mine:draws", settings::ids::Press::Draws];
        settings::ids::Press::Passes => ["mine:passes", settings::ids::Press::Passes];
        settings::ids::Press::Bids => ["mine:bids", settings::ids::Press::Bids];
        settings::ids::Press::NoPasses => ["mine:no passes", settings::ids::Press::NoPasses];
        settings::ids::Press::Advice => ["mine:advice", settings::ids::Press::Advice];
        settings::ids::Press::NoAdvice => ["mine:no advice", settings::ids::Press::NoAdvice];
        settings::ids::Press::Ratings => ["mine:ratings", settings::ids::Press::Ratings];
        settings::ids::Press::NoRatings => ["mine:no ratings", settings::ids::Press::NoRatings];
        settings::ids::Press::Language => ["mine:language", settings::ids::Press::Language];
    }
}

#[test]
fn the_words_are_for_ever() {
    for (words, button) in all() {
        assert_eq!(button.to_string(), words);
        assert_eq!(words.parse(), Ok(button));
    }
}
