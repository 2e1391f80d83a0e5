//! What is clicked to begin: in the private message of `/ra-play`, or on a panel that stands in a channel, of which
//! every answer is private too.

use ra::ai::Level;
use ra_display::text;
use ra_table::clock::Pace;
use ra_table::game::Refusal;
use ra_table::game::lobby::Lobby;
use ra_table::game::view::Own;

use super::panel;
use crate::app::{self, Error, Request, lobbies, servers};
use crate::discord::custom_id::play::Press;
use crate::discord::features::lobby::opening::{self, Asked};
use crate::discord::features::{free_seats, look};
use crate::discord::incoming::Incoming;

/// Against whom somebody plays who has said nothing: enough for a real auction, and such as can be beaten at the
/// first try.
const OPPONENTS: (usize, Level) = (2, Level::Easy);

/// Answers a press.
pub(in crate::discord::features) async fn press(incoming: &Incoming<'_>, press: Press) -> Result<(), Error> {
    let language = incoming.language().await;
    let panel = match press {
        Press::Ways => panel::ways(incoming).await?,
        Press::Alone => return alone(incoming).await,
        Press::Table => return ask(incoming).await,
        Press::Tonight => return table(incoming, Asked { pace: Some(Pace::Live), ..Asked::default() }).await,
        Press::Days => {
            return table(incoming, Asked { pace: Some(Pace::Standard), ..Asked::default() }).await;
        }
        Press::Usual => return table(incoming, Asked::default()).await,
        Press::More => return ask_for_pace(incoming).await,
        Press::Live => return table_at(incoming, Pace::Live).await,
        Press::Fast => return table_at(incoming, Pace::Fast).await,
        Press::Standard => return table_at(incoming, Pace::Standard).await,
        Press::Relaxed => return table_at(incoming, Pace::Relaxed).await,
        Press::Unclocked => return table_at(incoming, Pace::Unclocked).await,
        Press::Join => panel::free(language, &free_seats::of(incoming).await?),
        Press::Games => panel::my_games(language, &look::panel::my_games(incoming).await?),
    };
    incoming.panel(panel).await;
    Ok(())
}

/// The table that somebody has opened where they would open another, and at which they sit alone.
async fn own_table(incoming: &Incoming<'_>) -> Result<Option<Lobby>, Error> {
    let user = incoming.request.person.user;
    let is_theirs = |lobby: &Lobby| lobby.is_host(user) && lobby.seats.len() == 1;
    let request = Request { channel: opening::channel(incoming).await?, ..incoming.request.clone() };
    let there = lobbies::perhaps_meant(&incoming.data.store, &request).await?;
    Ok(there.into_iter().find(is_theirs))
}

/// Asks whether all play at the same time, before a table is open for everybody to see.
async fn ask(incoming: &Incoming<'_>) -> Result<(), Error> {
    if let Some(lobby) = own_table(incoming).await? {
        return opening::is_open(incoming, &lobby).await;
    }
    incoming.panel(panel::which_table(incoming.language().await, usual(incoming).await?)).await;
    Ok(())
}

/// Asks at which of all paces they play, before a table is open for everybody to see.
async fn ask_for_pace(incoming: &Incoming<'_>) -> Result<(), Error> {
    incoming.panel(panel::which_pace(incoming.language().await, usual(incoming).await?)).await;
    Ok(())
}

/// The pace of the server's tables, where an admin has said so.
async fn usual(incoming: &Incoming<'_>) -> Result<Option<Pace>, Error> {
    Ok(match incoming.guild {
        Some(guild) => servers::of(&incoming.data.store, guild).await?.pace,
        None => None,
    })
}

/// Opens a table at a pace, and shows its host what else they can set.
async fn table_at(incoming: &Incoming<'_>, pace: Pace) -> Result<(), Error> {
    table(incoming, Asked { pace: Some(pace), settings: true, ..Asked::default() }).await
}

/// Opens a table. Whoever sits alone at one of theirs in this channel is led to it: they have pressed twice.
async fn table(incoming: &Incoming<'_>, asked: Asked) -> Result<(), Error> {
    match own_table(incoming).await? {
        Some(lobby) => opening::is_open(incoming, &lobby).await,
        None => opening::open(incoming, asked).await,
    }
}

/// Begins a game against computer players. Where one runs already, or waits for their first move, the person is led
/// to it.
async fn alone(incoming: &Incoming<'_>) -> Result<(), Error> {
    let user = incoming.request.person.user;
    let games = app::owned(&incoming.data.store, user, incoming.request.now).await?;
    let is_new = |own: &Own| {
        let is_alone = own.alone() == Some(own.seat);
        let is_near = own.at.guild == incoming.guild || own.at.guild.is_none();
        is_alone && is_near && own.player(own.seat).known.is_none()
    };
    let new = games.into_iter().filter_map(|(_, own)| own.ok()).find(is_new);
    let here = incoming.request.channel;
    let elsewhere = |own: &Own| own.at.channel.filter(|channel| *channel != here);
    if let Some((own, channel)) = new.and_then(|own| elsewhere(&own).map(|channel| (own, channel))) {
        let language = incoming.language().await;
        let told = text::lobby::started_in(language, own.id, &own.at);
        incoming.panel(panel::runs_here(language, told, (own.at.guild, channel))).await;
        return Ok(());
    }
    let (computers, level) = OPPONENTS;
    let asked = Asked { computers, level: Some(level), alone: true, ..Asked::default() };
    match opening::open(incoming, asked).await {
        Err(Error::Refused(refusal @ (Refusal::GameRunsHere(_) | Refusal::GameRunsDirectly))) => {
            let channel =
                if let Refusal::GameRunsHere(channel) = refusal { channel } else { incoming.request.channel };
            let language = incoming.language().await;
            let told = text::refusal::refusal(language, &refusal);
            incoming.panel(panel::runs_here(language, told, (incoming.guild, channel))).await;
            Ok(())
        }
        other => other,
    }
}
