//! Looking at a game again, step by step: by whoever sees where it was played, and only what everybody saw then.

use ra_bot::config::Limits;
use ra_table::id::GameId;
use serde_json::Value;

use crate::support::clicks::{id, is_private, parts, texts};
use crate::support::dealt::{BEFORE_RA, CALM, Dealt};
use crate::support::permissions::denying;
use crate::support::server::{Says, Server, options, within, words};

impl Server {
    /// The newest private message that somebody has in a channel.
    fn panel(&self, who: &str, channel: &str) -> Value {
        self.messages(who, channel).into_iter().rfind(is_private).unwrap()
    }

    /// What somebody is shown who chooses from a menu of their newest private message.
    async fn picks_from(&self, who: &str, channel: &str, menu: &str, value: &str) -> String {
        let on = id(&self.panel(who, channel));
        let answer = within(self.person(who).choose(channel, on, menu, &[value])).await.unwrap();
        words(answer.message().unwrap())
    }

    /// How many messages that everybody sees in a channel say this.
    fn times_shown(&self, channel: &str, part: &str) -> usize {
        let all = self.messages("Khnum", channel);
        all.iter().filter(|message| !is_private(message) && words(message).contains(part)).count()
    }
}

/// The first choice of a message's menu.
fn first_choice(message: &Value) -> (String, String) {
    let menu = parts(message).find(|one| one["options"].is_array()).unwrap();
    let text = |key: &str| menu["options"][0][key].as_str().unwrap().to_owned();
    (text("label"), text("value"))
}

#[tokio::test]
async fn a_game_that_is_over_is_stepped_through() {
    let server = Server::start().await;
    let game = server.ended().await;
    let first = server.presses("Seti", "ra", "Step through").await;
    first.begins("**Game 1**, step 0 of ");
    first.says("The game has begun: Nefer, Amun, Isis.");
    let panel = server.panel("Seti", "ra");
    assert!(is_private(&panel) && !texts(&panel, "label").contains(&"Show here".to_owned()));
    assert!(panel["embeds"][0]["image"]["url"].as_str().unwrap().contains("step.png"), "{panel}");
    server.presses("Seti", "ra", "▶").await.says("step 1 of ");
    server.presses("Seti", "ra", "Next auction").await.says("**Game 1**");
    let epoch = server.presses("Seti", "ra", "Next epoch").await;
    epoch.says("**Epoch 1 is over**");
    server.presses("Seti", "ra", "▶").await;
    let (label, value) = first_choice(&server.panel("Seti", "ra"));
    label.begins("Auction ");
    server.picks_from("Seti", "ra", "Auctions of epoch 2", &value).await.says("**Game 1**");
    server.presses("Seti", "ra", "Next epoch").await.says("**Epoch 2 is over**");
    let last = server.presses("Seti", "ra", "Next epoch").await;
    last.says("**The game is over**");
    let on = id(&server.panel("Seti", "ra"));
    assert!(server.person("Seti").click("ra", on, "▶").await.is_err(), "there is none");
    // What is beyond the end is the last step, and what is before the beginning no button.
    server
        .forge("Seti", "ra", on, &format!("back:{game}:on 999999999999"))
        .await
        .says("**The game is over**");
    server.forge("Seti", "ra", on, &format!("back:{game}:on -1")).await.lacks("**Game 1**");
    server.presses("Seti", "ra", "⏪").await.begins("**Game 1**, step 0 of ");
    server.end().await;
}

/// The last board tells of the largest lots, and leads to their auctions.
#[tokio::test]
async fn the_end_leads_to_the_largest_lots() {
    let server = Server::start().await;
    server.ended().await;
    let told = server.told("Seti", "ra", "· the end").await;
    told.says("**Best buys** (a computer").says("1\\. ").says(" points");
    let first = told.lines().find(|line| line.starts_with("1\\. ") && line.contains(" for ")).unwrap();
    let lot = first.split_once(" for ").unwrap().1.split(": ").next().unwrap().to_owned();
    let looked = server.presses("Seti", "ra", "Replay buy 1").await;
    looked.says("**Game 1**, step ");
    lot.split(", ").for_each(|tile| {
        looked.says(tile);
    });
    server.end().await;
}

/// A step is shown to everybody by players alone, once, and not again within ten minutes.
#[tokio::test]
async fn a_player_shows_a_step_to_everybody() {
    let limits = Limits { presses: None, ..Limits::USUAL };
    let server = Server::on(options(), move |config| config.limits = limits, async |_, _| {}).await;
    let game = server.ended().await;
    server.taps("Amun", "ra", &["Step through", "Next epoch"]).await.says("**Epoch 1 is over**");
    let panel = server.panel("Amun", "ra");
    server.presses("Amun", "ra", "Show here").await.says("Done: https://discord.com/channels/");
    assert_eq!(server.times_shown("ra", "**Game 1**, step "), 1);
    server.presses("Amun", "ra", "Show here").await.says("Something of this game was shown here just now");
    server.run("Amun", "ra", "/ra log").await;
    let step = format!("back:{game}:show 3");
    server.forge("Seti", "ra", id(&panel), &step).await.lacks("Done");
    assert_eq!(server.times_shown("ra", "**Game 1**, step "), 1);
    server.end().await;
}

