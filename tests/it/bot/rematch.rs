//! *Same table again* asks the others, and seats nobody but whoever presses it, nowhere but there.

use std::time::Duration;

use ra_bot::app::lobbies;
use ra_bot::game::lobby::{Sitting, Status};
use ra_bot::id::GameId;
use ra_bot::store::lobbies::kept_long_enough;

use super::hours::{DAY, HOUR};
use super::server::{Server, within};
use super::whole_games::play;

impl Server {
    /// Who sits at a table, and for whom a seat is kept there; computer players by their level.
    async fn sits(&self, game: i64) -> (Vec<String>, Vec<String>) {
        let lobby = lobbies::lobby(&self.store, GameId(game)).await.unwrap();
        let (kept, seated): (Vec<_>, Vec<_>) = lobby.seats.into_iter().partition(|seat| seat.kept.is_some());
        let names = |seats: Vec<Sitting>| {
            let level = |seat: &Sitting| seat.person.who.level().map(|level| level.to_string());
            seats.into_iter().map(|seat| level(&seat).unwrap_or(seat.person.name)).collect()
        };
        let mut kept: Vec<String> = names(kept);
        kept.sort();
        (names(seated), kept)
    }

    async fn table_is(&self, game: i64, status: Status) {
        let lobby = lobbies::lobby(&self.store, GameId(game)).await.unwrap();
        assert_eq!(lobby.status, status);
    }
}

#[tokio::test]
async fn nobody_is_seated_without_their_own_press() {
    let server = Server::start().await;
    server.run("Nefer", "ra", "/ra new seats:4 computers:1 level:easy quick:false").await;
    server.run("Amun", "ra", "/ra join").await;
    server.run("Isis", "ra", "/ra join").await;
    let channel = server.round(GameId(1)).await.channel().to_string();
    server.begun(GameId(1)).await;
    play(&server, &channel, 3).await;
    server.presses("Nefer", &channel, "Same table again").await;
    let (nefer, others) =
        (vec!["Nefer".to_owned(), "easy".to_owned()], vec!["Amun".to_owned(), "Isis".to_owned()]);
    assert_eq!(server.sits(2).await, (nefer.clone(), others));
    server.turn(HOUR).await;
    server.until_nothing_is_due().await;
    server.table_is(2, Status::Lobby).await;
    // Twice pressed, it is the same table still, and one more for nobody.
    let told = server.presses("Nefer", &channel, "Same table again").await;
    assert!(told.contains("You sit at this table already"), "{told}");
    server.presses("Amun", &channel, "Same table again").await;
    assert_eq!(server.sits(2).await.1, ["Isis"]);
    // Isis says nothing: her seat is free again, and nobody has seated her.
    server.turn(2 * DAY + HOUR).await;
    within(async {
        while !kept_long_enough(&server.store, server.now()).await.unwrap().is_empty() {
            tokio::time::sleep(Duration::from_millis(5)).await;
        }
    })
    .await;
    server.table_is(2, Status::Lobby).await;
    server.run("Nefer", "ra", "/ra start").await;
    server.table_is(2, Status::Running).await;
    let round = server.round(GameId(2)).await;
    assert_eq!(round.chairs().count(), 3);
    assert!(round.chairs().seat_of(server.user("Isis")).is_none());
    server.settled(GameId(2)).await;
    server.end().await;
}

/// A seat that is kept at another table of one of the same people is none of this.
#[tokio::test]
async fn it_seats_nobody_at_another_table() {
    let server = Server::start().await;
    let channel = server.begin(2, "").await;
    play(&server, &channel, 3).await;
    server.run("Nefer", "ra", "/ra new seats:4 invite:@Amun invite2:@Isis").await;
    server.presses("Amun", &channel, "Same table again").await;
    assert_eq!(server.sits(2).await, (vec!["Nefer".to_owned()], vec!["Amun".to_owned(), "Isis".to_owned()]));
    assert_eq!(server.sits(3).await, (vec!["Amun".to_owned()], vec!["Nefer".to_owned()]));
    // Whoever sits there is no more at that other table for it.
    server.presses("Nefer", &channel, "Same table again").await;
    server.until("ra", |read| read.contains("Game 3 has started")).await;
    assert_eq!(server.sits(2).await.0, ["Nefer"]);
    server.settled(GameId(3)).await;
    server.end().await;
}
