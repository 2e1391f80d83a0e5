//! What people can do, and what their clients refuse.

use local_discord::{BotResponse, Order, Unread};
use reqwest::Method;
use serde_json::{Value, json};
use test_tools::raw_bot::{Raw, id};

/// Registers a command with everything in it.
async fn with_commands() -> Raw {
    let raw = Raw::start().await;
    let bid = json!({"type": 1, "name": "bid", "description": "d", "options": [
        {"type": 4, "name": "sun", "description": "d", "required": true, "min_value": 1.0, "max_value": 13.0},
        {"type": 3, "name": "why", "description": "d", "max_length": 10}]});
    let new = json!({"type": 1, "name": "new", "description": "d", "options": [
        {"type": 3, "name": "pace", "description": "d", "choices": [
            {"name": "One day", "value": "1d"}, {"name": "Two days", "value": "2d"}]},
        {"type": 6, "name": "who", "description": "d"},
        {"type": 5, "name": "here", "description": "d"}]});
    let group = json!({"type": 2, "name": "admin", "description": "d", "options": [
        {"type": 1, "name": "stop", "description": "d"}]});
    let hidden = json!({"name": "hidden", "description": "d", "default_member_permissions": "8"});
    let commands = json!([{"name": "ra", "description": "d", "options": [bid, new, group]}, hidden]);
    let path = format!("/applications/{}/commands", raw.discord.application());
    assert_eq!(raw.api.send(Method::PUT, &path, commands).await.0, 200);
    raw
}

#[tokio::test]
async fn a_line_becomes_a_command() {
    let mut raw = with_commands().await;
    let isis = raw.person("Isis").id();
    for (line, expected) in [
        (
            "/ra bid 8",
            json!([{"name": "bid", "type": 1, "options": [{"name": "sun", "type": 4, "value": 8}]}]),
        ),
        (
            "/ra bid why:no idea sun:8",
            json!([{"name": "bid", "type": 1, "options": [
            {"name": "why", "type": 3, "value": "no idea"}, {"name": "sun", "type": 4, "value": 8}]}]),
        ),
        (
            "/ra new \"two days\" @Isis true",
            json!([{"name": "new", "type": 1, "options": [
            {"name": "pace", "type": 3, "value": "2d"}, {"name": "who", "type": 6, "value": isis},
            {"name": "here", "type": 5, "value": true}]}]),
        ),
        (
            "/ra admin stop",
            json!([{"name": "admin", "type": 2, "options": [
            {"name": "stop", "type": 1, "options": []}]}]),
        ),
    ] {
        let nefer = raw.person("Nefer");
        let asked = raw.asked(async move { nefer.run("ra", line).await }).await;
        assert_eq!(asked.event["data"]["options"], expected, "{line}");
        assert_eq!(raw.answer(&asked, json!({"type": 4, "data": {"content": line}})).await.0, 200);
        let answer = asked.person.await.unwrap().unwrap();
        assert_eq!(answer.message().unwrap()["content"], line);
    }
}

#[tokio::test]
async fn lines_that_the_client_refuses() {
    let raw = with_commands().await;
    for (line, refusal) in [
        ("hello", "A command begins with /."),
        ("/none", "There is no command /none."),
        ("/hidden", "There is no command /hidden."),
        ("/ra", "Say which: bid, new, admin."),
        ("/ra bid", "sun: This option is required. Specify a value"),
        ("/ra bid x", "sun: Input a valid integer."),
        ("/ra bid 14", "sun: Specify a value less than or equal to 13."),
        ("/ra bid 0", "sun: Specify a value greater than or equal to 1."),
        ("/ra bid 8 far too many words", "why: Must be between 0 and 10 in length."),
        ("/ra new fast", "pace: Please choose one of the options."),
        ("/ra new who:@Ramses", "who: Could not find this user."),
        ("/ra new here:maybe", "here: Specify true or false."),
        ("/ra admin stop now", "There is no option for \"now\"."),
    ] {
        let refused = raw.person("Amun").run("ra", line).await.unwrap_err();
        assert_eq!(refused.0, refusal, "{line}");
    }
    assert!(raw.person("Amun").run("nowhere", "/ra bid 8").await.is_err());
}

