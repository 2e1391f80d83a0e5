//! Which lines are logged: `RA_LOG`.

use tracing::level_filters::LevelFilter;
use tracing_subscriber::filter::Targets;

/// What is logged where nothing else is said. serenity writes a line for every event at the info level.
pub const USUAL_LOG: &str = "info,serenity=warn";

/// Reads levels as they are written in `RA_LOG`: a level for everything, and others for parts of the program, with
/// commas between: `warn,ra_bot::discord=debug`. Errors are logged unless everything is `off`.
///
/// # Errors
/// A sentence, when a word is no level.
pub fn log_levels(written: &str) -> Result<Targets, String> {
    let written = if written.trim().is_empty() { USUAL_LOG } else { written };
    let mut levels = Targets::new().with_default(LevelFilter::ERROR);
    for part in written.split(',').map(str::trim).filter(|part| !part.is_empty()) {
        let (target, level) =
            part.split_once('=').map_or((None, part), |(target, level)| (Some(target.trim()), level.trim()));
        let level = level_of(level).ok_or_else(|| {
            format!(
                "RA_LOG is {written:?}, and {level:?} is no level: choose off, error, warn, info, debug or trace, \
                 for one part of the program such as serenity=debug, with commas between."
            )
        })?;
        levels = match target {
            Some(target) => levels.with_target(target, level),
            None => levels.with_default(level),
        };
    }
    Ok(levels)
}

fn level_of(word: &str) -> Option<LevelFilter> {
    match word {
        "off" => Some(LevelFilter::OFF),
        "error" => Some(LevelFilter::ERROR),
        "warn" => Some(LevelFilter::WARN),
        "info" => Some(LevelFilter::INFO),
        "debug" => Some(LevelFilter::DEBUG),
        "trace" => Some(LevelFilter::TRACE),
        _ => None,
    }
}

#[cfg(test)]
mod tests {
    use tracing::Level;

    use super::*;

    #[test]
    fn levels_hold_for_everything_or_for_a_part() {
        let levels = log_levels("warn, serenity=debug").unwrap();
        assert!(levels.would_enable("ra_bot", &Level::WARN) && !levels.would_enable("ra_bot", &Level::INFO));
        assert!(levels.would_enable("serenity::gateway", &Level::DEBUG));
        for usual in ["", " ", USUAL_LOG] {
            let levels = log_levels(usual).unwrap();
            assert!(
                levels.would_enable("ra_bot", &Level::INFO) && !levels.would_enable("serenity", &Level::INFO)
            );
        }
    }

    #[test]
    fn errors_are_logged_unless_everything_is_off() {
        assert!(log_levels("serenity=off").unwrap().would_enable("ra_bot", &Level::ERROR));
        assert!(!log_levels("off").unwrap().would_enable("ra_bot", &Level::ERROR));
    }

    #[test]
    fn a_word_that_is_no_level_is_named() {
        for (written, word) in
            [("warning", "warning"), ("info,serenity=loud", "loud"), ("info;warn", "info;warn")]
        {
            let told = log_levels(written).unwrap_err();
            assert!(told.contains(&format!("{word:?} is no level: choose off, error")), "{told}");
        }
    }
}
