//! What organisers do in a cup that is published, by `/ra-cup`, and what its channel is told of it.

use local_discord::Order;
use ra_bot::app::{cups, ratings, season};
use ra_table::cup::{End, Kind as CupKind};
use ra_table::game::lobby::Status;
use ra_table::id::CupId;
use serde_json::Value;

use crate::support::clicks::{found, id, is_private};
use crate::support::hours::{DAY, HOUR, MINUTE};
use crate::support::permissions::allowing;
use crate::support::server::{PEOPLE, Says, Server, wait_for, words};

const CUP: CupId = CupId(1);
/// What an organiser reads whose act everybody is told of.
const TOLD: &str = "Done. Everybody reads it with your reason in the cup’s channel.";
const OVER: &str = "This cup is over.";
/// An option of `/ra-cup edit`.
const LIVE: &str = "pace:\"live: everybody is here now\"";

impl Server {
    /// Isis looks after cups from now on, as Nefer does, but may not manage the server.
    fn appoint_isis(&self) {
        self.discord.order(allowing("ra", &["MANAGE_EVENTS"], Some("Isis"))).unwrap();
    }

    /// A cup of two games at once that these people have signed up to. It has begun, and its tables have boards.
    async fn with_tables(people: &[&str]) -> Server {
        let server = Server::with_cup().await;
        for who in people {
            server.presses(who, "ra", "Sign up").await.begins("**You have signed up");
        }
        server.turn(3 * DAY + HOUR).await;
        server.cup_games(CUP, 2).await;
        server
    }

    /// The only public message in *ra* that says this, once it is there.
    async fn tells_once(&self, part: &str) -> String {
        self.told("Seti", "ra", part).await;
        let read = self.messages("Seti", "ra");
        let told: Vec<&Value> =
            read.iter().filter(|message| !is_private(message) && words(message).contains(part)).collect();
        assert_eq!(told.len(), 1, "{part}");
        words(told[0])
    }
}

#[tokio::test]
async fn an_organiser_changes_the_plan_and_the_people_before_a_cup_begins() {
    let server = Server::start().await;
    server.run("Nefer", "ra", "/ra-cup begin").await.begins("No cup is running here. /ra-cup new holds one");
    server.publishes("Nile Cup", &[("begins", "in 3 days"), ("city", "Berlin")]).await;
    server.run("Isis", "ra", "/ra-cup begin").await.begins("(refused)");
    server.appoint_isis();

    let edit = format!("/ra-cup edit begins:\"in 5 days\" games:1 places:4 full:true {LIVE}");
    server.run("Isis", "ra", &edit).await.begins("Done. It begins <t:");
    server.turn(MINUTE).await;
    let shown = server.announced("**One game**, then a final").await;
    shown.says_all(&["*Live*: ", ", or earlier when all places are taken", "Nobody has signed up yet"]);
    for (begins, why) in [
        ("soon", "I cannot read that as a moment."),
        ("1999-12-31 20:00", "That moment is past."),
        ("in 61 days", "A cup begins within 60 days."),
    ] {
        server.run("Isis", "ra", &format!("/ra-cup edit begins:\"{begins}\"")).await.begins(why);
    }
    server.run("Isis", "ra", "/ra-cup edit full:false").await.begins("Done.");

    for who in ["Amun", "Isis", "Khnum"] {
        server.run("Isis", "ra", &format!("/ra-cup add player:{who}")).await.begins("Done.");
    }
    server.run("Isis", "ra", "/ra-cup add player:Khnum").await.begins("They have signed up already.");
    server.run("Isis", "ra", "/ra-cup add player:ra-bot").await.lacks("Done");
    server.presses("Seti", "ra", "Sign up").await.begins("**You have signed up");
    server
        .run("Nefer", "ra", "/ra-cup add player:Nefer")
        .await
        .begins("All places are taken. Before the cup");
    for table in ["1", "x"] {
        let void = format!("/ra-cup void table:{table} reason:x");
        server.run("Isis", "ra", &void).await.begins("No table has begun yet.");
    }
    let fewer = server.run("Nefer", "ra", "/ra-cup edit places:3").await;
    fewer.begins("4 people have signed up. Choose at least as many places.");

    server.run("Isis", "ra", "/ra-cup drop player:Khnum reason:\"\u{200b}\"").await.begins("Say why");
    let rude = "/ra-cup drop player:Khnum reason:\"**rude** @everyone\"";
    server.run("Isis", "ra", rude).await.begins(TOLD);
    let told = server.tells_once("Khnum is out of the cup, as Isis decided.").await;
    told.begins("**Nile Cup:** ").says("\nReason: ").says("rude").lacks("**rude**").lacks("@everyone");
    assert_eq!(server.pinged("ra"), Vec::<String>::new());
    server.run("Isis", "ra", rude).await.begins("They are out already. /ra-cup add lets them in again.");
    server.run("Isis", "ra", "/ra-cup drop player:Nefer reason:x").await.begins("They do not take part");
    server.presses("Khnum", "ra", "Sign up").await.begins("An organiser has taken you out of this cup.");
    server.run("Isis", "ra", "/ra-cup add player:Khnum").await.begins("Done.");

    server.run("Nefer", "ra", "/ra-cup begin").await.begins("Done.");
    server.run("Isis", "ra", "/ra-cup begin").await.begins("It begins as soon as it can already");
    // In an evening everybody is asked first.
    server.told("Seti", "ra", "Press *I am here* before that").await;
    for who in ["Amun", "Isis", "Khnum", "Seti"] {
        server.presses(who, "ra", "I am here").await.begins("Good: you play in **Nile Cup**");
    }
    server.turn(16 * MINUTE).await;
    server.cup_games(CUP, 1).await;
    let late = server.run("Nefer", "ra", "/ra-cup edit games:3").await;
    late.begins("The cup has begun, so its plan stays as it is.");
    server.run("Nefer", "ra", "/ra-cup begin").await.begins("The cup has begun");
    server.end().await;
}

