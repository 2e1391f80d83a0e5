//! What a cup's channel is told: each message once, by day for those it mentions, and nobody mentioned in vain.

use std::sync::atomic::{AtomicI64, Ordering};
use std::time::Duration;

use local_discord::{Matching, Options, Order};
use ra_bot::app::cups::{self, Act, Loaded};
use ra_bot::app::message_state::Route;
use ra_bot::app::{Person, Request};
use ra_bot::store::cups as stored;
use ra_bot::store::tasks::Kind;
use ra_table::cup::{Count, Kind as CupKind, Number, Plan};
use ra_table::id::{CupId, InteractionId, RoleId};
use serde_json::Value;
use test_tools::raw_bot::Api;

use super::sent_once::{Alive, FOR_EVER};
use crate::support::clicks::{is_private, presses};
use crate::support::cups::{ended, publish};
use crate::support::hours::{DAY, HOUR, MINUTE};
use crate::support::meddle;
use crate::support::server::{Says, Server, options, wait_for, wait_while, words};

/// More people than sit at one table.
const PEOPLE: [&str; 7] = ["Nefer", "Amun", "Isis", "Khnum", "Seti", "Ptah", "Hathor"];
const CUP: CupId = CupId(1);

impl Server {
    async fn with_seven() -> Server {
        let people = PEOPLE.map(str::to_owned).to_vec();
        let server = Server::with(Options { people, ..options() }).await;
        server.turn_to(12, 0).await;
        server
    }

    fn request(&self, who: &str) -> Request {
        static INTERACTIONS: AtomicI64 = AtomicI64::new(1);
        Request {
            interaction: InteractionId(INTERACTIONS.fetch_add(1, Ordering::Relaxed)),
            route: Route::Post,
            channel: self.channel("ra"),
            game: None,
            question: None,
            person: Person { user: self.user(who), name: who.to_owned() },
            now: self.now(),
        }
    }

    /// Hathor publishes a cup of one game and a final, which begins in so long, and these people sign up to it.
    async fn publish(&self, kind: CupKind, begins: Duration, role: Option<RoleId>, people: &[&str]) {
        let plan = Plan { games: Count::new(1).unwrap(), ..Plan::of_kind(kind, self.now().after(begins)) };
        let request = self.request("Hathor");
        let cup = publish(&self.store, &request, (self.guild(), "Nile Cup"), &plan, role).await.unwrap();
        assert_eq!(cup, CUP);
        for who in people {
            self.acts(who, Act::SignUp).await;
        }
    }

    async fn acts(&self, who: &str, act: Act) {
        cups::act(&self.store, &self.request(who), CUP, act).await.unwrap();
    }

    async fn cup(&self) -> Loaded {
        cups::loaded(&self.store, CUP).await.unwrap()
    }

