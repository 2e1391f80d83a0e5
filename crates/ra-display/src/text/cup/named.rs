//! The people of a cup, as what is said of it calls them.

use std::collections::BTreeMap;

use ra_table::cup::Number;
use ra_table::id::UserId;
use ra_table::language::Language;
use ra_table::names::{self, Called};

use crate::text::fluent::words;
use crate::text::lists::{and, commas};
use crate::text::names::{LONGEST, name, unformatted_name, user_mention};

/// The people of a cup by number. Who is called like somebody else has their number behind the name.
#[derive(Debug, Clone)]
pub struct Named {
    language: Language,
    people: BTreeMap<Number, Person>,
}

#[derive(Debug, Clone)]
struct Person {
    user: Option<UserId>,
    called: Called,
}

impl Named {
    /// Names people in the order of their numbers, from 1. Those whose data was deleted are nobody.
    pub fn new<'a>(language: Language, people: impl Iterator<Item = (Option<UserId>, &'a str)>) -> Named {
        let (users, names): (Vec<Option<UserId>>, Vec<String>) = people
            .map(|(user, name)| match user {
                Some(_) => (user, name.to_owned()),
                None => (None, words(language).former_player()),
            })
            .unzip();
        let people = (1..).map(Number).zip(users.into_iter().zip(names::called(&names)));
        let people = people.map(|(number, (user, called))| (number, Person { user, called })).collect();
        Named { language, people }
    }

    /// Somebody by name.
    pub fn name(&self, number: Number) -> String {
        let called = self.called(number);
        names::marked(name(self.language, &called.name), called.mark)
    }

    /// Somebody by name, where nothing is formatted.
    pub fn plain(&self, number: Number) -> String {
        let called = self.called(number);
        names::marked(unformatted_name(self.language, &called.name, LONGEST), called.mark)
    }

    /// Somebody as a picture calls them.
    pub(super) fn called(&self, number: Number) -> Called {
        let known = self.people.get(&number).map(|person| person.called.clone());
        known.unwrap_or(Called { name: String::new(), mark: None })
    }

    /// Somebody as Discord shows them; by name, if it does not know them.
    pub fn mention(&self, number: Number) -> String {
        match self.user(number) {
            Some(user) => user_mention(user),
            None => self.name(number),
        }
    }

    /// Who somebody is; `None` if their data was deleted.
    pub fn user(&self, number: Number) -> Option<UserId> {
        self.people.get(&number)?.user
    }

    /// `Isis, Nefer, Amun`.
    pub(super) fn with_commas(&self, numbers: &[Number]) -> String {
        commas(words(self.language), &self.names(numbers))
    }

    /// `Isis, Nefer and Amun`.
    pub(super) fn with_and(&self, numbers: &[Number]) -> String {
        and(words(self.language), &self.names(numbers)).unwrap_or_default()
    }

    fn names(&self, numbers: &[Number]) -> Vec<String> {
        numbers.iter().map(|number| self.name(*number)).collect()
    }
}
