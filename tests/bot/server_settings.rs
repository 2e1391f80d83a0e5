//! `/ra-admin settings`: what holds for all games of a server.

use local_discord::{BotResponse, Order};
use ra::rules::Edition;
use ra_bot::app::GameRef;
use ra_bot::store::servers;
use ra_table::clock::Pace;
use ra_table::game::lobby::Place;
use ra_table::id::{GameId, GuildId};
use ra_table::server::Server as Set;
use ra_table::theme::Theme;
use serde_json::Value;

use super::admin::server;
use crate::support::clicks::id;
use crate::support::hours::{HOUR, MINUTE};
use crate::support::server::{Says, Server, wait_while, within, words};

impl Server {
    /// The people who have a role that anybody may mention, or only who may call all.
    fn set_role(&self, people: &[&str], mentionable: bool) {
        let people = people.iter().map(ToString::to_string).collect();
        self.discord.order(Order::SetRole { name: "Scribes".into(), people, mentionable }).unwrap();
    }

    /// Whom the messages of a channel have notified since the last look.
    fn notified(&self, channel: &str) -> Vec<&'static str> {
        let pinged = self.pinged(channel);
        let notices = |who: &str| self.person(who).notices(channel).unwrap();
        for who in &pinged {
            assert!(!notices(who).is_empty(), "{who} was called in silence");
        }
        pinged
    }

    /// What is set for a server: this one, or another.
    async fn set_for(&self, guild: Option<i64>) -> Set {
        let guild = guild.map_or(self.guild(), GuildId);
        servers::of(&mut self.store.read().await.unwrap(), guild).await.unwrap()
    }
}

#[tokio::test]
async fn a_city_is_set_shown_and_taken_back() {
    let mut server = server().await;
    let city = async |server: &Server| server.set_for(None).await.zone.map(|zone| zone.name().to_owned());
    server.run("Khnum", "ra", "/ra-admin settings").await.says("have not set one: not set.");
    let khnum = server.person("Khnum");
    let offered = within(khnum.complete("ra", "/ra-admin settings city:mun")).await.unwrap();
    let BotResponse::Choices { choices } = offered else { panic!("{offered:?}") };
    assert_eq!(
        (choices[0]["name"].as_str(), choices[0]["value"].as_str()),
        (Some("Munich"), Some("Europe/Berlin"))
    );
    let told = server.run("Khnum", "ra", "/ra-admin settings city:Munich").await;
    told.says("have not set one: Berlin, where it is ");
    let refused = server.run("Khnum", "ra", "/ra-admin settings city:Atlantis").await;
    refused.says("I do not know a city called “Atlantis”. Name a larger one");
    let refused = server.run("Khnum", "ra", "/ra-admin settings city:EST").await;
    refused.says("“EST” is not a city. Do you mean the time in ");
    assert!(refused.ends_with("Type a city."), "{refused}");
    // What is set of something else leaves it, and so does another life of the program.
    server.run("Khnum", "ra", "/ra-admin settings language:Deutsch").await;
    server.restart().await;
    assert_eq!(city(&server).await.as_deref(), Some("Europe/Berlin"));
    assert_eq!(server.set_for(Some(77)).await, Set::default(), "of another server nothing is set");
    let told = server.run("Khnum", "general", "/ra-admin settings unset:city").await;
    told.says("have not set one: not set.").says("Deutsch");
    assert_eq!(city(&server).await, None);
    server.end().await;
}

