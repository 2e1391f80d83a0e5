//! Seasons: what finished games leave behind, and what everybody is told of it.

use local_discord::Order;
use ra_table::id::GameId;
use sqlx::AssertSqlSafe;

use super::game_end::before_the_end;
use super::watched_server::nearly_played;
use crate::support::dealt::{Dealt, THREE};
use crate::support::permissions::denying;
use crate::support::server::{Says, Server, command, within, words};

impl Server {
    /// What is stored of a game's results: who, place, points and why they left.
    async fn results(&self, game: GameId) -> Vec<String> {
        let sql = format!(
            "SELECT concat(name, ' ', COALESCE(place, 0), ' ', score, ' ', left_by) FROM result \
             WHERE game_id = {game} ORDER BY number"
        );
        let mut connection = self.connection().await;
        sqlx::query_scalar(AssertSqlSafe(sql)).fetch_all(&mut connection).await.unwrap()
    }
}

#[tokio::test]
async fn the_last_board_says_what_the_game_has_brought_in_the_season() {
    let server = Server::start().await;
    server.turn_to(12, 0).await;
    let (game, [ends, ..], last) = before_the_end(&server).await;
    server.run(ends, "ra", &last).await;
    let told = server.told("Seti", "ra", "· the end").await;
    told.says_all(&["**Season points**, ", "1\\. ", " 9 (+9)", " 5 (+5)", " 1 (+1)"]);
    server.settled(game).await;
    assert_eq!(server.results(game).await.len(), 3);
    server.results_agree().await;
    server.end().await;
}

/// Nobody who is not there at the end gets points; whoever takes a seat over gets none either.
#[tokio::test]
async fn who_left_a_game_is_last_in_it() {
    let server = Server::start().await;
    server.turn_to(12, 0).await;
    let four = Dealt { players: 4, ..THREE };
    let (nearly, last) = nearly_played(four, 1);
    let played = format!("{}, stand in 1 resigned, stand in 2 late, stand in 3 late", nearly.played).leak();
    let game = server.deal(Dealt { played, ..four }).await;
    server.run("Nefer", "ra", "/ra replace player:Khnum by:Seti").await;
    server.takes("Seti", "ra").await;
    server.run("Nefer", "ra", &command(last[0])).await;
    let told = server.told("Seti", "ra", "· the end").await;
    told.says("1\\. Nefer 10 (+10)");
    for (who, place) in [("Amun", 2), ("Isis", 2), ("Khnum", 2)] {
        assert!(told.contains(&format!("{place}\\. {who} 0 (+0)")), "{who}: {told}");
    }
    told.lacks("\\. Seti ");
    server.settled(game).await;
    let results = server.results(game).await;
    let without_points = |line: &String| {
        let words: Vec<&str> = line.split(' ').collect();
        [words[0], words[1], words[3]].join(" ")
    };
    assert_eq!(
        results.iter().map(without_points).collect::<Vec<_>>(),
        ["Nefer 1 none", "Amun 4 resigned", "Isis 4 timed_out", "Khnum 4 replaced", "Seti 0 none"]
    );
    server.results_agree().await;
    server.end().await;
}

impl Server {
    /// A game of three that has ended: Nefer has won it with 6 points, before Amun with 6 and Isis with 4.
    pub(super) async fn ended(&self) -> GameId {
        let (game, [ends, ..], last) = before_the_end(self).await;
        self.run(ends, "ra", &last).await;
        self.told("Nefer", "ra", &format!("game {game} · the end")).await;
        self.settled(game).await;
        game
    }
}

/// What somebody reads of a season, of themselves, of their games, and of somebody else's.
#[tokio::test]
async fn who_is_good_here_can_be_read() {
    let server = Server::start().await;
    server.turn_to_winter().await;
    let nothing = server.run("Nefer", "ra", "/ra-stats season").await;
    nothing.says("Nobody has finished a game with other people in Winter 20");
    assert_eq!(
        server.run("Nefer", "ra", "/ra-stats player").await,
        "You have finished no game here yet. /ra-play begins one."
    );
    let game = server.ended().await;
    server.ended().await;
    let season = server.run("Amun", "ra", "/ra-stats season").await;
    season.says(": points by place in finished games");
    assert!(season.contains("2. Amun (you): 10 points"), "the picture in words: {season}");
    let season = server.presses("Amun", "ra", "In words").await;
    for line in [
        "points by place in finished games",
        "1\\. Nefer 18 points, 2 games",
        "2\\. Amun (you) 10 points, 2 games",
        "3\\. Isis 2 points, 2 games",
    ] {
        assert!(season.replace("**", "").contains(line), "{line}: {season}");
    }
    let own = server.run("Amun", "ra", "/ra-stats player").await;
    own.says_all(&[
        "Winter 20",
        ": 2nd with 10 points",
        "2 games of 3 people: 2× 2nd",
        "100% of the best score at the table, on average",
        "Played to the end: 2 of 2",
        "Points per game (on this server): Pharaoh ",
        "Last games, newest first: 2nd of 3; 2nd of 3",
    ]);
    let own = server.presses("Amun", "ra", "In words").await;
    own.says_all(&[
        &format!("Best game: 6 points in game {game}, "),
        "- Points per game (on this server): Pharaoh ",
        "- Last games, newest first: 2nd of 3; 2nd of 3",
    ]);
    let others = server.run("Seti", "ra", "/ra-stats history who:Isis").await;
    others.says("**Isis**: finished games, page 1 of 1");
    others.says(&format!("game {game} · 3rd of 3 · 4 points · <#"));
    let two = server.run("Isis", "ra", "/ra-stats versus who:Nefer").await;
    two.says("2 games together. Isis ended ahead in 0, Nefer in 2.");
    two.says(&format!("Game {game}: Isis 4, 3rd of 3; Nefer 6, 1st of 3."));
    let two = server.presses("Isis", "ra", "In words").await;
    two.says(&format!("game {game} · 3. Isis 4, 1. Nefer 6")).says("Points per game (the other’s): Pharaoh ");
    for (command, told) in [
        ("/ra-stats versus who:Isis", "That is you. Choose somebody else."),
        ("/ra-stats versus who:Seti", "You have not finished a game here with Seti yet."),
        ("/ra-stats player who:Seti", "Seti has finished no game here yet."),
        ("/ra-stats season quarter:2999-Q1", "Winter 2999 has not begun yet."),
        ("/ra-stats season quarter:1999-Q2", "Nobody has finished a game with other people in Spring 1999."),
        ("/ra-stats season quarter:soon", "I cannot read “soon” here. Choose a quarter"),
    ] {
        server.run("Isis", "ra", command).await.says(told);
    }
    server.end().await;
}

