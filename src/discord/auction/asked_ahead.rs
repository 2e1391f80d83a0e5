//! What somebody who has just decided something is asked ahead, below what they are told: one question at a time, which
//! may be left without an answer.

use ra::rules::Sun;
use ra_display::text::emoji::Pictured;
use ra_display::text::{self, words};
use ra_table::game::view::Own;
use ra_table::game::{Answer, AskedAhead};
use ra_table::language::Language;
use serenity::builder::CreateButton;

use super::ids::Press;
use crate::app::Error;
use crate::discord::custom_id::Button;
use crate::discord::interactions::decide::PrivateReplies;
use crate::discord::interactions::request::Incoming;
use crate::discord::orders::ids as order;
use crate::discord::rest::Message;
use crate::discord::sending::components::{self, done, panel, picture, rising, rows, secondary};
use crate::discord::{orders, settings};

/// What is told of an answer to such a question: what is kept, and the next question.
pub(in crate::discord) const TOLD: PrivateReplies = PrivateReplies {
    played: kept,
    kept: |language, own| below(kept(language, own), language, own),
    of_auction: false,
    board_first: false,
};

/// What is kept for the lot that lies there.
fn kept(language: Language, own: &Own) -> Message {
    let told = text::asked_ahead::kept(language, own);
    let withdraw = Button::Orders(own.id, order::Press::NoAuction);
    match own.orders.auction {
        Some(_) => panel(told, rows(vec![secondary(&withdraw, words(language).button_withdraw())])),
        None => done(told),
    }
}

/// Tells whoever wants to be asked only then that they are; what they had answered before stays kept.
pub(in crate::discord) async fn ask_then(incoming: &Incoming<'_>) -> Result<(), Error> {
    let own = incoming.asked().await?;
    let told = kept(incoming.language().await, &own);
    incoming.panel(incoming.leading_on_from(Some(own), told).await).await;
    Ok(())
}

/// A message for somebody alone, with what they are asked ahead below it, if there is anything.
pub(in crate::discord) fn below(message: Message, language: Language, own: &Own) -> Message {
    let Some(asked) = own.asked_ahead else { return message };
    let question = text::asked_ahead::question(language, own, asked);
    components::below(message, panel(question, rows(answers(language, own, asked))))
}

/// Tells somebody who has acted where everybody sees it what they have ordered by that, and asks them ahead, if there
/// is a question and they want that. That it could not be told is no loss.
pub(in crate::discord) async fn after_the_board(incoming: &Incoming<'_>, own: &Own) {
    let language = incoming.language().await;
    let ordered = orders::button::just_ordered(language, own, incoming.request.now);
    let asks = own.asked_ahead.is_some() && incoming.reader().await.asked_ahead;
    if ordered.is_none() && !asks {
        return;
    }
    let told = ordered.unwrap_or_else(|| panel(String::new(), Vec::new()));
    incoming.also_below(if asks { below(told, language, own) } else { told }).await;
}

/// The buttons that answer a question.
fn answers(language: Language, own: &Own, asked: AskedAhead) -> Vec<CreateButton> {
    let words = words(language);
    let press = |press| Button::Auction(own.id, own.question_number(), press);
    let suns = rising(own.position().players()[own.seat].face_up());
    let answer = |answer, label| secondary(&press(Press::IfInvoked(answer)), label);
    let of_sun = |button: CreateButton, sun| button.emoji(picture(Pictured::Sun(sun)));
    let mut buttons: Vec<CreateButton> = match asked {
        AskedAhead::Lot => {
            let bid = |sun: &Sun| of_sun(answer(Answer::Bid(*sun), words.button_bid_sun(sun.value())), *sun);
            let pass = answer(Answer::Pass, words.button_pass());
            suns.iter().map(bid).chain([pass]).collect()
        }
        AskedAhead::TooLow(sun) => {
            // "The lowest that is high enough" begins with this sun only if it is the lowest.
            let higher = suns.iter().filter(|higher| suns.first() == Some(&sun) && **higher > sun);
            let up_to =
                |most: &Sun| of_sun(answer(Answer::UpTo(*most), words.button_up_to(most.value())), *most);
            let pass = answer(Answer::BidOrPass(sun), words.button_pass());
            [pass].into_iter().chain(higher.map(up_to)).collect()
        }
    };
    buttons.push(secondary(&press(Press::IfInvokedAsk), words.ahead_button_ask_then()));
    if asked == AskedAhead::Lot {
        buttons.push(secondary(&Button::Settings(settings::ids::Press::NotAhead), words.ahead_button_none()));
    }
    buttons
}
