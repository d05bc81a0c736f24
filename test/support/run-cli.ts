import { execFile } from 'node:child_process';
import { dirname, join } from 'node:path';
import { BOT_ENTRY } from './build-bot.ts';

export interface Said {
  readonly code: number;
  readonly out: string;
  readonly err: string;
}

/** Runs what an operator types, as it was built, with nothing in its environment but these settings. */
export function runCli(
  tool: 'backup' | 'doctor' | 'events',
  args: readonly string[],
  where: { readonly cwd: string; readonly settings: Readonly<Record<string, string>> },
): Promise<Said> {
  const file = join(dirname(BOT_ENTRY), 'cli', `${tool}.js`);
  const env = { PATH: process.env['PATH'], ...where.settings };
  return new Promise((resolve) => {
    execFile(process.execPath, [file, ...args], { cwd: where.cwd, env }, (error, out, err) => {
      resolve({ code: typeof error?.code === 'number' ? error.code : 0, out, err });
    });
  });
}
