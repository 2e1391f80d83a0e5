//! Settings: from the environment, or a file `.env` beside the program. All problems are told at once.

mod env_file;
mod limits;
mod logs;
mod written;

use std::io::Read as _;
use std::net::SocketAddr;
use std::num::NonZeroU16;
use std::path::{Path, PathBuf};

use clap::Args;
use ra_table::game::SecondThoughts;
use secrecy::SecretString;
use tracing_subscriber::filter::Targets;

pub use self::env_file::{EnvFileError, number_of, read_env_file};
use self::limits::LimitSettings;
pub use self::limits::{Limits, PRESSES_WITHIN};
pub use self::logs::{USUAL_LOG, log_levels};
pub use self::written::{misspelled, with_plain_settings};
use crate::backups::Backups;
use crate::store::{Address, Database};

/// The settings as they are written; `.env.example` explains each.
#[derive(Clone, Args)]
pub struct Settings {
    /// The bot's token, from Discord's developer portal.
    #[arg(long = "token", env = "RA_TOKEN", hide_env_values = true, hide = true)]
    token: Option<String>,
    /// A file that holds the token and nothing else, in place of RA_TOKEN.
    #[arg(long, env = "RA_TOKEN_FILE")]
    token_file: Option<PathBuf>,
    /// The database: a file, which is made if there is none, or the URL of a PostgreSQL database.
    #[arg(long, env = "RA_DATABASE", hide_env_values = true, default_value = USUAL_DATABASE)]
    database: PathBuf,
    /// A file that holds the URL of a PostgreSQL database and nothing else, in place of RA_DATABASE.
    #[arg(long, env = "RA_DATABASE_FILE")]
    database_file: Option<PathBuf>,
    /// The address of a local Discord to use instead of the real one, for trying and testing.
    #[arg(long, env = "RA_LOCAL_DISCORD")]
    local_discord: Option<String>,
    /// Over how many connections Discord tells of the bot's servers: auto, for as many as Discord recommends, or a
    /// number.
    #[arg(long, env = "RA_SHARDS", default_value = "auto")]
    shards: String,
    /// Where Discord can reach whoever hosts the bot: an address of a page, or of mail.
    #[arg(long, env = "RA_CONTACT")]
    contact: Option<String>,
    /// The address of the page that says what the bot keeps of people, and for how long.
    #[arg(long, env = "RA_PRIVACY_URL")]
    privacy_url: Option<String>,
    /// The address of the page with the terms for using the bot.
    #[arg(long, env = "RA_TERMS_URL")]
    terms_url: Option<String>,
    /// Whether tiles and suns stand as emoji of the application beside their words: on or off.
    #[arg(long, env = "RA_EMOJI", default_value = "on")]
    emoji: String,
    /// What is logged: off, error, warn, info, debug or trace, also for one part of the program, as in serenity=warn.
    #[arg(long, env = "RA_LOG", default_value = USUAL_LOG)]
    log: String,
    /// How logs are written: text or json.
    #[arg(long, env = "RA_LOG_FORMAT", default_value = "text")]
    log_format: String,
    /// How often, in milliseconds, the bot looks for boards that a crash or a fault has left behind.
    #[arg(long, env = "RA_KEEPER_MILLIS", default_value_t = 5000)]
    keeper_millis: u64,
    /// How long, in milliseconds, a board may be on its way before it is taken for left behind.
    #[arg(long, env = "RA_PATIENCE_MILLIS", default_value_t = 10_000)]
    patience_millis: u64,
    /// Where the bot can be asked how it is doing, an address with a port such as 127.0.0.1:9464, or off.
    #[arg(long, env = "RA_LISTEN", default_value = "off")]
    listen: String,
    /// The folder for daily backups of the database. Without it there are none.
    #[arg(long, env = "RA_BACKUP")]
    backup: Option<PathBuf>,
    /// How many of the newest backups are kept.
    #[arg(long, env = "RA_BACKUP_KEEP", default_value_t = 7)]
    backup_keep: usize,
    #[command(flatten)]
    limits: LimitSettings,
}

