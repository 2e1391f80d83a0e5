//! The measure: a bot whose one command does nothing.

use ra_bot::config::Endpoint;
use ra_bot::discord::rest::{Came, Message, Response, Rest};
use ra_table::id::InteractionId;
use serenity::all::{ClientBuilder, GatewayIntents, HttpBuilder, MessageFlags};

use crate::{Failure, Outcome};

/// The environment variable that makes this program the bare bot.
pub(crate) const BARE: &str = "RA_BENCH_BARE";

/// Answers `/nothing` with nothing much.
#[poise::command(slash_command)]
async fn nothing(ctx: poise::ApplicationContext<'_, Rest, Failure>) -> Outcome<()> {
    let came = ctx.interaction;
    let id = InteractionId(came.id.get().cast_signed());
    let interaction = ctx.data().receive(id, came.token.clone(), Came::Command);
    let message = Message {
        content: Some("Nothing.".to_owned()),
        flags: MessageFlags::EPHEMERAL,
        ..Message::default()
    };
    ctx.data().respond(&interaction, &Response::Message(message)).await?;
    Ok(())
}

/// The least that poise and serenity do, set up as the bot sets them up.
pub(crate) async fn bare_bot(address: &str) -> Outcome<()> {
    let token = std::env::var("RA_TOKEN")?;
    let client = reqwest::Client::builder().no_proxy().tcp_nodelay(true).build()?;
    let http = HttpBuilder::new(&token).client(client).proxy(format!("http://{address}"));
    let http = http.ratelimiter_disabled(true).build();
    let application = http.get_current_application_info().await?.id;
    let rest = Rest::new(&token, application, Endpoint::Local(address.parse()?), None)?;
    rest.set_commands(&poise::builtins::create_application_commands(&[nothing()])).await?;
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
