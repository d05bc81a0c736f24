import { Client, Events } from 'discord.js';
import { button, LOCAL_TOKEN } from 'local-discord';
import { useLocalDiscord } from 'local-discord/vitest';
import { afterAll, beforeAll, expect, it } from 'vitest';

const local = useLocalDiscord();
let bot: Client;

beforeAll(async () => {
  bot = new Client({ intents: [], rest: { api: local.apiUrl } });
  bot.on(Events.InteractionCreate, (interaction) => {
    if (interaction.isChatInputCommand()) {
      const again = { type: 2, style: 1, custom_id: 'again', label: 'Again' } as const;
      void interaction.reply({ content: 'Pong', components: [{ type: 1, components: [again] }] });
    }
    if (interaction.isButton()) void interaction.update('Pong again');
  });
  bot.once(Events.ClientReady, ({ application }) =>
    application.commands.create({ name: 'ping', description: 'Answers' }),
  );
  await bot.login(LOCAL_TOKEN);
  await local.discord.waitUntilReady({ withCommands: true });
});
afterAll(() => bot.destroy());

it('the bot answers a command and its button', async () => {
  const mo = local.discord.as('Mo');
  const answer = await (await mo.run('ping')).answer();
  expect(answer).toHaveText('Pong');

  const pressed = await mo.press(answer, button('Again'));
  expect(await pressed.answer()).toHaveText('Pong again');
});

it('the next test starts from the seed again', async () => {
  expect(await local.discord.as('Mo').messages()).toEqual([]);
});
