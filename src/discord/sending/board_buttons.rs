//! The buttons of a board: what can be done, and what can be read.

use ra::rules::{Action, Auction, Phase, Seat, Space, Sun, Tile};
use ra_display::text::emoji::Pictured;
use ra_display::text::news::After;
use ra_display::text::{self, words};
use ra_table::clock::Pace;
use ra_table::game::view::{PastAuction, Public};
use ra_table::game::{Answer, InCup, PauseReason, Player, Why};
use ra_table::id::GameId;
use ra_table::language::Language;
use serenity::all::ButtonStyle;
use serenity::builder::{CreateActionRow, CreateButton};

use super::components::{MOST_BUTTONS, button, picture, primary, rising, rows, secondary};
use crate::discord::custom_id::Button;
use crate::discord::views::ids::StoryPage;
use crate::discord::{
    auction, cups, epochs, look_back, notifications, orders, out_of_reach, seats, turn, views,
};

/// The button that shows somebody their game as they see it.
pub(in crate::discord) fn my_game(language: Language, game: GameId) -> CreateButton {
    secondary(&Button::Look(game, views::ids::Press::MyGame), words(language).button_my_game())
}

fn to_look(language: Language, game: GameId, in_words: &Button, help: &Button) -> [CreateButton; 4] {
    let words = words(language);
    [
        my_game(language, game),
        secondary(&Button::Orders(game, orders::ids::Press::Open), words.button_orders()),
        secondary(in_words, words.button_in_words()),
        secondary(help, words.button_help()),
    ]
}

/// The buttons of a copy of the board for one person: what they can do, if they are `asked` anything, then what can
/// be read, also of what has happened after an entry, if it is told in part.
pub(in crate::discord) fn of_copy(
    language: Language,
    game: &Public,
    asked: bool,
    more: Option<After>,
) -> Vec<CreateActionRow> {
    let to_play = if asked { to_answer(language, game) } else { Vec::new() };
    let look = |press| Button::Look(game.id, press);
    // Where it stands another game may be played, or none: the legend is that of this one.
    let (in_words, help) = (look(views::ids::Press::InWords), look(views::ids::Press::Legend));
    let to_look = to_look(language, game.id, &in_words, &help);
    let to_look = all_news(language, game.id, more).into_iter().chain(to_look).collect();
    [to_play, to_look].into_iter().flat_map(rows).collect()
}

/// The button for all that has happened since, if there is more than is told.
pub(in crate::discord) fn all_news(
    language: Language,
    game: GameId,
    more: Option<After>,
) -> Option<CreateButton> {
    more.map(|after| secondary(&Button::News(game, after), words(language).button_all_news()))
}

/// The button by which a game is looked at again, step by step.
pub(in crate::discord) fn look_back(language: Language, game: &Public) -> CreateButton {
    let words = words(language);
    let label = if game.has_ended() { words.button_step_through() } else { words.button_look_back() };
    secondary(&Button::LookBack(game.id, look_back::ids::Press::Open), label)
}

/// The buttons that show somebody the auctions of the largest lots of a game that is over.
fn lots(language: Language, game: &Public) -> Vec<CreateButton> {
    let lots = game.end.iter().flat_map(|end| &end.lots);
    let button = |(lot, place): (&PastAuction, u64)| {
        let look = look_back::ids::Press::Look(i64::try_from(lot.opened).unwrap_or(0));
        secondary(&Button::LookBack(game.id, look), words(language).button_look_lot(place))
    };
    lots.zip(1..).map(button).collect()
}

/// The button that posts the film of a game that is over.
fn film(language: Language, game: &Public) -> CreateButton {
    secondary(&Button::Film(game.id), words(language).button_film())
}

/// The button by which the same people play once more. A cup goes on by itself: there it shows the standings.
fn onwards(language: Language, game: &Public) -> CreateButton {
    let words = words(language);
    match game.in_cup {
        None => button(&Button::Rematch(game.id), words.button_rematch(), ButtonStyle::Success),
        Some(InCup { cup, .. }) => {
            secondary(&Button::Cup(cup, cups::ids::Press::Standings(None)), words.button_cup_standings())
        }
    }
}

/// The button below all that can be known of a game that is over: what happened in it.
pub(in crate::discord) fn of_details(language: Language, game: GameId) -> Vec<CreateActionRow> {
    rows(vec![secondary(&Button::Story(game, StoryPage::Last), words(language).button_story())])
}

