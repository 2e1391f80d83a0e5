//! What a hard computer player would have done: said to people of their own decisions, once the game is over.

use futures_util::future::join_all;
use ra_table::id::GameId;
use serde_json::Value;

use crate::support::clicks::{id, is_private, texts};
use crate::support::dealt::{BEFORE_RA, Dealt, EARTHQUAKE};
use crate::support::server::{PEOPLE, Says, Server, within, words};

const REVIEW: &str = "What would hard do?";
const DIFFERENCES: &str = "My three largest differences";
/// Over the list of them.
const LIST: &str = "your largest differences from *hard*";

impl Server {
    /// A game that was called off, in which Nefer has bid 13 for three monuments where a lower sun would have done.
    async fn decided(&self) -> GameId {
        let game = self.deal(EARTHQUAKE).await;
        self.call_off("ra", game).await;
        self.told("Nefer", "ra", "not finished").await;
        game
    }

    /// The newest private message of *ra* that somebody sees.
    fn private(&self, who: &str) -> Value {
        self.messages(who, "ra").into_iter().rfind(is_private).unwrap()
    }
}

#[tokio::test]
async fn people_are_told_of_their_own_decisions() {
    let server = Server::start().await;
    let game = server.decided().await;
    server.presses("Nefer", "ra", "Step through").await;
    let labels = |who: &str| texts(&server.private(who), "label");
    assert!(!labels("Nefer").contains(&REVIEW.to_owned()), "before the first action nothing was decided");
    server.presses("Nefer", "ra", "▶").await.says("Nefer drew Pyramid");
    assert!(labels("Nefer").contains(&REVIEW.to_owned()));
    server.presses("Nefer", "ra", "▶").await.says("Amun drew Sphinx");
    assert!(!labels("Nefer").contains(&REVIEW.to_owned()), "it was somebody else's");
    let on = id(&server.private("Nefer"));
    let ask = format!("back:{game}:hard 7");
    server.forge("Nefer", "ra", on, &ask).await;
    let told = server.told("Nefer", "ra", "*Hard* would have").await;
    told.says("step 7 of ").says("Nefer won with 13").says(" in 100.");
    told.says("bid 2").says("A lower sun would do");
    assert!(is_private(&server.private("Nefer")));
    server.presses("Nefer", "ra", "⏪").await.lacks("*Hard*");
    server.forge("Nefer", "ra", on, &ask).await;
    assert_eq!(server.told("Nefer", "ra", "*Hard* would have").await, told, "the same question");
    // What is no decision of one's own, or no step at all.
    for step in ["2", "0", "999999999999"] {
        let ask = format!("back:{game}:hard {step}");
        server.forge("Nefer", "ra", on, &ask).await.says("nothing for you to decide");
    }
    server.forge("Nefer", "ra", on, &format!("back:{game}:hard -1")).await.lacks("would have");
    server.presses("Seti", "ra", "Step through").await;
    assert!(!labels("Seti").contains(&DIFFERENCES.to_owned()));
    let on = id(&server.private("Seti"));
    server.forge("Seti", "ra", on, &ask).await.says("nothing for you to decide");
    let ask = format!("back:{game}:differences");
    server.forge("Seti", "ra", on, &ask).await.says("You decided nothing in this game.");
    server.end().await;
}

/// They are worked out in the background, once for each, and lead to their steps.
#[tokio::test]
async fn the_largest_differences_lead_to_their_steps() {
    let server = Server::start().await;
    server.decided().await;
    for who in &PEOPLE[..3] {
        server.presses(who, "ra", "Step through").await;
    }
    let asks = PEOPLE[..3].iter().map(|who| {
        let (person, on) = (server.person(who), id(&server.private(who)));
        async move { within(person.click("ra", on, DIFFERENCES)).await.unwrap() }
    });
    for answer in join_all(asks).await {
        words(answer.message().unwrap()).says("*Hard* is thinking about your ");
    }
    for who in ["Amun", "Isis"] {
        server.told(who, "ra", "**Game 1**: ").await;
    }
    let list = server.told("Nefer", "ra", LIST).await;
    list.says("1\\. Epoch 1, you bid 13. *Hard* would have bid 2.").says("At stake, it thinks: about ");
    server.presses("Nefer", "ra", "Difference 1").await;
    server.told("Nefer", "ra", "step 7 of ").await.says("*Hard* would have bid 2.");
    assert_eq!(server.presses("Nefer", "ra", DIFFERENCES).await, list, "it is known");
    server.end().await;
}

/// Nobody is advised in a running game, nor where the game cannot be seen.
#[tokio::test]
async fn hard_says_nothing_of_a_running_game() {
    let server = Server::start().await;
    let game = server.deal(Dealt { played: "draw, draw", ..BEFORE_RA }).await;
    server.run("Nefer", "ra", "/ra log").await;
    server.presses("Nefer", "ra", "Look back").await;
    server.presses("Nefer", "ra", "◀").await.says("Nefer drew");
    let labels = texts(&server.private("Nefer"), "label");
    assert!(!labels.iter().any(|label| label == REVIEW || label == DIFFERENCES), "{labels:?}");
    let on = id(&server.private("Nefer"));
    for press in ["hard 1", "differences"] {
        let told = server.forge("Nefer", "ra", on, &format!("back:{game}:{press}")).await;
        told.says("once the game is over").lacks("would have");
    }
    server.hide("ra", "Seti");
    server.run("Seti", "general", "/ra help").await;
    let on = id(server.messages("Seti", "general").last().unwrap());
    for press in ["hard 1", "differences"] {
        let told = server.forge("Seti", "general", on, &format!("back:{game}:{press}")).await;
        told.says("There is no game 1 in this channel");
    }
    server.end().await;
}
