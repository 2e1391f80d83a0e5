//! Who reads what in which language: a person their own, a channel its table's.

use std::time::Duration;

use local_discord::{BotResponse, Order};
use ra_table::language::Language;
use serde_json::json;

use super::privacy::public;
use super::watched_server::BEGINNING;
use super::watched_server::whole_game;
use crate::support::dealt::{Dealt, EARTHQUAKE, THREE};
use crate::support::server::{Says, Server, command, wait_for, within, without_numbers, words};

impl Server {
    /// Somebody's Discord is in a language from now on.
    pub(crate) fn speaks(&self, who: &str, locale: &str) {
        self.discord.order(Order::Speak { person: who.into(), locale: locale.into() }).unwrap();
    }

    /// Somebody's Discord is in a language, and the bot has heard them.
    async fn is_heard(&self, who: &str, locale: &str) {
        self.speaks(who, locale);
        self.run(who, "tournament", "/ra games").await;
    }
}

/// Words that stand in every second sentence of a language, and in none of another.
fn gives_away(language: Language, told: &str) -> Option<&'static str> {
    let telling: &[&str] = match language {
        Language::En => &["the", "your", "you", "and", "is", "of", "drew", "has", "sun"],
        Language::De => &["der", "die", "und", "du", "ist", "Sonne", "Partie", "bietet", "nicht"],
        Language::Ru => &["ваш", "ход", "и", "диск", "Партия", "эпоха", "в", "ставит", "очко"],
        Language::Es | Language::Fr | Language::Pl => &[],
    };
    let words: Vec<&str> = told.split(|c: char| !c.is_alphanumeric()).collect();
    telling.iter().copied().find(|word| words.contains(word))
}

#[track_caller]
fn is_in(language: Language, told: &str) {
    for other in [Language::En, Language::De, Language::Ru] {
        let given_away = gives_away(other, told);
        if other != language {
            assert_eq!(given_away, None, "{language} reads {other}: {told}");
        }
    }
}

/// A whole game in Russian, whose players read Russian, German and English: all that each was answered, and in the end
/// what the channel shows.
#[tokio::test]
async fn a_whole_game_of_three_in_three_languages() {
    let server = Server::start().await;
    server.turn_to_winter().await;
    let people =
        [("Nefer", "ru", Language::Ru), ("Amun", "de", Language::De), ("Isis", "en-GB", Language::En)];
    people.iter().for_each(|(who, locale, _)| server.speaks(who, locale));
    let dealt = Dealt { language: Language::Ru, ..THREE };
    let game = server.deal(dealt).await;
    let mut told = String::new();
    let mut last = String::new();
    for (place, action) in whole_game(THREE, |_| ()).into_iter().enumerate() {
        let who = server.to_act(game).await;
        let language = people.iter().find(|(name, ..)| *name == who).unwrap().2;
        let answer = server.answered(&who, "ra", &command(action)).await;
        server.settled(game).await;
        // A board is everybody's; what else is answered is the person's alone.
        let board = server.read("Seti", "ra").last().cloned().unwrap_or_default();
        is_in(Language::Ru, &board);
        let is_private = !server.read("Seti", "ra").contains(&answer);
        is_in(if is_private { language } else { Language::Ru }, &answer);
        if is_private && last != answer {
            told += &format!("{who} ({language}) {}:\n{answer}\n\n", command(action));
            last.clone_from(&answer);
        }
        if place % 8 == 0 {
            for (who, _, language) in people {
                let mine = server.run(who, "ra", "/ra me").await;
                told += &format!("{who} ({language}) /ra me:\n{mine}\n\n");
                let own = mine.split_once("\n\n").map_or(mine.as_str(), |(_, own)| own);
                is_in(language, own);
            }
        }
    }
    server.settled(game).await;
    told += &format!("The channel:\n{}", server.read("Seti", "ra").join("\n\n"));
    insta::assert_snapshot!(without_numbers(&without_numbers(&told, "<t:"), "<@"));
    server.end().await;
}

/// All that a person does in private at a table in another language.
#[tokio::test]
async fn what_only_one_person_sees_is_in_their_language() {
    let server = Server::start().await;
    // Always at the same time of day: at night, clocks rest.
    server.turn(Duration::from_millis(u64::try_from(BEGINNING - server.now().0).unwrap())).await;
    server.speaks("Nefer", "ru");
    server.speaks("Amun", "de");
    server
        .deal(Dealt { bag: "god war gold nile", played: "draw, draw, draw", language: Language::Pl, ..THREE })
        .await;
    let mut told = String::new();
    // What depends on the time of day is read, and not kept.
    let changing = ["/ra settings city:Мюнхен sleep:нет", "/ra settings city:Köln sleep:23-7"];
    let tries = [
        "/ra me",
        "/ra orders",
        "/ra settings city:Atlantis",
        "/ra pace",
        "/ra games",
        "/ra log",
        "/ra help",
        "/ra help about:rules",
        "/ra draw",
        "/ra undo",
        "/ra withdraw",
        "/ra resign",
        "/ra orders draw:3 stop:\"Нил, Война\"",
        "/ra orders draw:3 stop:\"Nil, Krieg\"",
        "/ra orders draw:3 stop:\"Nile, War\"",
        "/ra orders auction:\"до 13\"",
        "/ra orders auction:\"bis 12\"",
        "/ra orders auction:\"up to 9\"",
        "/ra board",
    ];
    for line in ["/ra settings"].into_iter().chain(changing).chain(tries) {
        for (who, language) in [("Nefer", Language::Ru), ("Amun", Language::De)] {
            let answer = server.run(who, "ra", line).await;
            is_in(language, &answer);
            if !changing.contains(&line) {
                told += &format!("{who} {line}:\n{answer}\n\n");
            }
        }
    }
    let told = ["<t:", "<#", "<@"].iter().fold(told, |told, words| without_numbers(&told, words));
    insta::assert_snapshot!(told);
    server.end().await;
}

