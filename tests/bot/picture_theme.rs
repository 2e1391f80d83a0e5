//! Light or dark pictures, as a table's host has chosen.

use ra::rules::Edition;
use ra_display::render;
use ra_table::language::Language;
use ra_table::theme::Theme;

use super::admin;
use crate::support::clicks::id;
use crate::support::server::{Says, Server};

/// The colours that a picture may have, as its file lists them.
fn colours(png: &[u8]) -> Vec<u8> {
    let at = png.windows(4).position(|word| word == b"PLTE").expect("it has a palette");
    let length = u32::from_be_bytes(png[at - 4..at].try_into().unwrap());
    png[at + 4..][..usize::try_from(length).unwrap()].to_vec()
}

impl Server {
    /// How the newest picture in a channel is painted.
    fn painted(&self, channel: &str) -> Theme {
        let read = self.messages("Nefer", channel);
        let url = read.iter().rev().find_map(|message| message["embeds"][0]["image"]["url"].as_str());
        let shown = colours(&self.discord.file(url.expect("there is a picture")).unwrap());
        let is_so =
            |theme: &Theme| colours(&render::legend(Language::En, *theme, Edition::Pharaoh).png()) == shown;
        [Theme::Light, Theme::Dark].into_iter().find(is_so).expect("it is one of the two")
    }

    /// What the newest table in *ra* tells everybody of its pictures.
    async fn tells(&self, pictures: &str) {
        self.presses("Seti", "ra", "Details…").await.says(&format!("Pictures: {pictures}."));
    }
}

#[tokio::test]
async fn a_host_chooses_them() {
    let server = admin::server().await;
    server.run("Nefer", "ra", "/ra new seats:2 quick:false").await;
    server.tells("dark").await;
    server.taps("Nefer", "ra", &["Settings…", "Light pictures"]).await.says("Pictures: light.");
    server.tells("light").await;
    let amun = server.person("Amun");
    let message = id(amun.read("ra").unwrap().last().unwrap());
    server.forge("Amun", "ra", message, "table:1:pictures dark").await.says("Only the host");
    server.run("Amun", "ra", "/ra join").await;
    let game = server.last_game().await;
    server.begun(game).await;
    let thread = server.round(game).await.channel().to_string();
    assert_eq!(server.painted(&thread), Theme::Light);
    server.run("Amun", &thread, "/ra board").await;
    assert_eq!(server.painted(&thread), Theme::Light);
    // The server sets what new tables begin with, and nothing else.
    server.run("Khnum", "ra", "/ra-admin settings pictures:light").await;
    server.run("Nefer", "general", "/ra new seats:2 quick:false").await;
    assert_eq!(server.lobby(2).await.terms.theme, Theme::Light);
    server.taps("Nefer", "general", &["Settings…", "Dark pictures"]).await.says("Pictures: dark.");
    server.run("Amun", "general", "/ra join").await;
    let game = server.last_game().await;
    server.begun(game).await;
    assert_eq!(server.painted(&server.round(game).await.channel().to_string()), Theme::Dark);
    assert_eq!(server.round(game).await.row.terms.theme, Theme::Dark);
    server.end().await;
}

/// A table that never stands open has what its server set.
#[tokio::test]
async fn a_game_against_computer_players_has_its_servers() {
    let server = admin::server().await;
    server.run("Khnum", "ra", "/ra-admin settings pictures:light").await;
    server.run("Nefer", "ra", "/ra new seats:2 computers:1 level:easy quick:false").await;
    let game = server.last_game().await;
    server.begun(game).await;
    assert_eq!(server.painted(&server.round(game).await.channel().to_string()), Theme::Light);
    server.end().await;
}
