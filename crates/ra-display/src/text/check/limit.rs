//! How long a text may be: what Discord takes, and what has room in a picture or a table of letters.

/// By the message's name, or its beginning if that ends with a dash; the first that fits holds.
const LIMITS: [(&str, usize); 32] = [
    ("command-", 100),
    ("choice-", 100),
    ("end-row-", 13),
    ("end-column-epoch", 13),
    ("end-column-all", 5),
    ("end-bag-file", 1024),
    ("end-record-file", 1024),
    ("picture-column", 9),
    ("lobby-button-", 80),
    ("settings-button-", 80),
    ("orders-button-", 80),
    ("lesson-button-", 80),
    ("button-", 80),
    ("lobby-level-", 80),
    ("pace-name", 80),
    ("menu-", 150),
    ("orders-menu-", 150),
    ("settings-menu-", 150),
    ("option-", 100),
    ("typed-", 100),
    ("private-line", 100),
    ("lobby-thread", 100),
    ("settings-time", 100),
    ("settings-day", 100),
    ("settings-form-", 45),
    ("cup-form-", 45),
    ("cup-menu-", 150),
    ("cup-choice-", 100),
    ("cup-rules", 4096),
    ("note-title", 45),
    ("note-label", 45),
    ("settings-cities", 100_000),
];

/// A sentence is one of several in a message of 2,000.
const SENTENCE: usize = 1000;

/// The most letters, counted in UTF-16, which is the strictest way to count.
pub(super) fn of(id: &str) -> usize {
    let fits = |name: &str| if name.ends_with('-') { id.starts_with(name) } else { id == name };
    LIMITS.iter().find(|(name, _)| fits(name)).map_or(SENTENCE, |(_, limit)| *limit)
}
