import {
  ButtonStyles,
  ApplicationCommandTypes as CommandType,
  MessageComponentTypes as ComponentType,
  createBot,
  createDesiredPropertiesObject,
  GatewayIntents as Intent,
  InteractionTypes,
  MessageFlags,
  ApplicationCommandOptionTypes as OptionType,
  TextStyles,
} from '@discordeno/bot';

const privileged = [Intent.GuildMembers, Intent.GuildPresences, Intent.MessageContent];
const intents = Object.values(Intent)
  .filter((bit) => typeof bit === 'number' && !privileged.includes(bit))
  .reduce((all, bit) => all | bit, 0);

const bot = createBot({
  token: process.env.LOCAL_DISCORD_TOKEN,
  intents,
  rest: { proxy: { baseUrl: process.env.LOCAL_DISCORD_API } },
  desiredProperties: createDesiredPropertiesObject({}, true),
  events: {
    ready: guarded(onReady),
    interactionCreate: guarded(onInteraction),
    messageCreate: guarded(onMessage),
    reactionAdd: guarded(onReaction),
  },
});
// A proxy would count the rate limits: without one, Discordeno does it.
bot.rest.isProxied = false;

function guarded(handle) {
  return (...parts) => handle(...parts).catch(console.error);
}

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
  row({ type: ComponentType.Button, style: ButtonStyles.Primary, customId: 'count', label: 'Count' }),
  row({
    type: ComponentType.SelectMenu,
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
    row({ type: ComponentType.InputText, style: TextStyles.Short, customId: 'name', label: 'Your name' }),
  ],
};

const commands = {
  greet(interaction) {
    const [who, times] = interaction.data.options;
    return interaction.respond(`Hello <@${who.value}> ×${times.value}`);
  },
  async slow(interaction) {
    await interaction.defer();
    await interaction.edit('Done');
    await interaction.respond('One more thing');
  },
  panel: (interaction) => interaction.respond({ content: 'A panel', components: panel }),
  form: (interaction) => interaction.respond(form),
  upload: (interaction) =>
    interaction.respond({
      content: 'A file',
      files: [{ name: 'hello.txt', blob: new Blob(['Hello from a file']) }],
    }),
  secret: (interaction) =>
    interaction.respond({ content: 'Only you see this', flags: MessageFlags.Ephemeral }),
  'Who is this'(interaction) {
    const { data } = interaction;
    return interaction.respond(`This is ${data.resolved.users.get(data.targetId).username}`);
  },
  Quote(interaction) {
    const { data } = interaction;
    return interaction.respond(`> ${data.resolved.messages.get(data.targetId).content}`);
  },
};

let presses = 0;

async function onInteraction(interaction) {
  const { type, data } = interaction;
  if (type === InteractionTypes.ApplicationCommand) await commands[data.name](interaction);
  if (type === InteractionTypes.MessageComponent) {
    if (data.componentType === ComponentType.Button) await interaction.edit(`Pressed ${++presses}`);
    else await interaction.edit(`Chosen: ${data.values[0]}`);
  }
  if (type === InteractionTypes.ModalSubmit) {
    const [{ components }] = data.components;
    await interaction.respond(`Your name is ${components[0].value}`);
  }
}

async function onMessage({ id: messageId, channelId, mentions, content, attachments }) {
  if (!mentions?.some(({ id }) => id === bot.id)) return;
  const reply = (text) =>
    bot.helpers.sendMessage(channelId, {
      content: text,
      messageReference: { messageId, failIfNotExists: true },
    });
  const [, word] = content.split(' ');
  if (word === 'hello') await reply('You said hello');
  if (word === 'look') await reply(`${attachments[0].filename} has ${attachments[0].size} bytes`);
  if (word === 'react') await bot.helpers.addReaction(channelId, messageId, '👍');
  if (word === 'thread') {
    const options = { name: 'Talk', autoArchiveDuration: 60 };
    const thread = await bot.helpers.startThreadWithMessage(channelId, messageId, options);
    await bot.helpers.sendMessage(thread.id, { content: 'Inside the thread' });
  }
}

async function onReady() {
  await bot.helpers.upsertGlobalApplicationCommands(commandList);
}

async function onReaction({ userId, channelId, emoji }) {
  if (userId === bot.id) return;
  await bot.helpers.sendMessage(channelId, { content: `<@${userId}> reacted with ${emoji.name}` });
}

await bot.start();
