//! Nothing private leaks: positions that differ only in what is private look the same to everybody, byte for byte,
//! and what one person is told alone nobody else sees.

use ra_table::game::Ahead;
use ra_table::game::autoplay_level::AutoplayLevel;
use ra_table::game::lobby::Change;
use ra_table::language::Language;
use serde_json::json;
use sha2::{Digest, Sha256};

use super::obvious_moves::CALM;
use super::refusals::named;
use crate::support::dealt::{Dealt, THREE};
use crate::support::server::{Says, Server, without_numbers, words};

/// Everything in a channel for somebody who does not play. Ids and times are left out: they differ between any two
/// runs. Everything else of a message stays, how it came to be there included.
pub(super) fn public(server: &Server) -> String {
    let messages = server.messages("Seti", "ra");
    let told = messages.iter().filter(|message| message["flags"] != 64).map(|message| {
        let picture = message["embeds"][0]["image"]["url"].as_str();
        let picture = picture.map(|url| server.discord.file(url).expect("the picture is there"));
        let mut message = named(server, message);
        let object = message.as_object_mut().unwrap();
        for key in ["id", "timestamp", "edited_timestamp", "nonce"] {
            object.remove(key);
        }
        if let Some(came) = object.get_mut("interaction_metadata") {
            *came = json!(came["user"]["id"]);
        }
        if let Some(command) = object.get_mut("interaction") {
            *command = command["name"].take();
        }
        for key in ["application_id", "webhook_id", "author"] {
            object.insert(key.to_owned(), json!(object.contains_key(key)));
        }
        for file in object["attachments"].as_array_mut().unwrap() {
            for key in ["id", "url", "proxy_url"] {
                file.as_object_mut().unwrap().remove(key);
            }
        }
        if let Some(picture) = picture {
            // The file itself instead of its address.
            let image = &mut object["embeds"][0]["image"];
            image["url"] = json!(format!("{:x?}", Sha256::digest(&picture)));
            image.as_object_mut().unwrap().remove("proxy_url");
        }
        let words = words(&message);
        // Buttons and lines of history say how many entries the history has, which everybody has seen; two games are not
        // dealt in the same second, and two boards have addresses of their own.
        let told = without_entries(&format!("{words}\n{message}\n"));
        ["play:1:", "later:1:", "board:1:", "<t:", "/channels/", "/ra/"]
            .iter()
            .fold(told, |told, before| without_numbers(&told, before))
    });
    told.collect()
}

/// A text without the entries that its lines of history name, in any language: `Game 1 · moves 3–5`.
fn without_entries(text: &str) -> String {
    let text = text.replace(" 1 – ", " 1 · ");
    let mut parts = text.split(" 1 · ");
    let first = parts.next().unwrap_or_default().to_owned();
    let is_of_entries = |c: char| c.is_alphanumeric() || c == ' ' || c == '–';
    parts.fold(first, |told, part| told + " 1 · " + part.trim_start_matches(is_of_entries))
}

/// The same without the sums that prove the bags: the only bytes that may tell two bags apart.
fn without_sum(told: &str) -> String {
    let is_sum = |word: &str| word.len() == 64 && word.chars().all(|c| c.is_ascii_hexdigit());
    told.split_inclusive(|c: char| !c.is_ascii_alphanumeric())
        .filter(|word| !is_sum(word.trim_end_matches(|c: char| !c.is_ascii_alphanumeric())))
        .collect()
}

/// Plays the same commands in both games; all that everybody sees must be the same after each. A command after `:` is
/// given in the second game only, and changes nothing that anybody else sees.
///
/// It is so in every language of the table, and whatever language the people of the second game speak.
async fn check(games: [Dealt; 2], commands: &[(&str, &str)]) {
    for language in [Language::En, Language::De, Language::Ru] {
        check_in(language, games, commands).await;
    }
}

