//! What the bot sends Discord in a few scenes, request by request, compared with what it has always sent.
//!
//! See `kept.rs` for how the files are written anew. The bags are stacked, and nobody decides by chance: computer
//! players act only where there is one thing that they can do.

use ra_bot::playground::Order;

use super::dealt::{BEFORE_RA, Dealt, EARTHQUAKE, THREE};
use super::hours::{DAY, HOUR, MINUTE};
use super::kept::compare;
use super::server::command;
use super::stage::{Stage, whole_game};

/// Nothing but tiles that nobody minds.
const CALM: Dealt = Dealt { bag: "nile pharaoh gold nile pharaoh gold nile pharaoh gold", ..THREE };

/// A table is opened, filled, emptied, changed and called off. None starts a game, which would be dealt by chance.
#[tokio::test]
async fn a_table() {
    let mut stage = Stage::new().await;
    compare("exchanges-start.txt", &stage.start());
    stage.all(&[("Nefer", "/ra new seats:4"), ("Amun", "/ra join")]).await;
    stage.press("Amun", &["<It is …>60", "<Like in …>Europe/Berlin", "<When I sleep>1410 450"]).await;
    stage.press("Isis", &["Join"]).await;
    stage.press("Isis", &["Leave"]).await;
    stage.press("Nefer", &["Pace…", "Fast"]).await;
    stage.press("Amun", &["Pace…"]).await;
    stage.press("Nefer", &["No quick draws"]).await;
    stage.press("Nefer", &["Add computer player…", "Hard"]).await;
    stage.press("Nefer", &["Remove computer player"]).await;
    stage.press("Nefer", &["How to play"]).await;
    stage
        .all(&[
            ("Nefer", "/ra computer level:easy"),
            ("Amun", "/ra computer level:easy"),
            ("Amun", "/ra join"),
            ("Khnum", "/ra leave"),
            ("Khnum", "/ra start"),
            ("Khnum", "/ra cancel"),
            ("Khnum", "/ra new"),
            ("Amun", "/ra leave"),
            ("Nefer", "/ra draw"),
            ("Nefer", "/ra cancel"),
            ("Nefer", "/ra join"),
            ("Nefer", "/ra start"),
            ("Nefer", "/ra new invite:@ra-bot"),
            ("Nefer", "/ra new seats:2 invite:@Amun invite2:@Isis"),
            ("Nefer", "/ra new seats:3 here:true edition:classic pace:\"no clock\" quick:false computers:1 invite:@Seti"),
            ("Nefer", "/ra leave"),
            ("Khnum", "/ra games"),
            ("Khnum", "/ra help"),
            ("Khnum", "/ra help about:rules"),
            ("Khnum", "/ra settings"),
        ])
        .await;
    stage.run_in("Khnum", "dm", "/ra settings").await;
    stage.run_in("Khnum", "dm", "/ra draw").await;
    stage.complete("Khnum", "/ra settings city:Ber").await;
    stage.complete("Khnum", "/ra settings sleep:23").await;
    // Nobody comes.
    stage.run("Khnum", "/ra new seats:2").await;
    stage.turn(3 * DAY + HOUR).await;
    compare("exchanges-table.txt", &stage.end().await);
}

/// A game begins in a thread. It is dealt by chance: only what is sent is compared, not what is in it.
#[tokio::test]
async fn a_start() {
    let mut stage = Stage::new().await;
    stage.all(&[("Nefer", "/ra new seats:3 quick:false"), ("Amun", "/ra join")]).await;
    stage.press("Isis", &["Join"]).await;
    stage
        .all(&[("Nefer", "/ra new seats:3 quick:false"), ("Amun", "/ra join"), ("Nefer", "/ra start")])
        .await;
    stage.run("Nefer", "/ra new seats:2 quick:false here:true").await;
    stage.run("Amun", "/ra join").await;
    stage.run("Nefer", "/ra cancel").await;
    compare("exchanges-begin.txt", &stage.end_of_chance().await);
}

