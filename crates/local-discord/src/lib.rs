//! An imitation of Discord on your own machine, as strict as Discord, to try and test bots with.
//!
//! A bot in any language connects to it as to Discord, at another address. Tests and programs act as the people who use
//! the bot. They can also make Discord fail, and turn its clock forward.
//!
//! Three things always hold:
//! - **It knows nothing of any bot.** A bot reaches it only by HTTP and WebSocket, as it reaches Discord.
//! - **It listens on 127.0.0.1 only,** and connects to nothing.
//! - **Nothing outlives the process,** except the log that [`Options::log`] asks for.
//!
//! # The way in
//! [`LocalDiscord::start`] starts one with [`Options`]. [`Handle`] steers it: it has the address and the token for the
//! bot, waits for the bot, and causes faults. [`Person`] acts as one of the people: runs commands, clicks, reads. An
//! [`Order`] is a fault or a change of the guild that can also be sent as JSON.
//!
//! ```no_run
//! # async fn example() -> Result<(), Box<dyn std::error::Error>> {
//! use local_discord::{LocalDiscord, Options, Order};
//!
//! let discord = LocalDiscord::start(Options::default()).await?;
//! // Start the bot here, with `discord.address()` and `discord.token()`.
//! discord.until_commands().await;
//! let alice = discord.person("Alice").ok_or("no such person")?;
//! let answer = alice.run("general", "/dice roll").await?;
//! println!("{:?}", answer.message());
//! discord.order(Order::AdvanceClock { ms: 900_000 })?;
//! discord.stop().await?;
//! # Ok(())
//! # }
//! ```
//!
//! The program `local-discord` does the same for bots and tests in other languages. Its README.md shows how to point
//! each library at it. [`command_line`] has its options, for another program that offers a local Discord as a command.
//!
//! # What it leaves out
//! There is one guild, with any number of shards. There is no voice, but voice channels have chats. There are no posts
//! in media channels, polls, stickers, forwarded messages, the bot's own webhooks, files in forms, or commands for
//! users alone. A request for something that only Discord has is answered with status 501. README.md lists all of it.
//!
//! # The bot's side
//! | Path | What is there |
//! |---|---|
//! | `/api/v10` | the REST API |
//! | `/` | the gateway |
//! | `/cdn/attachments` | files |
//! | `/cdn/emojis` | pictures of emoji |
//!
//! Every answer carries the local time in its header `Date`, as Discord's answers do.
//!
//! # The page
//! `/page` is an imitation of Discord's client: each window is one person. `/` leads a browser there. Its source is
//! in `src/page/`, and it uses the people's side below. Requests that come from any other web page are refused.
//!
//! # The people's side
//! Almost everything that [`Person`] and [`Handle`] do is also available over HTTP, with JSON in and out. A person is given
//! by name or id; a channel by name, id, or `dm`. A request that no client would send gets status 400 and
//! `{"error": "…"}`. An unknown person gets 404.
//!
//! ```sh
//! D=http://127.0.0.1:8080
//! curl $D/guild                                         # name, language, users, roles, and the commands' ids
//! curl $D/sessions                                      # the bot's connections to the gateway, and how often each
//!                                                       # has resumed
//! curl $D/locales                                       # the languages of people and of the guild
//! curl $D/people                                        # everyone: id, name, language, whether they refuse
//!                                                       # direct messages
//! curl $D/people/Alice/channels                         # the channels that Alice sees, with unread counts
//! curl "$D/people/Alice/channels/general/messages?last=50" # oldest first, including those only Alice sees
//! curl -X POST $D/people/Alice/channels/general/read    # marks the channel as read
//! curl $D/people/Alice/channels/general/commands        # commands with type and options, in her language
//! curl "$D/people/Alice/changes?after=0"                # waits up to 25 s for news; "last" is the next "after"
//!                                                       # (the same as a WebSocket: /people/Alice/live?after=0)
//!
//! J='Content-Type: application/json'
//! curl -H "$J" -d '{"channel":"general","text":"/dice roll 8"}' $D/people/Alice/run
//! curl -H "$J" -d '{"channel":"general","text":"/dice roll "}' $D/people/Alice/complete
//! # A user command, on a person by name or id. For a message command: "message":"123" instead of "user".
//! curl -H "$J" -d '{"channel":"general","command":"Luck so far","user":"Bob"}' $D/people/Alice/use
//! curl -H "$J" -d '{"channel":"general","message":"123","button":"Again"}' $D/people/Alice/click
//! curl -H "$J" -d '{"channel":"general","message":"123","select":"colour","values":["red"]}' $D/people/Alice/choose
//! # A form. For its menus: "values":{"size":["large"]}.
//! curl -H "$J" -d '{"modal":"456","texts":{"line":"two of them"}}' $D/people/Alice/submit
//! curl -H "$J" -d '{"channel":"general","text":"Good luck!"}' $D/people/Alice/say
//! curl -H "$J" -d '{"channel":"ideas","title":"Dice","text":"Bigger ones"}' $D/people/Alice/post # in a forum
//! curl -H "$J" -d '{"channel":"general","message":"123","emoji":"👍","on":true}' $D/people/Alice/react
//! ```
//!
//! The first six answer with a [`BotResponse`]: `{"answer": "message", "message": {…}}`, likewise `updated`; or
//! `acknowledged`; `choices` with `choices`; `modal` with `id` and `modal`; `no_response`.
//!
//! # Faults and changes
//! An [`Order`] as JSON causes a fault or changes the guild. The last one here turns the clock forward, as the clock at
//! the head of the page does.
//!
//! ```sh
//! curl -H "$J" -d '{"do":"spoil","matching":"callback","count":1,"fault":{"fault":"hang","ms":500}}' $D/orders
//! curl -H "$J" -d '{"do":"spoil","matching":"any","count":2,
//!                   "fault":{"fault":"too_many_requests","retry_after_s":0.3,"scope":"user"}}' $D/orders
//! curl -H "$J" -d '{"do":"gateway","fault":{"fault":"drop_socket"}}' $D/orders
//! curl -H "$J" -d '{"do":"gateway","fault":{"fault":"shard_away","shard":1,"away":true}}' $D/orders
//! curl -H "$J" -d '{"do":"deliver_twice","count":1}' $D/orders
//! curl -H "$J" -d '{"do":"deny","channel":"general","permissions":["ATTACH_FILES"]}' $D/orders
//! curl -H "$J" -d '{"do":"deny_role","channel":"general","permissions":["SEND_MESSAGES"],"role":"@everyone"}' $D/orders
//! curl -H "$J" -d '{"do":"create_channel","name":"lounge","kind":"voice"}' $D/orders
//! curl -H "$J" -d '{"do":"limit_threads","active":3}' $D/orders
//! curl -H "$J" -d '{"do":"delete_message","channel":"general","message":"123"}' $D/orders
//! curl -H "$J" -d '{"do":"speak","person":"Bob","locale":"ru"}' $D/orders
//! curl -H "$J" -d '{"do":"set_guild_locale","locale":"de"}' $D/orders
//! curl -H "$J" -d '{"do":"advance_clock","ms":900000}' $D/orders
//! ```

