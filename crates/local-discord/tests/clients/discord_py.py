"""A bot in discord.py that does what clients.py asks of each."""

import io
import os

import discord
import yarl
from discord import app_commands

BASE = os.environ["DISCORD"]
discord.http.Route.BASE = f"{BASE}/api/v10"
discord.gateway.DiscordWebSocket.DEFAULT_GATEWAY = yarl.URL(BASE.replace("http", "ws", 1) + "/")

intents = discord.Intents(guilds=True, guild_messages=True, members=True)
counts = {"ready": 0, "resumed": 0, "counted": 0}


class Bot(discord.Client):
    def __init__(self):
        super().__init__(intents=intents, chunk_guilds_at_startup=False)
        self.tree = app_commands.CommandTree(self)

    async def setup_hook(self):
        await self.tree.sync()

    async def on_connect(self):
        pass

    async def on_ready(self):
        counts["ready"] += 1

    async def on_resumed(self):
        counts["resumed"] += 1


bot = Bot()


class Form(discord.ui.Modal, title="Form"):
    line = discord.ui.Label(text="Line", component=discord.ui.TextInput(custom_id="line"))
    size = discord.ui.Label(
        text="Size",
        component=discord.ui.Select(
            custom_id="size",
            options=[
                discord.SelectOption(label="small", value="s"),
                discord.SelectOption(label="large", value="l"),
            ],
        ),
    )

    async def on_submit(self, asked: discord.Interaction):
        await asked.response.send_message(f"Written {self.line.component.value}, {self.size.component.values[0]}")


class Panel(discord.ui.View):
    @discord.ui.button(label="Count", custom_id="count", style=discord.ButtonStyle.primary)
    async def count(self, asked: discord.Interaction, _button):
        counts["counted"] += 1
        await asked.response.edit_message(content=f"Counted {counts['counted']}")

    @discord.ui.button(label="Form", custom_id="form")
    async def form(self, asked: discord.Interaction, _button):
        await asked.response.send_modal(Form())

    @discord.ui.select(
        custom_id="colour",
        max_values=2,
        options=[discord.SelectOption(label=colour) for colour in ("red", "green", "blue")],
    )
    async def colour(self, asked: discord.Interaction, select: discord.ui.Select):
        await asked.response.send_message(f"Chosen {' '.join(select.values)}")

    @discord.ui.select(cls=discord.ui.UserSelect, custom_id="user")
    async def user(self, asked: discord.Interaction, select: discord.ui.UserSelect):
        member = select.values[0]
        may = str(member.resolved_permissions.send_messages).lower()
        await asked.response.send_message(f"Chosen {member.display_name}, who may write: {may}")

    @discord.ui.select(cls=discord.ui.RoleSelect, custom_id="role")
    async def role(self, asked: discord.Interaction, select: discord.ui.RoleSelect):
        await asked.response.send_message(f"Chosen {select.values[0].name}")

    @discord.ui.select(cls=discord.ui.ChannelSelect, custom_id="channel")
    async def channel(self, asked: discord.Interaction, select: discord.ui.ChannelSelect):
        await asked.response.send_message(f"Chosen {select.values[0].name}")


@bot.tree.command(description="whisper")
async def whisper(asked: discord.Interaction):
    await asked.response.send_message(f"Only {asked.user.display_name} reads it", ephemeral=True)


@bot.tree.command(description="later")
async def later(asked: discord.Interaction):
    await asked.response.defer()
    await asked.edit_original_response(content="Edited")
    original = await asked.original_response()
    await asked.followup.send(f"Followed {original.content}")


@bot.tree.command(description="file")
async def file(asked: discord.Interaction):
    hello = discord.File(io.BytesIO(b"hello"), "hello.txt")
    await asked.response.send_message("Here", file=hello, view=Panel(timeout=None))


@bot.tree.context_menu(name="About")
async def about(asked: discord.Interaction, member: discord.Member):
    may = str(member.resolved_permissions.send_messages).lower()
    await asked.response.send_message(f"About {member.display_name}, who may write: {may}")


@bot.tree.context_menu(name="Quote")
async def quote(asked: discord.Interaction, message: discord.Message):
    await asked.response.send_message(f"Quote {message.content}")


@bot.tree.command(description="talk")
async def talk(asked: discord.Interaction):
    await asked.response.send_message("Talk below")
    message = await asked.original_response()
    message = await message.fetch()
    thread = await message.create_thread(name="talk")
    await thread.send("First")
    await thread.add_user(asked.user)
    other = await asked.channel.create_thread(name="whispers", type=discord.ChannelType.private_thread)
    await other.send("Secret")
    await other.edit(archived=True)


@bot.tree.command(description="post")
async def post(asked: discord.Interaction):
    forum = discord.utils.get(asked.guild.forums, name="ideas")
    made = await forum.create_thread(name="Dice", content="Larger ones")
    await forum.set_permissions(asked.guild.default_role, send_messages_in_threads=False)
    role = discord.utils.get(await asked.guild.fetch_roles(), id=asked.guild.id)
    await asked.response.send_message(f"Posted {made.message.content} in {made.thread.name}, closed to {role.name}")


@bot.tree.command(description="tidy")
async def tidy(asked: discord.Interaction):
    await asked.response.defer(ephemeral=True)
    sent = [await asked.channel.send(text) for text in ("one", "two", "three")]
    await sent[0].add_reaction("👍")
    await sent[0].pin()
    pinned = [message async for message in asked.channel.pins()]
    await asked.channel.delete_messages(sent[1:])
    found = await asked.guild.query_members(asked.user.name[:3])
    as_is = await asked.channel.fetch_message(sent[0].id)
    reactions = as_is.reactions[0].count
    await sent[0].unpin()
    await asked.edit_original_response(
        content=f"pins {len(pinned)}, reactions {reactions}, found {len(found)}"
    )


@bot.tree.command(description="members")
async def members(asked: discord.Interaction):
    everyone = await asked.guild.chunk()
    await asked.response.send_message(f"members {len(everyone)}")


@bot.tree.command(description="change")
async def change(asked: discord.Interaction):
    http, application = bot.http, bot.application_id
    made = await http.upsert_global_command(application, {"name": "passing", "description": "Goes away", "type": 1})
    edited = await http.edit_global_command(application, made["id"], {"description": "Changed"})
    read = await bot.tree.fetch_command(int(made["id"]))
    await read.delete()
    await asked.response.send_message(f"{edited['description']} {read.name}")


@bot.tree.command(description="connections")
async def connections(asked: discord.Interaction):
    await asked.response.send_message(f"ready {counts['ready']}, resumed {counts['resumed']}")


bot.run(os.environ["TOKEN"])