#[tokio::test]
async fn suggestions_come_from_the_client_or_the_bot() {
    let raw = with_commands().await;
    let fixed = raw.person("Nefer").complete("ra", "/ra new on").await.unwrap();
    assert_eq!(fixed, BotResponse::Choices { choices: vec![json!({"name": "One day", "value": "1d"})] });
    let mut raw = Raw::start().await;
    let nefer = raw.person("Nefer");
    let asked = raw.asked(async move { nefer.complete("ra", "/go so").await }).await;
    let option = json!([{"name": "how", "type": 3, "value": "so", "focused": true}]);
    assert_eq!((&asked.event["type"], &asked.event["data"]["options"]), (&json!(4), &option));
    let choices = json!({"choices": [{"name": "softly", "value": "s"}]});
    assert_eq!(raw.answer(&asked, json!({"type": 8, "data": choices})).await.0, 200);
    let expected = BotResponse::Choices { choices: vec![json!({"name": "softly", "value": "s"})] };
    assert_eq!(raw.followup(&asked, json!({"content": "x"})).await.1["code"], 10015);
    assert_eq!(asked.person.await.unwrap(), Ok(expected));
}

#[tokio::test]
async fn components_are_used_as_they_are_seen() {
    let mut raw = Raw::start().await;
    let button = |style: u8, id: &str| json!({"type": 2, "style": style, "label": id, "custom_id": id});
    let off = json!({"type": 2, "style": 1, "label": "off", "custom_id": "off", "disabled": true});
    let link = json!({"type": 2, "style": 5, "label": "link", "url": "https://example.com"});
    let options = json!([{"label": "One", "value": "1"}, {"label": "Two", "value": "2"}]);
    let select = json!({"type": 3, "custom_id": "select", "options": options, "max_values": 2});
    let rows =
        json!([{"type": 1, "components": [button(1, "on"), off, link]}, {"type": 1, "components": [select]}]);
    let message = raw.post("ra", json!({"content": "x", "components": rows})).await;
    let (nefer, at) = (raw.person("Nefer"), id(&message["id"]));
    for (button, refusal) in [
        ("off", "\"off\" is disabled."),
        ("link", "\"link\" is a link."),
        ("none", "There is no \"none\" on this message."),
        ("select", "There is no \"select\" on this message."),
    ] {
        assert_eq!(nefer.click("ra", at, button).await.unwrap_err().0, refusal);
    }
    assert!(nefer.choose("ra", at, "select", &[]).await.is_err());
    assert!(nefer.choose("ra", at, "select", &["3"]).await.is_err());
    let chooses = nefer.clone();
    let asked = raw.asked(async move { chooses.choose("ra", at, "select", &["Two", "1"]).await }).await;
    assert_eq!(asked.event["data"]["values"], json!(["2", "1"]));
    raw.answer(&asked, json!({"type": 6})).await;
    assert_eq!(asked.person.await.unwrap(), Ok(BotResponse::Acknowledged));

    let asked = raw.click(&message, "on").await;
    let secret =
        json!({"content": "s", "flags": 64, "components": [{"type": 1, "components": [button(1, "mine")]}]});
    let (_, answer) = raw.answer(&asked, json!({"type": 4, "data": secret})).await;
    let ephemeral = id(&answer["resource"]["message"]["id"]);
    assert!(raw.person("Amun").click("ra", ephemeral, "mine").await.is_err());
    let asked = raw.asked(async move { nefer.click("ra", ephemeral, "mine").await }).await;
    assert_eq!(raw.answer(&asked, json!({"type": 7, "data": {"content": "changed"}})).await.0, 200);
    assert!(
        matches!(asked.person.await.unwrap(), Ok(BotResponse::Updated { message }) if message["content"] == "changed")
    );
}

