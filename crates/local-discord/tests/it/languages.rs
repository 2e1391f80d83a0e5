//! Languages of people and of the guild, and what they see of commands.

use local_discord::{BotResponse, Order};
use reqwest::Method;
use serde_json::{Value, json};
use test_tools::raw_bot::Raw;

/// Lets a person's client speak a language.
fn speak(raw: &Raw, person: &str, locale: &str) {
    raw.discord.order(Order::Speak { person: person.into(), locale: locale.into() }).unwrap();
}

#[tokio::test]
async fn the_guild_has_a_language() {
    let mut raw = Raw::start().await;
    let created = raw.gateway.event("GUILD_CREATE").await;
    assert_eq!(created["preferred_locale"], "en-US");
    raw.discord.order(Order::SetGuildLocale { locale: "de".into() }).unwrap();
    let updated = raw.gateway.event("GUILD_UPDATE").await;
    assert_eq!((&updated["id"], &updated["preferred_locale"]), (&created["id"], &json!("de")));
    assert!(updated.get("channels").is_none(), "an update tells of the guild alone");
    let (_, read) = raw.api.get(&format!("/guilds/{}", raw.discord.guild())).await;
    assert_eq!(read["preferred_locale"], "de");
    // What somebody asks there has the guild's language beside their own.
    speak(&raw, "Nefer", "ru");
    let event = raw.go().await.event;
    assert_eq!((&event["guild_locale"], &event["guild"]["locale"]), (&json!("de"), &json!("de")));
    assert_eq!(event["locale"], "ru");
    let nefer = raw.person("Nefer");
    let event = raw.asked(async move { nefer.run("dm", "/go").await }).await.event;
    assert_eq!((event.get("guild_locale"), &event["locale"]), (None, &json!("ru")));
    // Who connects later is told what is the case then.
    raw.discord.order(Order::RemoveBot).unwrap();
    raw.discord.order(Order::SetGuildLocale { locale: "fr".into() }).unwrap();
    raw.discord.order(Order::AddBot).unwrap();
    raw.gateway.event("GUILD_DELETE").await;
    // A guild that the bot is not in is none of its business.
    let frame = raw.gateway.frame().await;
    assert_eq!((&frame["t"], &frame["d"]["preferred_locale"]), (&json!("GUILD_CREATE"), &json!("fr")));
}

#[tokio::test]
async fn languages_are_discords() {
    let raw = Raw::start().await;
    for (locale, is_one) in [("de", true), ("es-419", true), ("en", false), ("DE", false), ("", false)] {
        let person = Order::Speak { person: "Amun".into(), locale: locale.into() };
        for order in [person, Order::SetGuildLocale { locale: locale.into() }] {
            let done = raw.discord.order(order.clone());
            assert_eq!(done.is_ok(), is_one, "{order:?}");
            let words = done.err().map_or(String::new(), |refused| refused.0);
            let begin = format!("Discord has no language {locale}. It has id, cs, da, de, en-GB, en-US, ");
            assert!(is_one || words.starts_with(&begin), "{words}");
        }
    }
    let client = reqwest::Client::builder().no_proxy().build().unwrap();
    let at = |path: &str| format!("{}{path}", raw.discord.address());
    let get =
        async |path: &str| -> Value { client.get(at(path)).send().await.unwrap().json().await.unwrap() };
    // Each of those that are listed can be spoken, and is what commands may have texts in.
    let listed = get("/locales").await;
    assert_eq!(listed.as_array().unwrap().len(), 32);
    assert!(listed.as_array().unwrap().contains(&json!({"locale": "ru", "name": "Русский"})), "{listed}");
    for language in listed.as_array().unwrap() {
        for order in [
            json!({"do": "speak", "person": "Amun", "locale": language["locale"]}),
            json!({"do": "set_guild_locale", "locale": language["locale"]}),
        ] {
            assert_eq!(
                client.post(at("/orders")).json(&order).send().await.unwrap().status(),
                204,
                "{order}"
            );
        }
        let amun = &get("/people").await[1];
        assert_eq!((&amun["name"], &amun["locale"]), (&json!("Amun"), &language["locale"]));
        assert_eq!(get("/guild").await["locale"], language["locale"]);
    }
    let wrong = json!({"do": "speak", "person": "Amun", "locale": "tlh"});
    let refused = client.post(at("/orders")).json(&wrong).send().await.unwrap();
    assert_eq!(refused.status(), 400);
    let refused: Value = refused.json().await.unwrap();
    assert!(refused["error"].as_str().unwrap().starts_with("Discord has no language tlh."), "{refused}");
}

#[tokio::test]
async fn only_the_person_learns_of_their_language() {
    let raw = Raw::start().await;
    let (nefer, amun) = (raw.person("Nefer"), raw.person("Amun"));
    let (last, _) = nefer.changes_now(0);
    speak(&raw, "Nefer", "pl");
    assert_eq!(nefer.changes_now(last).1[0].what, "language_changed");
    assert!(amun.changes_now(last).1.is_empty());
    raw.discord.order(Order::SetGuildLocale { locale: "pl".into() }).unwrap();
    assert_eq!(amun.changes_now(last).1[0].what, "guild_updated");
}

