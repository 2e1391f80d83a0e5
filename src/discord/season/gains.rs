//! What a game brought its people in their server's season, told at its end.

use ra_display::text;
use ra_table::game::view::Public;
use ra_table::language::Language;

use crate::app::season;
use crate::discord::sending::Delivery;

impl Delivery {
    /// What a game that is over has brought everybody in its server's season; empty if it counts in none.
    pub(in crate::discord) async fn season(&self, language: Language, game: &Public) -> String {
        let Some(guild) = game.at.guild.filter(|_| game.end.is_some()) else { return String::new() };
        match season::gains(&self.store, guild, game.id).await {
            Ok(Some((quarter, gains))) => text::season::gains(language, game, quarter, &gains),
            Ok(None) => String::new(),
            Err(error) => {
                tracing::error!(game = %game.id, ?error, "what a game brought in the season is not told");
                String::new()
            }
        }
    }
}