/// An auction answered ahead in several ways, a second with a secret bid of who invoked, and much that is refused.
#[tokio::test]
async fn a_game_of_three() {
    let mut stage = Stage::new().await;
    stage.server.deal(Dealt { bag: "nile pharaoh ra gold god nile flood ra ra", ..THREE }).await;
    stage.run("Nefer", "/ra board public:true").await;
    let first = stage.newest("Seti", "Draw");
    stage.press("Nefer", &["Draw"]).await;
    stage.run("Amun", "/ra draw").await;
    stage.press("Isis", &["Draw"]).await;
    // Nefer answers first, then Amun, then Isis.
    stage.press("Seti", &["Bid…"]).await;
    stage.press("Amun", &["Bid…", "Bid 9", "Change", "Bid 6", "If 6 is too low, pass instead"]).await;
    stage
        .press("Amun", &["Bid…", "Lowest that wins, up to 12", "Line by line…", "<Which case?>8", "Pass"])
        .await;
    stage.press("Amun", &["My game", "The whole story"]).await;
    stage.complete("Isis", "/ra bid ").await;
    stage
        .all(&[
            ("Isis", "/ra bid 10 how:\"this sun, or pass\""),
            ("Isis", "/ra withdraw"),
            ("Isis", "/ra withdraw"),
            ("Isis", "/ra bid 11 how:\"the lowest that wins, up to this sun\""),
            ("Isis", "/ra bid 13"),
            ("Seti", "/ra bid 3"),
            ("Amun", "/ra me"),
            ("Nefer", "/ra me"),
            ("Isis", "/ra games"),
            ("Seti", "/ra games"),
            ("Amun", "/ra draw"),
            ("Nefer", "/ra invoke"),
        ])
        .await;
    let panel = stage.press("Nefer", &["Bid…"]).await;
    stage.press("Isis", &["Pass", "Withdraw", "Bid…", "Lowest that wins, up to 10"]).await;
    stage.run("Nefer", "/ra bid 8").await;
    // A panel and a board of the past.
    stage.press_on("Nefer", panel, &["Bid 13"]).await;
    stage.press_on("Nefer", Some(first), &["Draw"]).await;
    stage.press("Seti", &["In words"]).await;
    stage.press("Seti", &["My game"]).await;
    stage.press("Seti", &["Help"]).await;
    stage
        .all(&[
            ("Seti", "/ra board"),
            ("Seti", "/ra log"),
            ("Seti", "/ra log page:1"),
            ("Seti", "/ra pace"),
            ("Amun", "/ra pace"),
            ("Seti", "/ra me"),
            ("Seti", "/ra board public:true"),
            ("Amun", "/ra god tiles:Gold"),
            ("Amun", "/ra discard ???"),
            ("Seti", "/ra undo"),
            ("Khnum", "/ra new here:true"),
            ("Nefer", "/ra start"),
            ("Amun", "/ra cancel"),
        ])
        .await;
    stage.complete("Amun", "/ra invoke bid:").await;
    // Whoever is to act; each is refused what is not theirs.
    for who in ["Nefer", "Amun", "Isis", "Nefer"] {
        stage.run(who, "/ra draw").await;
    }
    stage.all(&[("Isis", "/ra invoke bid:seventeen"), ("Isis", "/ra invoke bid:4")]).await;
    stage.press("Amun", &["Invoke Ra…", "Invoke, up to 6"]).await;
    stage
        .all(&[("Nefer", "/ra pass"), ("Isis", "/ra bid 7"), ("Amun", "/ra bid 12"), ("Nefer", "/ra bid 13")])
        .await;
    stage.all(&[("Isis", "/ra me"), ("Nefer", "/ra board public:true"), ("Nefer", "/ra cancel")]).await;
    stage.run("Isis", "/ra log").await;
    compare("exchanges-three.txt", &stage.end().await);
}

