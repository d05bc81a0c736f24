import { once } from 'node:events';
import { Client } from 'oceanic.js';
import {
  ApplicationCommandType,
  ButtonStyle,
  CommandOptionType,
  ComponentType,
  GatewayServer,
  SlashCommand,
  SlashCreator,
  TextInputStyle,
} from 'slash-create';

const api = `${process.env.LOCAL_DISCORD_API}/v10`;
const token = `Bot ${process.env.LOCAL_DISCORD_TOKEN}`;

// The library has no gateway: it takes the interactions from another one's.
const gateway = new Client({
  auth: token,
  rest: { baseURL: api },
  gateway: { intents: ['ALL_NON_PRIVILEGED'] },
});
gateway.on('error', console.error);
const ready = once(gateway, 'ready');
await gateway.connect();
await ready;
const creator = new SlashCreator({ applicationID: gateway.application.id, token, rest: { baseURL: api } });
for (const event of ['error', 'commandError']) creator.on(event, console.error);

const row = (component) => ({ type: ComponentType.ACTION_ROW, components: [component] });
const panel = [
  row({ type: ComponentType.BUTTON, style: ButtonStyle.PRIMARY, custom_id: 'count', label: 'Count' }),
  row({
    type: ComponentType.STRING_SELECT,
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
      type: ComponentType.TEXT_INPUT,
      style: TextInputStyle.SHORT,
      custom_id: 'name',
      label: 'Your name',
    }),
  ],
};
const file = { name: 'hello.txt', file: Buffer.from('Hello from a file') };

/** A command as a class, which is how the library takes them. */
function command(options, run) {
  return class extends SlashCommand {
    constructor(owner) {
      super(owner, options);
    }
    run(ctx) {
      return run(ctx);
    }
  };
}
const slash = (name, description, run, options = []) => command({ name, description, options }, run);

let presses = 0;
creator.registerGlobalComponent('count', (ctx) => ctx.editParent(`Pressed ${++presses}`));
creator.registerGlobalComponent('colour', (ctx) => ctx.editParent(`Chosen: ${ctx.values[0]}`));
creator.registerGlobalModal('form', (ctx) => ctx.send(`Your name is ${ctx.values.name}`));
creator.registerCommands([
  slash('greet', 'Greets', ({ options }) => `Hello <@${options.who}> ×${options.times}`, [
    { type: CommandOptionType.USER, name: 'who', description: 'Whom', required: true },
    { type: CommandOptionType.INTEGER, name: 'times', description: 'How often', required: true },
  ]),
  slash('slow', 'Defers', async (ctx) => {
    await ctx.defer();
    await ctx.editOriginal('Done');
    await ctx.sendFollowUp('One more thing');
  }),
  slash('panel', 'Shows a button and a menu', async (ctx) => {
    await ctx.send({ content: 'A panel', components: panel });
  }),
  slash('form', 'Opens a form', async (ctx) => {
    await ctx.sendModal(form);
  }),
  slash('upload', 'Sends a file', async (ctx) => {
    await ctx.send({ content: 'A file', files: [file] });
  }),
  slash('secret', 'Answers privately', async (ctx) => {
    await ctx.send({ content: 'Only you see this', ephemeral: true });
  }),
  command({ name: 'Who is this', type: ApplicationCommandType.USER }, (ctx) => {
    return `This is ${ctx.targetUser.username}`;
  }),
  command({ name: 'Quote', type: ApplicationCommandType.MESSAGE }, (ctx) => {
    return `> ${ctx.targetMessage.content}`;
  }),
]);
creator.withServer(
  new GatewayServer((handle) => {
    gateway.on('packet', ({ t, d }) => {
      if (t === 'INTERACTION_CREATE') handle(d);
    });
  }),
);
await creator.syncCommands();
