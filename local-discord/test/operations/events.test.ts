import { afterAll, it } from 'vitest';
import { Permission, seeded } from '../../src/index.ts';
import { bareBot } from '../bare-bot.ts';
import { startAsking } from './ask.ts';

const ALL_INTENTS = 0x1_ffff | (0b11 << 20) | (0b11 << 24);
const { ask, local } = await startAsking();
afterAll(() => local.close());

it('what a bot gets at log-in, from people and from itself has the documented fields', async () => {
  const bot = await bareBot(local, ALL_INTENTS);
  const { discord } = local;
  const { testServer: guildId, general: channelId, mo } = seeded;
  await bot.event('GUILD_CREATE', ({ id }) => id === guildId);
  const { id } = await discord.as(mo).in(channelId).send(`Hello <@${seeded.bot}>`);
  await discord.as(mo).in(seeded.dmMo).send('Hello');
  await discord.as(mo).edit({ id }, 'Hello again');
  const threadId = discord.admin.openThread(channelId, 'A thread');
  discord.admin.changeThread(threadId, { archived: true });
  discord.admin.setBotPermissions(seeded.forum, Permission.Administrator);
  await ask('trigger_typing_indicator', { params: { channel_id: channelId } });
  await discord.as(mo).delete({ id });
  discord.admin.deleteChannel(threadId);
  await bot.settled();
  bot.leave();
});
