//! What a command costs: `cargo bench --bench interaction`.
//!
//! The local Discord and the people are this process; the bot is another one, the real program in its release build,
//! on a database of 10,000 running games of 60 actions each. What is timed is a person's wait, from the command to the
//! answer; the bot's CPU time is the kernel's account of its process, with all that it does after the answer.
//!
//! The measure is a command that does nothing. It is no command of the bot: this program starts itself once more as a
//! bare poise bot with the bot's own REST client, and that bot answers `/nothing`. What drawing a tile costs beyond it,
//! by command or by a click on the board, is the game, the database, the text and the picture.

use std::io::Write;
use std::process::{Child, Command, Stdio};
use std::time::{Duration, Instant};

use futures_util::StreamExt;
use futures_util::stream::iter;
use ra_bot::ai::Level;
use ra_bot::clock::Pace;
use ra_bot::config::Endpoint;
use ra_bot::discord::rest::{Answer, Interaction, Message, Priority, Rest};
use ra_bot::game::lobby::{Place, Sitting, Status};
use ra_bot::game::{Actor, Deal, Line, Number, Person, RULES, Who};
use ra_bot::id::{ChannelId, GameId, GuildId, MessageId, UserId};
use ra_bot::playground::{Answer as Seen, Id, Limits, Options, Playground};
use ra_bot::record::Record;
use ra_bot::rules::{Action, Edition, Players, Seat};
use ra_bot::simulate::{self, Policy};
use ra_bot::store::games::GameRow;
use ra_bot::store::posts::PostRow;
use ra_bot::store::{Store, WriteTx, deals, entries, facts, games, people as store_people, posts};
use ra_bot::time::Millis;
use serde_json::json;
use serenity::all::{ClientBuilder, GatewayIntents, HttpBuilder, MessageFlags};

/// Running games in the database.
const GAMES: usize = 10_000;
/// Those of them that are played in this benchmark: Discord allows a server so many active threads.
const PLAYED: usize = 1000;
/// The last of them are tables of one person and computer players that think hard.
const TABLES: usize = 50;
/// The actions that every game begins with, and the draws that are possible after them.
const ACTIONS: usize = 60;
const DRAWS: usize = 4;
/// How many commands are under way at once in the second round.
const IN_FLIGHT: usize = 64;
/// The environment variable that makes this program the bare bot.
const BARE: &str = "RA_BENCH_BARE";

type Failure = Box<dyn std::error::Error + Send + Sync>;
type Outcome<T> = Result<T, Failure>;

fn main() -> Outcome<()> {
    let runtime = tokio::runtime::Runtime::new()?;
    match std::env::var(BARE) {
        Ok(address) => runtime.block_on(bare_bot(&address)),
        Err(_) => runtime.block_on(measure()),
    }
}

/// Answers `/nothing` with nothing much.
#[poise::command(slash_command)]
async fn nothing(ctx: poise::ApplicationContext<'_, Rest, Failure>) -> Outcome<()> {
    let came = ctx.interaction;
    let interaction = Interaction { id: came.id, token: came.token.clone(), received: Instant::now() };
    let message = Message {
        content: Some("Nothing.".to_owned()),
        flags: MessageFlags::EPHEMERAL,
        ..Message::default()
    };
    ctx.data().answer(&interaction, &Answer::Message(message)).await?;
    Ok(())
}

/// The least that poise and serenity do, set up as the bot sets them up.
async fn bare_bot(address: &str) -> Outcome<()> {
    let token = std::env::var("RA_TOKEN")?;
    let client = reqwest::Client::builder().no_proxy().tcp_nodelay(true).build()?;
    let http = HttpBuilder::new(&token).client(client).proxy(format!("http://{address}"));
    let http = http.ratelimiter_disabled(true).build();
    let application = http.get_current_application_info().await?.id;
    let rest = Rest::new(&token, application, Endpoint::Local(address.parse()?))?;
    rest.set_commands(&poise::builtins::create_application_commands(&[nothing()]), Priority::Post).await?;
    let options = poise::FrameworkOptions { commands: vec![nothing()], ..poise::FrameworkOptions::default() };
    let framework = poise::Framework::builder()
        .options(options)
        .initialize_owners(false)
        .setup(|_, _, _| Box::pin(async move { Ok(rest) }))
        .build();
    let mut client = ClientBuilder::new_with_http(http, GatewayIntents::GUILDS)
        .application_id(application)
        .framework(framework)
        .await?;
    Ok(client.start_autosharded().await?)
}

