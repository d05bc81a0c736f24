import { afterAll, beforeAll } from 'vitest';
import { type BotProcess, startBotProcess } from '../../sandbox/bot-process.ts';
import {
  LOCAL_TOKEN,
  type RunningLocalDiscord,
  startLocalDiscord,
} from '../../sandbox/discord/create-local-discord.ts';
import { freePort } from '../../sandbox/free-port.ts';
import { type RunningService, startService } from '../../sandbox/service/index.ts';
import { SECRET } from './signed-events.ts';

/** The real bot process, the local Discord it is logged in to, and the service it asks. */
export interface RunningBot {
  readonly discord: RunningLocalDiscord['discord'];
  readonly service: RunningService['service'];
  readonly process: BotProcess;
  /** Where the bot takes the service's events, signed with `SECRET`. */
  readonly receiverUrl: string;
  /** What the bot has as `DISCORD_API_URL` and `API_BASE_URL`. */
  readonly discordUrl: string;
  readonly serviceUrl: string;
}

/** Starts all three before the tests of a file and stops them after; the getter is valid inside tests. */
export function useRunningBot(settings: Readonly<Record<string, string>> = {}): () => RunningBot {
  let running: RunningBot | undefined;
  let stop: () => Promise<void> = async () => {};

  beforeAll(async () => {
    const service = await startService({ port: 0 });
    const local = await startLocalDiscord({ port: 0 });
    const port = await freePort();
    const process = startBotProcess({
      DISCORD_TOKEN: LOCAL_TOKEN,
      DISCORD_API_URL: local.apiUrl,
      API_BASE_URL: service.url,
      API_KEY: 'demo-key',
      API_TIMEOUT_MS: '1000',
      DATABASE_PATH: ':memory:',
      HOST: '127.0.0.1',
      PORT: String(port),
      WEBHOOK_SECRET: SECRET,
      LOG_LEVEL: 'fatal',
      ...settings,
    });
    stop = async () => {
      await process.stop();
      await local.close();
      await service.close();
    };
    await local.discord.waitUntilReady();
    const receiverUrl = `http://127.0.0.1:${port}/webhook`;
    running = {
      discord: local.discord,
      service: service.service,
      process,
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
