//! The end of a season: told once, by day, with a role for the champion that the bot can really give.

use std::time::Duration;

use local_discord::{Fault, Matching, Order};
use ra_bot::store::tasks::{self, Kind, NeedsShard, NewTask};
use ra_bot::store::untold_seasons;
use ra_table::season::Quarter;
use serde_json::Value;
use sqlx::AssertSqlSafe;
use test_tools::raw_bot::Api;

use super::sent_once::{Alive, FOR_EVER};
use crate::support::clicks::{is_private, presses};
use crate::support::hours::{DAY, HOUR, MINUTE};
use crate::support::permissions::denying;
use crate::support::server::{Says, Server, wait_for, wait_while, words};

/// When it is told where no city is set: at ten o'clock UTC.
const TEN: Duration = Duration::from_secs(10 * 60 * 60);
/// Amun has won all games instead of Nefer.
const AMUN_WINS: &str =
    "UPDATE result SET place = CASE name WHEN 'Nefer' THEN 2 WHEN 'Amun' THEN 1 ELSE place END";
/// Nefer and Amun are equal in everything.
const BOTH_WIN: &str = "UPDATE result SET place = 1, score = best_score WHERE name IN ('Nefer', 'Amun')";

fn tells(message: &Value) -> bool {
    words(message).contains("is over.** ") && !is_private(message)
}

impl Server {
    /// Plays three games within a quarter of a year: Nefer wins them with 6 points each, before Amun with 6 and Isis with 4.
    async fn with_a_season() -> Server {
        let server = Server::start().await;
        server.turn_to_winter().await;
        for _ in 0..3 {
            server.ended().await;
        }
        server
    }

    /// Turns the clock to so long after the end of the present quarter.
    async fn turn_past_the_quarter(&self, by: Duration) {
        let end = Quarter::of(self.now()).end();
        self.turn(end.after(by).since(self.now())).await;
    }

    /// The present quarter has games like the last, but for a change of their results.
    async fn another_season(&self, change: &str) {
        let (now, guild) = (self.now(), self.guild());
        let quarter = Quarter::of(now);
        let mut connection = self.connection().await;
        let moved = format!("UPDATE result SET ended_at = {now}", now = now.0);
        for sql in [change.to_owned(), moved] {
            sqlx::query(AssertSqlSafe(sql)).execute(&mut connection).await.unwrap();
        }
        let key = format!("{guild}:{quarter}");
        let shard = NeedsShard::Of(Some(guild));
        let task = NewTask { kind: Kind::SeasonEnd, key, shard, due: quarter.end() };
        self.write(async |tx| {
            untold_seasons::note(tx, guild, quarter).await.unwrap();
            tasks::put(tx, &[task]).await.unwrap();
        })
        .await;
    }

    /// The messages of a channel that tell of an end.
    fn ends(&self, channel: &str) -> Vec<Value> {
        let mut messages = self.messages("Seti", channel);
        messages.retain(tells);
        messages
    }

    /// What the last end says that is told in a channel, once it is the so many-th there.
    async fn end_told(&self, channel: &str, count: usize) -> String {
        let told = wait_for(async || self.ends(channel).get(count - 1).map(words)).await;
        self.until_done(Kind::SeasonEnd).await;
        assert_eq!(self.ends(channel).len(), count);
        told
    }

    /// The people who have the role Pharaoh.
    pub(super) async fn pharaohs(&self) -> Vec<String> {
        let (api, guild) = (Api::of(&self.discord), self.guild());
        let (_, roles) = api.get(&format!("/guilds/{guild}/roles")).await;
        let role = roles.as_array().unwrap().iter().find(|role| role["name"] == "Pharaoh").unwrap();
        let mut pharaohs = Vec::new();
        for person in self.discord.people() {
            let (_, member) = api.get(&format!("/guilds/{guild}/members/{}", person.id())).await;
            let has = member["roles"].as_array().is_some_and(|roles| roles.contains(&role["id"]));
            pharaohs.extend(has.then(|| person.name()));
        }
        pharaohs
    }

