//! A small bot on the real client library, to show that it meets what it expects of Discord.

use std::time::Duration;

use local_discord::LocalDiscord;
use poise::CreateReply;
use poise::serenity_prelude as serenity;
use serenity::{
    ActionRowComponent, AutocompleteChoice, ButtonStyle, CreateActionRow, CreateAttachment,
    CreateAutocompleteResponse, CreateButton, CreateEmbed, CreateInputText, CreateInteractionResponse,
    CreateInteractionResponseMessage, CreateModal, FullEvent, InputTextStyle, Interaction,
};
use test_tools::raw_bot::PATIENCE;
use tokio::task::JoinHandle;

type Error = Box<dyn std::error::Error + Send + Sync>;
type Context<'a> = poise::Context<'a, (), Error>;

/// The bytes that the bot sends as its picture.
pub(crate) const PICTURE: &[u8] = b"a picture";

/// A running bot. It ends when it is dropped.
pub(crate) struct Bot {
    task: JoinHandle<serenity::Result<()>>,
}

impl Drop for Bot {
    fn drop(&mut self) {
        self.task.abort();
    }
}

/// Starts the bot and waits until it has registered its commands.
pub(crate) async fn start(discord: &LocalDiscord) -> Bot {
    let options = poise::FrameworkOptions {
        commands: vec![ra(), luck(), quote()],
        event_handler: |framework, event| Box::pin(on_event(framework.serenity_context, event)),
        ..Default::default()
    };
    let framework = poise::Framework::builder().options(options).setup(|context, _, framework| {
        Box::pin(async move {
            poise::builtins::register_globally(context, &framework.options().commands).await?;
            Ok(())
        })
    });
    let client = reqwest::Client::builder().no_proxy().timeout(PATIENCE).build().unwrap();
    // The library honours the proxy only without its own rate limiter; with it, it would call the real Discord.
    let http = serenity::HttpBuilder::new(discord.token()).client(client);
    let http = http.proxy(discord.address()).ratelimiter_disabled(true).build();
    let intents = serenity::GatewayIntents::GUILDS;
    let mut client =
        serenity::ClientBuilder::new_with_http(http, intents).framework(framework.build()).await.unwrap();
    let task = tokio::spawn(async move { client.start().await });
    tokio::time::timeout(PATIENCE, discord.until_commands()).await.expect("the bot registers its commands");
    Bot { task }
}

/// All commands of the test's bot.
#[poise::command(slash_command, subcommands("bid", "board", "later", "secret", "form", "find"))]
#[expect(clippy::unused_async, reason = "poise wants an async function")]
async fn ra(_: Context<'_>) -> Result<(), Error> {
    Ok(())
}

#[poise::command(context_menu_command = "Luck so far")]
async fn luck(context: Context<'_>, user: serenity::User) -> Result<(), Error> {
    context.say(format!("Luck of {}", user.display_name())).await?;
    Ok(())
}

#[poise::command(context_menu_command = "Quote")]
async fn quote(context: Context<'_>, message: serenity::Message) -> Result<(), Error> {
    context.say(format!("> {}", message.content)).await?;
    Ok(())
}

/// Bid a sun.
#[poise::command(slash_command)]
async fn bid(
    context: Context<'_>,
    #[description = "Which"]
    #[min = 1]
    #[max = 13]
    sun: u8,
    #[description = "For whom"] who: Option<serenity::Member>,
) -> Result<(), Error> {
    let who = who.map_or_else(|| "me".to_owned(), |member| member.display_name().to_owned());
    context.say(format!("{sun} for {who}")).await?;
    Ok(())
}

/// Show a picture with a button.
#[poise::command(slash_command)]
async fn board(context: Context<'_>) -> Result<(), Error> {
    let picture = CreateAttachment::bytes(PICTURE, "board.png").description("The board");
    let embed = CreateEmbed::new().title("Board").attachment("board.png");
    let buttons = vec![
        CreateButton::new("draw").label("Draw").style(ButtonStyle::Primary),
        CreateButton::new("help").label("Help"),
    ];
    let reply = CreateReply::default().embed(embed).attachment(picture);
    context.send(reply.components(vec![CreateActionRow::Buttons(buttons)])).await?;
    Ok(())
}

/// Think first.
#[poise::command(slash_command)]
async fn later(context: Context<'_>) -> Result<(), Error> {
    context.defer().await?;
    let reply = context.say("first").await?;
    reply.edit(context, CreateReply::default().content("edited")).await?;
    context.say("second").await?;
    Ok(())
}

/// Answer in private.
#[poise::command(slash_command)]
async fn secret(context: Context<'_>) -> Result<(), Error> {
    context.send(CreateReply::default().content("psst").ephemeral(true)).await?;
    Ok(())
}

/// Open a modal.
#[poise::command(slash_command)]
async fn form(context: poise::ApplicationContext<'_, (), Error>) -> Result<(), Error> {
    let input = CreateInputText::new(InputTextStyle::Short, "Line", "line");
    let modal = CreateModal::new("orders", "Orders").components(vec![CreateActionRow::InputText(input)]);
    let response = CreateInteractionResponse::Modal(modal);
    context.interaction.create_response(context.serenity_context(), response).await?;
    Ok(())
}

/// Find something.
#[poise::command(slash_command)]
async fn find(
    context: Context<'_>,
    #[description = "What"]
    #[autocomplete = "suggest"]
    what: String,
) -> Result<(), Error> {
    context.say(what).await?;
    Ok(())
}

#[expect(clippy::unused_async, reason = "poise wants an async function")]
async fn suggest(_: Context<'_>, partial: &str) -> CreateAutocompleteResponse {
    let fitting = ["Nile", "Flood", "Pharaoh"].into_iter().filter(|tile| tile.starts_with(partial));
    CreateAutocompleteResponse::new()
        .set_choices(fitting.map(|tile| AutocompleteChoice::new(tile, tile)).collect())
}

async fn on_event(context: &serenity::Context, event: &FullEvent) -> Result<(), Error> {
    let FullEvent::InteractionCreate { interaction } = event else { return Ok(()) };
    let message = CreateInteractionResponseMessage::new;
    if let Interaction::Component(component) = interaction {
        let response = if component.data.custom_id == "draw" {
            let picture = CreateAttachment::bytes(b"another".as_slice(), "board.png");
            CreateInteractionResponse::UpdateMessage(message().content("Drawn").add_file(picture))
        } else {
            CreateInteractionResponse::Message(message().content("Help").ephemeral(true))
        };
        component.create_response(context, response).await?;
    }
    if let Interaction::Modal(modal) = interaction {
        let ActionRowComponent::InputText(input) = &modal.data.components[0].components[0] else {
            return Ok(());
        };
        let said = input.value.clone().unwrap_or_default();
        modal.create_response(context, CreateInteractionResponse::Message(message().content(said))).await?;
    }
    Ok(())
}

/// Waits for something that must happen.
pub(crate) async fn soon<T>(what: impl Future<Output = T>) -> T {
    tokio::time::timeout(Duration::from_secs(20), what).await.expect("it happens")
}
