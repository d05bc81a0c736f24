import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { build } from 'esbuild';
import { z } from 'zod';
import { LOCAL_TOKEN } from '../sandbox/discord.ts';
import { freePort } from '../sandbox/free-port.ts';

const ROOT = fileURLToPath(new URL('..', import.meta.url));
/** Inside the checkout, where packages are found, and on a disk (/tmp may be in memory). */
const CACHE = join(ROOT, '.cache', 'bench');
const READY_WITHIN_MS = 60_000;

export const SECRET = 'a secret only for measuring';

export type ReferenceName = 'bare-bot' | 'bare-poster' | 'least-accept' | 'bare-gateway';

type Settings = Readonly<Record<string, string>>;

/** A measured program in its own process: plain node with built JavaScript, as in production. */
export interface Program {
  /** Milliseconds from the spawn to `ready`. */
  readonly readyMs: number;
  /** @returns the reply to a message over IPC */
  query(message: string): Promise<number>;
  /** Its process id. */
  readonly pid: number | undefined;
  close(): Promise<void>;
  /** Ends it at once, like a crash of its machine. */
  kill(): Promise<void>;
}

/** The bot with the address of its webhook receiver. */
export interface Bot extends Program {
  readonly receiverUrl: string;
}

/** The bot, run from its source files, and which of them ran. */
export interface ObservedBot extends Bot {
  /** @returns the files of `src` that ran code since the last call */
  filesRun(): Promise<readonly string[]>;
}

/** Builds the bot as `npm start` does, and the reference programs. */
export async function buildPrograms(): Promise<void> {
  const building = spawn('npm', ['run', '--silent', 'build'], { cwd: ROOT, stdio: 'inherit' });
  const [code] = await once(building, 'exit');
  if (code !== 0) throw new Error('npm run build failed');
  await build({
    entryPoints: ['bench/probe.ts', 'bench/coverage-probe.ts', 'bench/reference/*.ts'],
    absWorkingDir: ROOT,
    outbase: 'bench',
    outdir: CACHE,
    format: 'esm',
    platform: 'node',
  });
}

/** A path for a database on the disk of the checkout. */
export async function newDatabase(): Promise<{ readonly path: string; close(): Promise<void> }> {
  const folder = await mkdtemp(join(CACHE, 'database-'));
  return { path: join(folder, 'haulmate.db'), close: () => rm(folder, { recursive: true, force: true }) };
}

/** The bot with the settings from its README, and the memory settings of the image and the systemd unit. */
export async function startBot(settings: Settings): Promise<Bot> {
  const { ask, ...bot } = await startBotFrom(join(ROOT, 'dist', 'index.js'), 'probe.js', settings);
  return bot;
}

/** The same from its source files, which the build bundles into one. */
export async function observeBot(settings: Settings): Promise<ObservedBot> {
  const entry = join(ROOT, 'src', 'index.ts');
  const { ask, ...bot } = await startBotFrom(entry, 'coverage-probe.js', settings);
  return { ...bot, filesRun: async () => z.array(z.string()).parse(await ask('files')) };
}

async function startBotFrom(entry: string, preload: string, settings: Settings) {
  const port = await freePort();
  const program = await start(entry, preload, {
    DISCORD_TOKEN: LOCAL_TOKEN,
    API_BASE_URL: 'http://127.0.0.1:9',
    API_KEY: 'none',
    DATABASE_PATH: ':memory:',
    WEBHOOK_SECRET: SECRET,
    HOST: '127.0.0.1',
    PORT: String(port),
    POLL_MINUTES: '0',
    QUESTIONS_PER_MINUTE: '0',
    MALLOC_ARENA_MAX: '2',
    ...settings,
  });
  return { ...program, receiverUrl: `http://127.0.0.1:${port}/webhook` };
}

/** One of the programs in `reference/`. */
export function startReference(name: ReferenceName, settings: Settings): Promise<Program> {
  const entry = join(CACHE, 'reference', `${name}.js`);
  return start(entry, 'probe.js', { DISCORD_TOKEN: LOCAL_TOKEN, ...settings });
}

/** @param preload answers queries over IPC */
async function start(entry: string, preload: string, settings: Settings) {
  const startedAt = performance.now();
  const child = spawn(process.execPath, ['--expose-gc', '--import', join(CACHE, preload), entry], {
    // Outside the checkout, so that the developer's `.env` has no effect.
    cwd: tmpdir(),
    env: { PATH: process.env['PATH'], HOME: process.env['HOME'], NODE_ENV: 'production', ...settings },
    stdio: ['ignore', 'pipe', 'inherit', 'ipc'],
  });
  const exited = once(child, 'exit');
  const end = (signal: NodeJS.Signals) => async () => {
    child.kill(signal);
    await exited;
  };
  const [close, kill] = [end('SIGTERM'), end('SIGKILL')];
  try {
    await waitForReady(child);
  } catch (error) {
    await close();
    throw error;
  }
  const readyMs = performance.now() - startedAt;
  const ask = async (message: string): Promise<unknown> => {
    const replied = once(child, 'message');
    child.send(message);
    return (await replied)[0];
  };
  const query = async (message: string) => Number(await ask(message));
  return { readyMs, ask, query, pid: child.pid, close, kill };
}

/** The reference programs write `ready`, the bot logs it. Later output is read and dropped. */
function waitForReady(child: ChildProcess): Promise<void> {
  return new Promise((resolve, reject) => {
    let output = '';
    const timer = setTimeout(() => reject(new Error(`not ready in time: ${output}`)), READY_WITHIN_MS);
    const listen = (chunk: Buffer) => {
      output += chunk.toString();
      if (!/^ready$|"msg":"ready"/m.test(output)) return;
      clearTimeout(timer);
      child.stdout?.off('data', listen).resume();
      resolve();
    };
    child.stdout?.on('data', listen);
    child.once('exit', (code) => reject(new Error(`ended with ${code} before it was ready: ${output}`)));
  });
}