/// What the bot's host has published about it: shown by `/ra-data`.
#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub struct Pages {
    /// The address of a page, or of mail.
    pub contact: Option<String>,
    /// The address of a page: what is kept, and for how long.
    pub privacy: Option<String>,
    /// The address of a page: terms of use.
    pub terms: Option<String>,
}

/// Where Discord is.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Endpoint {
    /// The real one.
    Discord,
    /// A stand-in on this machine: nothing is ever sent anywhere else.
    Local(SocketAddr),
}

impl Endpoint {
    /// Where the stand-in is in plain that is spoken to in Discord's place, if one is.
    pub fn stand_in(&self) -> Option<SocketAddr> {
        match self {
            Endpoint::Discord => None,
            Endpoint::Local(address) => Some(*address),
        }
    }
}

/// Over how many connections Discord tells of the bot's servers.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Shards {
    /// As many as Discord recommends.
    Auto,
    /// So many.
    Count(NonZeroU16),
}

/// The settings, checked.
#[derive(Debug, Clone)]
pub struct Config {
    /// The bot's token. It is never printed.
    pub token: SecretString,
    /// The database.
    pub database: Database,
    /// Where Discord is.
    pub endpoint: Endpoint,
    /// Over how many connections Discord tells of the bot's servers.
    pub shards: Shards,
    /// Who answers for the bot, as Discord is told with every request: an address of a page or of mail, in printable
    /// ASCII without spaces, commas and parentheses. `None` if nobody said.
    pub contact: Option<String>,
    /// What `/ra-data` leads to.
    pub pages: Pages,
    /// Whether tiles and suns stand as emoji of the application beside their words.
    pub emojis: bool,
    /// Between two looks for tasks that are due.
    pub poll_every: std::time::Duration,
    /// Between two looks at a local Discord's clock, which can be turned.
    pub clock_every: std::time::Duration,
    /// How many requests Discord takes of a bot in a second, over all routes.
    pub requests_a_second: usize,
    /// How long a board may be on its way.
    pub patience: std::time::Duration,
    /// After how long a game looks whether the player that it waits for is still on the server.
    pub look_after: std::time::Duration,
    /// When interactions are answered.
    pub answers: AnswerTimeouts,
    /// How long what somebody has decided on their turn can be taken back.
    pub second_thoughts: SecondThoughts,
    /// How much one person, one server and one game may ask for.
    pub limits: Limits,
    /// Where the bot can be asked how it is doing, if it can.
    pub listen: Option<SocketAddr>,
    /// Where backups are made, if they are.
    pub backups: Option<Backups>,
}

/// When interactions are answered, counted from when Discord made them.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct AnswerTimeouts {
    /// What has no confirmed answer then is deferred: Discord shows that the bot is thinking.
    pub defer: std::time::Duration,
    /// How long Discord takes a first answer.
    pub answer: std::time::Duration,
    /// Longest wait for one attempt of anything but a first answer.
    pub attempt: std::time::Duration,
}

impl AnswerTimeouts {
    /// How long an answer may wait for something else that is better seen before it, and still go out in good time.
    pub fn moment(self) -> std::time::Duration {
        self.defer / 4
    }

    /// All attempts and waits together of what a person waits for.
    pub fn patience(self) -> std::time::Duration {
        self.attempt * 2
    }

    /// Discord's window, and a deferral early enough to arrive in it over a link that takes a second and a half.
    pub const USUAL: AnswerTimeouts = AnswerTimeouts {
        defer: std::time::Duration::from_millis(1200),
        answer: std::time::Duration::from_secs(3),
        attempt: std::time::Duration::from_secs(5),
    };
}

