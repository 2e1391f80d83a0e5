//! The games of a cup's tables as people see them: a line and a thread each, what cannot be done there, and how a round ends.

use local_discord::{ChannelKind, Order};
use ra_bot::app::cups::{self, Act};
use ra_bot::app::message_state::Route;
use ra_bot::app::{Person, Request};
use ra_bot::store::tasks::{self, Kind};
use ra_table::cup::{Count, Kind as CupKind, Plan};
use ra_table::id::{ChannelId, CupId, GameId, InteractionId};
use serde_json::Value;
use test_tools::raw_bot::Api;

use crate::support::clicks::{found, is_any_board};
use crate::support::cups::publish;
use crate::support::hours::{DAY, HOUR, MINUTE};
use crate::support::server::{PEOPLE, Says, Server, wait_for, wait_while, words};

/// Of a new message: it disturbs nobody.
const SILENT: u64 = 1 << 12;

impl Server {
    fn cup_request(&self, who: &str, channel: ChannelId, interaction: i64) -> Request {
        Request {
            interaction: InteractionId(interaction),
            route: Route::Post,
            game: None,
            question: None,
            channel,
            person: Person { user: self.user(who), name: who.to_owned() },
            now: self.now(),
        }
    }

    /// A cup of one round whose tables are in a channel. These people have signed up, and it begins.
    async fn begun_cup(&self, kind: CupKind, channel: &str, people: &[&str]) -> CupId {
        let (store, channel) = (&self.store, self.channel(channel));
        let games = Count::new(1).unwrap();
        let plan = Plan { games, ..Plan::of_kind(kind, self.now().after(HOUR)) };
        let request = self.cup_request("Khnum", channel, 1);
        let cup = publish(store, &request, (self.guild(), "Nile Cup"), &plan, None).await.unwrap();
        for (who, interaction) in people.iter().zip(2..) {
            let request = self.cup_request(who, channel, interaction);
            cups::act(store, &request, cup, Act::SignUp).await.unwrap();
        }
        self.turn(HOUR + MINUTE).await;
        cup
    }

    /// The games of a cup's tables, once each has a board.
    pub(super) async fn cup_games(&self, cup: CupId, count: usize) -> Vec<GameId> {
        let tables = wait_for(async || {
            let tables = cups::loaded(&self.store, cup).await.unwrap().tables;
            (tables.len() == count).then_some(tables)
        });
        let games: Vec<GameId> = tables.await.iter().map(|table| table.game).collect();
        for game in &games {
            self.cup_thread(*game).await;
        }
        games
    }

    /// The thread of a game, once it has a board.
    pub(super) async fn cup_thread(&self, game: GameId) -> String {
        wait_for(async || {
            let round = self.round(game).await;
            let thread = round.row.channel.filter(|_| !round.row.is_unshown())?;
            Some(thread.to_string())
        })
        .await
    }

    /// The lines of tables in a channel.
    pub(super) fn table_lines(&self, channel: &str) -> Vec<Value> {
        let is_line = |message: &Value| words(message).starts_with("**Table ");
        self.messages("Seti", channel).into_iter().filter(is_line).collect()
    }

    /// The line of the only table in a channel, once it says this.
    pub(super) async fn line_says(&self, channel: &str, part: &str) -> String {
        wait_for(async || {
            let lines: Vec<String> = self.table_lines(channel).iter().map(words).collect();
            lines.into_iter().find(|line| line.contains(part))
        })
        .await
    }
}

