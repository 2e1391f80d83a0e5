//! What Discord refuses, the local one refuses, with the same code.

use reqwest::Method;
use serde_json::{Value, json};
use test_tools::raw_bot::{Api, Raw, discord, id};

/// A row with these components.
fn row(components: &Value) -> Value {
    json!([{"type": 1, "components": components}])
}

fn button(custom_id: &str) -> Value {
    json!({"type": 2, "style": 1, "label": "x", "custom_id": custom_id})
}

/// The inner code at the end of `path` in a refusal's nested errors.
fn inner<'a>(refusal: &'a Value, path: &str) -> &'a Value {
    let at = path.split('/').filter(|key| !key.is_empty()).fold(&refusal["errors"], |at, key| &at[key]);
    &at["_errors"][0]["code"]
}

/// Sends messages with these bodies, each of which must be refused for a field with an inner code.
async fn check_refusals<const N: usize>(cases: [(Value, &str, &str); N]) {
    let raw = Raw::start().await;
    let path = format!("{}/messages", raw.channel("ra"));
    for (body, field, code) in cases {
        let (status, refusal) = raw.api.post(&path, body.clone()).await;
        assert_eq!((status, &refusal["code"]), (400, &json!(50035)), "{body}");
        assert_eq!(inner(&refusal, field), code, "{refusal}");
    }
    assert!(raw.person("Nefer").read("ra").unwrap().is_empty());
}

#[tokio::test]
async fn texts_and_embeds_of_messages() {
    let long = "x".repeat(2001);
    check_refusals([
        (json!({"content": long}), "content", "BASE_TYPE_MAX_LENGTH"),
        (json!({"content": 5}), "content", "STRING_TYPE_CONVERT"),
        (json!({"embeds": [{"title": "x".repeat(257)}]}), "embeds/0/title", "BASE_TYPE_MAX_LENGTH"),
        (json!({"embeds": [{}]}), "embeds/0/description", "BASE_TYPE_REQUIRED"),
        (
            json!({"embeds": [{"description": "x".repeat(4000)}, {"description": "x".repeat(2001)}]}),
            "embeds",
            "MAX_EMBED_SIZE_EXCEEDED",
        ),
        (json!({"embeds": vec![json!({"title": "x"}); 11]}), "embeds", "BASE_TYPE_MAX_LENGTH"),
        (json!({"embeds": [{"image": {"url": "ftp://x"}}]}), "embeds/0/image/url", "URL_TYPE_INVALID_SCHEME"),
        (
            json!({"embeds": [{"fields": [{"name": "", "value": "x"}]}]}),
            "embeds/0/fields/0/name",
            "BASE_TYPE_REQUIRED",
        ),
        (
            json!({"content": "x", "flags": 32768}),
            "content",
            "MESSAGE_CANNOT_USE_LEGACY_FIELDS_WITH_COMPONENTS_V2",
        ),
        (
            json!({"content": "x", "allowed_mentions": {"parse": ["users"], "users": ["1"]}}),
            "allowed_mentions",
            "MESSAGE_ALLOWED_MENTIONS_PARSE_EXCLUSIVE",
        ),
        (
            json!({"content": "x", "message_reference": {"message_id": "1"}}),
            "message_reference",
            "REPLIES_UNKNOWN_MESSAGE",
        ),
        (json!({"content": "x", "attachments": [{"id": 7}]}), "attachments/0/id", "ATTACHMENT_NOT_FOUND"),
        (json!({"content": "x", "nonce": "x".repeat(26)}), "nonce", "BASE_TYPE_MAX_LENGTH"),
    ])
    .await;
}

