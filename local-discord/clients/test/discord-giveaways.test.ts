import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { type RunningLocalDiscord, seeded, startLocalDiscord } from '../../src/index.ts';
import { type BotProcess, startBot } from '../support/bot-process.ts';

const { ada, mo, general } = seeded;
let local: RunningLocalDiscord;
let bot: BotProcess;
let folder: string;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'giveaways-'));
  local = await startLocalDiscord();
  const env = { GIVEAWAYS_FILE: join(folder, 'giveaways.json') };
  bot = startBot(['node', 'discord-giveaways/bot.mjs'], local.apiUrl, env);
  await local.discord.waitUntilReady({ withCommands: true });
});
afterAll(async () => {
  await bot.stop();
  await local.close();
  await rm(folder, { recursive: true });
});

const ofBot = (text: string) =>
  local.discord.waitForMessage(({ author, content }) => author.id === seeded.bot && content.includes(text));

it('discord-giveaways takes entries by reaction and draws a winner from them', async () => {
  const { discord } = local;
  const options = { duration: 3600, winners: 1, prize: 'A cake' };
  const asked = await discord.as(ada).in(general).run('start', options);
  expect((await discord.waitForAnswer(asked.interactionId)).content).toBe('Success!');
  const giveaway = await ofBot('GIVEAWAY');
  expect(giveaway.embeds[0]?.title).toBe('A cake');

  await discord.as(mo).react(giveaway, '🎉');
  await ofBot('mo entered');

  const ended = await discord.as(ada).in(general).run('end', { message: giveaway.id });
  expect((await discord.waitForAnswer(ended.interactionId)).content).toBe('Success!');
  expect((await ofBot('Congratulations')).content).toContain(`<@${mo}>`);
});
