//! What the program counts for whoever hosts it, as Prometheus reads it. Labels never hold an id.
//!
//! Counting is cheap and always on. What can be read from the database is read when somebody asks (`health`).

use std::sync::LazyLock;
use std::time::Duration;

use prometheus_client::encoding::EncodeLabelSet;
use prometheus_client::metrics::counter::Counter;
use prometheus_client::metrics::family::Family;
use prometheus_client::metrics::gauge::Gauge;
use prometheus_client::metrics::histogram::Histogram;
use prometheus_client::registry::Registry;

/// The bounds of answers, in seconds: Discord waits for three.
const ANSWERS: [f64; 9] = [0.05, 0.1, 0.2, 0.4, 0.8, 1.2, 1.5, 2.0, 3.0];
/// The bounds of messages with statements for an interaction.
const STATEMENTS: [f64; 7] = [5.0, 10.0, 20.0, 30.0, 50.0, 100.0, 200.0];
/// The bounds of commits, in seconds.
const COMMITS: [f64; 9] = [0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 1.0];
/// The bounds of waits for a rate limit, in seconds.
const WAITS: [f64; 7] = [0.001, 0.01, 0.1, 0.5, 1.0, 5.0, 30.0];

static METRICS: LazyLock<Metrics> = LazyLock::new(Metrics::new);

/// A kind of interaction, and what came of its first answer.
#[derive(Debug, Clone, PartialEq, Eq, Hash, EncodeLabelSet)]
struct Interaction {
    kind: &'static str,
    outcome: &'static str,
}

/// A request to Discord, by method and path without ids.
#[derive(Debug, Clone, PartialEq, Eq, Hash, EncodeLabelSet)]
struct Request {
    route: &'static str,
    status: u32,
    global: &'static str,
}

#[derive(Debug, Clone, PartialEq, Eq, Hash, EncodeLabelSet)]
struct Code {
    code: String,
}

struct Metrics {
    registry: Registry,
    interactions: Family<Interaction, Counter>,
    answer_seconds: Histogram,
    discord_requests: Family<Request, Counter>,
    discord_wait_seconds: Histogram,
    commit_seconds: Histogram,
    interaction_statements: Histogram,
    database_errors: Family<Code, Counter>,
    identifies_remaining: Gauge,
}

impl Metrics {
    fn new() -> Metrics {
        let mut registry = Registry::default();
        let interactions = Family::default();
        let answer_seconds = Histogram::new(ANSWERS);
        let discord_requests = Family::default();
        let discord_wait_seconds = Histogram::new(WAITS);
        let commit_seconds = Histogram::new(COMMITS);
        let interaction_statements = Histogram::new(STATEMENTS);
        let database_errors = Family::default();
        let identifies_remaining = Gauge::default();
        registry.register(
            "ra_interactions",
            "Commands and clicks, by what came of the first answer",
            interactions.clone(),
        );
        registry.register(
            "ra_answer_seconds",
            "From the moment Discord made an interaction until it had an answer or a deferral",
            answer_seconds.clone(),
        );
        registry.register("ra_discord_requests", "Answers to requests to Discord", discord_requests.clone());
        registry.register(
            "ra_discord_wait_seconds",
            "How long requests waited for Discord's rate limits",
            discord_wait_seconds.clone(),
        );
        registry.register("ra_commit_seconds", "How long commits took", commit_seconds.clone());
        registry.register(
            "ra_interaction_statements",
            "How many messages with statements the database was sent for an interaction, one after the other",
            interaction_statements.clone(),
        );
        registry.register("ra_database_errors", "Failed writes of the database", database_errors.clone());
        registry.register(
            "ra_identifies_remaining",
            "How many sessions Discord let the bot begin when it started; at 0 it resets the token",
            identifies_remaining.clone(),
        );
        Metrics {
            registry,
            interactions,
            answer_seconds,
            discord_requests,
            discord_wait_seconds,
            commit_seconds,
            interaction_statements,
            database_errors,
            identifies_remaining,
        }
    }
}

/// An interaction has its first answer, or is known to get none.
pub fn interaction(kind: &'static str, outcome: &'static str) {
    METRICS.interactions.get_or_create(&Interaction { kind, outcome }).inc();
}

/// Discord has taken a first answer so long after it made the interaction.
pub fn answer(took: Duration) {
    METRICS.answer_seconds.observe(took.as_secs_f64());
}

/// Discord has answered a request; `is_global` is whether its limit over all routes counts that.
pub fn discord_request(route: &'static str, status: u16, is_global: bool) {
    let global = if is_global { "yes" } else { "no" };
    METRICS.discord_requests.get_or_create(&Request { route, status: status.into(), global }).inc();
}

/// A request has waited for its turn.
pub fn discord_wait(waited: Duration) {
    METRICS.discord_wait_seconds.observe(waited.as_secs_f64());
}

/// A change was committed.
pub fn commit(took: Duration) {
    METRICS.commit_seconds.observe(took.as_secs_f64());
}

/// All has been done that an interaction brings, by so many messages to the database.
pub fn interaction_statements(count: u32) {
    METRICS.interaction_statements.observe(count.into());
}

/// A write of the database has failed, with this code of the database, or a word where it has given none.
pub fn database_error(code: String) {
    METRICS.database_errors.get_or_create(&Code { code }).inc();
}

/// How many sessions Discord lets the bot begin, as it has just said.
pub fn identifies_remaining(count: u64) {
    METRICS.identifies_remaining.set(count.try_into().unwrap_or(i64::MAX));
}

/// What has been counted, for Prometheus, without the line that ends it.
pub fn write(out: &mut String) -> std::fmt::Result {
    prometheus_client::encoding::text::encode_registry(out, &METRICS.registry)
}
