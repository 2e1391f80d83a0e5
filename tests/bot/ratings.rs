//! Ratings: what the end of a game does to them, and where people read of them.

use ra_bot::app::ratings;
use ra_bot::store::Store;
use ra_table::clock::Pace;
use ra_table::id::GameId;
use ra_table::time::Millis;

use super::backup_files::run;
use super::game_end::before_the_end;
use crate::support::clicks::id;
use crate::support::meddle;
use crate::support::rated::Finished;
use crate::support::server::{Says, Server};

/// What the last board of a first game says: Nefer has won it, before Amun and Isis.
const FIRST: &str =
    "**Ratings** (/ra-stats top): Nefer about 1533, +33 · Amun about 1500, ±0 · Isis about 1467, −33";

/// Ten games, which Nefer has all won.
const TEN_OF_FIVE: [&[&str]; 10] = [&["Nefer", "Amun", "Isis", "Khnum", "Seti"]; 10];

impl Server {
    /// A game of three to its end, and what its last board says.
    async fn rated(&self) -> (GameId, String) {
        let (game, [ends, ..], last) = before_the_end(self).await;
        self.run(ends, "ra", &last).await;
        let told = self.told("Seti", "ra", &format!("game {game} · the end")).await;
        self.settled(game).await;
        (game, told)
    }

    /// Games of these people that ended long ago, the winners first.
    async fn have_ended(&self, games: &[&[&str]]) {
        for (days, people) in (1..).zip(games) {
            let finished = Finished {
                guild: self.guild(),
                ended_at: Millis(self.now().0 - (100 - days) * 24 * 60 * 60 * 1000),
                people: people.iter().map(|who| (self.user(who), (*who).to_owned())).collect(),
                left: 0,
                pace: Pace::Standard,
                rated: true,
            };
            finished.end(&self.store, self.database()).await;
        }
    }

    async fn switches_ratings(&self, who: &str, button: &str) -> String {
        self.run(who, "general", "/ra settings").await;
        self.presses(who, "general", "More settings…").await;
        self.presses(who, "general", button).await
    }
}

#[tokio::test]
async fn the_last_board_says_what_the_game_did_to_ratings() {
    let server = Server::start().await;
    server.turn_to(12, 0).await;
    let (_, told) = server.rated().await;
    told.says("**Season points**, ").says(FIRST);
    let (_, told) = server.rated().await;
    told.says("Nefer about 15").says("Isis about 14").lacks("about 1533, ");
    server.results_agree().await;
    server
        .run("Isis", "ra", "/ra-stats player")
        .await
        .says("Rating: about 14")
        .says("after 2 games that counted");
    server.run("Seti", "ra", "/ra-stats player who:Nefer").await.says("Rating: about 15");
    // Elsewhere there are other ratings.
    server.run("Isis", "dm", "/ra-stats player").await.says("finished games on all servers").lacks("Rating");
    server.end().await;
}

/// Nobody reads of ratings while a game runs: neither on its board nor in its details.
#[tokio::test]
async fn a_running_board_shows_no_ratings() {
    let server = Server::start().await;
    server.rated().await;
    let running = server.begin(3, "").await;
    server.presses("Nefer", &running, "In words").await.lacks("Rating");
    for message in server.read("Nefer", &running) {
        message.lacks("Rating").lacks("about 1");
    }
    server.end().await;
}

/// Who is told of the end by direct message reads it there, in their own language, unless they want none.
#[tokio::test]
async fn ratings_are_told_by_direct_message_to_who_wants_them() {
    for wants in [true, false] {
        let server = Server::start().await;
        server.turn_to(12, 0).await;
        let (_, [ends, directly, _], last) = before_the_end(&server).await;
        server.speaks(directly, "de");
        server.run(directly, "ra", "/ra settings calls:\"per Direktnachricht\"").await;
        if !wants {
            server.run(directly, "general", "/ra settings").await;
            server.presses(directly, "general", "Mehr Einstellungen…").await;
            server.presses(directly, "general", "Wertung ausschalten").await.says("**Wertung**: nein");
        }
        server.run(ends, "ra", &last).await;
        let told = server.told(directly, "dm", "Partie 1 ist vorbei").await;
        told.says("1\\. Nefer 9 (+9)");
        assert_eq!(told.contains("**Wertung** (/ra-stats top): Nefer etwa 1533, +33"), wants, "{told}");
        server.end().await;
    }
}

#[tokio::test]
async fn a_table_shows_the_ratings_of_who_sits_there() {
    let server = Server::start().await;
    server.rated().await;
    let table = server.run("Nefer", "ra", "/ra new seats:4").await;
    table.says("Ratings: Nefer about 1533.");
    server.run("Seti", "ra", "/ra join").await;
    server.run("Isis", "ra", "/ra join").await;
    let told = server.told("Amun", "ra", "Ratings: Nefer about 1533, Isis about 1467.").await;
    told.lacks("Seti about");
    server
        .presses("Amun", "ra", "Details…")
        .await
        .says("**Ratings:** this game counts if at least two people play");
    server.run("Isis", "ra", "/ra leave").await;
    server.told("Amun", "ra", "Ratings: Nefer about 1533.").await;
    server.end().await;
}