/// A process of a bot; it never outlives this one.
struct Process(Child);

impl Drop for Process {
    fn drop(&mut self) {
        // One that has ended already needs no end.
        let _ = self.0.kill();
        let _ = self.0.wait();
    }
}

impl Process {
    fn spawn(command: &mut Command) -> Outcome<Process> {
        Ok(Process(command.stdout(Stdio::null()).spawn()?))
    }

    /// The CPU time of the process so far, in user and kernel mode. The kernel counts in hundredths of a second.
    fn cpu(&self) -> Outcome<Duration> {
        let stat = std::fs::read_to_string(format!("/proc/{}/stat", self.0.id()))?;
        let fields = stat.rsplit(')').next().unwrap_or_default();
        let ticks =
            fields.split_whitespace().skip(11).take(2).map(str::parse::<u64>).sum::<Result<u64, _>>()?;
        Ok(Duration::from_millis(10 * ticks))
    }

    /// Resident memory in MiB.
    fn memory(&self) -> Outcome<f64> {
        let status = std::fs::read_to_string(format!("/proc/{}/status", self.0.id()))?;
        let line = status.lines().find_map(|line| line.strip_prefix("VmRSS:")).unwrap_or_default();
        Ok(line.trim().trim_end_matches(" kB").parse::<f64>()? / 1024.0)
    }
}

/// What one kind of command cost.
struct Cost {
    waits: Vec<Duration>,
    /// The bot's CPU time for each.
    cpu: Duration,
}

impl Cost {
    fn wait(&self, percent: usize) -> Duration {
        self.waits[(self.waits.len() - 1) * percent / 100]
    }

    fn print(&self, name: &str) {
        println!(
            "| {name} | {} | {:.2} ms | {:.2} ms | {} µs |",
            self.waits.len(),
            self.wait(50).as_secs_f64() * 1e3,
            self.wait(99).as_secs_f64() * 1e3,
            self.cpu.as_micros()
        );
    }
}

/// What somebody does.
#[derive(Debug, Clone, Copy, PartialEq)]
enum Deed {
    Nothing,
    DrawByCommand,
    DrawByClick,
}

/// Somebody who does something somewhere.
struct Given {
    person: String,
    channel: String,
    deed: Deed,
}

impl Given {
    async fn answer(&self, discord: &Playground) -> Outcome<(Duration, Seen)> {
        let person = discord.person(&self.person).ok_or("there is no such person")?;
        let boards = match self.deed {
            Deed::DrawByClick => person.read(&self.channel)?,
            Deed::Nothing | Deed::DrawByCommand => Vec::new(),
        };
        let board = boards.last().and_then(|board| Id::parse(board["id"].as_str()?));
        let begun = Instant::now();
        let seen = match self.deed {
            Deed::Nothing => person.run(&self.channel, "/nothing").await?,
            Deed::DrawByCommand => person.run(&self.channel, "/ra draw").await?,
            Deed::DrawByClick => {
                person.click(&self.channel, board.ok_or("there is no board")?, "Draw").await?
            }
        };
        Ok((begun.elapsed(), seen))
    }
}

async fn run(discord: &Playground, bot: &Process, given: Vec<Given>, at_once: usize) -> Outcome<Cost> {
    let (count, before) = (given.len(), bot.cpu()?);
    let one = |given: Given| async move {
        let (wait, seen) = given.answer(discord).await?;
        let message = seen.message().ok_or_else(|| format!("{:?} was not answered", given.deed))?;
        let good = match given.deed {
            Deed::Nothing => true,
            Deed::DrawByCommand => message["embeds"][0].is_object(),
            Deed::DrawByClick => matches!(seen, Seen::Updated { .. }),
        };
        if good { Ok::<_, Failure>(wait) } else { Err(message["content"].to_string().into()) }
    };
    let waits: Vec<_> = iter(given.into_iter().map(one)).buffer_unordered(at_once).collect().await;
    let mut waits = waits.into_iter().collect::<Outcome<Vec<Duration>>>()?;
    waits.sort();
    // What is done after the answers is part of their cost.
    tokio::time::sleep(Duration::from_millis(1500)).await;
    let cpu = (bot.cpu()? - before) / u32::try_from(count)?;
    Ok(Cost { waits, cpu })
}

