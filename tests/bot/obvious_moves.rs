//! Obvious moves: what anybody would do is done for whoever leaves it to the program, as far as their table allows it.

use local_discord::BotResponse;
use ra::ai::Taste;
use ra::ai::committee::{self, Trust};
use ra::record::Record;
use ra::rules::Action;
use ra_bot::app::{self, learning};
use ra_bot::store::people;
use ra_table::game::Ahead;
use ra_table::game::autoplay_level::AutoplayLevel;
use ra_table::game::lobby::Change;
use ra_table::game::obvious_moves::LOOKING;
use ra_table::id::{GameId, UserId};
use rand::SeedableRng;
use rand::rngs::SmallRng;

use crate::support::clicks::{carry_on, id};
use crate::support::dealt::{Dealt, THREE};
use crate::support::hours::{HOUR, MINUTE};
use crate::support::meddle;
use crate::support::server::{PEOPLE, Says, Server, within, words};

/// Nobody gives up such a track for a sun, nor what could still be drawn.
pub(super) const CALM: Dealt = Dealt { bag: "earthquake nile funeral nile drought pharaoh art", ..THREE };
const ANYBODY: &str = "To keep the game moving, I draw for you";
const MENU: &str = "Obvious moves";

impl Server {
    /// How each action of a game came to be decided.
    pub(super) async fn ahead(&self, game: GameId) -> Vec<Ahead> {
        self.lines(game).await.into_iter().map(|line| line.ahead).collect()
    }

    /// Somebody chooses in their settings what is done for them; returns what they are shown.
    async fn chooses(&self, who: &str, autoplay: AutoplayLevel) -> String {
        self.run(who, "ra", "/ra settings").await;
        self.presses(who, "ra", "More settings…").await;
        let person = self.person(who);
        let messages = person.read("ra").unwrap();
        let panel = messages.iter().rev().find(|message| words(message).contains("Obvious moves")).unwrap();
        let autoplay = [autoplay.code()];
        let chosen = person.choose("ra", crate::support::clicks::id(panel), MENU, &autoplay);
        let told = match within(chosen).await.unwrap() {
            BotResponse::Message { message } | BotResponse::Updated { message } => words(&message),
            other => panic!("{other:?}"),
        };
        self.until_nothing_is_due().await;
        told
    }

    /// A game of three in which this much may be done.
    async fn calm(&self, most: AutoplayLevel) -> GameId {
        let game = self.deal(CALM).await;
        self.set(game, Change::AutoplayLevel(most)).await;
        game
    }
}

#[tokio::test]
async fn what_is_clear_is_done_for_whoever_does_not_look() {
    let server = Server::start().await;
    let game = server.calm(AutoplayLevel::Bids).await;
    server.plays(game, "Nefer", "/ra draw").await;
    // Amun's is drawn as quick draws are, Isis's is clear, and Nefer has just acted.
    let done = [Ahead::No, Ahead::Quick, Ahead::Clear];
    assert_eq!(server.ahead(game).await, done);
    server.turn(LOOKING).await;
    server.until_entries(game, 4).await;
    server.settled(game).await;
    let ahead = server.ahead(game).await;
    assert!(ahead.len() > 4 && ahead[3..].iter().all(|one| *one == Ahead::Clear), "{ahead:?}");
    let told = server.read("Seti", "ra").join("\n");
    told.says("» Amun drew Nile.\n» Isis drew Funeral.\n").says("» Amun drew God.");
    server.end().await;
}

/// Whoever has ordered until when to draw is asked then, however obvious another draw is.
#[tokio::test]
async fn an_order_to_draw_ends_where_it_says() {
    for order in ["/ra draw until:3", "/ra orders draw:3"] {
        let server = Server::start().await;
        let game = server.calm(AutoplayLevel::Draws).await;
        server.run("Nefer", "ra", order).await;
        while server.to_act(game).await != "Nefer" || server.history(game).await.len() < 3 {
            server.run(&server.to_act(game).await, "ra", "/ra draw").await;
            server.settled(game).await;
        }
        let entries = server.history(game).await.len();
        server.pass_time(2 * LOOKING).await;
        assert_eq!(server.history(game).await.len(), entries, "{order}: Nefer is asked");
        server.run("Nefer", "ra", "/ra orders").await.says("until the track holds 3 tiles");
        server.end().await;
    }
}

