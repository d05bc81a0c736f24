import {
  ApplicationCommandOptionTypes,
  ApplicationCommandTypes,
  ButtonStyles,
  Client,
  ComponentTypes,
  MessageFlags,
  TextInputStyles,
} from 'oceanic.js';

const client = new Client({
  auth: `Bot ${process.env.LOCAL_DISCORD_TOKEN}`,
  rest: { baseURL: `${process.env.LOCAL_DISCORD_API}/v10` },
  gateway: { intents: ['ALL_NON_PRIVILEGED'] },
});

const row = (component) => ({ type: ComponentTypes.ACTION_ROW, components: [component] });
const panel = [
  row({ type: ComponentTypes.BUTTON, style: ButtonStyles.PRIMARY, customID: 'count', label: 'Count' }),
  row({
    type: ComponentTypes.STRING_SELECT,
    customID: 'colour',
    options: [
      { label: 'Red', value: 'red' },
      { label: 'Blue', value: 'blue' },
    ],
  }),
];
const form = {
  title: 'Form',
  customID: 'form',
  components: [
    row({
      type: ComponentTypes.TEXT_INPUT,
      style: TextInputStyles.SHORT,
      customID: 'name',
      label: 'Your name',
    }),
  ],
};
const file = { name: 'hello.txt', contents: Buffer.from('Hello from a file') };

const commands = {
  async greet(interaction) {
    const { options } = interaction.data;
    const who = options.getUser('who', true);
    await interaction.reply({ content: `Hello ${who.mention} ×${options.getInteger('times', true)}` });
  },
  async slow(interaction) {
    await interaction.defer();
    await interaction.editOriginal({ content: 'Done' });
    await interaction.createFollowup({ content: 'One more thing' });
  },
  panel: (interaction) => interaction.reply({ content: 'A panel', components: panel }),
  form: (interaction) => interaction.createModal(form),
  upload: (interaction) => interaction.reply({ content: 'A file', files: [file] }),
  secret: (interaction) => interaction.reply({ content: 'Only you see this', flags: MessageFlags.EPHEMERAL }),
  'Who is this': (interaction) =>
    interaction.reply({ content: `This is ${interaction.data.target.username}` }),
  Quote: (interaction) => interaction.reply({ content: `> ${interaction.data.target.content}` }),
};

let presses = 0;

async function onInteraction(interaction) {
  if (interaction.isCommandInteraction()) await commands[interaction.data.name](interaction);
  else if (interaction.isModalSubmitInteraction()) {
    const name = interaction.data.components.getTextInput('name', true);
    await interaction.reply({ content: `Your name is ${name}` });
  } else if (interaction.isButtonComponentInteraction()) {
    await interaction.editParent({ content: `Pressed ${++presses}` });
  } else if (interaction.isSelectMenuComponentInteraction()) {
    const [colour] = interaction.data.values.getStrings();
    await interaction.editParent({ content: `Chosen: ${colour}` });
  }
}

async function onMessage(message) {
  if (!message.mentions.users.some(({ id }) => id === client.user.id)) return;
  const send = (content) => client.rest.channels.createMessage(message.channelID, content);
  const reply = (content) => send({ content, messageReference: { messageID: message.id } });
  const [, word] = message.content.split(' ');
  if (word === 'hello') await reply('You said hello');
  if (word === 'look') {
    const [attached] = message.attachments.values();
    await reply(`${attached.filename} has ${attached.size} bytes`);
  }
  if (word === 'react') await message.createReaction('👍');
  if (word === 'thread') {
    const thread = await message.startThread({ name: 'Talk', autoArchiveDuration: 60 });
    await thread.createMessage({ content: 'Inside the thread' });
  }
}

async function onReaction(message, reactor, reaction) {
  if (reactor.id === client.user.id) return;
  const content = `<@${reactor.id}> reacted with ${reaction.emoji.name}`;
  await client.rest.channels.createMessage(message.channelID, { content });
}

const slash = (name, description, options = []) => ({
  type: ApplicationCommandTypes.CHAT_INPUT,
  name,
  description,
  options,
});

async function register() {
  const { USER, INTEGER } = ApplicationCommandOptionTypes;
  await client.application.bulkEditGlobalCommands([
    slash('greet', 'Greets', [
      { type: USER, name: 'who', description: 'Whom', required: true },
      { type: INTEGER, name: 'times', description: 'How often', required: true },
    ]),
    slash('slow', 'Defers'),
    slash('panel', 'Shows a button and a menu'),
    slash('form', 'Opens a form'),
    slash('upload', 'Sends a file'),
    slash('secret', 'Answers privately'),
    { type: ApplicationCommandTypes.USER, name: 'Who is this' },
    { type: ApplicationCommandTypes.MESSAGE, name: 'Quote' },
  ]);
}

const guarded =
  (handle) =>
  (...parts) =>
    handle(...parts).catch(console.error);
client.on('interactionCreate', guarded(onInteraction));
client.on('messageCreate', guarded(onMessage));
client.on('messageReactionAdd', guarded(onReaction));
client.on('error', console.error);
client.once('ready', guarded(register));
await client.connect();