    /// What somebody is called in the cup.
    async fn cup_name(&self, number: Number) -> &'static str {
        let name = self.cup().await.person(number).unwrap().name.clone();
        PEOPLE.into_iter().find(|who| *who == name).unwrap()
    }

    /// A cup of four people, whose champion gets this role. Its only table has begun.
    async fn with_one_table(&self, role: RoleId) -> Loaded {
        self.publish(CupKind::Quick, HOUR, Some(role), &PEOPLE[..4]).await;
        self.turn(HOUR + MINUTE).await;
        let opened = wait_for(async || {
            let cup = self.cup().await;
            (!cup.tables.is_empty()).then_some(cup)
        });
        let opened = opened.await;
        // Its first tiles may be drawn by themselves, which must not come after the end that is written later.
        let game = opened.tables[0].game;
        wait_for(async || {
            let due = self.round(game).await.row.due_at;
            due.is_none_or(|due| self.now().after(MINUTE) < due).then_some(())
        })
        .await;
        self.at_rest().await;
        opened
    }

    /// The only table is played to its end; this happens before the cup goes on.
    async fn end_only_table(&self, cup: &Loaded, happens: Order) {
        let (table, now) = (&cup.tables[0], self.now());
        // First this: the cup may go on as soon as the database says that the game is over.
        self.discord.order(happens).unwrap();
        meddle(self.database(), &ended(cup, table, now)).await;
        self.write(async |tx| stored::game_ended(tx, table.game, now).await.unwrap()).await;
        self.until_channel_is_told().await;
    }

    /// The time of the round passes in which nobody plays: computer players finish its games.
    async fn pass_round(&self, kind: CupKind) {
        let opened = wait_for(async || {
            let cup = self.cup().await;
            let is_open = !cup.tables.is_empty() && cup.tables.len() == cup.cup.tables().len();
            Some(cup.tables).filter(|_| is_open)
        });
        for table in opened.await {
            wait_for(async || (!self.round(table.game).await.row.is_unshown()).then_some(())).await;
        }
        self.turn(kind.round_time() + MINUTE).await;
        for table in self.cup().await.tables {
            self.until_finished(table.game).await;
        }
        self.until_channel_is_told().await;
    }

    /// Nobody plays in the final either: computer players take over the seats, one after the other.
    async fn pass_final(&self) {
        for _ in 0..90 {
            if self.cup().await.cup.end().is_some() {
                return self.until_channel_is_told().await;
            }
            self.turn(DAY).await;
            self.until_nothing_is_due().await;
        }
        panic!("the final does not end");
    }

    /// Waits until the cup has gone on, and its channel was told.
    async fn until_channel_is_told(&self) {
        self.until_done(Kind::Cup).await;
        self.until_done(Kind::CupNews).await;
    }

    /// The messages of the cup's channel with a button of the cup.
    fn news(&self) -> Vec<Value> {
        let mut messages = self.messages("Ptah", "ra");
        messages.retain(|message| {
            !is_private(message) && presses(message).iter().any(|press| press.starts_with("cup:1:"))
        });
        messages
    }

    /// The only one that says this.
    fn only(&self, part: &str) -> Value {
        let mut news = self.news();
        news.retain(|message| words(message).contains(part));
        assert_eq!(news.len(), 1, "{part}: {:#?}", self.news().iter().map(words).collect::<Vec<_>>());
        news.remove(0)
    }

    /// Nothing is told any more, whatever time passes.
    async fn has_told_all(&mut self) {
        let told = self.news().len();
        self.restart().await;
        self.turn(30 * DAY).await;
        self.until_channel_is_told().await;
        assert_eq!(self.news().len(), told);
    }

    /// Whom a message mentions, so that they are notified.
    fn mentioned(&self, message: &Value) -> Vec<&'static str> {
        let mentions = message["mentions"].as_array().unwrap();
        let is_there = |who: &&str| mentions.iter().any(|one| one["id"] == self.user(who).to_string());
        PEOPLE.into_iter().filter(is_there).collect()
    }
}

#[tokio::test]
async fn a_cup_tells_its_channel_of_each_step_once() {
    let mut server = Server::with_seven().await;
    server.crown(&[]);
    server.permit("ra-bot", &["MANAGE_ROLES"]);
    let role = role(&server, "Pharaoh").await;
    server.publish(CupKind::Quick, 10 * DAY, Some(role), &PEOPLE).await;
    server.turn(9 * DAY).await;
    server.until_channel_is_told().await;
    let asked = server.only("Press *I am here*");
    assert_eq!(server.mentioned(&asked), PEOPLE);
    words(&asked).says(": **Nile Cup** begins <t:");
    for who in &PEOPLE[..6] {
        server.presses(who, "ra", "I am here").await.says("you play in **Nile Cup**, which begins <t:");
    }
    server.presses("Amun", "ra", "I am here").await.says("I know already that you are here.");
    server.presses("Nefer", "ra", "I am here").await;
    server.acts("Hathor", Act::Here).await;
    server.restart().await;

    server.turn(DAY).await;
    server.until_channel_is_told().await;
    let drawn = server.only("the tables are drawn");
    words(&drawn).says_all(&["**Table 1**: ", "**Table 2**: "]).says_all(&PEOPLE);
    assert_eq!(server.mentioned(&drawn), [""; 0]);
    server.presses("Amun", "ra", "Standings").await.says("**Nile Cup:** no table is over yet.");

    server.pass_round(CupKind::Quick).await;
    let end = server.only("all tables are over");
    words(&end).says_all(&["1\\. **", "10 points, 1 win", "7\\. **", "Equal points: more wins"]);
    assert_eq!(server.mentioned(&end), [""; 0]);
    let standings = server.cup().await;
    let standings = standings.cup.standings(&standings.facts);
    let last = server.cup_name(standings[6].number).await;
    let place = server.presses(last, "ra", "Where am I?").await;
    place.says(&format!("7\\. **{last}** (you) "));

    // The best four are asked, in one message.
    let best = [0, 1, 2, 3, 4].map(|place: usize| standings[place].number);
    let called = server.only("You can play in the final of **Nile Cup**");
    words(&called).says("Press *I am here* before <t:");
    let mut mentioned = server.mentioned(&called);
    for (place, number) in (1..).zip(&best[..4]) {
        let name = server.cup_name(*number).await;
        words(&called).says(&format!("\n<@{}>, number {place}", server.user(name)));
        mentioned.retain(|who| *who != name);
    }
    assert_eq!(mentioned, [""; 0]);
    // Others who press are not in the final yet.
    server.presses(last, "ra", "I am here").await.says("If one of them does not answer, I ask the next best");
    for number in &best[..3] {
        server.presses(server.cup_name(*number).await, "ra", "I am here").await.says("you play in the final");
    }
    server.turn(2 * DAY + MINUTE).await;
    server.until_channel_is_told().await;
    let fourth = server.cup_name(best[3]).await;
    words(&server.only("is passed over")).says(&format!("{fourth} has not answered"));
    let fifth = server.cup_name(best[4]).await;
    assert_eq!(server.mentioned(&server.only(">, number 5")), [fifth]);
    server.presses(fifth, "ra", "I am here").await;
    server.until_channel_is_told().await;
    words(&server.only("**The final of Nile Cup:**")).says(" and ").lacks(fourth);

    server.pass_final().await;
    let over = server.only("has won Nile Cup!");
    let cup = server.cup().await;
    let champion = server.cup_name(cup.cup.champion(&cup.facts).unwrap()).await;
    words(&over).begins(&format!("**<@{}> has won Nile Cup!** The role <@&{role}>", server.user(champion)));
    // Everybody was late twice in the final.
    words(&over)
        .says_all(&["The final did not count, so the standings decide.", "1\\. **"])
        .lacks("**Final:**");
    assert_eq!(server.mentioned(&over), [champion]);
    assert_eq!(server.pharaohs().await, [champion]);
    server.presses("Ptah", "ra", "Where am I?").await.says("**Nile Cup:** the final standings");
    server.has_told_all().await;
    server.end().await;
}