/// The buttons below the end of a game for one person.
pub(in crate::discord) fn of_end(
    language: Language,
    game: &Public,
    more: Option<After>,
) -> Vec<CreateActionRow> {
    let details = secondary(&Button::Board(game.id, game.seq), words(language).button_details());
    let (steps, film) = (look_back(language, game), film(language, game));
    let all_news = all_news(language, game.id, more);
    let ways = [onwards(language, game), details, steps, film].into_iter().chain(all_news).collect();
    [ways, lots(language, game)].into_iter().flat_map(rows).collect()
}

/// Buttons that show one person each of these games where they press them, as many as a message has room for.
pub(in crate::discord) fn to_games<'a>(
    language: Language,
    games: impl Iterator<Item = &'a Public>,
) -> Vec<CreateActionRow> {
    let button = |game: &Public| {
        let label = words(language).button_game(game.id.to_string());
        secondary(&Button::Look(game.id, views::ids::Press::Board), label)
    };
    rows(games.take(MOST_BUTTONS).map(button).collect())
}

/// The buttons of the public board, which tells what happened after an entry: what can be done, which while the game stands
/// still is to come back at most, then what can be read.
pub(in crate::discord) fn of_board(game: &Public, from_seq: i64) -> Vec<CreateActionRow> {
    let language = game.terms.language;
    let to_look = to_look(language, game.id, &Button::Board(game.id, game.seq), &Button::Help);
    if let Some(halt) = game.halted() {
        let [my_game, _, in_words, help] = to_look;
        let back = if halt == PauseReason::Deserted { back(game, ButtonStyle::Success) } else { Vec::new() };
        return rows([back, vec![my_game, in_words, help]].concat());
    }
    if game.position().to_act().is_none() {
        let details = secondary(&Button::Board(game.id, game.seq), words(language).button_details());
        let (steps, film) = (look_back(language, game), film(language, game));
        let ways = vec![onwards(language, game), details, steps, film];
        return [ways, lots(language, game)].into_iter().flat_map(rows).collect();
    }
    // The message that the epoch is over is above the board, and the answer to a button below it.
    let got = game.story.epochs_over(from_seq, game.seq).last().map(|(_, over)| {
        secondary(&epochs::message::button(game.id, over.epoch), words(language).button_got())
    });
    let to_look = to_look.into_iter().chain(back(game, ButtonStyle::Secondary)).chain(got).collect();
    [to_answer(language, game), to_look].into_iter().flat_map(rows).collect()
}

/// The button below a call in a channel, which leads to the board for all else.
pub(in crate::discord) fn of_call(game: &Public) -> Vec<CreateActionRow> {
    rows(later(game.terms.language, game).into_iter().collect())
}

/// The button below a message that tells somebody that they were late: to take back the chair that a computer player
/// holds, if one does; and to read what has happened after an entry.
pub(in crate::discord) fn of_lateness(
    language: Language,
    game: &Public,
    seat: Seat,
    more: Option<After>,
) -> Vec<CreateActionRow> {
    let back = Button::Chair(game.id, seats::ids::Press::Back);
    let is_held = game.player(seat).stand_in.is_some();
    let back = is_held.then(|| button(&back, words(language).button_back(), ButtonStyle::Success));
    rows(back.into_iter().chain(all_news(language, game.id, more)).collect())
}

/// The button below a message that tells somebody that their game is out of reach: to go on elsewhere, if its channel is
/// gone; and to read what has happened after an entry.
pub(in crate::discord) fn of_reach(
    language: Language,
    game: &Public,
    more: Option<After>,
) -> Vec<CreateActionRow> {
    rows(to_continue(language, game).into_iter().chain(all_news(language, game.id, more)).collect())
}

/// The button by which a game goes on elsewhere whose channel is gone.
pub(in crate::discord) fn to_continue(language: Language, game: &Public) -> Option<CreateButton> {
    let means = Button::Place(game.id, out_of_reach::ids::Press::Continue);
    (game.placeless && game.in_cup.is_none())
        .then(|| button(&means, words(language).button_continue(), ButtonStyle::Success))
}

/// What can be done on a board that calls: what is asked, now or later.
fn to_answer(language: Language, game: &Public) -> Vec<CreateButton> {
    to_play(language, game).into_iter().chain(later(language, game)).collect()
}

/// Not where all play at the same time: nobody waits an hour there.
fn later(language: Language, game: &Public) -> Option<CreateButton> {
    let later = Button::Later(game.id, game.question_number(), notifications::ids::Press::Open);
    (game.terms.pace != Pace::Live).then(|| secondary(&later, words(language).button_call_later()))
}

