const { Client, Events } = require('discord.js');
const { LOCAL_TOKEN, useLocalDiscord } = require('local-discord/jest');

const local = useLocalDiscord();
let bot;

beforeAll(async () => {
  bot = new Client({ intents: [], rest: { api: local.apiUrl } });
  bot.on(Events.InteractionCreate, (interaction) => void interaction.reply('Pong'));
  bot.once(Events.ClientReady, ({ application }) =>
    application.commands.create({ name: 'ping', description: 'Answers' }),
  );
  await bot.login(LOCAL_TOKEN);
  await local.discord.waitUntilReady({ withCommands: true });
});
afterAll(() => bot.destroy());

it('the bot answers a command', async () => {
  const asked = await local.discord.as('Mo').run('ping');
  expect(await asked.answer()).toHaveText('Pong');
});