/// Every command and every press in the game shows that somebody is there.
#[tokio::test]
async fn nothing_is_done_for_who_looks() {
    let server = Server::start().await;
    let game = server.calm(AutoplayLevel::Bids).await;
    server.run("Nefer", "ra", "/ra draw").await;
    server.until_entries(game, 3).await;
    server.settled(game).await;
    let nefer = server.person("Nefer");
    server.turn(LOOKING - MINUTE).await;
    server.run("Nefer", "ra", "/ra me").await;
    server.turn(LOOKING - MINUTE).await;
    let board = server.board("Nefer", game);
    within(nefer.click("ra", board, "My game")).await.unwrap();
    server.pass_time(LOOKING - MINUTE).await;
    assert_eq!(server.ahead(game).await.len(), 3);
    // Looking at when one could be reminded is looking; what is chosen there lasts until they answer.
    let later = within(nefer.click("ra", board, "Remind me later…")).await.unwrap();
    words(later.message().unwrap()).lacks("I play nothing for you");
    server.pass_time(LOOKING - MINUTE).await;
    assert_eq!(server.ahead(game).await.len(), 3);
    let moment = id(later.message().unwrap());
    let later = within(nefer.click("ra", moment, "In 1 h")).await.unwrap();
    words(later.message().unwrap()).says("Until you answer, I play nothing for you here.");
    server.pass_time(2 * LOOKING).await;
    assert_eq!(server.ahead(game).await.len(), 3);
    server.end().await;
}

/// Whoever has just answered an auction ahead has touched the game, also once that answer is played.
#[tokio::test]
async fn an_answer_that_was_just_played_was_given_by_hand() {
    let server = Server::start().await;
    let game = server.deal(Dealt { played: "draw, invoke", ..CALM }).await;
    server.set(game, Change::AutoplayLevel(AutoplayLevel::Draws)).await;
    server.run("Amun", "ra", "/ra bid 3").await;
    server.run("Nefer", "ra", "/ra pass").await;
    let isis = server.person("Isis");
    let answer = within(isis.run("ra", "/ra pass")).await.unwrap();
    let told = answer.message().unwrap();
    within(isis.click("ra", id(told), &carry_on(told).unwrap())).await.unwrap();
    server.settled(game).await;
    // A track of fewer than two tiles is drawn to at once, by Isis and Nefer here. Then Amun may still be looking.
    let done = [Ahead::No, Ahead::No, Ahead::No, Ahead::Answer, Ahead::Answer, Ahead::Quick, Ahead::Quick];
    assert_eq!(server.ahead(game).await, done);
    server.turn(LOOKING).await;
    server.until_entries(game, done.len() + 1).await;
    assert_eq!(server.ahead(game).await[done.len()], Ahead::Clear);
    server.end().await;
}

/// Whoever can do nothing but invoke Ra is not waited for, unless they want to be asked everything.
#[tokio::test]
async fn nobody_is_asked_on_a_full_track_who_has_no_choice() {
    const FULL: Dealt = Dealt {
        bag: "nile flood art gold god pharaoh temple drought",
        played: "draw, draw, draw, draw, draw, draw, draw",
        ..THREE
    };
    for (autoplay, asked) in [(AutoplayLevel::Draws, false), (AutoplayLevel::Nothing, true)] {
        let server = Server::start().await;
        server.chooses("Isis", autoplay).await;
        let game = server.deal(FULL).await;
        server.set(game, Change::AutoplayLevel(AutoplayLevel::Draws)).await;
        server.plays(game, "Amun", "/ra draw").await;
        let history = server.history(game).await;
        assert_eq!(history.last().unwrap(), if asked { "draw" } else { "invoke" });
        let told = server.run("Isis", "ra", "/ra me").await;
        let invoked = "I invoked Ra for you: on the full track nothing else was possible.";
        assert_eq!(told.contains(invoked), !asked, "{told}");
        server.end().await;
    }
}

#[tokio::test]
async fn whoever_wants_to_be_asked_everything_is() {
    let server = Server::start().await;
    // Before there is a game: what somebody chooses has all of theirs looked at, and Nefer's move is clear.
    server.chooses("Amun", AutoplayLevel::Nothing).await.says("I always ask you");
    let game = server.calm(AutoplayLevel::Bids).await;
    server.plays(game, "Nefer", "/ra draw").await;
    assert_eq!(server.ahead(game).await, [Ahead::No], "Amun is asked");
    // They change their mind while they are asked: they have looked at no game.
    server.chooses("Amun", AutoplayLevel::Passes).await.says("I draw and pass for you");
    server.until_entries(game, 3).await;
    server.settled(game).await;
    assert_eq!(server.ahead(game).await, [Ahead::No, Ahead::Quick, Ahead::Clear]);
    // In this game alone they are asked all the same.
    server.run("Isis", "ra", "/ra orders quick:false").await.says("I always ask you here");
    server.turn(LOOKING).await;
    server.until_entries(game, 5).await;
    server.settled(game).await;
    let ahead = server.ahead(game).await;
    assert_eq!(ahead[3..], [Ahead::Clear, Ahead::Clear], "Nefer's and Amun's; Isis is asked");
    server.end().await;
}

