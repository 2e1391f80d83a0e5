//! A command as somebody types it, read against the registered commands.

use serde_json::{Value, json};

use super::language;
use super::option::{self, Reader, kind};
use super::person::Refused;
use crate::check::component::number;
use crate::check::form::whole;
use crate::id::Id;
use crate::permission::Permissions;
use crate::world::World;

/// Whether a line is finished.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) enum Line {
    /// All required options must be there.
    Sent,
    /// The last option is still being typed.
    Typed,
}

/// A line taken apart: the command, the subcommands on the way, and the values typed for its options.
struct Parts<'a> {
    command: &'a Value,
    /// Name and type of each group and subcommand.
    path: Vec<(&'a Value, i64)>,
    options: &'a [Value],
    /// Which option, and what was typed for it, in the order of typing.
    typed: Vec<(usize, String)>,
}

/// The commands that a person may use in a channel, those of menus too.
pub(crate) fn commands(world: &World, person: Id, channel: Id) -> Vec<&Value> {
    let Some(place) = world.channels.get(&channel) else { return Vec::new() };
    let permissions = world.permissions(person, place);
    let usable = |command: &&Value| {
        let needed =
            whole(&command["default_member_permissions"]).map(|bits| Permissions(bits.unsigned_abs()));
        let contexts = command["contexts"].as_array();
        if place.is_dm() {
            let in_dms = contexts.map_or(command["dm_permission"] != false, |all| all.contains(&json!(1)));
            return command.get("guild_id").is_none() && in_dms;
        }
        let in_guilds = contexts.is_none_or(|all| all.contains(&json!(0)));
        // Zero means: administrators only.
        let needed =
            if needed == Some(Permissions::NONE) { Some(Permissions::ADMINISTRATOR) } else { needed };
        world.bot_is_member() && in_guilds && needed.is_none_or(|needed| permissions.contains(needed))
    };
    world.commands.iter().filter(usable).collect()
}

/// The `data` of an interaction by a command, as far as every kind of command has it.
pub(super) fn data_of(command: &Value) -> Value {
    let mut data = json!({"id": command["id"], "name": command["name"], "type": command["type"]});
    if let Some(guild) = command.get("guild_id") {
        data["guild_id"] = guild.clone();
    }
    data
}

/// The `data` of the interaction that a line makes.
pub(super) fn parse(
    world: &World,
    person: Id,
    channel: Id,
    text: &str,
    line: Line,
) -> Result<Value, Refused> {
    let parts = take_apart(world, person, channel, text, line)?;
    let mut reader = Reader::new(world, person, channel);
    let mut values = Vec::new();
    for (at, (which, typed)) in parts.typed.iter().enumerate() {
        let option = &parts.options[*which];
        let mut given = json!({"name": option["name"], "type": option["type"]});
        if line == Line::Typed && at + 1 == parts.typed.len() {
            if option["autocomplete"] != true {
                return Err(Refused::because("This option has no suggestions."));
            }
            given["value"] = json!(typed);
            given["focused"] = json!(true);
        } else {
            given["value"] = option::value(&mut reader, option, typed)?;
        }
        values.push(given);
    }
    if line == Line::Sent {
        require(&parts)?;
    }
    for (name, kind) in parts.path.iter().rev() {
        values = vec![json!({"name": name, "type": kind, "options": values})];
    }
    let mut data = data_of(parts.command);
    data["options"] = json!(values);
    reader.add_resolved(&mut data);
    Ok(data)
}

/// The fixed choices of a line's last option that begin as typed, if it has any.
pub(super) fn fixed_choices(
    world: &World,
    person: Id,
    channel: Id,
    text: &str,
) -> Result<Option<Vec<Value>>, Refused> {
    let parts = take_apart(world, person, channel, text, Line::Typed)?;
    let Some((which, typed)) = parts.typed.last() else {
        return Err(Refused::because("This command has no further options."));
    };
    let Some(choices) = parts.options[*which]["choices"].as_array() else { return Ok(None) };
    let typed = typed.to_lowercase();
    let begins =
        |choice: &Value| choice["name"].as_str().is_some_and(|name| name.to_lowercase().starts_with(&typed));
    let locale = world.users[&person].locale;
    let shown = choices.iter().map(|choice| language::choice(choice, locale));
    Ok(Some(shown.filter(begins).collect()))
}