#[tokio::test]
async fn each_table_has_a_silent_line_and_a_thread_and_in_the_end_the_line_is_the_result() {
    let server = Server::start().await;
    let cup = server.begun_cup(CupKind::Evening, "ra", &PEOPLE[..3]).await;
    let loaded = cups::loaded(&server.store, cup).await.unwrap();
    assert!(loaded.tables.is_empty(), "in an evening nobody is here who has not said so");
    for (who, interaction) in PEOPLE[..3].iter().zip(10..) {
        let request = server.cup_request(who, server.channel("ra"), interaction);
        cups::act(&server.store, &request, cup, Act::Here).await.unwrap();
    }
    server.turn(20 * MINUTE).await;
    let game = server.cup_games(cup, 1).await[0];
    let [line] = &server.table_lines("ra")[..] else { panic!("{:?}", server.read("Seti", "ra")) };
    words(line).says("**Table 1**: ");
    words(line).says_all(&PEOPLE[..3]);
    assert_eq!(line["flags"].as_u64().unwrap() & SILENT, SILENT);
    assert_eq!(
        server.cup_thread(game).await,
        line["id"].as_str().unwrap(),
        "the thread starts from the line"
    );

    // When the time of the round is over nobody has played.
    server.turn(CupKind::Evening.round_time()).await;
    let thread = server.cup_thread(game).await;
    server.until_finished(game).await;
    let told = server.line_says("ra", " 9, ").await;
    told.begins("**Table 1**: ");
    told.says_all(&PEOPLE[..3]);
    assert_eq!(server.table_lines("ra").len(), 1);
    let boards = server.messages("Seti", &thread);
    let last = wait_for(async || {
        let boards = server.messages("Seti", &thread);
        boards.into_iter().find(|board| found(board, "Details").is_some())
    });
    let last = last.await;
    // Whatever came between, the end says why computer players have finished the game.
    words(&last).says("The time of this round is over");
    assert!(found(&last, "Same table again").is_none(), "{boards:?}");
    assert_eq!(found(&last, "Standings"), Some(format!("cup:{cup}:standings")));
    server.run("Nefer", &thread, "/ra draw").await.lacks("You drew");
    server.end().await;
}

/// In the thread, nobody who looks after the server's games changes anything either.
#[tokio::test]
async fn what_ra_admin_can_do_elsewhere_is_for_the_organisers_of_a_cup() {
    let server = Server::start().await;
    let cup = server.begun_cup(CupKind::Quick, "ra", &PEOPLE[..4]).await;
    let game = server.cup_games(cup, 1).await[0];
    let thread = server.cup_thread(game).await;
    server.appoint("ra", "Khnum");
    for (command, refused) in [
        ("/ra-admin cancel", "/ra-cup void"),
        ("/ra-admin pause", "/ra-cup drop"),
        ("/ra-admin extend", "/ra-cup drop"),
        ("/ra-admin act", "/ra-cup drop"),
        ("/ra-admin host player:Amun", "has no host"),
    ] {
        server.run("Khnum", &thread, command).await.says(refused);
    }
    server.run("Amun", &thread, "/ra cancel").await.says("its players cannot call it off");
    server.run("Khnum", "ra", "/ra-admin games").await.says(&format!("{game}"));
    let history = server.history(game).await;
    assert!(history.iter().all(|entry| entry == "draw"), "{history:?}");
    server.end().await;
}

#[tokio::test]
async fn a_thread_that_is_deleted_is_opened_again_in_place_of_the_old_line() {
    let server = Server::start().await;
    let cup = server.begun_cup(CupKind::Quick, "ra", &PEOPLE[..4]).await;
    let game = server.cup_games(cup, 1).await[0];
    for _ in 0..2 {
        let thread = server.cup_thread(game).await;
        server.discord.order(Order::DeleteChannel { channel: thread.clone() }).unwrap();
        let another =
            wait_for(async || Some(server.cup_thread(game).await).filter(|now| *now != thread)).await;
        server.until_done(Kind::Board).await;
        let [line] = &server.table_lines("ra")[..] else { panic!("{:?}", server.read("Seti", "ra")) };
        assert_eq!(line["id"].as_str(), Some(&*another));
        wait_for(async || server.messages("Seti", &another).iter().any(is_any_board).then_some(())).await;
    }
    server.end().await;
}

