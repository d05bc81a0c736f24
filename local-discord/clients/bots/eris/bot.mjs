import http from 'node:http';
import * as Eris from 'eris';

const api = new URL(process.env.LOCAL_DISCORD_API);

/** Eris always calls https.request: this agent says "https:" and connects without TLS. */
class PlainAgent extends http.Agent {
  protocol = 'https:';
  createConnection(options, connected) {
    return super.createConnection({ ...options, host: api.hostname, port: Number(api.port) }, connected);
  }
}

const client = new Eris.Client(`Bot ${process.env.LOCAL_DISCORD_TOKEN}`, {
  intents: ['allNonPrivileged'],
  restMode: true,
  rest: { domain: api.host, baseURL: `${api.pathname}/v10`, agent: new PlainAgent() },
});

const {
  ApplicationCommandTypes,
  ApplicationCommandOptionTypes,
  ButtonStyles,
  ComponentTypes,
  TextInputStyles,
} = Eris.Constants;
const EPHEMERAL = Eris.Constants.MessageFlags.EPHEMERAL;
const slash = (name, description, options = []) => ({
  name,
  description,
  options,
  type: ApplicationCommandTypes.CHAT_INPUT,
});
const row = (component) => ({ type: ComponentTypes.ACTION_ROW, components: [component] });

const panel = [
  row({
    type: ComponentTypes.BUTTON,
    style: ButtonStyles.PRIMARY,
    custom_id: 'count',
    label: 'Count',
  }),
  row({
    type: ComponentTypes.SELECT_MENU,
    custom_id: 'colour',
    options: [
      { label: 'Red', value: 'red' },
      { label: 'Blue', value: 'blue' },
    ],
  }),
];
const form = {
  title: 'Form',
  custom_id: 'form',
  components: [
    row({
      type: ComponentTypes.TEXT_INPUT,
      style: TextInputStyles.SHORT,
      custom_id: 'name',
      label: 'Your name',
    }),
  ],
};

const commands = {
  async greet(interaction) {
    const [who, times] = interaction.data.options;
    await interaction.createMessage(`Hello <@${who.value}> ×${times.value}`);
  },
  async slow(interaction) {
    await interaction.defer();
    await interaction.editOriginalMessage('Done');
    await interaction.createFollowup('One more thing');
  },
  panel: (interaction) => interaction.createMessage({ content: 'A panel', components: panel }),
  form: (interaction) => interaction.createModal(form),
  upload: (interaction) =>
    interaction.createMessage('A file', { name: 'hello.txt', file: Buffer.from('Hello from a file') }),
  secret: (interaction) => interaction.createMessage({ content: 'Only you see this', flags: EPHEMERAL }),
  async 'Who is this'(interaction) {
    const { resolved, target_id: target } = interaction.data;
    await interaction.createMessage(`This is ${resolved.users.get(target).username}`);
  },
  async Quote(interaction) {
    const { resolved, target_id: target } = interaction.data;
    await interaction.createMessage(`> ${resolved.messages.get(target).content}`);
  },
};

let presses = 0;

async function onInteraction(interaction) {
  if (interaction instanceof Eris.CommandInteraction) {
    await commands[interaction.data.name](interaction);
  } else if (interaction instanceof Eris.ComponentInteraction) {
    const { custom_id: id, values } = interaction.data;
    if (id === 'count') await interaction.editParent({ content: `Pressed ${++presses}` });
    else await interaction.editParent({ content: `Chosen: ${values[0]}` });
  } else if (interaction instanceof Eris.ModalSubmitInteraction) {
    const [{ components }] = interaction.data.components;
    await interaction.createMessage(`Your name is ${components[0].value}`);
  }
}

async function onMessage(message) {
  if (!message.mentions.some(({ id }) => id === client.user.id)) return;
  const reply = (content) =>
    client.createMessage(message.channel.id, { content, messageReference: { messageID: message.id } });
  const [, word] = message.content.split(' ');
  if (word === 'hello') await reply('You said hello');
  if (word === 'look') {
    const [file] = message.attachments;
    await reply(`${file.filename} has ${file.size} bytes`);
  }
  if (word === 'react') await message.addReaction('👍');
  if (word === 'thread') {
    const thread = await message.createThreadWithMessage({ name: 'Talk', autoArchiveDuration: 60 });
    await thread.createMessage('Inside the thread');
  }
}

async function onReaction(message, emoji, reactor) {
  if (reactor.id === client.user.id) return;
  await client.createMessage(message.channel.id, `<@${reactor.id}> reacted with ${emoji.name}`);
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
  guarded(() =>
    client.bulkEditCommands([
      slash('greet', 'Greets', [
        { type: ApplicationCommandOptionTypes.USER, name: 'who', description: 'Whom', required: true },
        {
          type: ApplicationCommandOptionTypes.INTEGER,
          name: 'times',
          description: 'How often',
          required: true,
        },
      ]),
      slash('slow', 'Defers'),
      slash('panel', 'Shows a button and a menu'),
      slash('form', 'Opens a form'),
      slash('upload', 'Sends a file'),
      slash('secret', 'Answers privately'),
      { name: 'Who is this', type: ApplicationCommandTypes.USER },
      { name: 'Quote', type: ApplicationCommandTypes.MESSAGE },
    ]),
  ),
);
await client.connect();
