//! Names: whatever people call themselves is shown harmlessly, and pings nobody.

use ra_bot::playground::Order;

use super::server::{PEOPLE, Server, words};

#[tokio::test]
async fn nobodys_name_does_anything() {
    let emoji = "🎉".repeat(100);
    let names = ["@everyone", "**x** <@&1> [a](https://example.com)", "\u{202e}abc\u{200f}\n# d", &emoji];
    let server = Server::start().await;
    for (who, nick) in PEOPLE.iter().zip(names) {
        let nick = Some(nick.to_owned());
        server.discord.order(Order::Rename { person: (*who).to_owned(), nick }).unwrap();
    }
    server.run("Nefer", "ra", "/ra new seats:4 here:true").await;
    for who in &PEOPLE[1..4] {
        server.run(who, "ra", "/ra join").await;
    }
    let game = server.last_game().await;
    let round = server.round(game).await;
    let first = round.state().to_act().unwrap();
    let first =
        PEOPLE.iter().find(|who| server.user(who) == round.user(first)).expect("one of them sits there");
    server.settled(game).await;
    assert!(server.pinged("ra").iter().all(|who| PEOPLE[..4].contains(who)));
    let mut private = server.run(first, "ra", "/ra draw").await;
    private += &server.run(first, "ra", "/ra draw").await;
    server.run(first, "ra", "/ra board public:true").await;
    server.settled(game).await;
    for message in server.discord.person("Seti").unwrap().read("ra").unwrap() {
        // In a picture's description nothing is a mention or a mark.
        let picture = message["embeds"][0]["image"]["description"].as_str().unwrap_or_default();
        let told = words(&message).replace(picture, "");
        assert!(!picture.contains('\u{202e}') && !picture.contains(&"🎉".repeat(33)), "{picture}");
        assert!(!told.contains("@everyone") && !told.contains("**x**") && !told.contains("<@&"), "{told}");
        assert!(!told.contains("](http") && !told.contains('\u{202e}') && !told.contains("\n# "), "{told}");
        assert!(!told.contains(&"🎉".repeat(33)), "{told}");
        assert_eq!(message["mention_everyone"], false);
        // Nobody but who is asked.
        let asked = told.split(", ").next().unwrap();
        for mentioned in message["mentions"].as_array().unwrap() {
            assert!(asked.contains(&format!("<@{}>", mentioned["id"].as_str().unwrap())), "{message}");
        }
    }
    assert!(!private.contains("<@everyone"), "{private}");
    server.end().await;
}