/// God tiles by menu and by command, tiles given up after a disaster, and an invocation that is taken back.
#[tokio::test]
async fn tiles_are_taken_given_up_and_an_invocation_is_taken_back() {
    let mut stage = Stage::new().await;
    let played = "draw, draw, invoke, bid 13, draw, draw, draw";
    stage.server.deal(Dealt { bag: "god god nile war flood pyramid", played, ..THREE }).await;
    stage.run("Nefer", "/ra board public:true").await;
    stage.press("Amun", &["Use God tiles…"]).await;
    stage.complete("Nefer", "/ra god tiles:").await;
    stage.run("Nefer", "/ra god tiles:Palace").await;
    stage.press("Nefer", &["Use God tiles…", "<Tiles to take>2,1", "<Change the order>1", "Take them"]).await;
    stage.run("Nefer", "/ra cancel").await;
    stage
        .server
        .deal(Dealt {
            played: "draw, draw, invoke, bid 13, draw, draw, draw",
            bag: "god god nile war flood pyramid",
            ..THREE
        })
        .await;
    stage.run("Nefer", "/ra god tiles:Pyramid").await;
    stage.all(&[("Nefer", "/ra god"), ("Nefer", "/ra draw"), ("Nefer", "/ra cancel")]).await;
    stage.server.deal(EARTHQUAKE).await;
    stage.run("Nefer", "/ra board public:true").await;
    stage.press("Amun", &["Choose tiles…"]).await;
    stage.all(&[("Nefer", "/ra draw"), ("Nefer", "/ra discard Nile"), ("Nefer", "/ra me")]).await;
    stage.complete("Nefer", "/ra discard ").await;
    stage.press("Nefer", &["Choose tiles…", "<Tiles to give up>Sphinx,Pyramid", "Give them up"]).await;
    stage.run("Amun", "/ra undo").await;
    stage.run("Amun", "/ra draw").await;
    stage.all(&[("Isis", "/ra invoke bid:4"), ("Nefer", "/ra pass"), ("Nefer", "/ra undo")]).await;
    stage.all(&[("Amun", "/ra pass"), ("Isis", "/ra undo"), ("Nefer", "/ra cancel")]).await;
    stage.server.deal(Dealt { bag: "nile flood", played: "draw", ..THREE }).await;
    stage
        .all(&[
            ("Amun", "/ra invoke"),
            ("Nefer", "/ra bid 5"),
            ("Amun", "/ra undo"),
            ("Amun", "/ra undo"),
            ("Amun", "/ra invoke bid:6"),
            ("Isis", "/ra pass"),
            ("Amun", "/ra undo"),
        ])
        .await;
    stage.press("Isis", &["My game", "Undo"]).await;
    stage.all(&[("Isis", "/ra bid 7"), ("Nefer", "/ra bid 8"), ("Nefer", "/ra log")]).await;
    compare("exchanges-tiles.txt", &stage.end().await);
}

/// What is decided ahead: drawing, an answer to an auction that opens later, an auction line by line.
#[tokio::test]
async fn orders() {
    let mut stage = Stage::new().await;
    let bag = "nile flood art gold writing religion agriculture pyramid ra";
    stage.server.deal(Dealt { bag, ..THREE }).await;
    stage.run("Nefer", "/ra board public:true").await;
    stage.press("Nefer", &["Draw until 3 tiles"]).await;
    stage
        .press(
            "Amun",
            &["My game", "Orders…", "<Draw for me until …>8", "<… but stop at these kinds>writing"],
        )
        .await;
    stage
        .all(&[
            ("Isis", "/ra orders quick:false"),
            ("Isis", "/ra draw"),
            ("Nefer", "/ra draw"),
            ("Isis", "/ra draw"),
            ("Nefer", "/ra draw"),
            ("Amun", "/ra orders"),
            ("Seti", "/ra orders"),
            ("Isis", "/ra orders draw:8 stop:Gold"),
            ("Isis", "/ra orders stop:Nothing"),
        ])
        .await;
    stage.press("Isis", &["Ask me on my turns"]).await;
    stage
        .press("Amun", &["My game", "Orders…", "If an auction opens…", "<My answer>pass", "Any number"])
        .await;
    stage.run("Nefer", "/ra cancel").await;

    stage.server.deal(Dealt { bag: "nile ra pharaoh gold funeral ra", ..THREE }).await;
    stage
        .all(&[
            ("Nefer", "/ra orders auction:8"),
            ("Nefer", "/ra draw"),
            ("Nefer", "/ra orders auction:12"),
            ("Nefer", "/ra orders auction:8"),
            ("Isis", "/ra orders auction:pass added:1"),
            ("Amun", "/ra draw"),
            ("Nefer", "/ra me"),
            ("Amun", "/ra pass"),
            ("Isis", "/ra orders auction:pass added:8"),
            ("Isis", "/ra draw until:5"),
            ("Isis", "/ra orders auction:ask draw:0"),
            ("Nefer", "/ra draw"),
            ("Amun", "/ra orders"),
            ("Nefer", "/ra cancel"),
        ])
        .await;

    stage.server.deal(BEFORE_RA).await;
    stage.run("Amun", "/ra draw").await;
    stage.press("Nefer", &["Bid…", "Bid 8", "Line by line…", "<Which case?>7", "Pass"]).await;
    stage
        .press("Nefer", &["Bid…", "Bid 8", "Line by line…", "<Which case?>none", "Bid 2", "Line by line…"])
        .await;
    stage.press("Isis", &["Pass"]).await;
    compare("exchanges-orders.txt", &stage.end().await);
}

