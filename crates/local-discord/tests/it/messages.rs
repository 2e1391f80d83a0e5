//! Messages: files, mentions, threads, permissions and deferred answers.

use local_discord::{Order, Unread};
use reqwest::Method;
use serde_json::{Value, json};
use test_tools::raw_bot::{Raw, id};

/// The start of a PNG that says 4 by 3.
const PNG: &[u8] = b"\x89PNG\r\n\x1a\n\0\0\0\x0dIHDR\0\0\0\x04\0\0\0\x03";

fn names(message: &Value) -> Vec<&str> {
    message["attachments"].as_array().unwrap().iter().map(|file| file["filename"].as_str().unwrap()).collect()
}

#[tokio::test]
async fn an_edit_keeps_only_the_files_that_it_names() {
    let raw = Raw::start().await;
    let send = async || {
        let path = format!("{}/messages", raw.channel("ra"));
        let files: [(&str, &[u8]); 2] = [("a.txt", b"A"), ("two words.png", PNG)];
        let body = json!({"content": "files", "attachments": [{"id": 1, "description": "the board"}]});
        let (status, message) = raw.api.upload(Method::POST, &path, body, &files).await;
        assert_eq!((status, names(&message)), (200, vec!["a.txt", "two_words.png"]), "{message}");
        message
    };
    let sent = send().await;
    let (first, second) = (&sent["attachments"][0], &sent["attachments"][1]);
    assert_eq!(
        (&second["description"], &second["width"], &second["height"]),
        (&json!("the board"), &json!(4), &json!(3))
    );
    assert_eq!(raw.discord.file(first["url"].as_str().unwrap()).unwrap()[..], *b"A");
    let served = reqwest::Client::builder().no_proxy().build().unwrap();
    let served = served.get(second["url"].as_str().unwrap()).send().await.unwrap();
    assert_eq!((served.status().as_u16(), served.bytes().await.unwrap()[..].to_vec()), (200, PNG.to_vec()));

    for (attachments, expected) in [
        (json!({}), vec!["a.txt", "two_words.png"]),
        (json!({"attachments": [{"id": 1}]}), vec!["two_words.png"]),
        (json!({"attachments": [{"id": 0}, {"id": 5}]}), vec!["a.txt", "new.txt"]),
        (json!({"attachments": []}), vec![]),
    ] {
        let sent = send().await;
        let mut body = attachments.clone();
        for entry in body["attachments"].as_array_mut().into_iter().flatten() {
            let at = usize::try_from(entry["id"].as_u64().unwrap()).unwrap();
            entry["id"] = if at == 5 { json!(0) } else { sent["attachments"][at]["id"].clone() };
        }
        let path = format!("{}/messages/{}", raw.channel("ra"), sent["id"].as_str().unwrap());
        let (status, edited) = raw.api.upload(Method::PATCH, &path, body, &[("new.txt", b"N")]).await;
        let unlisted = attachments.get("attachments").is_none();
        let expected = if unlisted { [expected, vec!["new.txt"]].concat() } else { expected };
        assert_eq!((status, names(&edited)), (200, expected), "{attachments}");
        assert_eq!(edited["content"], "files");
        let url = sent["attachments"][0]["url"].as_str().unwrap();
        assert_eq!(raw.discord.file(url).is_some(), names(&edited).contains(&"a.txt"));
    }
}

