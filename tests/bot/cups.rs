//! Cups as people meet them: an organiser prepares one and publishes it, and others sign up, look around and leave.

use local_discord::BotResponse;
use ra_bot::store::last_seen;
use ra_bot::store::tasks::Kind;
use serde_json::Value;
use test_tools::raw_bot::Api;

use crate::support::clicks::{found, id, is_private, parts, texts};
use crate::support::hours::{DAY, HOUR, MINUTE};
use crate::support::server::{Says, Server, wait_for, within, words};

impl Server {
    /// The newest message in *ra* that has a button of that label.
    pub(super) fn with_button(&self, who: &str, label: &str) -> Value {
        let messages = self.messages(who, "ra");
        messages.into_iter().rev().find(|message| found(message, label).is_some()).unwrap()
    }

    /// What an organiser is told who fills in the form for the date of their draft.
    pub(super) async fn dates(&self, who: &str, fields: &[(&str, &str)]) -> String {
        let draft = self.with_button(who, "Begins …");
        let person = self.person(who);
        let opened =
            within(person.click("ra", id(&draft), &found(&draft, "Begins …").unwrap())).await.unwrap();
        let BotResponse::Modal { id: form, .. } = opened else { panic!("{opened:?}") };
        let sent = within(person.submit(form, fields)).await.unwrap();
        words(sent.message().unwrap_or_else(|| panic!("{sent:?}")))
    }

    /// Nefer publishes a cup that begins in three days.
    pub(super) async fn with_cup() -> Server {
        let server = Server::start().await;
        server.publishes("Nile Cup", &[("begins", "in 3 days"), ("city", "Berlin")]).await;
        server
    }

    /// Nefer publishes a cup of that name, with a date and, for the first one, a city.
    pub(super) async fn publishes(&self, name: &str, date: &[(&str, &str)]) {
        self.run("Nefer", "ra", &format!("/ra-cup new name:\"{name}\"")).await;
        self.dates("Nefer", date).await;
        self.presses("Nefer", "ra", "Publish").await.says(&format!("**{name} is published**"));
        self.until_done(Kind::CupAnnouncement).await;
    }

    /// The public messages of cups.
    pub(super) fn announcements(&self) -> Vec<Value> {
        let is_one = |message: &Value| found(message, "Who plays").is_some() && !is_private(message);
        self.messages("Seti", "ra").into_iter().filter(is_one).collect()
    }

    /// What the message of the only cup says, once it says this.
    pub(super) async fn announced(&self, part: &str) -> String {
        wait_for(async || {
            let [message] = &self.announcements()[..] else { return None };
            Some(words(message)).filter(|told| told.contains(part))
        })
        .await
    }
}

#[tokio::test]
async fn an_organiser_prepares_a_cup_and_publishes_it() {
    let server = Server::start().await;
    let draft = server.run("Nefer", "ra", "/ra-cup new name:\"Nile *Cup*\"").await;
    draft.begins("**Your draft: nobody else sees it.** Say when it begins; then you can publish it. In <#");
    draft.says_all(&[
        "## Nile \\*Cup\\*\n**2 games at once**, then a final of the best four. *Fast*: ",
        "\n**Begins:** not said yet\n**Nobody has signed up yet.** Be the first!\n",
        "I make obvious draws for everybody alike and give no bidding advice.",
        "Computer players take a seat only if its player leaves, is dropped or times out twice.",
    ]);
    draft.lacks("At the end of a round");
    let panel = server.with_button("Nefer", "Publish");
    assert!(is_private(&panel));
    let publish = parts(&panel).find(|button| button["label"] == "Publish").unwrap();
    assert_eq!(publish["disabled"], true, "it has no date");
    let press = publish["custom_id"].as_str().unwrap();
    server.forge("Nefer", "ra", id(&panel), press).await.says("Say first when it begins");
    server.forge("Amun", "ra", id(&panel), press).await.lacks("published");

    // Where they live is asked once.
    let unknown = server.dates("Nefer", &[("begins", "fri 20:00"), ("city", "Atlantis")]).await;
    unknown.says("I do not know a city called “Atlantis”.");
    let unread = server.dates("Nefer", &[("begins", "soon"), ("city", "Berlin")]).await;
    unread.begins("I cannot read that as a moment.");
    for (typed, told) in [
        ("1 Jan 1999", "I cannot read that as a moment."),
        ("1999-12-31 20:00", "That moment is past."),
        ("in 61 days", "A cup begins within 60 days."),
    ] {
        server.dates("Nefer", &[("begins", typed)]).await.begins(told);
    }
    let dated = server.dates("Nefer", &[("begins", "in 3 days")]).await;
    dated.says("Publish it when you like it.");
    dated.says_all(&["**Begins <t:", ":f>** (<t:", "). Over about <t:", "At the end of the round (<t:"]);

    server.presses("Nefer", "ra", "Slow").await.says("*Standard*: everybody looks in about twice a day.");
    server
        .presses("Nefer", "ra", "One evening")
        .await
        .says("**One game**, then a final of the best four. *Live*");
    let full = server.presses("Nefer", "ra", "Earlier when full").await;
    full.says(", or earlier when all places are taken. Over about");
    server.presses("Nefer", "ra", "More …").await.begins("**More about your cup:**");
    let (nefer, more) = (server.person("Nefer"), server.with_button("Nefer", "Back to the draft"));
    for (menu, value) in
        [("Games before the final", "3 in-turn"), ("Table size", "fives"), ("How many may sign up", "16")]
    {
        within(nefer.choose("ra", id(&more), menu, &[value])).await.unwrap();
    }
    // Where people play for weeks there are no tables of five. Nothing else depends on the pace.
    server.presses("Nefer", "ra", "Standard").await.begins("**More about your cup:**");
    let slow = server.presses("Nefer", "ra", "Back to the draft").await;
    slow.says("**3 games, one after another**").says("*Standard*: ");
    server.taps("Nefer", "ra", &["More …", "Live", "Back to the draft"]).await.says("*Live*: ");
    let kept = server.presses("Nefer", "ra", "✓ Earlier when full").await;
    kept.lacks("or earlier");

    let published = server.presses("Nefer", "ra", "Publish").await;
    published.begins("**Nile \\*Cup\\* is published** in <#").says("You need do nothing more");
    server.announced("**3 games, one after another**").await.lacks("Your draft");
    assert_eq!(
        texts(&server.announcements()[0], "label"),
        ["Sign up", "Leave", "Who plays", "Rules", "My tables"]
    );
    server.forge("Nefer", "ra", id(&panel), press).await.says("That draft is gone");
    server.end().await;
}

