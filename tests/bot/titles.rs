//! What tables and their threads are called: by a name, or by who sits there. Both come from people.

use local_discord::Order;
use ra_table::names::plain;

use crate::support::server::{PEOPLE, Says, Server};

impl Server {
    /// The name of the channel that a game is played in.
    pub(super) async fn thread_of_last_game(&self) -> String {
        let game = self.last_game().await;
        self.until_played(game).await;
        self.until_all_are_in_the_thread(game).await;
        let channel = self.round(game).await.channel().to_string();
        let channels = serde_json::to_value(self.person("Nefer").channels()).unwrap();
        let all = channels.as_array().unwrap();
        let found = all.iter().find(|one| one["id"] == channel.as_str());
        found.unwrap_or_else(|| panic!("{channel} is none of {channels}"))["name"]
            .as_str()
            .unwrap()
            .to_owned()
    }
}

#[tokio::test]
async fn a_thread_is_named_after_who_sits_there() {
    let server = Server::start().await;
    let channel = server.begin(3, "").await;
    let name = server.thread_of_last_game().await;
    let (title, people) = name.split_once(" · ").unwrap();
    assert_eq!(title, "Ra 1");
    let mut people: Vec<&str> = people.split(", ").collect();
    people.sort_unstable();
    assert_eq!(people, ["Amun", "Isis", "Nefer"]);
    // With every turn it is still the same.
    server.run(&server.to_act(server.last_game().await).await, &channel, "/ra draw").await;
    assert_eq!(server.thread_of_last_game().await, name);
    server.end().await;
}

#[tokio::test]
async fn a_table_may_have_a_name() {
    let server = Server::start().await;
    let opened = server.run("Nefer", "ra", "/ra new seats:2 quick:false name:\"Friday *night*\"").await;
    opened.says("Ra · game 1 · Friday \\*night\\*");
    server.run("Amun", "ra", "/ra new seats:3").await;
    server.run("Isis", "ra", "/ra join").await;
    server.presses("Isis", "ra", "Ra 1 · Friday *night*").await.says("has started");
    assert_eq!(server.thread_of_last_game().await, "Ra 1 · Friday *night*");
    server.end().await;
}

#[tokio::test]
async fn no_name_does_anything() {
    let server = Server::start().await;
    for who in &PEOPLE[..5] {
        let nick = Some(format!("{who} @everyone 🎉{}", "x".repeat(30)).chars().take(32).collect());
        server.discord.order(Order::Rename { person: (*who).to_owned(), nick }).unwrap();
    }
    server.begin(5, "").await;
    let name = server.thread_of_last_game().await;
    assert!(name.encode_utf16().count() <= 100, "{name}");
    for who in PEOPLE {
        assert!(name.contains(&who[..4]), "{name}");
    }
    assert!(!name.contains("@everyone") && !name.contains('\n'), "{name}");
    for bad in
        ["@everyone", "<@1> [a](https://example.com)", "\u{202e}abc\u{200f} # d", "`x` ||y|| </ra draw:1>"]
    {
        let opened = server.run("Nefer", "ra", &format!("/ra new seats:2 name:\"{bad}\"")).await;
        opened.lacks("@everyone").lacks("<@1>").lacks("](http");
        assert!(
            !opened.contains('\u{202e}') && !opened.contains("||y") && !opened.contains(" `x"),
            "{opened}"
        );
        server.run("Amun", "ra", "/ra join").await;
        let name = server.thread_of_last_game().await;
        assert!(
            !name.contains("@everyone")
                && plain(&name.replace('\u{200b}', "")) == name.replace('\u{200b}', ""),
            "{name:?}"
        );
    }
    // Of a name of which nothing can be seen nothing is left.
    server.run("Nefer", "ra", "/ra new seats:2 name:\"\u{200b}\"").await.says("Ra · game 6:");
    server.end().await;
}

#[tokio::test]
async fn a_name_is_not_too_long() {
    let server = Server::start().await;
    server.run("Nefer", "ra", &format!("/ra new name:\"{}\"", "x".repeat(61))).await.says("refused");
    let name = "🎉".repeat(60);
    server.run("Nefer", "ra", &format!("/ra new seats:2 name:\"{name}\"")).await;
    server.run("Amun", "ra", "/ra join").await;
    let name = server.thread_of_last_game().await;
    assert!(name.starts_with("Ra 1 · 🎉🎉") && name.encode_utf16().count() <= 100, "{name}");
    server.end().await;
}
