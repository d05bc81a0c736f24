import { Client, Intents } from 'discord.js-13';

const { GUILDS, GUILD_MESSAGES, GUILD_MESSAGE_REACTIONS } = Intents.FLAGS;

// This version speaks HTTPS only; NODE_EXTRA_CA_CERTS has the certificate.
const client = new Client({
  intents: [GUILDS, GUILD_MESSAGES, GUILD_MESSAGE_REACTIONS],
  partials: ['MESSAGE', 'REACTION'],
  http: { api: process.env.LOCAL_DISCORD_API },
});

const slash = (name, description, options = []) => ({ name, description, options });
const commandList = [
  slash('greet', 'Greets', [
    { type: 'USER', name: 'who', description: 'Whom', required: true },
    { type: 'INTEGER', name: 'times', description: 'How often', required: true },
  ]),
  slash('slow', 'Defers'),
  slash('panel', 'Shows a button and a menu'),
  slash('form', 'Opens a form'),
  slash('upload', 'Sends a file'),
  slash('secret', 'Answers privately'),
  { name: 'Who is this', type: 'USER' },
  { name: 'Quote', type: 'MESSAGE' },
];

const row = (component) => ({ type: 'ACTION_ROW', components: [component] });
const colours = [
  { label: 'Red', value: 'red' },
  { label: 'Blue', value: 'blue' },
];
const panel = [
  row({ type: 'BUTTON', style: 'PRIMARY', customId: 'count', label: 'Count' }),
  row({ type: 'SELECT_MENU', customId: 'colour', options: colours }),
];
const form = {
  title: 'Form',
  customId: 'form',
  components: [row({ type: 'TEXT_INPUT', style: 'SHORT', customId: 'name', label: 'Your name' })],
};
const file = { name: 'hello.txt', attachment: Buffer.from('Hello from a file') };

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
  upload: (interaction) => interaction.reply({ content: 'A file', files: [file] }),
  secret: (interaction) => interaction.reply({ content: 'Only you see this', ephemeral: true }),
  'Who is this': (interaction) => interaction.reply(`This is ${interaction.targetUser.username}`),
  Quote: (interaction) => interaction.reply(`> ${interaction.targetMessage.content}`),
};

let presses = 0;

async function onInteraction(interaction) {
  if (interaction.isCommand() || interaction.isContextMenu()) {
    await commands[interaction.commandName](interaction);
  } else if (interaction.isButton()) await interaction.update(`Pressed ${++presses}`);
  else if (interaction.isSelectMenu()) await interaction.update(`Chosen: ${interaction.values[0]}`);
  else if (interaction.isModalSubmit()) {
    await interaction.reply(`Your name is ${interaction.fields.getTextInputValue('name')}`);
  }
}

async function onMessage(message) {
  if (!message.mentions.users.has(client.user.id)) return;
  const [, word] = message.content.split(' ');
  if (word === 'hello') await message.reply('You said hello');
  if (word === 'look') {
    const { name, size } = message.attachments.first();
    await message.reply(`${name} has ${size} bytes`);
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
client.on('interactionCreate', guarded(onInteraction));
client.on('messageCreate', guarded(onMessage));
client.on('messageReactionAdd', guarded(onReaction));
client.on('error', console.error);
client.once(
  'ready',
  guarded(() => client.application.commands.set(commandList)),
);
await client.login(process.env.LOCAL_DISCORD_TOKEN);