/// What a command costs that does nothing, one at a time and many at once.
async fn measure_nothing(discord: &Playground, address: &str) -> Outcome<[Cost; 2]> {
    let mut command = Command::new(std::env::current_exe()?);
    let bare = Process::spawn(command.env_clear().env(BARE, address).env("RA_TOKEN", discord.token()))?;
    discord.until_commands().await;
    let nothings = |count| (0..count).map(|_| nothing_given()).collect();
    run(discord, &bare, nothings(500), 8).await?;
    let costs = [
        run(discord, &bare, nothings(4000), 1).await?,
        run(discord, &bare, nothings(8000), IN_FLIGHT).await?,
    ];
    drop(bare);
    Ok(costs)
}

async fn measure() -> Outcome<()> {
    let limits = Limits { rate_limits: false, ..Limits::default() };
    let discord = Playground::start(Options { limits, ..Options::default() }).await?;
    let address = discord.address().trim_start_matches("http://").to_owned();
    let folder = tempfile::tempdir_in(env!("CARGO_TARGET_TMPDIR"))?;

    let nothing = measure_nothing(&discord, &address).await?;
    let channels = open_threads(&discord).await?;
    let database = folder.path().join("ra.sqlite");
    let store = Store::open(&database).await?;
    let movers = fill(&store, &discord, &channels).await?;
    let commits = commits(&store).await?;
    store.close().await;
    drop(store);

    let start = || {
        let mut command = Command::new(env!("CARGO_BIN_EXE_ra-bot"));
        command.env_clear().current_dir(folder.path());
        command.env("RA_TOKEN", discord.token()).env("RA_LOCAL_DISCORD", &address);
        Process::spawn(command.env("RA_DATABASE", &database).env("RA_LOG", "warn"))
    };
    // The first start registers the commands, which Discord takes its time for.
    let first = start()?;
    while !discord.commands().iter().any(|command| command["name"] == "ra") {
        tokio::time::sleep(Duration::from_millis(10)).await;
    }
    tokio::time::sleep(Duration::from_millis(500)).await;
    drop(first);
    tokio::time::sleep(Duration::from_millis(100)).await;
    let begun = Instant::now();
    let bot = start()?;
    discord.until_connected().await;
    let nefer = discord.person("Nefer").ok_or("Nefer is missing")?;
    nefer.run("general", "/ra help").await?;
    let ready = begun.elapsed();
    tokio::time::sleep(Duration::from_millis(1500)).await;
    let memory_at_start = bot.memory()?;

    let draws = |deed: Deed, turn: usize, games: std::ops::Range<usize>| -> Vec<Given> {
        games
            .map(|game| Given { person: movers[game][turn].clone(), channel: channels[game].0.clone(), deed })
            .collect()
    };
    let people = PLAYED - TABLES;
    run(&discord, &bot, draws(Deed::DrawByCommand, 0, 0..100), 8).await?;
    let drawn = [
        run(&discord, &bot, draws(Deed::DrawByCommand, 0, 100..people), 1).await?,
        run(&discord, &bot, draws(Deed::DrawByCommand, 1, 0..people), IN_FLIGHT).await?,
    ];
    let clicked = [
        run(&discord, &bot, draws(Deed::DrawByClick, 2, 0..people), 1).await?,
        run(&discord, &bot, draws(Deed::DrawByClick, 3, TABLES..people), IN_FLIGHT).await?,
    ];
    let memory = bot.memory()?;
    let thinking = PLAYED - TABLES..PLAYED;
    let others = draws(Deed::DrawByCommand, 3, 0..TABLES);
    let (tables, beside) = tokio::try_join!(
        run(&discord, &bot, draws(Deed::DrawByCommand, 0, thinking), TABLES),
        run(&discord, &bot, others, 1),
    )?;
    report(&nothing, &[("`/ra draw`", drawn), ("a click on *Draw*", clicked)], commits);
    report_thinking(&tables, &beside);
    println!(
        "\nFrom the start to the first answer, with {GAMES} running games: {:.2} s.",
        ready.as_secs_f64()
    );
    println!("Resident memory: {memory_at_start:.1} MiB after the start, {memory:.1} MiB after the draws.");
    std::io::stdout().flush()?;
    drop(bot);
    Ok(discord.stop().await?)
}

