//! Whose a chair is: leaving a game for good, and giving a chair to somebody who does not sit at the table.

use local_discord::Order;
use ra_table::id::GameId;

use crate::support::clicks::id;
use crate::support::dealt::{CALM, LATE};
use crate::support::server::{Says, Server, words};

impl Server {
    pub(crate) async fn host(&self, game: GameId) -> ra_table::id::UserId {
        self.round(game).await.table_host()
    }

    /// Leaves the game of *ra* for good, by command and button.
    async fn resign(&self, who: &str) -> String {
        let person = self.person(who);
        let asked = person.run("ra", "/ra resign").await.unwrap();
        let panel = asked.message().unwrap();
        words(panel).says("for good?");
        let answer = person.click("ra", id(panel), "Leave this game for good").await.unwrap();
        words(answer.message().unwrap())
    }
}

/// A computer player goes on with the chair of somebody who leaves, who is last; the next is the host.
#[tokio::test]
async fn who_leaves_is_last_and_the_next_is_the_host() {
    let server = Server::start().await;
    let game = server.deal(CALM).await;
    server.resign("Nefer").await.says("You have left the game.");
    server.told("Seti", "ra", "**Nefer has left the game.** A computer player takes over the chair.").await;
    assert_eq!(server.host(game).await, server.user("Amun"));
    server.until_entries(game, 3).await;
    assert_eq!(server.history(game).await[..2], ["stand in 0 resigned", "host 1"]);
    server.settled(game).await;
    for command in ["/ra draw", "/ra back", "/ra resign"] {
        let refused = server.run("Nefer", "ra", command).await;
        assert!(refused.contains("You have left this game"), "{command}: {refused}");
    }
    server.run("Seti", "ra", "/ra resign").await.says("You have no seat at this table");
    server.end().await;
}

/// The end's ranking has the leaver last, whatever the points.
#[tokio::test]
async fn whoever_left_is_last_at_the_end() {
    let server = Server::start().await;
    let game = server.begin(2, "here:true").await;
    let number = server.last_game().await;
    let round = server.round(number).await;
    let leaver = server.to_act(number).await;
    server.leaves(&leaver, &game).await;
    let stays = round.chairs().players().find(|(_, player)| player.name != leaver).unwrap().1.name.to_owned();
    loop {
        server.settled(number).await;
        let round = server.round(number).await;
        let Some((seat, legal)) = round.state().turn() else { break };
        if round.player(seat).name == stays {
            let action = legal.nth(0).unwrap();
            server.run(&stays, &game, &crate::support::server::command(action)).await;
        } else {
            tokio::time::sleep(std::time::Duration::from_millis(5)).await;
        }
    }
    let round = server.round(number).await;
    let last = *round.end().outcome.ranking().last().unwrap();
    assert_eq!(round.name(last), leaver);
    server.told("Seti", &game, " wins with ").await.says("left");
    server.end().await;
}

/// The host gives the chair of somebody who has left to somebody else, who sees from then on what is private of it;
/// whoever had it sees it no more.
#[tokio::test]
async fn an_empty_chair_is_given_by_the_host() {
    let server = Server::start().await;
    let game = server.deal(LATE).await;
    server.run("Amun", "ra", "/ra replace player:Isis by:Seti").await.says("Only the host");
    server.run("Nefer", "ra", "/ra replace player:Isis by:Amun").await.says("is already at this table");
    server.run("Nefer", "ra", "/ra replace player:Khnum by:Seti").await.says("does not play in this game");
    server.run("Nefer", "ra", "/ra replace player:Isis by:Seti").await;
    server.takes("Seti", "ra").await;
    let told = server.told("Khnum", "ra", "Seti has <@").await;
    told.says(&format!("Seti has <@{}>’s chair from now on", server.user("Isis")));
    server.settled(game).await;
    server.run("Seti", "ra", "/ra me").await.says("Suns to bid: 4, 7, 10 and 11.");
    server.run("Isis", "ra", "/ra me").await.says("You have no seat at this table");
    server.run("Isis", "ra", "/ra back").await.says("You have no seat at this table");
    server.run("Amun", "ra", "/ra draw").await;
    server.run("Seti", "ra", "/ra draw").await.says("Seti drew");
    server.run("Isis", "ra", "/ra games").await.says("You are not in a game");
    server.end().await;
}

/// The chair of somebody who plays is given with their yes alone.
#[tokio::test]
async fn the_owner_has_to_agree() {
    let server = Server::start().await;
    let game = server.deal(CALM).await;
    let asked = server.run("Nefer", "ra", "/ra replace player:Isis by:Seti").await;
    asked.says("would like to give your chair to");
    assert_eq!(server.history(game).await, [""; 0]);
    let question = server.messages("Seti", "ra").pop().unwrap();
    let yes = "Yes, give my chair away";
    words(&server.clicks("Amun", "ra", id(&question), yes).await).says("has to agree");
    words(&server.clicks("Isis", "ra", id(&question), yes).await).says("would you like a chair");
    server.takes("Seti", "ra").await;
    assert_eq!(server.round(game).await.user_at(2), server.user("Seti"));
    words(&server.clicks("Isis", "ra", id(&question), yes).await).says("does not play in this game");
    server.settled(game).await;
    server.end().await;
}

/// Whoever has left the server cannot be asked: the host decides.
#[tokio::test]
async fn who_has_left_the_server_need_not_agree() {
    let server = Server::start().await;
    let game = server.deal(CALM).await;
    server.discord.order(Order::RemovePerson { person: "Isis".into() }).unwrap();
    server.run("Nefer", "ra", "/ra replace player:Isis by:Seti").await.says("would you like a chair");
    server.takes("Seti", "ra").await;
    assert_eq!(server.round(game).await.user_at(2), server.user("Seti"));
    server.settled(game).await;
    server.end().await;
}

/// Nobody is called in their sleeping hours, not even to be asked for their chair.
#[tokio::test]
async fn nobody_is_woken_to_be_asked_for_their_chair() {
    let server = Server::start().await;
    server.turn_to(23, 0).await;
    server.sleeps("Isis", (22, 0), (6, 0)).await;
    server.deal(CALM).await;
    server.pinged("ra");
    server.run("Nefer", "ra", "/ra replace player:Isis by:Seti").await;
    assert_eq!(server.pinged("ra"), [""; 0]);
    server.end().await;
}

/// A host who gives their own chair away is the host no more.
#[tokio::test]
async fn the_hosts_role_goes_with_the_chair() {
    let server = Server::start().await;
    let game = server.deal_shown(CALM).await;
    server.run("Nefer", "ra", "/ra replace player:Nefer by:Seti").await;
    server.takes("Seti", "ra").await;
    assert_eq!(server.host(game).await, server.user("Seti"));
    server.settled(game).await;
    let refused = server.on_board("Nefer", game, &["Draw"]).await;
    words(refused.message().unwrap()).says("You have no seat at this table");
    server.end().await;
}
