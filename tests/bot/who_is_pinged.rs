//! Whom the bot's messages disturb: nobody but those they call, who read first what they are asked.

use local_discord::Id;
use ra::rules::{Phase, Seat};
use ra_display::text;
use ra_table::game::{Asks, Call, Stage, Subject};
use ra_table::language::Language;
use rand::rngs::SmallRng;
use rand::{Rng, SeedableRng};
use serde_json::Value;
use strum::IntoEnumIterator as _;

use crate::support::clicks::{Hand, carried_on, id, tells_of_an_epoch};
use crate::support::dealt::{BEFORE_RA, Dealt, THREE};
use crate::support::hours::{HOUR, MINUTE};
use crate::support::log::Log;
use crate::support::server::{Says, Server, command, within};
use crate::support::stored_game::StoredGame;

/// The flags of a message that only one person sees, and of one that disturbs nobody.
const PRIVATE: u64 = 1 << 6;
const SILENT: u64 = 1 << 12;

/// A message that the bot sent for others to see too.
struct Sent {
    /// How: posted, as an answer, or following one.
    by: &'static str,
    content: String,
    flags: u64,
    /// Whom it was to call.
    called: Vec<String>,
}

/// The messages in the log, in their order. Changes of messages are none.
fn sent(log: &Log) -> Vec<Sent> {
    log.lines().iter().filter_map(sent_by).filter(|sent| sent.flags & PRIVATE == 0).collect()
}

fn sent_by(line: &Value) -> Option<Sent> {
    let path = line["path"].as_str().filter(|_| line["method"] == "POST")?;
    let (by, body) = if path.ends_with("/callback") {
        ("answer", (line["body"]["type"] == 4).then_some(&line["body"]["data"])?)
    } else if path.contains("/webhooks/") {
        ("followup", &line["body"])
    } else if path.ends_with("/messages") {
        ("post", &line["body"])
    } else {
        return None;
    };
    let called = body["allowed_mentions"]["users"].as_array().unwrap();
    Some(Sent {
        by,
        content: body["content"].as_str().unwrap_or_default().to_owned(),
        flags: body["flags"].as_u64().unwrap_or(0),
        called: called.iter().map(|user| user.as_str().unwrap().to_owned()).collect(),
    })
}

/// Up to where it says something, which is all that a notice shows of it.
fn beginning(content: &str) -> &str {
    content.split_inclusive(['.', ':', '?']).next().unwrap()
}

/// What calls the people of a game, in a language, begins with them and with what they are asked.
#[track_caller]
fn calls_begin_with_whom_they_call(round: &StoredGame, language: Language) {
    let game = round.public(round.row.changed_at);
    let mention = |seat: Seat| format!("<@{}>", round.user(seat));
    let Some(question) = text::board::calling_question(language, &game, mention) else { return };
    let asked: Vec<Seat> = game.named.iter().map(|named| named.seat).collect();
    assert!(question.starts_with("<@"), "{language:?}: {question}");
    for seat in &asked {
        assert!(beginning(&question).contains(&mention(*seat)), "{language:?}: {question}");
    }
    let is_auction = matches!(game.position().phase(), Phase::Auction(_));
    for seat in asked {
        for stage in [Stage::Called, Stage::Reminded, Stage::Last] {
            let asks = if game.position().to_act() == Some(seat) { Asks::ToAct } else { Asks::MayAnswer };
            assert!(asks == Asks::ToAct || is_auction);
            let call = Call {
                seat,
                subject: Subject::Question(0),
                stage,
                asks,
                direct: false,
                runs_out: None,
                late: None,
            };
            let told = text::notifications::in_channel(language, &game, &call, &[&game]);
            assert!(told.starts_with(&mention(seat)), "{language:?}: {told}");
        }
    }
}

/// Plays a game to its end so slowly that everybody has to be called.
async fn play(server: &Server, channel: &str) {
    let game = server.last_game().await;
    let mut rng = SmallRng::seed_from_u64(1);
    loop {
        let round = server.round(game).await;
        for language in Language::iter() {
            calls_begin_with_whom_they_call(&round, language);
        }
        let Some((seat, legal)) = round.state().turn() else { return };
        let action = legal.nth(rng.next_u32() as usize % legal.len()).unwrap();
        let who = &round.name(seat);
        if round.seq % 2 == 0 {
            server.run(who, channel, &command(action)).await;
        } else {
            server.settled(game).await;
            let person = server.person(who);
            within(Hand { person: &person, channel, game: game.0 }.act(action)).await.unwrap();
        }
        assert!(server.round(game).await.seq > round.seq, "{action}");
        server.turn(4 * MINUTE).await;
    }
}

