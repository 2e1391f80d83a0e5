//! What is clicked on a turn. A decision is played; a step towards one changes a private panel, and nothing else.

use ra::rules::Phase;
use ra_display::text;
use ra_table::game::view::Own;
use ra_table::game::{Decision, Refusal};
use ra_table::language::Language;

use super::panel;
use crate::app::Error;
use crate::discord::custom_id::turn::Press;
use crate::discord::features::after_decision::{self, TOLD};
use crate::discord::features::decide::{Told, decide};
use crate::discord::features::orders;
use crate::discord::incoming::Incoming;
use crate::discord::rest::Message;

/// What is told of invoking Ra: the auction that comes of it may wait for the invoker's own answer.
const INVOKED: Told = Told {
    played: |language, own| after_decision::kept(language, own, text::private::invoked(language, own)),
    ..TOLD
};

/// Answers a press; `values` are what was chosen from a menu.
pub(in crate::discord::features) async fn press(
    incoming: &Incoming<'_>,
    press: Press,
    values: &[String],
) -> Result<(), Error> {
    let decision = match press {
        Press::Draw => Decision::Draw,
        Press::DrawOn(until) => {
            let own = incoming.asked().await?;
            // Out of turn this would order a later draw, which cannot be taken back: so all orders are opened instead.
            if own.is_asked(own.seat).is_err() {
                incoming.panel(orders::shown(incoming.language().await, &own)).await;
                return Ok(());
            }
            Decision::DrawOn(until)
        }
        Press::Invoke(answer) => return decide(incoming, &Decision::Invoke(answer), INVOKED).await,
        Press::Gods(spaces) => Decision::Gods(spaces),
        Press::Done => Decision::Gods(Vec::new()),
        Press::Discard(tiles) => Decision::Discard(tiles),
        Press::InvokeOpen
        | Press::GodsOpen
        | Press::GodsPick
        | Press::GodsOrder(_)
        | Press::DiscardOpen
        | Press::DiscardPick => {
            let own = incoming.asked().await?;
            own.is_asked(own.seat)?;
            incoming.panel(step(incoming.language().await, &own, &press, values)?).await;
            return Ok(());
        }
    };
    decide(incoming, &decision, TOLD).await
}

/// The panel after a step towards a decision.
fn step(language: Language, own: &Own, press: &Press, values: &[String]) -> Result<Message, Error> {
    let old_menu = || Error::from(Refusal::OldMenu);
    Ok(match press {
        Press::InvokeOpen => panel::invoke(language, own),
        Press::GodsOpen => panel::gods(language, own, &[]),
        Press::GodsPick => panel::gods(language, own, &panel::picked_spaces(values).ok_or_else(old_menu)?),
        Press::GodsOrder(spaces) => {
            let first = panel::picked_spaces(values).ok_or_else(old_menu)?;
            let rest = spaces.iter().filter(|space| !first.contains(space));
            let order: Vec<_> = first.iter().chain(rest).copied().collect();
            panel::gods(language, own, &order)
        }
        Press::DiscardOpen | Press::DiscardPick => {
            let Phase::Discard(owed) = own.position().phase() else { return Err(old_menu()) };
            let chosen = panel::picked_tiles(values).ok_or_else(old_menu)?;
            panel::discard(language, own, owed, &chosen)
        }
        Press::Draw
        | Press::DrawOn(_)
        | Press::Invoke(_)
        | Press::Gods(_)
        | Press::Done
        | Press::Discard(_) => return Err(old_menu()),
    })
}
