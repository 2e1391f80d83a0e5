//! The commands as Discord numbers them, so that one that is named in a message can be tapped.

use std::collections::BTreeMap;
use std::sync::{PoisonError, RwLock};

use serenity::model::application::{Command, CommandOptionType};

/// Which commands there are: their whole names (`ra draw`) and the numbers of those that they belong to.
#[derive(Debug, Default)]
pub(super) struct Commands(RwLock<BTreeMap<String, String>>);

/// The whole names of commands as Discord took them, with their numbers.
pub(super) fn named(commands: &[Command]) -> BTreeMap<String, String> {
    let mut named = BTreeMap::new();
    for command in commands {
        let (id, name) = (command.id.to_string(), &command.name);
        let is_sub = |kind| matches!(kind, CommandOptionType::SubCommand);
        let subs = command.options.iter().filter(|option| is_sub(option.kind));
        named.extend(subs.map(|sub| (format!("{name} {}", sub.name), id.clone())));
        // One that has others below it cannot be run by itself.
        if !command.options.iter().any(|option| is_sub(option.kind)) {
            named.insert(name.clone(), id);
        }
    }
    named
}

impl Commands {
    pub(super) fn learn(&self, named: BTreeMap<String, String>) {
        *self.0.write().unwrap_or_else(PoisonError::into_inner) = named;
    }

    /// The text with a link in place of each command that it names.
    pub(super) fn linked(&self, text: &str) -> String {
        let known = self.0.read().unwrap_or_else(PoisonError::into_inner);
        let mut linked = String::with_capacity(text.len());
        let mut rest = text;
        while let Some(at) = rest.find('/') {
            let (before, slash) = rest.split_at(at);
            linked.push_str(before);
            // Not the slash of an address, nor of a link that is there already.
            let is_word =
                !linked.ends_with(|c: char| c.is_alphanumeric() || matches!(c, '/' | '<' | ':' | '.'));
            let name = is_word.then(|| named_at(&known, &slash[1..])).flatten();
            let taken = match name {
                Some((name, id)) => {
                    linked.push_str("</");
                    linked.push_str(name);
                    linked.push(':');
                    linked.push_str(id);
                    linked.push('>');
                    1 + name.len()
                }
                None => {
                    linked.push('/');
                    1
                }
            };
            rest = &slash[taken..];
        }
        linked.push_str(rest);
        linked
    }
}

/// The text with commands as they are typed in place of the links to them.
pub(super) fn without_links(text: &str) -> String {
    let mut parts = text.split("</");
    let mut plain = parts.next().unwrap_or_default().to_owned();
    for part in parts {
        let link = part.split_once('>').and_then(|(inside, after)| Some((inside.split_once(':')?.0, after)));
        match link {
            Some((name, after)) => plain.extend(["/", name, after]),
            None => plain.extend(["</", part]),
        }
    }
    plain
}

/// The command whose whole name stands at the beginning of a text, and its number.
fn named_at<'a>(known: &'a BTreeMap<String, String>, text: &str) -> Option<(&'a str, &'a str)> {
    let ends = |rest: &str| !rest.starts_with(|c: char| c.is_alphanumeric() || matches!(c, '-' | '_'));
    let fits = |name: &str| text.strip_prefix(name).is_some_and(ends);
    known.iter().find(|(name, _)| fits(name)).map(|(name, id)| (name.as_str(), id.as_str()))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_link_is_read_as_the_command_that_it_names() {
        let check = |text: &str, plain: &str| assert_eq!(without_links(text), plain);
        check("(</ra draw:7>), **</ra-play:9>**.", "(/ra draw), **/ra-play**.");
        check("no </link, <#3> and 3/4", "no </link, <#3> and 3/4");
    }

    #[test]
    fn commands_in_texts_can_be_tapped() {
        let commands = Commands::default();
        let known = [("ra draw", "7"), ("ra god", "7"), ("ra-admin pause", "8"), ("ra-play", "9")];
        commands.learn(known.map(|(name, id)| (name.to_owned(), id.to_owned())).into());
        let check = |text: &str, linked: &str| assert_eq!(commands.linked(text), linked);
        check("Say /ra draw.", "Say </ra draw:7>.");
        check("/ra god 3 (Nile), /ra draw", "</ra god:7> 3 (Nile), </ra draw:7>");
        check("**/ra-play** or /ra-admin pause!", "**</ra-play:9>** or </ra-admin pause:8>!");
        check("(/ra draw)", "(</ra draw:7>)");
        for plain in [
            "/ra",
            "/ra drawn",
            "/ra draws",
            "https://x.y/ra draw",
            "</ra draw:7>",
            "3/4",
            "/\u{200b}ra draw",
        ] {
            check(plain, plain);
        }
    }
}
