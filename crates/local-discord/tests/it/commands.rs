//! Commands that are made, changed and deleted one by one.

use reqwest::Method;
use serde_json::{Value, json};
use test_tools::raw_bot::{Api, discord};

#[tokio::test]
async fn one_command_comes_changes_and_goes() {
    let discord = discord().await;
    let api = Api::of(&discord);
    for scope in ["".to_owned(), format!("/guilds/{}", discord.guild())] {
        let path = format!("/applications/{}{scope}/commands", discord.application());
        let roll = json!({"name": "roll", "description": "Rolls", "options": [
            {"type": 4, "name": "sides", "description": "How many"}]});
        let (status, made) = api.post(&path, roll.clone()).await;
        assert_eq!((status, &made["name"]), (201, &json!("roll")), "{made}");
        // One of the same name is replaced, and its id stays.
        let (status, again) = api.post(&path, roll).await;
        assert_eq!((status, &again["id"]), (200, &made["id"]));
        let one = format!("{path}/{}", made["id"].as_str().unwrap());
        let (status, changed) = api.patch(&one, json!({"description": "Throws dice"})).await;
        assert_eq!((status, &changed["description"]), (200, &json!("Throws dice")));
        assert_eq!((&changed["options"], &changed["id"]), (&made["options"], &made["id"]));
        assert_ne!(changed["version"], again["version"]);
        assert_eq!(api.get(&one).await, (200, changed));
        let other = api.post(&path, json!({"name": "other", "description": "Else"})).await.1;
        for (path, body, code) in [
            (&one, json!({"name": "other"}), "APPLICATION_COMMANDS_DUPLICATE_NAME"),
            (&one, json!({"name": "Roll it"}), "APPLICATION_COMMAND_INVALID_NAME"),
        ] {
            let (status, refusal) = api.patch(path, body).await;
            assert_eq!((status, &refusal["errors"]["name"]["_errors"][0]["code"]), (400, &json!(code)));
        }
        assert_eq!(api.delete(&one).await, (204, Value::Null));
        assert_eq!(api.get(&one).await.1["code"], 10063);
        assert_eq!(api.delete(&one).await.1["code"], 10063);
        assert_eq!(api.get(&path).await.1[0]["id"], other["id"]);
    }
}

#[tokio::test]
async fn there_are_no_more_than_there_may_be() {
    let discord = discord().await;
    let api = Api::of(&discord);
    let path = format!("/applications/{}/commands", discord.application());
    let all: Value = (0..100).map(|n| json!({"name": format!("c{n}"), "description": "x"})).collect();
    assert_eq!(api.send(Method::PUT, &path, all).await.0, 200);
    let one_more = json!({"name": "more", "description": "x"});
    assert_eq!(api.post(&path, one_more).await.1["code"], 30032);
    assert_eq!(api.post(&path, json!({"name": "c5", "description": "y"})).await.0, 200);
    // Those for people and for messages are counted by themselves.
    for kind in [2, 3] {
        let command = |n: usize| json!({"name": format!("Look {n}"), "type": kind});
        for n in 0..15 {
            assert_eq!(api.post(&path, command(n)).await.0, 201, "{kind} {n}");
        }
        assert_eq!(api.post(&path, command(15)).await.1["code"], 30032, "{kind}");
    }
}
