import { once } from 'node:events';
import {
  type APIMediaGalleryItem,
  type APIModalInteractionResponseCallbackComponent,
  Client,
  Events,
  GatewayIntentBits,
  type Interaction,
  MessageFlags,
  type RawFile,
  Routes,
} from 'discord.js';
import fastify from 'fastify';
import {
  createLocalDiscord,
  createWireLog,
  LOCAL_TOKEN,
  SERVER_OPTIONS,
  wireRoutes,
} from '../../src/index.ts';
import { pageRoutes } from '../../web/page.ts';

const COMMANDS = [
  {
    name: 'track',
    name_localizations: { 'zh-CN': '查包裹' },
    description: 'Where is it?',
    options: [
      { type: 3, name: 'number', description: 'Tracking number', required: true, autocomplete: true },
      { type: 5, name: 'private', description: 'Only for me' },
    ],
  },
  {
    name: 'compare',
    description: 'A link at an agent',
    options: [
      { type: 3, name: 'link', description: 'Link', required: true, autocomplete: true },
      { type: 3, name: 'agent', description: 'Agent', required: true, autocomplete: true },
    ],
  },
  {
    name: 'parcels',
    description: 'Mine, or the one with a number',
    options: [
      { type: 5, name: 'private', description: 'Only for me' },
      { type: 3, name: 'number', description: 'Tracking number', autocomplete: true },
    ],
  },
  { name: 'silent', description: 'Never answers' },
  { name: 'rules', description: 'For managers', default_member_permissions: '32' },
  {
    name: 'read',
    description: 'A file',
    options: [{ type: 11, name: 'file', description: 'The file', required: true }],
  },
  { name: 'Convert links', type: 3 },
  { name: 'Greet', type: 2 },
];

const OPTIONS = ['one', 'two', 'three'].map((value) => ({ value, label: value }));
const label = (name: string, component: object) => ({ type: 18, label: name, component });
/** Every field that a modal can have, but for text. */
const EVERYTHING = [
  label('Who', { type: 5, custom_id: 'who' }),
  label('Where', { type: 8, custom_id: 'where', channel_types: [0] }),
  label('Proof', { type: 19, custom_id: 'proof', max_values: 2 }),
  label('Which', { type: 21, custom_id: 'which', options: OPTIONS }),
  label('Some', { type: 22, custom_id: 'some', options: OPTIONS }),
] as unknown as APIModalInteractionResponseCallbackComponent[];

/** The page, a local Discord and a small bot that answers in every way a bot can. */
export async function startSample() {
  const discord = createLocalDiscord({ interactionDeadlineMs: 400 });
  const app = fastify(SERVER_OPTIONS);
  await app.register(discord.routes);
  await app.register(await pageRoutes());
  await app.register(wireRoutes(createWireLog(discord)));
  app.get('/picture.svg', (_request, reply) =>
    reply
      .type('image/svg+xml')
      .send(
        '<svg xmlns="http://www.w3.org/2000/svg" width="400" height="300"><rect width="400" height="300" fill="teal"/></svg>',
      ),
  );
  discord.attachGateway(app.server);
  const url = await app.listen({ host: '127.0.0.1', port: 0 });

  let client = await logIn(`${url}/api`);
  await client.rest.put(Routes.applicationCommands(client.application?.id ?? ''), { body: COMMANDS });
  await discord.waitUntilReady();

  const users = (await (await fetch(`${url}/client/users`)).json()) as { id: string; username: string }[];
  const ada = users.find((user) => user.username === 'Ada')?.id ?? '';
  const { guilds } = await discord.as(ada).state();
  const general = guilds[0]?.channels.find((channel) => channel.name === 'general')?.id ?? '';
  return {
    url,
    discord,
    /** The bot is away until it comes back. */
    leave: () => client.destroy(),
    async comeBack() {
      client = await logIn(`${url}/api`);
    },
    /** Posts as the bot into #general. */
    post: (body: object, files: readonly RawFile[] = []) =>
      client.rest.post(Routes.channelMessages(general), { body, files: [...files] }) as Promise<{
        id: string;
      }>,
    pin: (messageId: string) => client.rest.put(Routes.channelMessagesPin(general, messageId)),
    endPoll: (messageId: string) => client.rest.post(Routes.expirePoll(general, messageId)),
    picture: (index: number): APIMediaGalleryItem => ({
      media: { url: `${url}/picture.svg?${index}` },
      description: `Picture ${index}`,
    }),
    async close() {
      await client.destroy();
      discord.stop();
      await app.close();
    },
  };
}

async function logIn(api: string): Promise<Client> {
  const client = new Client({ intents: [GatewayIntentBits.GuildMessages], rest: { api } });
  client.on(Events.InteractionCreate, (interaction) => {
    answer(interaction).catch(() => {});
  });
  const ready = once(client, Events.ClientReady);
  await client.login(LOCAL_TOKEN);
  await ready;
  return client;
}

const AGENTS = ['CNFans', 'CSSBuy', 'Superbuy'];

async function answer(interaction: Interaction): Promise<void> {
  if (interaction.isAutocomplete()) {
    const { name, value: typed } = interaction.options.getFocused(true);
    const choices = name === 'agent' ? AGENTS.filter((agent) => agent.toLowerCase().startsWith(typed)) : [];
    if (interaction.commandName === 'compare') {
      return interaction.respond(choices.map((agent) => ({ name: agent, value: agent.toUpperCase() })));
    }
    await interaction.respond([{ name: `${typed} – winter coat`, value: `${typed}-1` }]);
  } else if (interaction.isChatInputCommand() && interaction.commandName === 'track') {
    await interaction.deferReply();
    await interaction.editReply(`Tracking **${interaction.options.getString('number')}**`);
  } else if (interaction.isChatInputCommand() && interaction.commandName === 'parcels') {
    await interaction.reply(`Parcels: ${interaction.options.getString('number') ?? 'all of them'}`);
  } else if (interaction.isChatInputCommand() && interaction.commandName === 'compare') {
    const link = interaction.options.getString('link', true);
    await interaction.reply(`${link.length} characters for ${interaction.options.getString('agent')}`);
  } else if (interaction.isChatInputCommand() && interaction.commandName === 'read') {
    const { name, size } = interaction.options.getAttachment('file', true);
    await interaction.reply(`${name} has ${size} bytes`);
  } else if (interaction.isUserContextMenuCommand()) {
    await interaction.reply(`Hello ${interaction.targetUser.username}`);
  } else if (interaction.isMessageContextMenuCommand()) {
    const content = `Links of ${interaction.targetMessage.content}`;
    await interaction.reply({ content, flags: MessageFlags.Ephemeral });
  } else if (interaction.isButton() && interaction.customId === 'rename') {
    const input = { type: 4, custom_id: 'label', style: 1, min_length: 2 } as const;
    const label = { type: 18, label: 'Label', component: input } as const;
    await interaction.showModal({ custom_id: 'rename', title: 'Rename', components: [label] });
  } else if (interaction.isButton() && interaction.customId === 'everything') {
    await interaction.showModal({ custom_id: 'everything', title: 'Everything', components: EVERYTHING });
  } else if (interaction.isModalSubmit() && interaction.customId === 'everything') {
    await interaction.reply('Got everything');
  } else if (interaction.isModalSubmit()) {
    await interaction.reply(`Renamed to ${interaction.fields.getTextInputValue('label')}`);
  } else if (interaction.isStringSelectMenu()) {
    await interaction.reply(`Chosen: ${interaction.values.join(' and ')}`);
  } else if (interaction.isButton() && interaction.customId === 'press') {
    await interaction.update('Pressed');
  }
}
