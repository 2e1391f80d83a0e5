//! The routes: the bot's side, the files, and the people's side over HTTP.

use std::collections::BTreeMap;
use std::sync::Arc;
use std::time::Duration;

use axum::extract::ws::WebSocketUpgrade;
use axum::extract::ws::rejection::WebSocketUpgradeRejection;
use axum::extract::{DefaultBodyLimit, FromRequestParts, Path, Query, Request, State};
use axum::http::header::{CONTENT_TYPE, DATE};
use axum::http::request::Parts;
use axum::http::{HeaderValue, StatusCode};
use axum::middleware::{Next, from_fn, from_fn_with_state};
use axum::response::{IntoResponse, Redirect, Response};
use axum::routing::{any, get, post};
use axum::{Json, Router};
use serde::Deserialize;
use serde_json::{Value, json};

use super::clock::http_date;
use super::error::ApiError;
use super::handle::attachment;
use super::id::Id;
use super::locale::Locale;
use super::order::Order;
use super::people::{BotResponse, Person, Refused, find};
use super::shared::Shared;
use super::{browser_guard, page, page_socket, rest, socket};

/// How long a question for news waits before it is answered with none.
const NEWS_WAIT: Duration = Duration::from_secs(25);
/// More than the largest body that the API takes, so that the API refuses it and not the server.
const MAX_BODY: usize = 32 * 1024 * 1024;

/// All routes of one local Discord.
pub(crate) fn router(shared: Arc<Shared>) -> Router {
    Router::new()
        .route("/", any(connect))
        .route("/api/{*path}", any(rest::serve))
        .route("/cdn/attachments/{channel}/{id}/{filename}", get(file))
        .route("/cdn/emojis/{filename}", get(emoji))
        .route(page::PATH, get(page::index))
        .route("/page/{name}", get(page::file))
        .route("/guild", get(guild))
        .route("/locales", get(locales))
        .route("/sessions", get(sessions))
        .route("/people", get(everyone))
        .route("/people/{person}/live", get(tell))
        .route("/people/{person}/channels", get(channels))
        .route("/people/{person}/channels/{channel}/messages", get(messages))
        .route("/people/{person}/channels/{channel}/read", post(mark_read))
        .route("/people/{person}/channels/{channel}/commands", get(commands))
        .route("/people/{person}/changes", get(changes))
        .route("/people/{person}/run", post(run))
        .route("/people/{person}/complete", post(complete))
        .route("/people/{person}/use", post(use_from_menu))
        .route("/people/{person}/click", post(click))
        .route("/people/{person}/choose", post(choose))
        .route("/people/{person}/submit", post(submit))
        .route("/people/{person}/say", post(say))
        .route("/people/{person}/post", post(begin_post))
        .route("/people/{person}/react", post(react))
        .route("/orders", post(order))
        .fallback(async || api_error(&ApiError::NOT_FOUND))
        .layer(DefaultBodyLimit::max(MAX_BODY))
        .layer(from_fn(browser_guard::own_pages_only))
        .layer(from_fn_with_state(Arc::clone(&shared), dated))
        .with_state(shared)
}

/// Tells the local time with every answer, as Discord's answers tell theirs. An answer without it would get the
/// machine's.
async fn dated(State(shared): State<Arc<Shared>>, request: Request, next: Next) -> Response {
    let mut response = next.run(request).await;
    let now = http_date(shared.with(|world| world.now()));
    let now = HeaderValue::try_from(now).expect("a date is plain text");
    response.headers_mut().insert(DATE, now);
    response
}

/// The person whom a path names.
struct Who(Person);

impl FromRequestParts<Arc<Shared>> for Who {
    type Rejection = Response;

    async fn from_request_parts(parts: &mut Parts, shared: &Arc<Shared>) -> Result<Who, Response> {
        let Path(path) = Path::<Vec<(String, String)>>::from_request_parts(parts, shared)
            .await
            .map_err(IntoResponse::into_response)?;
        let name = path.first().map(|(_, name)| name.clone()).unwrap_or_default();
        let found = shared.with(|world| find(world, &name).filter(|id| world.is_person(*id)));
        let unknown =
            || (StatusCode::NOT_FOUND, Json(json!({"error": format!("There is nobody called {name}.")})));
        found.map(|id| Who(Person::new(Arc::clone(shared), id))).ok_or_else(|| unknown().into_response())
    }
}

impl IntoResponse for Refused {
    fn into_response(self) -> Response {
        (StatusCode::BAD_REQUEST, Json(json!({"error": self.0}))).into_response()
    }
}

async fn connect(
    State(shared): State<Arc<Shared>>,
    Query(asked): Query<socket::Asked>,
    upgrade: Result<WebSocketUpgrade, WebSocketUpgradeRejection>,
) -> Response {
    match upgrade {
        Ok(upgrade) => upgrade.on_upgrade(move |socket| socket::serve(socket, shared, asked)),
        // Somebody opened the address in a browser.
        Err(_) => Redirect::temporary(page::PATH).into_response(),
    }
}

