import { execFile, spawn } from 'node:child_process';
import { once } from 'node:events';
import { appendFile, chown, mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import pg from 'pg';
import { findPostgres, unprivilegedAccount } from '../../test/support/postgres-cluster.ts';
import { ENDS_WITH_DRILL } from './ends-with-drill.ts';

const run = promisify(execFile);

const READY_TIMEOUT_MS = 30_000;
const STOP_TIMEOUT_MS = 20_000;
const POLL_INTERVAL_MS = 50;

/** How PostgreSQL stops: `fast` ends its connections and flushes everything; `immediate` acts like a crash. */
export type Shutdown = 'fast' | 'immediate';
const SIGNALS: Readonly<Record<Shutdown, NodeJS.Signals>> = { fast: 'SIGINT', immediate: 'SIGQUIT' };

export interface PostgresServer {
  /** URL of its database `postgres`. */
  readonly url: string;
  /** @throws Error if it doesn't accept connections in time */
  start(): Promise<void>;
  stop(how: Shutdown): Promise<void>;
}

export interface PostgresOptions {
  /** Prefix of every command. */
  readonly command: readonly string[];
  readonly host: string;
  readonly port: number;
  readonly folder: string;
}

/**
 * A PostgreSQL whose commits reach the disk, as in production; not started yet.
 * @throws Error if it isn't installed
 */
export async function createPostgresServer({
  command,
  host,
  port,
  folder,
}: PostgresOptions): Promise<PostgresServer> {
  const binaries = findPostgres();
  if (binaries === null) throw new Error('PostgreSQL is not installed; install the package postgresql');
  const data = join(folder, 'postgres');
  await mkdir(data, { mode: 0o700 });
  const account = await unprivilegedAccount();
  if (account !== null) await chown(data, account.uid, account.gid);
  const initdb = ['-D', data, '-A', 'trust', '-U', 'haulmate', '-E', 'UTF8', '--no-sync'];
  await run(join(binaries, 'initdb'), initdb, account ?? {});
  await appendFile(join(data, 'pg_hba.conf'), 'host all all all trust\n');
  const url = `postgres://haulmate@${host}:${port}/postgres`;
  const settings = [`listen_addresses=${host}`, `port=${port}`, `unix_socket_directories=${data}`];
  const options = ['-D', data, ...settings.flatMap((setting) => ['-c', setting])];
  const asAccount =
    account === null ? [] : [`--reuid=${account.uid}`, `--regid=${account.gid}`, '--clear-groups'];
  const [program = '', ...args] = [
    ...command,
    ...ENDS_WITH_DRILL,
    ...asAccount,
    join(binaries, 'postgres'),
    ...options,
  ];
  let server: ReturnType<typeof spawn> | undefined;
  return {
    url,
    async start() {
      server = spawn(program, args, { stdio: 'ignore' });
      await untilReady(url);
    },
    async stop(how) {
      if (server === undefined || server.exitCode !== null || server.signalCode !== null) return;
      const ended = once(server, 'exit', { signal: AbortSignal.timeout(STOP_TIMEOUT_MS) });
      server.kill(SIGNALS[how]);
      await ended;
    },
  };
}

async function untilReady(url: string): Promise<void> {
  const deadline = performance.now() + READY_TIMEOUT_MS;
  for (;;) {
    const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: 1_000 });
    try {
      await client.connect();
      return;
    } catch (error) {
      if (performance.now() > deadline) throw error;
      await new Promise((resolve) => setTimeout(resolve, POLL_INTERVAL_MS));
    } finally {
      await client.end().catch(() => {});
    }
  }
}