/// How logs are written.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum LogFormat {
    /// For people.
    Text,
    /// For programs: an object a line.
    Json,
}

/// Discord's limit over all routes, in requests a second, unless it has granted a bot more.
pub const REQUESTS_A_SECOND: usize = 50;

/// Somebody who has left will not be back within the hour; and one request a game and hour is nothing.
pub const LOOK_AFTER: std::time::Duration = std::time::Duration::from_secs(60 * 60);

/// The database file, unless another is named.
const USUAL_DATABASE: &str = "ra-bot.sqlite";

/// The program's own page, by `homepage` in `Cargo.toml`; empty if it has none.
const HOMEPAGE: &str = env!("CARGO_PKG_HOMEPAGE");
/// The longest URL in a file, in bytes.
const LONGEST_URL: u64 = 4096;
/// The longest contact, in characters: it is sent with every request.
const LONGEST_CONTACT: usize = 200;

/// What to do if nobody answers for the bot.
pub const NO_CONTACT: &str = "Discord wants a contact for every bot, and may block one that has none: put the address of a \
    web page or of mail into RA_CONTACT. The bot also runs without it.";

/// What to do without a token.
pub const NO_TOKEN: &str = if cfg!(feature = "playground") {
    "There is no token in the environment, nor in a file .env in this folder or above it: create an application with a bot \
     at discord.com/developers, and put its token there as RA_TOKEN. To try everything without one, run `ra-bot playground`."
} else {
    "There is no token in the environment, nor in a file .env in this folder or above it: create an application with a bot \
     at discord.com/developers, and put its token there as RA_TOKEN."
};

impl Settings {
    /// Checks the settings.
    ///
    /// # Errors
    /// All problems, a sentence each.
    pub fn check(&self) -> Result<Config, Vec<String>> {
        let mut problems = Vec::new();
        let token = self.token().map_err(|problem| problems.push(problem)).unwrap_or_default();
        let endpoint = self.endpoint().map_err(|problem| problems.push(problem)).unwrap_or(Endpoint::Discord);
        let database = self.database().and_then(in_its_place).map_err(|problem| problems.push(problem)).ok();
        let contact = self.contact.as_deref().map(str::trim).filter(|contact| !contact.is_empty());
        if let Some(contact) = contact.filter(|contact| !can_be_told(contact)) {
            problems.push(format!(
                "RA_CONTACT is {contact:?}: give one address of a web page or of mail, in at most {LONGEST_CONTACT} ASCII \
                 characters, without spaces, line breaks, commas and parentheses."
            ));
        }
        let mut told = |problem| problems.push(problem);
        let mut page = |name, given| page(name, given).map_err(&mut told).unwrap_or_default();
        let pages = Pages {
            contact: contact.map(Into::into),
            privacy: page("RA_PRIVACY_URL", self.privacy_url.as_deref()),
            terms: page("RA_TERMS_URL", self.terms_url.as_deref()),
        };
        let shards = self.shards().map_err(&mut told).unwrap_or(Shards::Auto);
        let emojis = self.emojis().map_err(&mut told).unwrap_or(true);
        problems.extend(self.log_format().err());
        problems.extend(self.log_levels().err());
        if self.keeper_millis == 0 {
            problems
                .push("RA_KEEPER_MILLIS is 0: set how many milliseconds to wait, such as 5000.".to_owned());
        }
        let listen = self.listen().map_err(|problem| problems.push(problem)).unwrap_or_default();
        let backups = self.backups().map_err(|problem| problems.push(problem)).unwrap_or_default();
        let limits = self.limits.check(&mut problems);
        let Some(database) = database.filter(|_| problems.is_empty()) else { return Err(problems) };
        Ok(Config {
            token: token.into(),
            database,
            endpoint,
            shards,
            contact: [Some(HOMEPAGE), contact]
                .into_iter()
                .flatten()
                .find(|said| !said.is_empty())
                .map(Into::into),
            pages,
            emojis,
            poll_every: std::time::Duration::from_millis(self.keeper_millis),
            clock_every: std::time::Duration::from_millis(self.keeper_millis),
            requests_a_second: REQUESTS_A_SECOND,
            patience: std::time::Duration::from_millis(self.patience_millis),
            look_after: LOOK_AFTER,
            answers: AnswerTimeouts::USUAL,
            second_thoughts: SecondThoughts::USUAL,
            limits,
            listen,
            backups,
        })
    }