#[tokio::test]
async fn in_a_forum_a_table_is_a_post() {
    let server = Server::start().await;
    server.discord.order(Order::CreateChannel { name: "cups".into(), kind: ChannelKind::Forum }).unwrap();
    let cup = server.begun_cup(CupKind::Quick, "cups", &PEOPLE[..4]).await;
    let game = server.cup_games(cup, 1).await[0];
    let post = server.cup_thread(game).await;
    server.read("Seti", &post)[0].begins("**Table 1**: ");
    server.turn(28 * DAY).await;
    server.until_finished(game).await;
    wait_for(async || server.read("Seti", &post)[0].contains(" 10, ").then_some(())).await;
    server.end().await;
}

#[tokio::test]
async fn a_cup_waits_until_its_tables_can_be_opened() {
    let server = Server::start().await;
    server.deny("ra", &["CREATE_PUBLIC_THREADS"]);
    let cup = server.begun_cup(CupKind::Quick, "ra", &PEOPLE[..4]).await;
    let told = wait_for(async || {
        let read = server.read("Seti", "ra");
        read.into_iter().find(|told| told.contains("**Nile Cup** waits"))
    });
    told.await.says("I need **Create Public Threads**.");
    server.turn(10 * MINUTE).await;
    server.until_done(Kind::Cup).await;
    assert_eq!(server.times_told("Seti", "ra", "**Nile Cup** waits"), 1);
    assert!(cups::loaded(&server.store, cup).await.unwrap().tables.is_empty());
    server.allow("ra", &["CREATE_PUBLIC_THREADS"]);
    server.turn(10 * MINUTE).await;
    server.cup_games(cup, 1).await;
    server.end().await;
}

/// The post of a cup in a forum, which begins with its message.
async fn post_of(server: &Server) -> String {
    let (api, forum) = (Api::of(&server.discord), server.channel("cups").to_string());
    wait_for(async || {
        let (_, active) = api.get(&format!("/guilds/{}/threads/active", server.guild())).await;
        let threads = active["threads"].as_array().unwrap();
        let post = threads.iter().find(|post| post["parent_id"] == forum && post["name"] == "Nile Cup")?;
        Some(post["id"].as_str().unwrap().to_owned())
    })
    .await
}

/// Its tables are other posts of the forum.
#[tokio::test]
async fn in_a_forum_a_cup_has_a_post_of_its_own() {
    let server = Server::start().await;
    server.discord.order(Order::CreateChannel { name: "cups".into(), kind: ChannelKind::Forum }).unwrap();
    let forum = format!("In <#{}> everybody will read", server.channel("cups"));
    server.run("Nefer", "ra", "/ra-cup new name:\"Nile Cup\" channel:cups").await.says(&forum);
    server.dates("Nefer", &[("begins", "in 3 days"), ("city", "Berlin")]).await;
    server.presses("Nefer", "ra", "Publish").await.begins("**Nile Cup is published** in <#");
    let post = post_of(&server).await;
    server.read("Seti", &post)[0].begins("## Nile Cup\n");
    for who in &PEOPLE[1..] {
        server.presses(who, &post, "Sign up").await.begins("**You have signed up to Nile Cup**");
    }
    // A command in the post means the forum.
    server.run("Nefer", &post, "/ra-cup new name:Other").await.says(&forum);

    // Somebody has let it fall asleep: it is woken when there is something to show.
    server.discord.order(Order::ArchiveThread { channel: post.clone(), locked: false }).unwrap();
    server.turn(MINUTE).await;
    wait_for(async || server.read("Seti", &post)[0].contains("**4 have signed up:**").then_some(())).await;
    server.turn(3 * DAY + HOUR).await;
    let games = server.cup_games(CupId(1), 2).await;
    for game in &games {
        server.read("Seti", &server.cup_thread(*game).await)[0].begins("**Table ");
    }
    server.told("Seti", &post, "**Nile Cup** begins: the tables are drawn.").await;
    server.turn(MINUTE).await;
    wait_for(async || server.read("Seti", &post)[0].contains("are under way").then_some(())).await;

    // One that is deleted is begun again, and then told what happens.
    server.discord.order(Order::DeleteChannel { channel: post.clone() }).unwrap();
    server.run("Nefer", "ra", "/ra-cup call-off reason:enough").await.begins("Done.");
    let again = wait_for(async || Some(post_of(&server).await).filter(|again| *again != post)).await;
    server.turn(2 * MINUTE).await;
    server.told("Seti", &again, "**Nile Cup is called off**").await;
    wait_for(async || server.read("Seti", &again)[0].contains("**Called off:**").then_some(())).await;
    server.end().await;
}

