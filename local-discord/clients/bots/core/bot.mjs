import {
  ButtonStyle,
  Client,
  ApplicationCommandType as CommandType,
  ComponentType,
  GatewayDispatchEvents as Event,
  GatewayIntentBits as Intent,
  InteractionType,
  MessageFlags,
  ApplicationCommandOptionType as OptionType,
  TextInputStyle,
} from '@discordjs/core';
import { REST } from '@discordjs/rest';
import { CompressionMethod, WebSocketManager } from '@discordjs/ws';

const token = process.env.LOCAL_DISCORD_TOKEN;
const privileged = [Intent.GuildMembers, Intent.GuildPresences, Intent.MessageContent];
const intents = Object.values(Intent)
  .filter((bit) => typeof bit === 'number' && !privileged.includes(bit))
  .reduce((all, bit) => all | bit, 0);

const rest = new REST({ version: '10', api: process.env.LOCAL_DISCORD_API }).setToken(token);
// Without the option, @discordjs/ws does not compress.
const gateway = new WebSocketManager({ token, intents, rest, compression: CompressionMethod.ZlibNative });
const client = new Client({ rest, gateway });

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
  row({ type: ComponentType.Button, style: ButtonStyle.Primary, custom_id: 'count', label: 'Count' }),
  row({
    type: ComponentType.StringSelect,
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
      type: ComponentType.TextInput,
      style: TextInputStyle.Short,
      custom_id: 'name',
      label: 'Your name',
    }),
  ],
};

let botId;
let presses = 0;

const reply = (api, { id, token: itsToken }, body) => api.interactions.reply(id, itsToken, body);
const update = (api, { id, token: itsToken }, content) =>
  api.interactions.updateMessage(id, itsToken, { content });

const commands = {
  greet(interaction, api) {
    const [who, times] = interaction.data.options;
    return reply(api, interaction, { content: `Hello <@${who.value}> ×${times.value}` });
  },
  async slow({ id, token: itsToken, application_id: application }, api) {
    await api.interactions.defer(id, itsToken);
    await api.interactions.editReply(application, itsToken, { content: 'Done' });
    await api.interactions.followUp(application, itsToken, { content: 'One more thing' });
  },
  panel: (interaction, api) => reply(api, interaction, { content: 'A panel', components: panel }),
  form: ({ id, token: itsToken }, api) => api.interactions.createModal(id, itsToken, form),
  upload: (interaction, api) =>
    reply(api, interaction, {
      content: 'A file',
      files: [{ name: 'hello.txt', data: Buffer.from('Hello from a file') }],
    }),
  secret: (interaction, api) =>
    reply(api, interaction, { content: 'Only you see this', flags: MessageFlags.Ephemeral }),
  'Who is this'(interaction, api) {
    const { resolved, target_id: target } = interaction.data;
    return reply(api, interaction, { content: `This is ${resolved.users[target].username}` });
  },
  Quote(interaction, api) {
    const { resolved, target_id: target } = interaction.data;
    return reply(api, interaction, { content: `> ${resolved.messages[target].content}` });
  },
};

async function onInteraction({ data: interaction, api }) {
  const { type, data } = interaction;
  if (type === InteractionType.ApplicationCommand) await commands[data.name](interaction, api);
  if (type === InteractionType.MessageComponent) {
    if (data.component_type === ComponentType.Button) await update(api, interaction, `Pressed ${++presses}`);
    else await update(api, interaction, `Chosen: ${data.values[0]}`);
  }
  if (type === InteractionType.ModalSubmit) {
    const [{ components }] = data.components;
    await reply(api, interaction, { content: `Your name is ${components[0].value}` });
  }
}

async function onMessage({ data: message, api }) {
  if (!message.mentions.some(({ id }) => id === botId)) return;
  const { channel_id: channel, id } = message;
  const answer = (content) =>
    api.channels.createMessage(channel, { content, message_reference: { message_id: id } });
  const [, word] = message.content.split(' ');
  if (word === 'hello') await answer('You said hello');
  if (word === 'look') {
    const [file] = message.attachments;
    await answer(`${file.filename} has ${file.size} bytes`);
  }
  if (word === 'react') await api.channels.addMessageReaction(channel, id, '👍');
  if (word === 'thread') {
    const thread = await api.channels.createThread(channel, { name: 'Talk', auto_archive_duration: 60 }, id);
    await api.channels.createMessage(thread.id, { content: 'Inside the thread' });
  }
}

async function onReaction({ data: { user_id: user, channel_id: channel, emoji }, api }) {
  if (user === botId) return;
  await api.channels.createMessage(channel, { content: `<@${user}> reacted with ${emoji.name}` });
}

async function onReady({ data, api }) {
  botId = data.user.id;
  await api.applicationCommands.bulkOverwriteGlobalCommands(data.application.id, commandList);
}

const guarded = (handle) => (event) => handle(event).catch(console.error);
client.on(Event.InteractionCreate, guarded(onInteraction));
client.on(Event.MessageCreate, guarded(onMessage));
client.on(Event.MessageReactionAdd, guarded(onReaction));
client.once(Event.Ready, guarded(onReady));
await gateway.connect();
