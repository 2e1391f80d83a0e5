//! Players who have left the server. Discord tells nobody without a privileged intent, so we look when a game has waited
//! for somebody for some time.

use std::collections::HashSet;
use std::sync::Mutex;
use std::time::Duration;

use futures_util::StreamExt as _;
use futures_util::stream;
use ra_display::text;
use ra_table::id::{GameId, UserId};
use ra_table::time::Millis;

use crate::app::{self, GameRef, SeenGame, chairs};
use crate::discord::keyed_mutex::lock;
use crate::discord::rest::Priority;
use crate::discord::sending::Delivery;
use crate::discord::sending::components::said;
use crate::store::games;
use crate::store::tasks::Kind;
use crate::task_queue::{Claim, Failed, Outcome, Task};

/// How far back a start looks for games that may be waiting for somebody who has left.
const LONG_AGO: Duration = Duration::from_secs(24 * 60 * 60);
/// How many games are asked for at a time: nothing that is due waits for them.
const FEW: usize = 4;
/// There are as many looks in the time that a game waits before somebody is looked for, …
const LOOKS: u32 = 4;
/// … but so much time between two at least.
const AT_LEAST: Duration = Duration::from_secs(1);

/// Looks whether those are still on the server whom games have waited for.
pub(in crate::discord) struct LeftServer {
    delivery: Delivery,
    /// Who is known to be away from which game, and has been told of there. In memory: after a start it is told again.
    away: Mutex<HashSet<(GameId, UserId)>>,
    /// How long a game waits before somebody is looked for.
    after: Duration,
    /// Up to which moment the games have been looked at that wait since. In memory: a start looks at them again.
    looked_until: Mutex<Millis>,
}

impl LeftServer {
    pub(in crate::discord) fn new(delivery: Delivery, after: Duration) -> LeftServer {
        let looked_until = delivery.now().before(after + LONG_AGO);
        LeftServer { delivery, away: Mutex::default(), after, looked_until: Mutex::new(looked_until) }
    }

    /// Notes whether somebody is away from a game; returns whether that was not known.
    fn set_away(&self, game: GameId, user: UserId, is_away: bool) -> bool {
        let mut known = lock(&self.away);
        if is_away { known.insert((game, user)) } else { known.remove(&(game, user)) }
    }

    /// Looks whether those whom a game waits for can come, and says so in the channel if not.
    async fn look_for_players(&self, game: GameId) {
        let seen = match app::seen(&self.delivery.store, GameRef::Game(game), self.delivery.now()).await {
            Ok(seen) => seen,
            Err(error) => return tracing::info!(%game, ?error, "nobody is looked for"),
        };
        let asked = seen.game.person_to_act().and_then(|seat| seen.game.player(seat).user());
        if let Some(user) = asked
            && let Err(error) = self.look_for_one(&seen, user).await
        {
            tracing::warn!(%game, "a player could not be looked for: {error:#}");
        }
    }

    async fn look_for_one(&self, seen: &SeenGame, user: UserId) -> anyhow::Result<()> {
        let game = seen.row.id;
        let (Some(guild), Some(channel)) = (seen.row.guild, seen.row.channel) else { return Ok(()) };
        let is_away = !self.delivery.rest.is_member(guild, user, Priority::Program).await?;
        if self.set_away(game, user, is_away) && is_away {
            let seen = chairs::host_without(&self.delivery.store, game, user, self.delivery.now()).await?;
            let told = said(text::board::player_left(seen.game.terms.language, &seen.game, user));
            self.delivery.rest.create_message(channel, &told, Priority::Program).await?;
        }
        Ok(())
    }
}

impl Task for LeftServer {
    const KIND: Kind = Kind::LeftServer;
    const AT_ONCE: usize = 1;
    const LIMIT: Duration = Duration::from_mins(10);
    // What it finds it changes in a transaction, and tells.
    const IS_AWAITED: bool = false;

    type Key = ();

    async fn run(&self, (): (), _: &Claim) -> Result<Outcome, Failed> {
        let (now, since) = (self.delivery.now(), *lock(&self.looked_until));
        let until = now.before(self.after);
        let games = games::unchanged_between(&self.delivery.store, since, until).await?;
        stream::iter(games).for_each_concurrent(FEW, |game| self.look_for_players(game)).await;
        *lock(&self.looked_until) = until;
        Ok(Outcome::Again(now.after((self.after / LOOKS).max(AT_LEAST))))
    }
}
