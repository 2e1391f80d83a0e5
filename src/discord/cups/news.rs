//! Tells a cup's channel what its history says: each message once, and by day for those it mentions.

use std::time::Duration;

use ra_display::refusal::RoleHindrance;
use ra_display::text::cup::news::Told;
use ra_display::text::{self, words};
use ra_table::cup::{Entry, Number};
use ra_table::id::{ChannelId, CupId, UserId};

use super::ids::Press;
use super::standings::{self, named};
use crate::app::cups::Loaded;
use crate::app::cups::news::{self, News};
use crate::app::{Due, cup_announcements};
use crate::discord::custom_id::Button;
use crate::discord::rest::{Error, Gone, Message, Own, Priority};
use crate::discord::sending::Delivery;
use crate::discord::sending::components::{primary, rows, said, secondary};
use crate::store::tasks::Kind;
use crate::task_queue::{Claim, Failed, Outcome, Task};

/// After how long it is tried again where the cup's post in a forum is still to be started, which lets it be told at once.
const POST_AWAITED: Duration = Duration::from_hours(1);

pub(in crate::discord) struct TellNews(pub(in crate::discord) Delivery);

impl Task for TellNews {
    const KIND: Kind = Kind::CupNews;
    const LIMIT: Duration = Duration::from_mins(5);
    const IS_NEVER_GIVEN_UP: bool = true;

    type Key = CupId;

    async fn run(&self, cup: CupId, _: &Claim) -> Result<Outcome, Failed> {
        let store = &self.0.store;
        loop {
            let now = self.0.now();
            match news::due(store, cup, now).await? {
                Due::Now(news) => {
                    let post = cup_announcements::post(store, cup).await?;
                    match self.tell(&news, post).await {
                        Ok(()) => {}
                        Err(error) if news.is_given_up(now) => given_up(cup, &error),
                        Err(Error::WrongKind) => return Ok(Outcome::Again(now.after(POST_AWAITED))),
                        Err(Error::Gone(Gone::Channel)) if post.is_some() => {
                            cup_announcements::lost(store, cup, now).await?;
                            return Ok(Outcome::Again(now.after(POST_AWAITED)));
                        }
                        Err(error) if is_vain(&error) => given_up(cup, &error),
                        Err(error) => return Err(self.0.failed(error)),
                    }
                    news::is_over(store, &news).await?;
                }
                Due::Later(at) => return Ok(Outcome::Again(at)),
                Due::Nothing => return Ok(Outcome::Done),
            }
        }
    }
}

/// Whether a message can never be sent: its channel is gone.
pub(super) fn is_vain(error: &Error) -> bool {
    matches!(error, Error::Gone(_))
}

fn given_up(cup: CupId, error: &Error) {
    tracing::warn!(%cup, %error, "what a cup's channel is to be told is given up");
}

/// The button by which the message of an entry is known among all others.
fn sign(news: &News) -> Button {
    let (seq, part) = (news.line.seq, news.part);
    let press = if asks(news) { Press::Here { seq, part } } else { Press::Standings(Some(seq)) };
    Button::Cup(news.now.row.id, press)
}

/// Whether a message asks people whether they are here.
fn asks(news: &News) -> bool {
    matches!(news.line.entry, Entry::Ask(_) | Entry::Call(_))
}

impl TellNews {
    /// Tells it in a post of a forum, or in the cup's channel.
    async fn tell(&self, news: &News, post: Option<ChannelId>) -> Result<(), Error> {
        let row = &news.now.row;
        let best_here = self.best_here(news).await?;
        let hindrances = match (row.role, best_here) {
            (Some(role), Some((_, user))) => {
                self.0.pass_on_role(row.guild, role, &[user], Priority::Program).await
            }
            _ => Vec::new(),
        };
        let best_here = best_here.map(|(number, _)| number);
        let (sign, message) = (sign(news), self.message(news, best_here, &hindrances).await);
        let is_it = |own: &Own| own.presses.contains(&sign.to_string());
        let place = post.unwrap_or(row.channel);
        self.0.post_once(place, &message, &news.nonce(), is_it, Priority::Program).await?;
        Ok(())
    }

    /// The best of a cup that has a champion who is still on the server, and has not left the cup.
    async fn best_here(&self, news: &News) -> Result<Option<(Number, UserId)>, Error> {
        let News { now, then, .. } = news;
        // Before its last entry a cup has no champion.
        if then.champion(&now.facts).is_none() {
            return Ok(None);
        }
        for number in then.ranking(&now.facts).into_iter().map(|standing| standing.number) {
            let user = now.person(number).and_then(|person| person.user);
            let Some(user) = user.filter(|_| now.takes_part(number)) else { continue };
            if self.0.rest.is_member(now.row.guild, user, Priority::Program).await? {
                return Ok(Some((number, user)));
            }
        }
        Ok(None)
    }

    async fn message(&self, news: &News, best_here: Option<Number>, hindrances: &[RoleHindrance]) -> Message {
        let (row, line, words) = (&news.now.row, &news.line, words(news.now.row.language));
        // As it was then: what has happened since is told later.
        let then = Loaded { cup: news.then.clone(), ..news.now.clone() };
        let people = named(row.language, &then);
        let told = Told {
            name: &row.name,
            people: &people,
            cup: &then.cup,
            facts: &then.facts,
            line,
            mentions: &news.mentions,
            best_here,
            role: row.role.map(|role| (role, hindrances)).filter(|_| best_here.is_some()),
        };
        let told = text::cup::news::told(row.language, &told);
        let message = match line.entry == Entry::End || line.entry == Entry::Over {
            true => standings::message(&self.0, row.language, &then, None, told.clone()).await,
            false => None,
        };
        let sign = sign(news);
        let button = match (asks(news), &message) {
            (true, _) => primary(&sign, words.button_cup_here()),
            (false, Some(_)) => secondary(&sign, words.button_cup_place()),
            (false, None) => secondary(&sign, words.button_cup_standings()),
        };
        let further = match line.entry {
            Entry::Draw(_) | Entry::Final(_) => Some((Press::Tables, words.button_cup_tables())),
            Entry::Over | Entry::Cancel(_) | Entry::TooFew => Some((Press::Again, words.button_cup_again())),
            Entry::Publish(_)
            | Entry::Edit(_)
            | Entry::SignUp(_)
            | Entry::Leave(_)
            | Entry::Drop(..)
            | Entry::Begin
            | Entry::Ask(_)
            | Entry::Here(_)
            | Entry::Open(_)
            | Entry::Announce
            | Entry::Finish(_)
            | Entry::End
            | Entry::Call(_)
            | Entry::PassOver(_)
            | Entry::Void(..) => None,
        };
        let further = further.map(|(press, label)| secondary(&Button::Cup(row.id, press), label));
        Message {
            rows: Some(rows(std::iter::once(button).chain(further).collect())),
            pings: news.mentions.iter().filter_map(|number| people.user(*number)).collect(),
            ..message.unwrap_or_else(|| said(told))
        }
    }
}
