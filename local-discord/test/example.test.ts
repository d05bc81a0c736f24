import { Client, Events } from 'discord.js';
import { LOCAL_TOKEN, seeded, startLocalDiscord } from 'local-discord';
import { afterAll, expect, it } from 'vitest';

const local = await startLocalDiscord();
const bot = new Client({ intents: [], rest: { api: local.apiUrl } });
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
afterAll(async () => {
  await bot.destroy();
  await local.close();
});

it('the bot answers a command and its button', async () => {
  const { discord } = local;
  await discord.waitUntilReady({ withCommands: true });
  const asked = await discord.runCommand({ userId: seeded.mo, channelId: seeded.general, name: 'ping' });
  const answer = await discord.waitForAnswer(asked.interactionId);
  expect(answer.content).toBe('Pong');

  await discord.pressComponent({ userId: seeded.mo, messageId: answer.id, customId: 'again' });
  await discord.waitForMessage(({ id, content }) => id === answer.id && content === 'Pong again');
});
