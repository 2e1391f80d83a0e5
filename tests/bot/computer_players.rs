//! Computer players at the table: they sit down, act by themselves, and are never waited for.

use ra::ai::Level;
use ra::rules::Seat;
use ra_bot::store::people;
use ra_bot::store::tasks::{self, Kind};
use ra_table::game::Who;
use rand::rngs::SmallRng;
use rand::{Rng, SeedableRng};

use crate::support::clicks::{Hand, id, is_board};
use crate::support::dealt::{Dealt, THREE};
use crate::support::server::{Says, Server, command, words};

/// Nefer plays a game to its end, half by clicks and half by commands; whenever she is answered, it is her turn again.
async fn play(server: &Server, channel: &str, seed: u64) {
    let game = server.last_game().await;
    let nefer = server.person("Nefer");
    let hand = Hand { person: &nefer, channel, game: game.0 };
    let mut rng = SmallRng::seed_from_u64(seed);
    server.begun(game).await;
    loop {
        server.settled(game).await;
        let round = server.round(game).await;
        let Some((seat, legal)) = round.state().turn() else { return };
        assert_eq!(round.player(seat).name, "Nefer", "nobody waits for a computer player");
        let boards = nefer.read(channel).unwrap().iter().filter(|message| is_board(message, game.0)).count();
        assert_eq!(boards, 1);
        let action = legal.nth(rng.next_u32() as usize % legal.len()).unwrap();
        if rng.next_u32() % 2 == 0 {
            hand.act(action).await.unwrap();
        } else {
            server.run("Nefer", channel, &command(action)).await;
        }
        assert!(server.round(game).await.seq > round.seq, "{action}");
    }
}

#[tokio::test]
async fn alone_in_direct_messages() {
    let server = Server::start().await;
    let board = server.run("Nefer", "dm", "/ra new computers:2 level:easy").await;
    assert!(board.contains("your turn") || board.contains("auction"), "{board}");
    play(&server, "dm", 1).await;
    let end = server.messages("Nefer", "dm").pop().unwrap();
    words(&end).says("⚙ Anubis");
    // Nobody else has to come.
    server.presses("Nefer", "dm", "Same table again").await.says("Game 2 has started");
    server.end().await;
}

#[tokio::test]
async fn at_a_table_of_people() {
    let server = Server::start().await;
    server.run("Nefer", "ra", "/ra new seats:3").await;
    for button in ["Settings…", "Add computer player…", "Back", "Add computer player…", "Normal"] {
        server.presses("Nefer", "ra", button).await;
    }
    server.presses("Amun", "ra", "Join").await.says("has started");
    let game = server.last_game().await;
    server.begun(game).await;
    let round = server.round(game).await;
    let levels: Vec<_> = round.chairs().players().filter_map(|(_, player)| player.who.level()).collect();
    assert_eq!(levels, [ra::ai::Level::Normal]);
    assert!(round.game.computer_to_act().is_none());
    server.end().await;
}

/// The panel in which the last seat was filled says so, and the game begins in the channel.
#[tokio::test]
async fn the_last_chair_is_filled_by_a_computer_player() {
    for here in ["", "here:true"] {
        let server = Server::start().await;
        server.run("Nefer", "ra", &format!("/ra new seats:2 {here}")).await;
        let nefer = server.person("Nefer");
        let table = id(nefer.read("ra").unwrap().last().unwrap());
        let opened = nefer.click("ra", table, "Settings…").await.unwrap();
        let panel = id(opened.message().unwrap());
        nefer.click("ra", panel, "Add computer player…").await.unwrap();
        let answer = nefer.click("ra", panel, "Easy").await.unwrap();
        let message = answer.message().unwrap();
        assert!(id(message) == panel && words(message).contains("has started"), "{message}");
        let game = server.last_game().await;
        server.settled(game).await;
        let channel = server.round(game).await.channel().to_string();
        let boards = nefer.read(&channel).unwrap();
        let boards: Vec<_> = boards.iter().filter(|message| is_board(message, game.0)).collect();
        assert!(boards.len() == 1 && boards[0]["message_reference"].is_null(), "{boards:?}");
        server.end().await;
    }
}

#[tokio::test]
async fn nobody_is_left_but_computer_players() {
    let server = Server::start().await;
    server.run("Nefer", "ra", "/ra new seats:4 computers:2").await;
    server.run("Nefer", "ra", "/ra leave").await.says("the table is closed");
    server.end().await;
}

#[tokio::test]
async fn a_turn_over_which_the_program_died_is_taken_later() {
    let server = Server::start().await;
    let game = server.deal(Dealt { bag: "nile gold pharaoh", ..THREE }).await;
    let mut tx = server.store.write().await.unwrap();
    let mut sitting = people::all(&mut tx, game).await.unwrap().people;
    people::clear(&mut tx, game).await.unwrap();
    for (number, seat) in sitting.iter_mut().enumerate() {
        if number < 2 {
            seat.person.who = Who::Computer(Level::Easy);
        }
        people::put(&mut tx, game, seat, Seat::new(number)).await.unwrap();
    }
    tasks::put_of_game(&mut tx, Kind::Clock, game, ra_bot::wall_clock::now()).await.unwrap();
    tx.commit().await.unwrap();
    server.until("ra", |read| read.contains("your turn") || read.contains("auction")).await;
    server.settled(game).await;
    let round = server.round(game).await;
    assert!(round.seq >= 2 && round.game.computer_to_act().is_none(), "{}", round.seq);
    server.until_nothing_is_due().await;
    server.end().await;
}