/// While hardly anything lies on the track the program draws for those who do not mind.
#[tokio::test]
async fn quick_draws() {
    let mut stage = Stage::new().await;
    let game = stage.server.deal(CALM).await;
    stage.server.draw_quickly(game).await;
    stage.all(&[("Isis", "/ra orders quick:false"), ("Nefer", "/ra draw")]).await;
    stage.press("Isis", &["Invoke Ra…", "Invoke, ask me last"]).await;
    stage.all(&[("Nefer", "/ra bid 5"), ("Amun", "/ra pass"), ("Isis", "/ra pass")]).await;
    stage.press("Isis", &["My game", "Orders…", "Quick draws for me too", "No quick draws for me"]).await;
    stage.all(&[("Nefer", "/ra undo"), ("Seti", "/ra log")]).await;
    compare("exchanges-quick.txt", &stage.end().await);
}

/// Calls, reminders, time that runs out twice, a computer player that stands in, and who is back; then chairs that are
/// left and given away, and all that those can do who look after the games.
#[tokio::test]
async fn time() {
    let mut stage = Stage::new().await;
    for channel in ["ra", "general"] {
        let permissions = vec!["MANAGE_CHANNELS".to_owned()];
        stage
            .happens(Order::Allow { channel: channel.into(), permissions, person: Some("Khnum".into()) })
            .await;
    }
    stage
        .all(&[
            ("Nefer", "/ra settings city:Reykjavik sleep:23:00-7:00"),
            ("Nefer", "/ra settings city:Atlantis"),
            ("Nefer", "/ra settings sleep:7-23"),
            ("Amun", "/ra settings calls:\"by direct message\""),
            ("Isis", "/ra settings next:true"),
            ("Khnum", "/ra settings away:2040-03-10 meanwhile:\"a computer player plays for me\""),
            ("Khnum", "/ra settings away:back"),
            ("Khnum", "/ra settings away:2040-05-10"),
            ("Khnum", "/ra settings meanwhile:\"a computer player plays for me\""),
        ])
        .await;
    stage
        .press("Khnum", &["I am away…", "Back to the settings", "Call me by direct message", "Where I am…"])
        .await;
    stage.turn(11 * MINUTE).await;
    stage.server.deal(CALM).await;
    stage.run("Nefer", "/ra board public:true").await;
    stage.run("Nefer", "/ra draw").await;
    stage.run("Amun", "/ra draw").await;
    // Isis is reminded twice; then it is done for her.
    stage.turn(9 * HOUR).await;
    stage.turn(16 * HOUR).await;
    stage.turn(18 * HOUR).await;
    stage.turn(6 * HOUR).await;
    stage.run("Isis", "/ra draw").await;
    stage.run("Nefer", "/ra draw").await;
    stage.run("Amun", "/ra draw").await;
    stage.turn(4 * DAY).await;
    stage.run("Seti", "/ra log").await;
    stage.run("Nefer", "/ra draw").await;
    stage.run("Amun", "/ra settings calls:\"in the game's channel\"").await;
    // With a full track there is one thing to do, and above 13 nothing to bid.
    stage.run("Amun", "/ra draw").await;
    stage.run("Isis", "/ra draw").await;
    stage.run("Nefer", "/ra bid 13").await;
    stage.run("Amun", "/ra pass").await;
    stage.run("Isis", "/ra me").await;
    stage.press("Isis", &["I’m back"]).await;
    stage.run("Isis", "/ra back").await;
    compare("exchanges-time.txt", &stage.end().await);
}