#[tokio::test]
async fn a_table_is_in_the_language_of_its_server_or_of_who_opens_it() {
    let server = Server::start().await;
    let opens = async |channel: &str| {
        let lobby = server.run("Nefer", channel, "/ra new seats:2 here:true").await;
        server.run("Nefer", channel, "/ra cancel").await;
        lobby
    };
    server.speaks("Nefer", "ru");
    // Discord says of every server that it is in American English, unless it is a community.
    is_in(Language::Ru, &opens("ra").await);
    server.discord.order(Order::SetGuildLocale { locale: "de".into() }).unwrap();
    is_in(Language::De, &opens("ra").await);
    let set = server.run("Nefer", "ra", "/ra-admin settings language:Polski").await;
    set.says("Polski");
    is_in(Language::Ru, &set);
    opens("ra").await.says("Około ");
    server.run("Nefer", "ra", "/ra-admin settings unset:язык").await;
    is_in(Language::De, &opens("ra").await);
    // A language that is not spoken here.
    server.discord.order(Order::SetGuildLocale { locale: "ja".into() }).unwrap();
    is_in(Language::Ru, &opens("ra").await);
    server.end().await;
}

#[tokio::test]
async fn the_host_chooses_a_language_at_the_table() {
    let server = Server::start().await;
    server.speaks("Amun", "ru");
    server.run("Nefer", "ra", "/ra new seats:3").await;
    server.run("Amun", "ra", "/ra join").await;
    // Whoever opens the panel reads it in their own language, and only the host may choose.
    is_in(Language::Ru, &server.presses("Amun", "ra", "Settings…").await);
    let amun = server.person("Amun");
    let table = crate::support::clicks::id(amun.read("ra").unwrap().first().unwrap());
    let refused = within(amun.forge("ra", table, "table:1:language de", &[])).await;
    is_in(Language::Ru, &words(refused.message().unwrap()));
    is_in(Language::En, &server.presses("Nefer", "ra", "Settings…").await);
    server.taps("Nefer", "ra", &["Language…", "Deutsch"]).await.says("Language: Deutsch.");
    let lobby = server.until("ra", |read| read.contains("Je 48 Stunden")).await;
    is_in(Language::De, &lobby);
    // The next table of the same people is in it too, and so is the game.
    server.run("Isis", "ra", "/ra join").await;
    let game = server.last_game().await;
    let channel = server.round(game).await.channel().to_string();
    server.settled(game).await;
    is_in(Language::De, &server.read("Seti", &channel).join("\n"));
    server.end().await;
}

#[tokio::test]
async fn who_chose_a_language_keeps_it_and_is_written_to_in_it() {
    let server = Server::start().await;
    server.is_heard("Nefer", "fr").await;
    let chosen = server.run("Nefer", "ra", "/ra settings language:Deutsch").await;
    is_in(Language::De, &chosen);
    is_in(Language::De, &server.run("Nefer", "ra", "/ra games").await);
    let unknown = server.run("Nefer", "ra", "/ra settings language:Klingon").await;
    unknown.says("Klingon");
    is_in(Language::De, &unknown);
    server.run("Nefer", "ra", "/ra settings language:discord").await.says("Français");
    // By direct message there is nothing that tells the language but what is remembered.
    server.is_heard("Nefer", "ru").await;
    server.run("Nefer", "ra", "/ra settings calls:\"личным сообщением\"").await;
    server.deal(Dealt { bag: "nile gold", played: "draw, draw", ..THREE }).await;
    server.run("Isis", "ra", "/ra draw").await;
    let is_told = |told: &String| told.contains("Партия") || told.contains("ждёт");
    let told = wait_for(async || Some(server.read("Nefer", "dm").join("\n")).filter(is_told)).await;
    is_in(Language::Ru, &told);
    server.end().await;
}