/// What was typed comes before what is set, and that before what the program has for it.
#[tokio::test]
async fn tables_are_opened_as_the_server_has_set() {
    let server = server().await;
    let set = "/ra-admin settings pace:\"relaxed: look in when there is time\" edition:classic here:true";
    let told = server.run("Khnum", "ra", set).await;
    told.says_all(&["new tables: Relaxed.", "new tables: classic.", "in the table’s own channel."]);
    let typed = "/ra new seats:3 pace:\"fast: look in several times a day\" edition:pharaoh here:false";
    for (game, opened) in (1..).zip(["/ra new seats:3", typed, "/ra new seats:3 here:false"]) {
        server.run("Nefer", "ra", opened).await;
        let lobby = server.lobby(game).await;
        let expected = match game {
            1 => (Pace::Relaxed, Edition::Classic, Place::Here),
            2 => (Pace::Fast, Edition::Pharaoh, Place::Thread),
            _ => (Pace::Relaxed, Edition::Classic, Place::Thread),
        };
        assert_eq!((lobby.terms.pace, lobby.terms.edition, lobby.place), expected, "{opened}");
    }
    for unset in ["pace", "edition", "\"thread or here\""] {
        server.run("Khnum", "ra", &format!("/ra-admin settings unset:{unset}")).await;
    }
    assert_eq!(server.set_for(None).await, Set::default());
    server.run("Nefer", "general", "/ra new seats:3").await;
    let lobby = server.lobby(4).await;
    assert_eq!(
        (lobby.terms.pace, lobby.terms.edition, lobby.place),
        (Pace::Standard, Edition::Pharaoh, Place::Thread)
    );
    server.end().await;
}

/// A table keeps what was so when it was opened, whatever is set later.
#[tokio::test]
async fn pictures_are_painted_as_was_set_when_their_table_opened() {
    let server = server().await;
    let set = [
        (Theme::Dark, "pictures:light", "new tables: light."),
        (Theme::Light, "unset:pictures", "new tables: not set, so dark."),
    ];
    for (game, (theme, later, told)) in (1..).zip(set) {
        server.run("Nefer", "ra", "/ra new seats:2").await;
        server.run("Khnum", "ra", &format!("/ra-admin settings {later}")).await.says(told);
        server.run("Amun", "ra", "/ra join").await;
        let (_, game) = ra_bot::app::whole(&server.store, GameRef::Game(GameId(game))).await.unwrap();
        assert_eq!(game.table().terms.theme, theme);
    }
    server.end().await;
}

/// Not again within two hours, whatever becomes of the table, or of the program.
#[tokio::test]
async fn a_role_is_called_once_when_a_table_opens() {
    let mut server = server().await;
    server.set_role(&["Isis", "Seti"], true);
    let told = server.run("Khnum", "ra", "/ra-admin settings role:Scribes").await;
    told.says("that anybody can join: <@&").lacks("is not notified");
    // Where nobody else can sit down, nobody else is called.
    server.run("Nefer", "ra", "/ra new seats:2 invite:Amun").await;
    assert_eq!(server.notified("ra"), ["Amun"]);
    server.run("Nefer", "ra", "/ra new seats:3").await.begins("<@&").says("> Ra · game 2: 2 free seats.");
    assert_eq!(server.notified("ra"), ["Isis", "Seti"]);
    server.run("Amun", "ra", "/ra join").await;
    server.run("Isis", "ra", "/ra leave").await;
    server.run("Khnum", "ra", "/ra-admin cancel game:2").await;
    server.restart().await;
    server.turn(2 * HOUR - 10 * MINUTE).await;
    server.run("Amun", "general", "/ra new seats:4").await.begins("Ra · game 3: 3 free seats.");
    assert_eq!(server.notified("general"), [""; 0]);
    assert_eq!(server.notified("ra"), [""; 0], "nobody by what became of the other table");
    server.turn(11 * MINUTE).await;
    server.run("Amun", "general", "/ra new seats:4").await;
    assert_eq!(server.notified("general"), ["Isis", "Seti"]);
    server.turn(3 * HOUR).await;
    server.run("Khnum", "ra", "/ra-admin settings unset:role").await;
    server.run("Nefer", "general", "/ra new seats:4").await;
    assert_eq!(server.notified("general"), [""; 0]);
    server.end().await;
}

#[tokio::test]
async fn two_tables_that_open_at_the_same_moment_call_once() {
    let server = server().await;
    server.set_role(&["Seti"], true);
    server.run("Khnum", "ra", "/ra-admin settings role:Scribes").await;
    tokio::join!(
        server.run("Nefer", "ra", "/ra new seats:3"),
        server.run("Amun", "general", "/ra new seats:3"),
        server.run("Isis", "tournament", "/ra new seats:3"),
    );
    let all = ["ra", "general", "tournament"].into_iter().flat_map(|channel| server.notified(channel));
    assert_eq!(all.collect::<Vec<_>>(), ["Seti"]);
    server.end().await;
}