/// Chairs that are left and given away, and all that those can do who look after the games.
#[tokio::test]
async fn chairs() {
    let mut stage = Stage::new().await;
    for channel in ["ra", "general"] {
        let permissions = vec!["MANAGE_CHANNELS".to_owned()];
        stage
            .happens(Order::Allow { channel: channel.into(), permissions, person: Some("Khnum".into()) })
            .await;
    }
    stage.server.deal(CALM).await;
    stage.run("Nefer", "/ra board public:true").await;
    stage.run("Amun", "/ra resign").await;
    stage.press("Amun", &["Leave this game for good"]).await;
    stage
        .all(&[
            ("Amun", "/ra draw"),
            ("Amun", "/ra back"),
            ("Seti", "/ra resign"),
            ("Isis", "/ra replace player:Amun by:Seti"),
            ("Nefer", "/ra replace player:Amun by:Isis"),
            ("Nefer", "/ra replace player:Khnum by:Seti"),
            ("Nefer", "/ra replace player:Amun by:Seti"),
            ("Seti", "/ra me"),
            ("Amun", "/ra me"),
            ("Nefer", "/ra replace player:Isis by:Amun"),
        ])
        .await;
    stage.press("Seti", &["Yes, give my chair away"]).await;
    stage.press("Isis", &["Yes, give my chair away"]).await;
    stage
        .all(&[
            ("Khnum", "/ra-admin pause"),
            ("Nefer", "/ra draw"),
            ("Khnum", "/ra-admin pause"),
            ("Khnum", "/ra-admin act"),
        ])
        .await;
    stage.turn(10 * DAY).await;
    stage
        .all(&[
            ("Khnum", "/ra-admin resume"),
            ("Khnum", "/ra-admin resume"),
            ("Khnum", "/ra-admin extend hours:10"),
            ("Khnum", "/ra-admin extend"),
            ("Khnum", "/ra-admin act"),
            ("Khnum", "/ra-admin host player:Seti"),
            ("Khnum", "/ra-admin host player:Isis"),
            ("Khnum", "/ra-admin replace player:Nefer by:Isis"),
            ("Khnum", "/ra-admin history"),
            ("Khnum", "/ra-admin history game:7"),
        ])
        .await;
    stage.run_in("Khnum", "general", "/ra-admin extend").await;
    stage.run_in("Khnum", "general", "/ra-admin extend hours:5 game:1").await;
    stage.happens(Order::Rename { person: "Seti".into(), nick: Some("Seti the Great".into()) }).await;
    stage.run("Seti", "/ra draw").await;
    // Whom the game waits for has left the server.
    stage.happens(Order::RemovePerson { person: "Amun".into() }).await;
    stage.turn(2 * HOUR).await;
    stage.run_in("Khnum", "general", "/ra-admin cancel game:1").await;
    stage.run("Khnum", "/ra-admin history game:1").await;
    compare("exchanges-chairs.txt", &stage.end().await);
}

/// A game that is played the same for ever, without its last actions, which come back as commands.
fn nearly_played(dealt: Dealt, left: usize) -> (String, Vec<String>) {
    let mut played = whole_game(dealt, |_| ());
    let last = played.split_off(played.len() - left);
    let words: Vec<String> = played.iter().map(ToString::to_string).collect();
    (words.join(", "), last.into_iter().map(command).collect())
}

/// The last actions of a game; then its ranking, its record and the proof of its bag, and the same table again.
#[tokio::test]
async fn the_end() {
    let mut stage = Stage::new().await;
    let (played, last) = nearly_played(THREE, 4);
    let game = stage.server.deal(Dealt { played: played.leak(), ..THREE }).await;
    stage.run("Nefer", "/ra board public:true").await;
    for command in last {
        let round = stage.server.round(game).await;
        let who = round.name(round.state().to_act().unwrap());
        stage.run(&who, &command).await;
    }
    stage
        .all(&[("Nefer", "/ra log"), ("Nefer", "/ra games"), ("Nefer", "/ra pace"), ("Nefer", "/ra draw")])
        .await;
    stage.press("Nefer", &["In words"]).await;
    for who in ["Seti", "Amun", "Amun", "Isis"] {
        stage.press(who, &["Same table again"]).await;
    }
    stage.press("Isis", &["Leave"]).await;
    compare("exchanges-end.txt", &stage.end().await);
}
