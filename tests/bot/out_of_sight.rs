//! Players who cannot see the channel of their game: their time stands still, and they and those who can help learn why.

use std::time::Duration;

use ra_bot::store::notifications;
use ra_table::game::{Called, Subject};
use ra_table::id::GameId;

use crate::support::dealt::{CALM, Dealt};
use crate::support::hours::{DAY, HOUR, MINUTE};
use crate::support::server::{Says, Server, wait_while};

impl Server {
    /// Waits until the bot knows that somebody sees the channel of their game, or that they do not.
    async fn until_sight(&self, game: GameId, who: &str, sees: bool) {
        let user = self.user(who);
        wait_while(async || {
            let round = self.round(game).await;
            let seat = round.chairs().seat_of(user).unwrap();
            round.game.sight().is_out_of_sight(seat) == sees
        })
        .await;
        self.until_nothing_is_due().await;
    }

    /// A game in which it is Amun’s turn, who does not see its channel when his time runs out.
    async fn hidden_from_amun(&self) -> GameId {
        self.turn_to(9, 0).await;
        let game = self.deal(Dealt { played: "draw, draw, draw", ..CALM }).await;
        self.plays(game, "Nefer", "/ra draw").await;
        self.hide("ra", "Amun");
        self.run_out(game).await;
        self.until_sight(game, "Amun", false).await;
        self.turn(2 * MINUTE).await;
        game
    }
}

#[tokio::test]
async fn no_time_runs_and_it_is_played_on_by_direct_message() {
    let server = Server::start().await;
    server.appoint("ra", "Seti");
    server.run("Seti", "ra", "/ra-admin pause").await;
    let game = server.hidden_from_amun().await;
    let told = server.told("Amun", "dm", "You can no longer see").await;
    told.begins("Since you last acted:").says("Nefer drew");
    // There is no channel above in which to tell it: who last looked after the games is.
    server.told("Seti", "dm", "cannot see").await;
    server.pass_time(2 * DAY).await;
    assert_eq!(server.history(game).await.len(), 4, "nobody is late");
    assert_eq!(server.times_told("Amun", "dm", "You can no longer see"), 1);
    told.says("game 1 is played");
    server.presses("Amun", "dm", "Draw").await;
    assert_eq!(server.history(game).await.len(), 5);
    server.settled(game).await;
    // His next question comes there, too.
    server.each_runs(&["Isis", "Nefer"], "ra", "/ra draw").await;
    server.turn(5 * MINUTE).await;
    server.told("Amun", "dm", "Game 1 waits for you").await;
    // He sees the channel again: that is found out within a day.
    server.unhide("ra", "Amun");
    server.turn(DAY + HOUR).await;
    server.until_sight(game, "Amun", true).await;
    let left = server.runs_out(game).await.since(server.now());
    assert!(left > Duration::from_secs(20 * 60 * 60), "{left:?}");
    server.end().await;
}

/// While the bot cannot write there either, it is not looked for whether he sees it, and Discord is left alone.
#[tokio::test]
async fn nothing_is_looked_for_where_the_bot_cannot_write() {
    let server = Server::start().await;
    let game = server.hidden_from_amun().await;
    server.deny("ra", &["VIEW_CHANNEL"]);
    wait_while(async || server.round(game).await.game.out_of_reach().since().is_none()).await;
    server.turn(2 * DAY).await;
    server.until_nothing_is_due().await;
    let due = server.round(game).await.row.due_at.unwrap();
    assert!(due > server.now().after(HOUR / 4), "{due:?}, at {:?}", server.now());
    server.end().await;
}

impl Server {
    /// A call that was made is one that was perhaps made, as after a death before its message was noted.
    async fn forget_message(&self, game: GameId, call: &Called) {
        let mut tx = self.store.write().await.unwrap();
        let at = self.now().before(10 * MINUTE);
        notifications::expect(&mut tx, game, call, None, at).await.unwrap();
        notifications::not_sent(&mut tx, game, call).await.unwrap();
        notifications::expect(&mut tx, game, call, None, at).await.unwrap();
        tx.commit().await.unwrap();
    }
}

/// The bot dies before it has noted that he was told: it finds what it has said, also to change it later.
#[tokio::test]
async fn what_was_said_before_a_death_is_found() {
    let mut server = Server::start().await;
    let game = server.hidden_from_amun().await;
    server.told("Amun", "dm", "You can no longer see").await;
    let open = notifications::open(&mut server.store.read().await.unwrap(), game).await.unwrap();
    let is_it = |call: &&Called| matches!(call.subject, Subject::OutOfSight(_));
    let notice = open.known.iter().find(is_it).unwrap();
    server.forget_message(game, notice).await;
    server.stop().await;
    server.start_again().await;
    server.turn(2 * MINUTE).await;
    server.until_nothing_is_due().await;
    assert_eq!(server.times_told("Amun", "dm", "You can no longer see"), 1);
    server.forget_message(game, notice).await;
    server.unhide("ra", "Amun");
    server.run("Amun", "ra", "/ra draw").await;
    wait_while(async || server.times_told("Amun", "dm", "You can no longer see") > 0).await;
    server.end().await;
}

/// What somebody does where the game is played shows that they see it.
#[tokio::test]
async fn who_acts_there_sees_it() {
    let server = Server::start().await;
    let game = server.hidden_from_amun().await;
    server.unhide("ra", "Amun");
    server.run("Amun", "ra", "/ra draw").await;
    server.until_sight(game, "Amun", true).await;
    server.settled(game).await;
    server.end().await;
}

/// One person's access never ends a game. The chair is taken back from anywhere.
#[tokio::test]
async fn after_a_week_a_computer_player_takes_the_chair() {
    let server = Server::start().await;
    let game = server.hidden_from_amun().await;
    server.turn(8 * DAY).await;
    let history = server.until_entries(game, 6).await;
    assert!(history[4] == "stand in 1 late", "{history:?}");
    server.until_nothing_is_due().await;
    server.run("Amun", "dm", "/ra me").await.says("**Game 1**");
    server.run("Amun", "dm", "/ra back").await.says("your chair is yours again");
    server.settled(game).await;
    server.end().await;
}

/// In a thread the channel above it decides, and is where it is told.
#[tokio::test]
async fn the_channel_of_a_thread_is_looked_at() {
    let server = Server::start().await;
    server.turn_to(9, 0).await;
    let thread = server.begin(2, "").await;
    let game = server.last_game().await;
    let who = "Amun".to_owned();
    if server.to_act(game).await != who {
        server.run("Nefer", &thread, "/ra draw").await;
        server.settled(game).await;
    }
    server.hide("ra", &who);
    server.run_out(game).await;
    server.until_sight(game, &who, false).await;
    server.told("Seti", "ra", "cannot see").await;
    server.end().await;
}

/// From another channel of the server, too: the board goes where the game is played.
#[tokio::test]
async fn it_is_played_on_from_another_channel() {
    let server = Server::start().await;
    server.turn_to(9, 0).await;
    let game = server.hidden_from_amun().await;
    server.run("Amun", "general", "/ra me").await.says("**Game 1**");
    assert_eq!(server.presses("Amun", "general", "Draw").await, "Amun drew Pharaoh.");
    server.settled(game).await;
    assert!(server.read("Isis", "ra").last().unwrap().contains("Amun drew Pharaoh."));
    assert!(server.read("Isis", "general").is_empty(), "nothing is said there to others");
    server.end().await;
}