mod browser_guard;
mod bucket;
mod change_log;
mod check;
mod clock;
pub mod command_line;
mod error;
mod faults;
mod gateway;
mod handle;
mod id;
mod kind;
mod latency;
mod listener;
mod locale;
mod log;
mod object;
mod options;
mod order;
mod page;
mod page_socket;
mod people;
mod permission;
mod rest;
mod service;
mod shared;
mod socket;
mod token;
mod web;
mod world;

use std::io;
use std::net::Ipv4Addr;
use std::ops::Deref;
use std::sync::Arc;

use tokio::net::TcpListener;
use tokio::task::JoinHandle;

pub use self::change_log::Change;
use self::clock::LocalClock;
pub use self::faults::{Delays, Fault, GatewayFault, Matching, Scope};
pub use self::handle::Handle;
pub use self::id::Id;
pub use self::kind::ChannelKind;
pub use self::latency::Latency;
use self::listener::{Cut, Wire};
use self::log::Log;
pub use self::options::{Limits, OldEdits, Options};
pub use self::order::Order;
pub use self::people::{BotResponse, Person, Place, Refused, Unread};
pub use self::permission::Permissions;
use self::service::Service;
use self::shared::Shared;

/// A running local Discord. It dereferences to its [`Handle`], and ends when it is dropped.
#[derive(Debug)]
pub struct LocalDiscord {
    handle: Handle,
    shared: Arc<Shared>,
    server: JoinHandle<io::Result<()>>,
}

impl LocalDiscord {
    /// Starts a local Discord. It accepts connections when this returns.
    ///
    /// # Errors
    /// If the port is taken, or the log cannot be written.
    pub async fn start(options: Options) -> io::Result<LocalDiscord> {
        let log = Log::create(options.log.as_deref())?;
        let named = |error: io::Error| {
            io::Error::new(error.kind(), format!("port {} cannot be used: {error}", options.port))
        };
        let listener = TcpListener::bind((Ipv4Addr::LOCALHOST, options.port)).await.map_err(named)?;
        let address = format!("http://{}", listener.local_addr()?);
        let service = Service::new(&options, address.clone(), LocalClock::default(), log);
        let shared = Arc::new(Shared::new(service));
        let router = web::router(Arc::clone(&shared)).into_make_service_with_connect_info::<Cut>();
        let watched = Arc::clone(&shared);
        let server = axum::serve(Wire(listener), router)
            .with_graceful_shutdown(async move { watched.stopped().await });
        let server = tokio::spawn(server.into_future());
        let handle = Handle::new(Arc::clone(&shared), address);
        Ok(LocalDiscord { handle, shared, server })
    }

    /// Stops it and waits until all connections have ended. Requests in progress are answered first.
    ///
    /// # Errors
    /// If the listener failed.
    pub async fn stop(mut self) -> io::Result<()> {
        self.shared.stop();
        (&mut self.server).await.map_err(io::Error::other)?
    }
}

impl Deref for LocalDiscord {
    type Target = Handle;

    fn deref(&self) -> &Handle {
        &self.handle
    }
}

impl Drop for LocalDiscord {
    fn drop(&mut self) {
        self.shared.stop();
    }
}
