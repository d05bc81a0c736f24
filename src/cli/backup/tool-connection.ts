import { existsSync } from 'node:fs';
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
  const sslmode = parsed.searchParams.get('sslmode');
  if (sslmode === 'no-verify') parsed.searchParams.set('sslmode', 'require');
  return {
    uri: parsed.href,
    environment: {
      // In the other modes it would have the certificate checked that the bot does not check.
      ...(sslmode === 'verify-full' ? { PGSSLROOTCERT: authorities() } : {}),
      ...inheritedEnvironment(INHERITED),
      ...(password ? { PGPASSWORD: password } : {}),
    },
  };
}

/** Where Debian, Alpine and Fedora keep the certificates of public authorities. */
const SYSTEM_AUTHORITIES = ['/etc/ssl/certs/ca-certificates.crt', '/etc/pki/tls/certs/ca-bundle.crt'];

/** Whose certificates the tools accept: those that the bot accepts, which it knows from Node. */
function authorities(): string {
  const { NODE_EXTRA_CA_CERTS } = inheritedEnvironment(/^NODE_EXTRA_CA_CERTS$/);
  // `system` is known to PostgreSQL 16 and newer.
  return NODE_EXTRA_CA_CERTS || (SYSTEM_AUTHORITIES.find((file) => existsSync(file)) ?? 'system');
}
