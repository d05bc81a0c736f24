import { spawn } from 'node:child_process';
import { closeSync, existsSync, openSync } from 'node:fs';
import { text } from 'node:stream/consumers';
import { inheritedEnvironment } from '../../config/config.ts';
import { describeAddress } from '../../store/index.ts';
import type { Backup } from './sqlite.ts';

/** Readable and writable only by the owner. */
const PRIVATE = 0o600;

/** A backup by PostgreSQL's own tools, in their compressed format. */
export function postgresBackup(url: string): Backup {
  const address = describeAddress(url);
  const { uri, environment } = toolConnection(url);
  return {
    async copyTo(file) {
      const target = openSync(file, 'wx', PRIVATE);
      const options = ['--format=custom', '--no-owner', '--no-password', `--dbname=${uri}`];
      try {
        await run('pg_dump', options, environment, target);
      } finally {
        closeSync(target);
      }
      const tables = tablesIn(await run('pg_restore', ['--list', file], environment));
      return [`${tables.length} tables: ${tables.join(', ')}`];
    },
    restoreFrom: (file) => [
      'To restore it: stop every bot, create an empty database, name it in DATABASE_URL, then',
      `  pg_restore --no-owner --exit-on-error --dbname='${address}' '${file}'`,
    ],
  };
}

/** The tables with rows in the table of contents of a dump. */
function tablesIn(contents: string): string[] {
  const tables = [...contents.matchAll(/^\d+; \d+ \d+ TABLE DATA public (\S+)/gm)].map(
    ([, table = '']) => table,
  );
  if (!tables.includes('follows'))
    throw new Error(
      'the dump has no table follows: it is no database of Haulmate, or no bot has started on it yet',
    );
  return tables;
}

/** Runs one of PostgreSQL's tools; returns its output, or writes it to a file. @throws Error that says what failed */
async function run(
  tool: string,
  args: readonly string[],
  environment: NodeJS.ProcessEnv,
  output?: number,
): Promise<string> {
  const child = spawn(tool, args, { env: environment, stdio: ['ignore', output ?? 'pipe', 'pipe'] });
  const ended = new Promise<number | null>((resolve, reject) => {
    child.once('error', reject);
    child.once('close', resolve);
  });
  const [code, said, complaint] = await Promise.all([
    ended,
    child.stdout === null ? '' : text(child.stdout),
    child.stderr === null ? '' : text(child.stderr),
  ]).catch(() => {
    throw new Error(
      `${tool} is not installed here. Install PostgreSQL's client tools (Debian: apt install postgresql-client), or run on a machine that has them: pg_dump --format=custom --no-owner --file=haulmate.dump DATABASE`,
    );
  });
  if (code === 0) return said;
  const advice = /server version mismatch/.test(complaint)
    ? ' Install the client tools of the version of the server.'
    : '';
  throw new Error(`${complaint.trim() || `${tool} failed`}${advice}`);
}

/** Variables passed to PostgreSQL's tools, which must not get the bot's settings and secrets. */
const INHERITED = /^(PATH|HOME|LANG|LC_\w+|PG\w+|SystemRoot)$/;

/** How PostgreSQL's own tools connect. Their URI has no password, since other users of the machine can see arguments. */
export function toolConnection(url: string): {
  readonly uri: string;
  readonly environment: NodeJS.ProcessEnv;
} {
  const parsed = new URL(url);
  const password = decodeURIComponent(parsed.password) || parsed.searchParams.get('password');
  parsed.password = '';
  // Only the bot's driver knows `uselibpqcompat`.
  for (const parameter of ['password', 'uselibpqcompat']) parsed.searchParams.delete(parameter);
  const sslmode = parsed.searchParams.get('sslmode');
  if (sslmode === 'no-verify') parsed.searchParams.set('sslmode', 'require');
  return {
    uri: parsed.href,
    environment: {
      // In the other modes, this would verify a certificate that the bot doesn't verify.
      ...(sslmode === 'verify-full' ? { PGSSLROOTCERT: authorities() } : {}),
      ...inheritedEnvironment(INHERITED),
      ...(password ? { PGPASSWORD: password } : {}),
    },
  };
}

/** Where Debian, Alpine and Fedora keep the certificates of public authorities. */
const SYSTEM_AUTHORITIES = ['/etc/ssl/certs/ca-certificates.crt', '/etc/pki/tls/certs/ca-bundle.crt'];

/** The certificate authorities that the tools trust: the same as Node, and so the bot. */
function authorities(): string {
  const { NODE_EXTRA_CA_CERTS } = inheritedEnvironment(/^NODE_EXTRA_CA_CERTS$/);
  // `system` requires PostgreSQL 16 or newer.
  return NODE_EXTRA_CA_CERTS || (SYSTEM_AUTHORITIES.find((file) => existsSync(file)) ?? 'system');
}
