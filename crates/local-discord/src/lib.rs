//! A local Discord: REST and gateway on loopback, as strict as Discord, and people who use the bot there.
//!
//! The unchanged bot connects to it as it would to Discord, in tests, in benchmarks, and for whoever wants to try
//! the bot without an account. It knows nothing of the bot: it speaks HTTP and WebSocket. Only 127.0.0.1 is
//! listened on, and nothing outlives the process except the log.
//!
//! ```no_run
//! # async fn example() -> Result<(), Box<dyn std::error::Error>> {
//! use local_discord::{Options, LocalDiscord};
//!
//! let discord = LocalDiscord::start(Options::default()).await?;
//! // Here the bot is started against `discord.address()` with `discord.token()`.
//! discord.until_commands().await;
//! let alice = discord.person("Alice").ok_or("no such person")?;
//! let answer = alice.run("general", "/dice roll").await?;
//! println!("{:?}", answer.message());
//! discord.stop().await?;
//! # Ok(())
//! # }
//! ```
//!
//! # What it is not
//! No voice (but chats beside it), no posts in media channels, no polls, stickers, forwarded messages, webhooks
//! of its own, files in forms or commands for users alone. What Discord has and this has not is answered with 501.
//! There is one guild, and any number of shards may tell of it.
//!
//! # The bot's side
//! REST below `/api/v10`, the gateway at `/`, files below `/cdn/attachments`, pictures of emoji below `/cdn/emojis`.
//! As Discord does, every answer tells the time in its header `Date`: the local one.
//!
//! # The page
//! At `/page`, to which `/` leads a browser: a channel as people see it, for one person a window. It is written in
//! `src/page/` and uses the people's side below. A browser's request for any other page is refused.
//!
//! # The people's side
//! The same that [`Person`] and [`Handle`] do, over HTTP, JSON in and out. A person is named by name or id, a
//! channel by name, id, or `dm`. What a client would not do is answered with 400 and `{"error": "…"}`, and an
//! unknown person with 404.
//!
//! ```sh
//! D=http://127.0.0.1:8080
//! curl $D/guild                                         # its name, language, users, roles, and commands' ids
//! curl $D/sessions                                      # the bot's connections to the gateway, and how often each
//!                                                       # has resumed
//! curl $D/locales                                       # the languages of people and of the guild
//! curl $D/people                                        # everyone: id, name, language, whether they refuse
//!                                                       # direct messages
//! curl $D/people/Alice/channels                         # what Alice sees, with unread counts
//! curl $D/people/Alice/channels/general/messages?last=50 # oldest first, with what is ephemeral to Alice
//! curl -X POST $D/people/Alice/channels/general/read    # mark as read
//! curl $D/people/Alice/channels/general/commands        # commands with type and options, in her language
//! curl $D/people/Alice/changes?after=0                  # waits up to 25 s for news; "last" is the next "after"
//!                                                       # (the same as a WebSocket: /people/Alice/live?after=0)
//!
//! J='Content-Type: application/json'
//! curl -H "$J" -d '{"channel":"general","text":"/dice roll 8"}' $D/people/Alice/run
//! curl -H "$J" -d '{"channel":"general","text":"/dice roll "}' $D/people/Alice/complete
//! # A user command on somebody, by name or id; or a message command, with "message":"123" instead of "user".
//! curl -H "$J" -d '{"channel":"general","command":"Luck so far","user":"Bob"}' $D/people/Alice/use
//! curl -H "$J" -d '{"channel":"general","message":"123","button":"Again"}' $D/people/Alice/click
//! curl -H "$J" -d '{"channel":"general","message":"123","select":"colour","values":["red"]}' $D/people/Alice/choose
//! curl -H "$J" -d '{"modal":"456","texts":{"line":"two of them"}}' $D/people/Alice/submit # and "values" for its menus
//! curl -H "$J" -d '{"channel":"general","text":"Good luck!"}' $D/people/Alice/say
//! curl -H "$J" -d '{"channel":"ideas","title":"Dice","text":"Bigger ones"}' $D/people/Alice/post # in a forum
//! curl -H "$J" -d '{"channel":"general","message":"123","emoji":"👍","on":true}' $D/people/Alice/react
//! ```
//!
//! The first six answer with a [`BotResponse`]: `{"answer": "message", "message": {…}}`, likewise `updated`; or
//! `acknowledged`; `choices` with `choices`; `modal` with `id` and `modal`; `no_response`.
//!
//! # Faults
//! An [`Order`] as JSON makes something go wrong, or changes the world. By two of them people and the guild have
//! languages, as in Discord; the page has a menu for the first, too. The last one here turns the clock
//! forward, as the clock at the head of the page does, and `forward 15m` in the terminal:
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

mod bucket;
mod check;
mod clock;
pub mod command_line;
mod error;
mod faults;
mod gateway;
mod guard;
mod handle;
mod id;
mod kind;
mod latency;
mod live;
mod locale;
mod log;
mod news;
mod object;
mod options;
mod order;
mod page;
mod people;
mod permission;
mod rest;
mod service;
mod shared;
mod socket;
mod token;
mod web;
mod wire;
mod world;

use std::io;
use std::net::Ipv4Addr;
use std::ops::Deref;
use std::sync::Arc;

use tokio::net::TcpListener;
use tokio::task::JoinHandle;

use self::clock::LocalClock;
pub use self::faults::{Delays, Fault, GatewayFault, Matching, Scope};
pub use self::handle::Handle;
pub use self::id::Id;
pub use self::kind::ChannelKind;
pub use self::latency::Latency;
use self::log::Log;
pub use self::news::Change;
pub use self::options::{Limits, OldEdits, Options};
pub use self::order::Order;
pub use self::people::{BotResponse, Person, Place, Refused, Unread};
pub use self::permission::Permissions;
use self::service::Service;
use self::shared::Shared;
use self::wire::{Cut, Wire};

/// A running local Discord. All that can be done with it is done through its [`Handle`]. It ends when it is dropped.
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

    /// Stops it and waits until all connections have ended. Requests in progress are finished first.
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