async fn role(server: &Server, name: &str) -> RoleId {
    let (_, roles) = Api::of(&server.discord).get(&format!("/guilds/{}/roles", server.guild())).await;
    let role = roles.as_array().unwrap().iter().find(|role| role["name"] == name).unwrap();
    RoleId(role["id"].as_str().unwrap().parse().unwrap())
}

/// The champion has left the server: the role goes to the next best who is there. Where there is no final the standings are
/// told once.
#[tokio::test]
async fn the_role_passes_over_a_champion_who_has_left_the_server() {
    let server = Server::with_seven().await;
    server.crown(&[]);
    server.permit("ra-bot", &["MANAGE_ROLES"]);
    let role = role(&server, "Pharaoh").await;
    let cup = server.with_one_table(role).await;
    let table = &cup.tables[0];
    let (champion, next) = (server.cup_name(table.seated[0]).await, server.cup_name(table.seated[1]).await);
    // In a game that goes on a computer player would take the place of whoever leaves.
    let leaves = Order::RemovePerson { person: champion.into() };
    server.end_only_table(&cup, leaves).await;
    let over = server.only("has won Nile Cup!");
    words(&over).begins(&format!("**{champion} has won Nile Cup!**\n{champion} is no longer on this server"));
    words(&over).says(&format!("so the role <@&{role}> goes to <@{}>", server.user(next)));
    assert_eq!(server.pharaohs().await, [next]);
    assert!(server.news().iter().all(|message| !words(message).contains("all tables are over")));
    server.end().await;
}

/// The role was deleted while people played, or somebody has dragged it above the bot's: there is a champion all the same.
#[tokio::test]
async fn a_role_that_cannot_be_given_is_left_to_others_or_to_nobody() {
    for (happens, told) in [
        (Order::DeleteRole { name: "Pharaoh".into() }, "The champion’s role is gone, so nobody gets it."),
        (
            Order::MoveRole { role: "Pharaoh".into(), above: "ra-bot".into() },
            "Somebody who may give roles can now",
        ),
    ] {
        let server = Server::with_seven().await;
        server.crown(&[]);
        server.permit("ra-bot", &["MANAGE_ROLES"]);
        let role = role(&server, "Pharaoh").await;
        let cup = server.with_one_table(role).await;
        let champion = server.cup_name(cup.tables[0].seated[0]).await;
        server.end_only_table(&cup, happens).await;
        let over = words(&server.only("has won Nile Cup!"));
        over.begins(&format!("**<@{}> has won Nile Cup!**\n", server.user(champion)));
        over.says(told).lacks("/ra-admin season");
        server.end().await;
    }
}

