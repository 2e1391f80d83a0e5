//! `/ra-admin settings`: what holds for all games of a server.

use ra_bot::id::GuildId;
use ra_bot::playground::BotResponse;
use ra_bot::store::servers::{self, Server as Set};

use super::admin::server;
use super::server::{Server, within};

impl Server {
    /// What is set for a server: this one, or another.
    async fn set_for(&self, guild: Option<i64>) -> Set {
        let own = || i64::try_from(self.discord.guild().0).unwrap();
        let guild = GuildId(guild.unwrap_or_else(own));
        servers::of(&mut self.store.read().await.unwrap(), guild).await.unwrap()
    }
}

#[tokio::test]
async fn a_city_is_set_shown_and_taken_back() {
    let mut server = server().await;
    let city = async |server: &Server| server.set_for(None).await.zone.map(|zone| zone.name().to_owned());
    let told = server.run("Khnum", "ra", "/ra-admin settings").await;
    assert!(told.contains("have named none: not set."), "{told}");
    let khnum = server.discord.person("Khnum").unwrap();
    let offered = within(khnum.complete("ra", "/ra-admin settings city:mun")).await.unwrap();
    let BotResponse::Choices { choices } = offered else { panic!("{offered:?}") };
    assert_eq!(
        (choices[0]["name"].as_str(), choices[0]["value"].as_str()),
        (Some("Munich"), Some("Europe/Berlin"))
    );
    let told = server.run("Khnum", "ra", "/ra-admin settings city:Munich").await;
    assert!(told.contains("have named none: Berlin, where it is "), "{told}");
    let refused = server.run("Khnum", "ra", "/ra-admin settings city:Atlantis").await;
    assert!(refused.contains("Atlantis"), "{refused}");
    // What is set of something else leaves it, and so does another life of the program.
    server.run("Khnum", "ra", "/ra-admin settings language:Deutsch").await;
    server.stop().await;
    server.start_again().await;
    assert_eq!(city(&server).await.as_deref(), Some("Europe/Berlin"));
    assert_eq!(server.set_for(Some(77)).await, Set::default(), "of another server nothing is set");
    let told = server.run("Khnum", "general", "/ra-admin settings unset:city").await;
    assert!(told.contains("have named none: not set.") && told.contains("Deutsch"), "{told}");
    assert_eq!(city(&server).await, None);
    server.end().await;
}
