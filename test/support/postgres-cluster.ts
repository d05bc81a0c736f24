import { execFile, spawn } from 'node:child_process';
import { once } from 'node:events';
import { chownSync, existsSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import pg from 'pg';

const run = promisify(execFile);

/** Debian doesn't put them in the PATH. */
const DEBIAN = '/usr/lib/postgresql';
/** Nothing outlives a test, so nothing needs to reach the disk. */
const FAST = ['fsync=off', 'synchronous_commit=off', 'full_page_writes=off'];
/** Keeps rows in the order they were written, even in a reused database. */
const IN_ORDER = ['autovacuum=off'];
const START_TIMEOUT_MS = 20_000;

export interface ClusterOptions {
  readonly port: number;
  readonly host?: string;
  /** Whether commits reach the disk, which matters if something is measured or killed. */
  readonly durable?: boolean;
  /** Where its folder is created; must be accessible to PostgreSQL's user. Default: the temporary folder. */
  readonly parent?: string;
}

/** The tests' own PostgreSQL server, in a temporary folder. */
export interface PostgresCluster {
  /** URL of its database `postgres`. */
  readonly url: string;
  readonly folder: string;
  /** Kills it abruptly (`SIGQUIT`), and resolves when it responds again. */
  restart(): Promise<void>;
  /** Kills it, even in the middle of something (`SIGQUIT`), and removes its folder. */
  stop(): Promise<void>;
}

/** The folder of `initdb` and `postgres`; null if PostgreSQL isn't installed. */
export function findPostgres(): string | null {
  const versions = existsSync(DEBIAN) ? readdirSync(DEBIAN).sort((a, b) => Number(b) - Number(a)) : [];
  const folders = [
    ...(process.env['PATH'] ?? '').split(':'),
    ...versions.map((version) => join(DEBIAN, version, 'bin')),
  ];
  return folders.find((folder) => existsSync(join(folder, 'initdb'))) ?? null;
}

/** `POSTGRES_URL` names a server; otherwise, the tests start one if PostgreSQL is installed. */
export const hasPostgres = process.env['POSTGRES_URL'] !== undefined || findPostgres() !== null;

/** @throws Error if it isn't installed or doesn't start */
export async function startPostgres({
  port,
  host = '127.0.0.1',
  durable = false,
  parent = tmpdir(),
}: ClusterOptions): Promise<PostgresCluster> {
  const binaries = findPostgres();
  if (binaries === null) throw new Error('PostgreSQL is not installed');
  const folder = mkdtempSync(join(parent, 'haulmate-postgres-'));
  const account = await unprivilegedAccount();
  if (account !== null) chownSync(folder, account.uid, account.gid);
  const as = account ?? {};
  const data = join(folder, 'data');
  await run(
    join(binaries, 'initdb'),
    ['-D', data, '-A', 'trust', '-U', 'haulmate', '-E', 'UTF8', '--no-sync'],
    as,
  );
  const settings = [`listen_addresses=${host}`, `port=${port}`, `unix_socket_directories=${folder}`];
  const options = [...settings, ...(durable ? [] : [...FAST, ...IN_ORDER])].flatMap((setting) => [
    '-c',
    setting,
  ]);
  const url = `postgres://haulmate@${host}:${port}/postgres`;
  const start = () => spawn(join(binaries, 'postgres'), ['-D', data, ...options], { ...as, stdio: 'ignore' });
  let server = start();
  const end = async () => {
    const ended = once(server, 'exit');
    server.kill('SIGQUIT');
    await ended;
  };
  await untilReady(url);
  return {
    url,
    folder,
    async restart() {
      await end();
      server = start();
      await untilReady(url);
    },
    async stop() {
      await end();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

/** PostgreSQL refuses to run as root; Debian's package creates a user for it. */
export async function unprivilegedAccount(): Promise<{ uid: number; gid: number } | null> {
  if (process.getuid?.() !== 0) return null;
  const id = async (flag: string) => Number((await run('id', [flag, 'postgres'])).stdout);
  return { uid: await id('-u'), gid: await id('-g') };
}

async function untilReady(url: string): Promise<void> {
  const deadline = performance.now() + START_TIMEOUT_MS;
  for (;;) {
    const client = new pg.Client(url);
    try {
      await client.connect();
      return;
    } catch (error) {
      if (performance.now() > deadline) throw error;
      await new Promise((resolve) => setTimeout(resolve, 50));
    } finally {
      await client.end().catch(() => {});
    }
  }
}
