//! Private panels: what a person chooses from before they decide, each choice a button that says it all. Pure: nothing
//! is sent here. What they say is `text::private`'s, and they go into ephemeral messages alone.

use serenity::all::ButtonStyle;
use serenity::builder::{
    CreateActionRow, CreateButton, CreateSelectMenu, CreateSelectMenuKind, CreateSelectMenuOption,
};

use super::button::{AtTable, Button, Chair, Look, Mine, Order, Press};
use super::rest::Message;
use crate::ai::Level;
use crate::clock::Pace;
use crate::game::lobby::Lobby;
use crate::game::view::{Own, Public};
use crate::game::{Answer, Choice, Plan, Why};
use crate::id::GameId;
use crate::rules::{Action, Auction, Discard, Phase, Space, Sun, Tile};
use crate::text;

/// As many buttons as Discord puts into a row.
const ROW: usize = 5;

fn labelled(button: &Button, label: impl Into<String>, style: ButtonStyle) -> CreateButton {
    CreateButton::new(button.to_string()).label(label).style(style)
}

/// Rows of a game's decisions on its present question.
struct Presses<'a>(&'a Public);

impl Presses<'_> {
    fn id(&self, press: Press) -> Button {
        Button::Play(self.0.id, self.0.moment(), press)
    }

    /// What is most likely wanted.
    fn main(&self, press: Press, label: impl Into<String>) -> CreateButton {
        labelled(&self.id(press), label, ButtonStyle::Primary)
    }

    fn other(&self, press: Press, label: impl Into<String>) -> CreateButton {
        labelled(&self.id(press), label, ButtonStyle::Secondary)
    }

    /// A menu from which so many are chosen.
    fn menu(
        &self,
        press: Press,
        placeholder: &str,
        choose: (usize, usize),
        options: Vec<CreateSelectMenuOption>,
    ) -> CreateActionRow {
        let (least, most) = choose;
        let menu =
            CreateSelectMenu::new(self.id(press).to_string(), CreateSelectMenuKind::String { options })
                .placeholder(placeholder)
                .min_values(u8::try_from(least).unwrap_or(u8::MAX))
                .max_values(u8::try_from(most).unwrap_or(u8::MAX));
        CreateActionRow::SelectMenu(menu)
    }
}

fn rows(buttons: Vec<CreateButton>) -> Vec<CreateActionRow> {
    buttons.chunks(ROW).map(|row| CreateActionRow::Buttons(row.to_vec())).collect()
}

fn panel(content: String, rows: Vec<CreateActionRow>) -> Message {
    Message {
        content: Some(content),
        embeds: Some(Vec::new()),
        rows: Some(rows),
        files: Some(Vec::new()),
        ..Message::default()
    }
}

/// A panel that has served its purpose, with what it led to.
pub(super) fn done(told: String) -> Message {
    panel(told, Vec::new())
}

/// What somebody has just done in private, with the way to take it back as long as that is possible.
pub(super) fn played(own: &Own, told: String) -> Message {
    panel(told, rows(undo(own).into_iter().collect()))
}

/// For whoever has just done something of which nothing has come.
fn undo(own: &Own) -> Option<CreateButton> {
    own.can_undo.then(|| labelled(&Button::Order(own.id, Order::Undo), "Undo", ButtonStyle::Secondary))
}

/// The buttons of a lobby's message.
pub(super) fn of_lobby(lobby: &Lobby) -> Vec<CreateActionRow> {
    let game = lobby.id;
    let table = |at, label, style| labelled(&Button::Table(game, at), label, style);
    let people = vec![
        table(AtTable::Join, "Join", ButtonStyle::Success),
        table(AtTable::Leave, "Leave", ButtonStyle::Secondary),
        table(AtTable::Start, "Start", ButtonStyle::Primary).disabled(lobby.seated() < 2),
        table(AtTable::CallOff, "Call off", ButtonStyle::Secondary),
        labelled(&Button::Rules, "How to play", ButtonStyle::Secondary),
    ];
    let has_room = lobby.seats.len() < lobby.size;
    let add = has_room.then(|| table(AtTable::Computer, "Add computer player…", ButtonStyle::Secondary));
    let has_computer = lobby.seats.iter().any(|seat| seat.person.who.level().is_some());
    let remove =
        has_computer.then(|| table(AtTable::Remove, "Remove computer player", ButtonStyle::Secondary));
    let pace = table(AtTable::PaceOpen, "Pace…", ButtonStyle::Secondary);
    let quick = if lobby.quick {
        table(AtTable::NotQuick, "No quick draws", ButtonStyle::Secondary)
    } else {
        table(AtTable::Quick, "Quick draws", ButtonStyle::Secondary)
    };
    [rows(people), rows(add.into_iter().chain(remove).chain([pace, quick]).collect())].concat()
}

