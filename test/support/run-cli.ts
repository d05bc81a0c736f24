import { execFile } from 'node:child_process';
import { dirname, join } from 'node:path';
import { BOT_ENTRY } from '../../sandbox/build-bot.ts';

export interface CliResult {
  readonly code: number;
  readonly out: string;
  readonly err: string;
}

export type Tool = 'arrivals' | 'backup' | 'doctor' | 'events' | 'move';

/** The built entry point of a command-line tool. */
export const entryOf = (tool: Tool): string => join(dirname(BOT_ENTRY), 'cli', `${tool}.js`);

/** Runs a built command-line tool with only these settings in its environment. */
export function runCli(
  tool: Tool,
  args: readonly string[],
  where: { readonly cwd: string; readonly settings: Readonly<Record<string, string>> },
): Promise<CliResult> {
  const env = { PATH: process.env['PATH'], ...where.settings };
  return new Promise((resolve) => {
    execFile(process.execPath, [entryOf(tool), ...args], { cwd: where.cwd, env }, (error, out, err) => {
      resolve({ code: typeof error?.code === 'number' ? error.code : 0, out, err });
    });
  });
}
