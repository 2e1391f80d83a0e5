//! Whose a chair is: leaving a game for good, coming back, and giving a chair to somebody else, by command or button. What
//! comes of it is told on a new board; who is asked for something is asked where everybody sees it.

use ra_display::refusal::{DiscordRefusal, Refusal};
use ra_display::text::refusal::message_link;
use ra_display::text::{self, words};
use ra_table::game::GameRefusal;
use ra_table::id::{GuildId, UserId};
use serenity::all::ButtonStyle;
use serenity::model::user::User;

use super::ids::Press;
use crate::app::seat_offers::{self, Offered};
use crate::app::{Error, Person, chairs, open_seats};
use crate::discord::convert_ids::ToOurs as _;
use crate::discord::custom_id::Button;
use crate::discord::interactions::decide::{done, show_after};
use crate::discord::interactions::request::{Incoming, Manner, called};
use crate::discord::rest::{self, Message, Priority};
use crate::discord::sending::components::{self, button, rows, with_rows};
use crate::discord::{Context, Data, settings};

/// Leave this game for good: a computer player goes on, and you are last.
#[poise::command(slash_command)]
pub(in crate::discord) async fn resign(ctx: Context<'_>) -> Result<(), Error> {
    let incoming = Incoming::game_command(ctx, Manner::Private).await;
    let own = incoming.own().await?;
    own.may_play(own.seat)?;
    let language = incoming.language().await;
    let resign = Button::Chair(own.id, Press::Resign);
    let resign = button(&resign, words(language).button_resign(), ButtonStyle::Danger);
    let told = text::own_view::before_resigning(language, &own);
    incoming.panel(with_rows(told, rows(vec![resign]))).await;
    Ok(())
}

/// Take your chair back from the computer player that stands in for you.
#[poise::command(slash_command)]
pub(in crate::discord) async fn back(ctx: Context<'_>) -> Result<(), Error> {
    let incoming = Incoming::command(ctx, Manner::Private).about_only_game().await;
    come_back(&incoming).await
}

/// Offer a chair for good to somebody who does not sit at the table (host, or with its owner’s yes).
#[poise::command(slash_command, guild_only)]
pub(in crate::discord) async fn replace(ctx: Context<'_>, player: User, by: User) -> Result<(), Error> {
    let incoming = Incoming::command(ctx, Manner::Private);
    let by = newcomer(&by)?;
    offer(&incoming, player.id.to_ours(), &by, None).await
}

pub(in crate::discord) async fn press(incoming: &Incoming<'_>, press: Press) -> Result<(), Error> {
    match press {
        Press::Back => come_back(incoming).await,
        Press::Resign => leave(incoming).await,
        Press::Give { of, .. } if of != incoming.request.person.user => Err(GameRefusal::NeedsYes(of).into()),
        Press::Give { of, to } => {
            let to = person(incoming.data, incoming.guild, to).await?;
            offer(incoming, of, &to, None).await
        }
        Press::Take { to } | Press::Decline { to } if to != incoming.request.person.user => {
            Err(DiscordRefusal::OnlyFor(to).into())
        }
        Press::Take { .. } => take(incoming).await,
        Press::Decline { .. } => decline(incoming).await,
        Press::TakeFree { since } => take_free(incoming, since).await,
    }
}

async fn leave(incoming: &Incoming<'_>) -> Result<(), Error> {
    let resigned = chairs::resign(&incoming.data.store, &incoming.request).await?;
    done(incoming, resigned, words(incoming.language().await).private_resigned()).await;
    Ok(())
}

/// Takes one's chair back.
async fn come_back(incoming: &Incoming<'_>) -> Result<(), Error> {
    let back = chairs::come_back(&incoming.data.store, &incoming.request).await?;
    let told = words(incoming.language().await).private_back();
    // A direct message says what has become of it, and has no button any more that would be in vain.
    if incoming.is_on_direct_message() {
        incoming.instead(components::done(told)).await;
        show_after(incoming, back).await;
    } else {
        done(incoming, back, told).await;
    }
    Ok(())
}

/// Offers a chair to somebody, or asks its owner whether they agree; for whoever looks after the games of this
/// server, if one is named.
pub(in crate::discord) async fn offer(
    incoming: &Incoming<'_>,
    of: UserId,
    to: &Person,
    guild: Option<GuildId>,
) -> Result<(), Error> {
    match seat_offers::offer(&incoming.data.store, &incoming.request, of, to, guild).await {
        Ok(offered) => ask_newcomer(incoming, offered).await,
        Err(Error::Refused(Refusal::Game(GameRefusal::NeedsYes(_))))
            if of != incoming.request.person.user =>
        {
            // Whoever has left the server cannot be asked, and the host decides.
            if guild.is_none() && has_left(incoming, of).await? {
                let without_yes = incoming.guild;
                let request = &incoming.request;
                let offered = seat_offers::offer(&incoming.data.store, request, of, to, without_yes).await?;
                return ask_newcomer(incoming, offered).await;
            }
            ask_owner(incoming, of, to).await
        }
        Err(error) => Err(error),
    }
}