/// What is typed is understood in one's language and in English, and offered in one's own.
#[tokio::test]
async fn tiles_are_typed_in_ones_language_or_in_english() {
    for (locale, typed) in
        [("de", "Pyramide, Sphinx"), ("de", "Pyramid, Sphinx"), ("ru", "пирамида, Обелиск")]
    {
        let server = Server::start().await;
        server.speaks("Nefer", locale);
        let game = server.deal(EARTHQUAKE).await;
        let nefer = server.person("Nefer");
        let choices = within(nefer.complete("ra", "/ra discard tiles:")).await.unwrap();
        let BotResponse::Choices { choices } = choices else { panic!("{choices:?}") };
        let names: Vec<&str> = choices.iter().map(|choice| choice["name"].as_str().unwrap()).collect();
        let expected = if locale == "de" {
            ["Sphinx", "Pyramide", "Obelisk"]
        } else {
            ["Сфинкс", "Пирамида", "Обелиск"]
        };
        assert_eq!(names, expected);
        let seq = server.round(game).await.seq;
        let answer = server.run("Nefer", "ra", &format!("/ra discard tiles:\"{typed}\"")).await;
        assert!(server.round(game).await.seq > seq, "{answer}");
        server.end().await;
    }
}

/// A command that is named in a message can be tapped, and leads to the one that is registered.
#[tokio::test]
async fn commands_in_messages_can_be_tapped() {
    let server = Server::start().await;
    let nefer = server.person("Nefer");
    let commands = nefer.commands("ra").unwrap();
    let id =
        commands.iter().find(|command| command["name"] == "ra").unwrap()["id"].as_str().unwrap().to_owned();
    let Ok(BotResponse::Message { message }) = within(nefer.run("ra", "/ra draw")).await else {
        panic!("no answer")
    };
    message["content"].as_str().unwrap().says(&format!("</ra new:{id}>"));
    // Somebody who is called like a command leads nowhere.
    server.discord.order(Order::Rename { person: "Nefer".into(), nick: Some("/ra draw".into()) }).unwrap();
    server.run("Nefer", "ra", "/ra new seats:2").await;
    let lobby = nefer.read("ra").unwrap().pop().unwrap();
    assert!(!lobby.to_string().contains("</ra draw"), "{lobby}");
    server.end().await;
}

/// A name that cannot be drawn, or not be seen, is given up for the one by which Discord knows the person.
#[tokio::test]
async fn names_that_cannot_be_shown_are_those_of_the_account() {
    for (nick, shown) in [
        ("ネフェル", "nefer"),
        ("\u{3164}\u{3164}", "nefer"),
        ("\u{ad}\u{2800}", "nefer"),
        ("محمد", "nefer"),
        ("Нефертари", "Нефертари"),
        ("🎉 Nefer 🎉", "🎉 Nefer 🎉"),
    ] {
        let server = Server::start().await;
        server.discord.order(Order::Rename { person: "Nefer".into(), nick: Some(nick.into()) }).unwrap();
        let lobby = server.run("Nefer", "ra", "/ra new seats:2").await;
        assert!(lobby.contains(&format!("{shown} (host)")), "{nick}: {lobby}");
        server.end().await;
    }
}

/// The language of what everybody sees never depends on who acted.
#[tokio::test]
async fn what_everybody_sees_depends_on_nobody() {
    let servers = [Server::start().await, Server::start().await];
    for (who, locale) in [("Nefer", "ru"), ("Amun", "de"), ("Isis", "fr"), ("Seti", "pl")] {
        servers[1].speaks(who, locale);
    }
    let mut games = Vec::new();
    for server in &servers {
        games.push(server.deal(Dealt { language: Language::Es, ..THREE }).await);
    }
    for action in whole_game(THREE, |_| ()).into_iter().take(12) {
        let mut shown = Vec::new();
        for (server, game) in servers.iter().zip(&games) {
            server.run(&server.to_act(*game).await, "ra", &command(action)).await;
            server.settled(*game).await;
            shown.push(public(server));
        }
        assert_eq!(shown[0], shown[1], "{action}");
        assert_eq!(json!(gives_away(Language::En, &shown[0].replace("is_", ""))), json!(null));
    }
    for server in servers {
        server.end().await;
    }
}

/// A language that is chosen with something else is chosen with it or not at all.
#[tokio::test]
async fn a_language_is_chosen_with_all_the_rest() {
    let server = Server::start().await;
    let refused = server
        .run("Nefer", "ra", "/ra settings language:Deutsch meanwhile:\"a computer player plays for me\"")
        .await;
    refused.says("away");
    is_in(Language::En, &server.run("Nefer", "ra", "/ra settings").await);
    let told = server.run("Nefer", "ra", "/ra settings language:Deutsch city:Tokyo sleep:23:00-7:00").await;
    is_in(Language::De, &told);
    server.end().await;
}

/// What a time is called names no place.
#[tokio::test]
async fn the_name_of_a_time_is_answered_with_cities() {
    let server = Server::start().await;
    let told = server.run("Nefer", "ra", "/ra settings city:EST").await;
    told.begins("“EST” is not a city. Do you mean the time in New York");
    let told = server.run("Nefer", "ra", "/ra settings city:Atlantis").await;
    told.begins(
        "I do not know a city called “Atlantis”. Choose a larger one nearby, or press *My time zone…*",
    );
    server.end().await;
}
