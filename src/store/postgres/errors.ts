import { describeAddress, namesIn } from './address.ts';

/** The code of an error from PostgreSQL (appendix "Error Codes") or Node, even if wrapped by Drizzle or Node. */
export function errorCode(error: unknown): string | undefined {
  if (!(error instanceof Error)) return undefined;
  if ('code' in error && typeof error.code === 'string' && error.code !== '') return error.code;
  if (error instanceof AggregateError) return error.errors.map(errorCode).find((code) => code !== undefined);
  return errorCode(error.cause);
}

/** Node's codes: the server cannot be reached, or the connection broke. */
const NETWORK = new Set([
  'ECONNREFUSED',
  'ECONNRESET',
  'EPIPE',
  'ETIMEDOUT',
  'EHOSTUNREACH',
  'ENETUNREACH',
  'ENOTFOUND',
  'EAI_AGAIN',
]);
/**
 * PostgreSQL's codes (appendix "Error Codes"): the connection broke (08), the server stops, starts or is a
 * replica (57P0x, 25006), has no free connection (53300), ended an idle transaction (25P03), or transactions
 * conflicted (40001, 40P01, 55P03, 57014).
 */
const TEMPORARY = /^(08...|57P0[1-5]|25006|25P03|40001|40P01|55P03|57014|53300)$/;
const LOST =
  /^(Connection terminated|timeout exceeded when trying to connect|Query read timeout|Client has encountered)/;

/** Whether the same work may succeed a moment later, because the connection or the server was at fault, not the query. */
export function isTemporary(error: unknown): boolean {
  const code = errorCode(error) ?? '';
  return NETWORK.has(code) || TEMPORARY.test(code) || reportsLoss(error);
}

/** Drizzle wraps the errors of `pg`. */
function reportsLoss(error: unknown): boolean {
  return error instanceof Error && (LOST.test(error.message) || reportsLoss(error.cause));
}

/** Those that the server sends instead of a result, so the statement certainly had no effect. */
const NO_EFFECT = /^(25006|40001|40P01|55P03|57014)$/;

export function hadNoEffect(error: unknown): boolean {
  return NO_EFFECT.test(errorCode(error) ?? '');
}

const REASONS: Readonly<Record<string, (names: ReturnType<typeof namesIn>) => string>> = {
  ENOTFOUND: () => 'the name of its machine does not resolve. Correct DATABASE_URL.',
  EAI_AGAIN: () => 'the name of its machine cannot be resolved at the moment.',
  ECONNREFUSED: () => 'nothing listens there. Start PostgreSQL, or correct DATABASE_URL.',
  EHOSTUNREACH: () => 'there is no route to its machine.',
  ENETUNREACH: () => 'this machine has no network.',
  ENOENT: () => 'there is no socket in that folder. Start PostgreSQL, or correct DATABASE_URL.',
  DEPTH_ZERO_SELF_SIGNED_CERT: () => SELF_SIGNED,
  SELF_SIGNED_CERT_IN_CHAIN: () => SELF_SIGNED,
  UNABLE_TO_VERIFY_LEAF_SIGNATURE: () => SELF_SIGNED,
  CERT_HAS_EXPIRED: () => 'its certificate has expired.',
  ERR_TLS_CERT_ALTNAME_INVALID: () => 'its certificate is for another name. Use that name in DATABASE_URL.',
  '28P01': ({ user }) => `it refuses the password of the user ${user}. Correct DATABASE_URL.`,
  '28000': ({ user }) =>
    `it does not let the user ${user} in. Correct DATABASE_URL, or the server's pg_hba.conf.`,
  '3D000': ({ user, database }) =>
    `it has no database ${database}. Create it: CREATE DATABASE "${database}" OWNER "${user}" ENCODING 'UTF8' TEMPLATE template0;`,
  '42501': ({ user, database }) =>
    `the user ${user} has too few rights. Make it the owner: ALTER DATABASE "${database}" OWNER TO "${user}";`,
  '53300': () => 'it has no free connections. Close other programs, or raise its max_connections.',
  '57P03': () => 'it is starting or stopping. Try again in a moment.',
};

const SELF_SIGNED =
  'its certificate is not known here. Name the authority: add &sslrootcert=/path/to/ca.pem to DATABASE_URL, after sslmode=verify-full.';

/** Why PostgreSQL could not be used, in a sentence with a next step. Never contains the password. */
export function openFailure(error: unknown, url: string): Error {
  const reason = reasonOf(error, url);
  // The log adds the message of the cause, which may be the reason itself.
  const isExplained = error instanceof Error && error.message === reason;
  return new Error(`${describeAddress(url)} cannot be used: ${reason}`, isExplained ? {} : { cause: error });
}

function reasonOf(error: unknown, url: string): string {
  const file = missingFile(error);
  if (file !== null) return `there is no file ${file}, which DATABASE_URL names. Correct it.`;
  const explain = REASONS[errorCode(error) ?? ''];
  if (explain !== undefined) return explain(namesIn(url));
  const message = error instanceof Error ? error.message : String(error);
  if (/password must be a string/.test(message)) return 'it asks for a password, and DATABASE_URL has none.';
  if (/does not support SSL/.test(message)) return 'it offers no TLS. Remove sslmode from DATABASE_URL.';
  if (isTemporary(error)) return `it does not answer (${message}). Is there a firewall?`;
  return message;
}

/** The path of a missing certificate; null for a missing socket, which has the same error code. */
function missingFile(error: unknown): string | null {
  if (!(error instanceof Error) || !('syscall' in error) || error.syscall !== 'open') return null;
  return 'path' in error ? String(error.path) : null;
}
