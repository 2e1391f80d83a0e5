//! Finding the last player: who wants to be told when a table opens is, once a table, at most once a day, not at night,
//! and no more once it was in vain three times.

use local_discord::{BotResponse, Options, Order};
use ra_bot::store::table_watches;
use ra_table::clock::Paces;
use ra_table::time::Millis;

use crate::support::clicks::{found, id, is_private};
use crate::support::hours::{DAY, HOUR, MINUTE};
use crate::support::server::{Says, Server, options, within, words};

const TELL: &str = "Tell me when a table opens";
const TELLS: &str = "I’ll tell you when a table opens";
const STOP: &str = "Stop telling me";
/// Each in a channel of its own.
const LIVE: &str = "/ra new seats:3 pace:\"live: everybody is here now\"";

impl Server {
    /// Somebody asks to be told of tables, by a button of that label.
    async fn asks_for_tables(&self, who: &str, label: &str) {
        self.run(who, "ra", "/ra-play").await;
        self.presses(who, "ra", TELL).await.says("**Tell me when a table opens.**");
        self.presses(who, "ra", label).await.says(TELLS);
    }

    /// The messages by which somebody was told of tables, also of those that are over.
    fn told_of_tables(&self, who: &str) -> Vec<String> {
        let mut read = self.written(who);
        read.retain(|told| told.contains("has a table of Ra open, game "));
        read
    }

    /// The games to whose tables somebody was called.
    fn told_of(&self, who: &str) -> Vec<i64> {
        let game = |told: &String| {
            told.split("open, game ").nth(1).unwrap().split(',').next().unwrap().parse().unwrap()
        };
        self.told_of_tables(who).iter().map(game).collect()
    }

    /// Time passes, and what is due then is done.
    async fn passes(&self, time: std::time::Duration) {
        self.turn(time).await;
        self.at_rest().await;
    }
}

#[tokio::test]
async fn who_has_asked_is_told_once_and_sits_down_from_there() {
    let server = Server::start().await;
    for who in ["Nefer", "Khnum", "Seti"] {
        server.asks_for_tables(who, "Any pace").await;
        server.told(who, "dm", "I’ll write to you here when a table opens on **Thebes**").await.lacks("free");
    }
    let before = server.pinged("ra");
    server.run("Nefer", "ra", "/ra new seats:4").await;
    // Khnum sits down and leaves again: he knows the table.
    server.run("Khnum", "ra", "/ra join").await;
    server.run("Khnum", "ra", "/ra leave").await;
    server.at_rest().await;
    assert_eq!(server.told_of("Seti"), [0; 0], "its host may still set it");
    server.passes(MINUTE).await;
    let [told] = &server.told_of_tables("Seti")[..] else { panic!("{:?}", server.read("Seti", "dm")) };
    told.says("**Thebes**: Nefer has a table of Ra open, game 1, with 3 free seats. ");
    told.says("*Standard*: everybody looks in about twice a day");
    told.lacks("I’ll stop now unless you join this one");
    for who in ["Nefer", "Amun", "Isis", "Khnum"] {
        assert_eq!(server.told_of(who), [0; 0], "{who}");
    }
    assert_eq!((before, server.pinged("ra")), (vec![], vec![]), "nobody else learns of it");
    let seti = server.person("Seti");
    assert_eq!(seti.notices("dm").unwrap().len(), 2);
    // Whatever happens at the table, it is one message.
    server.run("Amun", "ra", "/ra join").await;
    server.passes(DAY + HOUR).await;
    assert_eq!(server.told_of("Seti"), [1]);
    server.presses("Seti", "dm", "Join").await.says("You have joined game 1");
    server.end().await;
}

#[tokio::test]
async fn nobody_is_told_twice_a_day() {
    let mut server = Server::start().await;
    server.asks_for_tables("Seti", "Any pace").await;
    server.run("Nefer", "ra", "/ra new seats:3").await;
    server.passes(MINUTE).await;
    server.run("Amun", "general", "/ra new seats:3").await;
    server.passes(23 * HOUR).await;
    assert_eq!(server.told_of("Seti"), [1]);
    // Through a restart, too.
    server.restart().await;
    server.passes(HOUR).await;
    assert_eq!(server.told_of("Seti"), [1, 2]);
    server.passes(2 * DAY).await;
    assert_eq!(server.told_of("Seti"), [1, 2]);
    server.end().await;
}