#[tokio::test]
async fn names_that_cannot_be_and_drafts_that_are_gone_are_refused() {
    let server = Server::start().await;
    let long = format!("/ra-cup new name:{}", "é".repeat(61));
    server.run("Nefer", "ra", &long).await.begins("That name is too long: a cup’s has at most 60 letters.");
    server
        .run("Nefer", "ra", "/ra-cup new name:\"\u{200b}\"")
        .await
        .begins("Nothing in that name can be seen.");
    let emoji = "🐫".repeat(60);
    server.run("Nefer", "ra", &format!("/ra-cup new name:{emoji}")).await.says(&format!("## {emoji}\n"));
    let first = server.with_button("Nefer", "Discard");
    // One organiser has one draft.
    server.run("Nefer", "ra", "/ra-cup new name:Second").await.says("## Second\n");
    server
        .forge("Nefer", "ra", id(&first), &found(&first, "More …").unwrap())
        .await
        .says("That draft is gone");
    server.presses("Nefer", "ra", "Discard").await.begins("The draft is gone.");
    server.end().await;
}

#[tokio::test]
async fn people_sign_up_look_around_and_leave() {
    let server = Server::with_cup().await;
    let told = server.presses("Amun", "ra", "Sign up").await;
    told.begins("**You have signed up to Nile Cup**, which begins <t:");
    told.says("It asks for 2 tables at once, about 20 answers a week each, and perhaps the final.");
    told.says("Your name is shown in the cup’s message.");
    server.presses("Amun", "ra", "Sign up").await.begins("You have signed up already.");
    server.presses("Isis", "ra", "Sign up").await;
    // The message is edited once, however many sign up meanwhile.
    server.turn(MINUTE).await;
    server.announced("**2 have signed up:** Amun, Isis\n").await;
    assert_eq!(server.pinged("ra"), Vec::<String>::new());

    server.presses("Khnum", "ra", "Leave").await.begins("You have not signed up for this cup.");
    server.presses("Isis", "ra", "Leave").await.begins("You are out of **Nile Cup**.");
    server.turn(MINUTE).await;
    server.announced("**1 has signed up:** Amun\n").await;
    server.presses("Khnum", "ra", "Who plays").await.begins("**Nile Cup:** 1 person takes part.\nAmun");
    let rules = server.presses("Khnum", "ra", "Rules").await;
    rules.says_all(&[
        "Nile Cup: how it runs",
        "**A round** lasts four weeks at most.",
        "within 48 waking hours",
    ]);
    server.presses("Khnum", "ra", "My tables").await.begins("You do not take part in **Nile Cup**.");
    server.presses("Amun", "ra", "My tables").await.begins("**Nile Cup:** the tables are drawn <t:");

    for command in ["/ra-play", "/ra-stats season"] {
        let listed = server.run("Amun", "ra", command).await;
        listed.says_all(&["Cups", "**Nile Cup** in <#", ": begins <t:", ", 1 person"]);
        server
            .presses("Amun", "ra", "My tables: Nile Cup")
            .await
            .begins("**Nile Cup:** the tables are drawn");
    }
    server.run("Isis", "ra", "/ra-play").await;
    server.presses("Isis", "ra", "Sign up: Nile Cup").await.begins("**You have signed up to Nile Cup**");
    server.end().await;
}

