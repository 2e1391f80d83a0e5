//! Forms that are filled in and sent.

use ra_display::text::words;
use serenity::model::application::{ActionRowComponent, ModalInteraction, ModalInteractionData};

use super::{forged, look, to_its_end};
use crate::app::Error;
use crate::discord::custom_id::Button;
use crate::discord::custom_id::form::Form;
use crate::discord::custom_id::words::Word as _;
use crate::discord::incoming::Incoming;
use crate::discord::{Data, error};

/// Answers a form, whatever comes.
pub(in crate::discord) async fn submit(data: &Data, came: &ModalInteraction) {
    let custom_id = &came.data.custom_id;
    let (Some(form), Some(typed)) = (Form::read(custom_id), typed(&came.data)) else {
        tracing::warn!(custom_id, "an unknown form was sent");
        let incoming = Incoming::submitted(data, came, &Button::Help);
        return incoming.privately(words(incoming.language().await).failed_unknown_form()).await;
    };
    let Form::Note(game) = form;
    let incoming = Incoming::submitted(data, came, &form.opened_by()).about(game);
    if let Err(refusal) = incoming.count() {
        return error::tell(&incoming, custom_id, &refusal.into()).await;
    }
    let _turn = incoming.turn().await;
    if let Err(error) = to_its_end(take(&incoming, form, typed)).await {
        error::tell(&incoming, custom_id, &error).await;
    }
}

/// Does what a form is for; it may come from where the button stands that opens it.
async fn take(incoming: &Incoming<'_>, form: Form, typed: &str) -> Result<(), Error> {
    forged::refuse(incoming, &form.opened_by()).await?;
    match form {
        Form::Note(game) => look::note(incoming, game, typed).await,
    }
}

/// What was written into a form's only field.
fn typed(sent: &ModalInteractionData) -> Option<&str> {
    let ActionRowComponent::InputText(field) = sent.components.first()?.components.first()? else {
        return None;
    };
    field.value.as_deref()
}