#[tokio::test]
async fn components_of_messages() {
    let options =
        |n: usize| -> Value { (0..n).map(|i| json!({"label": "l", "value": i.to_string()})).collect() };
    let select = |n| row(&json!([{"type": 3, "custom_id": "s", "options": options(n)}]));
    check_refusals([
        (
            json!({"components": vec![row(&json!([button("a")]))[0].clone(); 6]}),
            "components",
            "BASE_TYPE_MAX_LENGTH",
        ),
        (json!({"components": row(&json!([]))}), "components/0/components", "BASE_TYPE_BAD_LENGTH"),
        (
            json!({"components": row(&json!([button("a"), button("a")]))}),
            "components/0/components/1/custom_id",
            "COMPONENT_CUSTOM_ID_DUPLICATED",
        ),
        (
            json!({"components": row(&json!([button(&"x".repeat(101))]))}),
            "components/0/components/0/custom_id",
            "BASE_TYPE_MAX_LENGTH",
        ),
        (
            json!({"components": row(&json!([{"type": 2, "style": 1, "label": "x"}]))}),
            "components/0/components/0/custom_id",
            "BUTTON_COMPONENT_CUSTOM_ID_REQUIRED",
        ),
        (
            json!({"components": row(&json!([{"type": 2, "style": 5, "label": "x"}]))}),
            "components/0/components/0/url",
            "BUTTON_COMPONENT_URL_REQUIRED",
        ),
        (json!({"components": [button("a")]}), "components/0/type", "BASE_TYPE_CHOICES"),
        (json!({"components": select(26)}), "components/0/components/0/options", "BASE_TYPE_MAX_LENGTH"),
        (json!({"components": select(0)}), "components/0/components/0/options", "BASE_TYPE_BAD_LENGTH"),
    ])
    .await;
}

#[tokio::test]
async fn requests_that_name_nothing() {
    let raw = Raw::start().await;
    let (ra, nefer) = (raw.channel("ra"), raw.person("Nefer").id());
    let said = raw.person("Nefer").say("ra", "Hello").unwrap();
    let guild = raw.discord.guild();
    let get = Method::GET;
    let reply = json!({"content": "r", "message_reference": {"message_id": said.to_string()}});
    for (method, path, body, expected) in [
        (get.clone(), "/channels/5".to_owned(), json!({}), (404, 10003)),
        (get.clone(), "/channels/x".to_owned(), json!({}), (400, 50035)),
        (get.clone(), "/nothing".to_owned(), json!({}), (404, 0)),
        (get.clone(), "/users/%ff".to_owned(), json!({}), (404, 0)),
        (get.clone(), "/users/%40me".to_owned(), json!({}), (200, 0)),
        (get.clone(), format!("{ra}/invites"), json!({}), (501, 0)),
        (Method::POST, "/interactions/-1/x/callback".to_owned(), json!({"type": 4}), (400, 50035)),
        (Method::PUT, ra.clone(), json!({}), (405, 0)),
        (get.clone(), format!("{ra}/messages/5"), json!({}), (404, 10008)),
        (Method::PATCH, format!("{ra}/messages/{said}"), json!({"content": "x"}), (403, 50005)),
        (Method::DELETE, format!("{ra}/messages/{said}"), json!({}), (403, 50013)),
        (Method::PATCH, ra.clone(), json!({"name": "x"}), (403, 50013)),
        (Method::POST, format!("{ra}/messages"), json!({"content": " "}), (400, 50006)),
        (Method::POST, format!("{ra}/messages/5/threads"), json!({"name": "x"}), (404, 10008)),
        (Method::POST, format!("{ra}/threads"), json!({"name": "x"}), (201, 0)),
        (Method::POST, format!("{ra}/threads"), json!({"name": "", "type": 11}), (400, 50035)),
        (Method::POST, "/users/@me/channels".to_owned(), json!({"recipient_id": "5"}), (400, 50033)),
        (get.clone(), format!("{ra}/messages?limit=5"), json!({}), (200, 0)),
        (Method::POST, format!("{ra}/messages"), reply, (200, 0)),
        (get.clone(), format!("/guilds/{guild}/channels"), json!({}), (200, 0)),
        (get.clone(), "/guilds/5".to_owned(), json!({}), (404, 10004)),
        (get.clone(), format!("/guilds/{guild}/members/5"), json!({}), (404, 10013)),
        (get.clone(), format!("/guilds/{guild}/members/{nefer}"), json!({}), (200, 0)),
        (Method::POST, "/webhooks/5/token".to_owned(), json!({"content": "x"}), (404, 10015)),
        (Method::POST, "/interactions/5/token/callback".to_owned(), json!({"type": 4}), (404, 10062)),
    ] {
        let (status, answer) = raw.api.send(method, &path, body).await;
        let code = answer["code"].as_u64().unwrap_or(0);
        assert_eq!((status, code), expected, "{path}: {answer}");
    }
}