async fn file(
    State(shared): State<Arc<Shared>>,
    Path((channel, id, _)): Path<(u64, u64, String)>,
) -> Response {
    let found = shared.with(|world| {
        let file = attachment(world, Id(channel), Id(id))?;
        let kind = file.content_type.clone().unwrap_or_else(|| "application/octet-stream".to_owned());
        Some((kind, file.bytes.to_vec()))
    });
    match found {
        Some((kind, bytes)) => (page::file_headers(), [(CONTENT_TYPE, kind)], bytes).into_response(),
        None => (StatusCode::NOT_FOUND, "This content is no longer available.").into_response(),
    }
}

/// The picture of an emoji, under its id with any ending.
async fn emoji(State(shared): State<Arc<Shared>>, Path(filename): Path<String>) -> Response {
    let id = filename.split('.').next().and_then(Id::parse);
    let found = id.and_then(|id| {
        shared.with(|world| world.emojis.get(&id).map(|emoji| (emoji.content_type, Arc::clone(&emoji.bytes))))
    });
    match found {
        Some((kind, bytes)) => (page::file_headers(), [(CONTENT_TYPE, kind)], bytes.to_vec()).into_response(),
        None => (StatusCode::NOT_FOUND, "There is no such emoji.").into_response(),
    }
}

async fn everyone(State(shared): State<Arc<Shared>>) -> Json<Value> {
    shared.with(|world| {
        let people = world.users.values().filter(|user| world.is_person(user.id));
        let person = |user: &super::world::guild::User| {
            json!({"id": user.id, "name": user.shown_name(), "username": user.username, "locale": user.locale,
                "dms_closed": user.dms_closed})
        };
        Json(people.map(person).collect())
    })
}

/// The guild, everyone who is or was in it, with the names that they have there, and which commands there are for
/// anybody.
async fn guild(State(shared): State<Arc<Shared>>) -> Json<Value> {
    shared.with(|world| {
        let member = |user: &super::world::guild::User| {
            let nick = world.guild.members.get(&user.id).and_then(|member| member.nick.clone());
            json!({"id": user.id, "name": user.shown_name(), "nick": nick, "bot": user.id == world.bot})
        };
        let users: Vec<Value> = world.users.values().map(member).collect();
        let role = |role: &super::world::guild::Role| json!({"id": role.id, "name": role.name});
        let roles: Vec<Value> = world.guild.roles.iter().map(role).collect();
        let commands: Vec<&Value> = world.commands.iter().map(|command| &command["id"]).collect();
        let guild = &world.guild;
        Json(json!({"id": guild.id, "name": guild.name, "locale": guild.locale, "bot": world.bot, "users": users,
            "roles": roles, "commands": commands}))
    })
}

/// The bot's sessions of the gateway.
async fn sessions(State(shared): State<Arc<Shared>>) -> Json<Value> {
    Json(shared.with_all(|service| service.sessions.shown()))
}

/// The languages that there are, as they call themselves.
async fn locales() -> Json<Value> {
    Json(Locale::all().map(|(locale, name)| json!({"locale": locale, "name": name})).collect())
}

/// Tells a page what changes.
async fn tell(
    State(shared): State<Arc<Shared>>,
    Who(person): Who,
    Query(query): Query<News>,
    upgrade: WebSocketUpgrade,
) -> Response {
    upgrade.on_upgrade(move |socket| page_socket::serve(socket, shared, person, query.after))
}

async fn channels(Who(person): Who) -> Response {
    Json(person.channels()).into_response()
}

/// How much is wanted of a channel.
#[derive(Deserialize)]
struct Latest {
    /// How many messages at most, the latest; all if it is left out.
    last: Option<usize>,
}

async fn messages(
    Who(person): Who,
    Path((_, channel)): Path<(String, String)>,
    Query(query): Query<Latest>,
) -> Result<Json<Vec<Value>>, Refused> {
    Ok(Json(person.newest(&channel, query.last.unwrap_or(usize::MAX))?))
}

async fn mark_read(
    Who(person): Who,
    Path((_, channel)): Path<(String, String)>,
) -> Result<StatusCode, Refused> {
    person.mark_read(&channel).map(|()| StatusCode::NO_CONTENT)
}

async fn commands(
    Who(person): Who,
    Path((_, channel)): Path<(String, String)>,
) -> Result<Json<Vec<Value>>, Refused> {
    person.commands(&channel).map(Json)
}

/// A question for news.
#[derive(Deserialize)]
struct News {
    #[serde(default)]
    after: u64,
}