    /// The role Pharaoh, which these people have.
    pub(super) fn crown(&self, people: &[&str]) {
        let people = people.iter().map(ToString::to_string).collect();
        self.discord.order(Order::SetRole { name: "Pharaoh".into(), people, mentionable: true }).unwrap();
    }

    pub(super) fn permit(&self, role: &str, permissions: &[&str]) {
        let permissions = permissions.iter().map(ToString::to_string).collect();
        self.discord.order(Order::SetRolePermissions { role: role.into(), permissions }).unwrap();
    }

    fn drag(&self, role: &str, above: &str) {
        self.discord.order(Order::MoveRole { role: role.into(), above: above.into() }).unwrap();
    }

    /// The role Pharaoh is the champion's, and the bot can give it.
    async fn has_a_champions_role(&self) {
        self.crown(&[]);
        self.permit("ra-bot", &["MANAGE_ROLES"]);
        let told = self.run("Nefer", "ra", "/ra-admin season role:Pharaoh").await;
        told.says("**Champion’s role**: <@&").lacks("I cannot");
    }
}

#[tokio::test]
async fn the_end_of_a_season_is_told_once_by_day() {
    let mut server = Server::with_a_season().await;
    server.turn_past_the_quarter(2 * HOUR).await;
    server.until_done(Kind::SeasonEnd).await;
    assert_eq!(server.ends("ra").len(), 0, "it is night");
    server.turn(8 * HOUR).await;
    let told = server.end_told("ra", 1).await;
    told.begins("**Winter 20").says_all(&[
        " is over.** 3 games counted. The first places:\n1\\. **Nefer** 27 points, 3 games\n2\\. **Amun** 15 points, 3 games\n",
        &format!("\n**Champion:** <@{}>\n", server.user("Nefer")),
        "**Most games:** Nefer, Amun and Isis, 3 games each",
        "**Highest score:** Nefer, 6 points in game 1",
        "**Closest finish:** Nefer before Amun with equal points in game 1",
    ]);
    told.lacks("passed over");
    let mentioned: Vec<Value> = server.ends("ra")[0]["mentions"].as_array().unwrap().clone();
    assert_eq!(mentioned.len(), 1, "nobody but the champion: {mentioned:?}");
    assert_eq!(mentioned[0]["id"], server.user("Nefer").to_string());
    let own = server.presses("Amun", "ra", "My place").await;
    own.says("2. Amun (you): 15 points");
    assert_eq!(server.times_told("Seti", "ra", "(you)"), 0, "that is private");
    server.restart().await;
    server.turn(100 * DAY).await;
    server.until_done(Kind::SeasonEnd).await;
    assert_eq!(server.ends("ra").len(), 1, "the next quarter has no games");
    server.end().await;
}

#[tokio::test]
async fn under_three_games_nothing_is_told() {
    let server = Server::start().await;
    server.turn_to_winter().await;
    server.ended().await;
    server.ended().await;
    server.turn_past_the_quarter(TEN).await;
    wait_while(async || !server.dump().await["untold_season"].is_empty()).await;
    assert_eq!(server.ends("ra").len(), 0);
    server.end().await;
}

/// The bot was away when the quarter ended, or somebody moves the city just then.
#[tokio::test]
async fn an_outage_or_another_city_neither_doubles_nor_loses_it() {
    let mut server = Server::with_a_season().await;
    server.stop().await;
    let end = Quarter::of(server.now()).end();
    server.discord.advance(end.after(2 * DAY + 12 * HOUR).since(server.now()));
    server.start_again().await;
    server.end_told("ra", 1).await;

    server.run("Nefer", "ra", "/ra-admin settings city:Tokyo").await;
    server.another_season(AMUN_WINS).await;
    // There it is nine in the morning, and in Berlin two at night.
    server.turn_past_the_quarter(Duration::ZERO).await;
    server.run("Nefer", "ra", "/ra-admin settings city:Berlin").await;
    server.turn(3 * HOUR).await;
    server.until_done(Kind::SeasonEnd).await;
    assert_eq!(server.ends("ra").len(), 1);
    server.turn(5 * HOUR + MINUTE).await;
    server.end_told("ra", 2).await;
    server.run("Nefer", "ra", "/ra-admin settings city:Los Angeles").await;
    server.turn(DAY).await;
    server.until_done(Kind::SeasonEnd).await;
    assert_eq!(server.ends("ra").len(), 2);
    server.end().await;
}

