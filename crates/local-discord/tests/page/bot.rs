//! A bot with one of everything, for the page to show.

use local_discord::{Limits, LocalDiscord, Options};
use reqwest::Method;
use serde_json::{Value, json};
use test_tools::raw_bot::{Api, Gateway, Got, INTENTS};
use test_tools::sample_guild;
use tokio::task::JoinHandle;

/// A local Discord and the bot in it, which answers by itself.
pub(crate) struct Bot {
    pub(crate) discord: LocalDiscord,
    pub(crate) api: Api,
    answering: JoinHandle<()>,
}

impl Drop for Bot {
    fn drop(&mut self) {
        self.answering.abort();
    }
}

impl Bot {
    pub(crate) async fn start() -> Bot {
        Bot::with(sample_guild()).await
    }

    pub(crate) async fn with(options: Options) -> Bot {
        let limits = Limits { rate_limits: false, ..options.limits };
        let discord = LocalDiscord::start(Options { limits, ..options }).await.unwrap();
        let api = Api::of(&discord);
        let mut gateway = Gateway::identified(&discord, INTENTS).await;
        let path = format!("/applications/{}/commands", discord.application());
        let (status, set) = api.send(Method::PUT, &path, commands()).await;
        assert_eq!(status, 200, "{set}");
        let answers = api.clone();
        let answering = tokio::spawn(async move {
            while let Got::Frame(mut frame) = gateway.whenever().await {
                let event = frame["d"].take();
                let Some(answer) = (frame["t"] == "INTERACTION_CREATE").then(|| answer(&event)).flatten()
                else {
                    continue;
                };
                let (id, token) = (event["id"].as_str().unwrap(), event["token"].as_str().unwrap());
                answers.post(&format!("/interactions/{id}/{token}/callback"), answer).await;
            }
        });
        Bot { discord, api, answering }
    }

    /// Registers commands for the menus of people and of messages.
    pub(crate) async fn add_menus(&self) {
        let path = format!("/applications/{}/commands", self.discord.application());
        let german = json!({"de": "Bisheriges Glück"});
        for command in [
            json!({"type": 2, "name": "Luck so far", "name_localizations": german}),
            json!({"type": 2, "name": "Slow"}),
            json!({"type": 3, "name": "Quote"}),
        ] {
            assert_eq!(self.api.post(&path, command).await.0, 201);
        }
    }

    /// Sends a message in a channel; it must be accepted.
    pub(crate) async fn post(&self, channel: &str, body: Value) -> Value {
        let path = format!("/channels/{}/messages", self.discord.channel(channel).unwrap());
        let (status, message) = self.api.post(&path, body).await;
        assert_eq!(status, 200, "{message}");
        message
    }

    /// A mention of a person.
    pub(crate) fn mention(&self, person: &str) -> String {
        format!("<@{}>", self.discord.person(person).unwrap().id())
    }
}

/// All that the bot has, some of it in German too.
pub(crate) fn commands() -> Value {
    let choices = json!([{"name": "One day", "value": "1d", "name_localizations": {"de": "Ein Tag"}},
        {"name": "Two days", "value": "2d"}]);
    let option = |kind: u8, name: &str, required: bool| json!({"type": kind, "name": name, "description": format!("The {name}"), "required": required});
    let mut sun = option(4, "sun", true);
    (sun["min_value"], sun["max_value"]) = (json!(1), json!(13));
    let mut pace = option(3, "pace", true);
    pace["choices"] = choices;
    let mut tile = option(3, "tile", true);
    tile["autocomplete"] = json!(true);
    let sub = |name: &str, options: Value| json!({"type": 1, "name": name, "description": format!("To {name}"), "options": options});
    let mut bid = sub("bid", json!([sun, option(6, "who", false)]));
    bid["name_localizations"] = json!({"de": "gebot"});
    bid["description_localizations"] = json!({"de": "Zum Bieten"});
    let subs = json!([
        bid,
        sub("new", json!([pace, option(5, "here", false)])),
        sub("find", json!([tile])),
        sub("honour", json!([option(8, "role", true)])),
        sub("secret", json!([])),
        sub("form", json!([])),
        sub("late", json!([])),
        sub("think", json!([])),
    ]);
    let host = json!({"name": "host", "description": "For hosts", "default_member_permissions": "32"});
    json!([{"name": "ra", "description": "<b>Ra</b>", "options": subs}, host])
}

