import {
  ButtonStyle,
  Client,
  ApplicationCommandType as CommandType,
  ComponentType,
  Events,
  GatewayIntentBits as Intent,
  MessageFlags,
  ApplicationCommandOptionType as OptionType,
  Partials,
  TextInputStyle,
} from 'discord.js';

const privileged = [Intent.GuildMembers, Intent.GuildPresences, Intent.MessageContent];
const intents = Object.values(Intent).filter((bit) => typeof bit === 'number' && !privileged.includes(bit));

// Once zlib-sync is built, discord.js asks the gateway for zlib-stream.
const client = new Client({
  intents,
  partials: [Partials.Message, Partials.Reaction],
  rest: { api: process.env.LOCAL_DISCORD_API },
});

const slash = (name, description, options = []) => ({ name, description, options });
const commandList = [
  slash('greet', 'Greets', [
    { type: OptionType.User, name: 'who', description: 'Whom', required: true },
    { type: OptionType.Integer, name: 'times', description: 'How often', required: true },
  ]),
  slash('slow', 'Defers'),
  slash('panel', 'Shows a button and a menu'),
  slash('form', 'Opens a form'),
  slash('upload', 'Sends a file'),
  slash('secret', 'Answers privately'),
  { name: 'Who is this', type: CommandType.User },
  { name: 'Quote', type: CommandType.Message },
];

const row = (component) => ({ type: ComponentType.ActionRow, components: [component] });
const panel = [
  row({ type: ComponentType.Button, style: ButtonStyle.Primary, customId: 'count', label: 'Count' }),
  row({
    type: ComponentType.StringSelect,
    customId: 'colour',
    options: [
      { label: 'Red', value: 'red' },
      { label: 'Blue', value: 'blue' },
    ],
  }),
];
const form = {
  title: 'Form',
  customId: 'form',
  components: [
    row({ type: ComponentType.TextInput, style: TextInputStyle.Short, customId: 'name', label: 'Your name' }),
  ],
};

const commands = {
  greet: (interaction) =>
    interaction.reply(
      `Hello ${interaction.options.getUser('who')} ×${interaction.options.getInteger('times')}`,
    ),
  async slow(interaction) {
    await interaction.deferReply();
    await interaction.editReply('Done');
    await interaction.followUp('One more thing');
  },
  panel: (interaction) => interaction.reply({ content: 'A panel', components: panel }),
  form: (interaction) => interaction.showModal(form),
  upload: (interaction) =>
    interaction.reply({
      content: 'A file',
      files: [{ name: 'hello.txt', attachment: Buffer.from('Hello from a file') }],
    }),
  secret: (interaction) => interaction.reply({ content: 'Only you see this', flags: MessageFlags.Ephemeral }),
  'Who is this': (interaction) => interaction.reply(`This is ${interaction.targetUser.username}`),
  Quote: (interaction) => interaction.reply(`> ${interaction.targetMessage.content}`),
};

let presses = 0;

async function onInteraction(interaction) {
  if (interaction.isCommand()) await commands[interaction.commandName](interaction);
  else if (interaction.isButton()) await interaction.update(`Pressed ${++presses}`);
  else if (interaction.isStringSelectMenu()) await interaction.update(`Chosen: ${interaction.values[0]}`);
  else if (interaction.isModalSubmit()) {
    await interaction.reply(`Your name is ${interaction.fields.getTextInputValue('name')}`);
  }
}

async function onMessage(message) {
  if (!message.mentions.has(client.user, { ignoreRepliedUser: true })) return;
  const [, word] = message.content.split(' ');
  if (word === 'hello') await message.reply('You said hello');
  if (word === 'look') {
    const file = message.attachments.first();
    await message.reply(`${file.name} has ${file.size} bytes`);
  }
  if (word === 'react') await message.react('👍');
  if (word === 'thread') {
    const thread = await message.startThread({ name: 'Talk', autoArchiveDuration: 60 });
    await thread.send('Inside the thread');
  }
}

async function onReaction(reaction, user) {
  if (user.id === client.user.id) return;
  await reaction.message.channel.send(`${user} reacted with ${reaction.emoji.name}`);
}

const guarded =
  (handle) =>
  (...parts) =>
    handle(...parts).catch(console.error);
client.on(Events.InteractionCreate, guarded(onInteraction));
client.on(Events.MessageCreate, guarded(onMessage));
client.on(Events.MessageReactionAdd, guarded(onReaction));
client.on(Events.Error, console.error);
client.once(
  Events.ClientReady,
  guarded(() => client.application.commands.set(commandList)),
);
await client.login(process.env.LOCAL_DISCORD_TOKEN);
