//! Cups where something cannot be: a full server, a channel or role that is gone, forged buttons, odd names, and the same
//! people in two cups at once.

use futures_util::future::join_all;
use local_discord::{BotResponse, ChannelKind, Order};
use ra_bot::app::cups;
use ra_bot::store::tasks::Kind;
use ra_table::id::CupId;
use serde_json::json;
use test_tools::raw_bot::Api;

use crate::support::clicks::{found, id, is_private};
use crate::support::hours::{DAY, HOUR, MINUTE};
use crate::support::server::{Says, Server, wait_for, within, words};

const BEGINS: [(&str, &str); 2] = [("begins", "in 3 days"), ("city", "Berlin")];
const FOUR: [&str; 4] = ["Amun", "Isis", "Khnum", "Seti"];

impl Server {
    /// So many threads are begun in *general*; their ids.
    async fn begin_threads(&self, count: usize) -> Vec<String> {
        let (api, general) = (Api::of(&self.discord), self.channel("general"));
        let mut threads = Vec::new();
        for _ in 0..count / 50 {
            let begun = (0..50).map(|_| {
                let api = api.clone();
                async move {
                    let week = 7 * 24 * 60;
                    let thread = json!({"name": "a thread", "type": 11, "auto_archive_duration": week});
                    let (status, begun) = api.post(&format!("/channels/{general}/threads"), thread).await;
                    assert_eq!(status, 201, "{begun}");
                    begun["id"].as_str().unwrap().to_owned()
                }
            });
            threads.extend(join_all(begun).await);
        }
        threads
    }

    fn delete_channel(&self, channel: &str) {
        self.discord.order(Order::DeleteChannel { channel: channel.to_owned() }).unwrap();
    }
}

/// Discord allows a thousand: that is seen when a cup is published, and before its tables are drawn.
#[tokio::test]
async fn a_server_that_is_full_of_threads_has_no_room_for_tables() {
    let server = Server::start().await;
    let mut threads = server.begin_threads(1000).await;
    server.run("Nefer", "ra", "/ra-cup new name:\"Nile Cup\"").await;
    server.dates("Nefer", &BEGINS).await;
    let refused = server.presses("Nefer", "ra", "Publish").await;
    refused.begins("This server has 1000 active threads of the 1,000 that Discord allows");
    refused.says("the tables need 1 more.");
    assert_eq!(server.announcements().len(), 0);
    server.delete_channel(&threads.pop().unwrap());
    server.presses("Nefer", "ra", "Publish").await.begins("**Nile Cup is published**");
    server.until_done(Kind::CupAnnouncement).await;
    for who in FOUR {
        server.presses(who, "ra", "Sign up").await;
    }
    server.turn(3 * DAY + HOUR).await;
    let waits = server.told("Seti", "ra", "**Nile Cup** waits").await;
    waits.says("This server has 999 active threads").says("the tables need 2 more.");
    assert!(cups::loaded(&server.store, CupId(1)).await.unwrap().cup.tables().is_empty());
    server.delete_channel(&threads.pop().unwrap());
    server.turn(10 * MINUTE).await;
    server.cup_games(CupId(1), 2).await;
    assert_eq!(server.times_told("Seti", "ra", "**Nile Cup** waits"), 1);
    server.end().await;
}

#[tokio::test]
async fn what_is_gone_before_a_cup_is_published_is_refused() {
    let server = Server::start().await;
    server.discord.order(Order::CreateChannel { name: "cups".into(), kind: ChannelKind::Text }).unwrap();
    server.crown(&[]);
    server.run("Nefer", "ra", "/ra-cup new name:\"Nile Cup\" channel:cups").await;
    server.dates("Nefer", &BEGINS).await;
    server.presses("Nefer", "ra", "More …").await;
    let (nefer, more) = (server.person("Nefer"), server.with_button("Nefer", "Back to the draft"));
    let (_, roles) = Api::of(&server.discord).get(&format!("/guilds/{}/roles", server.guild())).await;
    let role = roles.as_array().unwrap().iter().find(|role| role["name"] == "Pharaoh").unwrap();
    let role = role["id"].as_str().unwrap();
    within(nefer.choose("ra", id(&more), "The champion’s role", &[role])).await.unwrap();
    server.presses("Nefer", "ra", "Back to the draft").await.says(&format!("<@&{role}>"));
    server.discord.order(Order::DeleteRole { name: "Pharaoh".into() }).unwrap();
    server.presses("Nefer", "ra", "Publish").await.lacks("is published");
    server.presses("Nefer", "ra", "More …").await;
    let more = server.with_button("Nefer", "Back to the draft");
    within(nefer.choose("ra", id(&more), "The champion’s role", &["none"])).await.unwrap();
    server.presses("Nefer", "ra", "Back to the draft").await.lacks("<@&");
    server.delete_channel("cups");
    server.presses("Nefer", "ra", "Publish").await.begins("A cup needs a text channel or a forum");
    assert_eq!(server.announcements().len(), 0);
    server.end().await;
}