#[tokio::test]
async fn the_role_passes_on_and_equals_share_it() {
    let server = Server::with_a_season().await;
    server.has_a_champions_role().await;
    server.turn_past_the_quarter(TEN).await;
    server.end_told("ra", 1).await.says(", with the role <@&").lacks("I cannot");
    assert_eq!(server.pharaohs().await, ["Nefer"]);
    // Isis has it from a moderator, who alone takes it away.
    server.crown(&["Nefer", "Isis"]);
    server.another_season(AMUN_WINS).await;
    server.turn_past_the_quarter(TEN).await;
    server.end_told("ra", 2).await.says(&format!("**Champion:** <@{}>, with", server.user("Amun")));
    assert_eq!(server.pharaohs().await, ["Amun", "Isis"]);
    server.another_season(BOTH_WIN).await;
    server.turn_past_the_quarter(TEN).await;
    let told = server.end_told("ra", 3).await;
    let [nefer, amun] = ["Nefer", "Amun"].map(|who| server.user(who));
    told.says("**Champions:** ").says(&format!("<@{nefer}>")).says(&format!("<@{amun}>"));
    assert_eq!(server.pharaohs().await, ["Nefer", "Amun", "Isis"]);
    // Whoever chooses another role takes this one back.
    let told = server.run("Nefer", "ra", "/ra-admin season off:\"the role\"").await;
    told.says("**Champion’s role**: not set, so none.").lacks("by hand");
    assert_eq!(server.pharaohs().await, ["Isis"]);
    assert!(server.dump().await["given_role"].is_empty());
    server.end().await;
}

#[tokio::test]
async fn who_hides_or_has_left_is_passed_over() {
    let server = Server::with_a_season().await;
    server.has_a_champions_role().await;
    server.run("Nefer", "general", "/ra-data").await;
    server.presses("Nefer", "general", "Hide me from lists").await.says("You are hidden");
    server.turn_past_the_quarter(TEN).await;
    let told = server.end_told("ra", 1).await;
    told.says("1\\. **a player** 27 points").lacks("Nefer").says("is passed over.");
    told.says(&format!("**Champion:** <@{}>, with", server.user("Amun"))).says("a player before Amun");
    assert_eq!(server.pharaohs().await, ["Amun"]);
    server.another_season("UPDATE result SET edition = edition").await;
    server.discord.order(Order::RemovePerson { person: "Amun".into() }).unwrap();
    server.turn_past_the_quarter(TEN).await;
    let told = server.end_told("ra", 2).await;
    told.says("2\\. **Amun** 15").says(&format!("**Champion:** <@{}>, with", server.user("Isis")));
    assert_eq!(server.pharaohs().await, ["Isis"]);
    server.another_season("DELETE FROM result WHERE name = 'Isis'").await;
    server.turn_past_the_quarter(TEN).await;
    server.end_told("ra", 3).await.says("**Champion:** nobody").says("is passed over.");
    assert_eq!(server.pharaohs().await, ["Isis"], "there is nobody to whom it could pass on");
    server.end().await;
}

