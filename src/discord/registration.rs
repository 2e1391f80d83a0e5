//! Telling Discord which commands there are, what each is called in which language, and learning their numbers.

use std::borrow::Cow;
use std::collections::BTreeMap;
use std::sync::LazyLock;
use std::time::Duration;

use ra_display::text::commands::Descriptions;
use ra_table::language::Language;
use serenity::builder::CreateCommand;
use sha2::{Digest, Sha256};
use strum::IntoEnumIterator as _;
use tokio_util::sync::CancellationToken;

use super::Data;
use super::rest::{self, Prospect, Rest};
use crate::app::Error;
use crate::discord::interactions;
use crate::store::{Store, key_value};

/// Between the first two attempts to register the commands; each time twice as long passes,
const AGAIN: Duration = Duration::from_secs(30);
/// but not longer.
const LONGEST: Duration = Duration::from_secs(60 * 60);
/// The fact that says which commands Discord was given.
const REGISTERED: &str = "commands registered";
/// The fact that says which numbers it gave them.
const NUMBERS: &str = "command numbers";

/// The commands as Discord is given them. A test starts many bots in one process, and six languages take a while to read.
static COMMANDS: LazyLock<Vec<CreateCommand>> =
    LazyLock::new(|| poise::builtins::create_application_commands(&commands()));

/// Tells Discord the commands, if they are others than it was last told, as often as it takes, unless it will never
/// take them.
pub(super) async fn register(rest: Rest, store: Store, stop: CancellationToken) {
    let json = match serde_json::to_vec(&*COMMANDS) {
        Ok(json) => json,
        Err(error) => return tracing::error!(%error, "the commands cannot be written"),
    };
    let sum = Sha256::digest(json).iter().map(|byte| format!("{byte:02x}")).collect::<String>();
    let sum = format!("{} {sum}", rest.application());
    let mut pause = AGAIN;
    loop {
        match try_register(&rest, &store, &sum).await {
            Ok(()) => return,
            Err(error) if is_final(&error) => {
                return tracing::error!(
                    "Discord does not take the commands, and people see what they saw before: {error:#}"
                );
            }
            Err(error) => tracing::warn!("the commands are not registered yet: {error:#}"),
        }
        tokio::select! {
            () = tokio::time::sleep(pause) => {}
            () = stop.cancelled() => return,
        }
        pause = (pause * 2).min(LONGEST);
    }
}

/// Whether Discord has refused the commands and will do so again.
fn is_final(error: &anyhow::Error) -> bool {
    error.downcast_ref::<rest::Error>().is_some_and(|error| error.prospect() == Prospect::Never)
}

async fn try_register(rest: &Rest, store: &Store, sum: &str) -> anyhow::Result<()> {
    let mut tx = store.read().await?;
    let (known, numbers) =
        (key_value::get(&mut tx, REGISTERED).await?, key_value::get(&mut tx, NUMBERS).await?);
    drop(tx);
    let numbers = numbers.and_then(|json| serde_json::from_str::<BTreeMap<String, String>>(&json).ok());
    if let Some(numbers) = numbers.filter(|_| known.as_deref() == Some(sum)) {
        rest.learn_commands(numbers);
        return Ok(());
    }
    let numbers = rest.set_commands(&COMMANDS).await?;
    let mut tx = store.write().await?;
    key_value::set(&mut tx, NUMBERS, &serde_json::to_string(&numbers)?).await?;
    key_value::set(&mut tx, REGISTERED, sum).await?;
    tx.commit().await?;
    rest.learn_commands(numbers);
    tracing::info!("the commands are registered");
    Ok(())
}

/// All commands, described in every language.
fn commands() -> Vec<poise::Command<Data, Error>> {
    let mut commands = interactions::commands();
    let all: Vec<_> = Language::iter().map(|language| (language, Descriptions::of(language))).collect();
    commands.iter_mut().for_each(|command| describe(&all, command, ""));
    commands
}

/// What is said of commands, in every language.
type All = [(Language, Descriptions)];

/// Describes a command, those below it, their options and what is offered for these. Names are the same in all
/// languages, so that people can tell each other what to type.
fn describe(all: &All, command: &mut poise::Command<Data, Error>, above: &str) {
    let name = format!("{above}{}", command.name);
    (command.description, command.description_localizations) = in_all(all, |words| words.description(&name));
    for option in &mut command.parameters {
        (option.description, option.description_localizations) =
            in_all(all, |words| words.option(&name, &option.name));
        for choice in option.choices.to_mut() {
            let code = choice.name.clone();
            let (english, others) = in_all(all, |words| words.choice(&code));
            choice.name = english.unwrap_or(code);
            choice.localizations = others;
        }
    }
    command.subcommands.iter_mut().for_each(|below| describe(all, below, &format!("{name} ")));
}

