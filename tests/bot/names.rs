//! Names: whatever people call themselves is shown harmlessly, pings nobody, and can be told from others.

use local_discord::Order;
use serde_json::Value;

use super::game_end::before_the_end;
use crate::support::clicks::texts;
use crate::support::dealt::{CALM, Dealt};
use crate::support::server::{PEOPLE, Says, Server, words};

impl Server {
    fn rename(&self, who: &str, nick: &str) {
        let (person, nick) = (who.to_owned(), Some(nick.to_owned()));
        self.discord.order(Order::Rename { person, nick }).unwrap();
    }

    /// Nefer opens a table, where Amun and then Isis sit down; what Nefer reads before the game begins, and the channel
    /// of the game.
    async fn begin_with_names(&self, options: &str) -> (String, String) {
        self.run("Nefer", "ra", &format!("/ra new seats:3 quick:false {options}")).await;
        self.run("Amun", "ra", "/ra join").await;
        self.until("ra", |read| read.contains("one free seat")).await;
        self.taps("Nefer", "ra", &["Settings…", "Free a seat…"]).await;
        let lobby = self.all_of("Nefer", "ra");
        self.run("Isis", "ra", "/ra join").await;
        let game = self.last_game().await;
        self.begun(game).await;
        (lobby, self.round(game).await.channel().to_string())
    }

    /// They draw for a while, and everybody looks; what Isis reads of it.
    async fn play_with_names(&self, channel: &str) -> String {
        let game = self.last_game().await;
        let mut told = String::new();
        for _ in 0..4 {
            let round = self.round(game).await;
            let to_act = round.user(round.state().to_act().unwrap());
            let (acts, waits): (Vec<&str>, Vec<&str>) =
                PEOPLE[..3].iter().partition(|who| self.user(who) == to_act);
            told += &self.run(waits[0], channel, "/ra draw").await;
            self.run(acts[0], channel, "/ra draw").await;
        }
        for command in ["/ra board", "/ra log", "/ra me", "/ra pace"] {
            told += &self.run("Isis", channel, command).await;
        }
        told += &self.presses("Isis", channel, "In words").await;
        told + &self.all_of("Isis", channel)
    }

    /// All that somebody reads in a channel, with what stands on the buttons.
    fn all_of(&self, who: &str, channel: &str) -> String {
        let messages = self.messages(who, channel);
        messages.iter().map(|message| words(message) + &labels(message)).collect::<Vec<_>>().join("\n")
    }
}

fn labels(message: &Value) -> String {
    texts(message, "label").iter().map(|label| format!("\n[{label}]")).collect()
}

/// Asserts that names are read, and always as they are to be shown.
fn shows(read: &str, names: &[(&str, String)]) {
    let mut left = read.to_owned();
    for (_, shown) in names {
        assert!(read.contains(shown), "{shown} is not in {read}");
        left = left.replace(shown, "");
    }
    for (name, _) in names {
        assert!(!left.contains(name), "{name} is also otherwise in {read}");
    }
}

#[tokio::test]
async fn who_is_called_alike_is_told_apart() {
    let server = Server::start().await;
    server.rename("Nefer", "Alex");
    server.rename("Amun", "ALEX 🔥");
    let (lobby, channel) = server.begin_with_names("").await;
    shows(&lobby, &[("Alex", "Alex (1)".to_owned()), ("ALEX 🔥", "ALEX 🔥 (2)".to_owned())]);
    lobby.says("[ALEX 🔥 (2)]");
    let round = server.round(server.last_game().await).await;
    let number = |who| round.chairs().seat_of(server.user(who)).unwrap().index() + 1;
    let [nefer, amun] = ["Nefer", "Amun"].map(number);
    let names = [("Alex", format!("Alex ({nefer})")), ("ALEX 🔥", format!("ALEX 🔥 ({amun})"))];
    shows(&server.thread_of_last_game().await, &names);
    let read = server.play_with_names(&channel).await;
    shows(&read, &names);
    // Discord shows both mentions alike.
    let mentions = ["Nefer", "Amun"].map(|who| format!("<@{}>", server.user(who)));
    let marked =
        [0, 1].map(|one| (mentions[one].as_str(), format!("{} ({})", mentions[one], [nefer, amun][one])));
    shows(&read, &marked);
    read.lacks("Isis (");
    server.end().await;
}