async fn check_in(language: Language, games: [Dealt; 2], commands: &[(&str, &str)]) {
    let servers = [Server::start().await, Server::start().await];
    let mut numbers = Vec::new();
    for (server, dealt) in servers.iter().zip(games) {
        numbers.push(server.deal(Dealt { language, ..dealt }).await);
    }
    if language != Language::En {
        for (who, locale) in [("Nefer", "pl"), ("Amun", "ru"), ("Isis", "de")] {
            servers[1].speaks(who, locale);
        }
    }
    let same = async |what: &str| {
        for (server, game) in servers.iter().zip(&numbers) {
            server.until_nothing_is_due().await;
            server.at_rest().await;
            server.settled(*game).await;
        }
        let [one, other] = servers.each_ref().map(|server| without_sum(&public(server)));
        let lines = one.lines().zip(other.lines());
        let differ: Vec<_> = lines.filter(|(one, other)| one != other).collect();
        assert!(one == other, "{what}: {differ:#?}\n{one}\n{other}");
    };
    same("as dealt").await;
    for (who, command) in commands {
        match command.strip_prefix(':') {
            Some(command) => {
                let answer = servers[1].run(who, "ra", command).await;
                let is_kept = answer.contains("Noted") || answer.contains("Your orders");
                assert!(is_kept || language != Language::En, "{answer}");
                assert!(!answer.is_empty() && !answer.starts_with('('), "{answer}");
            }
            None => {
                for server in &servers {
                    server.run(who, "ra", command).await;
                }
            }
        }
        same(&format!("{who} {command}")).await;
    }
    for server in servers {
        for message in server.messages("Seti", "ra") {
            assert_ne!(message["flags"], 64, "{message}");
        }
        server.end().await;
    }
}

#[tokio::test]
async fn answers_not_yet_played() {
    let dealt = Dealt { bag: "nile ra pharaoh gold", played: "draw", ..THREE };
    let commands = [
        ("Amun", "/ra draw"),
        ("Nefer", ":/ra bid 8"),
        ("Amun", ":/ra pass"),
        ("Amun", ":/ra bid 3"),
        ("Nefer", "/ra board public:true"),
        ("Isis", "/ra bid 10"),
        ("Nefer", "/ra bid 13"),
        ("Isis", "/ra draw"),
    ];
    check([dealt; 2], &commands).await;
}

#[tokio::test]
async fn orders_not_yet_played() {
    let dealt = Dealt { bag: "nile flood art gold writing", played: "draw", ..THREE };
    let commands = [
        ("Isis", ":/ra orders draw:1 stop:Nile auction:up to 10 added:2"),
        ("Nefer", ":/ra orders auction:13"),
        ("Nefer", ":/ra orders draw:1"),
        ("Amun", "/ra draw"),
        ("Isis", ":/ra orders draw:2"),
        ("Isis", "/ra draw"),
        ("Nefer", ":/ra orders quick:false auction:ask"),
        ("Nefer", "/ra invoke"),
    ];
    check([dealt; 2], &commands).await;
}

#[tokio::test]
async fn the_answer_of_who_invokes() {
    let mut seen = Vec::new();
    for invoke in ["/ra invoke", "/ra invoke bid:9", "/ra invoke bid:pass"] {
        let server = Server::start().await;
        let game = server.deal(Dealt { played: "draw", ..THREE }).await;
        server.run("Amun", "ra", invoke).await;
        server.settled(game).await;
        let told = server.until("ra", |read| read.contains("auction")).await;
        // Discord shows everybody the options of a command that is answered in public.
        let messages = server.messages("Seti", "ra");
        assert!(messages.iter().all(|message| message["interaction_metadata"].is_null()), "{told}");
        seen.push(public(&server));
        server.end().await;
    }
    assert_eq!([&seen[1], &seen[2]], [&seen[0]; 2]);
}

/// Whether it was drawn quickly, by an order, or because it was clear, nobody sees.
#[tokio::test]
async fn why_it_was_drawn_for_somebody() {
    let mut seen = Vec::new();
    for (orders, expected) in [
        (vec![], [Ahead::No, Ahead::Quick, Ahead::Clear]),
        (vec![("Amun", "/ra orders draw:2 quick:false")], [Ahead::No, Ahead::Order, Ahead::Clear]),
        (vec![("Isis", "/ra orders draw:3 quick:false")], [Ahead::No, Ahead::Quick, Ahead::Order]),
    ] {
        let server = Server::start().await;
        let game = server.deal(CALM).await;
        for (who, order) in orders {
            server.run(who, "ra", order).await;
        }
        server.set(game, Change::AutoplayLevel(AutoplayLevel::Draws)).await;
        server.run("Nefer", "ra", "/ra draw").await;
        server.until_nothing_is_due().await;
        server.at_rest().await;
        server.settled(game).await;
        assert_eq!(server.ahead(game).await, expected);
        seen.push(without_sum(&public(&server)));
        server.end().await;
    }
    assert_eq!([&seen[1], &seen[2]], [&seen[0]; 2]);
    seen[0].says_all(&["\\n» Isis drew Funeral.", "» Amun drew Nile."]);
    assert!(!seen[0].contains("» Nefer"), "{}", seen[0]);
}