#[tokio::test]
async fn an_embed_shows_a_file_as_long_as_the_message_has_it() {
    let raw = Raw::start().await;
    let path = format!("{}/messages", raw.channel("ra"));
    let embed = json!({"title": "Board", "image": {"url": "attachment://board.png"}});
    let body = json!({"embeds": [embed]});
    let (_, sent) = raw.api.upload(Method::POST, &path, body, &[("board.png", PNG)]).await;
    assert_eq!(names(&sent), Vec::<&str>::new());
    let url = sent["embeds"][0]["image"]["url"].as_str().unwrap();
    assert!(raw.discord.file(url).is_some(), "{sent}");

    let message = format!("{path}/{}", sent["id"].as_str().unwrap());
    let (_, same) = raw.api.patch(&message, json!({"content": "x", "embeds": [embed]})).await;
    assert_eq!(same["embeds"][0]["image"]["url"], url);
    let (_, without) = raw.api.patch(&message, json!({"attachments": []})).await;
    assert_eq!(
        (&without["embeds"][0]["title"], &without["embeds"][0]["image"]),
        (&json!("Board"), &Value::Null)
    );
    assert!(raw.discord.file(url).is_none());
}

#[tokio::test]
async fn mentions_ping_on_creation_as_allowed_and_never_on_an_edit() {
    let raw = Raw::start().await;
    let (nefer, amun) = (raw.person("Nefer"), raw.person("Amun"));
    let both = format!("<@{}> <@!{}>", nefer.id(), amun.id());
    let pings = || (nefer.unread("ra").unwrap().mentions, amun.unread("ra").unwrap().mentions);
    for (allowed, mentioned, expected) in [
        (Value::Null, 2, (1, 1)),
        (json!({"parse": []}), 0, (0, 0)),
        (json!({"parse": [], "users": [amun.id()], "roles": [], "replied_user": false}), 1, (0, 1)),
        (json!({"parse": ["users"]}), 2, (1, 1)),
        (json!({"parse": ["everyone", "roles"]}), 0, (0, 0)),
    ] {
        nefer.mark_read("ra").unwrap();
        amun.mark_read("ra").unwrap();
        let sent = raw.post("ra", json!({"content": both, "allowed_mentions": allowed})).await;
        assert_eq!(sent["mentions"].as_array().unwrap().len(), mentioned, "{allowed}");
        assert_eq!(pings(), expected, "{allowed}");
    }
    nefer.mark_read("ra").unwrap();
    let sent = raw.post("ra", json!({"content": "nobody @everyone"})).await;
    assert_eq!(sent["mention_everyone"], false);
    let path = format!("{}/messages/{}", raw.channel("ra"), sent["id"].as_str().unwrap());
    let (_, edited) = raw.api.patch(&path, json!({"content": both})).await;
    assert_eq!(edited["mentions"].as_array().unwrap().len(), 2);
    assert_eq!(nefer.unread("ra").unwrap(), Unread { messages: 1, mentions: 0 });
}

/// A silent message counts as a ping and notifies nobody. Only a new one can be that.
#[tokio::test]
async fn silent_messages_notify_nobody() {
    let mut raw = Raw::start().await;
    let (nefer, amun) = (raw.person("Nefer"), raw.person("Amun"));
    let call = format!("<@{}>", amun.id());
    let notices = || (nefer.notices("ra").unwrap().len(), amun.notices("ra").unwrap().len());
    let loud = raw.post("ra", json!({"content": call})).await;
    assert_eq!(notices(), (1, 1), "of a new guild, every message");
    let silent = raw.post("ra", json!({"content": call, "flags": 4096})).await;
    assert_eq!((notices(), &silent["flags"]), ((1, 1), &json!(4096)));
    assert_eq!(amun.unread("ra").unwrap().mentions, 2);
    let path = format!("{}/messages/{}", raw.channel("ra"), loud["id"].as_str().unwrap());
    let (status, edited) = raw.api.patch(&path, json!({"content": "x", "flags": 4096})).await;
    assert_eq!((status, &edited["flags"]), (200, &json!(0)), "what cannot be set is ignored");

    let asked = raw.go().await;
    let said = json!({"content": call, "flags": 4096, "allowed_mentions": {"users": [amun.id()]}});
    assert_eq!(raw.answer(&asked, json!({"type": 4, "data": said})).await.0, 200);
    assert_eq!(raw.followup(&asked, said).await.0, 200);
    assert_eq!((notices(), amun.unread("ra").unwrap().mentions), ((1, 1), 4));

    // Of a thread, its members hear; and whom it calls.
    let thread = json!({"name": "Game", "type": 11});
    raw.api.post(&format!("{}/threads", raw.channel("ra")), thread).await;
    raw.post("Game", json!({"content": "News"})).await;
    raw.post("Game", json!({"content": call})).await;
    assert_eq!((nefer.notices("Game").unwrap().len(), amun.notices("Game").unwrap().len()), (0, 1));
    raw.discord.stop().await.unwrap();
}