#[tokio::test]
async fn a_role_that_cannot_be_called_is_told_of_and_everybody_is_never_called() {
    let server = server().await;
    let refused = server.run("Khnum", "ra", "/ra-admin settings role:everyone city:Berlin").await;
    refused.says("I never mention everybody");
    assert_eq!(server.set_for(None).await, Set::default(), "nothing else is set either");
    server.set_role(&["Seti"], false);
    server.run("Khnum", "ra", "/ra-admin settings role:Scribes").await.says("> is not notified yet.**");
    server.run("Nefer", "ra", "/ra new seats:3").await;
    assert_eq!(server.pinged("ra"), [""; 0]);
    // Where the bot may call any role, it is as good as one that anybody may mention.
    server.allow("general", &["MENTION_EVERYONE"]);
    let told = server.run("Khnum", "general", "/ra-admin settings role:Scribes").await;
    told.says("that anybody can join: <@&").lacks("is not notified");
    server.turn(3 * HOUR).await;
    server.run("Nefer", "general", "/ra new seats:3").await;
    assert_eq!(server.notified("general"), ["Seti"]);
    server.end().await;
}

/// Whether the program hears of it, or finds it gone.
#[tokio::test]
async fn a_role_that_is_deleted_is_not_called_any_more() {
    let mut server = server().await;
    for is_up in [true, false] {
        server.set_role(&["Seti"], true);
        server.run("Khnum", "ra", "/ra-admin settings role:Scribes").await;
        assert!(server.set_for(None).await.role.is_some());
        if !is_up {
            server.stop().await;
        }
        server.discord.order(Order::DeleteRole { name: "Scribes".into() }).unwrap();
        if !is_up {
            server.start_again().await;
        }
        wait_while(async || server.set_for(None).await.role.is_some()).await;
    }
    server.end().await;
}

/// The message of a table that the program opens by itself calls as every other.
#[tokio::test]
async fn a_table_that_the_program_opens_calls_the_role_if_anybody_can_sit_down() {
    let server = server().await;
    server.set_role(&["Seti"], true);
    server.run("Khnum", "ra", "/ra-admin settings role:Scribes").await;
    let game = server.open_for(&["Nefer", "Amun"], 2).await;
    server.until_played(game).await;
    assert_eq!(server.notified("ra"), [""; 0]);
    server.open_for(&["Nefer", "Isis"], 3).await;
    assert_eq!(server.pinged_at_last("ra").await, ["Seti"]);
    let messages = server.messages("Seti", "ra");
    let called = |message: &Value| message["mention_roles"].as_array().is_some_and(|roles| !roles.is_empty());
    assert_eq!(messages.iter().filter(|message| called(message)).count(), 1);
    server.end().await;
}

/// What can be chosen from a list is set by a menu, and taken back by it.
#[tokio::test]
async fn settings_are_chosen_from_menus() {
    let server = Server::start().await;
    server.appoint("ra", "Khnum");
    let khnum = server.person("Khnum");
    let panel = within(khnum.run("ra", "/ra-admin settings")).await.unwrap();
    let on = id(panel.message().unwrap());
    for (menu, value, told) in [
        ("Language of new tables", "ru", "**Language** of new tables: Русский."),
        ("Pace of new tables", "fast", "**Pace** of new tables: fast"),
        ("Edition of new tables", "classic", "**Edition** of new tables: classic"),
        ("Where new games are played", "here", "**Where** new games are played: in the table’s own channel"),
        ("Pictures of new tables", "light", "**Pictures** of new tables: light"),
        ("Pace of new tables", "unset", "**Pace** of new tables: not set"),
    ] {
        let panel = within(khnum.choose("ra", on, menu, &[value])).await.unwrap();
        let panel = words(panel.message().unwrap()).to_lowercase();
        assert!(panel.contains(&told.to_lowercase()), "{menu} {value}: {panel}");
    }
    server.dismiss("ra", "Khnum");
    let refused = within(khnum.choose("ra", on, "Edition of new tables", &["pharaoh"])).await.unwrap();
    words(refused.message().unwrap()).says("These buttons are for people who may manage this channel.");
    server.end().await;
}