fn nothing_given() -> Given {
    Given { person: "Nefer".to_owned(), channel: "general".to_owned(), deed: Deed::Nothing }
}

fn report(nothing: &[Cost; 2], drawn: &[(&str, [Cost; 2])], commits: Vec<Duration>) {
    let commit = |percent: usize| commits[(commits.len() - 1) * percent / 100];
    println!("| what | runs | wait, p50 | wait, p99 | the bot's CPU time |\n|---|---|---|---|---|");
    let how = ["one at a time".to_owned(), format!("{IN_FLIGHT} in flight")];
    for (at, how) in how.iter().enumerate() {
        nothing[at].print(&format!("nothing, {how}"));
        for (name, costs) in drawn {
            costs[at].print(&format!("{name}, {how}"));
        }
    }
    println!(
        "\nA commit alone takes {:.2} ms (p50), {:.2} ms (p99).",
        commit(50).as_secs_f64() * 1e3,
        commit(99).as_secs_f64() * 1e3
    );
    for (name, costs) in drawn {
        for (at, how) in how.iter().enumerate() {
            let (nothing, drawn) = (&nothing[at], &costs[at]);
            let ratio = drawn.cpu.as_secs_f64() / nothing.cpu.as_secs_f64();
            let beyond =
                drawn.wait(99).saturating_sub(commit(99)).as_secs_f64() / nothing.wait(99).as_secs_f64();
            println!(
                "{name}, {how}: {ratio:.1} times the CPU time of nothing; its p99, less a commit's, is {beyond:.1} \
                 times that of nothing."
            );
        }
    }
}

fn report_thinking(tables: &Cost, beside: &Cost) {
    println!(
        "\nWhile {TABLES} tables of computer players think, set off at once, a draw elsewhere takes {:.1} ms (p50), {:.1} \
         ms (p99); the tables' own boards come after {:.0} ms (p50), {:.0} ms (p99).",
        beside.wait(50).as_secs_f64() * 1e3,
        beside.wait(99).as_secs_f64() * 1e3,
        tables.wait(50).as_secs_f64() * 1e3,
        tables.wait(99).as_secs_f64() * 1e3
    );
}

/// Opens the threads that games are played in, each with a message that is the game's board so far.
async fn open_threads(discord: &Playground) -> Outcome<Vec<(String, i64)>> {
    let client = reqwest::Client::builder().no_proxy().build()?;
    let parent = discord.channel("ra").ok_or("there is no channel ra")?;
    let post = async |path: String, body: serde_json::Value| -> Outcome<String> {
        let request = client.post(format!("{}/api/v10{path}", discord.address())).json(&body);
        let request = request.header("Authorization", format!("Bot {}", discord.token()));
        let body: serde_json::Value = request.send().await?.error_for_status()?.json().await?;
        Ok(body["id"].as_str().ok_or("there is no id")?.to_owned())
    };
    let mut channels = Vec::new();
    for game in 1..=PLAYED {
        let thread = post(
            format!("/channels/{parent}/threads"),
            json!({"name": format!("Ra · game {game}"), "type": 11}),
        )
        .await?;
        let message = post(format!("/channels/{thread}/messages"), json!({"content": "A board."})).await?;
        channels.push((thread, message.parse()?));
    }
    Ok(channels)
}

/// Games of so many actions in which the next few can be draws.
fn games() -> impl Iterator<Item = Record> {
    (0..).filter_map(|number| {
        let players = Players::ALL[number as usize % Players::ALL.len()];
        let whole = simulate::game(1, number, Edition::Pharaoh, players, Some(Policy::Patient));
        let mut game = Record::new(*whole.setup(), Vec::new()).ok()?;
        for &(seat, action) in whole.actions().get(..ACTIONS)? {
            game.play(seat, action, &mut |_| ()).ok()?;
        }
        let mut later = game.clone();
        for _ in 0..DRAWS {
            let (seat, _) = later.state().turn()?;
            later.play(seat, Action::Draw, &mut |_| ()).ok()?;
        }
        Some(game)
    })
}

