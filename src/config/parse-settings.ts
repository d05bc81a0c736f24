import type { z } from 'zod';
import { typosBetween } from '../domain/typos-between.ts';

/** Exit code for invalid settings (`EX_CONFIG` in sysexits.h). */
export const EXIT_BAD_CONFIG = 78;

/** Invalid settings. Names every bad variable and why, never a value. */
export class ConfigError extends Error {
  override readonly name = 'ConfigError';
  readonly problems: readonly string[];

  constructor(problems: readonly string[]) {
    super(`The settings are not usable:\n${problems.map((problem) => `  ${problem}`).join('\n')}`);
    this.problems = problems;
  }
}

export type Environment = Readonly<Record<string, string | undefined>>;

/** An empty variable counts as unset, as in a copied `.env.example`. @throws ConfigError naming every bad variable */
export function parseSettings<T>(schema: z.ZodType<T>, env: Environment): T {
  const given = Object.fromEntries(
    Object.entries(env).filter(([, value]) => value !== undefined && value.trim() !== ''),
  );
  const result = schema.safeParse(given);
  if (result.success) return result.data;
  const problems = result.error.issues.map((issue) => {
    const name = String(issue.path[0]);
    return `${name}: ${given[name] === undefined ? 'is required' : problemOf(issue)}`;
  });
  throw new ConfigError([...new Set(problems)]);
}

/** zod's own messages may quote the received value, which can be a secret, so only our words are shown. */
function problemOf(issue: z.core.$ZodIssue): string {
  switch (issue.code) {
    case 'invalid_value':
      return `must be one of ${issue.values.join(', ')}`;
    case 'too_small':
      return `must be at least ${issue.minimum}`;
    case 'too_big':
      return `must be at most ${issue.maximum}`;
    default:
      return issue.message;
  }
}

/** In names of at least this length, two letters may be wrong; in shorter ones, such as PORT, only one. */
const LONG_NAME = 8;

/** Finds variables that look like misspelled settings, and the settings probably meant. Skips empty variables. */
export function misspelledNames(env: Environment, settings: readonly string[]) {
  return Object.entries(env)
    .filter(([name, value]) => value !== undefined && value.trim() !== '' && !settings.includes(name))
    .flatMap(([name]) => {
      const meant = settings.find((setting) => isNear(name.toUpperCase().replaceAll('-', '_'), setting));
      return meant === undefined ? [] : [{ name, meant }];
    });
}

function isNear(name: string, setting: string): boolean {
  const allowed = setting.length < LONG_NAME ? 1 : 2;
  return Math.abs(name.length - setting.length) <= allowed && typosBetween(name, setting) <= allowed;
}