/// For choosing how fast a table plays.
pub(super) fn paces(game: GameId) -> Message {
    let pace = |pace: Pace| {
        labelled(&Button::Table(game, AtTable::Pace(pace)), text::pace::name(pace), ButtonStyle::Primary)
    };
    panel(text::pace::before_choosing(), rows(Pace::ALL.map(pace).to_vec()))
}

/// For adding a computer player.
pub(super) fn levels(game: GameId) -> Message {
    let level = |level: Level| {
        labelled(&Button::Table(game, AtTable::Add(level)), text::level(level), ButtonStyle::Primary)
    };
    panel(text::lobby::LEVELS.to_owned(), rows(Level::ALL.map(level).to_vec()))
}

fn to_look(game: GameId) -> [CreateButton; 3] {
    [
        labelled(&Button::Look(game, Look::MyGame), "My game", ButtonStyle::Secondary),
        labelled(&Button::Look(game, Look::InWords), "In words", ButtonStyle::Secondary),
        labelled(&Button::Help, "Help", ButtonStyle::Secondary),
    ]
}

/// The buttons of a private copy of the board.
pub(super) fn of_copy(game: &Public) -> Vec<CreateActionRow> {
    rows(to_look(game.id).into())
}

/// The buttons of the public board: what can be done, then what can be read.
pub(super) fn of_board(game: &Public) -> Vec<CreateActionRow> {
    let presses = Presses(game);
    let legal = game.position().legal();
    let may_spend = legal.iter().any(|action| matches!(action, Action::God(_)));
    let gods = may_spend.then(|| presses.other(Press::GodsOpen, "Use God tiles…"));
    let to_play: Vec<CreateButton> = match game.position().phase() {
        Phase::Turn { .. } => {
            let draw = legal.contains(Action::Draw).then(|| presses.main(Press::Draw, "Draw"));
            let invoke =
                legal.contains(Action::Invoke).then(|| presses.other(Press::InvokeOpen, "Invoke Ra…"));
            let until = draw_until(game);
            let draw_on = (draw.is_some() && until > game.position().track().tiles().count() + 1)
                .then(|| presses.other(Press::DrawOn(until as u8), format!("Draw until {until} tiles")));
            draw.into_iter().chain(draw_on).chain(invoke).chain(gods).collect()
        }
        Phase::Gods { .. } => {
            gods.into_iter().chain([presses.main(Press::Done, "No more God tiles")]).collect()
        }
        Phase::Discard(_) => vec![presses.main(Press::DiscardOpen, "Choose tiles…")],
        Phase::Auction(_) => {
            let bid = presses.main(Press::BidOpen, "Bid…");
            let pass = presses.other(Press::Answer(Answer::Pass), "Pass");
            let mut row = vec![bid, pass];
            row.extend(to_look(game.id));
            return [rows(row), rows(back(game))].concat();
        }
        Phase::Over => {
            let again = Button::Again(game.id);
            let [_, in_words, _] = to_look(game.id);
            return rows(vec![labelled(&again, "Same table again", ButtonStyle::Success), in_words]);
        }
    };
    let to_look = to_look(game.id).into_iter().chain(back(game)).collect();
    [to_play, to_look].into_iter().flat_map(rows).collect()
}

/// Until how many tiles the board offers to draw.
fn draw_until(game: &Public) -> usize {
    let on_track = game.position().track().tiles().count();
    (on_track + 2).clamp(3, Space::COUNT)
}

/// For players whose chair a computer player plays.
fn back(game: &Public) -> Vec<CreateButton> {
    let is_missed =
        game.chairs().players().any(|(_, player)| matches!(player.stand_in, Some(Why::Late | Why::Away)));
    let back = Button::Chair(game.id, Chair::Back);
    is_missed.then(|| labelled(&back, "I’m back", ButtonStyle::Success)).into_iter().collect()
}

