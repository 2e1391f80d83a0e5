"""A bot in hikari that does what clients.py asks of each."""

import os

import hikari

INTENTS = hikari.Intents.GUILDS | hikari.Intents.GUILD_MESSAGES | hikari.Intents.GUILD_MEMBERS
bot = hikari.GatewayBot(
    os.environ["TOKEN"], rest_url=f"{os.environ['DISCORD']}/api/v10", intents=INTENTS, banner=None
)
counts = {"ready": 0, "resumed": 0, "counted": 0}
commands = {}


def command(callback):
    commands[callback.__name__] = callback
    return callback


def panel():
    buttons = bot.rest.build_message_action_row()
    buttons.add_interactive_button(hikari.ButtonStyle.PRIMARY, "count", label="Count")
    buttons.add_interactive_button(hikari.ButtonStyle.SECONDARY, "form", label="Form")
    colours = bot.rest.build_message_action_row()
    menu = colours.add_text_menu("colour", max_values=2)
    for colour in ("red", "green", "blue"):
        menu.add_option(colour, colour)
    rows = [buttons, colours]
    for kind, name in (
        (hikari.ComponentType.USER_SELECT_MENU, "user"),
        (hikari.ComponentType.ROLE_SELECT_MENU, "role"),
    ):
        row = bot.rest.build_message_action_row()
        row.add_select_menu(kind, name)
        rows.append(row)
    row = bot.rest.build_message_action_row()
    row.add_channel_menu("channel")
    rows.append(row)
    return rows


@command
async def whisper(asked):
    await asked.create_initial_response(
        hikari.ResponseType.MESSAGE_CREATE,
        f"Only {asked.user.display_name} reads it",
        flags=hikari.MessageFlag.EPHEMERAL,
    )


@command
async def later(asked):
    await asked.create_initial_response(hikari.ResponseType.DEFERRED_MESSAGE_CREATE)
    await asked.edit_initial_response("Edited")
    original = await asked.fetch_initial_response()
    await asked.execute(f"Followed {original.content}")


@command
async def file(asked):
    await asked.create_initial_response(
        hikari.ResponseType.MESSAGE_CREATE,
        "Here",
        attachment=hikari.Bytes(b"hello", "hello.txt"),
        components=panel(),
    )


@command
async def talk(asked):
    await answer(asked, "Talk below")
    message = await asked.fetch_initial_response()
    thread = await bot.rest.create_message_thread(asked.channel_id, message.id, "talk")
    await thread.send("First")
    await bot.rest.add_thread_member(thread, asked.user)
    other = await bot.rest.create_thread(asked.channel_id, hikari.ChannelType.GUILD_PRIVATE_THREAD, "whispers")
    await other.send("Secret")
    await other.edit(archived=True)


@command
async def post(asked):
    channels = await bot.rest.fetch_guild_channels(asked.guild_id)
    (forum,) = [channel for channel in channels if channel.name == "ideas"]
    made = await bot.rest.create_forum_post(forum, "Dice", "Larger ones")
    first = await bot.rest.fetch_message(made, made.id)
    roles = await bot.rest.fetch_roles(asked.guild_id)
    (role,) = [role for role in roles if role.id == asked.guild_id]
    denied = hikari.Permissions.SEND_MESSAGES_IN_THREADS
    await bot.rest.edit_permission_overwrite(forum, role, deny=denied)
    await answer(asked, f"Posted {first.content} in {made.name}, closed to {role.name}")


@command
async def tidy(asked):
    await asked.create_initial_response(
        hikari.ResponseType.DEFERRED_MESSAGE_CREATE, flags=hikari.MessageFlag.EPHEMERAL
    )
    channel = asked.channel_id
    sent = [await bot.rest.create_message(channel, text) for text in ("one", "two", "three")]
    await bot.rest.add_reaction(channel, sent[0], "👍")
    await bot.rest.pin_message(channel, sent[0])
    pinned = await bot.rest.fetch_pins(channel)
    await bot.rest.delete_messages(channel, sent[1:])
    found = await bot.rest.search_members(asked.guild_id, asked.user.username[:3])
    as_is = await bot.rest.fetch_message(channel, sent[0])
    await bot.rest.unpin_message(channel, sent[0])
    await asked.edit_initial_response(
        f"pins {len(pinned)}, reactions {as_is.reactions[0].count}, found {len(found)}"
    )


