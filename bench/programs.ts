import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { build } from 'esbuild';
import { LOCAL_TOKEN } from '../sandbox/discord/create-local-discord.ts';
import { freePort } from '../sandbox/free-port.ts';

const ROOT = fileURLToPath(new URL('..', import.meta.url));
/** Inside the checkout: its packages are found from there, and it is on a disk where /tmp may not be. */
const CACHE = join(ROOT, '.cache', 'bench');
const READY_WITHIN_MS = 60_000;

export const SECRET = 'a secret only for measuring';

export type ReferenceName = 'bare-bot' | 'bare-poster' | 'bare-route' | 'least-accept' | 'least-hear';

type Settings = Readonly<Record<string, string>>;

/** A measured program, in a process of its own: plain node on built JavaScript, as it is really run. */
export interface Program {
  /** Milliseconds from being started to saying `ready`. */
  readonly readyMs: number;
  /** @returns its answer to a message over IPC */
  ask(question: string): Promise<number>;
  close(): Promise<void>;
}

/** The bot itself, and where it takes events. */
export interface Bot extends Program {
  readonly receiverUrl: string;
}

/** Builds the bot as `npm start` would run it, and what it is compared with. */
export async function buildPrograms(): Promise<void> {
  const building = spawn('npm', ['run', '--silent', 'build'], { cwd: ROOT, stdio: 'inherit' });
  const [code] = await once(building, 'exit');
  if (code !== 0) throw new Error('npm run build failed');
  await build({
    entryPoints: ['bench/probe.ts', 'bench/reference/*.ts'],
    absWorkingDir: ROOT,
    outbase: 'bench',
    outdir: CACHE,
    format: 'esm',
    platform: 'node',
  });
}

/** A file for a database, on the disk that the checkout is on. */
export async function newDatabase(): Promise<{ readonly path: string; close(): Promise<void> }> {
  const folder = await mkdtemp(join(CACHE, 'database-'));
  return { path: join(folder, 'haulmate.db'), close: () => rm(folder, { recursive: true, force: true }) };
}

/** The bot as users run it; settings as in its README. */
export async function startBot(settings: Settings): Promise<Bot> {
  const port = await freePort();
  const program = await start(join(ROOT, 'dist', 'index.js'), {
    DISCORD_TOKEN: LOCAL_TOKEN,
    API_BASE_URL: 'http://127.0.0.1:9',
    API_KEY: 'none',
    DATABASE_PATH: ':memory:',
    WEBHOOK_SECRET: SECRET,
    HOST: '127.0.0.1',
    PORT: String(port),
    POLL_MINUTES: '0',
    QUESTIONS_PER_MINUTE: '0',
    ...settings,
  });
  return { ...program, receiverUrl: `http://127.0.0.1:${port}/webhook` };
}

/** One of the programs in `reference/`. */
export function startReference(name: ReferenceName, settings: Settings): Promise<Program> {
  return start(join(CACHE, 'reference', `${name}.js`), { DISCORD_TOKEN: LOCAL_TOKEN, ...settings });
}

async function start(entry: string, settings: Settings): Promise<Program> {
  const startedAt = performance.now();
  const child = spawn(process.execPath, ['--expose-gc', '--import', join(CACHE, 'probe.js'), entry], {
    // Away from the checkout: an operator's own `.env` must not colour what is measured.
    cwd: tmpdir(),
    env: { PATH: process.env['PATH'], HOME: process.env['HOME'], NODE_ENV: 'production', ...settings },
    stdio: ['ignore', 'pipe', 'inherit', 'ipc'],
  });
  const exited = once(child, 'exit');
  const close = async () => {
    child.kill('SIGTERM');
    await exited;
  };
  try {
    await saysReady(child);
  } catch (error) {
    await close();
    throw error;
  }
  return { readyMs: performance.now() - startedAt, ask: (question) => ask(child, question), close };
}

/** The reference programs write a bare `ready`, the bot logs it; what comes later is read and dropped. */
function saysReady(child: ChildProcess): Promise<void> {
  return new Promise((resolve, reject) => {
    let said = '';
    const timer = setTimeout(() => reject(new Error(`not ready in time: ${said}`)), READY_WITHIN_MS);
    const listen = (chunk: Buffer) => {
      said += chunk.toString();
      if (!/^ready$|"msg":"ready"/m.test(said)) return;
      clearTimeout(timer);
      child.stdout?.off('data', listen).resume();
      resolve();
    };
    child.stdout?.on('data', listen);
    child.once('exit', (code) => reject(new Error(`ended with ${code} before it was ready: ${said}`)));
  });
}

async function ask(child: ChildProcess, question: string): Promise<number> {
  const answered = once(child, 'message');
  child.send(question);
  const [answer] = await answered;
  return Number(answer);
}
