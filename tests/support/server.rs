//! A server to play on: the local Discord, a database that is thrown away, and the bot connected to both.

use std::num::NonZeroU16;
use std::path::{Path, PathBuf};
use std::sync::atomic::{AtomicBool, Ordering};
use std::time::Duration;

use local_discord::{BotResponse, Limits, LocalDiscord, Options, Person};

use ra::rules::Action;
use ra_bot::app::{ChangeResult, Error, Request, installation, lobbies, play, repair};
use ra_bot::config::Limits as RequestLimits;
use ra_bot::config::{AnswerTimeouts, Config, Endpoint, Pages, REQUESTS_A_SECOND, Shards};
use ra_bot::discord::{Bot, Settled};
use ra_bot::store::tasks::{self, Kind};
use ra_bot::store::{Database, Store, WriteTx, reader_preferences, shards};
use ra_table::game::lobby::Lobby;
use ra_table::game::{Decision, SecondThoughts};
use ra_table::id::{GameId, InteractionId, Shard, UserId};
use ra_table::time::Millis;
use serde_json::Value;
use tempfile::TempDir;
use tokio::sync::OnceCell;
use tokio::task::JoinHandle;
use tokio_util::sync::CancellationToken;

use super::clicks::{carried_on, carry_on, is_any_board};
use super::database::{self, TestDatabase};
use super::stored_game::StoredGame;

/// The people of the local Discord, in its order.
pub(crate) const PEOPLE: [&str; 5] = ["Nefer", "Amun", "Isis", "Khnum", "Seti"];

/// Over how many shards the bot plays here, unless a test says another number: one, or what RA_TEST_SHARDS says.
fn usual_shards() -> NonZeroU16 {
    let told = std::env::var("RA_TEST_SHARDS").ok();
    told.map_or(NonZeroU16::MIN, |told| told.parse().expect("RA_TEST_SHARDS is a number from 1 on"))
}

/// How long what is decided can be taken back: longer than any test takes, unless it turns the clock.
pub(crate) const SECOND_THOUGHTS: SecondThoughts =
    SecondThoughts { usual: Duration::from_mins(20), live: Duration::from_mins(6) };

/// Plays a decision, and does not wait for second thoughts.
pub(crate) async fn play_at_once(
    store: &Store,
    request: &Request,
    decision: &Decision,
) -> Result<ChangeResult, Error> {
    let done = play::play(store, request, decision, SECOND_THOUGHTS).await?;
    let Some(pending) = done.own.as_ref().and_then(|own| own.pending.as_ref()) else { return Ok(done) };
    let again = InteractionId(request.interaction.0 + 1_000_000);
    play::carry_on(store, &Request { interaction: again, ..request.clone() }, pending.at).await
}

/// How long anything may take before a test gives up on it.
pub(crate) const PATIENCE: Duration = Duration::from_secs(60);

/// How long may pass between two looks at something that comes.
pub(crate) const SOON: Duration = Duration::from_millis(5);

pub(crate) struct Server {
    pub(crate) discord: LocalDiscord,
    pub(crate) store: Store,
    pub(crate) config: Config,
    /// How many shards the local Discord recommends.
    recommended: NonZeroU16,
    life: Option<Life>,
    /// Whether a scene has taken a game's clock away.
    stands_still: AtomicBool,
    _folder: TempDir,
}

/// An empty database, which is made once: to copy it takes less time.
async fn empty_database() -> PathBuf {
    static MADE: OnceCell<TempDir> = OnceCell::const_new();
    let make = async || {
        let folder = tempfile::tempdir().unwrap();
        Store::open(&folder.path().join("ra.sqlite")).await.unwrap().close().await;
        folder
    };
    MADE.get_or_init(make).await.path().join("ra.sqlite")
}

/// The bot, from a start to its end.
struct Life {
    stop: CancellationToken,
    /// Boxed: every scene would carry it along otherwise.
    settled: Box<Settled>,
    bot: JoinHandle<anyhow::Result<()>>,
}

impl Life {
    /// Stops the bot as SIGTERM does, and waits for its farewell.
    async fn end(self) {
        self.stop.cancel();
        within(self.bot).await.unwrap().unwrap();
    }
}

impl Server {
    pub(crate) async fn start() -> Server {
        Server::with(options()).await
    }

    /// The bot has as many shards as Discord recommends.
    pub(crate) async fn with(options: Options) -> Server {
        Server::on(options, |_| {}, async |_, _| {}).await
    }