    fn endpoint(&self) -> Result<Endpoint, String> {
        let Some(address) = &self.local_discord else { return Ok(Endpoint::Discord) };
        match address.parse::<SocketAddr>() {
            Ok(address) if address.ip().is_loopback() => Ok(Endpoint::Local(address)),
            _ => Err(format!(
                "RA_LOCAL_DISCORD is {address:?}, which is not a loopback address with a port, such as 127.0.0.1:8080."
            )),
        }
    }

    /// Where the database is.
    ///
    /// # Errors
    /// A sentence about what is wrong with the settings.
    pub fn database(&self) -> Result<Database, String> {
        match &self.database_file {
            Some(file) if self.database == Path::new(USUAL_DATABASE) => url_in(file),
            Some(_) => Err("RA_DATABASE and RA_DATABASE_FILE are both set: set one of them.".to_owned()),
            None => Database::read(&self.database).map_err(|error| format!("RA_DATABASE {error}.")),
        }
    }

    /// The token, from wherever it is.
    fn token(&self) -> Result<String, String> {
        let given = |token: &str| Some(token.trim().to_owned()).filter(|token| !token.is_empty());
        let token = match (self.token.as_deref().and_then(given), &self.token_file) {
            (Some(_), Some(_)) => Err("RA_TOKEN and RA_TOKEN_FILE are both set: set one of them.".to_owned()),
            (token, None) => Ok(token),
            (None, Some(file)) => match std::fs::read_to_string(file) {
                Ok(text) => Ok(given(&text)),
                Err(error) => {
                    Err(format!("RA_TOKEN_FILE is {}, which cannot be read: {error}.", file.display()))
                }
            },
        };
        let token = token?.ok_or(NO_TOKEN)?;
        if token.starts_with("Bot ") || token.contains(char::is_whitespace) {
            return Err(
                "RA_TOKEN holds more than a token: put only the token there, without spaces.".to_owned()
            );
        }
        Ok(token)
    }

    fn shards(&self) -> Result<Shards, String> {
        match self.shards.as_str() {
            "auto" => Ok(Shards::Auto),
            number => number.parse().map(Shards::Count).map_err(|_| {
                format!("RA_SHARDS is {number:?}: choose auto, or a number from 1 to {}.", NonZeroU16::MAX)
            }),
        }
    }

    fn emojis(&self) -> Result<bool, String> {
        match self.emoji.as_str() {
            "on" => Ok(true),
            "off" => Ok(false),
            other => Err(format!("RA_EMOJI is {other:?}: choose on or off.")),
        }
    }

    /// Where the bot can be asked how it is doing; `None` if it cannot.
    ///
    /// # Errors
    /// A sentence about a setting that is no address.
    pub fn listen(&self) -> Result<Option<SocketAddr>, String> {
        match self.listen.as_str() {
            "off" => Ok(None),
            address => address.parse().map(Some).map_err(|_| {
                format!(
                    "RA_LISTEN is {address:?}: choose an address with a port, such as 127.0.0.1:9464, or off."
                )
            }),
        }
    }

    /// Where backups are made; `None` if they are not.
    ///
    /// # Errors
    /// A sentence about what is wrong with the settings.
    pub fn backups(&self) -> Result<Option<Backups>, String> {
        let Some(folder) = &self.backup else { return Ok(None) };
        if !folder.is_dir() {
            return Err(format!(
                "RA_BACKUP is {}, a folder that does not exist: create it.",
                folder.display()
            ));
        }
        match self.backup_keep {
            0 => Err("RA_BACKUP_KEEP is 0: set how many backups to keep, such as 7.".to_owned()),
            keep => Ok(Some(Backups { folder: folder.clone(), keep })),
        }
    }

