//! Languages of people and of the guild.

use ra_bot::playground::Order;
use serde_json::{Value, json};

use super::raw::Raw;

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