#[tokio::test]
async fn a_role_must_be_an_honour_alone() {
    let server = Server::start().await;
    server.crown(&[]);
    server.permit("ra-bot", &["MANAGE_ROLES"]);
    let set = "/ra-admin season role:Pharaoh";
    for (role, told) in [("everyone", "That role is everybody’s."), ("ra-bot", "belongs to a bot")] {
        server.run("Nefer", "ra", &format!("/ra-admin season role:{role}")).await.says(told);
    }
    server.permit("Pharaoh", &["SEND_MESSAGES"]);
    server.run("Nefer", "ra", set).await.says("**Champion’s role**: <@&");
    server.run("Nefer", "ra", "/ra-admin season off:\"the role\"").await;
    server.permit("Pharaoh", &["SEND_MESSAGES", "MANAGE_MESSAGES"]);
    server.run("Nefer", "ra", set).await.says("permits more than everybody may do");
    server.permit("Pharaoh", &[]);
    let order = |channel: &str, role: &str, allow: bool| {
        let (channel, role) = (channel.to_owned(), role.to_owned());
        let permissions = vec!["VIEW_CHANNEL".to_owned()];
        let order = match allow {
            true => Order::AllowRole { channel, permissions, role },
            false => Order::DenyRole { channel, permissions, role },
        };
        server.discord.order(order).unwrap();
    };
    server.allow("tournament", &["VIEW_CHANNEL"]);
    order("tournament", "@everyone", false);
    order("tournament", "Pharaoh", true);
    let channel = server.channel("tournament");
    server.run("Nefer", "ra", set).await.says(&format!("permits more in <#{channel}> than everybody may"));
    order("tournament", "Pharaoh", false);
    // Who may not give roles does not have the bot give them.
    server.appoint("ra", "Khnum");
    server.run("Khnum", "ra", set).await.says("Only people with the permission *Manage Roles*");
    server.run("Khnum", "ra", "/ra-admin season").await.says("**Champion’s role**: not set");
    server.run("Nefer", "ra", set).await.says("**Champion’s role**: <@&");
    server.run("Khnum", "ra", "/ra-admin season off:\"the message and the role\"").await.says(": not told.");
    server.end().await;
}

/// The message comes all the same, and says what is missing; once that is done, the role is given.
#[tokio::test]
async fn a_role_that_cannot_be_given_is_given_later() {
    let server = Server::with_a_season().await;
    server.crown(&[]);
    server.drag("Pharaoh", "ra-bot");
    let missing =
        ["Allow me *Manage Roles*: Server Settings, Roles, <@&", "drag <@&", "Then use /ra-admin season"];
    let told = server.run("Nefer", "ra", "/ra-admin season role:Pharaoh").await;
    told.says("**I cannot give <@&").says_all(&missing);
    server.turn_past_the_quarter(TEN).await;
    let told = server.end_told("ra", 1).await;
    told.says(&format!("**Champion:** <@{}>\n", server.user("Nefer")))
        .lacks(", with the role")
        .says_all(&missing);
    assert_eq!(server.pharaohs().await, [""; 0]);
    server.permit("ra-bot", &["MANAGE_ROLES"]);
    server.run("Nefer", "ra", "/ra-admin season").await.lacks("Allow me").says("drag <@&");
    server.drag("ra-bot", "Pharaoh");
    server.run("Nefer", "ra", "/ra-admin season").await.lacks("I cannot");
    assert_eq!(server.pharaohs().await, ["Nefer"]);
    // It permits more since: it is taken from whoever has it, and given to nobody.
    server.permit("Pharaoh", &["MANAGE_MESSAGES"]);
    server.another_season(AMUN_WINS).await;
    server.turn_past_the_quarter(TEN).await;
    server.end_told("ra", 2).await.says("permits more than everybody may do");
    assert_eq!(server.pharaohs().await, [""; 0]);
    server.permit("Pharaoh", &[]);
    server.run("Nefer", "ra", "/ra-admin season").await.lacks("I cannot");
    assert_eq!(server.pharaohs().await, ["Amun"]);
    // Discord refuses what was possible a moment ago.
    server.another_season(BOTH_WIN).await;
    let refused = Fault::Refused { status: 403, code: 50013 };
    server.discord.spoil(Matching::MemberRoles, 1, refused);
    server.turn_past_the_quarter(TEN).await;
    server.end_told("ra", 3).await.says("Discord did not accept it just now.");
    server.discord.order(Order::DeleteRole { name: "Pharaoh".into() }).unwrap();
    server.another_season(AMUN_WINS).await;
    server.turn_past_the_quarter(TEN).await;
    server.end_told("ra", 4).await.says("The champion’s role is gone. Choose another").lacks("I cannot");
    server.end().await;
}

