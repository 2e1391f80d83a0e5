//! The URL of a PostgreSQL database. Its password is shown to nobody.

use std::fmt;
use std::str::FromStr;

use secrecy::{ExposeSecret as _, SecretString};
use sqlx::any::AnyConnectOptions;
use url::Url;

use crate::store::WaitLimits;

/// How such URLs begin.
const SCHEMES: [&str; 2] = ["postgres://", "postgresql://"];
/// What may follow the database after a question mark, beside `options[…]`.
const PARAMETERS: [&str; 11] = [
    "application_name",
    "dbname",
    "host",
    "hostaddr",
    "options",
    "password",
    "port",
    "sslcert",
    "sslkey",
    "sslmode",
    "sslrootcert",
];
/// What must be escaped in a user's name and password.
const END_AUTHORITY: [char; 3] = ['/', '?', '#'];

/// The URL of a PostgreSQL database.
#[derive(Clone)]
pub struct Address {
    url: SecretString,
    /// How long the server may keep somebody waiting.
    pub(in crate::store) wait_limits: WaitLimits,
}

/// What is wrong with a URL. It is told without the URL, which may hold a password.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
pub enum AddressError {
    /// A character of the user or the password means something else in a URL.
    #[error("has an unescaped {0:?} in the user or password: write it as {escaped}", escaped = escaped(*.0))]
    Unescaped(char),
    /// Something else is wrong.
    #[error("is no URL of a PostgreSQL database, such as postgres://user:password@host/database ({0})")]
    NoUrl(url::ParseError),
    /// There is no host in it.
    #[error("names no host: write it as in postgres://user:password@host/database")]
    NoHost,
    /// It asks for something that the bot does not know.
    #[error("has {0:?} after the question mark, which is none of {PARAMETERS:?}")]
    UnknownParameter(String),
}

impl Address {
    /// Whether a setting is such a URL, rather than the path of a file.
    pub fn is_meant(setting: &str) -> bool {
        SCHEMES.iter().any(|scheme| setting.starts_with(scheme))
    }

    /// The same with other limits.
    pub(in crate::store) fn with_wait_limits(self, limits: WaitLimits) -> Address {
        Address { wait_limits: limits, ..self }
    }

    /// The same with settings of the session.
    pub(super) fn with<'a>(
        &self,
        settings: impl IntoIterator<Item = (&'a str, &'a str)>,
    ) -> AnyConnectOptions {
        let mut url = self.url();
        url.query_pairs_mut().extend_pairs(settings);
        AnyConnectOptions::from_str(url.as_str()).expect("a URL with more parameters is one")
    }

    fn url(&self) -> Url {
        self.url.expose_secret().parse().expect("it was parsed before")
    }
}

impl FromStr for Address {
    type Err = AddressError;

    fn from_str(text: &str) -> Result<Address, AddressError> {
        let rest = SCHEMES.iter().find_map(|scheme| text.strip_prefix(scheme)).unwrap_or(text);
        if let Some(culprit) = unescaped(rest) {
            return Err(AddressError::Unescaped(culprit));
        }
        let url: Url = text.parse().map_err(AddressError::NoUrl)?;
        let mut names = url.query_pairs().map(|(name, _)| name);
        if let Some(unknown) =
            names.find(|name| !PARAMETERS.contains(&&**name) && !name.starts_with("options["))
        {
            return Err(AddressError::UnknownParameter(unknown.into_owned()));
        }
        let has_host = url.host_str().is_some_and(|host| !host.is_empty());
        if !has_host && !url.query_pairs().any(|(name, _)| name == "host" || name == "hostaddr") {
            return Err(AddressError::NoHost);
        }
        Ok(Address { url: text.to_owned().into(), wait_limits: WaitLimits::USUAL })
    }
}

/// A character of the user or the password that must be escaped, and is not: the `@` that ends them comes too late, or
/// nothing can follow a `%` but two hexadecimal digits.
fn unescaped(rest: &str) -> Option<char> {
    let (before, after) = match rest.find(END_AUTHORITY) {
        Some(end) => rest.split_at(end),
        None => (rest, ""),
    };
    // What follows a question mark may have one.
    let until = if after.starts_with('/') { after.find('?').unwrap_or(after.len()) } else { after.len() };
    if !before.contains('@') && after[..until].contains('@') {
        return after.chars().next();
    }
    let credentials = before.rsplit_once('@').map_or("", |(credentials, _)| credentials);
    if credentials.contains('@') {
        return Some('@');
    }
    let mut escapes = credentials.split('%').skip(1);
    let is_escape = |after: &str| after.get(..2).is_some_and(|hex| u8::from_str_radix(hex, 16).is_ok());
    (!escapes.all(is_escape)).then_some('%')
}

fn escaped(character: char) -> String {
    format!("%{:02X}", u32::from(character))
}

impl fmt::Display for Address {
    /// Without what may hold a password.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let url = self.url();
        f.write_str("postgres://")?;
        if !url.username().is_empty() {
            write!(f, "{}@", url.username())?;
        }
        f.write_str(url.host_str().unwrap_or_default())?;
        if let Some(port) = url.port() {
            write!(f, ":{port}")?;
        }
        f.write_str(url.path())
    }
}

impl fmt::Debug for Address {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "Address({self})")
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn problem(text: &str) -> AddressError {
        text.parse::<Address>().unwrap_err()
    }

    #[test]
    fn what_is_shown_of_an_address_has_no_password() {
        for (text, shown) in [
            (
                "postgres://ra:s3cret@db.example:6432/ra?sslmode=verify-full",
                "postgres://ra@db.example:6432/ra",
            ),
            ("postgresql://db/ra?password=s3cret", "postgres://db/ra"),
            ("postgres://ra@%2Frun%2Fpostgresql/ra", "postgres://ra@%2Frun%2Fpostgresql/ra"),
            ("postgres://ra:s3cr%40et@db", "postgres://ra@db"),
        ] {
            let address: Address = text.parse().unwrap();
            assert_eq!(address.to_string(), shown);
            assert_eq!(format!("{address:?}"), format!("Address({shown})"));
        }
    }

    #[test]
    fn an_unescaped_character_is_named() {
        for (text, character) in [
            ("postgres://ra:a/b@db/ra", '/'),
            ("postgres://ra:1/b@db/ra", '/'),
            ("postgres://ra:a?b@db/ra", '?'),
            ("postgres://ra:a#b@db/ra?sslmode=require", '#'),
            ("postgres://ra:a@b@db/ra", '@'),
            ("postgres://ra:100%@db/ra", '%'),
            ("postgres://ra:100%zz@db/ra", '%'),
        ] {
            assert_eq!(problem(text), AddressError::Unescaped(character), "{text}");
        }
        let told = problem("postgres://ra:s3cret#x@db/ra").to_string();
        assert_eq!(told, "has an unescaped '#' in the user or password: write it as %23");
        assert!("postgres://db/ra?application_name=a@b".parse::<Address>().is_ok());
    }

    #[test]
    fn what_else_is_wrong_is_told() {
        assert!(matches!(problem("postgres://ra@db:port/ra"), AddressError::NoUrl(_)));
        assert_eq!(problem("postgres:///ra"), AddressError::NoHost);
        let unknown = AddressError::UnknownParameter("sslmod".to_owned());
        assert_eq!(problem("postgres://db/ra?sslmod=require"), unknown);
        assert!("postgres:///ra?host=/run/postgresql".parse::<Address>().is_ok());
    }
}