    /// With the time that Discord leaves for an answer, and that the bot takes to defer one: for scenes about that.
    pub(crate) async fn in_real_time() -> Server {
        let limits = Limits { rate_limits: false, ..Limits::default() };
        Server::with(Options { limits, ..options() }).await
    }

    /// The same with other settings, and a database that is written before the bot opens it.
    pub(crate) async fn on(
        options: Options,
        set: impl FnOnce(&mut Config),
        write: impl AsyncFnOnce(&LocalDiscord, &Database),
    ) -> Server {
        let answers = match options.limits.answer_window {
            usual if usual == AnswerTimeouts::USUAL.answer => AnswerTimeouts::USUAL,
            answer => AnswerTimeouts { answer, defer: answer, ..AnswerTimeouts::USUAL },
        };
        let shards = options.shards.max(usual_shards());
        let options = Options { shards, ..options };
        let recommended = options.shards;
        let discord = LocalDiscord::start(options).await.unwrap();
        let folder = tempfile::tempdir().unwrap();
        let mut config = config(&discord, database::place_in(folder.path()).await, answers);
        set(&mut config);
        write(&discord, &config.database).await;
        if let Database::File(path) = &config.database
            && !path.exists()
        {
            std::fs::copy(empty_database().await, path).unwrap();
        }
        let store = config.database.open().await.unwrap().with_patience(config.patience);
        have_played(&store, &discord).await;
        let life = Some(connect(&config, &store).await);
        within(discord.until_commands()).await;
        let stands_still = AtomicBool::new(false);
        let server = Server { discord, store, config, recommended, life, stands_still, _folder: folder };
        server.alive().await;
        server
    }

    /// Stops the bot as SIGTERM does, and waits for its farewell.
    pub(crate) async fn end(self) {
        // Whatever went wrong meanwhile, no other process did it.
        assert_eq!(installation::another_seen_at(&self.store).await.ok().flatten(), None);
        if self.life.is_some() {
            // Nothing is forgotten: each task is there that the rest of the database needs.
            let mut missing = repair::missing(&self.store, self.now()).await.unwrap();
            missing
                .retain(|task| task.kind != Kind::Clock.word() || !self.stands_still.load(Ordering::Relaxed));
            assert_eq!(missing, []);
        }
        if let Some(life) = self.life {
            life.end().await;
        }
        self.discord.stop().await.unwrap();
    }

    /// Takes away the clock of a game: nothing is due there.
    pub(crate) async fn stops(&self, game: GameId) {
        self.stands_still.store(true, Ordering::Relaxed);
        self.write(async |tx| tasks::forget(tx, Kind::Clock, &game.to_string()).await.unwrap()).await;
    }

    /// Where the database is.
    pub(crate) fn database(&self) -> &Database {
        &self.config.database
    }

    /// Where it is, in a test that only a file can pass.
    pub(crate) fn file(&self) -> &Path {
        match &self.config.database {
            Database::File(path) => path,
            Database::Postgres(address) => panic!("{address} is no file"),
        }
    }

    /// Stops the bot alone.
    pub(crate) async fn stop(&mut self) {
        self.life.take().expect("it runs").end().await;
        while self.discord_is_connected().await {
            tokio::time::sleep(Duration::from_millis(2)).await;
        }
        // The bot closed it at its end. One of two handles would still hold it: the other lets go of it first.
        self.store = TestDatabase::new().await.open().await;
        self.store = self.config.database.open().await.unwrap().with_patience(self.config.patience);
    }

    /// Starts the bot again on the same database.
    pub(crate) async fn start_again(&mut self) {
        self.life = Some(connect(&self.config, &self.store).await);
        within(self.discord.until_connected()).await;
        self.alive().await;
    }

    async fn discord_is_connected(&self) -> bool {
        tokio::time::timeout(Duration::from_millis(1), self.discord.until_connected()).await.is_ok()
    }

    /// Stops the bot, and starts it again.
    pub(crate) async fn restart(&mut self) {
        self.stop().await;
        self.start_again().await;
    }

    /// Turns the local Discord's clock forward, and waits until the bot has noticed.
    pub(crate) async fn turn(&self, by: Duration) {
        self.discord.advance(by);
        self.alive().await;
    }

    /// With small pictures beside words, once they are there. Most scenes go without: it would make every start longer.
    pub(crate) async fn pictured() -> Server {
        let server = Server::on(options(), |config| config.emojis = true, async |_, _| {}).await;
        server.at_rest().await;
        server
    }

