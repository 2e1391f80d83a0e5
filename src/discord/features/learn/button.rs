//! What is tapped.

use ra::lesson::Tapped;

use super::panel::{self, Shown};
use crate::app::{Error, lessons};
use crate::discord::custom_id::learn::Press;
use crate::discord::incoming::Incoming;

/// Shows where somebody is, or what came of their tap.
pub(in crate::discord::features) async fn press(incoming: &Incoming<'_>, press: Press) -> Result<(), Error> {
    let (store, user) = (&incoming.data.store, incoming.request.person.user);
    let (lesson, shown) = match press {
        Press::Open => (lessons::of(store, user).await?, Shown::Anew),
        Press::Again => (lessons::again(store, user).await?, Shown::On),
        Press::Tap(number, tap) => {
            let (lesson, tapped) = lessons::tap(store, user, usize::from(number), tap).await?;
            let shown = match tapped {
                Tapped::On => Shown::On,
                Tapped::Instead => Shown::Instead(tap),
                Tapped::Elsewhere => Shown::Anew,
            };
            (lesson, shown)
        }
    };
    panel::show(incoming, lesson, shown).await;
    Ok(())
}
