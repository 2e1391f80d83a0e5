//! Tells a server of the end of a season, and passes the champion's role on.

use std::time::Duration;

use ra_display::refusal::RoleHindrance;
use ra_display::text::season_end::{Elsewhere, Told};
use ra_table::id::{ChannelId, GuildId, UserId};
use ra_table::season::{self, Quarter, Standing};

use super::message;
use crate::app::Due;
use crate::app::season_end::{self, Report};
use crate::discord::rest::{Error, Gone, Own, Priority};
use crate::discord::sending::Delivery;
use crate::store::tasks::Kind;
use crate::task_queue::{Claim, Failed, Outcome, Task};

/// After how long it is tried again where the bot can write nowhere.
const TRIED_AGAIN: Duration = Duration::from_secs(24 * 60 * 60);
/// How long after a quarter it is given up.
const GIVEN_UP: Duration = Duration::from_secs(30 * 24 * 60 * 60);
/// In how many channels of tables it is tried.
const MOST_CHANNELS: usize = 5;

pub(in crate::discord) struct TellSeasonEnd(pub(in crate::discord) Delivery);

/// Who has won a season.
struct Champions {
    users: Vec<UserId>,
    /// Whether somebody with a better place is hidden, or has left the server.
    passed_over: bool,
}

impl Task for TellSeasonEnd {
    const KIND: Kind = Kind::SeasonEnd;
    const LIMIT: Duration = Duration::from_mins(5);
    const IS_NEVER_GIVEN_UP: bool = true;

    type Key = (GuildId, Quarter);

    async fn run(&self, (guild, quarter): (GuildId, Quarter), _: &Claim) -> Result<Outcome, Failed> {
        let store = &self.0.store;
        let report = match season_end::due(store, guild, quarter, self.0.now()).await? {
            Due::Now(report) => report,
            Due::Later(at) => return Ok(Outcome::Again(at)),
            Due::Nothing => return Ok(Outcome::Done),
        };
        let champions = match self.champions(&report).await {
            Ok(champions) => champions,
            Err(error) => return self.not_told(&report, error).await,
        };
        let hindrances = match report.set.role.filter(|_| !champions.users.is_empty()) {
            Some(role) => self.0.pass_on_role(guild, role, &champions.users, Priority::Program).await,
            None => Vec::new(),
        };
        self.tell(&report, &champions, &hindrances).await
    }
}

impl TellSeasonEnd {
    /// The best who are not hidden and still on the server.
    async fn champions(&self, report: &Report) -> Result<Champions, Error> {
        let is_first = |standing: &&Standing| standing.place == 1 && standing.points > 0;
        let first = report.season.standings.iter().filter(is_first).count();
        for place in season::in_the_running(&report.season) {
            let mut users = Vec::new();
            for standing in &place {
                if self.0.rest.is_member(report.guild, standing.user, Priority::Program).await? {
                    users.push(standing.user);
                }
            }
            if !users.is_empty() {
                let passed_over = users.len() < first || place.iter().any(|standing| standing.place > 1);
                return Ok(Champions { users, passed_over });
            }
        }
        Ok(Champions { users: Vec::new(), passed_over: first > 0 })
    }

    /// Posts the message: where that may have been done already, in the channel that was chosen, or where most tables
    /// were opened.
    async fn tell(
        &self,
        report: &Report,
        champions: &Champions,
        hindrances: &[RoleHindrance],
    ) -> Result<Outcome, Failed> {
        let (guild, quarter, chosen) = (report.guild, report.season.quarter, report.set.channel);
        let mut places: Vec<ChannelId> = Vec::new();
        let tables = report.tables.iter().copied().take(MOST_CHANNELS);
        for channel in report.tried.into_iter().chain(chosen).chain(tables) {
            if !places.contains(&channel) {
                places.push(channel);
            }
        }
        let (mut elsewhere, mut refused) = (None, Error::Gone(Gone::Channel));
        for channel in places {
            let told = Told {
                season: &report.season,
                highlights: &report.highlights,
                champions: &champions.users,
                passed_over: champions.passed_over,
                role: report.set.role.map(|role| (role, hindrances)),
                elsewhere,
            };
            let message = message::message(report.language, &told);
            season_end::try_in(&self.0.store, guild, quarter, channel).await?;
            let is_it = |own: &Own| message::is_it(own, quarter);
            let nonce = message::nonce(guild, quarter);
            match self.0.post_once(channel, &message, &nonce, is_it, Priority::Program).await {
                Ok(_) => {
                    season_end::is_over(&self.0.store, guild, quarter).await?;
                    self.0.words_noted(&nonce).await;
                    return Ok(Outcome::Done);
                }
                Err(error) if error.may_pass() => return self.not_told(report, error).await,
                Err(error) => {
                    tracing::info!(%guild, %channel, %error, "the end of a season is not told in a channel");
                    if Some(channel) == chosen {
                        let is_gone = matches!(error, Error::Gone(_));
                        elsewhere = Some(if is_gone { Elsewhere::Gone } else { Elsewhere::Closed(channel) });
                    }
                    refused = error;
                }
            }
        }
        self.not_told(report, refused).await
    }

    /// What follows when it could not be told. What passes is tried again; otherwise somebody has to let the bot write,
    /// or have it back.
    async fn not_told(&self, report: &Report, error: Error) -> Result<Outcome, Failed> {
        if error.may_pass() {
            return Err(self.0.failed(error));
        }
        let (guild, quarter, now) = (report.guild, report.season.quarter, self.0.now());
        if now > quarter.end().after(GIVEN_UP) {
            tracing::warn!(%guild, %error, "given up: the end of a season is not told");
            season_end::is_over(&self.0.store, guild, quarter).await?;
            return Ok(Outcome::Done);
        }
        Ok(Outcome::Again(now.after(TRIED_AGAIN)))
    }
}