    /// Waits until the bot has nothing to do.
    pub(crate) async fn at_rest(&self) {
        let life = self.life.as_ref().expect("it runs");
        within(life.settled.wait(|| self.now())).await;
    }

    /// Waits until the bot has noted that all its shards are alive and connected now.
    pub(crate) async fn alive(&self) {
        let count = match self.config.shards {
            Shards::Auto => self.recommended,
            Shards::Count(count) => count,
        };
        for shard in Shard::all(count) {
            self.alive_with(shard).await;
        }
    }

    /// The same of one shard.
    pub(crate) async fn alive_with(&self, shard: Shard) {
        let now = self.now();
        wait_while(async || {
            // A time is told in whole seconds, and taken over if it is another by more than a few.
            self.alive_at(shard).await.is_none_or(|at| at.0 <= now.0 - 10_000)
        })
        .await;
    }

    /// When a shard was last known to be alive.
    pub(crate) async fn alive_at(&self, shard: Shard) -> Option<Millis> {
        shards::alive_at(&mut self.store.read().await.unwrap(), shard).await.unwrap()
    }

    /// What the local Discord's clock shows.
    pub(crate) fn now(&self) -> Millis {
        Millis(self.discord.now_ms())
    }

    /// Changes the database in one transaction, as the bot would.
    pub(crate) async fn write<T>(&self, change: impl AsyncFnOnce(&mut WriteTx) -> T) -> T {
        let mut tx = self.store.write().await.unwrap();
        let done = change(&mut tx).await;
        tx.commit().await.unwrap();
        done
    }

    /// Somebody of the local Discord.
    pub(crate) fn person(&self, who: &str) -> Person {
        self.discord.person(who).unwrap()
    }

    /// The messages of a channel that somebody sees.
    pub(crate) fn messages(&self, who: &str, channel: &str) -> Vec<Value> {
        self.person(who).read(channel).unwrap()
    }

    /// What a person is answered, as text: a message's content and embeds.
    pub(crate) async fn run(&self, who: &str, channel: &str, command: &str) -> String {
        run(&self.person(who), channel, command).await
    }

    /// These people run a command, one after the other.
    pub(crate) async fn each_runs(&self, people: &[&str], channel: &str, command: &str) {
        for who in people {
            self.run(who, channel, command).await;
        }
    }

    /// What a person is answered without the board that comes of what they carry on with: for where none can.
    pub(crate) async fn answered(&self, who: &str, channel: &str, command: &str) -> String {
        let person = self.person(who);
        let answer = within(person.run(channel, command)).await.unwrap();
        let answer = within(carried_on(&person, channel, answer)).await;
        words(answer.message().unwrap())
    }

    /// How many messages that somebody sees in a channel say this.
    pub(crate) fn times_told(&self, who: &str, channel: &str, part: &str) -> usize {
        self.read(who, channel).iter().filter(|told| told.contains(part)).count()
    }

    /// Everything a person sees in a channel, as text.
    pub(crate) fn read(&self, who: &str, channel: &str) -> Vec<String> {
        self.messages(who, channel).iter().map(words).collect()
    }

    /// Opens a table for so many and fills it; returns the channel that the game is played in, when all are there.
    pub(crate) async fn begin(&self, players: usize, options: &str) -> String {
        let opened =
            self.run(PEOPLE[0], "ra", &format!("/ra new seats:{players} quick:false {options}")).await;
        opened.says("free seat");
        for who in &PEOPLE[1..players] {
            let answer = self.run(who, "ra", "/ra join").await;
            assert!(
                answer.contains("have joined") || answer.contains("started") || answer.contains("begun"),
                "{answer}"
            );
        }
        let game = self.last_game().await;
        let channel = self.round(game).await.channel().to_string();
        let nefer = self.person(PEOPLE[0]);
        let board = |messages: &[Value]| messages.iter().any(|message| words(message).contains("epoch 1,"));
        within(nefer.read_until(&channel, board)).await.unwrap();
        self.until_all_are_in_the_thread(game).await;
        channel
    }

    /// Waits until no task of a kind is due or under way, nor will be in a moment.
    pub(crate) async fn until_done(&self, kind: Kind) {
        wait_while(async || {
            let open = tasks::open(&self.store, self.now().after(Duration::from_secs(1))).await.unwrap();
            open.iter().any(|(open, _)| open == kind.word())
        })
        .await;
    }