/// Whether somebody is no member of the server any more.
async fn has_left(incoming: &Incoming<'_>, user: UserId) -> Result<bool, Error> {
    let Some(guild) = incoming.guild else { return Ok(false) };
    let is_member = incoming.data.delivery.rest.is_member(guild, user, Priority::Person).await;
    is_member.map(|is_member| !is_member).map_err(|error| Error::Failed(error.into()))
}

/// Asks whoever is offered a chair, where everybody sees it: in the game's channel.
async fn ask_newcomer(incoming: &Incoming<'_>, offered: Offered) -> Result<(), Error> {
    let Offered { offer, calls, channel, language } = offered;
    let (words, to) = (words(language), offer.to);
    let press = |press| Button::Chair(offer.game, press);
    let buttons = vec![
        button(&press(Press::Take { to }), words.button_take_chair(), ButtonStyle::Success),
        button(&press(Press::Decline { to }), words.button_no_thanks(), ButtonStyle::Secondary),
    ];
    let message = Message {
        pings: if calls { vec![to] } else { Vec::new() },
        ..with_rows(text::board::offers_chair(language, &offer), rows(buttons))
    };
    match channel.filter(|channel| *channel != incoming.request.channel) {
        None => incoming.publicly_with(message).await,
        Some(channel) => {
            let rest = &incoming.data.delivery.rest;
            let posted = rest.create_message(channel, &message, Priority::Person).await;
            let posted = posted.map_err(|error| Error::Failed(error.into()))?;
            let link = message_link(incoming.guild, channel, posted);
            incoming.privately(self::words(incoming.language().await).private_done_apart(link)).await;
        }
    }
    Ok(())
}

/// Takes the chair that is offered to the person.
async fn take(incoming: &Incoming<'_>) -> Result<(), Error> {
    let (done, offer) = seat_offers::take(&incoming.data.store, &incoming.request).await?;
    let told = text::board::answered_offer(done.seen.game.terms.language, &offer, true);
    incoming.instead(components::done(told)).await;
    show_after(incoming, done).await;
    Ok(())
}

/// Says no to it.
async fn decline(incoming: &Incoming<'_>) -> Result<(), Error> {
    let (offer, language) = seat_offers::decline(&incoming.data.store, &incoming.request).await?;
    incoming.instead(components::done(text::board::answered_offer(language, &offer, false))).await;
    Ok(())
}

/// Takes a chair that is offered to anybody. Pressed by its owner it is their own again.
async fn take_free(incoming: &Incoming<'_>, since: i64) -> Result<(), Error> {
    let store = &incoming.data.store;
    if open_seats::is_own(store, &incoming.request, since).await? {
        return come_back(incoming).await;
    }
    let done = open_seats::take(store, &incoming.request, since).await?;
    let language = incoming.language().await;
    incoming.privately(text::open_seat::taken(language, &done.seen.game)).await;
    let pace = done.seen.row.terms.pace;
    show_after(incoming, done).await;
    settings::button::welcome(incoming, pace, None).await;
    Ok(())
}

/// Asks a chair's owner, where everybody sees it.
async fn ask_owner(incoming: &Incoming<'_>, of: UserId, to: &Person) -> Result<(), Error> {
    let (game, language, is_called) =
        chairs::may_be_called(&incoming.data.store, &incoming.request, of).await?;
    let yes = Button::Chair(game, Press::Give { of, to: to.user });
    let yes = button(&yes, words(language).button_give_chair(), ButtonStyle::Danger);
    let told = text::board::wants_chair(language, incoming.request.person.user, of, to.user);
    let pings = if is_called { vec![of] } else { Vec::new() };
    let message = Message { pings, ..with_rows(told, rows(vec![yes])) };
    incoming.publicly_with(message).await;
    Ok(())
}

/// A person by their number, with the name that they have on the server.
async fn person(data: &Data, guild: Option<GuildId>, user: UserId) -> Result<Person, Error> {
    let guild = guild.ok_or(DiscordRefusal::NotInDirectMessages)?;
    let member = match data.delivery.rest.member(guild, user, Priority::Person).await {
        Ok(member) => member,
        Err(rest::Error::Gone(_)) => return Err(DiscordRefusal::NotOnServer(user).into()),
        Err(error) => return Err(Error::Failed(error.into())),
    };
    Ok(called(&member.user, member.display_name()))
}

/// Somebody who may sit down.
pub(in crate::discord) fn newcomer(user: &User) -> Result<Person, Error> {
    if user.bot {
        return Err(DiscordRefusal::NoSeatForBots.into());
    }
    Ok(called(user, user.display_name()))
}