/// All that a draft's *More…* has can be changed until the cup begins.
#[tokio::test]
async fn an_organiser_changes_pace_tables_and_role_before_a_cup_begins() {
    let server = Server::with_cup().await;
    server.appoint_isis();
    server.crown(&[]);
    let fives = "table:\"fives, some fours and threes: one evening only\"";
    let live = format!("{LIVE} games:3 order:\"one after another\"");
    let refused = server.run("Isis", "ra", &format!("/ra-cup edit {fives}")).await;
    refused.begins("Tables of five take too long where people play for weeks.");
    server.run("Isis", "ra", &format!("/ra-cup edit {live} {fives}")).await.begins("Done. It begins <t:");
    server.turn(MINUTE).await;
    server.announced("**3 games, one after another**").await.says("*Live*: ");
    server.presses("Amun", "ra", "Rules").await.says("As many of five as possible");
    let slower = "/ra-cup edit pace:\"standard: look in twice a day\"";
    server.run("Isis", "ra", slower).await.begins("Tables of five take too long");
    server.run("Isis", "ra", &format!("{slower} table:\"threes, some fours\"")).await.begins("Done.");
    server.turn(MINUTE).await;
    server.announced("*Standard*: ").await.says("**3 games, one after another**").lacks("Champion’s role");

    let role = "/ra-cup edit role:Pharaoh";
    server.run("Isis", "ra", role).await.says("Manage Roles").lacks("Done.");
    server.permit("Pharaoh", &["MANAGE_MESSAGES"]);
    server.run("Nefer", "ra", role).await.lacks("Done.");
    server.permit("Pharaoh", &[]);
    // The bot cannot give it yet, and says so.
    server.run("Nefer", "ra", role).await.begins("Done.").says("Manage Roles");
    server.turn(MINUTE).await;
    server.announced("**Champion’s role:** <@&").await;
    server.run("Isis", "ra", "/ra-cup edit no-role:true").await.begins("Done.");
    server.turn(MINUTE).await;
    wait_for(async || (!words(&server.announcements()[0]).contains("Champion’s role")).then_some(())).await;
    server.end().await;
}