/// What the bot says, if anything.
fn answer(event: &Value) -> Option<Value> {
    let data = &event["data"];
    let say = |text: String| Some(json!({"type": 4, "data": {"content": text}}));
    match event["type"].as_u64()? {
        2 if data["name"] == "Slow" => None,
        2 if data["type"] != 1 => say(format!("{} of <@{}>", data["name"], data["target_id"].as_str()?)),
        2 => {
            let sub = &data["options"][0];
            match sub["name"].as_str()? {
                "secret" => {
                    let button = json!({"type": 2, "style": 4, "label": "Reveal", "custom_id": "reveal"});
                    let rows = json!([{"type": 1, "components": [button]}]);
                    Some(json!({"type": 4, "data": {"content": "psst", "flags": 64, "components": rows}}))
                }
                "form" => Some(json!({"type": 9, "data": form()})),
                "think" => Some(json!({"type": 5})),
                "late" => None,
                _ => say(format!("{} {}", sub["name"], sub["options"])),
            }
        }
        3 => match data["custom_id"].as_str()? {
            "draw" => Some(json!({"type": 7, "data": {"content": "Drawn"}})),
            "late" => None,
            "form" => Some(json!({"type": 9, "data": form()})),
            other => say(format!("{other}: {}", data["values"])),
        },
        4 => {
            let typed = data["options"][0]["options"][0]["value"].as_str()?;
            let fitting = ["Nile", "Flood", "Two words"].into_iter().filter(|tile| tile.starts_with(typed));
            let choices: Vec<Value> = fitting.map(|tile| json!({"name": tile, "value": tile})).collect();
            Some(json!({"type": 8, "data": {"choices": choices}}))
        }
        _ => {
            let texts = data["components"].as_array()?.iter();
            let texts: Vec<&Value> = texts
                .map(|row| row.pointer("/components/0").unwrap_or(&row["component"]))
                .map(|filled| filled.get("value").unwrap_or(&filled["values"]))
                .collect();
            say(format!("Filled: {}", json!(texts)))
        }
    }
}

/// A modal with an input in the old way and one in the new, a menu, and words.
fn form() -> Value {
    let short = json!({"type": 4, "custom_id": "line", "style": 1, "label": "Line", "min_length": 3, "max_length": 9});
    let long = json!({"type": 4, "custom_id": "more", "style": 2, "required": false, "value": "as it was"});
    let sizes = json!([{"label": "Small", "value": "s"}, {"label": "Large", "value": "l"}]);
    let size = json!({"type": 3, "custom_id": "size", "required": false, "options": sizes});
    json!({"custom_id": "orders", "title": "Orders <b>", "components": [
        {"type": 1, "components": [short]}, {"type": 10, "content": "And **further**"},
        {"type": 18, "label": "More", "description": "If you like", "component": long},
        {"type": 18, "label": "Size", "component": size}]})
}

/// A board with all kinds of buttons and menus.
pub(crate) fn board() -> Value {
    let button = |style: u8, label: &str, id: &str| json!({"type": 2, "style": style, "label": label, "custom_id": id});
    let off = json!({"type": 2, "style": 3, "label": "Off", "custom_id": "off", "disabled": true});
    let link = json!({"type": 2, "style": 5, "label": "Rules", "url": "https://example.com/rules"});
    let option =
        |name: &str| json!({"label": name, "value": name.to_lowercase(), "description": format!("A {name}")});
    let options = json!([option("Nile"), option("Flood"), option("Pharaoh")]);
    let select = |id: &str, min: u8, max: u8| {
        json!({"type": 3, "custom_id": id, "placeholder": format!("Which {id}"), "options": options,
               "min_values": min, "max_values": max})
    };
    json!([
        {"type": 1, "components": [button(1, "Draw", "draw"), button(2, "Orders…", "form"), off, button(4, "Late", "late"), link]},
        {"type": 1, "components": [select("one", 1, 1)]},
        {"type": 1, "components": [select("several", 2, 3)]},
        {"type": 1, "components": [{"type": 7, "custom_id": "who", "placeholder": "Who"}]},
        {"type": 1, "components": [{"type": 8, "custom_id": "where", "placeholder": "Where"}]},
    ])
}