    /// What is logged.
    pub fn log_levels(&self) -> Result<Targets, String> {
        log_levels(&self.log)
    }

    /// How logs are written.
    pub fn log_format(&self) -> Result<LogFormat, String> {
        match self.log_format.as_str() {
            "text" => Ok(LogFormat::Text),
            "json" => Ok(LogFormat::Json),
            other => Err(format!("RA_LOG_FORMAT is {other:?}: choose text or json.")),
        }
    }
}

/// The database whose URL a file holds.
fn url_in(file: &Path) -> Result<Database, String> {
    let place = file.display();
    let text = std::fs::read_to_string(file)
        .map_err(|error| format!("RA_DATABASE_FILE is {place}, which cannot be read: {error}."))?;
    match Database::read(text.trim()) {
        Ok(Database::File(_)) => Err(format!(
            "RA_DATABASE_FILE is {place}, which holds no URL: write one there, such as postgres://user:password@host/database."
        )),
        Ok(database) => Ok(database),
        Err(error) => Err(format!("The URL in RA_DATABASE_FILE {error}.")),
    }
}

/// The database that an argument of a command names as the setting does, or by a file that holds its URL.
///
/// # Errors
/// A sentence about what is wrong with a URL.
pub fn named_database(argument: &str, name: &Path) -> Result<Database, String> {
    let url = std::fs::File::open(name).and_then(|file| {
        let mut begin = Vec::new();
        file.take(LONGEST_URL).read_to_end(&mut begin)?;
        String::from_utf8(begin).map_err(std::io::Error::other)
    });
    let url = url.ok().map(|url| url.trim().to_owned()).filter(|url| Address::is_meant(url));
    Database::read(url.map_or_else(|| name.to_owned(), PathBuf::from))
        .map_err(|error| format!("{argument} {error}."))
}

/// Refuses a file where none can be.
fn in_its_place(database: Database) -> Result<Database, String> {
    let Database::File(file) = &database else { return Ok(database) };
    let folder = file.parent().filter(|folder| !folder.as_os_str().is_empty());
    if let Some(folder) = folder.filter(|folder| !folder.is_dir()) {
        return Err(format!("RA_DATABASE is in {}, a folder that does not exist.", folder.display()));
    }
    if file.is_dir() {
        return Err(format!(
            "RA_DATABASE is {}, a folder: name a file in it, such as {USUAL_DATABASE}.",
            file.display()
        ));
    }
    Ok(database)
}

/// The address of a page, to which a button can lead.
fn page(name: &str, given: Option<&str>) -> Result<Option<String>, String> {
    let Some(address) = given.map(str::trim).filter(|address| !address.is_empty()) else { return Ok(None) };
    let is_page = address.strip_prefix("https://").or(address.strip_prefix("http://"));
    let is_page = is_page.is_some_and(|rest| rest.contains('.') && can_be_told(rest));
    if is_page {
        Ok(Some(address.to_owned()))
    } else {
        Err(format!("{name} is {address:?}: give the address of a web page, beginning with https://."))
    }
}

/// Whether an address can stand in a request's header, between the parentheses and before the comma that are there.
fn can_be_told(contact: &str) -> bool {
    contact.len() <= LONGEST_CONTACT
        && contact.chars().all(|c| c.is_ascii_graphic() && !matches!(c, '(' | ')' | ','))
}

#[cfg(test)]
mod tests {
    use secrecy::ExposeSecret as _;

    use super::*;