#[tokio::test]
async fn nobody_is_told_at_night() {
    let server = Server::start().await;
    server.asks_for_tables("Seti", "Any pace").await;
    server.asks_for_tables("Khnum", "Any pace").await;
    server.turn_to(23, 30).await;
    server.sleeps("Seti", (22, 0), (6, 0)).await;
    // Of Khnum it is taken for granted that he sleeps where the host does.
    server.run("Nefer", "ra", "/ra settings city:Reykjavik sleep:none").await;
    server.run("Nefer", "ra", LIVE).await;
    server.run("Nefer", "general", "/ra new seats:3").await;
    server.passes(MINUTE).await;
    assert_eq!((server.told_of("Seti"), server.told_of("Khnum")), (vec![], vec![]));
    for (hour, minute) in [(1, 15), (2, 0), (6, 1)] {
        server.turn_to(hour, minute).await;
        server.at_rest().await;
    }
    assert_eq!(
        (server.told_of("Seti"), server.told_of("Khnum")),
        (vec![2], vec![]),
        "the live one is closed"
    );
    server.turn_to(7, 1).await;
    server.at_rest().await;
    assert_eq!(server.told_of("Khnum"), [2]);
    server.end().await;
}

#[tokio::test]
async fn people_are_told_of_the_paces_that_they_chose() {
    let server = Server::start().await;
    server.asks_for_tables("Seti", "Only Live").await;
    server.asks_for_tables("Khnum", "All but Live").await;
    server.run("Nefer", "ra", "/ra new seats:3").await;
    server.passes(MINUTE).await;
    server.run("Amun", "general", LIVE).await;
    server.passes(MINUTE).await;
    assert_eq!((server.told_of("Seti"), server.told_of("Khnum")), (vec![2], vec![1]));
    // What its host sets within a minute is what it was opened as, and afterwards it counts as well.
    server.passes(DAY).await;
    server.run("Nefer", "ra", "/ra new seats:3").await;
    server.taps("Nefer", "ra", &["Settings…", "Pace…", "Live"]).await;
    server.passes(MINUTE).await;
    assert_eq!((server.told_of("Seti"), server.told_of("Khnum")), (vec![2, 3], vec![1]));
    server.taps("Nefer", "ra", &["Settings…", "Pace…", "Relaxed"]).await;
    server.passes(MINUTE).await;
    assert_eq!((server.told_of("Seti"), server.told_of("Khnum")), (vec![2, 3], vec![1, 3]));
    // Who changes their mind has been told of it today.
    server.presses("Seti", "ra", "Any pace").await.says("at any pace");
    server.at_rest().await;
    assert_eq!(server.told_of("Seti"), [2, 3]);
    server.end().await;
}

#[tokio::test]
async fn it_is_off_in_one_tap() {
    let server = Server::start().await;
    server.asks_for_tables("Seti", "Any pace").await;
    server.asks_for_tables("Khnum", "Any pace").await;
    server.run("Nefer", "ra", "/ra new seats:3").await;
    server.passes(MINUTE).await;
    server.presses("Seti", "dm", STOP).await.says("I’ll no longer tell you when a table opens");
    server.presses("Khnum", "ra", STOP).await.says("I’ll no longer tell you when a table opens");
    // A second tap changes nothing.
    server.presses("Seti", "dm", STOP).await;
    server.passes(DAY).await;
    server.run("Amun", "general", "/ra new seats:3").await;
    server.passes(MINUTE).await;
    assert_eq!((server.told_of("Seti"), server.told_of("Khnum")), (vec![1], vec![1]));
    server.run("Seti", "ra", "/ra-play").await;
    server.presses("Seti", "ra", TELL).await.says("**Tell me when a table opens.**");
    server.end().await;
}