/// A player's own view of the game, with what can be done from there at any time.
pub(super) fn my_game(own: &Own) -> Message {
    let game = own.id;
    let mut buttons = Vec::new();
    if own.position().to_act().is_some() {
        buttons.push(labelled(&Button::Order(game, Order::Open), "Orders…", ButtonStyle::Secondary));
        buttons.extend(undo(own));
    }
    buttons.push(labelled(&Button::Log(game, i64::MAX), "The whole story", ButtonStyle::Secondary));
    buttons.push(labelled(&Button::Mine(Mine::Open), "Settings…", ButtonStyle::Secondary));
    panel(text::private::me(own), rows(buttons))
}

/// For invoking Ra, with or without one's own answer.
pub(super) fn invoke(own: &Own) -> Message {
    let presses = Presses(own);
    let mut suns: Vec<Sun> = own.position().players()[own.seat].face_up().iter().collect();
    suns.sort_unstable();
    let up_to =
        |sun: &Sun| presses.other(Press::Invoke(Some(Answer::UpTo(*sun))), format!("Invoke, up to {sun}"));
    let ask = presses.main(Press::Invoke(None), "Invoke, ask me last");
    let mut buttons: Vec<CreateButton> = suns.iter().map(up_to).collect();
    if own.position().track().is_full() {
        buttons.push(presses.other(Press::Invoke(Some(Answer::Pass)), "Invoke, then pass"));
    }
    let rows = rows(vec![ask]).into_iter().chain(rows(buttons)).collect();
    panel(text::private::before_invoking(own), rows)
}

/// For answering an auction.
pub(super) fn bid(own: &Own, auction: &Auction) -> Message {
    let presses = Presses(own);
    let mut open: Vec<Sun> = own.could_bid(auction, own.seat).iter().collect();
    open.sort_unstable();
    let on_turn = auction.to_answer() == own.seat;
    let answer = |answer, label| presses.other(Press::Answer(answer), label);
    let mut exact: Vec<CreateButton> =
        open.iter().map(|&sun| presses.main(Press::Answer(Answer::Bid(sun)), format!("Bid {sun}"))).collect();
    if !on_turn || auction.may_pass() {
        exact.push(answer(Answer::Pass, "Pass".to_owned()));
    }
    let mut ahead = Vec::new();
    if !on_turn {
        // Up to the lowest is a bid of the lowest.
        let more = open.iter().skip(1);
        ahead.extend(more.map(|&sun| answer(Answer::UpTo(sun), format!("Lowest that wins, up to {sun}"))));
        if own.plan.is_some() {
            ahead.push(presses.other(Press::Withdraw, "Ask me on my turn"));
        }
    }
    let rows = rows(exact).into_iter().chain(rows(ahead)).collect();
    panel(text::private::before_bidding(own, auction), rows)
}

/// That an answer is kept, or that none is; with what can still be done about it.
pub(super) fn kept(own: &Own, told: String) -> Message {
    let presses = Presses(own);
    let Phase::Auction(auction) = own.position().phase() else { return done(told) };
    if !auction.to_come().any(|other| other == own.seat) {
        return done(told);
    }
    let mut buttons = Vec::new();
    let answer = own.plan.as_ref();
    let cases = answer.map_or(Vec::new(), |plan| own.foreseen(own.seat, plan));
    if let Some(Answer::Bid(sun)) = answer.and_then(|plan| plan.answer)
        && cases.iter().any(|(_, action)| action.is_none())
    {
        let label = format!("If {sun} is too low, pass instead");
        buttons.push(presses.other(Press::Answer(Answer::BidOrPass(sun)), label));
    }
    buttons.push(presses.other(Press::BidOpen, if answer.is_some() { "Change" } else { "Bid…" }));
    if answer.is_some() {
        buttons.push(presses.other(Press::Withdraw, "Withdraw"));
    }
    if cases.len() > 1 {
        buttons.push(presses.other(Press::LinesOpen, "Line by line…"));
    }
    buttons.extend(undo(own));
    panel(told, rows(buttons))
}

/// All cases of an auction for a seat, one of which can be chosen for.
pub(super) fn lines(own: &Own) -> Message {
    let presses = Presses(own);
    let plan = own.plan.clone().unwrap_or(Plan::ASK);
    let options = own.foreseen(own.seat, &plan).into_iter().map(|(highest, action)| {
        let name = text::private::one_line(highest, action);
        let value = highest.map_or("none".to_owned(), |sun| sun.to_string());
        CreateSelectMenuOption::new(name, value)
    });
    let menu = presses.menu(Press::LinePick, "Which case?", (1, 1), options.collect());
    panel(text::private::LINES.to_owned(), vec![menu])
}