@command
async def members(asked):
    stream = bot.stream(hikari.MemberChunkEvent, timeout=5)
    with stream:
        await bot.request_guild_members(asked.guild_id)
        async for event in stream:
            await answer(asked, f"members {len(event.members)}")
            break


@command
async def change(asked):
    me = asked.application_id
    made = await bot.rest.create_slash_command(me, "passing", "Goes away")
    edited = await bot.rest.edit_application_command(me, made, description="Changed")
    read = await bot.rest.fetch_application_command(me, made)
    await bot.rest.delete_application_command(me, made)
    await answer(asked, f"{edited.description} {read.name}")


@command
async def connections(asked):
    await answer(asked, f"ready {counts['ready']}, resumed {counts['resumed']}")


async def answer(asked, text):
    await asked.create_initial_response(hikari.ResponseType.MESSAGE_CREATE, text)


async def used(asked):
    if asked.custom_id == "count":
        counts["counted"] += 1
        await asked.create_initial_response(
            hikari.ResponseType.MESSAGE_UPDATE, f"Counted {counts['counted']}"
        )
    elif asked.custom_id == "form":
        row = bot.rest.build_modal_action_row().add_text_input("line", "Line")
        await asked.create_modal_response("Form", "form", component=row)
    elif asked.custom_id == "colour":
        await answer(asked, f"Chosen {' '.join(asked.values)}")
    elif asked.custom_id == "user":
        user = next(iter(asked.resolved.users.values()))
        member = next(iter(asked.resolved.members.values()))
        may = str(bool(member.permissions & hikari.Permissions.SEND_MESSAGES)).lower()
        await answer(asked, f"Chosen {user.display_name}, who may write: {may}")
    elif asked.custom_id == "role":
        await answer(asked, f"Chosen {next(iter(asked.resolved.roles.values())).name}")
    else:
        await answer(asked, f"Chosen {next(iter(asked.resolved.channels.values())).name}")


@bot.listen(hikari.InteractionCreateEvent)
async def on_interaction(event):
    asked = event.interaction
    if isinstance(asked, hikari.CommandInteraction) and asked.command_type is hikari.CommandType.USER:
        member = asked.resolved.members[asked.target_id]
        may = str(bool(member.permissions & hikari.Permissions.SEND_MESSAGES)).lower()
        await answer(asked, f"{asked.command_name} {member.display_name}, who may write: {may}")
    elif isinstance(asked, hikari.CommandInteraction) and asked.command_type is hikari.CommandType.MESSAGE:
        message = asked.resolved.messages[asked.target_id]
        await answer(asked, f"{asked.command_name} {message.content}")
    elif isinstance(asked, hikari.CommandInteraction):
        await commands[asked.command_name](asked)
    elif isinstance(asked, hikari.ComponentInteraction):
        await used(asked)
    elif isinstance(asked, hikari.ModalInteraction):
        await answer(asked, f"Written {asked.components[0].components[0].value}")


@bot.listen(hikari.StartedEvent)
async def on_started(_event):
    me = await bot.rest.fetch_application()
    builders = [bot.rest.slash_command_builder(name, name) for name in commands]
    builders.append(bot.rest.context_menu_command_builder(hikari.CommandType.USER, "About"))
    builders.append(bot.rest.context_menu_command_builder(hikari.CommandType.MESSAGE, "Quote"))
    await bot.rest.set_application_commands(me, builders)


@bot.listen(hikari.ShardReadyEvent)
async def on_ready(_event):
    counts["ready"] += 1


@bot.listen(hikari.ShardResumedEvent)
async def on_resumed(_event):
    counts["resumed"] += 1


bot.run(check_for_updates=False, enable_signal_handlers=True)
