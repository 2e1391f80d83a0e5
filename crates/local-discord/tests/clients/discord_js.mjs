// A bot in discord.js that does what clients.py asks of each.

import {
  ActionRowBuilder, ApplicationCommandType, AttachmentBuilder, ButtonBuilder, ButtonStyle, ChannelSelectMenuBuilder,
  ChannelType, Client, ContextMenuCommandBuilder, Events, GatewayIntentBits, LabelBuilder, MessageFlags, ModalBuilder, RoleSelectMenuBuilder, SlashCommandBuilder,
  StringSelectMenuBuilder, TextInputBuilder, TextInputStyle, UserSelectMenuBuilder,
} from "discord.js";

const base = process.env.DISCORD;
const client = new Client({
  intents: [GatewayIntentBits.Guilds, GatewayIntentBits.GuildMessages, GatewayIntentBits.GuildMembers],
  rest: { api: `${base}/api`, cdn: `${base}/cdn`, version: "10" },
});
let ready = 0;
let resumed = 0;
let counted = 0;

const row = (...components) => new ActionRowBuilder().addComponents(...components);

function panel() {
  const colours = ["red", "green", "blue"].map((colour) => ({ label: colour, value: colour }));
  return [
    row(
      new ButtonBuilder().setCustomId("count").setLabel("Count").setStyle(ButtonStyle.Primary),
      new ButtonBuilder().setCustomId("form").setLabel("Form").setStyle(ButtonStyle.Secondary),
    ),
    row(new StringSelectMenuBuilder().setCustomId("colour").setMaxValues(2).addOptions(colours)),
    row(new UserSelectMenuBuilder().setCustomId("user")),
    row(new RoleSelectMenuBuilder().setCustomId("role")),
    row(new ChannelSelectMenuBuilder().setCustomId("channel")),
  ];
}

const form = () => new ModalBuilder().setCustomId("form").setTitle("Form").addLabelComponents(
  new LabelBuilder().setLabel("Line").setTextInputComponent(
    new TextInputBuilder().setCustomId("line").setStyle(TextInputStyle.Short)),
  new LabelBuilder().setLabel("Size").setStringSelectMenuComponent(
    new StringSelectMenuBuilder().setCustomId("size").addOptions(
      { label: "small", value: "s" }, { label: "large", value: "l" })),
);

const commands = {
  whisper: (asked) => asked.reply({ content: `Only ${asked.user.displayName} reads it`, flags: MessageFlags.Ephemeral }),
  async later(asked) {
    await asked.deferReply();
    await asked.editReply("Edited");
    const original = await asked.fetchReply();
    await asked.followUp(`Followed ${original.content}`);
  },
  file: (asked) => asked.reply({
    content: "Here",
    files: [new AttachmentBuilder(Buffer.from("hello"), { name: "hello.txt" })],
    components: panel(),
  }),
  async talk(asked) {
    await asked.reply("Talk below");
    const message = await asked.fetchReply();
    const thread = await message.startThread({ name: "talk" });
    await thread.send("First");
    await thread.members.add(asked.user);
    const other = await asked.channel.threads.create({ name: "whispers", type: ChannelType.PrivateThread });
    await other.send("Secret");
    await other.setArchived(true);
  },
  async post(asked) {
    const forum = asked.guild.channels.cache.find(({ name }) => name === "ideas");
    const made = await forum.threads.create({ name: "Dice", message: { content: "Larger ones" } });
    const first = await made.fetchStarterMessage();
    const role = (await asked.guild.roles.fetch()).get(asked.guild.id);
    await forum.permissionOverwrites.edit(role, { SendMessagesInThreads: false });
    await asked.reply(`Posted ${first.content} in ${made.name}, closed to ${role.name}`);
  },
  async tidy(asked) {
    await asked.deferReply({ flags: MessageFlags.Ephemeral });
    const sent = [];
    for (const text of ["one", "two", "three"]) {
      sent.push(await asked.channel.send(text));
    }
    await sent[0].react("👍");
    await sent[0].pin();
    const pinned = await asked.channel.messages.fetchPins();
    await asked.channel.bulkDelete(sent.slice(1));
    const found = await asked.guild.members.search({ query: asked.user.username.slice(0, 3) });
    const asIs = await sent[0].fetch(true);
    const reactions = asIs.reactions.cache.get("👍")?.count;
    await sent[0].unpin();
    await asked.editReply(`pins ${pinned.items.length}, reactions ${reactions}, found ${found.size}`);
  },
  async members(asked) {
    const all = await asked.guild.members.fetch();
    await asked.reply(`members ${all.size}`);
  },
  async change(asked) {
    const { commands } = client.application;
    const made = await commands.create({ name: "passing", description: "Goes away" });
    const edited = await commands.edit(made.id, { description: "Changed" });
    const read = await commands.fetch(made.id);
    await commands.delete(made.id);
    await asked.reply(`${edited.description} ${read.name}`);
  },
  connections: (asked) => asked.reply(`ready ${ready}, resumed ${resumed}`),
};

client.on(Events.InteractionCreate, async (asked) => {
  try {
    if (asked.isChatInputCommand()) {
      await commands[asked.commandName](asked);
    } else if (asked.isUserContextMenuCommand()) {
      const may = asked.targetMember.permissions.has("SendMessages");
      await asked.reply(`${asked.commandName} ${asked.targetUser.displayName}, who may write: ${may}`);
    } else if (asked.isMessageContextMenuCommand()) {
      await asked.reply(`${asked.commandName} ${asked.targetMessage.content}`);
    } else if (asked.isButton() && asked.customId === "count") {
      counted += 1;
      await asked.update(`Counted ${counted}`);
    } else if (asked.isButton()) {
      await asked.showModal(form());
    } else if (asked.isStringSelectMenu()) {
      await asked.reply(`Chosen ${asked.values.join(" ")}`);
    } else if (asked.isUserSelectMenu()) {
      const [member] = asked.members.values();
      await asked.reply(`Chosen ${asked.users.first().displayName}, who may write: ${member.permissions.has("SendMessages")}`);
    } else if (asked.isRoleSelectMenu()) {
      await asked.reply(`Chosen ${asked.roles.first().name}`);
    } else if (asked.isChannelSelectMenu()) {
      await asked.reply(`Chosen ${asked.channels.first().name}`);
    } else if (asked.isModalSubmit()) {
      await asked.reply(`Written ${asked.fields.getTextInputValue("line")}, ${asked.fields.getStringSelectValues("size")}`);
    }
  } catch (error) {
    console.error(error);
  }
});
client.on(Events.ClientReady, async () => {
  const all = Object.keys(commands).map((name) => new SlashCommandBuilder().setName(name).setDescription(name));
  const menu = (name, type) => new ContextMenuCommandBuilder().setName(name).setType(type);
  all.push(menu("About", ApplicationCommandType.User), menu("Quote", ApplicationCommandType.Message));
  await client.application.commands.set(all);
});
client.on(Events.ShardReady, () => { ready += 1; });
client.on(Events.ShardResume, () => { resumed += 1; });
client.on(Events.Error, (error) => console.error(error));
await client.login(process.env.TOKEN);