#[tokio::test]
async fn permissions_decide_what_the_bot_may_do() {
    let mut raw = Raw::start().await;
    let ra = raw.channel("ra");
    let messages = format!("{ra}/messages");
    let deny = |permission: &str| {
        let order = Order::Deny { channel: "ra".into(), permissions: vec![permission.into()], person: None };
        raw.discord.order(order).unwrap();
    };
    let thread = json!({"name": "Game", "type": 11});
    for (permission, path, body, code) in [
        ("EMBED_LINKS", &messages, json!({"embeds": [{"title": "x"}]}), 50013),
        ("CREATE_PUBLIC_THREADS", &format!("{ra}/threads"), thread, 50013),
        ("SEND_MESSAGES", &messages, json!({"content": "x"}), 50013),
        ("SEND_MESSAGES", &format!("{ra}/typing"), json!({}), 50013),
        ("VIEW_CHANNEL", &format!("{ra}/typing"), json!({}), 50001),
    ] {
        let (channel, permissions) = ("ra".to_owned(), vec!["SEND_MESSAGES".to_owned()]);
        raw.discord.order(Order::Allow { channel, permissions, person: None }).unwrap();
        let (status, answer) = raw.api.post(path, body.clone()).await;
        assert!(status < 300, "{permission}: {answer}");
        deny(permission);
        let (status, answer) = raw.api.post(path, body).await;
        assert_eq!((status, &answer["code"]), (403, &json!(code)), "{permission}");
    }
    deny("SEND_MESSAGES");
    let asked = raw.go().await;
    assert_eq!(asked.event["app_permissions"], "0");
    raw.discord
        .order(Order::Allow { channel: "ra".into(), permissions: vec!["VIEW_CHANNEL".into()], person: None })
        .unwrap();
    let asked = raw.go().await;
    let permissions: u64 = asked.event["app_permissions"].as_str().unwrap().parse().unwrap();
    assert_eq!(permissions & (1 << 10 | 1 << 11 | 1 << 14 | 1 << 35 | 1 << 38), 1 << 10 | 1 << 38);
    assert_eq!(raw.answer(&asked, json!({"type": 4, "data": {"content": "answers need none"}})).await.0, 200);
}

#[tokio::test]
async fn threads_are_started_archived_and_woken() {
    let raw = Raw::start().await;
    let lobby = raw.post("ra", json!({"content": "Lobby"})).await;
    let from = format!("{}/messages/{}/threads", raw.channel("ra"), lobby["id"].as_str().unwrap());
    let (status, thread) =
        raw.api.post(&from, json!({"name": "Game 1", "auto_archive_duration": 1440})).await;
    assert_eq!((status, &thread["id"], &thread["type"]), (201, &lobby["id"], &json!(11)));
    assert_eq!(raw.api.post(&from, json!({"name": "Again"})).await.1["code"], 160_004);
    let lobby = raw.person("Nefer").read("ra").unwrap().remove(0);
    assert_eq!((&lobby["flags"], &lobby["thread"]["name"]), (&json!(32), &json!("Game 1")));

    let game = raw.channel("Game 1");
    let move_one = raw.post("Game 1", json!({"content": "move"})).await;
    let edit = format!("{game}/messages/{}", move_one["id"].as_str().unwrap());
    let archive = |locked| Order::ArchiveThread { channel: "Game 1".into(), locked };
    raw.discord.order(archive(false)).unwrap();
    assert_eq!(raw.api.patch(&edit, json!({"content": "late"})).await.1["code"], 50083);
    raw.post("Game 1", json!({"content": "wakes it"})).await;
    assert_eq!(raw.api.get(&game).await.1["thread_metadata"]["archived"], false);
    assert_eq!(raw.api.patch(&edit, json!({"content": "on time"})).await.0, 200);

    raw.discord.order(archive(true)).unwrap();
    let (status, refusal) = raw.api.post(&format!("{game}/messages"), json!({"content": "x"})).await;
    assert_eq!((status, &refusal["code"]), (400, &json!(50083)));
    let deny = Order::Deny {
        channel: "ra".into(),
        permissions: vec!["SEND_MESSAGES_IN_THREADS".into()],
        person: None,
    };
    raw.discord.order(deny).unwrap();
    let (status, refusal) = raw.api.post(&format!("{game}/messages"), json!({"content": "x"})).await;
    assert_eq!((status, &refusal["code"]), (403, &json!(50013)));
}

