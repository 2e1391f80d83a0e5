//! Direct messages: nobody gets one who has not asked for it, few conversations are begun, and none twice.

use local_discord::{Fault, Matching, Order};
use ra_bot::store::direct_messages;
use ra_bot::store::tasks::{self, Kind};
use ra_table::id::{ChannelId, UserId};

use crate::support::dealt::{BEFORE_RA, Dealt, THREE};
use crate::support::hours::{DAY, HOUR, MINUTE};
use crate::support::meddle;
use crate::support::server::{Says, Server, wait_while};

const BY_DIRECT_MESSAGE: &str = "/ra settings calls:\"by direct message\"";
const ARRIVES: &str = "Done: I’ll message you here.";
const SET: &str = "**Pings**: by direct message";
const NOT_SET: &str = "**Pings**: in the game’s channel";

impl Server {
    /// So many conversations with others have just been begun.
    async fn has_begun(&self, count: i64) {
        for number in 1..=count {
            let (user, channel, now) = (UserId(number), ChannelId(number), Some(self.now()));
            self.write(async |tx| direct_messages::set_channel(tx, user, channel, now).await.unwrap()).await;
        }
    }

    /// Where somebody is called now, by what they are told.
    async fn chosen(&self, who: &str) -> bool {
        let told = self.run(who, "ra", "/ra settings").await;
        assert!(told.contains(SET) != told.contains(NOT_SET), "{told}");
        told.contains(SET)
    }
}

#[tokio::test]
async fn choosing_them_sends_one_at_once() {
    let (mut server, log) = Server::logged().await;
    for (who, command) in [("Nefer", BY_DIRECT_MESSAGE), ("Amun", "/ra settings next:true")] {
        let told = server.run(who, "ra", command).await;
        assert!(told.contains(SET) || told.contains("**Message when you are next**: yes"), "{told}");
        told.lacks("do not know yet");
        assert_eq!(server.written(who).len(), 1);
        assert!(server.written(who)[0].contains(ARRIVES), "{:?}", server.written(who));
        let notices = server.person(who).notices("dm").unwrap();
        assert_eq!(notices.len(), 1, "it shows that notices come, too");
    }
    assert_eq!(log.openings(), 2);

    // A start later it is still known where.
    server.restart().await;
    server.deal(Dealt { bag: "nile pharaoh gold nile", played: "draw, draw", ..THREE }).await;
    server.run("Isis", "ra", "/ra draw").await;
    let told = server.told("Nefer", "dm", "Game 1 waits for you").await;
    assert!(told.contains(">. [To the board]("), "where it is, and then the way there: {told}");
    assert_eq!(log.openings(), 2);
    server.end().await;
}

/// The first direct message has a button for each game that waits for the person.
#[tokio::test]
async fn the_first_one_leads_to_what_waits() {
    let server = Server::start().await;
    server.deal(Dealt { bag: "nile pharaoh gold nile", played: "draw, draw", ..THREE }).await;
    for who in ["Isis", "Nefer"] {
        server.run(who, "ra", BY_DIRECT_MESSAGE).await;
        server.told(who, "dm", ARRIVES).await;
    }
    server.presses("Isis", "dm", "Game 1…").await.says("Ra 0 of");
    let nefers = server.messages("Nefer", "dm");
    assert!(nefers[0]["components"].as_array().unwrap().is_empty(), "nothing waits for her: {nefers:?}");
    server.end().await;
}

#[tokio::test]
async fn what_does_not_arrive_is_not_chosen() {
    let server = Server::start().await;
    let close = |closed| {
        server.discord.order(Order::CloseDms { person: "Nefer".into(), closed }).unwrap();
    };
    close(true);
    let command = format!("{BY_DIRECT_MESSAGE} next:true city:Reykjavik sleep:23:00-7:00");
    let told = server.run("Nefer", "ra", &command).await;
    told.says("Discord does not let me write to you").says("privacy settings").says(NOT_SET);
    told.says("next**: no").says("23:00 to 07:00");
    assert!(!server.chosen("Nefer").await);

    close(false);
    server.run("Nefer", "ra", BY_DIRECT_MESSAGE).await.says(SET);
    assert!(server.chosen("Nefer").await);
    server.run("Nefer", "ra", "/ra settings calls:\"in the game's channel\"").await;

    // No server in common any more.
    server.discord.order(Order::RemovePerson { person: "Nefer".into() }).unwrap();
    let told = server.run("Nefer", "dm", BY_DIRECT_MESSAGE).await;
    told.says("Discord does not let me write to you").says(NOT_SET);
    server.end().await;
}

