//! Settings as people write them in the environment: in quotes, empty, or under a name that is misspelled.

use clap::Command;
use strsim::damerau_levenshtein;

/// How all settings begin.
const PREFIX: &str = "RA_";
/// So many letters may be wrong, missing or too many in a name that is taken for another.
const MISSPELLED: usize = 2;

/// The same command line, for which an empty setting is none, and quotes around one are not part of it.
pub fn with_plain_settings(command: Command) -> Command {
    command.mut_args(|arg| {
        let said = arg.get_env().and_then(|name| std::env::var(name).ok());
        let Some(said) = said else { return arg };
        match plain(&said) {
            "" => arg.env(None),
            same if same == said => arg,
            // It is read once, as the program starts.
            plain => {
                // The help shows defaults, and it may be a secret.
                let plain = &*Box::leak(plain.to_owned().into_boxed_str());
                arg.env(None).default_value(plain).hide_default_value(true)
            }
        }
    })
}

/// A value without the quotes around it, and without spaces around those.
fn plain(said: &str) -> &str {
    let said = said.trim();
    let quoted = |quote: char| said.strip_prefix(quote)?.strip_suffix(quote);
    quoted('"').or(quoted('\'')).unwrap_or(said).trim()
}

/// Of each variable of the environment whose name is nearly that of a setting, a sentence.
pub fn misspelled(command: &Command, names: impl Iterator<Item = String>) -> Vec<String> {
    let known: Vec<&str> = command.get_arguments().filter_map(|arg| arg.get_env()?.to_str()).collect();
    let mut problems: Vec<String> = names
        .filter(|name| !known.contains(&name.as_str()))
        .filter_map(|name| {
            let capitals = name.to_uppercase();
            if !capitals.starts_with(PREFIX) {
                return None;
            }
            let distance = |one: &&&str| damerau_levenshtein(&capitals, one);
            let nearest = known.iter().min_by_key(distance)?;
            // Of a short name little is left then: `RA_BOT` is no `RA_LOG`.
            let letters = nearest.len() - PREFIX.len();
            let is_near = distance(&nearest) <= MISSPELLED && 2 * distance(&nearest) < letters;
            is_near.then(|| format!("{name} is not a setting. Did you mean {nearest}?"))
        })
        .collect();
    problems.sort_unstable();
    problems
}

#[cfg(test)]
mod tests {
    use clap::Args;

    use super::*;
    use crate::config::Settings;

    #[test]
    fn quotes_and_spaces_around_a_value_are_no_part_of_it() {
        for said in ["ra.sqlite", " ra.sqlite ", "\"ra.sqlite\"", "'ra.sqlite'", "\" ra.sqlite\" "] {
            assert_eq!(plain(said), "ra.sqlite");
        }
        for empty in ["", " ", "\"\"", "''"] {
            assert_eq!(plain(empty), "");
        }
        assert_eq!(plain("\"ra"), "\"ra");
    }

    #[test]
    fn a_misspelled_name_is_told() {
        let command = Settings::augment_args(Command::new("ra-bot"));
        let told = |name: &str| misspelled(&command, [name.to_owned()].into_iter());
        for (name, meant) in [
            ("RA_DATABSE", "RA_DATABASE"),
            ("RA_TOKN", "RA_TOKEN"),
            ("RA_LOGS", "RA_LOG"),
            ("RA_LGO", "RA_LOG"),
            ("RA_SHARD", "RA_SHARDS"),
            ("ra_listen", "RA_LISTEN"),
        ] {
            assert_eq!(told(name), [format!("{name} is not a setting. Did you mean {meant}?")]);
        }
        for other in ["RA_DATABASE", "RA_SOMETHING_ELSE", "RA_BOT", "RA_SEED", "RA_KILLS", "RAINBOW", "PATH"]
        {
            assert_eq!(told(other), [""; 0], "{other}");
        }
    }
}