/// What can be done by whoever is asked; nothing once the game is over.
pub(in crate::discord) fn to_play(language: Language, game: &Public) -> Vec<CreateButton> {
    let words = words(language);
    let turn = |press| Button::Turn(game.id, game.question_number(), press);
    let auction = |press| Button::Auction(game.id, game.question_number(), press);
    let legal = game.position().legal();
    let may_spend = legal.iter().any(|action| matches!(action, Action::God(_)));
    let gods = may_spend.then(|| {
        secondary(&turn(turn::ids::Press::GodsOpen), words.button_gods())
            .emoji(picture(Pictured::Tile(Tile::God)))
    });
    match game.position().phase() {
        Phase::Turn { .. } => {
            let draw = legal
                .contains(Action::Draw)
                .then(|| primary(&turn(turn::ids::Press::Draw), words.button_draw()));
            let invoke = legal.contains(Action::Invoke).then(|| {
                // Nobody else answers before a person alone does: there is nothing to choose.
                let invoke = match game.alone() {
                    Some(_) => secondary(&turn(turn::ids::Press::Invoke(None)), words.button_invoke_now()),
                    None => secondary(&turn(turn::ids::Press::InvokeOpen), words.button_invoke()),
                };
                invoke.emoji(picture(Pictured::Tile(Tile::Ra)))
            });
            let until = draw_until(game);
            let draw_on =
                (draw.is_some() && until > game.position().track().tiles().count() + 1).then(|| {
                    secondary(&turn(turn::ids::Press::DrawOn(until as u8)), words.button_draw_until(until))
                });
            draw.into_iter().chain(draw_on).chain(invoke).chain(gods).collect()
        }
        Phase::Gods { .. } => gods
            .into_iter()
            .chain([primary(&turn(turn::ids::Press::NoMoreGods), words.button_no_more_gods())])
            .collect(),
        Phase::Discard(_) => vec![primary(&turn(turn::ids::Press::DiscardOpen), words.button_discard())],
        Phase::Auction(given) => {
            let alone = game.alone().filter(|seat| given.to_come().any(|other| other == *seat));
            if let Some(seat) = alone {
                return bids(language, game, given, seat);
            }
            let bid = primary(&auction(auction::ids::Press::BidOpen), words.button_bid());
            let pass = secondary(&auction(auction::ids::Press::Answer(Answer::Pass)), words.button_pass());
            vec![bid, pass]
        }
        Phase::Over => Vec::new(),
    }
}

/// All that a person can answer who plays against computer players alone: the board is for nobody else. Whoever has
/// suns has four at most, so they fit into a row. Others find advice where they choose a bid.
fn bids(language: Language, game: &Public, given: &Auction, seat: Seat) -> Vec<CreateButton> {
    let words = words(language);
    let answer =
        |answer| Button::Auction(game.id, game.question_number(), auction::ids::Press::Answer(answer));
    let open = rising(game.could_bid(given, seat));
    let bid = |sun: &Sun| {
        primary(&answer(Answer::Bid(*sun)), words.button_bid_sun(sun.value()))
            .emoji(picture(Pictured::Sun(*sun)))
    };
    let may_pass = given.to_answer() != seat || given.may_pass();
    let pass = may_pass.then(|| secondary(&answer(Answer::Pass), words.button_pass()));
    let advice = Button::Auction(game.id, game.question_number(), auction::ids::Press::AdviceOpen);
    let advice = game.terms.advice.then(|| secondary(&advice, words.button_advice()));
    open.iter().map(bid).chain(pass).chain(advice).collect()
}

/// Until how many tiles the board offers to draw.
fn draw_until(game: &Public) -> usize {
    let on_track = game.position().track().tiles().count();
    (on_track + 2).clamp(3, Space::COUNT)
}

/// For players whose chair a computer player plays. It says whom it is for, unless that is several.
fn back(game: &Public, style: ButtonStyle) -> Vec<CreateButton> {
    let language = game.terms.language;
    let is_missed = |player: &Player<'_>| matches!(player.stand_in, Some(Why::Late | Why::Away));
    let missed: Vec<Seat> =
        game.chairs().players().filter(|(_, player)| is_missed(player)).map(|(seat, _)| seat).collect();
    let label = match missed[..] {
        _ if game.is_cut_short() => return Vec::new(),
        [] => return Vec::new(),
        [seat] => text::board::button_back(language, game, seat),
        _ => words(language).button_back(),
    };
    vec![button(&Button::Chair(game.id, seats::ids::Press::Back), label, style)]
}