/// What cannot be found out at once is found out later, also by another life of the bot, and holds from then on.
#[tokio::test]
async fn what_is_not_known_yet_is_found_out_later() {
    let mut server = Server::start().await;
    server.discord.spoil(Matching::OpenDm, 1000, Fault::ServerError { status: 500 });
    for who in ["Nefer", "Amun", "Isis"] {
        let told = server.run(who, "ra", BY_DIRECT_MESSAGE).await;
        told.says("I do not know yet whether I can write to you").says(NOT_SET);
    }
    // Amun changes his mind, and Isis closes her direct messages.
    server.run("Amun", "ra", "/ra settings calls:\"in the game's channel\"").await;
    server.discord.order(Order::CloseDms { person: "Isis".into(), closed: true }).unwrap();
    server.stop().await;
    server.discord.order(Order::ClearFaults).unwrap();
    server.start_again().await;
    server.turn(2 * MINUTE).await;
    server.told("Nefer", "dm", ARRIVES).await;
    server.until_proved().await;
    assert!(server.chosen("Nefer").await);
    for who in ["Amun", "Isis"] {
        assert!(!server.chosen(who).await);
        assert!(server.written(who).is_empty(), "{:?}", server.written(who));
    }
    assert_eq!(server.written("Nefer").len(), 1);
    server.end().await;
}

impl Server {
    /// Waits until nobody's direct messages are still to be proved.
    async fn until_proved(&self) {
        wait_while(async || {
            let tasks = tasks::all(&mut self.store.read().await.unwrap()).await.unwrap();
            tasks.iter().any(|task| task.kind == Kind::DirectProof.word())
        })
        .await;
    }
}

/// Ten conversations are begun within a minute. Whoever clicks is told at once that it takes longer, and calls wait.
#[tokio::test]
async fn few_conversations_are_begun_within_a_minute() {
    let (server, log) = Server::logged().await;
    server.has_begun(10).await;
    server.chose_before("Amun").await;
    server.run("Nefer", "ra", BY_DIRECT_MESSAGE).await.says("I do not know yet whether I can write to you");
    server.deal(Dealt { bag: "nile pharaoh gold", played: "draw", ..THREE }).await;
    server.until_nothing_is_due().await;
    assert_eq!(log.openings(), 0);
    assert!(server.written("Nefer").is_empty() && server.written("Amun").is_empty());
    assert_eq!(server.pinged("ra"), [""; 0], "nor is Amun called in the channel");
    server.turn(2 * MINUTE).await;
    server.told("Nefer", "dm", ARRIVES).await;
    server.told("Amun", "dm", "Game 1 waits for you").await;
    assert_eq!(log.openings(), 2);
    server.end().await;
}

/// Once Discord says that it is too fast, nobody new is written to for a day, through a restart too: the channels serve.
#[tokio::test]
async fn for_a_day_the_channels_serve() {
    let (mut server, log) = Server::logged().await;
    server.run("Isis", "ra", BY_DIRECT_MESSAGE).await;
    server.chose_before("Amun").await;
    server.discord.spoil(Matching::OpenDm, 1, Fault::Refused { status: 403, code: 40003 });
    server.run("Nefer", "ra", BY_DIRECT_MESSAGE).await.says("I do not know yet whether I can write to you");
    assert_eq!(log.openings(), 2);
    server.restart().await;
    server.turn(11 * MINUTE).await;
    server.deal(Dealt { bag: "nile pharaoh gold nile", played: "draw", ..THREE }).await;
    server.told("Seti", "ra", "game 1 waits for you").await;
    assert_eq!(server.pinged("ra"), ["Amun"]);
    server.run("Amun", "ra", "/ra draw").await;
    server.told("Isis", "dm", "Game 1 waits for you").await;
    assert_eq!((log.openings(), server.written("Nefer").len()), (2, 0));
    server.turn(DAY).await;
    server.told("Nefer", "dm", ARRIVES).await;
    server.end().await;
}

