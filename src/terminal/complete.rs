//! What could be typed next: subcommands and options from their descriptions, values from the bot.

use serde_json::Value;

use crate::playground::{BotResponse, Person, Refused};
use crate::text::words::Words;

/// The types of options that lead to further options.
const GROUPS: [u64; 2] = [1, 2];

/// Each thing that could come next in a command line, with what it means.
pub(super) async fn complete(
    person: &Person,
    channel: &str,
    text: &str,
    words: &Words,
) -> Result<Vec<(String, String)>, Refused> {
    let commands = person.commands(channel)?;
    let text = format!("/{}", text.trim_start().trim_start_matches('/'));
    let (mut level, mut typed) = (&commands[..], text[1..].split_whitespace().peekable());
    while leads_on(level, &commands) {
        let word = typed.next().unwrap_or_default();
        let Some(found) = level.iter().find(|option| option["name"] == word) else {
            return Ok(level.iter().filter(|option| name(option).starts_with(word)).map(described).collect());
        };
        level = found["options"].as_array().map_or(&[], Vec::as_slice);
    }
    if level.is_empty() {
        return Ok(Vec::new());
    }
    // A complete subcommand is followed by its first option.
    let text = if typed.peek().is_none() { format!("{} ", text.trim_end()) } else { text };
    match person.complete(channel, &text).await {
        Ok(BotResponse::Choices { choices }) if !choices.is_empty() => {
            Ok(choices.iter().map(|choice| (name(choice).to_owned(), String::new())).collect())
        }
        Ok(BotResponse::NoResponse) => Err(Refused(words.prompt_no_answer())),
        _ => Ok(level.iter().map(described).collect()),
    }
}

/// The subcommand that a line may begin with, leaving out the command that it is of.
pub(super) fn whole_command(person: &Person, channel: &str, text: &str) -> Option<String> {
    let first = text.split_whitespace().next()?;
    let commands = person.commands(channel).ok()?;
    let of = commands.iter().find(|command| {
        let options = command["options"].as_array().map_or(&[][..], Vec::as_slice);
        leads_on(options, &commands) && options.iter().any(|option| option["name"] == first)
    })?;
    Some(format!("/{} {text}", name(of)))
}

/// Whether one of these must be chosen to get anywhere.
fn leads_on(level: &[Value], commands: &[Value]) -> bool {
    let leads = |option: &Value| option["type"].as_u64().is_some_and(|kind| GROUPS.contains(&kind));
    std::ptr::eq(level, commands) || level.iter().any(leads)
}

fn name(option: &Value) -> &str {
    option["name"].as_str().unwrap_or_default()
}

fn described(option: &Value) -> (String, String) {
    (name(option).to_owned(), option["description"].as_str().unwrap_or_default().to_owned())
}
