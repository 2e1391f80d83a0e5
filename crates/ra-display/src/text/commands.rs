//! What Discord shows of commands, their options, and what it offers for them.
//!
//! The messages are named after them: `command-draw.until` describes the option `until` of `/ra draw`.

use fluent_typed::prelude::L10nBundle;
use ra_table::language::Language;

use super::fluent::read;

/// The descriptions in a language, which is read for this alone: Discord is told them once.
pub struct Descriptions(L10nBundle);

impl Descriptions {
    /// Those in a language.
    pub fn of(language: Language) -> Descriptions {
        Descriptions(read(language))
    }

    /// What a command does, by its whole name: `ra draw`; `None` for one that is not ours.
    pub fn description(&self, command: &str) -> Option<String> {
        self.0.msg(&message(command), None).ok()
    }

    /// What an option of a command is, by the command's whole name and the option's. An option that several commands
    /// have may be described at the group of them, or at the command of the same name below `/ra`.
    pub fn option(&self, command: &str, option: &str) -> Option<String> {
        let option = match option {
            "invite2" | "invite3" | "invite4" => "invite-another",
            other => other,
        };
        let (group, below) = command.split_once(' ').unwrap_or((command, ""));
        let places = [message(command), message(group), format!("command-{below}")];
        places.iter().find_map(|place| self.0.attr(place, option, None).ok())
    }

    /// What is offered for an option, by its name in the code: `choice-up-to` is for `UpTo`.
    pub fn choice(&self, choice: &str) -> Option<String> {
        let mut name = String::new();
        for letter in choice.chars() {
            if letter.is_uppercase() && !name.is_empty() {
                name.push('-');
            }
            name.extend(letter.to_lowercase());
        }
        ["choice", "choice-server"].iter().find_map(|of| self.0.msg(&format!("{of}-{name}"), None).ok())
    }
}

/// The message of a command: `command-draw` for `ra draw`, `command-admin-act` for `ra-admin act`, and `command-ra-data`
/// for `ra-data`.
fn message(command: &str) -> String {
    match command.split_once(' ') {
        Some(("ra", below)) => format!("command-{below}"),
        Some((group, below)) => format!("command-{}-{below}", group.trim_start_matches("ra-")),
        None => format!("command-{command}"),
    }
}
