import type { z } from 'zod';
import { ConfigError } from './config-error.ts';

export type Environment = Readonly<Record<string, string | undefined>>;

/**
 * Checks variables against a schema. An empty variable counts as unset, as in a copied `.env.example`.
 * @throws ConfigError naming every bad variable
 */
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