#[tokio::test]
async fn after_three_in_vain_it_switches_itself_off() {
    let server = Server::start().await;
    for who in ["Khnum", "Seti"] {
        server.asks_for_tables(who, "Any pace").await;
    }
    let opens = async || {
        server.passes(DAY).await;
        server.run("Nefer", "ra", "/ra cancel").await;
        server.run("Nefer", "ra", "/ra new seats:4").await;
        server.passes(MINUTE).await;
    };
    for _ in 0..3 {
        opens().await;
    }
    for who in ["Khnum", "Seti"] {
        let told = server.told_of_tables(who);
        let says_so: Vec<bool> =
            told.iter().map(|told| told.contains("I’ll stop now unless you join this one")).collect();
        assert_eq!(says_so, [false, false, true], "{told:?}");
    }
    // Khnum sits down at the last, so it was not in vain; a seat at a table begins the count anew.
    server.presses("Khnum", "dm", "Join").await.says("You have joined game 3");
    for _ in 0..3 {
        opens().await;
    }
    assert_eq!((server.told_of("Khnum"), server.told_of("Seti")), (vec![1, 2, 3, 4, 5, 6], vec![1, 2, 3]));
    assert!(server.told_of_tables("Khnum")[5].contains("I’ll stop now unless you join this one"));
    // Seti asks again.
    server.asks_for_tables("Seti", "Any pace").await;
    opens().await;
    assert_eq!((server.told_of("Khnum").len(), server.told_of("Seti")), (6, vec![1, 2, 3, 7]));
    server.end().await;
}

/// Nobody is told of a table that is full, has begun or is closed by then, or that they do not see.
#[tokio::test]
async fn of_some_tables_nobody_is_told() {
    let server = Server::start().await;
    for who in ["Khnum", "Seti"] {
        server.asks_for_tables(who, "Any pace").await;
    }
    server.run("Nefer", "ra", "/ra new seats:2").await;
    server.run("Amun", "ra", "/ra join").await;
    server.run("Nefer", "general", "/ra new seats:3").await;
    server.run("Nefer", "general", "/ra cancel").await;
    // All seats are kept, and then one is free again.
    server.run("Nefer", "general", "/ra new seats:2 invite:@Isis").await;
    server.passes(MINUTE).await;
    assert_eq!((server.told_of("Khnum"), server.told_of("Seti")), (vec![], vec![]));
    server.run("Nefer", "general", "/ra cancel").await;
    server.hide("ra", "Seti");
    server.run("Nefer", "ra", "/ra new seats:3").await;
    server.discord.order(Order::RemovePerson { person: "Khnum".into() }).unwrap();
    server.passes(MINUTE).await;
    assert_eq!((server.told_of("Khnum"), server.told_of("Seti")), (vec![], vec![]));
    // Who has left has to ask again.
    server.discord.order(Order::AddPerson { person: "Khnum".into() }).unwrap();
    server.run("Amun", "general", "/ra new seats:3").await;
    server.passes(MINUTE).await;
    let (khnum, seti) = (server.told_of("Khnum"), server.told_of("Seti"));
    assert_eq!((khnum.len(), seti.len()), (0, 1));
    // One that fills afterwards says so, and seats nobody who does not see it.
    server.discord.order(Order::RemovePerson { person: "Seti".into() }).unwrap();
    server.presses("Seti", "dm", "Join").await.says("There is no game");
    server.discord.order(Order::AddPerson { person: "Seti".into() }).unwrap();
    server.each_runs(&["Nefer", "Isis"], "general", "/ra join").await;
    server.presses("Seti", "dm", "Join").await.says("game has begun");
    server.end().await;
}

/// No more conversations are begun than Discord suffers, and each is told once all the same.
#[tokio::test]
async fn fifty_people_are_told() {
    let mut people = options().people;
    people.extend((1..=50).map(|number| format!("Scribe {number}")));
    let (server, log) = Server::logged_with(Options { people, ..options() }).await;
    let scribes: Vec<String> = (1..=50).map(|number| format!("Scribe {number}")).collect();
    for who in &scribes {
        let (watcher, at) = ((server.guild(), server.user(who)), Millis(0));
        server.write(async |tx| table_watches::ask(tx, watcher, Paces::All, at, at).await.unwrap()).await;
    }
    server.run("Nefer", "ra", "/ra new seats:5").await;
    server.passes(MINUTE).await;
    let told = || scribes.iter().map(|who| server.told_of(who).len()).collect::<Vec<_>>();
    assert_eq!((log.openings(), told().iter().sum::<usize>()), (10, 10));
    for _ in 0..8 {
        server.passes(MINUTE + MINUTE / 10).await;
    }
    assert_eq!((log.openings(), told()), (50, vec![1; 50]));
    server.end().await;
}

