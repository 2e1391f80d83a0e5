//! The film of a game that is over: one, however many ask for it.

use futures_util::future::join_all;
use local_discord::{Fault, Matching};
use ra_bot::store::tasks::Kind;
use serde_json::Value;

use crate::support::clicks::id;
use crate::support::dealt::CALM;
use crate::support::server::{PEOPLE, Says, Server, within, words};

const TITLE: &str = "**Game 1: the film**";

impl Server {
    /// The messages of *ra* that everybody sees and that say this.
    fn said_to_all(&self, part: &str) -> Vec<Value> {
        let all = self.messages("Seti", "ra").into_iter();
        all.filter(|message| message["flags"] != 64 && words(message).contains(part)).collect()
    }

    /// The last board of a game that is over.
    fn end_of_game(&self) -> Value {
        self.said_to_all("· the end").pop().unwrap()
    }
}

/// Ten presses, by everybody twice, bring one film.
#[tokio::test]
async fn however_many_ask_there_is_one_film() {
    let server = Server::start().await;
    let game = server.ended().await;
    let on = id(&server.end_of_game());
    let people = PEOPLE.map(|who| server.person(who));
    let presses = people.iter().chain(&people).map(|person| person.click("ra", on, "Film"));
    for answer in within(join_all(presses)).await {
        let told = words(answer.unwrap().message().unwrap());
        assert!(told.starts_with("I’m making the film.") || told.starts_with("Here is the film: "), "{told}");
    }
    server.told("Seti", "ra", TITLE).await;
    server.until_done(Kind::Film).await;
    let films = server.said_to_all(TITLE);
    assert_eq!(films.len(), 1);
    let file = &films[0]["attachments"][0];
    assert_eq!((&file["filename"], &file["content_type"]), (&"film.gif".into(), &"image/gif".into()));
    let told = file["description"].as_str().unwrap();
    told.begins("Film of game 1 in ").says("Epoch 1 is over: ").says("wins with");
    assert!(told.len() <= 1024, "{told}");
    let link = server.presses("Amun", "ra", "Film").await;
    link.says(&format!("Here is the film: https://discord.com/channels/{}/", server.guild()));
    assert!(link.ends_with(films[0]["id"].as_str().unwrap()), "{link}");
    server.settled(game).await;
    server.end().await;
}

/// What Discord does not take is told in its place, once.
#[tokio::test]
async fn a_film_that_discord_refuses_is_told_of() {
    let server = Server::start().await;
    server.ended().await;
    server.until_nothing_is_due().await;
    server.discord.spoil(Matching::SendMessage, 1, Fault::Refused { status: 400, code: 40005 });
    server.presses("Amun", "ra", "Film").await;
    server.told("Seti", "ra", "I could not post the film of game 1").await;
    server.until_done(Kind::Film).await;
    assert_eq!((server.said_to_all(TITLE).len(), server.said_to_all("I could not post").len()), (0, 1));
    server.presses("Amun", "ra", "Film").await.says("Here is the film: ");
    server.end().await;
}

/// A film whose arrival is not known is found, not posted again.
#[tokio::test]
async fn a_film_arrives_once_in_spite_of_a_lost_answer() {
    let server = Server::start().await;
    server.ended().await;
    server.until_nothing_is_due().await;
    server.discord.spoil(Matching::SendMessage, 1, Fault::DropAfter);
    server.presses("Amun", "ra", "Film").await;
    server.told("Seti", "ra", TITLE).await;
    server.until_done(Kind::Film).await;
    assert_eq!(server.said_to_all(TITLE).len(), 1);
    server.presses("Amun", "ra", "Film").await.says("Here is the film: ");
    server.end().await;
}

#[tokio::test]
async fn there_is_no_film_of_a_running_game() {
    let server = Server::start().await;
    let game = server.deal(CALM).await;
    server.run("Nefer", "ra", "/ra help").await;
    let on = id(server.messages("Nefer", "ra").last().unwrap());
    server.forge("Nefer", "ra", on, &format!("film:{game}")).await.says("There is no film of this game");
    server.end().await;
}