/// Whoever plays there may not, unless they manage the server: then the log says so.
#[tokio::test]
async fn a_table_that_an_organiser_makes_void_leaves_no_result() {
    let server = Server::with_tables(&PEOPLE).await;
    server.appoint_isis();
    let games = server.cup_games(CUP, 2).await;
    let (first, thread) = (games[0], server.cup_thread(games[0]).await);
    for who in PEOPLE {
        server.leaves(who, &thread).await;
    }
    server.until_finished(first).await;
    server.run("Seti", "ra", "/ra-stats season").await.says("1 game");
    assert_eq!(ratings::check(&server.store).await.unwrap().ratings, 5);
    server.line_says("ra", "**Table 1**: ").await;

    let void = |table: &str| format!("/ra-cup void table:{table} reason:\"the rules were wrong\"");
    server
        .run("Isis", "ra", &void("1"))
        .await
        .begins("You play there yourself, so somebody else has to decide.");
    server
        .run("Isis", "ra", "/ra-cup drop player:Amun reason:slow")
        .await
        .begins("You play against them, so somebody else has to decide.");
    for unknown in ["9", "1:9", "0", "x"] {
        server.run("Nefer", "ra", &void(unknown)).await.begins("This cup has no such table.");
    }
    server.run("Nefer", "ra", &void("7:1")).await.begins("That is no cup of this server.");
    server.run("Nefer", "ra", "/ra-cup void table:1 reason:\"\u{200b}\"").await.begins("Say why");

    server.run("Nefer", "ra", &void("1")).await.begins(TOLD);
    let told = server.tells_once("table 1 does not count, as Nefer decided.").await;
    told.says("Everybody at it gets 5 points, and the game counts for no season and no rating.\nReason: ");
    server.line_says("ra", "**Table 1** is void: everybody at it gets 5 points.").await;
    server.run("Nefer", "ra", &void("1")).await.begins("That table is void already.");
    server.presses("Amun", "ra", "My tables").await.says("Table 1: over, 5 points");
    server.run("Seti", "ra", "/ra-stats season").await.begins("Nobody has finished a game");
    assert_eq!(ratings::check(&server.store).await.unwrap().ratings, 0);
    // Who computes results and ratings anew finds nothing to change.
    assert_eq!(season::check(&server.store, true).await.unwrap().changed, []);
    server.results_agree().await;

    // The game of the other table ends with it, and so does the cup.
    server.run("Nefer", "ra", &void("1:2")).await.begins(TOLD);
    server.tells_once("has won Nile Cup!").await;
    assert_eq!(server.round(games[1]).await.row.status, Status::Cancelled);
    let log = server.run("Isis", "ra", "/ra-cup log").await;
    log.begins("No cup is running here.");
    server.run("Isis", "ra", "/ra-cup log cup:Nile").await.begins("Choose a cup from the list");
    server.run("Isis", "ra", "/ra-cup log cup:1").await.begins("**Nile Cup:** what has happened");
    let log = server.run("Isis", "ra", "/ra-cup log cup:\"nile cup\"").await;
    log.begins("**Nile Cup:** what has happened, latest first, page 1 of 1\n");
    log.says_all(&[
        "table 2 does not count: ",
        "the rules were wrong",
        "(plays there)",
        "the cup is over; champion: ",
    ]);
    for command in [
        "/ra-cup begin cup:1",
        "/ra-cup edit games:3 cup:1",
        "/ra-cup add player:Amun cup:1",
        "/ra-cup drop player:Amun reason:x cup:1",
        "/ra-cup void table:1:1 reason:x",
        "/ra-cup call-off reason:x cup:1",
    ] {
        server.run("Nefer", "ra", command).await.begins(OVER);
    }
    server.end().await;
}

#[tokio::test]
async fn a_cup_that_an_organiser_calls_off_ends_its_games() {
    let server = Server::with_tables(&PEOPLE[1..]).await;
    server.run("Nefer", "ra", "/ra-cup call-off reason:\" \"").await.begins("Say why");
    server
        .run("Nefer", "ra", "/ra-cup call-off reason:\"a holiday\" cup:2")
        .await
        .begins("That is no cup of");
    server.run("Nefer", "ra", "/ra-cup call-off reason:\"a holiday\"").await.begins(TOLD);
    let told = server.tells_once("**Nile Cup is called off**, as Nefer decided.").await;
    told.says("Games that are over count for the season; the others end now.\nReason: ").says("a holiday");
    for game in server.cup_games(CUP, 2).await {
        server.until_finished(game).await;
        assert_eq!(server.round(game).await.row.status, Status::Cancelled);
    }
    server.turn(MINUTE).await;
    server.announced("**Called off:** an organiser has ended it.").await;
    let [message] = &server.announcements()[..] else { panic!("{:?}", server.announcements()) };
    assert!(found(message, "Sign up").is_none());
    server.forge("Amun", "ra", id(message), "cup:1:sign up").await.begins(OVER);
    server.forge("Amun", "ra", id(message), "cup:1:leave anyway").await.begins(OVER);
    server.run("Nefer", "ra", "/ra-cup call-off reason:again cup:1").await.begins(OVER);
    let draft = server.presses("Nefer", "ra", "Hold it again").await;
    draft.says_all(&["**Your draft: nobody else sees it.**", "## Nile Cup"]);
    server.end().await;
}