#[tokio::test]
async fn no_more_is_done_than_a_table_allows() {
    let server = Server::start().await;
    let game = server.calm(AutoplayLevel::Nothing).await;
    for who in ["Nefer", "Amun", "Isis"] {
        server.chooses(who, AutoplayLevel::Bids).await;
    }
    server.plays(game, "Nefer", "/ra draw").await;
    server.pass_time(2 * LOOKING).await;
    assert_eq!(server.ahead(game).await, [Ahead::No]);
    server.run("Amun", "ra", "/ra orders").await.lacks("Obvious moves");
    server.end().await;
}

/// It is a question of its own, after what is asked of somebody's time has been answered, and not at once.
#[tokio::test]
async fn people_are_asked_once_what_is_done_for_them() {
    let server = Server::start().await;
    server.are_new().await;
    server.turn_to(9, 0).await;
    server.run("Nefer", "ra", "/ra new seats:3 here:true").await;
    for who in ["Amun", "Isis"] {
        server.run(who, "ra", "/ra join").await;
        server.told(who, "ra", "what time is it where you are?").await;
    }
    server.begun(GameId(1)).await;
    let others = |asked: &Server, who| asked.read(who, "ra").iter().any(|told| told.contains(ANYBODY));
    let waiting = async |server: &Server| {
        let to_act = server.round(GameId(1)).await;
        let (seat, _) = to_act.state().turn().unwrap();
        let name = to_act.name(seat);
        ["Nefer", "Amun", "Isis"].into_iter().find(|who| *who != name).unwrap()
    };
    let who = waiting(&server).await;
    server.run(who, "ra", "/ra me").await;
    assert!(!others(&server, who));
    server.run(who, "ra", "/ra settings city:Berlin sleep:23-7").await;
    server.turn(MINUTE).await;
    server.run(who, "ra", "/ra me").await;
    assert!(!others(&server, who));
    server.turn(2 * MINUTE).await;
    server.run(who, "ra", "/ra me").await;
    server.told(who, "ra", ANYBODY).await.lacks("What time is it");
    server.presses(who, "ra", "No, always ask me").await.says("I always ask you").lacks("**Sleep");
    server.run(who, "ra", "/ra orders").await.says("I always ask you; /ra settings changes that.");
    server.untold(who, "ra", ANYBODY).await;
    server.end().await;
}

#[tokio::test]
async fn a_host_sets_how_much_is_done() {
    let server = Server::start().await;
    server.run("Nefer", "ra", "/ra new seats:2 here:true").await;
    for (choice, told) in [
        ("Draw and pass", "I draw and pass for whoever"),
        ("Draw", "I draw for whoever"),
        ("Nothing", "**Obvious moves:** I always ask"),
        ("Draw, pass, lowest bid", "pass and bid the lowest sun"),
    ] {
        server.taps("Nefer", "ra", &["Settings…", "Obvious moves…"]).await;
        server.presses("Nefer", "ra", choice).await;
        server.presses("Amun", "ra", "Details…").await.says("**Obvious moves:**").says(told);
    }
    server.end().await;
}

/// A history in which Nefer has passed so often in a row where anybody would have, and is asked where anybody would
/// again.
fn asked_after(passes: usize) -> &'static str {
    (0..).find_map(|seed| asked_after_of(passes, SmallRng::seed_from_u64(seed))).unwrap().leak()
}

/// The same, if it happens to three people of such tastes.
fn asked_after_of(passes: usize, mut rng: SmallRng) -> Option<String> {
    let mut record = Record::new(CALM.setup(), Vec::new()).unwrap();
    let tastes: Vec<Taste> = (0..3).map(|_| Taste::of_somebody(&mut rng)).collect();
    let (mut played, mut in_a_row) = (Vec::new(), 0);
    while let Some(seat) = record.state().to_act() {
        let action = tastes[seat.index()].choose(record.state()).unwrap();
        if seat.index() == 0 && action == Action::Pass {
            let is_clear = committee::verdict(record.state(), &Trust::EVEN) == Some(Action::Pass);
            if is_clear && in_a_row == passes {
                return Some(played.join(", "));
            }
            in_a_row = if is_clear { in_a_row + 1 } else { 0 };
        }
        record.play(seat, action, &mut |_| ()).unwrap();
        played.push(action.to_string());
    }
    None
}