#[tokio::test]
async fn modals_are_filled_and_submitted() {
    let mut raw = Raw::start().await;
    let asked = raw.go().await;
    let input = json!({"type": 4, "custom_id": "line", "style": 1, "label": "Line", "min_length": 2, "max_length": 9});
    let modal =
        json!({"custom_id": "m", "title": "Orders", "components": [{"type": 1, "components": [input]}]});
    assert_eq!(raw.answer(&asked, json!({"type": 9, "data": modal})).await.0, 200);
    let Ok(BotResponse::Modal { id: open, modal }) = asked.person.await.unwrap() else { panic!("no modal") };
    assert_eq!(modal["title"], "Orders");
    let nefer = raw.person("Nefer");
    for texts in [vec![], vec![("line", "x")], vec![("line", "far too long")], vec![("other", "x")]] {
        assert!(nefer.submit(open, &texts).await.is_err(), "{texts:?}");
    }
    assert!(raw.person("Amun").submit(open, &[("line", "draw")]).await.is_err());
    let asked = raw.asked(async move { nefer.submit(open, &[("line", "draw")]).await }).await;
    assert_eq!(asked.event["type"], 5);
    assert_eq!(asked.event["data"]["components"][0]["components"][0]["value"], "draw");
    assert_eq!(raw.answer(&asked, json!({"type": 9, "data": modal})).await.1["code"], 50035);
    assert_eq!(raw.answer(&asked, json!({"type": 4, "data": {"content": "Thanks"}})).await.0, 200);
}

#[tokio::test]
async fn people_are_as_they_are_now() {
    let mut raw = Raw::start().await;
    let order = |order| raw.discord.order(order).unwrap();
    order(Order::Rename { person: "Nefer".into(), nick: Some("@everyone **N**".into()) });
    order(Order::Speak { person: "Nefer".into(), locale: "de".into() });
    let event = raw.go().await.event;
    assert_eq!((&event["member"]["nick"], &event["locale"]), (&json!("@everyone **N**"), &json!("de")));
    assert_eq!(event["member"]["user"]["global_name"], "Nefer");
    let seti = raw.person("Seti");
    raw.discord.order(Order::RemovePerson { person: "Seti".into() }).unwrap();
    assert!(seti.channels().is_empty());
    assert!(seti.say("ra", "Let me in").is_err());
}

#[tokio::test]
async fn hidden_channels_are_hidden() {
    let raw = Raw::start().await;
    let permissions = vec!["VIEW_CHANNEL".into()];
    let order = Order::Deny { channel: "ra".into(), permissions, person: Some("Seti".into()) };
    raw.discord.order(order).unwrap();
    raw.post("ra", json!({"content": format!("<@{}> @here", raw.person("Seti").id())})).await;
    let seti = raw.person("Seti");
    assert!(seti.read("ra").is_err() && seti.unread("ra").is_err() && seti.commands("ra").is_err());
    assert!(seti.channels().iter().all(|place| place.name != "ra"));
    let (_, news) = seti.changes_now(0);
    let ra = raw.discord.channel("ra");
    assert!(news.iter().all(|change| change.channel != ra));
}

#[tokio::test]
async fn commands_are_for_those_who_may_use_them() {
    let mut raw = Raw::start().await;
    let command = |name: &str, permissions: Value| {
        json!({"name": name, "description": "d", "default_member_permissions": permissions,
        "options": [{"type": 3, "name": "how", "description": "d", "autocomplete": true}]})
    };
    // 32 is MANAGE_GUILD, and 0 is for administrators only.
    let commands =
        json!([command("all", Value::Null), command("host", json!("32")), command("none", json!("0"))]);
    let path = format!("/applications/{}/commands", raw.discord.application());
    assert_eq!(raw.api.send(Method::PUT, &path, commands).await.0, 200);
    let names = |person: &str, channel: &str| -> Vec<Value> {
        let commands = raw.person(person).commands(channel).unwrap();
        commands.iter().map(|command| command["name"].clone()).collect()
    };
    assert_eq!(names("Nefer", "ra"), ["all", "host", "none"]);
    assert_eq!(names("Amun", "ra"), ["all"]);
    // Nobody has permissions in direct messages, and nobody needs them there.
    assert_eq!(names("Amun", "dm"), ["all", "host", "none"]);
    let client = reqwest::Client::builder().no_proxy().build().unwrap();
    let at = |path: &str| format!("{}/people/Amun/{path}", raw.discord.address());
    let listed: Value = client.get(at("channels/ra/commands")).send().await.unwrap().json().await.unwrap();
    assert_eq!(listed.as_array().unwrap().len(), 1, "{listed}");
    for (path, text) in [("run", "/host"), ("run", "/none"), ("complete", "/host x")] {
        let typed = json!({"channel": "ra", "text": text});
        let refused = client.post(at(path)).json(&typed).send().await.unwrap();
        assert_eq!(refused.status(), 400, "{path} {text}");
        let refused: Value = refused.json().await.unwrap();
        assert!(refused["error"].as_str().unwrap().starts_with("There is no command /"), "{refused}");
    }
    let permissions = vec!["MANAGE_GUILD".into()];
    let order = Order::Allow { channel: "ra".into(), permissions, person: Some("Amun".into()) };
    raw.discord.order(order).unwrap();
    assert_eq!(
        (names("Amun", "ra"), names("Amun", "general")),
        (vec![json!("all"), json!("host")], vec![json!("all")])
    );
    let amun = raw.person("Amun");
    let asked = raw.asked(async move { amun.run("ra", "/host").await }).await;
    assert_eq!(asked.event["data"]["name"], "host");
    let held: u64 = asked.event["member"]["permissions"].as_str().unwrap().parse().unwrap();
    assert_eq!(held & 32, 32);
}