    /// Waits until nothing is left to be done about who is in a game's thread.
    pub(crate) async fn until_all_are_in_the_thread(&self, game: GameId) {
        wait_while(async || {
            let mut tx = self.store.read().await.unwrap();
            tasks::is_there(&mut tx, Kind::ThreadMembers, &game.to_string()).await.unwrap()
        })
        .await;
    }

    pub(crate) async fn last_game(&self) -> GameId {
        let games = ra_bot::store::games::running(&self.store).await.unwrap();
        *games.last().expect("a game runs")
    }

    pub(crate) async fn round(&self, game: GameId) -> StoredGame {
        StoredGame::read(&self.store, game).await
    }

    /// The name of whoever is to act.
    pub(crate) async fn to_act(&self, game: GameId) -> String {
        let round = self.round(game).await;
        round.name(round.state().to_act().unwrap())
    }

    pub(crate) async fn lobby(&self, game: i64) -> Lobby {
        lobbies::lobby(&self.store, GameId(game)).await.unwrap()
    }
}

/// Everybody has played before, and was told then what the bot does for them: it makes obvious moves from the start.
async fn have_played(store: &Store, discord: &LocalDiscord) {
    let mut tx = store.write().await.unwrap();
    for person in discord.people() {
        let user = UserId(i64::try_from(person.id().0).unwrap());
        reader_preferences::set_autoplay_told(&mut tx, user, Millis(0)).await.unwrap();
    }
    tx.commit().await.unwrap();
}

async fn connect(config: &Config, store: &Store) -> Life {
    let stop = CancellationToken::new();
    let bot = Bot::new(config, store.clone()).await.unwrap();
    Life { stop: stop.clone(), settled: Box::new(bot.settled()), bot: tokio::spawn(bot.run(stop)) }
}

/// A local Discord that waits for an answer as long as a test does: what people are answered never depends on how
/// busy the machine is. It has no rate limits: a test plays faster than people.
pub(crate) fn options() -> Options {
    let limits = Limits { answer_window: PATIENCE, rate_limits: false, ..Limits::default() };
    Options { limits, ..ra_bot::terminal::sample_guild() }
}

fn config(discord: &LocalDiscord, database: Database, answers: AnswerTimeouts) -> Config {
    let address = discord.address().trim_start_matches("http://").parse().unwrap();
    Config {
        token: discord.token().to_owned().into(),
        database,
        endpoint: Endpoint::Local(address),
        shards: Shards::Auto,
        contact: None,
        pages: Pages::default(),
        emojis: false,
        poll_every: Duration::from_millis(50),
        clock_every: Duration::from_millis(200),
        requests_a_second: REQUESTS_A_SECOND,
        patience: Duration::from_millis(500),
        look_after: Duration::from_millis(200),
        answers,
        second_thoughts: SECOND_THOUGHTS,
        // People here act faster than any.
        limits: RequestLimits::NONE,
        listen: None,
        backups: None,
    }
}

/// What a person is answered, as text: a message's content and embeds, once the bot has done thinking. What they have
/// decided on their turn they carry on with, and then it is the board that comes of it, or why there is none.
pub(crate) async fn run(person: &Person, channel: &str, command: &str) -> String {
    let answer = match within(person.run(channel, command)).await {
        Ok(BotResponse::Message { message }) if is_thinking(&message) => {
            // The place is taken away where what everybody is to see comes otherwise.
            let is_over = |read: &[Value]| said(read, &message).is_none_or(|said| !is_thinking(said));
            let read = within(person.read_until(channel, is_over)).await.unwrap();
            let said = said(&read, &message).cloned();
            Ok(said.map_or(BotResponse::NoResponse, |message| BotResponse::Message { message }))
        }
        other => other,
    };
    match answer {
        Ok(answer) if answer.message().and_then(carry_on).is_some() => {
            let boards =
                |read: &[Value]| read.iter().filter(|message| is_any_board(message)).cloned().collect();
            let before: Vec<Value> = boards(&person.read(channel).unwrap());
            let carried = within(carried_on(person, channel, answer)).await;
            // A press that is only acknowledged at first says no more than the board.
            let told = carried.message().map(words).unwrap_or_default();
            // It may be the same message, which shows something else now.
            let is_new = |message: &&Value| is_any_board(message) && !before.contains(message);
            let shows = |read: &[Value]| read.iter().any(|message| is_new(&message));
            let read = within(person.read_until(channel, shows)).await.unwrap();
            let board = read.iter().rfind(is_new).unwrap();
            format!("{told}\n{}", words(board))
        }
        Ok(BotResponse::Message { message } | BotResponse::Updated { message }) => words(&message),
        Ok(BotResponse::NoResponse) => "(no response)".to_owned(),
        Ok(other) => format!("{other:?}"),
        Err(refused) => format!("(refused) {refused:?}"),
    }
}

