import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { z } from 'zod';
import { type BotProcess, startBotProcess } from '../sandbox/bot-process.ts';
import {
  type LocalDiscord,
  type LocalDiscordOptions,
  startLocalDiscord,
} from '../sandbox/discord/create-local-discord.ts';
import { seeded } from '../sandbox/discord/seed.ts';
import { freePort } from '../sandbox/free-port.ts';
import { type Service, startService } from '../sandbox/service/index.ts';
import type { Store } from '../src/store/index.ts';
import { botSettings } from '../test/support/bot-settings.ts';
import { prepareDatabase } from '../test/support/store-fixtures.ts';
import { untilHolds } from './wait.ts';

const START_TIMEOUT_MS = 30_000;
const ASK_TIMEOUT_MS = 5_000;

const health = z.object({ ready: z.boolean(), gateway: z.boolean(), waiting: z.number() });
export type Readiness = z.infer<typeof health>;

export interface SurroundingsOptions extends LocalDiscordOptions {
  /** Whether the application is public; private, the default, makes every server home. */
  readonly isPublic?: boolean;
  /** Settings of the bot beside those that lead it here. */
  readonly settings?: Readonly<Record<string, string>>;
  /** Modules loaded into the bot's process before the bot. */
  readonly preload?: readonly URL[];
  /** Where the database lies; a folder of its own when left out. */
  readonly databaseFolder?: string;
}

/** The real bot process between a local Discord and the sandbox's service. */
export interface Surroundings {
  readonly discord: LocalDiscord;
  readonly service: Service;
  readonly port: number;
  readonly receiverUrl: string;
  readonly databasePath: string;
  /** Fills the database; only while the bot does not run. */
  prepare(fill: (store: Store) => Promise<void>): Promise<void>;
  /** Starts the bot; {@link untilReady} tells when it has come up. */
  start(settings?: Readonly<Record<string, string>>): void;
  /** The newest bot process. */
  bot(): BotProcess;
  /** SIGKILL; resolves once it is gone. */
  kill(): Promise<void>;
  untilReady(): Promise<void>;
  /** Resolves once the bot's commands can be used. */
  untilAskable(): Promise<void>;
  /** What `GET /readyz` says; null: nothing. */
  readiness(): Promise<Readiness | null>;
  /** Resolves once every alert that can be posted is. */
  untilTold(timeoutMs: number): Promise<void>;
  /** How often the bot ended by itself. */
  deaths(): number;
  /** Ends everything, first of all the bot as an operator would. */
  close(): Promise<void>;
}

export async function surround(options: SurroundingsOptions = {}): Promise<Surroundings> {
  const { settings = {}, preload = [], databaseFolder, isPublic = false, ...ofDiscord } = options;
  const local = await startLocalDiscord({ rateLimits: true, ...ofDiscord });
  local.discord.changePortal({ bot_public: isPublic });
  const running = await startService();
  const folder = databaseFolder ?? (await mkdtemp(join(tmpdir(), 'haulmate-drill-')));
  const databasePath = join(folder, 'haulmate.db');
  const port = await freePort();
  const url = `http://127.0.0.1:${port}`;
  let bot: BotProcess | undefined;
  let deaths = 0;
  const ending = new WeakSet<BotProcess>();

  const current = (): BotProcess => {
    if (bot === undefined) throw new Error('The bot has not been started');
    return bot;
  };
  const readiness = async (): Promise<Readiness | null> => {
    const answer = await fetch(`${url}/readyz`, { signal: AbortSignal.timeout(ASK_TIMEOUT_MS) }).catch(
      () => null,
    );
    return answer === null ? null : health.parse(await answer.json());
  };

  return {
    discord: local.discord,
    service: running.service,
    port,
    receiverUrl: `${url}/webhook`,
    databasePath,
    prepare: (fill) => prepareDatabase(databasePath, fill),
    start(more = {}) {
      const started = startBotProcess(
        {
          ...botSettings(local, running, port),
          POLL_MINUTES: '0',
          DATABASE_PATH: databasePath,
          ...settings,
          ...more,
        },
        'inherit',
        preload,
      );
      bot = started;
      void started.exited.then(() => {
        if (!ending.has(started)) deaths += 1;
      });
    },
    bot: current,
    async kill() {
      const killed = current();
      ending.add(killed);
      const { child } = killed;
      if (child.exitCode !== null || child.signalCode !== null) return;
      const exited = once(child, 'exit');
      child.kill('SIGKILL');
      await exited;
    },
    untilReady: () =>
      untilHolds(async () => (await readiness())?.ready === true, 'the bot to be ready', START_TIMEOUT_MS),
    untilAskable: () =>
      untilHolds(
        async () => (await local.discord.state({ userId: seeded.ada })).commands.length > 0,
        'commands',
        START_TIMEOUT_MS,
      ),
    readiness,
    untilTold: (timeoutMs) =>
      untilHolds(async () => (await readiness())?.waiting === 0, 'every alert to be posted', timeoutMs),
    deaths: () => deaths,
    async close() {
      local.discord.stopFailing();
      if (bot !== undefined) {
        ending.add(bot);
        await bot.stop();
      }
      await local.close();
      await running.close();
      if (databaseFolder === undefined) await rm(folder, { recursive: true, force: true });
    },
  };
}
