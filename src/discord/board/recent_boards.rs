//! Games as they were just shown: the board before is collapsed by them, without their being loaded once more.

use std::collections::VecDeque;
use std::sync::{Arc, Mutex};

use ra_table::game::view::Public;
use ra_table::id::GameId;

use crate::discord::keyed_mutex::lock;

/// How many are remembered. A board is collapsed within a moment of the next.
const MOST: usize = 32;

/// The games that were shown last.
#[derive(Debug, Default)]
pub(in crate::discord) struct JustShown(Mutex<VecDeque<(GameId, Arc<Public>)>>);

impl JustShown {
    pub(in crate::discord) fn shown(&self, game: GameId, public: &Public) {
        let mut shown = lock(&self.0);
        shown.retain(|(other, _)| *other != game);
        shown.truncate(MOST - 1);
        shown.push_front((game, Arc::new(public.clone())));
    }

    /// A game as it was just shown, if that tells all up to an entry.
    pub(in crate::discord) fn told(&self, game: GameId, up_to: i64) -> Option<Arc<Public>> {
        let shown = lock(&self.0);
        let (_, public) = shown.iter().find(|(other, _)| *other == game)?;
        (public.seq >= up_to).then(|| Arc::clone(public))
    }
}