/// The host says before the start that a game does not count; others do not say so.
#[tokio::test]
async fn a_host_makes_a_game_unrated() {
    let server = Server::start().await;
    server.run("Nefer", "ra", "/ra new seats:2").await;
    let table = GameId(1);
    server.presses("Nefer", "ra", "Settings…").await.says("Rated: yes.");
    let told = server.presses("Nefer", "ra", "Make it unrated").await;
    told.says("Rated: no.");
    server.told("Amun", "ra", "Not rated.").await;
    let message = id(server.telling("ra", "Not rated.").last().unwrap());
    server.presses("Amun", "ra", "Details…").await.says("**Ratings:** this game does not count.");
    server.presses("Nefer", "ra", "Make it rated").await.says("Rated: yes.");
    server.presses("Nefer", "ra", "Make it unrated").await;
    server.forge("Amun", "ra", message, &format!("table:{table}:rated")).await.says("Only the host");
    server.run("Amun", "ra", "/ra join").await;
    server.settled(table).await;
    assert!(!server.round(table).await.row.terms.rated);
    server.end().await;
}

#[tokio::test]
async fn an_unrated_game_changes_no_rating() {
    let server = Server::start().await;
    let (game, [ends, ..], last) = before_the_end(&server).await;
    meddle(server.database(), &format!("UPDATE game SET is_rated = 0 WHERE id = {game}")).await;
    server.run(ends, "ra", &last).await;
    server.told("Seti", "ra", "· the end").await.says("**Season points**").lacks("Ratings");
    server.settled(game).await;
    server.run("Nefer", "ra", "/ra-stats player").await.says("finished games").lacks("Rating");
    server.results_agree().await;
    server.end().await;
}

/// A rating is "about" so much until five games against three people, and in the list after ten against four.
#[tokio::test]
async fn the_list_has_who_has_played_enough() {
    let server = Server::start().await;
    server.run("Nefer", "ra", "/ra-stats top").await.says("Nobody is in this list yet.").lacks("You:");
    let three: &[&str] = &["Nefer", "Amun", "Isis"];
    server.have_ended(&[three; 5]).await;
    server.run("Nefer", "ra", "/ra-stats player").await.says("Rating: about 16");
    server.have_ended(&[&["Nefer", "Khnum", "Amun"]]).await;
    server.run("Nefer", "ra", "/ra-stats player").await.says("Rating: 16").says("after 6 games");
    server.run("Khnum", "ra", "/ra-stats player").await.says("Rating: about 1");
    let top = server.run("Nefer", "ra", "/ra-stats top").await;
    top.says("Nobody is in this list yet.").says("You: 16");
    top.says("with 6 of 10 rated games against 3 of 4 different people");
    server
        .have_ended(&[&["Amun", "Seti", "Nefer"], &["Nefer", "Amun"], &["Nefer", "Amun"], &["Nefer", "Amun"]])
        .await;
    let top = server.run("Amun", "ra", "/ra-stats top").await.replace("**", "");
    top.says("Ratings on this server\n1\\. Nefer 1").says("\n2\\. Amun (you) 1").says(", 10 games");
    top.lacks("Isis").lacks("You:").says("at least 10 rated games against 4 different people");
    server.presses("Amun", "ra", "Show here").await.says("Done: ");
    server.told("Seti", "ra", "Ratings** on this server").await.says("**Amun** 1").lacks("(you)");
    server.run("Amun", "dm", "/ra-stats top").await.says("Which server?");
    server.run("Amun", "ra", "/ra-stats season").await;
    server.presses("Amun", "ra", "Ratings").await.says("**Amun** (you)");
    server.end().await;
}

/// Who hides is "a player" in the list, and has no rating that others read; their games count on.
#[tokio::test]
async fn who_hides_has_no_rating_for_others() {
    let server = Server::start().await;
    server.have_ended(&TEN_OF_FIVE).await;
    server.run("Nefer", "general", "/ra-data").await;
    server.presses("Nefer", "general", "Hide me from lists").await.says("You are hidden");
    let top = server.run("Amun", "ra", "/ra-stats top").await;
    top.says("1\\. **a player** 1").says("2\\. **Amun** (you)").lacks("Nefer");
    server.run("Nefer", "ra", "/ra-stats top").await.says("1\\. **Nefer** (you) 1");
    server.run("Amun", "ra", "/ra-stats player who:Nefer").await.says("has finished no game").lacks("Rating");
    server.run("Nefer", "ra", "/ra-stats player").await.says("Rating: 1");
    let (_, told) = server.rated().await;
    told.says("**Ratings** (/ra-stats top): Amun 1").says("Isis 1").lacks("Nefer 1");
    server.run("Nefer", "general", "/ra new seats:3").await.lacks("Ratings");
    server.results_agree().await;
    server.end().await;
}

