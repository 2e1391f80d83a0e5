//! What a game brought its people in their server's season and ratings, told at its end.

use ra_display::text;
use ra_table::game::view::Public;
use ra_table::id::GuildId;
use ra_table::language::Language;

use crate::app::{ratings, season};
use crate::discord::sending::Delivery;

impl Delivery {
    /// What a game that is over has brought everybody in its server's season, and in ratings where these are wanted; empty if
    /// it counts nowhere.
    pub(in crate::discord) async fn gains(
        &self,
        language: Language,
        game: &Public,
        with_ratings: bool,
    ) -> String {
        let Some(guild) = game.at.guild.filter(|_| game.end.is_some()) else { return String::new() };
        let season = self.season(language, game, guild).await;
        let ratings = if with_ratings { self.ratings(language, game, guild).await } else { String::new() };
        text::joined([season, ratings], "\n\n")
    }

    async fn ratings(&self, language: Language, game: &Public, guild: GuildId) -> String {
        match ratings::of_game(&self.store, guild, game.id).await {
            Ok(standings) => text::rating::after_game(language, game, &standings),
            Err(error) => {
                tracing::error!(game = %game.id, ?error, "what a game did to ratings is not told");
                String::new()
            }
        }
    }

    async fn season(&self, language: Language, game: &Public, guild: GuildId) -> String {
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