#[tokio::test]
async fn an_export_has_the_people_the_tables_and_the_results() {
    let server = Server::with_tables(&PEOPLE[1..]).await;
    server.turn(CupKind::Quick.round_time()).await;
    for game in server.cup_games(CUP, 2).await {
        server.until_finished(game).await;
    }
    server.tells_once("has won Nile Cup!").await;
    server.run("Nefer", "ra", "/ra-cup export").await.begins("No cup is running here.");
    server.run("Nefer", "ra", "/ra-cup export cup:1").await.begins("The cup’s people, tables and results.");
    let read = exported(&server);
    let [entrants, tables, results] =
        ["entrants.csv", "tables.csv", "results.csv"].map(|name| server.text(&read, name));
    entrants.begins("number,user_id,name,signed_up_at,membership\r\n");
    entrants.says(&format!("\r\n2,{},Amun,", server.user("Amun"))).says_all(&["Isis", "Khnum", "Seti"]);
    assert_eq!(entrants.lines().count(), 5);
    tables.begins("table,round,game_id,opened_at,state,people\r\n1,1,1,").says(",over,");
    assert_eq!(tables.lines().count(), 3);
    results.begins("table,place,number,name,score,points,left_by\r\n1,1,").says(",10,round_deadline\r\n");
    assert_eq!(results.lines().count(), 9);
    assert_eq!(cups::loaded(&server.store, CUP).await.unwrap().cup.end(), Some(End::Over));
    server.end().await;
}

/// The message with the files, which Nefer alone sees.
fn exported(server: &Server) -> Value {
    let read = server.messages("Nefer", "ra");
    read.into_iter().rfind(|message| words(message).contains("The cup’s people")).unwrap()
}

/// Two organisers decide the same at the same moment: one of them reads that it is done already.
#[tokio::test]
async fn two_organisers_act_at_once() {
    let server = Server::with_cup().await;
    server.appoint_isis();
    for who in ["Amun", "Khnum", "Seti"] {
        server.presses(who, "ra", "Sign up").await;
    }
    let both = async |command: &str, refused: &str| {
        let told = tokio::join!(server.run("Nefer", "ra", command), server.run("Isis", "ra", command));
        let (done, not): (Vec<_>, Vec<_>) =
            [told.0, told.1].into_iter().partition(|told| told.starts_with("Done."));
        assert_eq!((done.len(), not.len()), (1, 1), "{command}: {done:?} {not:?}");
        not[0].begins(refused);
    };
    // In an evening everybody is asked for a while whether they are here, so it does not begin at once.
    server.run("Nefer", "ra", &format!("/ra-cup edit {LIVE}")).await.begins("Done.");
    both("/ra-cup drop player:Amun reason:x", "They are out already.").await;
    both("/ra-cup add player:Amun", "They have signed up already.").await;
    both("/ra-cup begin", "It begins as soon as it can already").await;
    both("/ra-cup call-off reason:x cup:1", OVER).await;
    server.end().await;
}

/// Each organiser has a draft of their own on a server.
#[tokio::test]
async fn two_organisers_prepare_cups_at_once() {
    let server = Server::start().await;
    server.appoint_isis();
    for (who, name) in [("Nefer", "Nile Cup"), ("Isis", "Delta Cup")] {
        server.run(who, "ra", &format!("/ra-cup new name:\"{name}\"")).await;
        server.dates(who, &[("begins", "in 3 days"), ("city", "Berlin")]).await;
    }
    let told =
        tokio::join!(server.presses("Nefer", "ra", "Publish"), server.presses("Isis", "ra", "Publish"));
    told.0.begins("**Nile Cup is published**");
    told.1.begins("**Delta Cup is published**");
    wait_for(async || (server.announcements().len() == 2).then_some(())).await;
    server
        .run("Nefer", "ra", "/ra-cup begin")
        .await
        .begins("Several cups are running here. Choose one with the option");
    server.end().await;
}

/// Of somebody who has left the server nothing is expected: the organiser can still take them out.
#[tokio::test]
async fn somebody_who_has_left_the_server_can_be_dropped() {
    let server = Server::with_cup().await;
    for who in ["Amun", "Isis", "Khnum", "Seti"] {
        server.presses(who, "ra", "Sign up").await;
    }
    server.discord.order(Order::RemovePerson { person: "Amun".into() }).unwrap();
    let drop = format!("/ra-cup drop player:{} reason:left", server.user("Amun"));
    server.run("Nefer", "ra", &drop).await.begins(TOLD);
    server.tells_once("Amun is out of the cup, as Nefer decided.").await;
    server.end().await;
}
