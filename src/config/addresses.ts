import { isIP } from 'node:net';
import * as z from 'zod';
import { list } from './values.ts';

const LOOPBACK = new Set(['127.0.0.1', '[::1]', 'localhost']);

/** The base address of an API, without a slash at the end. */
export const url = z
  .string()
  .refine(isUsableUrl, 'must be an https:// address (http:// only for this machine), without a user, ? and #')
  .transform((value) => new URL(value).href.replace(/\/+$/, ''));

function isUsableUrl(value: string): boolean {
  const parsed = URL.parse(value);
  // The client adds a path to the address, and sends its own credentials.
  if (parsed === null || /[?#]/.test(value) || parsed.username !== '' || parsed.password !== '') return false;
  return parsed.protocol === 'https:' || (parsed.protocol === 'http:' && LOOPBACK.has(parsed.hostname));
}

/** Where a server listens: an address or host name of this machine. */
export const host = z
  .string()
  .transform((value) => value.trim())
  .refine(
    (value) => isIP(value) !== 0 || /^[a-z\d]([\w.-]*[a-z\d])?$/i.test(value),
    'must be an address or a name of this machine, without a port',
  );

/** Paths of the receiver's own pages (src/webhook-receiver/pages.ts). */
const RESERVED_PATHS = new Set(['/healthz', '/readyz', '/metrics']);

export const webhookPath = z
  .string()
  .refine(
    isWebhookPath,
    'must be like /webhook: letters, digits, and - . _ ~ between slashes, and not /healthz, /readyz or /metrics',
  );

/** Whether requests for exactly this path reach the receiver's route: nothing in it is special to HTTP or Fastify. */
function isWebhookPath(value: string): boolean {
  const path = value.replace(/\/$/, '');
  return /^(\/(?!\.{1,2}(\/|$))[\w.~-]+)+$/.test(path) && !RESERVED_PATHS.has(path);
}

const NOT_TRUSTED_PROXIES = 'must be off, on, or addresses, ranges, loopback, linklocal or uniquelocal';
const PROXY_NAMES = new Set(['loopback', 'linklocal', 'uniquelocal']);

/** Which proxies' `X-Forwarded-For` is trusted: none (false), all (true), or these. */
export const trustedProxies = z.union(
  [
    z.literal('off').transform(() => false as const),
    z.literal('on').transform(() => true as const),
    list.pipe(z.array(z.string().refine(isProxy, NOT_TRUSTED_PROXIES)).min(1)),
  ],
  NOT_TRUSTED_PROXIES,
);

function isProxy(value: string): boolean {
  if (PROXY_NAMES.has(value)) return true;
  const [address = '', bits, ...more] = value.split('/');
  const family = isIP(address);
  if (family === 0 || more.length > 0) return false;
  if (bits === undefined) return true;
  return /^\d{1,3}$/.test(bits) && Number(bits) >= 1 && Number(bits) <= (family === 4 ? 32 : 128);
}

/**
 * The address of a PostgreSQL database. The password may instead be in PGPASSWORD, or replaced by a client
 * certificate.
 */
export const postgresUrl = z
  .string()
  .transform((value) => withSafeTls(withHost(value.trim())))
  .refine(
    isPostgresUrl,
    'must be like postgres://user:password@host:5432/database; in the password, write signs such as # / : @ % as %23 %2F %3A %40 %25',
  );

/** PostgreSQL's own tools accept an address without a host, when a parameter names the folder of a socket. */
function withHost(value: string): string {
  return /[?&]host=/.test(value) ? value.replace(/^(\w+:\/\/[^@/?]*@)\//, '$1localhost/') : value;
}

/** The driver verifies certificates in all of these modes, but warns on stderr that a later version won't. */
function withSafeTls(value: string): string {
  if (/[?&]uselibpqcompat=true/.test(value)) return value;
  return value.replace(/(?<=[?&]sslmode=)(prefer|require|verify-ca)(?=&|$)/, 'verify-full');
}

function isPostgresUrl(value: string): boolean {
  const parsed = URL.parse(value);
  if (parsed === null || !['postgres:', 'postgresql:'].includes(parsed.protocol) || parsed.hash !== '')
    return false;
  const names = [parsed.username, parsed.password, parsed.pathname.slice(1)];
  if (!names.every(isDecodable) || parsed.pathname.length < 2) return false;
  // A host in a parameter is the folder of a socket.
  return parsed.hostname !== '' || parsed.searchParams.has('host');
}

function isDecodable(text: string): boolean {
  try {
    decodeURIComponent(text);
    return true;
  } catch {
    return false;
  }
}

/** The passwords in an address, even an invalid one. */
export function databaseSecrets(value: string): string[] {
  const parsed = URL.parse(value.trim());
  // The text between the first colon and the last @, for an address whose password isn't encoded.
  const written = /^\s*\w+:\/\/[^:@/]*:(?<password>.*)@/s.exec(value)?.groups?.['password'];
  const given = [written, parsed?.password, parsed?.searchParams.get('password')].flatMap((secret) =>
    secret ? [secret] : [],
  );
  return given.flatMap((secret) => (isDecodable(secret) ? [secret, decodeURIComponent(secret)] : [secret]));
}
