//! The themes in which pictures are painted.

use strum::{Display, EnumCount, EnumIter, EnumString, IntoStaticStr};

/// How a picture's ground is: its word is stored for ever.
#[derive(
    Debug, Clone, Copy, Default, PartialEq, Eq, Hash, Display, EnumCount, EnumIter, EnumString, IntoStaticStr,
)]
#[strum(serialize_all = "lowercase")]
pub enum Theme {
    /// Sandstone and papyrus, written on in dark.
    Light,
    /// Night, written on in light.
    #[default]
    Dark,
}

impl Theme {
    /// Its word: `dark`.
    pub fn code(self) -> &'static str {
        self.into()
    }
}
