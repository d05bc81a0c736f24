import http from 'node:http';
import https from 'node:https';
import {
  ApiHandler,
  AttachmentBuilder,
  Client,
  Command,
  ComponentCommand,
  ContextMenuCommand,
  createEvent,
  createIntegerOption,
  createUserOption,
  Declare,
  ModalCommand,
  Options,
} from 'seyfert';
import {
  ApplicationCommandType,
  ButtonStyle,
  ComponentType,
  GatewayIntentBits as Intent,
  MessageFlags,
  TextInputStyle,
} from 'seyfert/lib/types/index.js';

const api = new URL(process.env.LOCAL_DISCORD_API);
const token = process.env.LOCAL_DISCORD_TOKEN;

/** Seyfert always connects to its gateway by TLS at port 443: this agent connects to the API's host without TLS. */
class PlainAgent extends http.Agent {
  protocol = 'https:';
  createConnection(options, connected) {
    return super.createConnection({ ...options, host: api.hostname, port: Number(api.port) }, connected);
  }
}
https.globalAgent = new PlainAgent();

const client = new Client({
  getRC: () => ({ token, intents: Intent.NonPrivilaged, locations: { base: '.' } }),
});
client.setServices({
  rest: new ApiHandler({ token, domain: api.origin, baseUrl: `${api.pathname.slice(1)}/v10` }),
});

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
// Seyfert reads what was filled in from fields in labels only.
const form = {
  title: 'Form',
  custom_id: 'form',
  components: [
    {
      type: ComponentType.Label,
      label: 'Your name',
      component: { type: ComponentType.TextInput, style: TextInputStyle.Short, custom_id: 'name' },
    },
  ],
};

/** A slash command; Seyfert's decorators are plain functions on classes. */
function slash(name, description, run) {
  return Declare({ name, description })(
    class extends Command {
      run = run;
    },
  );
}

function menu(name, type, run) {
  return Declare({ name, type })(
    class extends ContextMenuCommand {
      run = run;
    },
  );
}

const greetOptions = {
  who: createUserOption({ description: 'Whom', required: true }),
  times: createIntegerOption({ description: 'How often', required: true }),
};

const commands = [
  Options(greetOptions)(
    slash('greet', 'Greets', (ctx) =>
      ctx.write({ content: `Hello ${ctx.options.who} ×${ctx.options.times}` }),
    ),
  ),
  slash('slow', 'Defers', async (ctx) => {
    await ctx.deferReply();
    await ctx.editResponse({ content: 'Done' });
    await ctx.followup({ content: 'One more thing' });
  }),
  slash('panel', 'Shows a button and a menu', (ctx) => ctx.write({ content: 'A panel', components: panel })),
  slash('form', 'Opens a form', (ctx) => ctx.modal(form)),
  slash('upload', 'Sends a file', (ctx) => {
    const file = new AttachmentBuilder()
      .setName('hello.txt')
      .setFile('buffer', Buffer.from('Hello from a file'));
    return ctx.write({ content: 'A file', files: [file] });
  }),
  slash('secret', 'Answers privately', (ctx) =>
    ctx.write({ content: 'Only you see this', flags: MessageFlags.Ephemeral }),
  ),
  menu('Who is this', ApplicationCommandType.User, (ctx) =>
    ctx.write({ content: `This is ${ctx.target.username}` }),
  ),
  menu('Quote', ApplicationCommandType.Message, (ctx) => ctx.write({ content: `> ${ctx.target.content}` })),
];

let presses = 0;

class Count extends ComponentCommand {
  componentType = 'Button';
  customId = 'count';
  run(ctx) {
    presses += 1;
    return ctx.update({ content: `Pressed ${presses}` });
  }
}

class Colour extends ComponentCommand {
  componentType = 'StringSelect';
  customId = 'colour';
  run(ctx) {
    return ctx.update({ content: `Chosen: ${ctx.interaction.values[0]}` });
  }
}

class Form extends ModalCommand {
  customId = 'form';
  run(ctx) {
    return ctx.write({ content: `Your name is ${ctx.interaction.getInputValue('name', true)}` });
  }
}

async function onMessage(message) {
  if (!message.mentions.users.some(({ id }) => id === client.botId)) return;
  const [, word] = message.content.split(' ');
  if (word === 'hello') await message.reply({ content: 'You said hello' });
  if (word === 'look') {
    const [{ filename, size }] = message.attachments;
    await message.reply({ content: `${filename} has ${size} bytes` });
  }
  if (word === 'react') await message.react('👍');
  if (word === 'thread') {
    const options = { name: 'Talk', auto_archive_duration: 60 };
    const thread = await client.messages.thread(message.channelId, message.id, options);
    await client.messages.write(thread.id, { content: 'Inside the thread' });
  }
}

async function onReaction({ userId, channelId, emoji }) {
  if (userId === client.botId) return;
  await client.messages.write(channelId, { content: `<@${userId}> reacted with ${emoji.name}` });
}

client.events.set([
  createEvent({ data: { name: 'messageCreate' }, run: onMessage }),
  createEvent({ data: { name: 'messageReactionAdd' }, run: onReaction }),
]);
client.commands.set(commands);
client.components.set([Count, Colour, Form]);
await client.start();
await client.uploadCommands();
