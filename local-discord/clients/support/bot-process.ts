import { spawn } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { LOCAL_TOKEN } from '../../src/index.ts';

const BOTS = fileURLToPath(new URL('../bots/', import.meta.url));

/** A bot that runs as a process of its own, as its author would start it. */
export interface BotProcess {
  /** What it has printed. */
  output(): string;
  /** Resolves when it has ended by itself or was stopped. */
  readonly ended: Promise<void>;
  stop(): Promise<void>;
}

/**
 * Starts a bot.
 * @param command the program, then the bot's file in `bots/`, such as `['node', 'eris/bot.mjs']`
 * @param settings further environment variables
 */
export function startBot(
  [program, file]: readonly [string, string],
  apiUrl: string,
  settings: Readonly<Record<string, string>> = {},
): BotProcess {
  const env = { ...process.env, ...settings, LOCAL_DISCORD_API: apiUrl, LOCAL_DISCORD_TOKEN: LOCAL_TOKEN };
  const child = spawn(program, [file], { cwd: BOTS, env, stdio: ['ignore', 'pipe', 'pipe'] });
  let output = '';
  const collect = (chunk: Buffer) => {
    output += chunk.toString();
  };
  child.stdout.on('data', collect);
  child.stderr.on('data', collect);
  const ended = new Promise<void>((resolve) => {
    child.on('error', (error) => {
      output += `${error}\n`;
      resolve();
    });
    child.on('exit', () => resolve());
  });
  return {
    output: () => output,
    ended,
    async stop() {
      child.kill('SIGKILL');
      await ended;
    },
  };
}
