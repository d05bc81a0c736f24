import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect } from 'vitest';
import { type BotProcess, startBotProcess } from '../../sandbox/bot-process.ts';
import { type RunningLocalDiscord, startLocalDiscord } from '../../sandbox/discord.ts';
import { freePort } from '../../sandbox/free-port.ts';
import { seeded } from '../../sandbox/seed.ts';
import { type RunningService, startService } from '../../sandbox/service/index.ts';
import type { Store } from '../../src/store/index.ts';
import { botSettings } from './bot-settings.ts';
import { prepareDatabase } from './store-fixtures.ts';

/** The real bot process, the local Discord it is logged in to, and the service it asks. */
export interface RunningBot {
  readonly discord: RunningLocalDiscord['discord'];
  readonly service: RunningService['service'];
  readonly process: BotProcess;
  /** Ends the process and starts another one; stored data survives only with a filled database. */
  restart(): Promise<void>;
  /** Where the bot receives the service's events, signed with `SECRET`. */
  readonly receiverUrl: string;
  /** The bot's `DISCORD_API_URL` and `API_BASE_URL`. */
  readonly discordUrl: string;
  readonly serviceUrl: string;
}

/**
 * Starts all three before the tests of a file and stops them after; the getter is valid inside tests.
 * @param fill fills the bot's database before it starts
 */
export function useRunningBot(
  settings: Readonly<Record<string, string>> = {},
  fill?: (store: Store) => Promise<void>,
): () => RunningBot {
  let running: RunningBot | undefined;
  let stop: () => Promise<void> = async () => {};

  beforeAll(async () => {
    const service = await startService({ port: 0 });
    const local = await startLocalDiscord({ port: 0 });
    // Makes all servers home, like for an operator's own bot.
    local.discord.admin.changePortal({ bot_public: false });
    const port = await freePort();
    const folder = await mkdtemp(join(tmpdir(), 'haulmate-'));
    const filled = { DATABASE_PATH: join(folder, 'haulmate.db') };
    if (fill !== undefined) await prepareDatabase(filled.DATABASE_PATH, fill);
    const start = () =>
      startBotProcess({
        ...botSettings(local, service, port),
        ...(fill === undefined ? {} : filled),
        ...settings,
      });
    let process = start();
    stop = async () => {
      await process.stop();
      await local.close();
      await service.close();
      await rm(folder, { recursive: true });
    };
    await local.discord.waitUntilReady({ withCommands: true });
    // Lin's Discord is in Chinese; tests that aren't about languages expect English.
    await local.discord.as(seeded.lin).setLocale('en-US');
    const receiverUrl = `http://127.0.0.1:${port}/webhook`;
    running = {
      discord: local.discord,
      service: service.service,
      get process() {
        return process;
      },
      async restart() {
        const isConnected = () => local.discord.isConnected();
        await process.stop();
        await expect.poll(isConnected).toBe(false);
        process = start();
        await expect.poll(isConnected, { timeout: 40_000 }).toBe(true);
      },
      receiverUrl,
      discordUrl: local.apiUrl,
      serviceUrl: service.url,
    };
  });
  afterAll(() => stop());

  return () => {
    if (running === undefined) throw new Error('The bot runs only inside tests');
    return running;
  };
}
