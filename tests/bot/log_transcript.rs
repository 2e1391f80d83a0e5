//! The log of a server that is watched, told for a reader: step by step, each channel for itself, with names for numbers.

use std::collections::{BTreeMap, HashMap};
use std::fmt::Write;

use serde_json::Value;

use super::kept_files::{Names, laid_out};
use crate::support::server::Server;

/// What was done, and the lines of the log that came of it.
pub(super) struct Step {
    pub(super) what: String,
    pub(super) lines: Vec<Value>,
}

/// Tells steps for a reader.
pub(super) struct Telling {
    names: Names,
    /// Of each interaction, by its id and its token: its channel.
    interactions: HashMap<String, String>,
    /// Whether it is told what was sent.
    contents: bool,
}

/// Requests that belong to no channel.
const NOWHERE: &str = "no channel";

impl Telling {
    pub(super) fn of(server: &Server, steps: &[Step]) -> Telling {
        let mut names = Names::of(server);
        let mut interactions = HashMap::new();
        for line in steps.iter().flat_map(|step| &step.lines) {
            let channel = line["channel_id"].as_str().unwrap_or_default();
            if line["event"].is_string() {
                for key in ["id", "token"] {
                    interactions.insert(line[key].as_str().unwrap().to_owned(), channel.to_owned());
                }
            }
            let direct = match (&line["context"], line["path"].as_str()) {
                (Value::Number(context), _) if context.as_i64() == Some(1) => {
                    Some((channel, line["user"].as_str()))
                }
                (_, Some(path)) if path.ends_with("/users/@me/channels") => {
                    Some((line["response"]["id"].as_str().unwrap(), line["body"]["recipient_id"].as_str()))
                }
                _ => None,
            };
            if let Some((channel, Some(with))) = direct {
                let with = names.name(with);
                names.know(channel, &format!("direct messages of {}", with.trim_matches(['{', '}'])));
            }
        }
        Telling { names, interactions, contents: true }
    }

    /// The same, but of the requests only which they are.
    pub(super) fn without_contents(self) -> Telling {
        Telling { contents: false, ..self }
    }

    pub(super) fn tell(mut self, steps: &[Step]) -> String {
        let mut told = String::new();
        for step in steps {
            writeln!(told, "=== {}", step.what.trim_end()).unwrap();
            // Requests in several channels are under way at once: each channel has an order of its own.
            let mut channels: BTreeMap<String, Vec<&Value>> = BTreeMap::new();
            for line in &step.lines {
                channels.entry(self.channel(line)).or_default().push(line);
            }
            for (channel, mut lines) in channels {
                in_order(&mut lines);
                let mut requests: Vec<String> = lines.into_iter().map(|line| self.line(line)).collect();
                if channel == NOWHERE {
                    // Who is looked up when is a matter of the moment at which the keeper looks.
                    requests.sort();
                    requests.dedup();
                }
                writeln!(told, "--- {channel}\n{}", requests.join("\n")).unwrap();
            }
        }
        told
    }

    /// The name of the channel that a line of the log belongs to.
    fn channel(&mut self, line: &Value) -> String {
        let path = line["path"].as_str().unwrap_or_default();
        let parts: Vec<&str> = path.trim_start_matches("/api/v10/").split('/').collect();
        let channel = match parts[..] {
            ["channels", channel, ..] => Some(channel.to_owned()),
            ["interactions", interaction, ..] => self.interactions.get(interaction).cloned(),
            ["webhooks", _, token, ..] => self.interactions.get(token).cloned(),
            _ => line["channel_id"].as_str().map(str::to_owned),
        };
        channel.map_or(NOWHERE.to_owned(), |channel| self.names.name(&channel))
    }

    /// A line of the log for a reader. Of what the local Discord answered there is what the bot has to go by: whether it
    /// was taken, and the number of a new message.
    fn line(&mut self, line: &Value) -> String {
        #[expect(clippy::cast_possible_truncation, reason = "seconds since 1970")]
        let now = (line["t"].as_f64().unwrap() * 1000.0) as i64;
        let told = if line["event"].is_string() { done(line) } else { self.request(line) };
        let told = told.lines().map(|line| line.trim_end()).collect::<Vec<_>>().join("\n");
        self.names.plain(&told, now)
    }