async fn changes(
    State(shared): State<Arc<Shared>>,
    Who(person): Who,
    Query(query): Query<News>,
) -> Json<Value> {
    let (last, changes) = tokio::select! {
        news = person.changes(query.after) => news,
        () = shared.pause(NEWS_WAIT) => person.changes_now(query.after),
    };
    Json(json!({"last": last, "changes": changes}))
}

/// A line typed in a channel.
#[derive(Deserialize)]
struct Typed {
    channel: String,
    text: String,
}

async fn run(Who(person): Who, Json(typed): Json<Typed>) -> Result<Json<BotResponse>, Refused> {
    person.run(&typed.channel, &typed.text).await.map(Json)
}

async fn complete(Who(person): Who, Json(typed): Json<Typed>) -> Result<Json<BotResponse>, Refused> {
    person.complete(&typed.channel, &typed.text).await.map(Json)
}

/// A command from the menu of a person or of a message.
#[derive(Deserialize)]
struct Use {
    channel: String,
    command: String,
    #[serde(flatten)]
    target: Target,
}

/// Whose menu it is: a user's, by name or id, or a message's, by its id.
#[derive(Deserialize)]
#[serde(rename_all = "snake_case")]
enum Target {
    User(String),
    Message(String),
}

async fn use_from_menu(Who(person): Who, Json(used): Json<Use>) -> Result<Json<BotResponse>, Refused> {
    let (channel, command) = (&used.channel, &used.command);
    match used.target {
        Target::User(user) => person.use_on_user(channel, command, &user).await,
        Target::Message(message) => person.use_on_message(channel, command, id(&message)?).await,
    }
    .map(Json)
}

async fn say(Who(person): Who, Json(typed): Json<Typed>) -> Result<Json<Value>, Refused> {
    person.say(&typed.channel, &typed.text).map(|id| Json(json!({"id": id})))
}

/// A new post in a forum.
#[derive(Deserialize)]
struct Post {
    channel: String,
    title: String,
    text: String,
}

async fn begin_post(Who(person): Who, Json(new): Json<Post>) -> Result<Json<Value>, Refused> {
    person.post(&new.channel, &new.title, &new.text).map(|id| Json(json!({"id": id})))
}

/// A click on a button.
#[derive(Deserialize)]
struct Click {
    channel: String,
    message: String,
    button: String,
}

async fn click(Who(person): Who, Json(click): Json<Click>) -> Result<Json<BotResponse>, Refused> {
    person.click(&click.channel, id(&click.message)?, &click.button).await.map(Json)
}

/// An emoji below a message, or no more.
#[derive(Deserialize)]
struct React {
    channel: String,
    message: String,
    emoji: String,
    on: bool,
}

async fn react(Who(person): Who, Json(wanted): Json<React>) -> Result<StatusCode, Refused> {
    person.react(&wanted.channel, id(&wanted.message)?, &wanted.emoji, wanted.on)?;
    Ok(StatusCode::NO_CONTENT)
}

/// A choice in a select.
#[derive(Deserialize)]
struct Choose {
    channel: String,
    message: String,
    select: String,
    values: Vec<String>,
}

async fn choose(Who(person): Who, Json(choice): Json<Choose>) -> Result<Json<BotResponse>, Refused> {
    let values: Vec<&str> = choice.values.iter().map(String::as_str).collect();
    person.choose(&choice.channel, id(&choice.message)?, &choice.select, &values).await.map(Json)
}

/// A modal filled in.
#[derive(Deserialize)]
struct Submit {
    modal: String,
    #[serde(default)]
    texts: BTreeMap<String, String>,
    /// What is chosen in its menus.
    #[serde(default)]
    values: BTreeMap<String, Vec<String>>,
}

async fn submit(Who(person): Who, Json(filled): Json<Submit>) -> Result<Json<BotResponse>, Refused> {
    let texts: Vec<(&str, &str)> =
        filled.texts.iter().map(|(name, text)| (name.as_str(), text.as_str())).collect();
    let chosen = filled.values.iter();
    let chosen: Vec<(&str, Vec<&str>)> =
        chosen.map(|(name, values)| (name.as_str(), values.iter().map(String::as_str).collect())).collect();
    person.submit_with(id(&filled.modal)?, &texts, &chosen).await.map(Json)
}

async fn order(State(shared): State<Arc<Shared>>, Json(order): Json<Order>) -> Result<StatusCode, Refused> {
    let done = shared.with_all(|service| order.carry_out(service));
    shared.wake();
    done.map(|()| StatusCode::NO_CONTENT)
}

fn id(text: &str) -> Result<Id, Refused> {
    Id::parse(text).ok_or_else(|| Refused(format!("{text} is not an id.")))
}

fn api_error(error: &ApiError) -> Response {
    let kind = [(CONTENT_TYPE, "application/json")];
    (error.status(), kind, error.body().to_string()).into_response()
}