#[tokio::test]
async fn what_was_written_before_is_for_who_may_read_it() {
    let raw = Raw::start().await;
    let sent = raw.post("ra", json!({"content": "move"})).await;
    let messages = format!("{}/messages", raw.channel("ra"));
    let one = format!("{messages}/{}", sent["id"].as_str().unwrap());
    assert_eq!(raw.api.get(&one).await.1["content"], "move");
    let permissions = vec!["READ_MESSAGE_HISTORY".to_owned()];
    raw.discord.order(Order::Deny { channel: "ra".into(), permissions, person: None }).unwrap();
    assert_eq!(raw.api.get(&messages).await, (200, json!([])));
    let (status, refusal) = raw.api.get(&one).await;
    assert_eq!((status, &refusal["code"]), (403, &json!(50013)));
    // What it wrote itself it may still change.
    assert_eq!(raw.api.patch(&one, json!({"content": "other move"})).await.1["content"], "other move");
    assert_eq!(raw.api.delete(&one).await.0, 204);
}

#[tokio::test]
async fn a_deferred_answer_is_filled_by_the_first_followup() {
    let mut raw = Raw::start().await;
    let asked = raw.go().await;
    let (_, deferred) = raw.answer(&asked, json!({"type": 5, "data": {"flags": 64}})).await;
    let original = deferred["interaction"]["response_message_id"].clone();
    assert_eq!(raw.person("Nefer").read("ra").unwrap()[0]["flags"], 64 | 128);
    let mention = format!("<@{}>", raw.person("Nefer").id());
    let (_, filled) = raw.followup(&asked, json!({"content": mention})).await;
    assert_eq!(
        (&filled["id"], &filled["flags"], &filled["edited_timestamp"]),
        (&original, &json!(64), &Value::Null)
    );
    let (_, second) = raw.followup(&asked, json!({"content": "second"})).await;
    assert_ne!(second["id"], original);
    assert_eq!(second["interaction_metadata"]["original_response_message_id"], original);
    assert_eq!(raw.person("Amun").read("ra").unwrap().len(), 1);

    let path = raw.of(&asked, second["id"].as_str().unwrap());
    assert_eq!(raw.api.patch(&path, json!({"content": ""})).await.1["code"], 50006);
    assert_eq!(raw.api.patch(&path, json!({"content": "2nd"})).await.1["content"], "2nd");
    assert_eq!(raw.api.delete(&path).await.0, 204);
    assert_eq!(raw.api.get(&path).await.1["code"], 10008);
    let others = raw.post("ra", json!({"content": "not this token's"})).await;
    assert_eq!(raw.api.get(&raw.of(&asked, others["id"].as_str().unwrap())).await.1["code"], 10008);
}