#[tokio::test]
async fn who_leaves_after_the_start_is_asked_first() {
    let server = Server::with_cup().await;
    let people = ["Nefer", "Amun", "Isis", "Khnum"];
    for who in people {
        server.presses(who, "ra", "Sign up").await.begins("**You have signed up");
    }
    server.turn(3 * DAY + HOUR).await;
    server.until_done(Kind::CupAnnouncement).await;
    let round = server.announced("**The games are under way**, until <t:").await;
    round.says("**4 have signed up:** Nefer, Amun, Isis, Khnum").lacks("signs up now");
    assert_eq!(texts(&server.announcements()[0], "label")[0], "Leave", "nobody can join any more");
    let tables = server.presses("Amun", "ra", "My tables").await;
    tables.begins("**Your tables in Nile Cup:**\nTable 1: ").says("\nTable 2: ");

    server.presses("Isis", "ra", "Leave").await.begins("**Leave Nile Cup?** It has begun");
    server.presses("Isis", "ra", "Stay").await.begins("You stay in **Nile Cup**.");
    server.presses("Isis", "ra", "Leave").await;
    let left = server.presses("Isis", "ra", "Leave the cup").await;
    left.begins("You have left **Nile Cup**. Computer players finish your seats.");
    server.turn(MINUTE).await;
    server.announced("**3 have signed up:** Nefer, Amun, Khnum").await;
    server.end().await;
}

#[tokio::test]
async fn a_message_that_was_deleted_is_posted_again() {
    let server = Server::with_cup().await;
    let [first] = &server.announcements()[..] else { panic!("{:?}", server.announcements()) };
    let path = format!("/channels/{}/messages/{}", first["channel_id"].as_str().unwrap(), id(first));
    let (status, _) = Api::of(&server.discord).delete(&path).await;
    assert_eq!(status, 204);
    // The cup goes on, and people find it all the same.
    server.run("Amun", "ra", "/ra-play").await;
    server.presses("Amun", "ra", "Sign up: Nile Cup").await;
    server.turn(MINUTE).await;
    let again = wait_for(async || server.announcements().pop()).await;
    assert_ne!(id(&again), id(first));
    words(&again).says("**1 has signed up:** Amun");
    server.end().await;
}

#[tokio::test]
async fn a_cup_is_held_again_by_who_published_it_or_manages_events() {
    let server = Server::with_cup().await;
    let [message] = &server.announcements()[..] else { panic!("{:?}", server.announcements()) };
    let again = "cup:1:again";
    server
        .forge("Amun", "ra", id(message), again)
        .await
        .begins("Only the person who published this cup, or somebody");
    let draft = server.forge("Nefer", "ra", id(message), again).await;
    draft.says_all(&["**Your draft: nobody else sees it.**", "## Nile Cup", "**Begins:** not said yet"]);
    // No other server has that cup, and no cup has that number.
    server.forge("Nefer", "ra", id(message), "cup:2:again").await.begins("That is no cup of this server.");
    server.end().await;
}

#[tokio::test]
async fn it_is_noted_once_an_hour_who_uses_the_bot() {
    let server = Server::start().await;
    let (guild, isis) = (server.guild(), server.user("Isis"));
    let seen = async || server.write(async |tx| last_seen::of(tx, guild, isis).await.unwrap()).await;
    assert_eq!(seen().await, None);
    server.run("Isis", "ra", "/ra-play").await;
    let first = wait_for(async || seen().await).await;
    server.turn(10 * MINUTE).await;
    server.run("Isis", "ra", "/ra-play").await;
    server.at_rest().await;
    assert_eq!(seen().await, Some(first), "that was just now");
    server.turn(HOUR).await;
    server.run("Isis", "ra", "/ra-play").await;
    wait_for(async || seen().await.filter(|seen| *seen > first)).await;
    server.end().await;
}

#[tokio::test]
async fn a_cup_needs_threads_and_the_bot_needs_its_permissions() {
    let server = Server::start().await;
    server.deny("ra", &["CREATE_PUBLIC_THREADS"]);
    server.run("Nefer", "ra", "/ra-cup new name:Nile").await;
    server.dates("Nefer", &[("begins", "in 3 days"), ("city", "Berlin")]).await;
    server.presses("Nefer", "ra", "Publish").await.says("Create Public Threads");
    server.end().await;
}
