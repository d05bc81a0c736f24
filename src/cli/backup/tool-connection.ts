import { inheritedEnvironment } from '../../config.ts';

/** What PostgreSQL's tools read; the bot's settings, and its secrets, they don't get. */
const INHERITED = /^(PATH|HOME|LANG|LC_\w+|PG\w+|SystemRoot)$/;

/** How PostgreSQL's own tools connect to a database. Other users of the machine can see their arguments. */
export function toolConnection(url: string): {
  /** Without the password. */
  readonly uri: string;
  readonly environment: NodeJS.ProcessEnv;
} {
  const parsed = new URL(url);
  const password = decodeURIComponent(parsed.password) || parsed.searchParams.get('password');
  parsed.password = '';
  // Only the bot's driver knows the latter.
  for (const parameter of ['password', 'uselibpqcompat']) parsed.searchParams.delete(parameter);
  return {
    uri: parsed.href,
    environment: { ...inheritedEnvironment(INHERITED), ...(password ? { PGPASSWORD: password } : {}) },
  };
}
