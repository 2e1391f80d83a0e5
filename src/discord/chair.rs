//! Whose a chair is: leaving for good, coming back, giving a chair away. What is done is answered privately, and told on
//! a new board.

use serenity::all::ButtonStyle;
use serenity::builder::{CreateActionRow, CreateButton};

use super::button::{Button, Chair};
use super::call::Call;
use super::rest::{self, Message, Priority};
use super::{Data, panel};
use crate::app::{Board, Done, Error, Person, chairs};
use crate::game::Refusal;
use crate::game::view::Own;
use crate::id::{GameId, GuildId, UserId};
use crate::text;

/// Answers a press.
pub(super) async fn press(call: &mut Call<'_>, game: GameId, chair: Chair) -> Result<(), Error> {
    (call.request.game, call.request.board) = (Some(game), Board::Post);
    match chair {
        Chair::Back => come_back(call).await,
        Chair::Resign => resign(call).await,
        Chair::Give { of, .. } if of != call.request.person.user => Err(Refusal::NeedsYes(of).into()),
        Chair::Give { of, to } => {
            let to = person(call.data, call.guild, to).await?;
            give(call, of, &to).await
        }
    }
}

/// Asks whether somebody means it.
pub(super) async fn before_resigning(call: &Call<'_>, own: &Own) {
    let resign = CreateButton::new(Button::Chair(own.id, Chair::Resign).to_string());
    let resign = resign.label("Leave this game for good").style(ButtonStyle::Danger);
    let message = Message {
        content: Some(text::private::before_resigning(own)),
        rows: Some(vec![CreateActionRow::Buttons(vec![resign])]),
        ..Message::default()
    };
    call.panel(message).await;
}

async fn resign(call: &Call<'_>) -> Result<(), Error> {
    let resigned = chairs::resign(&call.data.store, &call.request).await?;
    done(call, resigned, text::private::RESIGNED).await;
    Ok(())
}

/// Takes one's chair back.
pub(super) async fn come_back(call: &Call<'_>) -> Result<(), Error> {
    let (back, job) = chairs::come_back(&call.data.store, &call.request).await?;
    done(call, back, text::private::BACK).await;
    if let Some(job) = job {
        call.data.publisher.work_off(job).await;
    }
    Ok(())
}

/// Gives a chair to somebody, or asks its owner whether they agree.
pub(super) async fn give(call: &Call<'_>, of: UserId, to: &Person) -> Result<(), Error> {
    match chairs::give(&call.data.store, &call.request, of, to).await {
        Ok(given) => {
            done(call, given, text::private::GIVEN).await;
            Ok(())
        }
        Err(Error::Refused(Refusal::NeedsYes(_))) if of != call.request.person.user => {
            ask_owner(call, of, to).await
        }
        Err(error) => Err(error),
    }
}

/// Asks a chair's owner, where everybody sees it.
async fn ask_owner(call: &Call<'_>, of: UserId, to: &Person) -> Result<(), Error> {
    let (game, is_called) = chairs::may_be_called(&call.data.store, &call.request, of).await?;
    let yes = Button::Chair(game, Chair::Give { of, to: to.user });
    let yes = CreateButton::new(yes.to_string()).label("Yes, give my chair away").style(ButtonStyle::Danger);
    let message = Message {
        content: Some(text::board::wants_chair(call.request.person.user, of, to.user)),
        rows: Some(vec![CreateActionRow::Buttons(vec![yes])]),
        pings: if is_called { of.to_serenity().into_iter().collect() } else { Vec::new() },
        ..Message::default()
    };
    call.publicly_with(message).await;
    Ok(())
}

/// Says that it is done, and shows the game after it.
pub(super) async fn done(call: &Call<'_>, done: Done, told: &str) {
    let game = done.seen.row.id;
    let publisher = &call.data.publisher;
    call.panel(panel::done(told.to_owned())).await;
    publisher.let_computers_act(done).await;
    publisher.show(game, Priority::Answer).await;
}

/// A person by their number, with the name that they have on the server.
async fn person(data: &Data, guild: Option<GuildId>, user: UserId) -> Result<Person, Error> {
    let (Some(on), Some(member)) = (guild.and_then(|guild| guild.to_serenity()), user.to_serenity()) else {
        return Err(Refusal::NotInDirectMessages.into());
    };
    let member = match data.publisher.rest.member(on, member, Priority::Answer).await {
        Ok(member) => member,
        Err(rest::Error::Gone(_)) => return Err(Refusal::NotOnServer(user).into()),
        Err(error) => return Err(Error::Failed(error.into())),
    };
    Ok(Person { user, name: member.display_name().to_owned() })
}