/// What can be chosen for one case.
pub(super) fn line(own: &Own, highest: Option<Sun>) -> Message {
    let presses = Presses(own);
    let choose = |choice, label: String| presses.other(Press::Line(highest, choice), label);
    let mut suns: Vec<Sun> = own.position().players()[own.seat].face_up().above(highest).iter().collect();
    suns.sort_unstable();
    let mut buttons: Vec<CreateButton> =
        suns.into_iter().map(|sun| choose(Choice::Bid(sun), format!("Bid {sun}"))).collect();
    buttons.push(choose(Choice::Pass, "Pass".to_owned()));
    buttons.push(choose(Choice::Ask, "Ask me".to_owned()));
    panel(text::private::before_line(own, highest), rows(buttons))
}

/// For spending God tiles: what is chosen so far is shown in its order, to be confirmed or changed.
pub(super) fn gods(own: &Own, chosen: &[Space]) -> Message {
    let presses = Presses(own);
    let name = |space: Space| {
        own.position().track().get(space).map_or("", |tile| text::tile(tile, own.terms.edition))
    };
    let option = |space: Space| {
        CreateSelectMenuOption::new(format!("{} (space {space})", name(space)), space.to_string())
    };
    let legal = own.position().legal();
    let free: Vec<Space> = Space::all().filter(|space| legal.contains(Action::God(*space))).collect();
    let gods = usize::from(own.position().players()[own.seat].tiles().count(Tile::God));
    let options = free.iter().map(|&space| option(space).default_selection(chosen.contains(&space)));
    let most = gods.min(free.len());
    let mut rows = vec![presses.menu(Press::GodsPick, "Tiles to take", (1, most), options.collect())];
    if chosen.len() > 1 {
        let first = chosen
            .iter()
            .skip(1)
            .map(|&space| CreateSelectMenuOption::new(format!("{} first", name(space)), space.to_string()));
        rows.push(presses.menu(
            Press::GodsOrder(chosen.to_vec()),
            "Change the order",
            (1, 1),
            first.collect(),
        ));
    }
    if !chosen.is_empty() {
        let take = presses.main(Press::Gods(chosen.to_vec()), "Take them");
        rows.push(CreateActionRow::Buttons(vec![take]));
    }
    panel(text::private::before_spending(own, chosen), rows)
}

/// For giving up tiles to a disaster.
pub(super) fn discard(own: &Own, owed: &Discard, chosen: &[Tile]) -> Message {
    let presses = Presses(own);
    let (disaster, left) = owed.owed();
    let left = usize::from(left);
    let held = own.position().players()[own.seat].tiles();
    let mut options = Vec::new();
    for &kind in disaster.takes() {
        let copies = usize::from(held.count(kind)).min(left);
        let picked = chosen.iter().filter(|other| **other == kind).count();
        for copy in 0..copies {
            let name = text::tile(kind, own.terms.edition);
            let label =
                if copies > 1 { format!("{name} ({} of {copies})", copy + 1) } else { name.to_owned() };
            // Discord wants different values: the copy's number is for that alone.
            let option = CreateSelectMenuOption::new(label, format!("{kind} {copy}"));
            options.push(option.default_selection(copy < picked));
        }
    }
    let all = left.min(options.len());
    let mut rows = vec![presses.menu(Press::DiscardPick, "Tiles to give up", (all, all), options)];
    if !chosen.is_empty() {
        let give = presses.main(Press::Discard(chosen.to_vec()), "Give them up");
        rows.push(CreateActionRow::Buttons(vec![give]));
    }
    panel(text::private::before_discarding(own, owed, chosen), rows)
}

/// The spaces that a menu's values name.
pub(super) fn picked_spaces(values: &[String]) -> Option<Vec<Space>> {
    values.iter().map(|value| value.parse().ok().and_then(Space::new)).collect()
}

/// The tiles that a menu's values name.
pub(super) fn picked_tiles(values: &[String]) -> Option<Vec<Tile>> {
    values.iter().map(|value| value.split(' ').next()?.parse().ok()).collect()
}
