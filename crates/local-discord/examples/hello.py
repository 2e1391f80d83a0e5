import os

import discord
import yarl

# These two lines point discord.py at the local Discord.
discord.http.Route.BASE = os.environ.get("API", "http://127.0.0.1:8080/api/v10")
discord.gateway.DiscordWebSocket.DEFAULT_GATEWAY = yarl.URL(os.environ.get("GATEWAY", "ws://127.0.0.1:8080/"))

client = discord.Client(intents=discord.Intents.default())
tree = discord.app_commands.CommandTree(client)


@tree.command(description="Says hello")
async def hello(interaction: discord.Interaction):
    await interaction.response.send_message(f"Hello, {interaction.user.display_name}!")


@client.event
async def setup_hook():
    await tree.sync()


@client.event
async def on_ready():
    print(f"We have logged in as {client.user}")


client.run(os.environ["TOKEN"])