    fn settings() -> Settings {
        Settings {
            token: Some("abc.s3cret.ghi".to_owned()),
            token_file: None,
            database: USUAL_DATABASE.into(),
            database_file: None,
            local_discord: None,
            shards: "auto".to_owned(),
            contact: None,
            privacy_url: None,
            terms_url: None,
            emoji: "on".to_owned(),
            log: USUAL_LOG.to_owned(),
            log_format: "text".to_owned(),
            keeper_millis: 5000,
            patience_millis: 10_000,
            listen: "off".to_owned(),
            backup: None,
            backup_keep: 7,
            limits: LimitSettings {
                open_tables: "5".to_owned(),
                tables_a_day: "20".to_owned(),
                server_tables: "30".to_owned(),
                presses: "20".to_owned(),
                copy_minutes: "10".to_owned(),
                settings_a_day: "50".to_owned(),
            },
        }
    }

    #[test]
    fn the_token_may_be_in_a_file() {
        let folder = tempfile::tempdir().unwrap();
        let file = folder.path().join("token");
        std::fs::write(&file, "abc.fr0mfile.ghi\n").unwrap();
        let with = |token: Option<&str>, file: &std::path::Path| {
            let token = token.map(str::to_owned);
            Settings { token, token_file: Some(file.to_owned()), ..settings() }.check()
        };
        assert_eq!(with(None, &file).unwrap().token.expose_secret(), "abc.fr0mfile.ghi");
        assert_eq!(with(Some(""), &file).unwrap().token.expose_secret(), "abc.fr0mfile.ghi");
        let both = with(Some("abc"), &file).unwrap_err();
        assert_eq!(both, ["RA_TOKEN and RA_TOKEN_FILE are both set: set one of them."]);
        let none = with(None, &folder.path().join("none")).unwrap_err();
        assert!(none.len() == 1 && none[0].contains("which cannot be read"), "{none:?}");
        std::fs::write(&file, "\n").unwrap();
        assert_eq!(with(None, &file).unwrap_err(), [NO_TOKEN]);
    }

    #[test]
    fn a_database_is_a_file_or_a_url_which_may_be_in_a_file() {
        let folder = tempfile::tempdir().unwrap();
        let file = folder.path().join("url");
        let read = |database: &str, file: Option<&Path>| {
            let file = file.map(Path::to_owned);
            let settings = Settings { database: database.into(), database_file: file, ..settings() };
            settings.check().map(|config| config.database.to_string()).map_err(|problems| problems.concat())
        };
        assert_eq!(read("ra.sqlite", None).unwrap(), "ra.sqlite");
        assert_eq!(read("postgres://ra:s3cret@db/ra", None).unwrap(), "postgres://ra@db/ra");
        std::fs::write(&file, "postgres://ra:s3cret@db/ra\n").unwrap();
        assert_eq!(read(USUAL_DATABASE, Some(&file)).unwrap(), "postgres://ra@db/ra");
        let both = "RA_DATABASE and RA_DATABASE_FILE are both set: set one of them.";
        assert_eq!(read("other.sqlite", Some(&file)).unwrap_err(), both);
        let none = read(USUAL_DATABASE, Some(&folder.path().join("none"))).unwrap_err();
        assert!(none.contains("which cannot be read"), "{none}");
        for (text, told) in [
            ("s3cret.sqlite", "which holds no URL"),
            (
                "postgres://ra:s3cr/et@db/ra",
                "The URL in RA_DATABASE_FILE has an unescaped '/' in the user or password",
            ),
        ] {
            std::fs::write(&file, text).unwrap();
            let problem = read(USUAL_DATABASE, Some(&file)).unwrap_err();
            assert!(problem.contains(told) && !problem.contains("s3cr"), "{problem}");
        }
    }