/// A text of ours, as poise keeps it.
type Text = Cow<'static, str>;

/// A text in English, and in all other languages by the locales that Discord has for them.
fn in_all(
    all: &All,
    say: impl Fn(&Descriptions) -> Option<String>,
) -> (Option<Text>, Cow<'static, [(Text, Text)]>) {
    let mut english = None;
    let mut others: Vec<(Text, Text)> = Vec::new();
    for (language, words) in all {
        let text: Option<Text> = say(words).map(Into::into);
        if *language == Language::En {
            english = text;
        } else if let Some(text) = text {
            others.extend(language.locales().map(|locale| (locale.into(), text.clone())));
        }
    }
    (english, others.into())
}

#[cfg(test)]
mod tests {
    use serde_json::Value;

    use super::*;

    /// As many subcommands of a command, or options of one, as Discord takes: of one more it refuses all commands.
    const MOST: usize = 25;
    /// As many characters of a command as Discord takes: of its names, descriptions and values, each in its longest
    /// language.
    const LONGEST: usize = 8000;

    /// All that Discord is told.
    fn told() -> Vec<Value> {
        let commands = poise::builtins::create_application_commands(&super::commands());
        commands.iter().map(|command| serde_json::to_value(command).unwrap()).collect()
    }

    fn inside<'a>(command: &'a Value, what: &str) -> impl Iterator<Item = &'a Value> {
        command[what].as_array().into_iter().flatten()
    }

    /// What Discord counts of a command and all below it.
    fn characters(part: &Value) -> usize {
        let longest = |text: &str| {
            let others = part[format!("{text}_localizations").as_str()].as_object();
            let others = others.into_iter().flat_map(|all| all.values());
            let count = |text: &Value| text.as_str().map_or(0, |text| text.chars().count());
            others.chain([&part[text]]).map(count).max().unwrap_or(0)
        };
        let value = part["value"].as_str().map_or(0, |value| value.chars().count());
        let below = inside(part, "options").chain(inside(part, "choices")).map(characters).sum::<usize>();
        longest("name") + longest("description") + value + below
    }

    /// A command and all below it, options too.
    fn all(command: &Value) -> Vec<&Value> {
        [command].into_iter().chain(inside(command, "options").flat_map(all)).collect()
    }

    #[test]
    fn discord_takes_every_command() {
        let told = told();
        let names: Vec<&str> = told.iter().filter_map(|command| command["name"].as_str()).collect();
        assert_eq!(names, ["ra-play", "ra", "ra-stats", "Ra player", "ra-data", "ra-admin", "ra-cup"]);
        for command in &told {
            let count = characters(command);
            assert!(count <= LONGEST, "{}: {count} characters", command["name"]);
            for part in all(command) {
                for what in ["options", "choices"] {
                    let count = inside(part, what).count();
                    assert!(count <= MOST, "{}: {count} {what}", part["name"]);
                }
            }
        }
    }

    #[test]
    fn nothing_is_described_that_is_not_there() {
        let told = told().iter().map(Value::to_string).collect::<String>();
        let file = include_str!("../../locales/en/commands.ftl");
        for line in file.lines().filter(|line| !line.starts_with('#')) {
            let Some((_, text)) = line.split_once(" = ") else { continue };
            assert!(told.contains(&Value::from(text).to_string()), "{line}");
        }
    }

    #[test]
    fn every_command_is_described_in_every_language() {
        let expected: Vec<&str> =
            Language::iter().filter(|one| *one != Language::En).flat_map(Language::locales).collect();
        assert!(expected.len() > 4, "{expected:?}");
        // Those on menus have a name alone.
        let slash = |command: &&Value| command["type"] != 2;
        for command in told().iter().filter(slash) {
            for part in all(command) {
                let described = part["description_localizations"].as_object();
                let has = |locale: &str| described.is_some_and(|all| all.contains_key(locale));
                let lacking: Vec<_> = expected.iter().filter(|locale| !has(locale)).collect();
                assert!(lacking.is_empty(), "{} lacks {lacking:?}", part["name"]);
                assert_ne!(part["description"], "", "{}", part["name"]);
            }
        }
    }
}