#[tokio::test]
async fn requests_that_cannot_be_read() {
    let discord = discord().await;
    let api = Api::of(&discord);
    let path = format!("/channels/{}/messages", discord.channel("ra").unwrap());
    let post = || api.request(Method::POST, &path);
    for (request, expected) in [
        (post().header("Content-Type", "application/json").body("{"), (400, 50109)),
        (post().header("Content-Type", "application/json").body("[".repeat(100_000)), (400, 50109)),
        (post().header("Content-Type", "text/plain").body("{}"), (400, 50035)),
        (post().header("Content-Type", "multipart/form-data; boundary=x").body("nonsense"), (400, 50035)),
    ] {
        let response = request.send().await.unwrap();
        let status = response.status().as_u16();
        assert_eq!(response.headers()["content-type"], "application/json");
        let body: Value = response.json().await.unwrap();
        assert_eq!((status, body["code"].as_u64().unwrap()), expected, "{body}");
    }
    let stranger = reqwest::Client::builder().no_proxy().build().unwrap();
    // Where there is nothing, or nothing yet, nobody is asked who they are.
    for (path, status) in [("users/@me", 401), ("channels/x", 401), ("nothing", 404), ("voice/regions", 501)]
    {
        let asked = stranger.get(format!("{}/api/v10/{path}", discord.address()));
        assert_eq!(asked.send().await.unwrap().status(), status, "{path}");
    }
}

#[tokio::test]
async fn definitions_of_commands() {
    let discord = discord().await;
    let api = Api::of(&discord);
    let path = format!("/applications/{}/commands", discord.application());
    let command = |name: &str, options: Value| json!({"name": name, "description": "d", "options": options});
    let option = |name: &str, kind: u8| json!({"name": name, "description": "d", "type": kind});
    let required = json!({"name": "b", "description": "d", "type": 3, "required": true});
    let many_choices: Value = (0..26).map(|i| json!({"name": i.to_string(), "value": i})).collect();
    for (commands, field, code) in [
        (json!([command("Ra", json!([]))]), "0/name", "APPLICATION_COMMAND_INVALID_NAME"),
        (json!([command("two words", json!([]))]), "0/name", "APPLICATION_COMMAND_INVALID_NAME"),
        (json!([{"name": "ra"}]), "0/description", "BASE_TYPE_REQUIRED"),
        (
            json!([command("ra", json!([])), command("ra", json!([]))]),
            "1/name",
            "APPLICATION_COMMANDS_DUPLICATE_NAME",
        ),
        (
            json!([command("ra", json!([option("a", 3), required]))]),
            "0/options/1/required",
            "APPLICATION_COMMAND_OPTIONS_REQUIRED_INVALID",
        ),
        (
            json!([command("ra", json!([option("a", 3), option("a", 4)]))]),
            "0/options/1/name",
            "APPLICATION_COMMAND_OPTIONS_NAME_ALREADY_EXISTS",
        ),
        (
            json!([command("ra", json!([option("a", 1), option("b", 4)]))]),
            "0/options",
            "APPLICATION_COMMAND_OPTIONS_TYPE_INVALID",
        ),
        (
            json!([command(
                "ra",
                json!([{"name": "a", "description": "d", "type": 4, "choices": many_choices}])
            )]),
            "0/options/0/choices",
            "BASE_TYPE_MAX_LENGTH",
        ),
        (json!([command("ra", vec![option("a", 3); 26].into())]), "0/options", "BASE_TYPE_MAX_LENGTH"),
        (
            json!([{"name": "ra", "description": "d", "name_localizations": {"xx": "ra"}}]),
            "0/name_localizations/xx",
            "ENUM_TYPE_COERCE",
        ),
        (
            json!([command(
                "ra",
                json!([{"name": "a", "description": "d", "type": 3,
                    "choices": [{"name": "One", "value": "1", "name_localizations": {"xx": "Eins"}}]}])
            )]),
            "0/options/0/choices/0/name_localizations/xx",
            "ENUM_TYPE_COERCE",
        ),
    ] {
        let (status, refusal) = api.send(Method::PUT, &path, commands.clone()).await;
        assert_eq!((status, &refusal["code"]), (400, &json!(50035)), "{commands}");
        assert_eq!(inner(&refusal, field), code, "{refusal}");
    }
    let names: Value = (0..101).map(|i| command(&format!("c{i}"), json!([]))).collect();
    assert_eq!(api.send(Method::PUT, &path, names).await.1["code"], 30032);
    assert!(discord.commands().is_empty());
}