    #[test]
    fn a_command_names_a_database_as_settings_do() {
        let folder = tempfile::tempdir().unwrap();
        let (file, url) = (folder.path().join("ra.sqlite"), folder.path().join("url"));
        std::fs::write(&url, "postgres://ra:s3cret@db/ra\n").unwrap();
        for (name, meant) in [
            (file.as_path(), file.to_str().unwrap()),
            (Path::new("postgres://ra:s3cret@db/ra"), "postgres://ra@db/ra"),
            (&url, "postgres://ra@db/ra"),
        ] {
            assert_eq!(named_database("TO", name).unwrap().to_string(), meant);
        }
        std::fs::write(&url, "postgres://ra:s3#cret@db/ra").unwrap();
        for name in ["postgres://ra:s3#cret@db/ra", url.to_str().unwrap()] {
            let told = named_database("TO", Path::new(name)).unwrap_err();
            assert!(told.starts_with("TO has an unescaped '#'") && !told.contains("cret"), "{told}");
        }
    }

    #[test]
    fn good_settings_are_taken_and_the_token_is_not_printed() {
        let config = settings().check().unwrap();
        assert_eq!(config.endpoint, Endpoint::Discord);
        assert!(!format!("{config:?}").contains("s3cret"));
        let settings = Settings { database: "postgres://ra:passw0rd@db/ra".into(), ..settings() };
        assert!(!format!("{:?}", settings.check().unwrap()).contains("passw0rd"));
    }

    #[test]
    fn all_problems_are_told_at_once() {
        let problems = Settings {
            token: None,
            database: "no/such/folder/ra.sqlite".into(),
            local_discord: Some("8.8.8.8:80".to_owned()),
            shards: "none".to_owned(),
            contact: Some("me (here)".to_owned()),
            emoji: "yes".to_owned(),
            log: "loud".to_owned(),
            log_format: "xml".to_owned(),
            keeper_millis: 0,
            ..settings()
        }
        .check()
        .unwrap_err();
        assert_eq!(problems.len(), 9, "{problems:?}");
        assert_eq!(problems[0], NO_TOKEN);
    }

    #[test]
    fn a_token_has_no_spaces() {
        let problems = Settings { token: Some("Bot abc".to_owned()), ..settings() }.check().unwrap_err();
        assert!(problems[0].contains("RA_TOKEN"));
    }

    #[test]
    fn shards_are_a_number_or_left_to_discord() {
        let check = |shards: &str| Settings { shards: shards.to_owned(), ..settings() }.check();
        for (said, count) in [("auto", None), ("1", NonZeroU16::new(1)), ("16", NonZeroU16::new(16))] {
            assert_eq!(check(said).unwrap().shards, count.map_or(Shards::Auto, Shards::Count));
        }
        for bad in ["0", "-1", "two", "", "65536"] {
            assert!(check(bad).unwrap_err()[0].starts_with("RA_SHARDS"), "{bad:?}");
        }
    }

    #[test]
    fn who_answers_for_the_bot_is_one_address() {
        let check = |contact: &str| Settings { contact: Some(contact.to_owned()), ..settings() }.check();
        let told =
            |said: Option<&str>| said.or(Some(HOMEPAGE)).filter(|said| !said.is_empty()).map(str::to_owned);
        for good in ["https://ra.example/bot?a=b#c", " host@ra.example\n", "mailto:host@ra.example"] {
            let expected = if HOMEPAGE.is_empty() { told(Some(good.trim())) } else { told(None) };
            assert_eq!(check(good).unwrap().contact, expected);
        }
        for empty in ["", " "] {
            assert_eq!(check(empty).unwrap().contact, told(None));
        }
        let long = format!("https://ra.example/{}", "a".repeat(LONGEST_CONTACT));
        for bad in
            ["a@b.example, c@d.example", "(a)", "a)", "a\nb", "a\r\nX-Evil: 1", "a b", "ü@ra.example", &long]
        {
            assert!(check(bad).unwrap_err()[0].starts_with("RA_CONTACT"), "{bad:?}");
        }
        assert!(can_be_told(HOMEPAGE), "{HOMEPAGE}");
    }
}