/// What happens in good time; anything else is a failure, not a hang.
pub(crate) async fn within<T>(something: impl Future<Output = T>) -> T {
    tokio::time::timeout(PATIENCE, something).await.expect("it takes too long")
}

/// Waits until there is something.
pub(crate) async fn wait_for<T>(find: impl AsyncFn() -> Option<T>) -> T {
    within(async {
        loop {
            if let Some(found) = find().await {
                return found;
            }
            tokio::time::sleep(SOON).await;
        }
    })
    .await
}

/// Waits as long as that is so.
pub(crate) async fn wait_while(it_is: impl AsyncFn() -> bool) {
    wait_for(async || (!it_is().await).then_some(())).await;
}

/// Whether a message is only the place for an answer that is to come.
pub(crate) fn is_thinking(message: &Value) -> bool {
    message["flags"].as_u64().unwrap_or(0) & 128 != 0
}

/// A message as it is now.
fn said<'a>(read: &'a [Value], message: &Value) -> Option<&'a Value> {
    read.iter().find(|other| other["id"] == message["id"])
}

/// What a text is to say, and what not: all of it is shown where that is not so.
pub(crate) trait Says {
    fn says(&self, part: &str) -> &str;
    fn says_all(&self, parts: &[&str]) -> &str;
    fn lacks(&self, part: &str) -> &str;
    fn begins(&self, part: &str) -> &str;
}

impl Says for str {
    #[track_caller]
    fn says(&self, part: &str) -> &str {
        assert!(self.contains(part), "it does not say {part:?}: {self}");
        self
    }

    #[track_caller]
    fn says_all(&self, parts: &[&str]) -> &str {
        for part in parts {
            self.says(part);
        }
        self
    }

    #[track_caller]
    fn lacks(&self, part: &str) -> &str {
        assert!(!self.contains(part), "it says {part:?}: {self}");
        self
    }

    #[track_caller]
    fn begins(&self, part: &str) -> &str {
        assert!(self.starts_with(part), "it does not begin with {part:?}: {self}");
        self
    }
}

/// A message as a reader has it: its text, the texts of its embeds, and what its pictures show.
pub(crate) fn words(message: &Value) -> String {
    let mut words = vec![message["content"].as_str().unwrap_or_default().to_owned()];
    for embed in message["embeds"].as_array().into_iter().flatten() {
        words.extend(
            ["title", "description"].iter().filter_map(|part| embed[part].as_str().map(str::to_owned)),
        );
        words.extend(embed["image"]["description"].as_str().map(str::to_owned));
        for field in embed["fields"].as_array().into_iter().flatten() {
            words.extend(["name", "value"].iter().filter_map(|part| field[part].as_str().map(str::to_owned)));
        }
    }
    words.retain(|part| !part.is_empty());
    with_plain_commands(&words.join("\n"))
}

/// Commands that can be tapped, as they are read: `/ra draw` of `</ra draw:123>`, whose number is another in each run.
pub(crate) fn with_plain_commands(text: &str) -> String {
    let mut parts = text.split("</");
    let mut plain = parts.next().unwrap_or_default().to_owned();
    for part in parts {
        let command =
            part.split_once('>').and_then(|(inside, after)| Some((inside.split_once(':')?.0, after)));
        match command {
            Some((name, after)) => plain.extend(["/", name, after]),
            None => plain.extend(["</", part]),
        }
    }
    plain
}

/// The same without the numbers that follow some words, such as the seconds of a moment.
pub(crate) fn without_numbers(told: &str, words: &str) -> String {
    let mut parts = told.split(words);
    let first = parts.next().unwrap().to_owned();
    parts.fold(first, |told, part| told + words + part.trim_start_matches(char::is_numeric))
}

/// The command for an action.
pub(crate) fn command(action: Action) -> String {
    match action {
        Action::Draw => "/ra draw".to_owned(),
        Action::Invoke => "/ra invoke".to_owned(),
        Action::God(space) => format!("/ra god tiles:{space}"),
        Action::Done => "/ra god".to_owned(),
        Action::Bid(sun) => format!("/ra bid {sun}"),
        Action::Pass => "/ra pass".to_owned(),
        Action::Discard(tile) => format!("/ra discard {tile}"),
    }
}