/// What is shown to everybody is shown once, and looks the same to all.
#[tokio::test]
async fn somebody_shows_the_standings_to_everybody_once() {
    let server = Server::start().await;
    server.ended().await;
    server.run("Amun", "ra", "/ra-stats season").await;
    server.presses("Amun", "ra", "Show here").await.says("Done: https://discord.com/channels/");
    assert_eq!(server.times_told("Seti", "ra", "points by place"), 1);
    server.told("Seti", "ra", "points by place").await.says("Amun").lacks("(you)");
    server.end().await;
}

/// People’s pictures are shown to everybody as the standings are.
#[tokio::test]
async fn somebody_shows_their_picture_to_everybody() {
    let server = Server::start().await;
    server.ended().await;
    for (command, file) in [("/ra-stats player", "figures.png"), ("/ra-stats versus who:Amun", "versus.png")]
    {
        server.run("Nefer", "ra", command).await;
        server.presses("Nefer", "ra", "Show here").await.says("Done: https://discord.com/channels/");
        let shown =
            server.messages("Seti", "ra").into_iter().rfind(|message| message["flags"] != 64).unwrap();
        assert!(shown["embeds"][0]["image"]["url"].as_str().unwrap().contains(file), "{shown}");
        words(&shown).says("Nefer").says("Points per game");
    }
    server.end().await;
}

/// A game is linked, and its record handed out, only to those who see where it was played.
#[tokio::test]
async fn nobody_is_led_to_a_channel_that_they_do_not_see() {
    let server = Server::start().await;
    let game = server.ended().await;
    let line = format!("game {game} · 1st of 3 · 6 points");
    server.run("Seti", "general", "/ra-stats history who:Nefer").await.says(&format!("{line} · <#"));
    server.hide("ra", "Seti");
    server.run("Seti", "general", "/ra-stats history who:Nefer").await.says(&line).lacks("<#");
    server.end().await;
}

/// Somebody who hides is "a player" to everybody else, and cannot be looked up; their places count on.
#[tokio::test]
async fn who_hides_is_a_player_to_others() {
    let server = Server::start().await;
    server.ended().await;
    server.run("Nefer", "general", "/ra-data").await.says("Your name is in the lists");
    let told = server.presses("Nefer", "general", "Hide me from lists").await;
    told.says("You are hidden");
    server.run("Amun", "ra", "/ra-stats season").await.says("1. a player: 9 points").lacks("Nefer");
    server.presses("Amun", "ra", "In words").await.says("**a player** 9 points").lacks("Nefer");
    server.run("Nefer", "ra", "/ra-stats season").await.says("1. Nefer (you): 9 points");
    for (command, told) in [
        ("/ra-stats player who:Nefer", "Nefer has finished no game here yet."),
        ("/ra-stats history who:Nefer", "Nefer has finished no game here yet."),
        ("/ra-stats versus who:Nefer", "You have not finished a game here with Nefer yet."),
    ] {
        server.run("Amun", "ra", command).await.says(told);
    }
    server.run("Amun", "ra", "/ra-play").await.says("**a player** 9 points").says("**Amun** (you) 5 points");
    let game = server.ended().await;
    let board = server.told("Seti", "ra", &format!("game {game} · the end")).await;
    board.says("2\\. Amun 10 (+5)").lacks("Nefer 1");
    server.run("Nefer", "ra", "/ra-stats season").await;
    server.presses("Nefer", "ra", "Show here").await;
    server.told("Seti", "ra", "points by place").await.says("1. a player: 18 points").lacks("Nefer");
    server.presses("Nefer", "general", "Show me in lists").await;
    server.run("Amun", "ra", "/ra-stats season").await.says("1. Nefer: 18 points");
    server.end().await;
}

