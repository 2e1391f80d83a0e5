//! What somebody is told once does not come as a second private message where one has room for it.

use crate::support::clicks::is_private;
use crate::support::server::{Server, words};

impl Server {
    /// What nobody but somebody sees in a channel.
    fn seen_alone(&self, who: &str, channel: &str) -> Vec<String> {
        let read = self.messages(who, channel);
        read.iter().filter(|message| is_private(message)).map(words).collect()
    }
}

#[tokio::test]
async fn settings_are_answered_once_whatever_is_set() {
    let server = Server::start().await;
    server.run("Nefer", "ra", "/ra settings city:Reykjavik calls:\"by direct message\"").await;
    server.at_rest().await;
    let told = server.seen_alone("Nefer", "ra");
    assert_eq!(told.len(), 1, "{told:#?}");
    assert!(told[0].contains("When do you sleep, by the clock in Reykjavík"), "{told:#?}");
    assert!(told[0].contains("**Pings**: by direct message"), "{told:#?}");
    server.end().await;
}

#[tokio::test]
async fn whoever_joins_for_the_first_time_is_told_all_at_once() {
    let server = Server::start().await;
    server.run("Nefer", "ra", "/ra new seats:3").await;
    server.at_rest().await;
    server.presses("Amun", "ra", "Join").await;
    server.at_rest().await;
    let told = server.seen_alone("Amun", "ra");
    assert_eq!(told.len(), 1, "{told:#?}");
    assert!(told[0].contains("what time is it where you are?"), "{told:#?}");
    assert!(told[0].contains("You have joined game 1."), "{told:#?}");
    // One question at a time.
    assert!(!told[0].contains("To keep the game moving, I draw for you"), "{told:#?}");
    server.end().await;
}
