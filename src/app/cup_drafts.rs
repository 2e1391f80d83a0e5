//! Cups that are being prepared: a draft is its organiser's alone until it is published.

use ra_display::refusal::CupRefusal;
use ra_table::cup::Draft;
use ra_table::id::{ChannelId, CupId, GuildId, InteractionId, UserId};
use ra_table::language::Language;

use super::Error;
use super::change::once;
use super::cups::{self, NewCup};
use super::request::Request;
use super::retry::in_one_transaction;
use crate::store::cup_drafts::{self, DraftRow};
use crate::store::{Store, WriteTx};

/// Opens a draft in the place of the one that the person had on the server.
pub async fn open(
    store: &Store,
    request: &Request,
    guild: GuildId,
    channel: ChannelId,
    draft: &Draft,
) -> Result<DraftRow, Error> {
    in_one_transaction(store, async |tx: &mut WriteTx| {
        once(tx, Some(request.interaction)).await?;
        let (id, user) = (request.interaction, request.person.user);
        let row = DraftRow { id, guild, user, channel, draft: draft.clone() };
        cup_drafts::put(tx, &row, request.now).await?;
        Ok(row)
    })
    .await
}

/// A draft of somebody.
pub async fn of(store: &Store, id: InteractionId, user: UserId) -> Result<DraftRow, Error> {
    let row = cup_drafts::find(&mut store.read().await?, id, user).await?;
    Ok(row.ok_or(CupRefusal::NoDraft)?)
}

/// Changes a draft of whoever asks for it.
pub async fn change(
    store: &Store,
    request: &Request,
    id: InteractionId,
    change: impl Fn(&mut Draft) + Sync,
) -> Result<DraftRow, Error> {
    in_one_transaction(store, async |tx: &mut WriteTx| {
        let row = cup_drafts::find(tx, id, request.person.user).await?;
        let mut row = row.ok_or(CupRefusal::NoDraft)?;
        change(&mut row.draft);
        cup_drafts::put(tx, &row, request.now).await?;
        Ok(row)
    })
    .await
}

/// Throws a draft away.
pub async fn discard(store: &Store, request: &Request, id: InteractionId) -> Result<(), Error> {
    in_one_transaction(store, async |tx: &mut WriteTx| {
        let row = cup_drafts::find(tx, id, request.person.user).await?;
        row.ok_or(CupRefusal::NoDraft)?;
        Ok(cup_drafts::delete(tx, id).await?)
    })
    .await
}

/// Publishes a draft in a language, if the cup can be held as planned.
pub async fn publish(
    store: &Store,
    request: &Request,
    id: InteractionId,
    language: Language,
) -> Result<(CupId, DraftRow), Error> {
    let seed = cups::seed()?;
    in_one_transaction(store, async |tx: &mut WriteTx| {
        once(tx, Some(request.interaction)).await?;
        let row = cup_drafts::find(tx, id, request.person.user).await?;
        let row = row.ok_or(CupRefusal::NoDraft)?;
        let new = NewCup {
            guild: row.guild,
            channel: row.channel,
            name: row.draft.name.clone(),
            language,
            plan: row.draft.plan().ok_or(CupRefusal::NoDate)?,
            role: row.draft.role,
        };
        let cup = cups::publish(tx, request, &new, seed).await?;
        cup_drafts::delete(tx, id).await?;
        Ok((cup, row))
    })
    .await
}

/// What somebody may do on the server.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Rights {
    /// Whether they may manage its events.
    pub manages_events: bool,
    /// Whether they may give roles.
    pub manages_roles: bool,
}

/// Opens the draft of a cup that is held once more, for who has published it, or manages the server's events. The
/// champion's role is set only by who may give roles.
pub async fn again(store: &Store, request: &Request, cup: CupId, rights: Rights) -> Result<DraftRow, Error> {
    let loaded = cups::loaded(store, cup).await?;
    // Who publishes a cup is the first of its people.
    let publisher = loaded.people.first().and_then(|person| person.user);
    if !rights.manages_events && publisher != Some(request.person.user) {
        return Err(CupRefusal::NotTheOrganiser.into());
    }
    let role = loaded.row.role.filter(|_| rights.manages_roles);
    let draft = Draft::again(loaded.row.name.clone(), loaded.cup.plan(), role);
    open(store, request, loaded.row.guild, loaded.row.channel, &draft).await
}
