//! Clicking, choosing and filling in, at the prompt.

use std::io::{self, Write};

use serde_json::Value;

use super::Session;
use crate::playground::{BotResponse, Id, Refused};
use crate::terminal::components;

/// A form that somebody has before them.
pub(super) struct Form {
    /// Whose it is, by their place among the people.
    by: usize,
    id: Id,
    modal: Value,
}

impl<W: Write> Session<W> {
    /// Clicks the newest button of that name.
    pub(super) async fn click(&mut self, by: usize, name: &str) -> io::Result<()> {
        let (messages, words) = (self.messages(by), self.words());
        let Some(button) = components::button(&messages, name) else {
            let lines = |message| components::lines(words, message);
            let newest = messages.iter().rev().map(lines).find(|lines| !lines.is_empty());
            let offered =
                newest.map_or(String::new(), |lines| format!(" {}", words.prompt_newest(lines.join(" "))));
            return self.say(&format!("{}{offered}", words.prompt_no_button(name)));
        };
        let answer = self.person(by).click(&self.here(), button.message, &button.custom_id).await;
        self.answered(by, answer).await
    }

    /// Chooses in a menu.
    pub(super) async fn choose(&mut self, by: usize, words: &str) -> io::Result<()> {
        let messages = self.messages(by);
        let choice = match components::choice(self.words(), &messages, words) {
            Ok(choice) => choice,
            Err(sentence) => return self.say(&sentence),
        };
        let values: Vec<&str> = choice.values.iter().map(String::as_str).collect();
        let (message, menu) = (choice.menu.message, &choice.menu.custom_id);
        let answer = self.person(by).choose(&self.here(), message, menu, &values).await;
        self.answered(by, answer).await
    }

    /// Submits the form that is open.
    pub(super) async fn submit(&mut self, by: usize, words: &str) -> io::Result<()> {
        let Some(form) = self.form.as_ref().filter(|form| form.by == by) else {
            return self.say(&self.words().prompt_no_form(&self.people[by].0));
        };
        let texts = match components::filled(self.words(), &components::fields(&form.modal), words) {
            Ok(texts) => texts,
            Err(sentence) => return self.say(&sentence),
        };
        let texts: Vec<(&str, &str)> =
            texts.iter().map(|(name, text)| (name.as_str(), text.as_str())).collect();
        let answer = self.person(by).submit(form.id, &texts).await;
        // What was refused can be mended.
        if answer.is_ok() {
            self.form = None;
        }
        self.answered(by, answer).await
    }

    /// Says what came of something, and shows what is new.
    pub(super) async fn answered(
        &mut self,
        by: usize,
        answer: Result<BotResponse, Refused>,
    ) -> io::Result<()> {
        match answer {
            Ok(
                BotResponse::Message { .. }
                | BotResponse::Updated { .. }
                | BotResponse::Acknowledged
                | BotResponse::Choices { .. },
            ) => {}
            Ok(BotResponse::Modal { id, modal }) => {
                self.show_form(&modal)?;
                self.form = Some(Form { by, id, modal });
            }
            Ok(BotResponse::NoResponse) => self.say(&self.words().prompt_no_answer())?,
            Err(refused) => self.refuse(&refused)?,
        }
        self.settled_news(by).await
    }

    fn show_form(&mut self, modal: &Value) -> io::Result<()> {
        let title = modal["title"].as_str().unwrap_or_default();
        let fields = components::fields(modal);
        let names: Vec<String> = fields.iter().map(|field| format!("{}=…", field.label)).collect();
        let words = self.words();
        self.say(&words.prompt_form(title, names.join(" ")))?;
        let rows = fields.iter().map(|field| {
            let needed =
                if field.required { words.prompt_field_required() } else { words.prompt_field_optional() };
            let now = if field.value.is_empty() {
                String::new()
            } else {
                format!("{}{}", words.list_semicolon(), words.prompt_field_now(field.value))
            };
            (field.label.to_owned(), format!("{needed}{now}"))
        });
        let rows: Vec<_> = rows.collect();
        self.table(&rows)
    }

    fn messages(&self, by: usize) -> Vec<Value> {
        self.person(by).read(&self.here()).unwrap_or_default()
    }
}
