import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { tmpdir } from 'node:os';
import { BOT_ENTRY } from './build-bot.ts';

const END_WITH_PARENT = new URL('end-with-parent.js', import.meta.url);

/** Environment variables that the bot inherits; everything else comes as a setting. */
const INHERITED = ['PATH', 'HOME', 'TMPDIR', 'SystemRoot'];

export interface BotProcess {
  readonly child: ChildProcess;
  /** Resolves with the exit code. */
  readonly exited: Promise<number>;
  /** Sends SIGTERM; resolves with the exit code. */
  stop(): Promise<number>;
}

/**
 * Runs the real bot as it was last built, configured only through its documented settings. It does not outlive this process.
 * @param preload modules that a drill loads into the process before the bot, to talk with it over IPC
 * @param command put before the command that starts the bot
 */
export function startBotProcess(
  settings: Readonly<Record<string, string>>,
  stdio: 'inherit' | 'pipe' = 'inherit',
  preload: readonly URL[] = [],
  command: readonly string[] = [],
): BotProcess {
  const inherited = INHERITED.flatMap((name) =>
    process.env[name] === undefined ? [] : [[name, process.env[name]]],
  );
  const preloaded = [END_WITH_PARENT, ...preload].map(({ href }) => href);
  const node = [process.execPath, ...preloaded.flatMap((module) => ['--import', module]), BOT_ENTRY];
  const [program = process.execPath, ...args] = [...command, ...node];
  const child = spawn(program, args, {
    // Outside of the checkout, so that a local `.env` has no effect on the sandbox.
    cwd: tmpdir(),
    env: { ...Object.fromEntries(inherited), ...settings },
    stdio: ['pipe', stdio, stdio, ...(preload.length === 0 ? [] : ['ipc' as const])],
  });
  const exited = once(child, 'exit').then(([code]) => (typeof code === 'number' ? code : 1));
  return {
    child,
    exited,
    stop() {
      child.kill('SIGTERM');
      return exited;
    },
  };
}