/// Who is asked for the final sleeps, and others are asked at once.
#[tokio::test]
async fn nobody_is_mentioned_at_night_or_when_they_have_answered() {
    let server = Server::with_seven().await;
    server.publish(CupKind::Slow, HOUR, None, &PEOPLE).await;
    for who in PEOPLE {
        server.sleeps(who, (12, 0), (20, 0)).await;
    }
    server.sleeps("Nefer", (23, 0), (6, 0)).await;
    server.turn(HOUR + MINUTE).await;
    server.pass_round(CupKind::Slow).await;
    let called = || {
        let news = server.news();
        let calls = news.iter().filter(|message| words(message).contains("You can play"));
        calls.map(|call| server.mentioned(call).len()).sum::<usize>()
    };
    let cup = server.cup().await;
    let best: Vec<Number> = cup.cup.standings(&cup.facts)[..4].iter().map(|one| one.number).collect();
    let mut early = 0;
    for number in &best {
        early += usize::from(server.cup_name(*number).await == "Nefer");
    }
    assert_eq!(called(), early);
    let unasked = server.cup_name(best[3]).await;
    server.acts(unasked, Act::Here).await;
    server.turn(8 * HOUR).await;
    server.until_channel_is_told().await;
    assert_eq!(called(), 3 + usize::from(unasked == "Nefer"));
    server.end().await;
}

/// The channel is closed when people are to be asked, until some of them sleep and the others have just got up.
#[tokio::test]
async fn what_is_late_is_told_by_day_too() {
    let server = Server::with_seven().await;
    server.publish(CupKind::Quick, 10 * DAY, None, &PEOPLE).await;
    server.sleeps("Nefer", (20, 0), (4, 0)).await;
    server.sleeps("Amun", (22, 0), (6, 0)).await;
    server.deny("ra", &["SEND_MESSAGES"]);
    server.turn(9 * DAY).await;
    server.until_channel_is_told().await;
    server.turn(11 * HOUR).await;
    server.allow("ra", &["SEND_MESSAGES"]);
    server.turn(HOUR - MINUTE).await;
    server.until_channel_is_told().await;
    let asked = || -> Vec<Vec<&str>> {
        let asks = |message: &Value| presses(message).iter().any(|press| press.starts_with("cup:1:here "));
        server
            .news()
            .iter()
            .filter(|message| asks(message))
            .map(|message| server.mentioned(message))
            .collect()
    };
    assert_eq!(asked(), [&PEOPLE[2..]]);
    for (hours, who) in [(4, "Nefer"), (2, "Amun")] {
        server.turn(hours * HOUR + MINUTE).await;
        server.until_channel_is_told().await;
        assert_eq!(asked().last().unwrap()[..], [who]);
    }
    server.turn(HOUR).await;
    server.until_channel_is_told().await;
    assert_eq!(asked().len(), 3);
    server.end().await;
}

#[tokio::test]
async fn with_too_few_people_it_says_so() {
    let server = Server::with_seven().await;
    server.publish(CupKind::Slow, HOUR, None, &PEOPLE[..2]).await;
    server.turn(HOUR).await;
    server.until_channel_is_told().await;
    words(&server.only("is called off")).begins("Only 2 people are here, so **Nile Cup is called off**");
    server.end().await;
}

/// The program is killed when Discord has the message, and has not said so.
#[tokio::test]
async fn a_kill_neither_doubles_nor_loses_a_message() {
    let server = Server::with_seven().await;
    server.publish(CupKind::Quick, 10 * DAY, None, &PEOPLE).await;
    let mut alive = Alive::on(server).await;
    alive.server.discord.spoil(Matching::SendMessage, 1, FOR_EVER);
    alive.server.discord.advance(9 * DAY);
    let asks = |message: &Value| presses(message).iter().any(|press| press.starts_with("cup:1:here "));
    alive.until("Ptah", "ra", |read| read.iter().any(asks)).await;
    // So long that Discord has forgotten the message's nonce.
    alive.die(16 * MINUTE, Duration::from_secs(6)).await;
    assert_eq!(alive.server.messages("Ptah", "ra").iter().filter(|message| asks(message)).count(), 1);
    alive.end().await;
}

/// A channel that is closed is told later; one that is gone is given up.
#[tokio::test]
async fn a_channel_that_is_closed_is_told_later() {
    let server = Server::with_seven().await;
    server.publish(CupKind::Slow, HOUR, None, &PEOPLE[..2]).await;
    server.deny("ra", &["SEND_MESSAGES"]);
    server.turn(HOUR).await;
    server.until_done(Kind::Cup).await;
    server.until_done(Kind::CupNews).await;
    assert_eq!(server.news().len(), 0);
    server.allow("ra", &["SEND_MESSAGES"]);
    server.turn(DAY).await;
    server.until_channel_is_told().await;
    server.only("is called off");
    server.end().await;
}

#[tokio::test]
async fn a_channel_that_is_gone_is_told_nothing() {
    let server = Server::with_seven().await;
    server.publish(CupKind::Slow, HOUR, None, &PEOPLE[..2]).await;
    server.discord.order(Order::DeleteChannel { channel: "ra".into() }).unwrap();
    server.turn(HOUR).await;
    wait_while(async || !server.dump().await["cup_news"].is_empty()).await;
    server.until_channel_is_told().await;
    server.end().await;
}
