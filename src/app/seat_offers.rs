//! Chairs that are offered to people who do not sit at the table: nobody is seated but by their own press.

use anyhow::Context;
use ra_display::refusal::{AppRefusal, Refusal};
use ra_table::game::Offer;
use ra_table::game::lobby::KEPT_FOR;
use ra_table::game::{self, Act, By, Draft, GameRefusal, table_actions};
use ra_table::id::{ChannelId, GuildId, UserId};
use ra_table::language::Language;

use super::change::{ChangeContext, ChangeResult, Changed, change_in, once};
use super::load::Playable;
use super::request::Request;
use super::retry::in_one_transaction;
use super::{Error, Person, admin, load, sleep_hours};
use crate::store::{ReadTx, Store, WriteTx, seat_offers};

/// An offer that is to be told.
#[derive(Debug)]
pub struct Offered {
    /// What is offered to whom.
    pub offer: Offer,
    /// Whether its message calls them: once, and not in their sleep.
    pub calls: bool,
    /// Where the game is played.
    pub channel: Option<ChannelId>,
    /// In which language everybody reads it.
    pub language: Language,
}

/// Offers a chair for good to somebody who does not sit at the table, for [`KEPT_FOR`]. The host may, if a computer
/// player stands in because its owner has left or let their time run out, and whoever looks after the games of this
/// server; otherwise only the owner.
///
/// # Errors
/// [`GameRefusal::NeedsYes`] when its owner has to agree; when somebody else asks; when it cannot be given; when the
/// person has just said no.
pub async fn offer(
    store: &Store,
    request: &Request,
    of: UserId,
    to: &Person,
    guild: Option<GuildId>,
) -> Result<Offered, Error> {
    if let Some(guild) = guild {
        admin::require_guild(store, request, guild).await?;
    }
    in_one_transaction(store, async |tx: &mut WriteTx| offer_in(tx, request, of, to, guild.is_some()).await)
        .await
}

async fn offer_in(
    tx: &mut WriteTx,
    request: &Request,
    of: UserId,
    to: &Person,
    looks_after: bool,
) -> Result<Offered, Error> {
    once(tx, Some(request.interaction)).await?;
    let Playable { row, game, .. } = load::begun(&mut *tx, request.which()).await?.playable()?;
    let offer = Offer {
        game: row.id,
        to: to.user,
        of,
        by: request.person.user,
        by_name: request.person.name.clone(),
        looks_after,
        until: request.now.after(KEPT_FOR),
        declined: false,
    };
    let host = game.table().host();
    // Whether it can be given is seen by giving it; nothing is written of that.
    give(&mut Draft::new(game, maker(&offer), request.now), &offer, to)?;
    let before = seat_offers::to(tx, row.id, to.user).await?.filter(|before| request.now < before.until);
    if before.as_ref().is_some_and(|before| before.declined) {
        return Err(AppRefusal::Declined(to.user).into());
    }
    seat_offers::put(tx, &offer).await?;
    let heeded = sleep_hours::heeded(tx, &row, &host).await?;
    let calls = before.is_none() && sleep_hours::is_awake(tx, to.user, heeded, request.now).await?;
    Ok(Offered { offer, calls, channel: row.channel, language: row.terms.language })
}

/// Who makes the entry: whoever offers the chair.
fn maker(offer: &Offer) -> By {
    By::person(offer.by, &offer.by_name)
}

fn give(draft: &mut Draft, offer: &Offer, to: &Person) -> Result<(), game::Error> {
    let to = to.clone().into();
    if offer.looks_after {
        table_actions::look_after(draft, &Act::Replace(offer.of, to))
    } else {
        table_actions::give(draft, offer.of, &to)
    }
}

/// Takes the chair that is offered to whoever asks, as long as who offers it could still give it.
///
/// # Errors
/// [`AppRefusal::OfferIsOver`]; [`GameRefusal::HasChair`]; that the game is over or called off.
pub async fn take(store: &Store, request: &Request) -> Result<(ChangeResult, Offer), Error> {
    let taken = in_one_transaction(store, async |tx: &mut WriteTx| take_in(tx, request).await);
    let (changed, offer) = taken.await?;
    Ok((changed.done(Some(request.person.user)), offer))
}

async fn take_in(tx: &mut WriteTx, request: &Request) -> Result<(Changed, Offer), Error> {
    let Some(offer) = open(tx, request).await? else {
        // Delivered twice, it is gone because the first took it.
        once(tx, Some(request.interaction)).await?;
        let game = load::begun(tx, request.which()).await?.playable()?.game;
        let has_chair = game.table().seat_of(request.person.user).is_some();
        return Err(if has_chair { GameRefusal::HasChair.into() } else { AppRefusal::OfferIsOver.into() });
    };
    seat_offers::drop_of(tx, offer.game, offer.to).await?;
    let context = ChangeContext { by: maker(&offer), ..ChangeContext::from(request) };
    match change_in(tx, &context, &|draft| give(draft, &offer, &request.person)).await {
        Ok(changed) => Ok((changed, offer)),
        // What it rested on is not so any more.
        Err(Error::Refused(Refusal::Game(
            GameRefusal::NotTheHost(_)
            | GameRefusal::NeedsYes(_)
            | GameRefusal::NotAPlayer(_)
            | GameRefusal::SitsThere(_),
        ))) => Err(AppRefusal::OfferIsOver.into()),
        Err(error) => Err(error),
    }
}

/// Says no to the chair that is offered to whoever asks. Until the offer would have been over they are not asked
/// again in this game.
pub async fn decline(store: &Store, request: &Request) -> Result<(Offer, Language), Error> {
    in_one_transaction(store, async |tx: &mut WriteTx| {
        once(tx, Some(request.interaction)).await?;
        let offer = open(tx, request).await?.ok_or(AppRefusal::OfferIsOver)?;
        seat_offers::put(tx, &Offer { declined: true, ..offer.clone() }).await?;
        let row = load::any(tx, request.which()).await?.row;
        Ok((offer, row.terms.language))
    })
    .await
}

/// The offer that whoever asks has in the game that is meant, and that still holds.
async fn open(tx: &mut ReadTx, request: &Request) -> Result<Option<Offer>, Error> {
    let game = request.game.context("no game is named")?;
    let offer = seat_offers::to(tx, game, request.person.user).await?;
    Ok(offer.filter(|offer| !offer.declined && request.now < offer.until))
}