/// Fills the database, and tells for each game that is played who is to draw, one after the other.
async fn fill(store: &Store, discord: &Playground, channels: &[(String, i64)]) -> Outcome<Vec<Vec<String>>> {
    let guild = GuildId(discord.guild().to_string().parse()?);
    let people: Vec<i64> =
        discord.people().iter().map(|person| person.id().to_string().parse()).collect::<Result<_, _>>()?;
    let mut movers = Vec::new();
    let mut tx = store.write().await?;
    for (number, record) in games().take(GAMES).enumerate() {
        let (channel, board) = match channels.get(number) {
            Some((channel, board)) => (channel.parse()?, *board),
            None => (number as i64 + 1, number as i64 + 1),
        };
        let place = (guild, ChannelId(channel));
        // The player to act is the only person there.
        let alone = record.state().to_act().filter(|_| (PLAYED - TABLES..PLAYED).contains(&number));
        insert(&mut tx, &record, place, MessageId(board), &people, alone).await?;
        let mut later = record;
        let mut drawing = Vec::new();
        for _ in 0..DRAWS {
            let seat = later.state().to_act().ok_or("the game is over")?;
            drawing.push(people[seat.index()].to_string());
            later.play(seat, Action::Draw, &mut |_| ())?;
        }
        movers.push(drawing);
    }
    tx.commit().await?;
    Ok(movers)
}

async fn insert(
    tx: &mut WriteTx,
    record: &Record,
    (guild, channel): (GuildId, ChannelId),
    board: MessageId,
    people: &[i64],
    alone: Option<Seat>,
) -> Outcome<()> {
    let deal = Deal { setup: *record.setup(), salt: "salt".to_owned() };
    let seq = record.actions().len() as i64;
    let now = Millis::now();
    let count = record.setup().players().count();
    let row = GameRow {
        id: GameId(0),
        guild: Some(guild),
        lobby_channel: ChannelId(1),
        lobby_message: Some(MessageId(channel.0)),
        channel: Some(channel),
        place: Place::Thread,
        host: Number(0),
        status: Status::Running,
        seats: count,
        edition: Edition::Pharaoh,
        pace: Pace::Standard,
        quick: false,
        seq,
        shown: seq,
        created_at: now,
        changed_at: now,
        started_at: Some(now),
        due_at: None,
        show_at: Millis(0),
    };
    let game = games::insert(tx, &row).await?;
    deals::add(tx, game, RULES, &deal).await?;
    let is_computer = |number: usize| alone.is_some_and(|alone| alone.index() != number);
    for number in 0..count {
        let user = UserId(people[number]);
        let who = if is_computer(number) { Who::Computer(Level::Hard) } else { Who::User(user) };
        let name = ["Nefer", "Amun", "Isis", "Khnum", "Seti"][number].to_owned();
        let sitting = Sitting { number: Number(number as u32), person: Person { who, name }, kept: false };
        store_people::put(tx, game, &sitting, Seat::new(number)).await?;
    }
    for (seq, (seat, action)) in (1..).zip(record.actions()) {
        let number = Number(seat.index() as u32);
        let is_computer = is_computer(seat.index());
        let actor = if is_computer { Actor::Computer(number) } else { Actor::Person(number) };
        let line = Line { seq, actor, at: now, words: action.to_string(), ahead: false };
        entries::append(tx, game, &line).await?;
    }
    posts::add(tx, &PostRow { message: board, game, channel, from_seq: seq - 1, to_seq: seq }).await?;
    Ok(())
}

/// How long the database takes to make a change of one row last, sorted.
async fn commits(store: &Store) -> Outcome<Vec<Duration>> {
    let mut waits = Vec::new();
    for number in 1..=300 {
        let begun = Instant::now();
        let mut tx = store.write().await?;
        facts::set(&mut tx, "a commit alone", &number.to_string()).await?;
        tx.commit().await?;
        waits.push(begun.elapsed());
    }
    waits.sort();
    Ok(waits)
}