/// Whatever a client says a button is, it does nothing that the person could not do.
#[tokio::test]
async fn forged_buttons_of_a_cup_change_nothing() {
    let server = Server::with_cup().await;
    for who in FOUR {
        server.presses(who, "ra", "Sign up").await;
    }
    let message = id(&server.announcements()[0]);
    for (who, press, told) in [
        ("Nefer", "cup:1:leave anyway", "You have not signed up for this cup."),
        ("Nefer", "cup:1:here 5 1", "You have not signed up for this cup."),
        ("Amun", "cup:2:sign up", "That is no cup of this server."),
        ("Amun", "cup:1:again", "Only the person who published this cup, or somebody"),
        ("Amun", "cup:1:who 999999", "**Nile Cup:** 4 people take part."),
        ("Amun", "cup:1:standings 999", "**Nile Cup:** no table is over yet."),
        ("Amun", "cup:1:stay", "You stay in **Nile Cup**."),
        ("Amun", "draft:1:publish", "That draft is gone"),
    ] {
        server.forge(who, "ra", message, press).await.begins(told);
    }
    for press in ["cup:1:here", "cup:1:who -1", "cup:x:sign up", "cup:1:champion", "draft:1:kind huge"] {
        server.forge("Amun", "ra", message, press).await.lacks("Nile Cup");
    }
    let draft = server.run("Nefer", "ra", "/ra-cup new name:Other").await;
    draft.says("## Other");
    let panel = server.with_button("Nefer", "Discard");
    for label in ["Discard", "Publish", "More …", "Slow"] {
        let press = found(&panel, label).unwrap();
        server.forge("Amun", "ra", message, &press).await.begins("That draft is gone");
    }
    // Somebody who comes to be here although nobody has asked yet is here.
    server.forge("Isis", "ra", message, "cup:1:here 5 1").await.begins("Good: you play in **Nile Cup**");
    server.forge("Isis", "ra", message, "cup:1:here 5 1").await.begins("I know already that you are here.");
    assert_eq!(cups::loaded(&server.store, CupId(1)).await.unwrap().cup.taking_part(), 4);
    server.end().await;
}

/// A name can contain anything that can be seen: it formats, mentions and links nothing.
#[tokio::test]
async fn a_name_of_markup_and_emoji_is_only_a_name() {
    let server = Server::start().await;
    let name = "**🐫** @everyone <#1> `x` _y_ [z](http://a.b)";
    server.run("Nefer", "ra", &format!("/ra-cup new name:\"{name}\"")).await;
    server.dates("Nefer", &BEGINS).await;
    server.presses("Nefer", "ra", "Publish").await.says("is published");
    server.until_done(Kind::CupAnnouncement).await;
    for who in FOUR {
        server.presses(who, "ra", "Sign up").await;
    }
    server.turn(3 * DAY + HOUR).await;
    let games = server.cup_games(CupId(1), 2).await;
    server.until_done(Kind::CupNews).await;
    for message in server.messages("Seti", "ra").iter().filter(|message| !is_private(message)) {
        words(message).lacks("**🐫**").lacks("<#1>").lacks("`x`").lacks("](http");
        assert_eq!((&message["mention_everyone"], &message["mentions"]), (&json!(false), &json!([])));
    }
    server.cup_thread(games[0]).await;
    let tables = server.presses("Amun", "ra", "My tables").await;
    tables.says("Table 1: ").lacks("**🐫**");
    server.end().await;
}

#[tokio::test]
async fn the_same_people_play_in_two_cups_at_once() {
    let server = Server::with_cup().await;
    server.publishes("Delta Cup", &BEGINS[..1]).await;
    let messages: Vec<_> = server.announcements().iter().map(id).collect();
    for who in FOUR {
        for (message, cup) in messages.iter().zip([1, 2]) {
            let press = format!("cup:{cup}:sign up");
            let told = server.clicks(who, "ra", *message, &press).await;
            words(&told).begins("**You have signed up");
        }
    }
    server
        .run("Nefer", "ra", "/ra-cup drop player:Amun reason:x")
        .await
        .begins("Several cups are running here.");
    server.run("Nefer", "ra", "/ra-cup begin cup:2").await.begins("Done.");
    server.cup_games(CupId(2), 2).await;
    let first = cups::loaded(&server.store, CupId(1)).await.unwrap();
    assert!(!first.cup.has_begun());
    server.turn(3 * DAY + HOUR).await;
    server.cup_games(CupId(1), 2).await;
    let listed = server.run("Amun", "ra", "/ra-play").await;
    listed.says_all(&["**Nile Cup** in <#", "**Delta Cup** in <#"]);
    server.presses("Amun", "ra", "My tables: Delta Cup").await.begins("**Your tables in Delta Cup:**");
    // Who leaves one of them stays in the other.
    server.forge("Amun", "ra", messages[0], "cup:1:leave anyway").await.begins("You have left **Nile Cup**");
    let in_both = [CupId(1), CupId(2)].map(async |cup| cups::loaded(&server.store, cup).await.unwrap());
    let [nile, delta] = join_all(in_both).await.try_into().unwrap_or_else(|_| panic!("two cups"));
    assert_eq!((nile.cup.taking_part(), delta.cup.taking_part()), (3, 4));
    let offered = within(server.person("Nefer").complete("ra", "/ra-cup void table:table")).await.unwrap();
    let BotResponse::Choices { choices } = offered else { panic!("{offered:?}") };
    for cup in ["Nile Cup", "Delta Cup"] {
        let begins = format!("{cup} · Table 1: ");
        assert!(
            choices.iter().any(|choice| choice["name"].as_str().unwrap().starts_with(&begins)),
            "{choices:?}"
        );
    }
    let command = "/ra-cup void table:1 reason:x";
    server.run("Nefer", "ra", command).await.begins("Several cups are running here.");
    server.run("Nefer", "ra", "/ra-cup void table:2:1 reason:x").await.begins("Done.");
    wait_for(async || {
        let lines = server.table_lines("ra");
        lines.iter().any(|line| words(line).contains("**Table 1** is void")).then_some(())
    })
    .await;
    server.end().await;
}
