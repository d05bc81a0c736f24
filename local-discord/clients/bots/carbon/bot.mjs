import {
  ApplicationCommandType,
  BaseListener,
  Button,
  Client,
  Command,
  GatewayIntentBits,
  Label,
  Modal,
  ApplicationCommandOptionType as OptionType,
  Row,
  StringSelectMenu,
  TextInput,
} from '@buape/carbon';
import { GatewayPlugin } from '@buape/carbon/gateway';

const api = process.env.LOCAL_DISCORD_API;
const token = process.env.LOCAL_DISCORD_TOKEN;

async function get(path) {
  const response = await fetch(`${api}/v10${path}`, { headers: { authorization: `Bot ${token}` } });
  return response.json();
}

let presses = 0;

class Count extends Button {
  customId = 'count';
  label = 'Count';
  run = (interaction) => interaction.update({ content: `Pressed ${++presses}` });
}

class Colour extends StringSelectMenu {
  customId = 'colour';
  options = [
    { label: 'Red', value: 'red' },
    { label: 'Blue', value: 'blue' },
  ];
  run = (interaction) => interaction.update({ content: `Chosen: ${interaction.values[0]}` });
}

class Name extends TextInput {
  customId = 'name';
}

class NameLabel extends Label {
  label = 'Your name';
}

class Form extends Modal {
  title = 'Form';
  customId = 'form';
  components = [new NameLabel(new Name())];
  run = (interaction) => interaction.reply({ content: `Your name is ${interaction.fields.getText('name')}` });
}

/** A command as an object of a class of its own, which is how the library takes them. */
function command(name, run, more = {}) {
  class Own extends Command {
    name = name;
    description = 'A command';
    run = run;
  }
  return Object.assign(new Own(), more);
}

const options = [
  { type: OptionType.User, name: 'who', description: 'Whom', required: true },
  { type: OptionType.Integer, name: 'times', description: 'How often', required: true },
];
const file = { name: 'hello.txt', data: new Blob(['Hello from a file']) };
const panel = [new Row([new Count()]), new Row([new Colour()])];
const commands = [
  command('greet', (it) => it.reply({ content: greeting(it.options) }), { options }),
  command('slow', slow, { defer: true }),
  command('panel', (it) => it.reply({ content: 'A panel', components: panel })),
  command('form', (it) => it.showModal(new Form())),
  command('upload', (it) => it.reply({ content: 'A file', files: [file] })),
  command('secret', (it) => it.reply({ content: 'Only you see this' }), { ephemeral: true }),
  command('Who is this', (it) => it.reply({ content: `This is ${it.targetUser.username}` }), {
    type: ApplicationCommandType.User,
  }),
  command('Quote', (it) => it.reply({ content: `> ${it.targetMessage.content}` }), {
    type: ApplicationCommandType.Message,
  }),
];

const greeting = (given) => `Hello <@${given.getUser('who').id}> ×${given.getInteger('times')}`;

async function slow(interaction) {
  await interaction.reply({ content: 'Done' });
  await interaction.followUp({ content: 'One more thing' });
}

const application = await get('/applications/@me');
const botId = application.bot.id;

class Messages extends BaseListener {
  type = 'MESSAGE_CREATE';
  parseRawData = (data) => data;

  async handle({ id, channel_id: channel, content, mentions, attachments }, { rest }) {
    if (!mentions.some((user) => user.id === botId)) return;
    const send = (to, body) => rest.post(`/channels/${to}/messages`, { body });
    const reply = (text) => send(channel, { content: text, message_reference: { message_id: id } });
    const [, word] = content.split(' ');
    const [file] = attachments;
    const message = `/channels/${channel}/messages/${id}`;
    if (word === 'hello') await reply('You said hello');
    if (word === 'look') await reply(`${file.filename} has ${file.size} bytes`);
    if (word === 'react') await rest.put(`${message}/reactions/${encodeURIComponent('👍')}/@me`);
    if (word === 'thread') {
      const body = { name: 'Talk', auto_archive_duration: 60 };
      const thread = await rest.post(`${message}/threads`, { body });
      await send(thread.id, { content: 'Inside the thread' });
    }
  }
}

class Reactions extends BaseListener {
  type = 'MESSAGE_REACTION_ADD';
  parseRawData = (data) => data;

  async handle({ user_id: user, channel_id: channel, emoji }, { rest }) {
    if (user === botId) return;
    const body = { content: `<@${user}> reacted with ${emoji.name}` };
    await rest.post(`/channels/${channel}/messages`, { body });
  }
}

const Intent = GatewayIntentBits;
const intents = Intent.Guilds | Intent.GuildMessages | Intent.GuildMessageReactions;
// Without the second argument, the plugin asks https://discord.com for the gateway, whatever the client's address.
const gateway = new GatewayPlugin({ intents, autoInteractions: true }, await get('/gateway/bot'));

const client = new Client(
  {
    baseUrl: 'http://localhost',
    clientId: application.id,
    publicKey: application.verify_key,
    token,
    disableDeployRoute: true,
    requestOptions: { baseUrl: api },
  },
  {
    commands,
    listeners: [new Messages(), new Reactions()],
    components: [new Count(), new Colour()],
    modals: [new Form()],
  },
  [gateway],
);
await client.deployCommands();
