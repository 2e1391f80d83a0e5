//! The real client library against the local Discord.

use local_discord::BotResponse;
use serde_json::Value;
use test_tools::raw_bot::{discord, id};

use super::bot::{self, PICTURE, soon};

fn content(answer: &BotResponse) -> &str {
    answer.message().unwrap()["content"].as_str().unwrap()
}

#[tokio::test]
async fn commands_are_answered() {
    let discord = discord().await;
    let _bot = bot::start(&discord).await;
    let nefer = discord.person("Nefer").unwrap();
    let answer = soon(nefer.run("ra", "/ra bid 8 @Isis")).await.unwrap();
    assert_eq!(content(&answer), "8 for Isis");
    let secret = soon(nefer.run("ra", "/ra secret")).await.unwrap();
    assert_eq!(secret.message().unwrap()["flags"], 64);
    assert_eq!(discord.person("Amun").unwrap().read("ra").unwrap().len(), 1);
    let answer = soon(nefer.run("dm", "/ra bid 2")).await.unwrap();
    assert_eq!(content(&answer), "2 for me");
    let BotResponse::Choices { choices } = soon(nefer.complete("ra", "/ra find P")).await.unwrap() else {
        panic!()
    };
    assert_eq!(choices[0]["name"], "Pharaoh");
}

#[tokio::test]
async fn commands_stand_in_menus() {
    let discord = discord().await;
    let _bot = bot::start(&discord).await;
    let nefer = discord.person("Nefer").unwrap();
    for channel in ["ra", "dm"] {
        let answer = soon(nefer.use_on_user(channel, "Luck so far", "Nefer")).await.unwrap();
        assert_eq!(content(&answer), "Luck of Nefer", "{channel}");
        let said = nefer.say(channel, "Alas").unwrap();
        let answer = soon(nefer.use_on_message(channel, "Quote", said)).await.unwrap();
        assert_eq!(content(&answer), "> Alas", "{channel}");
    }
}

#[tokio::test]
async fn deferred_answers_are_filled() {
    let discord = discord().await;
    let _bot = bot::start(&discord).await;
    let nefer = discord.person("Nefer").unwrap();
    soon(nefer.run("ra", "/ra later")).await.unwrap();
    let done = |messages: &[Value]| messages.len() == 2;
    let messages = soon(nefer.read_until("ra", done)).await.unwrap();
    let contents: Vec<_> = messages.iter().map(|message| message["content"].as_str().unwrap()).collect();
    assert_eq!(contents, ["edited", "second"]);
}

#[tokio::test]
async fn pictures_and_buttons() {
    let discord = discord().await;
    let _bot = bot::start(&discord).await;
    let nefer = discord.person("Nefer").unwrap();
    let answer = soon(nefer.run("ra", "/ra board")).await.unwrap();
    let board = answer.message().unwrap();
    let url = board["embeds"][0]["image"]["url"].as_str().unwrap();
    assert_eq!(discord.file(url).unwrap()[..], *PICTURE);
    let updated = soon(nefer.click("ra", id(&board["id"]), "Draw")).await.unwrap();
    assert_eq!(content(&updated), "Drawn");
    let file = updated.message().unwrap()["attachments"][0]["url"].as_str().unwrap().to_owned();
    assert_eq!(discord.file(&file).unwrap()[..], *b"another");
    assert!(discord.file(url).is_none());
    let help = soon(discord.person("Amun").unwrap().click("ra", id(&board["id"]), "help")).await.unwrap();
    assert_eq!(content(&help), "Help");
    assert_eq!(nefer.read("ra").unwrap().len(), 1);
}

#[tokio::test]
async fn modals() {
    let discord = discord().await;
    let _bot = bot::start(&discord).await;
    let nefer = discord.person("Nefer").unwrap();
    let BotResponse::Modal { id, .. } = soon(nefer.run("ra", "/ra form")).await.unwrap() else { panic!() };
    let answer = soon(nefer.submit(id, &[("line", "draw draw")])).await.unwrap();
    assert_eq!(content(&answer), "draw draw");
}
