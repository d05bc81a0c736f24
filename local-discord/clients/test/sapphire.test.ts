import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type RunningLocalDiscord, seeded, startLocalDiscord } from '../../src/index.ts';
import { startBot } from '../support/bot-process.ts';
import { journey } from '../support/journey.ts';
import { logIn } from '../support/steps.ts';

const { mo } = seeded;
const command = ['node', 'sapphire/bot.mjs'] as const;

journey({ library: 'Sapphire', command });

describe('Sapphire, started again', () => {
  let local: RunningLocalDiscord;
  beforeAll(async () => {
    local = await startLocalDiscord();
  });
  afterAll(() => local.close());

  /** Starts the bot until its commands are known. @returns what it printed */
  async function start(): Promise<string> {
    const bot = startBot(command, local.apiUrl);
    await logIn(local.discord);
    await expect.poll(bot.output).toContain('to initialize');
    await bot.stop();
    return bot.output();
  }

  it('finds its commands and updates them in place', async () => {
    const ids = async () => (await local.discord.as(mo).state()).commands.map(({ id }) => id).sort();
    await start();
    const before = await ids();
    expect(await start()).not.toMatch(/error/i);
    expect(await ids()).toEqual(before);
    const updates = local.discord.requests.filter(({ method }) => method === 'PATCH');
    expect(new Set(updates.map(({ status }) => status))).toEqual(new Set([200]));
  });
});