#[tokio::test]
async fn a_click_changes_its_message() {
    let mut raw = Raw::start().await;
    let button = json!({"type": 2, "style": 1, "label": "Draw", "custom_id": "draw"});
    let body = json!({"content": "Board", "components": [{"type": 1, "components": [button]}]});
    let path = format!("{}/messages", raw.channel("ra"));
    let (_, board) = raw.api.upload(Method::POST, &path, body, &[("board.png", PNG)]).await;
    let asked = raw.click(&board, "Draw").await;
    assert_eq!(asked.event["message"]["id"], board["id"]);
    assert_eq!(asked.event["data"]["custom_id"], "draw");
    let (_, answer) =
        raw.answer(&asked, json!({"type": 7, "data": {"content": "Drawn", "attachments": []}})).await;
    let message = &answer["resource"]["message"];
    assert_eq!(
        (&message["id"], &message["content"], names(message)),
        (&board["id"], &json!("Drawn"), vec![])
    );
    assert_eq!(message["components"][0]["components"][0]["custom_id"], "draw");

    let asked = raw.click(&board, "draw").await;
    assert_eq!(raw.answer(&asked, json!({"type": 6})).await.0, 200);
    let (_, edited) =
        raw.api.patch(&raw.of(&asked, "@original"), json!({"content": "Later", "components": []})).await;
    assert_eq!((&edited["id"], &edited["components"]), (&board["id"], &json!([])));
    let gone = raw.person("Nefer").click("ra", id(&board["id"]), "draw").await;
    assert!(gone.is_err());
}

#[tokio::test]
async fn messages_of_components_alone() {
    let mut raw = Raw::start().await;
    let path = format!("{}/messages", raw.channel("ra"));
    let gallery = json!({"type": 12, "items": [{"media": {"url": "attachment://board.png"}}]});
    let button = json!({"type": 2, "style": 1, "label": "Draw", "custom_id": "draw"});
    let inside = json!([{"type": 10, "content": "Your turn"}, gallery, {"type": 1, "components": [button]}]);
    let body = json!({"flags": 32768, "components": [{"type": 17, "components": inside}]});
    let (status, refusal) = raw.api.post(&path, body.clone()).await;
    assert_eq!((status, &refusal["code"]), (400, &json!(50035)), "it shows a file that it lacks");
    let (status, sent) = raw.api.upload(Method::POST, &path, body, &[("board.png", PNG)]).await;
    assert_eq!((status, names(&sent)), (200, vec![]), "{sent}");
    let url = sent["components"][0]["components"][1]["items"][0]["media"]["url"].as_str().unwrap();
    assert_eq!(raw.discord.file(url).unwrap()[..], *PNG);
    let asked = raw.click(&sent, "Draw").await;
    let update = json!({"type": 7, "data": {"components": [{"type": 10, "content": "Drawn"}]}});
    assert_eq!(raw.answer(&asked, update).await.0, 200);
    let edit = format!("{path}/{}", sent["id"].as_str().unwrap());
    assert_eq!(raw.api.patch(&edit, json!({"content": "x"})).await.1["code"], 50035);
}