/// An auction that they have answered ahead waits for them no more; and whether they have is told to nobody else.
#[tokio::test]
async fn what_has_been_answered_ahead_is_not_said_to_wait() {
    for directly in [false, true] {
        let server = Server::start().await;
        server.turn_to(21, 0).await;
        if directly {
            server.run("Nefer", "ra", "/ra settings calls:\"by direct message\"").await;
        }
        server.deal(BEFORE_RA).await;
        server.run("Amun", "ra", "/ra draw").await;
        server.run("Nefer", "ra", "/ra bid 8").await;
        server.turn_to(23, 0).await;
        server.sleeps("Nefer", (22, 0), (6, 0)).await;
        server.deal(Dealt { channel: "general", ..THREE }).await;
        server.run("Amun", "general", "/ra board public:true").await;
        server.turn(7 * HOUR + MINUTE).await;
        let channel = if directly { "dm" } else { "general" };
        server.told("Nefer", channel, "ame 2 waits for you").await.lacks("ame 1");
        server.end().await;
    }
}

/// Somebody plays alone in a private thread, and with others in a channel.
#[tokio::test]
async fn what_is_played_in_a_private_thread_is_named_nowhere_else() {
    let server = Server::start().await;
    server.turn_to(23, 0).await;
    server.sleeps("Nefer", (22, 0), (6, 0)).await;
    for channel in ["ra", "general"] {
        server.deal(Dealt { channel, ..THREE }).await;
        server.run("Amun", channel, "/ra board public:true").await;
    }
    // In the second there is the least time left.
    meddle(server.database(), "UPDATE game SET pace = 'fast' WHERE id = 2").await;
    meddle(server.database(), "UPDATE game SET place = 'private-thread' WHERE id = 1").await;
    server.turn(7 * HOUR + MINUTE).await;
    server.told("Seti", "general", "game 2 waits for you").await.lacks("ame 1");
    server.told("Seti", "ra", "game 1 waits for you").await.lacks("ame 2");
    server.end().await;
}

/// Who has not chosen direct messages is called once a server: where they have the least time left, with links to the
/// other games there.
#[tokio::test]
async fn to_several_games_people_are_called_once_a_server() {
    let (server, log) = Server::logged().await;
    server.turn_to(23, 0).await;
    server.sleeps("Nefer", (22, 0), (6, 0)).await;
    let channels = ["ra", "general", "tournament"];
    for channel in channels {
        server.deal(Dealt { channel, ..THREE }).await;
        server.run("Amun", channel, "/ra board public:true").await;
    }
    // In the second there is the least time left; the third is another server's.
    meddle(server.database(), "UPDATE game SET pace = 'fast' WHERE id = 2").await;
    meddle(server.database(), "UPDATE game SET guild_id = guild_id + 1 WHERE id = 3").await;
    server.until_nothing_is_due().await;
    for channel in channels {
        server.pinged(channel);
    }
    server.turn(7 * HOUR + MINUTE).await;
    server.told("Seti", "general", "game 2 waits for you").await;
    server.told("Seti", "tournament", "game 3 waits for you").await;
    server.until_nothing_is_due().await;
    let pinged = channels.map(|channel| server.pinged(channel));
    assert_eq!(pinged, [vec![], vec!["Nefer"], vec!["Nefer"]]);
    let told = server.told("Seti", "general", "game 2 waits for you").await;
    let lines: Vec<&str> = told.lines().collect();
    let [call, heading, others, small] = lines[..] else { panic!("{told}") };
    assert!(small.starts_with("-# Game 2 · move 0"), "{told}");
    assert!(call.starts_with("<@") && heading == "1 other game on this server waits for you too:", "{told}");
    assert!(others.starts_with("• Game 1 in <#") && others.contains("[To the board](https://"), "{told}");
    assert!(!told.contains("ame 3"), "another server's: {told}");
    server.told("Seti", "tournament", "game 3 waits for you").await.lacks("other game");
    assert_eq!(log.openings(), 0, "nobody has asked for direct messages");

    // Once: answering one calls to none of the others again.
    server.run("Nefer", "general", "/ra draw").await;
    server.pass_time(HOUR).await;
    assert_eq!([server.pinged("ra"), server.pinged("tournament")], [[""; 0]; 2]);
    server.end().await;
}
