//! Several connections to Discord: one that is away is an outage of its own servers' games, and of no others.

use std::num::NonZeroU16;

use local_discord::{GatewayFault, Options};
use ra_bot::config::{Config, Shards};
use ra_table::id::{GameId, Shard};

use super::outage::assert_about;
use crate::support::dealt::THREE;
use crate::support::hours::HOUR;
use crate::support::server::{Server, options, wait_while};

/// Of two shards the first tells of direct messages, and the second of the local Discord's guild.
const DIRECT: Shard = Shard { number: 0, count: 2 };
const GUILD: Shard = Shard { number: 1, count: 2 };

const TWO: NonZeroU16 = NonZeroU16::new(2).unwrap();

impl Server {
    /// A server whose bot has two shards, with a game on its guild, and one in direct messages with Nefer.
    async fn with_two_shards() -> (Server, GameId, GameId) {
        let set = |config: &mut Config| config.shards = Shards::Count(TWO);
        let server = Server::on(options(), set, async |_, _| {}).await;
        let board = server
            .run("Nefer", "dm", "/ra new computers:2 level:easy pace:\"standard: look in twice a day\"")
            .await;
        assert!(board.contains("your turn") || board.contains("auction"), "{board}");
        let direct = server.last_game().await;
        server.begun(direct).await;
        let on_guild = server.deal(THREE).await;
        server.until_nothing_is_due().await;
        (server, on_guild, direct)
    }

    /// Lets a shard lose its connection and get no other, and waits until the bot notes signs of life without it.
    async fn send_away(&self, shard: Shard, other: Shard) {
        let number = shard.number.try_into().unwrap();
        self.discord.spoil_gateway(GatewayFault::ShardAway { shard: number, away: true });
        wait_while(async || self.alive_at(shard).await >= self.alive_at(other).await).await;
    }

    /// Lets it have a connection again.
    async fn let_back(&self, shard: Shard) {
        let number = shard.number.try_into().unwrap();
        self.discord.spoil_gateway(GatewayFault::ShardAway { shard: number, away: false });
        self.alive_with(shard).await;
    }
}

/// While one shard is away, time runs out in the games of the other's servers, and nothing is done in its own; when it is
/// back, its games have lost no time.
#[tokio::test]
async fn a_shard_that_is_away_stops_the_clocks_of_its_own_servers() {
    for (away, other) in [(GUILD, DIRECT), (DIRECT, GUILD)] {
        let (server, on_guild, direct) = Server::with_two_shards().await;
        let (waits, goes_on) = if away == GUILD { (on_guild, direct) } else { (direct, on_guild) };
        let [played, waited] = [server.history(goes_on).await.len(), server.history(waits).await.len()];
        let before = server.runs_out(waits).await;
        server.send_away(away, other).await;
        server.discord.advance(100 * HOUR);
        server.alive_with(other).await;
        server.until_entries(goes_on, played + 1).await;
        server.let_back(away).await;
        server.until_nothing_is_due().await;
        assert_eq!(server.history(waits).await.len(), waited, "nothing was done for Nefer");
        assert_about(server.runs_out(waits).await, before.after(100 * HOUR));
        server.run_out(waits).await;
        server.until_entries(waits, waited + 1).await;
        server.end().await;
    }
}

/// What was missed counts for those who missed it, whatever the number of shards before and after.
#[tokio::test]
async fn another_number_of_shards_costs_nobody_any_time() {
    let (mut server, on_guild, direct) = Server::with_two_shards().await;
    for (run, shards) in (1..).zip([NonZeroU16::MIN, TWO]) {
        let before = [server.runs_out(on_guild).await, server.runs_out(direct).await];
        server.stop().await;
        server.discord.advance(100 * HOUR);
        server.config.shards = Shards::Count(shards);
        server.start_again().await;
        server.until_nothing_is_due().await;
        let after = [server.runs_out(on_guild).await, server.runs_out(direct).await];
        for (before, after) in before.into_iter().zip(after) {
            assert_about(after, before.after(100 * HOUR));
        }
        assert_eq!(server.history(on_guild).await, [""; 0], "start {run}");
    }
    server.end().await;
}

/// As many as Discord recommends, unless the settings say otherwise; and a stop waits for none that cannot connect.
#[tokio::test]
async fn there_are_as_many_shards_as_discord_recommends() {
    let server = Server::with(Options { shards: TWO, ..options() }).await;
    server.alive_with(GUILD).await;
    server.send_away(GUILD, DIRECT).await;
    server.end().await;
}