#[tokio::test]
async fn whoever_has_yet_to_come_is_told_apart_in_the_lobby() {
    let server = Server::start().await;
    server.rename("Nefer", "Amun");
    server.rename("Isis", "AMUN");
    server.run("Nefer", "ra", "/ra new seats:4 quick:false invite:@Amun").await;
    server.run("Isis", "ra", "/ra join").await;
    let read = server.until("ra", |read| read.contains("AMUN (2)")).await;
    // Whoever sits there has the same number on buttons that lead to the table.
    let kept = format!("A seat is kept for <@{}> (3) until ", server.user("Amun"));
    read.says_all(&["Amun (1) (host), AMUN (2)", &kept]);
    server.run("Khnum", "general", "/ra-play").await;
    server.presses("Khnum", "general", "Join one").await;
    server.all_of("Khnum", "general").says("Ra 1 · Amun (1), AMUN (2)");
    server.end().await;
}

/// Who had a chair before is told from those who sit at the table now.
#[tokio::test]
async fn who_has_left_is_told_apart_in_the_history() {
    let server = Server::start().await;
    server.deal(Dealt { played: "draw, draw, draw, draw, stand in 2 late", ..CALM }).await;
    server.run("Nefer", "ra", "/ra replace player:Isis by:Seti").await;
    server.takes("Seti", "ra").await;
    server.rename("Amun", "isis");
    server.run("Amun", "ra", "/ra draw").await;
    server.run("Nefer", "ra", "/ra log").await.says("\nIsis (3) drew").says("\nisis drew");
    server.end().await;
}

#[tokio::test]
async fn names_from_right_to_left_keep_their_places() {
    let server = Server::start().await;
    server.rename("Nefer", "Bob אבי");
    server.rename("Amun", "\u{202e}דוד Carl\u{2067}");
    let isolated = |name| (name, format!("\u{2068}{name}\u{2069}"));
    let names = [isolated("Bob אבי"), isolated("דוד Carl")];
    let (lobby, channel) = server.begin_with_names("name:\"ערב 1\"").await;
    shows(&lobby, &[&names[..], &[isolated("ערב 1")]].concat());
    lobby.says(&format!("[{}]", names[1].1));
    assert_eq!(server.thread_of_last_game().await, format!("Ra 1 · {}", isolated("ערב 1").1));
    let read = server.play_with_names(&channel).await;
    shows(&read, &names);
    assert!(!read.contains(['\u{202e}', '\u{2067}']), "{read}");
    server.run("Nefer", "general", "/ra new seats:2 quick:false").await;
    server.run("Amun", "general", "/ra join").await;
    shows(&server.thread_of_last_game().await, &names);
    server.end().await;
}

#[tokio::test]
async fn the_end_names_them_as_the_game_did() {
    let server = Server::start().await;
    let (game, [ends, other, _], last) = before_the_end(&server).await;
    let nick = format!("{other} אבי");
    server.rename(ends, &nick);
    server.run(ends, "ra", &last).await;
    server.settled(game).await;
    let told = server.told("Seti", "ra", "· the end").await + &server.presses("Seti", "ra", "Details").await;
    let round = server.round(game).await;
    let number = |who| round.chairs().seat_of(server.user(who)).unwrap().index() + 1;
    let names = [
        (nick.as_str(), format!("\u{2068}{nick}\u{2069} ({})", number(ends))),
        (other, format!("{other} ({})", number(other))),
    ];
    shows(&told, &names);
    server.end().await;
}

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
    server.each_runs(&PEOPLE[1..4], "ra", "/ra join").await;
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
    for message in server.messages("Seti", "ra") {
        // In a picture's description nothing is a mention or a mark.
        let picture = message["embeds"][0]["image"]["description"].as_str().unwrap_or_default();
        let told = words(&message).replace(picture, "");
        assert!(!picture.contains('\u{202e}') && !picture.contains(&"🎉".repeat(33)), "{picture}");
        told.lacks("@everyone").lacks("**x**").lacks("<@&");
        assert!(!told.contains("](http") && !told.contains('\u{202e}') && !told.contains("\n# "), "{told}");
        assert!(!told.contains(&"🎉".repeat(33)), "{told}");
        assert_eq!(message["mention_everyone"], false);
        // Nobody but who is asked.
        let asked = told.split(", ").next().unwrap();
        for mentioned in message["mentions"].as_array().unwrap() {
            assert!(asked.contains(&format!("<@{}>", mentioned["id"].as_str().unwrap())), "{message}");
        }
    }
    private.lacks("<@everyone");
    server.end().await;
}
