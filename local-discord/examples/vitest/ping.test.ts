import { Client, Events } from 'discord.js';
import { LOCAL_TOKEN, seeded } from 'local-discord';
import { useLocalDiscord } from 'local-discord/vitest';
import { afterAll, beforeAll, expect, it } from 'vitest';

const local = useLocalDiscord();
let bot: Client;

beforeAll(async () => {
  bot = new Client({ intents: [], rest: { api: local.apiUrl } });
  bot.on(Events.InteractionCreate, (interaction) => {
    if (interaction.isChatInputCommand()) {
      const button = { type: 2, style: 1, custom_id: 'again', label: 'Again' } as const;
      void interaction.reply({ content: 'Pong', components: [{ type: 1, components: [button] }] });
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
  const { discord } = local;
  const asked = await discord.runCommand({ userId: seeded.mo, channelId: seeded.general, name: 'ping' });
  const answer = await discord.waitForAnswer(asked.interactionId);
  expect(answer.content).toBe('Pong');

  await discord.pressComponent({ userId: seeded.mo, messageId: answer.id, customId: 'again' });
  await discord.waitForMessage(({ id, content }) => id === answer.id && content === 'Pong again');
});

it('the next test starts from the seed again', async () => {
  const messages = await local.discord.messages({ userId: seeded.mo, channelId: seeded.general });
  expect(messages).toEqual([]);
});
