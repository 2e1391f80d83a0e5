//! What is clicked in an auction. An answer is kept or played; a step towards one changes a private panel, and nothing
//! else.

use super::asked_ahead;
use ra::rules::Sun;
use ra_display::refusal::DiscordRefusal;
use ra_table::game::{Decision, OrderChange};
use ra_table::reader_preferences::Reader;

use super::ids::Press;
use super::panel;
use crate::app::Error;
use crate::discord::interactions::after_decision::TOLD;
use crate::discord::interactions::decide::decide;
use crate::discord::interactions::request::Incoming;

/// Answers a press; `values` are what was chosen from a menu.
pub(in crate::discord) async fn press(
    incoming: &Incoming<'_>,
    press: Press,
    values: &[String],
) -> Result<(), Error> {
    let decision = match press {
        Press::Answer(answer) => Decision::Answer(answer),
        Press::AskOnTurn => Decision::AskOnTurn,
        Press::Withdraw => Decision::Withdraw,
        Press::Case(highest, choice) => Decision::Case(highest, choice),
        Press::IfInvoked(answer) => {
            let change = OrderChange::Auction(Some((answer, 0)));
            return decide(incoming, &Decision::Order(vec![change]), asked_ahead::TOLD).await;
        }
        Press::IfInvokedAsk => return asked_ahead::ask_then(incoming).await,
        Press::BidOpen => {
            let own = incoming.asked().await?;
            incoming.panel(panel::bid(incoming.reader().await, &own, own.may_answer(own.seat)?)).await;
            return Ok(());
        }
        Press::AdviceOpen => {
            let own = incoming.asked().await?;
            let reader = Reader { advice: true, ..incoming.reader().await.clone() };
            incoming.panel(panel::bid(&reader, &own, own.may_answer(own.seat)?)).await;
            return Ok(());
        }
        Press::CasesOpen => {
            let own = incoming.asked().await?;
            own.may_answer(own.seat)?;
            incoming.panel(panel::cases(incoming.language().await, &own)).await;
            return Ok(());
        }
        Press::CasePick => {
            let own = incoming.asked().await?;
            own.may_answer(own.seat)?;
            let highest = match values.first().ok_or(DiscordRefusal::OldMenu)?.as_str() {
                "none" => None,
                sun => Some(sun.parse().ok().and_then(Sun::new).ok_or(DiscordRefusal::OldMenu)?),
            };
            incoming.panel(panel::case(incoming.language().await, &own, highest)).await;
            return Ok(());
        }
    };
    decide(incoming, &decision, TOLD).await
}