/// A command with texts in German everywhere, and here and there in British English.
async fn with_commands() -> Raw {
    let raw = Raw::start().await;
    let pace = json!({"type": 3, "name": "pace", "description": "How fast",
        "name_localizations": {"de": "tempo"}, "description_localizations": {"de": "Wie schnell"},
        "choices": [
            {"name": "One day", "value": "1d", "name_localizations": {"de": "Ein Tag", "en-GB": "A day"}},
            {"name": "Two days", "value": "2d", "name_localizations": {"de": "Zwei Tage"}},
            {"name": "Ein Tag", "value": "odd"}]});
    let tile = json!({"type": 3, "name": "tile", "description": "Which", "autocomplete": true});
    let new = json!({"type": 1, "name": "new", "description": "Begins", "options": [pace],
        "name_localizations": {"de": "neu"}, "description_localizations": {"de": "Beginnt"}});
    let find = json!({"type": 1, "name": "find", "description": "Finds", "options": [tile]});
    let commands = json!([{"name": "ra", "description": "The game", "options": [new, find],
        "description_localizations": {"de": "Das Spiel", "en-GB": "The board game"}}]);
    let path = format!("/applications/{}/commands", raw.discord.application());
    let (status, set) = raw.api.send(Method::PUT, &path, commands).await;
    assert_eq!(status, 200, "{set}");
    raw
}

#[tokio::test]
async fn commands_are_shown_in_the_persons_language() {
    let raw = with_commands().await;
    for (locale, command, sub, option, choice) in [
        ("de", "Das Spiel", "Beginnt", "Wie schnell", "Ein Tag"),
        ("fr", "The game", "Begins", "How fast", "One day"),
        ("en-GB", "The board game", "Begins", "How fast", "A day"),
        // The other English comes before none.
        ("en-US", "The board game", "Begins", "How fast", "A day"),
    ] {
        speak(&raw, "Amun", locale);
        let ra = &raw.person("Amun").commands("ra").unwrap()[0];
        let [new, find] = [&ra["options"][0], &ra["options"][1]];
        let pace = &new["options"][0];
        let described = [ra, new, pace, find].map(|shown| shown["description"].as_str().unwrap());
        assert_eq!(described, [command, sub, option, "Finds"], "{locale}");
        assert_eq!(pace["choices"][0], json!({"name": choice, "value": "1d"}), "{locale}");
        // By these they are run, in every language; what is shown instead stands beside it.
        assert_eq!([ra, new, pace].map(|shown| &shown["name"]), ["ra", "new", "pace"]);
        let names = (locale == "de").then_some(("neu", "tempo"));
        let localized = |shown: &'_ Value| shown["name_localized"].as_str().map(str::to_owned);
        assert_eq!(localized(new), names.map(|(new, _)| new.to_owned()));
        assert_eq!(localized(pace), names.map(|(_, pace)| pace.to_owned()));
        assert!(!ra.to_string().contains("localizations"), "{ra}");
    }
    // The bot still reads all languages.
    let path = format!("/applications/{}/commands?with_localizations=true", raw.discord.application());
    assert_eq!(raw.api.get(&path).await.1[0]["description_localizations"]["de"], "Das Spiel");
}

#[tokio::test]
async fn choices_are_typed_as_they_are_shown() {
    let mut raw = with_commands().await;
    for (locale, line, value) in [
        ("de", "/ra new Zwei Tage", "2d"),
        ("de", "/ra new pace:zwei tage", "2d"),
        // As it stands in messages in other languages, too.
        ("de", "/ra new Two days", "2d"),
        ("de", "/ra new 2d", "2d"),
        // Two are called so, but only one to this person.
        ("de", "/ra new Ein Tag", "1d"),
        ("fr", "/ra new Ein Tag", "odd"),
        ("en-US", "/ra new A day", "1d"),
    ] {
        speak(&raw, "Amun", locale);
        let amun = raw.person("Amun");
        let event = raw.asked(async move { amun.run("ra", line).await }).await.event;
        assert_eq!(event["data"]["options"][0]["options"][0]["value"], value, "{locale} {line}");
    }
    speak(&raw, "Amun", "fr");
    assert!(raw.person("Amun").run("ra", "/ra new Zwei Tage").await.is_err());
}

#[tokio::test]
async fn suggestions_are_in_the_persons_language() {
    let mut raw = with_commands().await;
    speak(&raw, "Amun", "de");
    let fixed = raw.person("Amun").complete("ra", "/ra new z").await.unwrap();
    assert_eq!(fixed, BotResponse::Choices { choices: vec![json!({"name": "Zwei Tage", "value": "2d"})] });
    let suggestion = |localizations: Value| {
        json!({"type": 8, "data": {"choices": [
            {"name": "Flood", "value": "flood", "name_localizations": localizations}]}})
    };
    let amun = raw.person("Amun");
    let asked = raw.asked(async move { amun.complete("ra", "/ra find F").await }).await;
    let (status, refusal) = raw.answer(&asked, suggestion(json!({"xx": "Flut"}))).await;
    assert_eq!((status, &refusal["code"]), (400, &json!(50035)));
    assert_eq!(raw.answer(&asked, suggestion(json!({"de": "Flut"}))).await.0, 200);
    let expected = BotResponse::Choices { choices: vec![json!({"name": "Flut", "value": "flood"})] };
    assert_eq!(asked.person.await.unwrap(), Ok(expected));
}

#[tokio::test]
async fn messages_may_mention_commands() {
    let raw = with_commands().await;
    let id = raw.discord.commands()[0]["id"].as_str().unwrap().to_owned();
    let text = format!("Type </ra new:{id}>, or </none:1>");
    let sent = raw.post("ra", json!({"content": text, "embeds": [{"description": text}]})).await;
    assert_eq!((&sent["content"], &sent["embeds"][0]["description"]), (&json!(text), &json!(text)));
    assert_eq!((&sent["mentions"], &sent["mention_roles"]), (&json!([]), &json!([])));
}