fn take_apart<'a>(
    world: &'a World,
    person: Id,
    channel: Id,
    text: &str,
    line: Line,
) -> Result<Parts<'a>, Refused> {
    let Some(text) = text.strip_prefix('/') else { return Err(Refused::because("A command begins with /.")) };
    let mut words = words(text);
    if line == Line::Typed && (text.ends_with(' ') || words.is_empty()) {
        words.push(String::new());
    }
    let mut words = words.into_iter();
    let name = words.next().unwrap_or_default();
    let mut commands = commands(world, person, channel).into_iter();
    let command = commands.find(|command| command["type"] == 1 && command["name"] == name);
    let command = command.ok_or_else(|| Refused::because(format!("There is no command /{name}.")))?;
    let (mut path, mut options) = (Vec::new(), inner(command));
    while options.iter().any(|option| matches!(number(option, "type"), Some(kind::SUBCOMMAND | kind::GROUP)))
    {
        let word = words.next().unwrap_or_default();
        let found = options.iter().find(|option| option["name"] == word);
        let found = found.ok_or_else(|| {
            let names: Vec<_> = options.iter().filter_map(|option| option["name"].as_str()).collect();
            let unknown =
                if word.is_empty() { String::new() } else { format!("There is no /{name} {word}. ") };
            Refused::because(format!("{unknown}Say which: {}.", names.join(", ")))
        })?;
        path.push((&found["name"], number(found, "type").unwrap_or(kind::SUBCOMMAND)));
        options = inner(found);
    }
    let typed = assign(options, words)?;
    Ok(Parts { command, path, options, typed })
}

fn inner(command: &Value) -> &[Value] {
    command["options"].as_array().map_or(&[], Vec::as_slice)
}

/// Gives each word to an option: `name:value` to the one of that name, others to the next that has none yet.
fn assign(options: &[Value], words: impl Iterator<Item = String>) -> Result<Vec<(usize, String)>, Refused> {
    let mut typed: Vec<(usize, String)> = Vec::new();
    let is_text = |at: usize| number(&options[at], "type") == Some(kind::STRING);
    let mut open = false;
    for word in words {
        let named = word.split_once(':').and_then(|(name, value)| {
            Some((options.iter().position(|option| option["name"] == name)?, value.to_owned()))
        });
        if let Some((at, value)) = named {
            if typed.iter().any(|(taken, _)| *taken == at) {
                return Err(Refused::because(format!("{word}: this option is there already.")));
            }
            open = is_text(at) || value.is_empty();
            typed.push((at, value));
        } else if let Some((at, value)) = typed.last_mut().filter(|_| open) {
            if !value.is_empty() {
                value.push(' ');
            }
            value.push_str(&word);
            open = is_text(*at);
        } else {
            let free = (0..options.len()).find(|at| !typed.iter().any(|(taken, _)| taken == at));
            let at = free.ok_or_else(|| Refused::because(format!("There is no option for \"{word}\".")))?;
            open = is_text(at) && at + 1 == options.len();
            typed.push((at, word));
        }
    }
    Ok(typed)
}

fn require(parts: &Parts<'_>) -> Result<(), Refused> {
    let given = |at: usize| parts.typed.iter().any(|(typed, _)| *typed == at);
    let missing = (0..parts.options.len()).find(|at| parts.options[*at]["required"] == true && !given(*at));
    match missing {
        Some(at) => {
            let name = parts.options[at]["name"].as_str().unwrap_or_default();
            Err(Refused::because(format!("{name}: This option is required. Specify a value")))
        }
        None => Ok(()),
    }
}

/// The words of a line; quotes hold words together.
fn words(text: &str) -> Vec<String> {
    let (mut words, mut word, mut quoted, mut begun) = (Vec::new(), String::new(), false, false);
    for c in text.chars() {
        match c {
            '"' => (quoted, begun) = (!quoted, true),
            c if c.is_whitespace() && !quoted => {
                if begun {
                    words.push(std::mem::take(&mut word));
                }
                begun = false;
            }
            c => {
                word.push(c);
                begun = true;
            }
        }
    }
    if begun {
        words.push(word);
    }
    words
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn words_are_split_at_spaces_outside_quotes() {
        for (text, expected) in [
            ("dice roll 8", vec!["dice", "roll", "8"]),
            ("  dice   roll ", vec!["dice", "roll"]),
            (r#"dice new name:"two words" """#, vec!["dice", "new", "name:two words", ""]),
            ("", vec![]),
        ] {
            assert_eq!(words(text), expected, "{text:?}");
        }
    }

    #[test]
    fn words_go_to_options_by_place_or_name() {
        let options =
            json!([{"name": "n", "type": 4}, {"name": "who", "type": 6}, {"name": "text", "type": 3}]);
        let options = options.as_array().unwrap();
        for (line, expected) in [
            ("1 @a", vec![(0, "1"), (1, "@a")]),
            ("who:@a 1", vec![(1, "@a"), (0, "1")]),
            ("who: @a 1 some more", vec![(1, "@a"), (0, "1"), (2, "some more")]),
            ("text:one two n:3", vec![(2, "one two"), (0, "3")]),
        ] {
            let typed = assign(options, words(line).into_iter()).unwrap();
            let typed: Vec<_> = typed.iter().map(|(at, text)| (*at, text.as_str())).collect();
            assert_eq!(typed, expected, "{line:?}");
        }
    }
}