/// The panel that stands in a channel shows the first places, and names nobody who has hidden since.
#[tokio::test]
async fn the_panel_of_a_channel_shows_the_first_places() {
    let server = Server::start().await;
    server.ended().await;
    server.run("Nefer", "general", "/ra-admin panel").await;
    server.told("Seti", "general", "Ra on this server").await.says("1\\. **Nefer** 9 points, 1 game");
    // One that is just being looked at is looked at again after five minutes.
    server.until_no_poster_is_due().await;
    server.run("Nefer", "ra", "/ra-data").await;
    server.presses("Nefer", "ra", "Hide me from lists").await.says("You are hidden");
    let panel = server.told("Seti", "general", "1\\. **a player** 9 points, 1 game").await;
    panel.says("Game 1 is over: a player 6, Amun 6, Isis 4.").lacks("Nefer");
    server.end().await;
}

/// From the menu on somebody's name, and in direct messages, where all of one's own are.
#[tokio::test]
async fn results_are_read_from_a_name_and_in_direct_messages() {
    let server = Server::start().await;
    server.ended().await;
    let isis = server.person("Isis");
    let answer = within(isis.use_on_user("ra", "Ra player", "Nefer")).await.unwrap();
    words(answer.message().unwrap()).says("**Nefer**: finished games");
    server.run("Isis", "dm", "/ra-stats player").await.says("**Isis**: finished games on all servers");
    server.run("Isis", "dm", "/ra-stats history").await.says("3rd of 3").says("<#");
    server.run("Isis", "dm", "/ra-stats season").await.says("Which server?");
    server.run("Isis", "dm", "/ra-stats player who:Nefer").await.says("Which server?").lacks("Nefer");
    server.run("Seti", "dm", "/ra-stats season").await.says("A season belongs to a server");
    server.end().await;
}

/// Who is told of the end by direct message reads there what it has brought, in their own language.
#[tokio::test]
async fn what_a_game_has_brought_is_told_by_direct_message_too() {
    let server = Server::start().await;
    server.turn_to(12, 0).await;
    let (_, [ends, directly, _], last) = before_the_end(&server).await;
    server.speaks(directly, "de");
    server.run(directly, "ra", "/ra settings calls:\"per Direktnachricht\"").await;
    server.run(ends, "ra", &last).await;
    let told = server.told(directly, "dm", "Partie 1 ist vorbei").await;
    told.says("1\\. Nefer 9 (+9)").says("3\\. Isis 1 (+1)");
    server.end().await;
}

/// What was played on another server is read there alone, and in one's own direct messages.
#[tokio::test]
async fn another_servers_games_are_not_told_here() {
    let server = Server::start().await;
    server.ended().await;
    let mut connection = server.connection().await;
    sqlx::query("UPDATE result SET guild_id = 1").execute(&mut connection).await.unwrap();
    for (command, told) in [
        ("/ra-stats season", "Nobody has finished a game"),
        ("/ra-stats player", "You have finished no game here yet."),
        ("/ra-stats player who:Amun", "Amun has finished no game here yet."),
        ("/ra-stats history who:Amun", "Amun has finished no game here yet."),
        ("/ra-stats versus who:Amun", "You have not finished a game here with Amun yet."),
        ("/ra-play", "Play Ra"),
    ] {
        let answer = server.run("Nefer", "ra", command).await;
        assert!(answer.contains(told) && !answer.contains("points"), "{command}: {answer}");
    }
    server.run("Nefer", "dm", "/ra-stats player").await.says("Played to the end: 1 of 1");
    // The bot is not there, so it names no server to choose, and leads nowhere.
    server.run("Nefer", "dm", "/ra-stats history").await.says("1st of 3").lacks("<#");
    server.end().await;
}

/// Who has another name by their last move is called so in what is stored, too.
#[tokio::test]
async fn a_name_that_changed_with_the_last_move_is_stored() {
    let server = Server::start().await;
    let (game, [ends, ..], last) = before_the_end(&server).await;
    server.discord.order(Order::Rename { person: ends.to_owned(), nick: Some("Ramses".to_owned()) }).unwrap();
    server.run(ends, "ra", &last).await;
    server.told("Seti", "ra", "· the end").await;
    server.settled(game).await;
    let results = server.results(game).await;
    assert!(results.iter().any(|line| line.starts_with("Ramses ")), "{results:?}");
    server.results_agree().await;
    server.end().await;
}

/// Nobody has the bot write where they may not.
#[tokio::test]
async fn nothing_is_shown_by_who_may_not_write() {
    let server = Server::start().await;
    server.ended().await;
    server.discord.order(denying("ra", &["SEND_MESSAGES"], Some("Amun"))).unwrap();
    server.run("Amun", "ra", "/ra-stats season").await;
    server.presses("Amun", "ra", "Show here").await.says("You may not write in this channel");
    assert!(server.read("Seti", "ra").iter().all(|message| !message.contains("points by place")));
    server.end().await;
}