#[tokio::test]
async fn passes_are_offered_once_to_whoever_would_have_been_passed_for() {
    let played = asked_after(10);
    for (no, then) in [(false, "I draw and pass for you"), (true, "I’ll keep asking you")] {
        let server = Server::start().await;
        let game = server.deal(Dealt { played, ..CALM }).await;
        server.set(game, Change::AutoplayLevel(AutoplayLevel::Passes)).await;
        server.run("Nefer", "ra", "/ra pass").await;
        server.told("Nefer", "ra", "Your last ten passes").await;
        server.presses("Nefer", "ra", if no { "No, ask me" } else { "Yes, pass for me" }).await.says(then);
        assert!(
            !app::autoplay_preference::offer_passes(&server.store, game, server.user("Nefer")).await.unwrap(),
            "only once"
        );
        server.end().await;
    }
    // Not where the table forbids it, nor after fewer.
    for (autoplay, passes) in [(AutoplayLevel::Draws, 10), (AutoplayLevel::Passes, 9)] {
        let server = Server::start().await;
        let game = server.deal(Dealt { played: asked_after(passes), ..CALM }).await;
        server.set(game, Change::AutoplayLevel(autoplay)).await;
        assert!(
            !app::autoplay_preference::offer_passes(&server.store, game, server.user("Nefer")).await.unwrap()
        );
        server.end().await;
    }
}

/// How the committee is trusted to guess somebody.
async fn trust_in(server: &Server, game: GameId, who: &str) -> Trust {
    let user = server.person(who).id().0;
    let mut tx = server.store.read().await.unwrap();
    let ways = people::all(&mut tx, game).await.unwrap().ways;
    ways.into_iter().find(|way| way.user.0 == i64::try_from(user).unwrap()).unwrap().trust
}

impl Server {
    /// Nobody has played before.
    async fn are_new(&self) {
        meddle(self.database(), "UPDATE reader SET autoplay_told_at = NULL").await;
    }
}

/// In their first game people make their first move themselves; after it the bot draws while hardly anything lies on the
/// track, and asks otherwise. Who has chosen, or has played before, is spared that.
#[tokio::test]
async fn who_is_new_is_asked_first() {
    let begin = async |is_new: bool, chooses: bool| {
        let server = Server::start().await;
        if is_new {
            server.are_new().await;
        }
        server.run("Nefer", "ra", "/ra new seats:2 here:true").await;
        if chooses {
            server.chooses("Nefer", AutoplayLevel::Draws).await;
            server.chooses("Amun", AutoplayLevel::Draws).await;
        }
        server.run("Amun", "ra", "/ra join").await;
        let game = server.last_game().await;
        server.begun(game).await;
        (server, game)
    };
    let (server, game) = begin(true, false).await;
    for moves in 0..2 {
        server.turn(HOUR).await;
        server.until_nothing_is_due().await;
        assert_eq!(server.history(game).await.len(), moves, "whose turn it is has yet to see a track");
        server.run(&server.to_act(game).await, "ra", "/ra draw").await;
        server.settled(game).await;
    }
    server.end().await;
    for (is_new, chooses) in [(true, true), (false, false)] {
        let (server, game) = begin(is_new, chooses).await;
        let drawn = server.history(game).await.len();
        assert!(drawn > 0, "new: {is_new}, has chosen: {chooses}");
        server.end().await;
    }
}

#[tokio::test]
async fn whoever_has_played_a_game_is_known_better() {
    let server = Server::start().await;
    server.are_new().await;
    let channel = server.begin(2, "here:true").await;
    let game = server.last_game().await;
    assert_eq!(trust_in(&server, game, PEOPLE[0]).await, Trust::EVEN, "nothing is known of anybody");
    super::whole_games::play(&server, &channel, 3).await;
    learning::learn(&server.store, game, server.now()).await.unwrap();
    let (_, played) = app::whole(&server.store, app::GameRef::Game(game)).await.unwrap();
    for who in &PEOPLE[..2] {
        let user = UserId(i64::try_from(server.person(who).id().0).unwrap());
        let known = trust_in(&server, game, who).await;
        assert_ne!(known, Trust::EVEN, "{who}");
        assert_eq!(known, played.decisions().taught_by(user), "{who}: from what they decided themselves");
    }
    // It is the same however often it is done.
    learning::learn(&server.store, game, server.now()).await.unwrap();
    server.end().await;
}
