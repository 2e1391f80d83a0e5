//! The picture of the table, of the end of an epoch and of a game, of the legend, of a season's standings, and of people's
//! figures; the frames of a film. Pure and synchronous: some milliseconds of work, so call it where that much may be waited for, never on a thread
//! that others wait on.
//!
//! A picture is palette indices from the first mark to the file. `layout` says where things go, `board`, `epoch` and `end`
//! paint them. `legend` paints what tiles are, `standings` who leads a season, `figures` what games tell of one person or two,
//! `film` a frame of a film, and `emoji` single tiles and suns. `canvas`, `lettering` and `icons` are what they paint with, `palette`, `png` and `gif` what comes of it, and `strip_cache` what is kept
//! of that from one picture to the next. `drawable_names` has what players are called; `preview_filters` shows what others see. The sizes
//! are for a phone, where 1,200 pixels become 400: nothing is written smaller than 30 pixels, and numbers are 40.
//!
//! Nothing in a picture of the board is private: it is painted from a `Visible`, which has no scores and no face-down
//! suns; nor in that of the end of an epoch, which tells what everybody saw.

mod board;
mod emoji;
mod end;
mod epoch;
mod figures;
pub(crate) mod film;
mod legend;
mod score_chart;
mod standings;

mod drawable_names;
mod layout;

mod canvas;
pub(crate) mod gif;
mod icons;
mod lettering;
mod palette;
mod png;
mod strip_cache;

mod preview_filters;

pub use board::board;
pub use emoji::{Emoji, emojis};
pub use end::end;
pub use epoch::epoch;
pub use figures::{card, duel};
pub use legend::legend;
pub use png::Picture;
pub use preview_filters::Eyes;
pub use standings::standings;
