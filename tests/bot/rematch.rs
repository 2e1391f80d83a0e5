//! *Same table again* asks the others, and seats nobody but whoever presses it, nowhere but there.

use local_discord::Order;
use ra_bot::store::games;
use ra_bot::store::tasks::Kind;
use ra_table::game::lobby::{Sitting, Status};
use ra_table::id::GameId;
use serde_json::Value;

use super::game_end::before_the_end;
use super::whole_games::play;
use crate::support::clicks::{id, presses};
use crate::support::hours::{DAY, HOUR};
use crate::support::server::{Says, Server, wait_while, within, words};

impl Server {
    /// Who sits at a table, and for whom a seat is kept there; computer players by their level.
    async fn sits(&self, game: i64) -> (Vec<String>, Vec<String>) {
        let lobby = self.lobby(game).await;
        let (kept, seated): (Vec<_>, Vec<_>) = lobby.seats.into_iter().partition(|seat| seat.kept.is_some());
        let names = |seats: Vec<Sitting>| {
            let level = |seat: &Sitting| seat.person.who.level().map(|level| level.to_string());
            seats.into_iter().map(|seat| level(&seat).unwrap_or(seat.person.name)).collect()
        };
        let mut kept: Vec<String> = names(kept);
        kept.sort();
        (names(seated), kept)
    }

    async fn table_is(&self, game: i64, status: Status) {
        assert_eq!(self.lobby(game).await.status, status);
    }
}

#[tokio::test]
async fn nobody_is_seated_without_their_own_press() {
    let server = Server::start().await;
    server.run("Nefer", "ra", "/ra new seats:4 computers:1 level:easy quick:false").await;
    server.each_runs(&["Amun", "Isis"], "ra", "/ra join").await;
    let channel = server.round(GameId(1)).await.channel().to_string();
    server.begun(GameId(1)).await;
    play(&server, &channel, 3).await;
    server.settled(GameId(1)).await;
    server.presses("Nefer", &channel, "Same table again").await;
    let (nefer, others) =
        (vec!["Nefer".to_owned(), "easy".to_owned()], vec!["Amun".to_owned(), "Isis".to_owned()]);
    assert_eq!(server.sits(2).await, (nefer.clone(), others));
    server.pass_time(HOUR).await;
    server.table_is(2, Status::Lobby).await;
    // Twice pressed, it is the same table still, and one more for nobody.
    server.presses("Nefer", &channel, "Same table again").await.says("You already have a seat at this table");
    server.presses("Amun", &channel, "Same table again").await;
    assert_eq!(server.sits(2).await.1, ["Isis"]);
    // Isis says nothing: her seat is free again, and nobody has seated her.
    server.turn(2 * DAY + HOUR).await;
    server.until_done(Kind::Lobby).await;
    server.table_is(2, Status::Lobby).await;
    server.run("Nefer", "ra", "/ra start").await;
    server.table_is(2, Status::Running).await;
    let round = server.round(GameId(2)).await;
    assert_eq!(round.chairs().count(), 3);
    assert!(round.chairs().seat_of(server.user("Isis")).is_none());
    server.settled(GameId(2)).await;
    server.end().await;
}

/// After a game alone in a private thread there is nobody to wait for: the next one begins at once, in a thread of its
/// own.
#[tokio::test]
async fn alone_the_same_table_plays_again_at_once() {
    let server = Server::start().await;
    server.run("Nefer", "ra", "/ra new seats:2 computers:1 level:easy").await;
    let channel = server.round(GameId(1)).await.channel().to_string();
    server.begun(GameId(1)).await;
    play(&server, &channel, 3).await;
    server.presses("Nefer", &channel, "Same table again").await.says("Game 2 has started");
    server.table_is(2, Status::Running).await;
    server.settled(GameId(2)).await;
    let again = server.round(GameId(2)).await;
    assert_eq!(again.row.place, server.round(GameId(1)).await.row.place);
    assert_ne!(again.channel().to_string(), channel);
    server.end().await;
}

/// A seat that is kept at another table of one of the same people is none of this.
#[tokio::test]
async fn it_seats_nobody_at_another_table() {
    let server = Server::start().await;
    let channel = server.begin(2, "").await;
    play(&server, &channel, 3).await;
    server.run("Nefer", "ra", "/ra new seats:4 invite:@Amun invite2:@Isis").await;
    server.presses("Amun", &channel, "Same table again").await;
    assert_eq!(server.sits(2).await, (vec!["Nefer".to_owned()], vec!["Amun".to_owned(), "Isis".to_owned()]));
    assert_eq!(server.sits(3).await, (vec!["Amun".to_owned()], vec!["Nefer".to_owned()]));
    // Whoever sits there is no more at that other table for it.
    server.presses("Nefer", &channel, "Same table again").await;
    server.until("ra", |read| read.contains("Game 3 has started")).await;
    assert_eq!(server.sits(2).await.0, ["Nefer"]);
    server.settled(GameId(3)).await;
    server.end().await;
}