#[tokio::test]
async fn direct_messages_reach_one_person() {
    let mut raw = Raw::start().await;
    let nefer = raw.person("Nefer");
    let open = json!({"recipient_id": nefer.id()});
    let (status, dm) = raw.api.post("/users/@me/channels", open.clone()).await;
    assert_eq!((status, &dm["type"]), (200, &json!(1)));
    assert_eq!(raw.api.post("/users/@me/channels", open.clone()).await.1["id"], dm["id"]);
    let path = format!("/channels/{}/messages", dm["id"].as_str().unwrap());
    assert_eq!(raw.api.post(&path, json!({"content": "Your turn"})).await.0, 200);
    assert_eq!(nefer.unread("dm").unwrap(), Unread { messages: 1, mentions: 1 });
    assert!(raw.person("Amun").read("dm").unwrap().is_empty());

    let order = |order| raw.discord.order(order).unwrap();
    let close = |closed| order(Order::CloseDms { person: "Nefer".into(), closed });
    close(true);
    let (status, refusal) = raw.api.post(&path, json!({"content": "x"})).await;
    assert_eq!((status, &refusal["code"]), (403, &json!(50007)));
    close(false);
    order(Order::RemovePerson { person: "Nefer".into() });
    let (status, refusal) = raw.api.post(&path, json!({"content": "x"})).await;
    assert_eq!((status, &refusal["code"]), (403, &json!(50278)));
    order(Order::AddPerson { person: "Nefer".into() });
    assert_eq!(raw.api.post(&path, json!({"content": "Still your turn"})).await.0, 200);
    close(true);
    // They are closed to what comes by itself: the channel still opens, and who asks there is answered.
    assert_eq!(raw.api.post("/users/@me/channels", open).await.0, 200);
    let asked = raw.asked(async move { nefer.run("dm", "/go").await }).await;
    assert_eq!(raw.answer(&asked, json!({"type": 4, "data": {"content": "Gone"}})).await.0, 200);
    assert_eq!(raw.followup(&asked, json!({"content": "Further"})).await.0, 200);
}

#[tokio::test]
async fn messages_are_deleted_by_who_may() {
    let mut raw = Raw::start().await;
    let sent = raw.post("ra", json!({"content": "x"})).await;
    let ra = format!("{}/messages", raw.channel("ra"));
    let path = format!("{ra}/{}", sent["id"].as_str().unwrap());
    assert_eq!(raw.api.delete(&path).await.0, 204);
    assert_eq!(raw.gateway.event("MESSAGE_DELETE").await["id"], sent["id"]);
    assert_eq!(raw.api.delete(&path).await.1["code"], 10008);
    assert!(raw.person("Nefer").read("ra").unwrap().is_empty());
    // A person's own only with a permission, and never in direct messages.
    let said = format!("{ra}/{}", raw.person("Nefer").say("ra", "Hello").unwrap());
    assert_eq!(raw.api.delete(&said).await.1["code"], 50013);
    let permissions = vec!["MANAGE_MESSAGES".into()];
    raw.discord.order(Order::Allow { channel: "ra".into(), permissions, person: None }).unwrap();
    assert_eq!(raw.api.delete(&said).await.0, 204);
    let said = raw.person("Nefer").say("dm", "Hello").unwrap();
    let open = json!({"recipient_id": raw.person("Nefer").id()});
    let (_, dm) = raw.api.post("/users/@me/channels", open).await;
    let dm = format!("/channels/{}/messages", dm["id"].as_str().unwrap());
    let (status, refusal) = raw.api.delete(&format!("{dm}/{said}")).await;
    assert_eq!((status, &refusal["code"]), (403, &json!(50003)));
    let (_, sent) = raw.api.post(&dm, json!({"content": "Hello yourself"})).await;
    assert_eq!(raw.api.delete(&format!("{dm}/{}", sent["id"].as_str().unwrap())).await.0, 204);
}

#[tokio::test]
async fn an_enforced_nonce_makes_one_message_of_two() {
    let raw = Raw::start().await;
    let path = format!("{}/messages", raw.channel("ra"));
    let body = |nonce: &str, enforce: bool| json!({"content": "x", "nonce": nonce, "enforce_nonce": enforce});
    let send = async |nonce: &str, enforce| raw.api.post(&path, body(nonce, enforce)).await.1["id"].clone();
    let first = send("a", true).await;
    assert_eq!(send("a", true).await, first);
    // Nor is it another one elsewhere, as a nonce is its author's.
    let elsewhere = format!("{}/messages", raw.channel("general"));
    assert_eq!(raw.api.post(&elsewhere, body("a", true)).await.1["id"], first);
    assert_ne!(send("b", true).await, first);
    assert_ne!(send("a", false).await, first);
    raw.discord.advance(std::time::Duration::from_secs(10 * 60));
    assert_ne!(send("a", true).await, first);
}