#[tokio::test]
async fn nobody_shows_a_step_who_may_not_write() {
    let server = Server::start().await;
    server.ended().await;
    server.discord.order(denying("ra", &["SEND_MESSAGES"], Some("Amun"))).unwrap();
    server.taps("Amun", "ra", &["Step through", "Show here"]).await.says("You may not write in this channel");
    assert_eq!(server.times_shown("ra", "**Game 1**, step "), 0);
    server.end().await;
}

/// Nobody learns what comes, nor an answer that has not been played.
#[tokio::test]
async fn a_running_game_is_looked_back_at() {
    let server = Server::start().await;
    let game = server.deal(Dealt { played: "draw, draw", ..BEFORE_RA }).await;
    server.run("Seti", "ra", "/ra log").await;
    let now = server.presses("Seti", "ra", "Look back").await;
    now.begins("**Game 1**, step 2 of 2").says("Amun drew Ra");
    server.presses("Seti", "ra", "◀").await.says("Nefer drew");
    let on = id(&server.panel("Seti", "ra"));
    server.forge("Seti", "ra", on, &format!("back:{game}:on 3")).await.begins("**Game 1**, step 2 of 2");
    server.run("Amun", "ra", "/ra bid 12").await;
    server.run("Nefer", "ra", "/ra me").await;
    let now = server.presses("Nefer", "ra", "Look back").await;
    now.says("step 2 of 2").lacks("bid 12");
    assert_eq!(first_choice(&server.panel("Nefer", "ra")).0, "Auction 1: under way");
    server.end().await;
}

/// Whoever sees where a game was played looks at it from the list of somebody's games, as long as they see it.
#[tokio::test]
async fn a_game_is_chosen_from_a_list() {
    let server = Server::start().await;
    server.ended().await;
    server.run("Seti", "general", "/ra-stats history who:Nefer").await;
    let first = server.picks_from("Seti", "general", "Step through a game", "1").await;
    first.begins("**Game 1**, step 0 of ");
    server.presses("Seti", "general", "▶").await.begins("**Game 1**, step 1 of ");
    server.hide("ra", "Seti");
    server.presses("Seti", "general", "▶").await.says("There is no game 1 in this channel").lacks("step");
    server.run("Nefer", "dm", "/ra-stats history").await;
    server.picks_from("Nefer", "dm", "Step through a game", "1").await.begins("**Game 1**, step 0 of ");
    server.presses("Nefer", "dm", "▶").await.begins("**Game 1**, step 1 of ");
    server.end().await;
}

#[tokio::test]
async fn no_step_is_shown_of_a_game_elsewhere() {
    let server = Server::start().await;
    let game = server.ended().await;
    server.run("Seti", "general", "/ra help").await;
    let on = id(&server.panel("Seti", "general"));
    let open = format!("back:{game}:open");
    server.forge("Seti", "general", on, &open).await.says("There is no game 1 in this channel");
    server.forge("Seti", "general", on, "back:99:open").await.lacks("step");
    let mut connection = server.connection().await;
    sqlx::query("UPDATE game SET guild_id = 1").execute(&mut connection).await.unwrap();
    let board = server.messages("Seti", "ra").into_iter().rfind(|message| words(message).contains("the end"));
    server.forge("Seti", "ra", id(&board.unwrap()), &open).await.lacks("step");
    server.end().await;
}

#[tokio::test]
async fn a_game_of_other_rules_cannot_be_looked_back_at() {
    let server = Server::start().await;
    let game: GameId = server.deal(Dealt { rules: 99, ..CALM }).await;
    server.run("Seti", "ra", "/ra help").await;
    let on = id(&server.panel("Seti", "ra"));
    let told = server.forge("Seti", "ra", on, &format!("back:{game}:open")).await;
    told.says("another version of the rules");
    server.end().await;
}

/// Two presses at once are two looks.
#[tokio::test]
async fn who_presses_twice_sees_the_same() {
    let server = Server::start().await;
    server.ended().await;
    server.presses("Seti", "ra", "Step through").await;
    let (seti, on) = (server.person("Seti"), id(&server.panel("Seti", "ra")));
    let both = within(futures_util::future::join(seti.click("ra", on, "▶"), seti.click("ra", on, "▶"))).await;
    for answer in [both.0, both.1] {
        if let Some(message) = answer.unwrap().message() {
            words(message).begins("**Game 1**, step 1 of ");
        }
    }
    words(&server.panel("Seti", "ra")).begins("**Game 1**, step 1 of ");
    server.end().await;
}