#[tokio::test]
async fn whom_discord_lets_nobody_write_to_reads_it_where_they_press() {
    let server = Server::start().await;
    let close = |closed| {
        server.discord.order(Order::CloseDms { person: "Seti".into(), closed }).unwrap();
    };
    close(true);
    server.run("Seti", "ra", "/ra-play").await;
    server.presses("Seti", "ra", TELL).await;
    let told = server.presses("Seti", "ra", "Any pace").await;
    told.says("Discord does not let me write to you").says("**Tell me when a table opens.**");
    close(false);
    server.asks_for_tables("Seti", "Any pace").await;
    // Closed later: nobody else learns of it, and Seti reads it once.
    close(true);
    server.run("Nefer", "ra", "/ra new seats:3").await;
    server.passes(MINUTE).await;
    close(false);
    server.run("Amun", "general", "/ra new seats:3").await;
    server.passes(MINUTE).await;
    assert_eq!((server.told_of("Seti"), server.pinged("ra")), (vec![], vec![]));
    server.run("Seti", "ra", "/ra-play").await.says("so I can no longer tell you when a table opens");
    server.run("Seti", "ra", "/ra-play").await.lacks("any more");
    server.end().await;
}

#[tokio::test]
async fn asking_twice_at_once_is_asking_once() {
    let server = Server::start().await;
    server.run("Seti", "ra", "/ra-play").await;
    server.presses("Seti", "ra", TELL).await;
    let seti = server.person("Seti");
    let read = seti.read("ra").unwrap();
    let panel = read.iter().rev().find(|message| found(message, "Any pace").is_some()).unwrap();
    let forge = |word: &'static str| seti.forge("ra", id(panel), word, &[]);
    let (one, other) =
        within(futures_util::future::join(forge("watch:tell all"), forge("watch:tell slow"))).await;
    for answer in [one, other] {
        words(answer.message().unwrap()).says(TELLS);
    }
    assert_eq!(server.read("Seti", "dm").len(), 1);
    // In direct messages there are no tables of others, and of other servers nothing can be asked.
    let asked = seti.read("dm").unwrap().pop().unwrap();
    for (word, says) in [
        ("watch:tell all", "server"),
        ("watch:tell?", "server"),
        ("watch:stop 1", "I’ll no longer tell you"),
        ("watch:stop -1", "another version of me"),
    ] {
        let BotResponse::Message { message } = within(seti.forge("dm", id(&asked), word, &[])).await else {
            panic!("{word}")
        };
        assert!(words(&message).contains(says), "{word}: {}", words(&message));
    }
    server.run("Nefer", "ra", "/ra new seats:3").await;
    server.passes(MINUTE).await;
    assert_eq!(server.told_of("Seti"), [1], "he has stopped nothing on this server");
    server.end().await;
}

/// A panel in a channel, and the list of tables where none is open, lead to it, in the person's own language.
#[tokio::test]
async fn it_is_offered_where_no_table_is_open() {
    let server = super::admin::server().await;
    server.run("Khnum", "ra", "/ra-admin panel").await;
    server.told("Seti", "ra", "None. *Open a table*").await;
    server.discord.order(Order::Speak { person: "Seti".into(), locale: "de".into() }).unwrap();
    let seti = server.person("Seti");
    let read = seti.read("ra").unwrap();
    let poster = read.iter().rev().find(|message| found(message, TELL).is_some()).unwrap();
    let answer = within(seti.click("ra", id(poster), TELL)).await.unwrap();
    let panel = answer.message().unwrap();
    assert!(is_private(panel) && words(panel).contains("**Bei neuen Tischen melden.**"), "{panel}");
    server.run("Amun", "ra", "/ra-play").await;
    server.presses("Amun", "ra", "Join one").await.says("There is no open table here");
    server.presses("Amun", "ra", TELL).await.says("**Tell me when a table opens.**");
    server.end().await;
}
