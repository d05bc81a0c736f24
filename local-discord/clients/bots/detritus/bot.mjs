import { Constants, InteractionCommandClient, Utils } from 'detritus-client';

const { ApplicationCommandOptionTypes, ApplicationCommandTypes, InteractionCallbackTypes, MessageFlags } =
  Constants;

const commands = new InteractionCommandClient(process.env.LOCAL_DISCORD_TOKEN, {
  isBot: true,
  useClusterClient: false,
  checkCommands: false,
  rest: { baseUrl: `${process.env.LOCAL_DISCORD_API}/v9` },
});
const { client } = commands;

const say = (context, data) => context.respond(InteractionCallbackTypes.CHANNEL_MESSAGE_WITH_SOURCE, data);
const edit = (context, data) => context.respond(InteractionCallbackTypes.UPDATE_MESSAGE, data);

let presses = 0;
const panel = () => {
  const components = new Utils.Components();
  components.addButton({
    customId: 'count',
    label: 'Count',
    run: (context) => edit(context, { content: `Pressed ${++presses}` }),
  });
  components.addSelectMenu({
    customId: 'colour',
    options: [
      { label: 'Red', value: 'red' },
      { label: 'Blue', value: 'blue' },
    ],
    run: (context) => edit(context, { content: `Chosen: ${context.data.values[0]}` }),
  });
  return components;
};

commands.addMultiple([
  {
    name: 'greet',
    description: 'Greets',
    options: [
      { type: ApplicationCommandOptionTypes.USER, name: 'who', description: 'Whom', required: true },
      {
        type: ApplicationCommandOptionTypes.INTEGER,
        name: 'times',
        description: 'How often',
        required: true,
      },
    ],
    run: (context, { who, times }) => say(context, { content: `Hello ${who.mention} ×${times}` }),
  },
  {
    name: 'slow',
    description: 'Defers',
    async run(context) {
      await context.respond(InteractionCallbackTypes.DEFERRED_CHANNEL_MESSAGE_WITH_SOURCE);
      await context.editResponse({ content: 'Done' });
      await context.createMessage({ content: 'One more thing' });
    },
  },
  {
    name: 'panel',
    description: 'Shows a button and a menu',
    run: (context) => say(context, { content: 'A panel', components: panel() }),
  },
  {
    name: 'form',
    description: 'Cannot open a form',
    run: (context) => say(context, { content: 'There are no forms' }),
  },
  {
    name: 'upload',
    description: 'Sends a file',
    run: (context) =>
      say(context, {
        content: 'A file',
        file: { filename: 'hello.txt', value: Buffer.from('Hello from a file') },
      }),
  },
  {
    name: 'secret',
    description: 'Answers privately',
    run: (context) => say(context, { content: 'Only you see this', flags: MessageFlags.EPHEMERAL }),
  },
  {
    name: 'Who is this',
    type: ApplicationCommandTypes.USER,
    run: (context, { user }) => say(context, { content: `This is ${user.username}` }),
  },
  {
    name: 'Quote',
    type: ApplicationCommandTypes.MESSAGE,
    run: (context, { message }) => say(context, { content: `> ${message.content}` }),
  },
]);

async function onMessage({ message }) {
  if (!message.mentions.has(client.userId)) return;
  const reply = (content) => message.reply({ content, reference: true });
  const [, word] = message.content.split(' ');
  if (word === 'hello') await reply('You said hello');
  if (word === 'look') {
    const file = message.attachments.first();
    await reply(`${file.filename} has ${file.size} bytes`);
  }
  if (word === 'react') await message.react('👍');
  if (word === 'thread') {
    const thread = await message.createThread({ name: 'Talk', autoArchiveDuration: 60 });
    await thread.createMessage({ content: 'Inside the thread' });
  }
}

async function onReaction({ channelId, reaction, userId }) {
  if (userId === client.userId) return;
  const content = `<@${userId}> reacted with ${reaction.emoji.name}`;
  await client.rest.createMessage(channelId, { content });
}

const guarded = (handle) => (event) => handle(event).catch(console.error);
client.on('messageCreate', guarded(onMessage));
client.on('messageReactionAdd', guarded(onReaction));
client.on('warn', console.error);
commands.on('commandRunError', ({ error }) => console.error(error));
commands.on('commandFail', ({ error }) => console.error(error));
await commands.run();
// With checkCommands the library never uploads to an application that has no commands yet.
commands.validateCommands(await commands.uploadApplicationCommands());
