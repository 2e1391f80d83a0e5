//! What is clicked on a turn. A decision is played; a step towards one changes a private panel, and nothing else.

use ra::rules::{Phase, Tile};
use ra_display::refusal::DiscordRefusal;
use ra_display::text;
use ra_table::game::Decision;
use ra_table::game::view::Own;
use ra_table::language::Language;

use super::ids::Press;
use super::panel;
use crate::app::Error;
use crate::discord::interactions::after_decision::{self, TOLD};
use crate::discord::interactions::decide::{PrivateReplies, decide};
use crate::discord::interactions::request::Incoming;
use crate::discord::orders;
use crate::discord::rest::Message;

/// What is told of invoking Ra: the auction that comes of it may wait for the invoker's own answer.
const INVOKED: PrivateReplies = PrivateReplies {
    played: |language, own| after_decision::kept(language, own, text::own_view::invoked(language, own)),
    ..TOLD
};

/// Answers a press; `values` are what was chosen from a menu.
pub(in crate::discord) async fn press(
    incoming: &Incoming<'_>,
    press: Press,
    values: &[String],
) -> Result<(), Error> {
    let decision = match press {
        Press::Draw => Decision::Draw,
        Press::DrawOn(until) => {
            let own = incoming.asked().await?;
            // Out of turn this would order a later draw, which cannot be taken back: so all orders are opened instead.
            if own.require_asked(own.seat).is_err() {
                incoming.panel(orders::button::shown(incoming.language().await, &own)).await;
                return Ok(());
            }
            Decision::DrawOn(until)
        }
        Press::Invoke(answer) => return decide(incoming, &Decision::Invoke(answer), INVOKED).await,
        Press::Gods(spaces) => Decision::Gods(spaces),
        Press::NoMoreGods => Decision::Gods(Vec::new()),
        Press::Discard(tiles) => Decision::Discard(tiles),
        Press::InvokeOpen => {
            return open(incoming, |language, own| Ok(panel::invoke(language, own))).await;
        }
        Press::GodsOpen => {
            return open(incoming, |language, own| Ok(panel::gods(language, own, &[]))).await;
        }
        Press::GodsPick => {
            let chosen = panel::picked_spaces(values);
            return open(incoming, |language, own| Ok(panel::gods(language, own, &chosen?))).await;
        }
        Press::GodsOrder(spaces) => {
            let order = panel::picked_spaces(values).map(|first| {
                let rest = spaces.into_iter().filter(|space| !first.contains(space));
                first.iter().copied().chain(rest).collect::<Vec<_>>()
            });
            return open(incoming, |language, own| Ok(panel::gods(language, own, &order?))).await;
        }
        Press::DiscardOpen => return choose_tiles(incoming, &[]).await,
        Press::DiscardSome(chosen) => return choose_tiles(incoming, &chosen).await,
    };
    decide(incoming, &decision, TOLD).await
}

/// Lets somebody choose which tiles they give up.
async fn choose_tiles(incoming: &Incoming<'_>, chosen: &[Tile]) -> Result<(), Error> {
    let discard = |language, own: &Own| {
        let Phase::Discard(owed) = own.position().phase() else { return Err(DiscordRefusal::OldMenu) };
        Ok(panel::discard(language, own, owed, chosen))
    };
    open(incoming, discard).await
}

/// Opens or changes a panel, after a step towards a decision.
async fn open(
    incoming: &Incoming<'_>,
    panel: impl FnOnce(Language, &Own) -> Result<Message, DiscordRefusal>,
) -> Result<(), Error> {
    let own = incoming.asked().await?;
    own.require_asked(own.seat)?;
    incoming.panel(panel(incoming.language().await, &own)?).await;
    Ok(())
}
