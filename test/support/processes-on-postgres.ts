import { randomUUID } from 'node:crypto';
import { createInterface } from 'node:readline';
import pg from 'pg';
import { type BotProcess, startBotProcess } from '../../sandbox/bot-process.ts';
import { type RunningLocalDiscord, startLocalDiscord } from '../../sandbox/discord.ts';
import { freePort } from '../../sandbox/free-port.ts';
import { type RunningService, startService } from '../../sandbox/service/index.ts';
import { botSettings } from './bot-settings.ts';
import { startPostgres } from './postgres-cluster.ts';

/** One of several bots on one database. */
export interface SharingProcess extends BotProcess {
  readonly receiverUrl: string;
  /** The response of `GET /readyz`; null if there is none within a second. */
  readyz(): Promise<Readyz | null>;
  /** Its log so far. */
  readonly log: readonly string[];
}

interface Readyz {
  readonly status: number;
  readonly ready: boolean;
  readonly share: {
    readonly gateway: string;
    readonly shards: readonly number[];
    readonly connectedShards: readonly number[];
    readonly partitions: number;
    readonly tasks: readonly string[];
    readonly processes: number | null;
  };
}

/** A Discord that limits identifies, the service, and a database for several bots. */
export interface SharedSurroundings {
  readonly local: RunningLocalDiscord;
  readonly service: RunningService;
  readonly databaseUrl: string;
  startProcess(settings?: Readonly<Record<string, string>>): Promise<SharingProcess>;
  /** Kills the processes that are still running, and removes the database. */
  close(): Promise<void>;
}

export async function startSharedSurroundings(shardCount: number): Promise<SharedSurroundings> {
  const postgres = await createDatabase();
  const service = await startService();
  const local = await startLocalDiscord({ moreGuilds: 5, limitsIdentifies: true });
  local.discord.admin.changePortal({ bot_public: false });
  const processes: SharingProcess[] = [];
  return {
    local,
    service,
    databaseUrl: postgres.url,
    async startProcess(settings = {}) {
      const started = await startOne({
        ...botSettings(local, service, await freePort()),
        DATABASE_URL: postgres.url,
        SHARD_COUNT: String(shardCount),
        LOG_LEVEL: 'info',
        ...settings,
      });
      processes.push(started);
      return started;
    },
    async close() {
      for (const { child } of processes) child.kill('SIGKILL');
      await Promise.all(processes.map(({ exited }) => exited));
      await local.close();
      await service.close();
      await postgres.close();
    },
  };
}

async function startOne(settings: Readonly<Record<string, string>>): Promise<SharingProcess> {
  const bot = startBotProcess(settings, 'pipe');
  const log: string[] = [];
  const { stdout } = bot.child;
  if (stdout) createInterface(stdout).on('line', (line) => log.push(line));
  bot.child.stderr?.pipe(process.stderr);
  const url = `http://127.0.0.1:${settings['PORT']}`;
  const readyz = async () => {
    const response = await fetch(`${url}/readyz`, { signal: AbortSignal.timeout(1_000) }).catch(() => null);
    return response && { status: response.status, ...((await response.json()) as Omit<Readyz, 'status'>) };
  };
  return { ...bot, receiverUrl: `${url}/webhook`, log, readyz };
}

async function createDatabase(): Promise<{ readonly url: string; close(): Promise<void> }> {
  const given = process.env['POSTGRES_URL'];
  if (given === undefined) {
    const { url, stop } = await startPostgres({ port: await freePort() });
    return { url, close: stop };
  }
  const name = `test_${randomUUID()}`;
  const run = async (statement: string) => {
    const client = new pg.Client(given);
    await client.connect();
    await client.query(statement).finally(() => client.end());
  };
  await run(`CREATE DATABASE "${name}" TEMPLATE template0`);
  const url = new URL(given);
  url.pathname = `/${name}`;
  return { url: url.href, close: () => run(`DROP DATABASE "${name}" WITH (FORCE)`) };
}