    fn request(&self, line: &Value) -> String {
        let mut path = line["path"].as_str().unwrap().trim_start_matches("/api/v10").to_owned();
        for part in path.clone().split('/').filter(|part| part.starts_with("interaction-")) {
            path = path.replace(part, "{token}");
        }
        let mut told = format!("{} {path}", line["method"].as_str().unwrap());
        if line["query"].as_object().is_some_and(|query| !query.is_empty()) {
            write!(told, " {}", line["query"]).unwrap();
        }
        write!(told, " -> {}", line["status"]).unwrap();
        if line["status"].as_u64().unwrap() >= 400 {
            write!(told, " {}", line["response"]).unwrap();
        } else if line["method"] == "POST" {
            let response = &line["response"];
            let made = response["id"].as_str().or(response["resource"]["message"]["id"].as_str());
            write!(told, " {}", made.unwrap_or_default()).unwrap();
        }
        if !self.contents {
            return told;
        }
        if !line["body"].is_null() {
            write!(told, "\n{}", laid_out(&without_chance(&line["body"]), 0)).unwrap();
        }
        for file in line["files"].as_array().into_iter().flatten() {
            let part = |key: &str| file[key].as_str().unwrap().to_owned();
            write!(told, "\n{} {} {}", part("name"), part("filename"), part("sha256")).unwrap();
        }
        told
    }
}

/// What is asked in the background, sooner or later or not at all, and changes nothing: the local Discord's time, and
/// whether a player whom a game waits for is still on the server. What is said of somebody who is not is kept. Nor
/// how the emoji are made, which `emojis.rs` looks at.
pub(super) fn is_by_the_way(path: &str) -> bool {
    path.ends_with("/gateway") || path.contains("/members/") || path.ends_with("/emojis")
}

/// Puts what several tasks send to one channel at the same time into an order that is always the same: boards of the past
/// are shrunk by one task and calls that are answered are deleted by another, while the answer is on its way, a third
/// edits mentions into a thread's first message, and what a task tells everybody may be there before the answer is.
fn in_order(lines: &mut Vec<&Value>) {
    let done: HashMap<String, usize> = lines
        .iter()
        .enumerate()
        .filter(|(_, line)| line["event"].is_string())
        .map(|(place, line)| (line["id"].as_str().unwrap().to_owned(), place))
        .collect();
    let mut keyed: Vec<_> =
        lines.iter().enumerate().map(|(place, line)| (key(line, place, &done), *line)).collect();
    keyed.sort_by(|(one, _), (other, _)| one.cmp(other));
    *lines = keyed.into_iter().map(|(_, line)| line).collect();
}

/// By what a line is sorted that has this place in the log; what was done is known by its id, with its place.
fn key(line: &Value, place: usize, done: &HashMap<String, usize>) -> (u8, String, usize) {
    let path = line["path"].as_str().unwrap_or_default().to_owned();
    let is_edit = line["method"] == "PATCH" && path.starts_with("/api/v10/channels/");
    // A board of the past has no buttons any more.
    let is_shrunk = line["body"]["components"].as_array().is_some_and(Vec::is_empty);
    let is_words = line["body"]["components"].is_null();
    if line["method"] == "DELETE" {
        return (2, path, 0);
    }
    if is_edit && (is_shrunk || is_words) {
        return (1, path, 0);
    }
    // The answer to what was done follows it.
    let interaction = path.strip_prefix("/api/v10/interactions/").and_then(|rest| rest.split('/').next());
    let answers = interaction.and_then(|interaction| done.get(interaction));
    (0, String::new(), answers.map_or(2 * place, |place| 2 * place + 1))
}

/// What a person did.
fn done(line: &Value) -> String {
    let mut told = format!("{}: ", line["user"].as_str().unwrap());
    let data = &line["data"];
    if let Some(custom) = data["custom_id"].as_str() {
        write!(told, "[{custom}] on {}", line["message"].as_str().unwrap_or_default()).unwrap();
        if data["values"].is_array() {
            write!(told, " {}", data["values"]).unwrap();
        }
        return told;
    }
    write!(told, "/{} {}", data["name"].as_str().unwrap(), data["options"]).unwrap();
    told
}

/// Without what differs by chance or by the minute: the nonce of a message that nobody will send again, and the minutes
/// of the times of day to choose from.
fn without_chance(body: &Value) -> Value {
    let mut body = body.clone();
    round_times(&mut body);
    if let Some(nonce) = body.get_mut("nonce") {
        let numbers = nonce.as_str().unwrap().split('-');
        // A process has sixteen digits of its own; games, moments and seats are small numbers.
        if numbers.clone().any(|number| number.len() > 6) {
            *nonce = "{nonce}".into();
        }
    }
    body
}

/// Times of day on buttons and in menus in steps of ten minutes.
fn round_times(value: &mut Value) {
    match value {
        Value::Array(all) => all.iter_mut().for_each(round_times),
        Value::Object(all) => {
            if let Some(Value::String(label)) = all.get_mut("label")
                && label.as_bytes().get(2) == Some(&b':')
            {
                label.replace_range(4..5, "0");
            }
            all.values_mut().for_each(round_times);
        }
        _ => {}
    }
}
