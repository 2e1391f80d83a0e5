//! `/ra-admin panel`: the message that stands in a channel and shows the ways into a game.

use local_discord::{BotResponse, Id, Order};
use ra_bot::store::tasks::{self, Kind};
use ra_table::game::lobby::Status;
use ra_table::id::GameId;
use serde_json::Value;

use super::admin::server;
use crate::support::clicks::{id, is_private, presses};
use crate::support::dealt::THREE;
use crate::support::hours::MINUTE;
use crate::support::server::{Says, Server, wait_for, wait_while, within, words};

/// Everything that a poster says.
fn told(message: &Value) -> String {
    let embed = &message["embeds"][0];
    let fields = embed["fields"].as_array().into_iter().flatten();
    let fields = fields.map(|field| format!("{}\n{}", field["name"], field["value"]));
    fields.collect::<Vec<_>>().join("\n")
}

impl Server {
    /// The posters that somebody sees in a channel.
    fn posters(&self, who: &str, channel: &str) -> Vec<Value> {
        let mut read = self.messages(who, channel);
        read.retain(|message| !is_private(message) && presses(message).contains(&"go:alone".to_owned()));
        read
    }

    /// The one poster of a channel, once it is as it should be.
    async fn poster(&self, channel: &str, as_it_should: impl Fn(&str) -> bool + Send + Sync) -> Value {
        wait_for(async || {
            self.until_no_poster_is_due().await;
            let mut posters = self.posters("Nefer", channel);
            posters.pop().filter(|poster| posters.is_empty() && as_it_should(&told(poster)))
        })
        .await
    }

    pub(super) async fn until_no_poster_is_due(&self) {
        self.until_done(Kind::Panel).await;
    }

    /// How many posters the database knows: each has a task.
    async fn known_posters(&self) -> usize {
        let all = tasks::all(&mut self.store.read().await.unwrap()).await.unwrap();
        all.iter().filter(|task| task.kind == Kind::Panel.word()).count()
    }

    async fn put_poster(&self, channel: &str) {
        self.run("Khnum", channel, "/ra-admin panel").await.says("comes to the end of this channel");
    }

    /// What somebody alone is told who presses a button of a poster.
    async fn presses_poster(&self, who: &str, channel: &str, poster: &Value, label: &str) -> Value {
        let person = self.person(who);
        let BotResponse::Message { message } =
            within(person.click(channel, id(poster), label)).await.unwrap()
        else {
            panic!("{label}")
        };
        assert!(is_private(&message), "{message}");
        message
    }
}

#[tokio::test]
async fn it_shows_tables_games_and_results_and_is_kept_right() {
    let mut server = server().await;
    server.put_poster("ra").await;
    let first = server.poster("ra", |told| told.contains("None. *Open a table*")).await;
    assert_eq!(presses(&first), ["go:alone", "go:table", "go:games", "learn:open", "watch:tell?"]);
    assert_eq!(server.pinged("ra"), [""; 0]);
    // Within five minutes it is left alone.
    server.run("Nefer", "general", "/ra new seats:3").await;
    let before = server.poster("ra", |_| true).await;
    assert_eq!(before, first);
    server.turn(5 * MINUTE).await;
    let shown = server.poster("ra", |told| told.contains("Ra 1 · Nefer: 2 seats are free")).await;
    assert_eq!(shown["id"], first["id"]);
    // Who sits down from there is answered alone, and the table shows it.
    let told = server.presses_poster("Isis", "ra", &shown, "Join Ra 1 · Nefer").await;
    words(&told).says("You have joined game 1");
    let ways = server.presses_poster("Isis", "ra", &shown, "My games").await;
    words(&ways).says("You are not in a game");
    server.turn(5 * MINUTE).await;
    server.poster("ra", |told| told.contains("Ra 1 · Nefer, Isis: one seat is free")).await;
    // Another life of the program goes on with it.
    server.restart().await;
    let shown = server.poster("ra", |_| true).await;
    server.presses_poster("Seti", "ra", &shown, "Join Ra 1 · Nefer, Isis").await;
    server.settled(GameId(1)).await;
    let thread = server.round(GameId(1)).await.channel().to_string();
    server.turn(5 * MINUTE).await;
    let at = format!(" <#{thread}>");
    let shown = server.poster("ra", |told| told.contains("Games under way") && told.contains(&at)).await;
    assert!(!self::told(&shown).contains("free"), "{shown}");
    assert_eq!(shown["id"], first["id"], "it is one message all the time");
    server.end().await;
}

#[tokio::test]
async fn the_last_results_are_shown() {
    let server = server().await;
    let channel = server.begin(2, "").await;
    super::whole_games::play(&server, &channel, 3).await;
    assert_eq!(server.round(GameId(1)).await.row.status, Status::Over);
    server.put_poster("general").await;
    let shown = server.poster("general", |told| told.contains("Last results")).await;
    told(&shown).says("Game 1").says("Nefer").says("Amun");
    server.end().await;
}

#[tokio::test]
async fn one_stands_in_a_channel_and_goes_with_its_message() {
    let server = server().await;
    server.put_poster("ra").await;
    let first = server.poster("ra", |_| true).await;
    server.run("Seti", "ra", "/ra new seats:2").await;
    server.put_poster("ra").await;
    // It comes to the end of the channel, whenever the last was edited.
    let second = server.poster("ra", |told| told.contains("Ra 1 · Seti")).await;
    assert_ne!(second["id"], first["id"]);
    let last = server.messages("Nefer", "ra").pop().unwrap();
    assert_eq!(last["id"], second["id"]);
    server.put_poster("general").await;
    server.poster("general", |_| true).await;
    let message = Id::parse(second["id"].as_str().unwrap()).unwrap().to_string();
    server.discord.order(Order::DeleteMessage { channel: "ra".into(), message }).unwrap();
    server.run("Seti", "ra", "/ra cancel").await;
    server.turn(5 * MINUTE).await;
    server.poster("general", |told| told.contains("None.")).await;
    wait_while(async || server.known_posters().await > 1).await;
    assert_eq!(server.posters("Nefer", "ra"), Vec::<Value>::new(), "it is not posted again");
    server.end().await;
}

/// Whoever sees the poster's channel is told of no other that some of them do not see.
#[tokio::test]
async fn it_tells_nothing_of_hidden_channels() {
    let server = server().await;
    server.hide("general", "Isis");
    server.run("Nefer", "general", "/ra new seats:3").await;
    server.run("Amun", "tournament", "/ra new seats:3").await;
    server.deal(THREE).await;
    for channel in ["ra", "general"] {
        server.put_poster(channel).await;
        let shown = server.poster(channel, |told| told.contains("Ra 2 · Amun")).await;
        assert_eq!(told(&shown).contains("Ra 1 · Nefer"), channel == "general", "{shown}");
        assert!(told(&shown).contains("Ra 3 · "), "{shown}");
    }
    server.end().await;
}

#[tokio::test]
async fn none_stands_in_a_thread() {
    let server = server().await;
    let thread = server.begin(2, "").await;
    server.run("Khnum", &thread, "/ra-admin panel").await.says("this is a thread");
    assert_eq!(server.known_posters().await, 0);
    server.end().await;
}