#[tokio::test]
async fn where_it_is_told_is_chosen_and_may_be_gone() {
    let server = Server::with_a_season().await;
    let general = server.channel("general");
    let set = "/ra-admin season channel:general";
    server
        .run("Nefer", "ra", set)
        .await
        .says(&format!("told in <#{general}>, next on <t:"))
        .lacks("I cannot");
    server
        .run("Nefer", "ra", "/ra-admin settings")
        .await
        .says(&format!("**End of a season** (/ra-admin season): told in <#{general}>"));
    server.turn_past_the_quarter(TEN).await;
    server.end_told("general", 1).await.lacks("was chosen");
    server.discord.order(denying("general", &["SEND_MESSAGES"], None)).unwrap();
    server.run("Nefer", "ra", set).await.says("I cannot write in <#").says("*Send Messages*");
    server.another_season(AMUN_WINS).await;
    server.turn_past_the_quarter(TEN).await;
    server.end_told("ra", 1).await.says("I cannot write in <#");
    server.discord.order(Order::DeleteChannel { channel: "general".into() }).unwrap();
    server.another_season(AMUN_WINS).await;
    server.turn_past_the_quarter(TEN).await;
    server.end_told("ra", 2).await.says("The channel that was chosen for this is gone.");
    let told = server.run("Nefer", "ra", "/ra-admin season off:\"the channel\"").await;
    told.says("posted where most of its tables were opened");
    server.another_season(AMUN_WINS).await;
    server.turn_past_the_quarter(TEN).await;
    server.end_told("ra", 3).await.lacks("was chosen");
    // Where the bot can write nowhere, it waits until somebody lets it.
    server.discord.order(denying("ra", &["SEND_MESSAGES"], None)).unwrap();
    server.another_season(AMUN_WINS).await;
    server.turn_past_the_quarter(TEN).await;
    server.until_done(Kind::SeasonEnd).await;
    server.allow("ra", &["SEND_MESSAGES"]);
    assert_eq!(server.ends("ra").len(), 3);
    server.turn(DAY).await;
    server.end_told("ra", 4).await;
    server.run("Nefer", "ra", "/ra-admin season off:\"the message and the role\"").await;
    server.another_season(AMUN_WINS).await;
    server.turn_past_the_quarter(TEN).await;
    wait_while(async || !server.dump().await["untold_season"].is_empty()).await;
    assert_eq!(server.ends("ra").len(), 4);
    server.end().await;
}

/// The program is killed when Discord has given the role, or has the message, and has not said so.
#[tokio::test]
async fn a_kill_neither_doubles_nor_loses_it() {
    for matching in [Matching::MemberRoles, Matching::SendMessage] {
        let server = Server::with_a_season().await;
        server.has_a_champions_role().await;
        let end = Quarter::of(server.now()).end();
        let mut alive = Alive::on(server).await;
        alive.server.discord.spoil(matching, 1, FOR_EVER);
        alive.server.discord.advance(end.after(TEN).since(alive.server.now()));
        match matching {
            Matching::SendMessage => alive.until("Seti", "ra", |read| read.iter().any(tells)).await,
            _ => wait_while(async || alive.server.pharaohs().await.is_empty()).await,
        }
        // So long that Discord has forgotten the message's nonce.
        alive.die(16 * MINUTE, Duration::from_secs(3)).await;
        alive.until("Seti", "ra", |read| read.iter().any(tells)).await;
        assert_eq!(alive.server.ends("ra").len(), 1, "{matching:?}");
        let place = presses(&alive.server.ends("ra")[0]);
        assert!(place[0].starts_with("stats:here:season "), "{place:?}");
        assert_eq!(alive.server.pharaohs().await, ["Nefer"]);
        alive.end().await;
    }
}

/// Whoever deletes what is kept of them gives the role back.
#[tokio::test]
async fn who_is_forgotten_has_no_role() {
    let server = Server::with_a_season().await;
    server.has_a_champions_role().await;
    server.turn_past_the_quarter(TEN).await;
    server.end_told("ra", 1).await;
    assert_eq!(server.pharaohs().await, ["Nefer"]);
    server.deletes_themselves("Nefer", "ra").await;
    assert_eq!(server.pharaohs().await, [""; 0]);
    assert_eq!(server.tables_with("Nefer").await, [""; 0]);
    server.end().await;
}