#[tokio::test]
async fn definitions_of_menu_commands() {
    let discord = discord().await;
    let api = Api::of(&discord);
    let path = format!("/applications/{}/commands", discord.application());
    for (commands, field, code) in [
        (json!([{"type": 5, "name": "x"}]), "0/type", "BASE_TYPE_CHOICES"),
        (json!([{"type": 2, "name": "x".repeat(33)}]), "0/name", "BASE_TYPE_MAX_LENGTH"),
        (json!([{"type": 3, "name": ""}]), "0/name", "BASE_TYPE_REQUIRED"),
        (
            json!([{"type": 2, "name": "x", "name_localizations": {"de": "x".repeat(33)}}]),
            "0/name_localizations/de",
            "BASE_TYPE_MAX_LENGTH",
        ),
        (
            json!([{"type": 2, "name": "x", "description": "d"}]),
            "0/description",
            "APPLICATION_COMMAND_CONTEXT_MENU_DESCRIPTION_INVALID",
        ),
        (
            json!([{"type": 3, "name": "x", "options": [{"name": "a", "description": "d", "type": 3}]}]),
            "0/options",
            "APPLICATION_COMMAND_CONTEXT_MENU_OPTIONS_INVALID",
        ),
        (
            json!([{"type": 2, "name": "x"}, {"type": 2, "name": "x"}]),
            "1/name",
            "APPLICATION_COMMANDS_DUPLICATE_NAME",
        ),
        (json!([{"type": 2, "name": "x", "contexts": [0, 3]}]), "0/contexts/1", "BASE_TYPE_CHOICES"),
        (json!([{"type": 2, "name": "x", "contexts": []}]), "0/contexts", "BASE_TYPE_BAD_LENGTH"),
        (
            json!([{"type": 2, "name": "x", "integration_types": ["guild"]}]),
            "0/integration_types/0",
            "BASE_TYPE_CHOICES",
        ),
    ] {
        let (status, refusal) = api.send(Method::PUT, &path, commands.clone()).await;
        assert_eq!((status, &refusal["code"]), (400, &json!(50035)), "{commands}");
        assert_eq!(inner(&refusal, field), code, "{refusal}");
    }
    assert!(discord.commands().is_empty());
}

#[tokio::test]
async fn commands_keep_their_ids() {
    let discord = discord().await;
    let api = Api::of(&discord);
    let path = format!("/applications/{}/commands", discord.application());
    let command = |name: &str| json!({"name": name, "description": "d", "name_localizations": {"de": "x"}});
    let (_, first) = api.send(Method::PUT, &path, json!([command("a"), command("b")])).await;
    let (_, second) = api.send(Method::PUT, &path, json!([command("b"), command("c")])).await;
    assert_eq!(first[1]["id"], second[0]["id"]);
    assert_ne!(first[1]["version"], second[0]["version"]);
    assert_eq!(second[0]["name_localizations"]["de"], "x");
    let (_, listed) = api.get(&path).await;
    assert_eq!((listed.as_array().unwrap().len(), listed[0].get("name_localizations")), (2, None));
    assert_eq!(api.get(&format!("{path}?with_localizations=true")).await.1, second);
    let of_guild = format!("/applications/{}/guilds/{}/commands", discord.application(), discord.guild());
    assert_eq!(api.send(Method::PUT, &of_guild, json!([command("d")])).await.0, 200);
    assert_eq!(discord.commands().len(), 3);
}