#[tokio::test]
async fn people_are_told_what_changed() {
    let raw = Raw::start().await;
    let (nefer, amun) = (raw.person("Nefer"), raw.person("Amun"));
    let (last, _) = nefer.changes_now(0);
    let waiting = tokio::spawn(async move { nefer.changes(last).await });
    let said = amun.say("ra", "Hello").unwrap();
    let (_, news) = waiting.await.unwrap();
    assert_eq!((news[0].what, news[0].message), ("message_created", Some(said)));
    assert_eq!(raw.person("Isis").unread("ra").unwrap(), Unread { messages: 1, mentions: 0 });
    assert_eq!(amun.unread("ra").unwrap(), Unread::default());
}

#[tokio::test]
async fn the_page_does_the_same_over_http() {
    let mut raw = Raw::start().await;
    let client = reqwest::Client::builder().no_proxy().build().unwrap();
    let base = raw.discord.address().to_owned();
    let get = async |path: &str| -> Value {
        client.get(format!("{base}{path}")).send().await.unwrap().json().await.unwrap()
    };
    assert_eq!(get("/people").await.as_array().unwrap().len(), 5);
    let channels = get("/people/nefer/channels").await;
    assert_eq!(channels[1]["name"], "ra");
    assert_eq!(get("/people/Nefer/channels/ra/commands").await[0]["name"], "go");
    assert!(get("/people/Nefer/changes?after=0").await["last"].as_u64().unwrap() > 0);

    let post = |path: &str, body: Value| client.post(format!("{base}{path}")).json(&body).send();
    let typed = json!({"channel": "ra", "text": "/go"});
    let running = tokio::spawn(post("/people/Nefer/run", typed));
    let event = raw.gateway.event("INTERACTION_CREATE").await;
    let path = format!(
        "/interactions/{}/{}/callback",
        event["id"].as_str().unwrap(),
        event["token"].as_str().unwrap()
    );
    raw.api.post(&path, json!({"type": 4, "data": {"content": "Gone", "flags": 64}})).await;
    let answer: Value = running.await.unwrap().unwrap().json().await.unwrap();
    assert_eq!((&answer["answer"], &answer["message"]["content"]), (&json!("message"), &json!("Gone")));
    assert_eq!(get("/people/Nefer/channels/ra/messages").await[0]["content"], "Gone");
    assert_eq!(get("/people/Amun/channels/ra/messages").await, json!([]));
    let refused = post("/people/Nefer/run", json!({"channel": "ra", "text": "/none"})).await.unwrap();
    assert_eq!(refused.status(), 400);
    assert_eq!(post("/people/Ramses/run", json!({})).await.unwrap().status(), 404);
    assert_eq!(
        post("/people/Nefer/say", json!({"channel": "ra", "text": "hi"})).await.unwrap().status(),
        200
    );
    assert_eq!(post("/people/Amun/channels/ra/read", json!({})).await.unwrap().status(), 204);
}