/// The same by buttons: a message that follows the answer to a private panel would name that panel to everybody.
#[tokio::test]
async fn the_answer_of_who_invokes_by_buttons() {
    let mut seen = Vec::new();
    for invoke in ["Invoke, ask me last", "Invoke, up to 3", "Invoke, up to 9"] {
        let server = Server::start().await;
        let game = server.deal_shown(Dealt { played: "draw", ..THREE }).await;
        server.on_board("Amun", game, &["Invoke Ra…", invoke]).await;
        server.until("ra", |read| read.contains("auction")).await;
        server.settled(game).await;
        seen.push(public(&server));
        server.end().await;
    }
    assert_eq!([&seen[1], &seen[2]], [&seen[0]; 2]);
    assert!(!seen[0].contains("message_reference"), "{}", seen[0]);
}

#[tokio::test]
async fn scores() {
    // A God counts 2 and Gold 3, and both leave at the end of the epoch.
    let dealt = Dealt {
        played: "draw, invoke, pass, pass, bid 12, draw, pass, pass, pass, draw, pass, pass, pass, \
                 draw, pass, pass, pass, draw, pass, pass, pass, draw, pass, pass, pass, draw, pass, pass, pass, \
                 draw, pass, pass, pass, draw",
        ..THREE
    };
    let bags = ["god ra ra ra ra ra ra ra ra nile nile nile", "gold ra ra ra ra ra ra ra ra nile nile nile"];
    let games = bags.map(|bag| Dealt { bag, ..dealt });
    let server = Server::start().await;
    let mut scores = Vec::new();
    for dealt in games {
        let game =
            server.deal(Dealt { channel: if scores.is_empty() { "ra" } else { "general" }, ..dealt }).await;
        scores.push(
            server
                .round(game)
                .await
                .state()
                .players()
                .iter()
                .map(|(_, held)| held.score())
                .collect::<Vec<_>>(),
        );
    }
    server.end().await;
    assert_ne!(scores[0], scores[1]);
    let commands = [
        ("Isis", "/ra board public:true"),
        ("Isis", "/ra me"),
        ("Nefer", "/ra draw"),
        ("Amun", "/ra draw"),
        ("Isis", "/ra invoke"),
        ("Nefer", "/ra bid 8"),
        ("Amun", "/ra pass"),
        ("Isis", "/ra pass"),
    ];
    check(games, &commands).await;
}

/// What the first epoch brought whom does not show at the end of the second.
#[tokio::test]
async fn the_end_of_an_epoch() {
    let no_bids = "draw, pass, pass, pass, ".repeat(7);
    let played = format!("draw, invoke, pass, pass, bid 12, {no_bids}draw, {no_bids}").leak();
    let ras = vec!["ra"; 16].join(" ");
    let games = ["god", "gold"].map(|first| {
        let bag = format!("{first} {ras} nile").leak();
        Dealt { bag, played, ..THREE }
    });
    let commands = [("Amun", "/ra board public:true"), ("Amun", "/ra draw"), ("Nefer", "/ra draw")];
    let server = Server::start().await;
    server.deal(games[0]).await;
    for (who, command) in commands {
        server.run(who, "ra", command).await;
    }
    server.until("ra", |read| read.contains("Epoch 2 is over")).await;
    server.end().await;
    check(games, &commands).await;
}

#[tokio::test]
async fn the_values_of_face_down_suns() {
    let games = [
        Dealt {
            bag: "art religion writing nile ra",
            played: "draw, invoke, pass, bid 13, draw, invoke, bid 12, draw, invoke, pass, pass, bid 11",
            ..THREE
        },
        Dealt {
            bag: "religion art writing nile ra",
            played: "draw, invoke, pass, pass, bid 12, draw, invoke, pass, pass, bid 13, draw, invoke, pass, pass, bid 11",
            ..THREE
        },
    ];
    let commands = [
        ("Nefer", "/ra board public:true"),
        ("Nefer", "/ra me"),
        ("Nefer", "/ra draw"),
        ("Amun", "/ra draw"),
        ("Isis", "/ra bid 10"),
        ("Khnum", "/ra board"),
    ];
    check(games, &commands).await;
}

#[tokio::test]
async fn the_order_of_the_bag() {
    let dealt = Dealt { bag: "nile ra pharaoh gold", shown: false, ..THREE };
    let games = [dealt, Dealt { turned: true, ..dealt }];
    assert_ne!(games[0].setup().bag(), games[1].setup().bag());
    let commands = [
        ("Nefer", "/ra draw"),
        ("Amun", "/ra draw"),
        ("Isis", "/ra pass"),
        ("Nefer", "/ra pass"),
        ("Amun", "/ra bid 3"),
        ("Isis", "/ra draw"),
        ("Nefer", "/ra draw"),
        ("Amun", "/ra board public:true"),
    ];
    check(games, &commands).await;
}
