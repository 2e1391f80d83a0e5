//! What the buttons of a cup do.

use ra_display::refusal::CupRefusal;
use ra_display::text;
use ra_table::id::CupId;

use super::ids::Press;
use crate::app::Error;
use crate::app::cups::{self, Act};
use crate::discord::interactions::request::Incoming;

/// Answers a press. The cup is one of this server.
pub(in crate::discord) async fn press(
    incoming: &Incoming<'_>,
    cup: CupId,
    press: Press,
) -> Result<(), Error> {
    match press {
        Press::SignUp => act(incoming, cup, Act::SignUp).await?,
        Press::Leave => act(incoming, cup, Act::Leave).await?,
    }
    let (store, language) = (&incoming.data.store, incoming.language().await);
    let loaded = cups::loaded(store, cup).await?;
    let told = match press {
        Press::SignUp => text::cup::message::signed_up(language, &loaded.row.name, &loaded.cup),
        Press::Leave => text::cup::message::left(language, &loaded.row.name),
    };
    incoming.privately(told).await;
    Ok(())
}

async fn act(incoming: &Incoming<'_>, cup: CupId, act: Act) -> Result<(), Error> {
    let done = cups::act(&incoming.data.store, &incoming.request, cup, act).await?;
    done.map_err(|refusal| CupRefusal::Own(refusal).into())
}