/// Who switches ratings off shows none and sees none but what everybody reads; on again, nothing is lost.
#[tokio::test]
async fn a_player_switches_ratings_off() {
    let server = Server::start().await;
    server.have_ended(&TEN_OF_FIVE).await;
    server.switches_ratings("Nefer", "Turn ratings off").await.says("**Ratings**: no; nobody sees yours");
    let top = server.run("Amun", "ra", "/ra-stats top").await;
    top.says("1\\. **Amun** (you)").lacks("Nefer").lacks("a player");
    server.run("Amun", "ra", "/ra-stats player who:Nefer").await.says("**Nefer**").lacks("Rating");
    server.run("Nefer", "ra", "/ra-stats player").await.says("**Nefer**").lacks("Rating");
    server.run("Nefer", "ra", "/ra-stats player who:Amun").await.says("**Amun**").lacks("Rating");
    server.run("Nefer", "ra", "/ra-stats top").await.says("You have switched ratings off.");
    let (_, told) = server.rated().await;
    told.says("**Ratings** (/ra-stats top): Amun 1").lacks("Nefer 1");
    server.run("Nefer", "general", "/ra new seats:3").await.lacks("Ratings");
    server.switches_ratings("Nefer", "Turn ratings on").await.says("**Ratings**: yes");
    server.run("Nefer", "ra", "/ra-stats top").await.says("1\\. **Nefer** (you)").says("11 games");
    server.end().await;
}

/// A server that switches ratings off shows none, and its new games do not count, also at a table that was open before.
#[tokio::test]
async fn a_server_switches_ratings_off() {
    let server = Server::start().await;
    server.rated().await;
    server.run("Nefer", "general", "/ra new seats:2").await.says("Ratings: Nefer about 1533.");
    let table = GameId(2);
    let set = server.run("Nefer", "ra", "/ra-admin settings ratings:false").await;
    set.says("**Ratings**: no, none are shown and new games do not count.");
    server.run("Amun", "ra", "/ra-stats top").await.says("This server has no ratings");
    server.run("Amun", "ra", "/ra-stats player").await.says("**Amun**").lacks("Rating");
    server.presses("Nefer", "general", "Details…").await.lacks("Ratings");
    server.presses("Nefer", "general", "Settings…").await.lacks("Rated");
    server.run("Amun", "general", "/ra join").await;
    server.settled(table).await;
    assert!(!server.round(table).await.row.terms.rated);
    let (game, told) = server.rated().await;
    told.says("**Season points**").lacks("Ratings");
    // That game had begun before, so it counts: on again, it is there.
    let set = server.run("Nefer", "ra", "/ra-admin settings unset:ratings").await;
    set.says("**Ratings**: not set, so new games count");
    server.run("Amun", "ra", "/ra-stats player").await.says("after 2 games that counted");
    let told = ratings::of_game(&server.store, server.guild(), game).await.unwrap();
    assert_eq!(told.len(), 3);
    server.end().await;
}

/// Somebody's data goes, and nothing of their ratings stays; the others' are what all games come to then.
#[tokio::test]
async fn whoever_is_forgotten_has_no_rating_any_more() {
    let server = Server::start().await;
    server.rated().await;
    server.rated().await;
    let before = server.run("Isis", "ra", "/ra-stats player").await;
    server.deletes_themselves("Nefer", "general").await;
    server.results_agree().await;
    let after = server.run("Isis", "ra", "/ra-stats player").await;
    after.says("Rating: about 14").says("after 2 games that counted");
    assert_ne!(before, after);
    let numbers = server.dump().await["rating"].lines().count();
    assert_eq!(numbers, 4, "two people of two games");
    server.end().await;
}

#[tokio::test]
async fn the_command_compares_and_writes_ratings() {
    let mut server = Server::start().await;
    server.rated().await;
    let (discord, database) = (&server.discord, server.file());
    let good = ("3 ratings.\nAll ratings agree with the results.\n".to_owned(), Some(0));
    // While the bot runs.
    assert_eq!(run(discord, database, &["ratings", "--check"]).await, good);
    meddle(server.database(), "UPDATE rating SET after = after + 5000 WHERE number = 1").await;
    let (told, code) = run(discord, database, &["ratings", "--check"]).await;
    assert!(told.contains("The ratings after these games differ: 1.") && code == Some(1), "{told}");
    let database = database.to_owned();
    server.stop().await;
    // Whoever writes them must have the database alone.
    server.store = Store::open(&database.with_extension("other")).await.unwrap();
    let written = ("All ratings were computed anew.\n".to_owned(), Some(0));
    assert_eq!(run(&server.discord, &database, &["ratings"]).await, written);
    assert_eq!(run(&server.discord, &database, &["ratings", "--check"]).await, good);
    server.store = Store::open(&database).await.unwrap();
    server.start_again().await;
    server.end().await;
}