#[tokio::test]
async fn a_forum_in_which_each_post_needs_a_tag_is_refused() {
    let server = Server::start().await;
    server.discord.order(Order::CreateChannel { name: "cups".into(), kind: ChannelKind::Forum }).unwrap();
    server.discord.order(Order::RequireTag { channel: "cups".into() }).unwrap();
    server.run("Nefer", "ra", "/ra-cup new name:\"Nile Cup\" channel:cups").await;
    server.dates("Nefer", &[("begins", "in 3 days"), ("city", "Berlin")]).await;
    server.presses("Nefer", "ra", "Publish").await.says("every post needs a tag");
    server.end().await;
}

/// Somebody wants tags once a cup is published, and its post is gone: its organiser is told once, and it is not tried for ever.
#[tokio::test]
async fn a_forum_that_wants_tags_later_is_told_to_the_organiser() {
    let server = Server::start().await;
    server.discord.order(Order::CreateChannel { name: "cups".into(), kind: ChannelKind::Forum }).unwrap();
    server.run("Nefer", "ra", "/ra-cup new name:\"Nile Cup\" channel:cups").await;
    server.dates("Nefer", &[("begins", "in 3 days"), ("city", "Berlin")]).await;
    server.presses("Nefer", "ra", "Publish").await.begins("**Nile Cup is published** in <#");
    let post = post_of(&server).await;
    server.until_done(Kind::CupAnnouncement).await;
    server.discord.order(Order::RequireTag { channel: "cups".into() }).unwrap();
    server.discord.order(Order::DeleteChannel { channel: post }).unwrap();
    for who in &PEOPLE[1..] {
        server.run(who, "ra", "/ra-play").await;
        server.presses(who, "ra", "Sign up: Nile Cup").await.begins("**You have signed up to Nile Cup**");
        server.turn(2 * HOUR).await;
    }
    let told = server.told("Nefer", "dm", "I cannot post the message of **Nile Cup** in <#").await;
    told.says("every post needs a tag").says("people sign up with /ra-play");
    server.turn(3 * DAY).await;
    let waits = server.told("Nefer", "dm", "**Nile Cup** waits: it cannot begin yet").await;
    waits.says("every post needs a tag");
    for part in ["I cannot post the message", "**Nile Cup** waits"] {
        assert_eq!(server.times_told("Nefer", "dm", part), 1, "{part}");
    }
    // Its end is not shown, nor tried to be shown for longer than a month.
    server.run("Nefer", "ra", "/ra-cup call-off reason:tags").await.begins("Done.");
    for _ in 0..2 {
        server.until_done(Kind::CupAnnouncement).await;
        server.until_done(Kind::CupNews).await;
        server.turn(31 * DAY).await;
    }
    for kind in [Kind::CupAnnouncement, Kind::CupNews] {
        wait_while(async || {
            let mut tx = server.store.read().await.unwrap();
            tasks::is_there(&mut tx, kind, "1").await.unwrap()
        })
        .await;
    }
    server.end().await;
}

#[tokio::test]
async fn a_cup_is_held_where_threads_can_be_opened_and_nowhere_else() {
    let server = Server::start().await;
    server.discord.order(Order::CreateChannel { name: "hall".into(), kind: ChannelKind::Voice }).unwrap();
    server
        .run("Nefer", "hall", "/ra-cup new name:Nile")
        .await
        .begins("A cup needs a text channel or a forum");
    // A thread is in a channel that can have others.
    let thread = server.begin(2, "").await;
    let here = format!("In <#{}> everybody will read", server.channel("ra"));
    server.run("Nefer", &thread, "/ra-cup new name:Nile").await.says(&here);
    server.end().await;
}