#[tokio::test]
async fn answers_to_interactions() {
    let mut raw = Raw::start().await;
    let asked = raw.go().await;
    for (body, expected) in [
        (json!({"type": 4, "data": {"content": ""}}), 50006),
        (json!({"type": 4, "data": {"content": "x".repeat(2001)}}), 50035),
        (json!({"type": 6}), 50035),
        (json!({"type": 7, "data": {"content": "x"}}), 50035),
        (json!({"type": 8, "data": {"choices": []}}), 50035),
        (json!({"type": 9, "data": {"custom_id": "m", "title": "t", "components": []}}), 50035),
        (json!({}), 50035),
    ] {
        let (status, refusal) = raw.answer(&asked, body.clone()).await;
        assert_eq!((status, &refusal["code"]), (400, &json!(expected)), "{body}: {refusal}");
    }
    assert_eq!(raw.followup(&asked, json!({"content": "early"})).await.1["code"], 10015);
    let (status, answer) = raw.answer(&asked, json!({"type": 4, "data": {"content": "Done"}})).await;
    assert_eq!((status, &answer["resource"]["message"]["content"]), (200, &json!("Done")));
    let (status, refusal) = raw.answer(&asked, json!({"type": 4, "data": {"content": "Twice"}})).await;
    assert_eq!((status, &refusal["code"]), (400, &json!(40060)));
}

#[tokio::test]
async fn time_runs_out() {
    let mut raw = Raw::start().await;
    let late = raw.go().await;
    raw.discord.advance(std::time::Duration::from_millis(3100));
    let (status, refusal) = raw.answer(&late, json!({"type": 4, "data": {"content": "Late"}})).await;
    assert_eq!((status, &refusal["code"]), (404, &json!(10062)));
    assert_eq!(late.person.await.unwrap(), Ok(local_discord::BotResponse::NoResponse));

    let asked = raw.go().await;
    raw.answer(&asked, json!({"type": 4, "data": {"content": "In time"}})).await;
    raw.discord.advance(std::time::Duration::from_mins(14));
    assert_eq!(raw.followup(&asked, json!({"content": "still"})).await.0, 200);
    raw.discord.advance(std::time::Duration::from_mins(2));
    let (status, refusal) = raw.followup(&asked, json!({"content": "expired"})).await;
    assert_eq!((status, &refusal["code"]), (401, &json!(50027)));
    let (status, _) = raw.api.patch(&raw.of(&asked, "@original"), json!({"content": "x"})).await;
    assert_eq!(status, 401);
}

#[tokio::test]
async fn ephemeral_messages_are_found_by_token_only() {
    let mut raw = Raw::start().await;
    let asked = raw.go().await;
    let (_, answer) = raw.answer(&asked, json!({"type": 4, "data": {"content": "Psst", "flags": 64}})).await;
    let message = id(&answer["resource"]["message"]["id"]);
    let by_channel = format!("{}/messages/{message}", raw.channel("ra"));
    assert_eq!(raw.api.get(&by_channel).await.1["code"], 10008);
    assert_eq!(raw.api.get(&format!("{}/messages", raw.channel("ra"))).await.1, json!([]));
    assert_eq!(raw.api.get(&raw.of(&asked, "@original")).await.1["content"], "Psst");
    assert_eq!(raw.person("Nefer").read("ra").unwrap().len(), 1);
    assert_eq!(raw.person("Amun").read("ra").unwrap().len(), 0);
    assert_eq!(raw.api.delete(&raw.of(&asked, "@original")).await.0, 204);
    assert_eq!(raw.person("Nefer").read("ra").unwrap().len(), 0);
}