/// Who wants direct messages finds the result there, opens the next table from there, and is invited there.
#[tokio::test]
async fn by_direct_message_one_is_invited_and_opens_the_table() {
    let server = Server::start().await;
    server.turn_to(12, 0).await;
    let (_, [ends, directly, third], last) = before_the_end(&server).await;
    server.run(directly, "ra", "/ra settings calls:\"by direct message\"").await;
    server.run(ends, "ra", &last).await;
    let person = server.person(directly);
    let pressed = async |on: &str, button: &str| {
        server.told(directly, "dm", on).await;
        let message = person.read("dm").unwrap().into_iter().rfind(|message| words(message).contains(on));
        let message = message.unwrap();
        let answer = within(person.click("dm", id(&message), button)).await.unwrap();
        (message, words(answer.message().unwrap()))
    };
    server.pinged("ra");
    let (result, told) = pressed("Game 1 is over: ", "Same table again").await;
    assert!(result["embeds"][0]["image"]["description"].is_string(), "{result:#}");
    told.says("A new table is open in");
    let mut others = vec![ends.to_owned(), third.to_owned()];
    others.sort();
    assert_eq!(server.sits(2).await, (vec![directly.to_owned()], others));
    server.told("Seti", "ra", "A seat is kept for").await;
    server.until_nothing_is_due().await;
    let mut pinged = server.pinged("ra");
    pinged.sort();
    assert_eq!(pinged, server.sits(2).await.1);
    // Now somebody else asks: once, where they are reached.
    server.run(directly, "ra", "/ra cancel").await;
    let invite = format!("/ra new seats:3 invite:@{directly} invite2:@{ends}");
    server.run(third, "ra", &invite).await;
    let (invitation, _) =
        pressed(&format!("{third} has kept a seat for you: game 3 in "), "No, thanks").await;
    words(&invitation).lacks(ends);
    // It says what has become of it, and asks no more.
    let is_over = |one: &Value| presses(one).is_empty() && words(one).contains("Your seat is free again");
    let is_there = |read: &[Value]| read.iter().any(|one| id(one) == id(&invitation) && is_over(one));
    within(person.read_until("dm", is_there)).await.unwrap();
    server.run(third, "ra", "/ra cancel").await;
    server.pinged("ra");
    server.run(third, "ra", &format!("/ra new seats:2 invite:@{directly}")).await;
    let (_, told) = pressed(&format!("{third} has kept a seat for you: game 4 in "), "Join").await;
    told.says("Game 4 has started");
    assert_eq!(server.pinged("ra"), [""; 0]);
    server.settled(GameId(4)).await;
    let invites = |one: &Value| words(one).contains("has kept a seat");
    wait_while(async || person.read("dm").unwrap().iter().any(invites)).await;
    server.until_nothing_is_due().await;
    server.end().await;
}

/// Who slept as a table was opened is told of it when they wake; in the channel, if they cannot be written to.
#[tokio::test]
async fn who_sleeps_is_invited_when_they_wake() {
    for direct in [false, true] {
        let server = Server::start().await;
        server.turn_to(23, 0).await;
        let calls = if direct { "calls:\"by direct message\"" } else { "" };
        server.run("Amun", "ra", &format!("/ra settings {calls} city:Reykjavik sleep:22:00-06:00")).await;
        server.discord.order(Order::CloseDms { person: "Amun".into(), closed: true }).unwrap();
        server.pinged("ra");
        server.run("Nefer", "ra", "/ra new seats:3 invite:@Amun").await;
        server.until_nothing_is_due().await;
        assert_eq!(server.pinged("ra"), [""; 0], "at night");
        server.turn(8 * HOUR).await;
        server.told("Seti", "ra", "Nefer has kept a seat for you: game 1 in ").await;
        server.until_nothing_is_due().await;
        assert_eq!(server.pinged("ra"), ["Amun"]);
        server.pass_time(2 * HOUR).await;
        assert_eq!(server.pinged("ra"), [""; 0], "once");
        server.end().await;
    }
}

/// A button whose action has happened leads to what came of it.
#[tokio::test]
async fn it_leads_to_the_table_that_has_started() {
    let server = Server::start().await;
    let channel = server.begin(2, "").await;
    server.begun(GameId(1)).await;
    play(&server, &channel, 2).await;
    server.presses("Amun", &channel, "Same table again").await;
    server.presses("Nefer", &channel, "Same table again").await;
    server.begun(GameId(2)).await;
    for who in ["Nefer", "Amun"] {
        let told = server.presses(who, &channel, "Same table again").await;
        told.begins("That table has already become game 2: https://discord.com/channels/");
    }
    server.table_is(2, Status::Running).await;
    let other = games::by_id(&mut server.store.read().await.unwrap(), GameId(3)).await.unwrap();
    assert!(other.is_none());
    server.end().await;
}
