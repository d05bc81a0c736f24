import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { z } from 'zod';
import { type BotProcess, startBotProcess } from '../sandbox/bot-process.ts';
import { type LocalDiscord, type LocalDiscordOptions, startLocalDiscord } from '../sandbox/discord.ts';
import { freePort } from '../sandbox/free-port.ts';
import { seeded } from '../sandbox/seed.ts';
import { type Service, startService } from '../sandbox/service/index.ts';
import type { Store } from '../src/store/index.ts';
import { botSettings } from '../test/support/bot-settings.ts';
import { prepareDatabase } from '../test/support/store-fixtures.ts';
import { createRestartableBot } from './restartable-bot.ts';
import { waitUntil } from './wait-until.ts';

const START_TIMEOUT_MS = 30_000;
const READINESS_TIMEOUT_MS = 5_000;

const health = z.object({ ready: z.boolean(), gateway: z.boolean(), waiting: z.number() });
export type Readiness = z.infer<typeof health>;

export interface EnvironmentOptions extends LocalDiscordOptions {
  /** Whether the application is public; private, the default, makes every server home. */
  readonly isPublic?: boolean;
  /** Settings of the bot in addition to those that connect it to this environment. */
  readonly settings?: Readonly<Record<string, string>>;
  /** Modules loaded into the bot's process before the bot. */
  readonly preload?: readonly URL[];
  /** The folder of the database; a temporary one by default. */
  readonly databaseFolder?: string;
}

/** The real bot process between a local Discord and the sandbox's service. */
export interface Environment {
  readonly discord: LocalDiscord;
  readonly service: Service;
  readonly port: number;
  readonly receiverUrl: string;
  readonly databasePath: string;
  /** Fills the database; only while the bot is not running. */
  prepare(fill: (store: Store) => Promise<void>): Promise<void>;
  /** Starts the bot without waiting for it. */
  startBot(settings?: Readonly<Record<string, string>>): void;
  /** The newest bot process. */
  bot(): BotProcess;
  /** Stops the bot with SIGTERM; resolves with the exit code. */
  stopBot(): Promise<number>;
  /** Kills the bot with SIGKILL; resolves once the process has ended. */
  killBot(): Promise<void>;
  untilReady(): Promise<void>;
  untilCommandsRegistered(): Promise<void>;
  /** The reply to `GET /readyz`; null without a reply. */
  readiness(): Promise<Readiness | null>;
  /** Resolves once no alert is pending that could be posted. */
  untilAllPosted(timeoutMs: number): Promise<void>;
  /** How often the bot's process ended on its own. */
  crashes(): number;
  /** Stops the bot with SIGTERM, then everything else. */
  close(): Promise<void>;
}

export async function startEnvironment(options: EnvironmentOptions = {}): Promise<Environment> {
  const { settings = {}, preload = [], databaseFolder, isPublic = false, ...discordOptions } = options;
  const local = await startLocalDiscord(discordOptions);
  local.discord.admin.changePortal({ bot_public: isPublic });
  const running = await startService();
  const folder = databaseFolder ?? (await mkdtemp(join(tmpdir(), 'haulmate-drill-')));
  const databasePath = join(folder, 'haulmate.db');
  const port = await freePort();
  const url = `http://127.0.0.1:${port}`;
  const readiness = () => readinessOf(url);
  const process = createRestartableBot((changes) =>
    startBotProcess(
      {
        ...botSettings(local, running, port),
        POLL_MINUTES: '0',
        DATABASE_PATH: databasePath,
        ...settings,
        ...changes,
      },
      'inherit',
      preload,
    ),
  );

  return {
    discord: local.discord,
    service: running.service,
    port,
    receiverUrl: `${url}/webhook`,
    databasePath,
    prepare: (fill) => prepareDatabase(databasePath, fill),
    startBot: (changes = {}) => process.start(changes),
    bot: process.current,
    stopBot: process.stop,
    killBot: process.kill,
    untilReady: () =>
      waitUntil(async () => (await readiness())?.ready === true, 'the bot to be ready', START_TIMEOUT_MS),
    untilCommandsRegistered: () =>
      waitUntil(
        async () => (await local.discord.as(seeded.ada).state()).commands.length > 0,
        'the commands to be registered',
        START_TIMEOUT_MS,
      ),
    readiness,
    untilAllPosted: (timeoutMs) =>
      waitUntil(async () => (await readiness())?.waiting === 0, 'every alert to be posted', timeoutMs),
    crashes: process.crashes,
    async close() {
      local.discord.faults.stopFailing();
      if (process.isStarted()) await process.stop();
      await local.close();
      await running.close();
      if (databaseFolder === undefined) await rm(folder, { recursive: true, force: true });
    },
  };
}

async function readinessOf(url: string): Promise<Readiness | null> {
  const signal = AbortSignal.timeout(READINESS_TIMEOUT_MS);
  const response = await fetch(`${url}/readyz`, { signal }).catch(() => null);
  return response === null ? null : health.parse(await response.json());
}
