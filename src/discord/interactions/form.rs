//! Forms that are filled in and sent.

use ra_display::text::words;
use serenity::model::application::{ActionRowComponent, ModalInteraction, ModalInteractionData};

use super::request::Incoming;
use super::{note_seen, to_its_end};
use crate::discord::custom_id::Button;
use crate::discord::custom_id::form::Form;
use crate::discord::custom_id::words::Word as _;
use crate::discord::views::look;
use crate::discord::{Data, cups, error, interactions, settings};

/// Answers a form, whatever comes.
pub(in crate::discord) async fn submit(data: &Data, came: &ModalInteraction) {
    let custom_id = &came.data.custom_id;
    let (Some(form), Some(typed)) = (Form::read(custom_id), field(&came.data, 0)) else {
        tracing::warn!("an unknown form was sent");
        let incoming = Incoming::submitted(data, came, &Button::Help);
        return incoming.privately(words(incoming.language().await).failed_unknown_form()).await;
    };
    let opened_by = form.opened_by();
    let mut incoming = Incoming::submitted(data, came, &opened_by);
    if let Form::Note(game) = form {
        incoming = incoming.about(game);
    }
    if let Err(refusal) = incoming.count() {
        return error::tell(&incoming, custom_id, &refusal.into()).await;
    }
    let _turn = incoming.turn().await;
    let taken = to_its_end(async {
        // It may come from where the button stands that opens it.
        interactions::reject_forged::refuse(&incoming, &opened_by).await?;
        match form {
            Form::Note(game) => look::note(&incoming, game, typed).await,
            Form::Place => settings::form::place(&incoming, typed).await,
            Form::Night => settings::form::night(&incoming, typed).await,
            Form::CupBegins(draft) => {
                cups::draft::begins(&incoming, draft, typed, field(&came.data, 1)).await
            }
        }
    });
    if let Err(error) = taken.await {
        error::tell(&incoming, custom_id, &error).await;
    }
    note_seen(&incoming).await;
}

/// What was written into a form's field of this number, from 0.
fn field(sent: &ModalInteractionData, number: usize) -> Option<&str> {
    let ActionRowComponent::InputText(field) = sent.components.get(number)?.components.first()? else {
        return None;
    };
    field.value.as_deref()
}