/// Over a whole game: what calls somebody begins with whom and for what, in every language, and disturbs; nothing
/// else does.
#[tokio::test]
async fn only_what_calls_somebody_disturbs_and_it_says_first_what_for() {
    let (server, log) = Server::logged().await;
    server.run("Nefer", "ra", "/ra new seats:3 quick:false invite:@Amun").await.says("A seat is kept for");
    server.each_runs(&["Amun", "Isis"], "ra", "/ra join").await;
    let game = server.last_game().await;
    let channel = server.until_played(game).await;
    // A chair's owner is asked for it.
    server.turn(10 * MINUTE).await;
    server.run("Nefer", &channel, "/ra replace player:Isis by:Seti").await;
    play(&server, &channel).await;
    server.settled(game).await;
    assert_eq!(boards(&server, &channel).len(), 1, "all others have shrunk");
    server.end().await;
    let all = sent(&log);
    for by in ["answer", "followup", "post"] {
        assert!(all.iter().any(|sent| sent.by == by), "there is none by {by}");
    }
    let (calling, others): (Vec<_>, Vec<_>) = all.iter().partition(|sent| !sent.called.is_empty());
    assert!(calling.len() > 50 && !others.is_empty(), "{} {}", calling.len(), others.len());
    for sent in calling {
        assert_eq!(sent.flags & SILENT, 0, "{}", sent.content);
        // The last board says first who has won.
        let is_the_end = sent.content.contains(" wins with ");
        let called_in = if is_the_end { &sent.content } else { beginning(&sent.content) };
        for user in &sent.called {
            assert!(called_in.contains(&format!("<@{user}>")), "{}", sent.content);
        }
    }
    for sent in others {
        assert_eq!(sent.flags & SILENT, SILENT, "{} by {}", sent.content, sent.by);
    }
}

/// The messages of a channel that show a board with something to do, as Seti sees them, who plays nowhere.
fn boards(server: &Server, channel: &str) -> Vec<Id> {
    let messages = server.messages("Seti", channel);
    let is_board = |message: &&Value| {
        let has_embed = !message["embeds"].as_array().unwrap().is_empty();
        message["flags"] != 64 && has_embed && !tells_of_an_epoch(message)
    };
    messages.iter().filter(is_board).map(id).collect()
}

/// The last message in *ra* that made somebody's device sound.
fn notice(server: &Server, who: &str) -> Id {
    id(server.person(who).notices("ra").unwrap().last().unwrap())
}

/// The board that called somebody stays, with its buttons, until they have answered or are asked no longer.
#[tokio::test]
async fn a_notice_leads_to_a_board_as_long_as_its_question_is_open() {
    let mut server = Server::start().await;
    let game = server.deal(BEFORE_RA).await;
    server.plays(game, "Amun", "/ra draw").await;
    let opening = notice(&server, "Nefer");
    assert_eq!(boards(&server, "ra"), [opening]);
    let click = async |server: &Server, who: &str, on: Id, names: &[&str]| {
        let person = server.person(who);
        let mut on = on;
        for name in names {
            let answer = within(person.click("ra", on, name)).await.unwrap();
            on = answer.message().map_or(on, id);
            within(carried_on(&person, "ra", answer)).await;
        }
    };
    // Not so soon that Nefer is not called again.
    server.turn(2 * MINUTE).await;
    // By the board itself, which would shrink as the answer to that.
    click(&server, "Isis", opening, &["Pass"]).await;
    server.settled(game).await;
    let [first, second] = boards(&server, "ra")[..] else { panic!("{:?}", server.read("Seti", "ra")) };
    assert_eq!(first, opening, "it has called Nefer, too");
    assert_eq!(notice(&server, "Nefer"), second);
    server.restart().await;
    server.settled(game).await;
    assert_eq!(boards(&server, "ra"), [first, second], "whom it called is known to every life");

    // The older one does as well as the other.
    click(&server, "Nefer", first, &["Bid…", "Bid 8"]).await;
    assert_eq!(server.history(game).await, ["draw", "draw", "pass", "bid 8"]);
    server.settled(game).await;
    assert_eq!(boards(&server, "ra").len(), 1, "{:?}", server.read("Seti", "ra"));
    server.read("Seti", "ra").join("\n").says("Amun drew Ra");
    server.end().await;
}

/// What asks nobody anew is told by the board that called, which stays the only one.
#[tokio::test]
async fn what_happens_at_the_table_takes_no_board_away_that_called_somebody() {
    let server = Server::start().await;
    let game = server.deal(Dealt { bag: "nile pharaoh gold nile", ..THREE }).await;
    server.plays(game, "Nefer", "/ra draw").await;
    let call = notice(&server, "Amun");
    for command in ["/ra-admin extend hours:1", "/ra-admin host player:Isis"] {
        server.run("Nefer", "ra", command).await;
        server.settled(game).await;
        let shown = boards(&server, "ra");
        assert_eq!((shown.len(), shown[0]), (1, call), "{command}: {:?}", server.read("Seti", "ra"));
    }
    server.plays(game, "Amun", "/ra draw").await;
    assert_eq!(boards(&server, "ra").len(), 1, "{:?}", server.read("Seti", "ra"));
    server.end().await;
}

/// Whoever was called otherwise is led to a board by a link, and it stays as if it had called them.
#[tokio::test]
async fn a_board_to_which_a_call_leads_stays() {
    let server = Server::start().await;
    server.turn_to(23, 0).await;
    server.sleeps("Nefer", (22, 0), (6, 0)).await;
    let game = server.deal(BEFORE_RA).await;
    server.plays(game, "Amun", "/ra draw").await;
    let [opening] = boards(&server, "ra")[..] else { panic!("{:?}", server.read("Seti", "ra")) };
    server.turn(7 * HOUR + MINUTE).await;
    server.told("Seti", "ra", "has an auction: answer any time").await.says(&opening.to_string());
    server.until_nothing_is_due().await;
    server.plays(game, "Isis", "/ra pass").await;
    assert_eq!(boards(&server, "ra")[0], opening, "{:?}", server.read("Seti", "ra"));
    server.plays(game, "Nefer", "/ra pass").await;
    assert_eq!(boards(&server, "ra").len(), 1, "{:?}", server.read("Seti", "ra"));
    server.end().await;
}
