/** `warning`: the bot works, but something is missing, weak or unknown. */
export type FindingState = 'good' | 'warning' | 'bad';

/** The outcome of a check: a sentence, and advice, line by line. Never contains a secret. */
export interface Finding {
  readonly state: FindingState;
  readonly says: string;
  readonly advice: readonly string[];
}

const findingIn =
  (state: FindingState) =>
  (says: string, ...advice: readonly string[]): Finding => ({ state, says, advice });

export const good = findingIn('good');
export const warning = findingIn('warning');
export const bad = findingIn('bad');

/** `1 warning`, `2 warnings`. */
export function countLabel(count: number, thing: string): string {
  return `${count} ${thing}${count === 1 ? '' : 's'}`;
}

/** A check that can't run because an earlier one failed, which the message names. */
export class CheckSkipped extends Error {
  override readonly name = 'CheckSkipped';
}

/** The result of an earlier check's request. @throws CheckSkipped naming that check if the request failed */
export async function requireEarlier<T>(value: Promise<T>, checkName: string): Promise<T> {
  try {
    return await value;
  } catch {
    throw new CheckSkipped(`“${checkName}”`);
  }
}

/** How long a check waits for a response. Leaves it time to report a timeout. */
export const RESPONSE_TIMEOUT_MS = 8_000;

/** Meanings of error codes from `node:dns`, `node:net`, `node:tls` and undici. */
const REASONS: Readonly<Record<string, string>> = {
  ENOTFOUND: 'its name does not resolve',
  EAI_AGAIN: 'its name cannot be resolved at the moment',
  ECONNREFUSED: 'nothing listens there',
  ECONNRESET: 'the connection was cut',
  EPIPE: 'the connection was cut',
  UND_ERR_SOCKET: 'the connection was cut',
  EHOSTUNREACH: 'there is no route to that machine',
  ENETUNREACH: 'this machine has no network',
  ETIMEDOUT: 'no answer in time',
  UND_ERR_CONNECT_TIMEOUT: 'no answer in time',
  UND_ERR_HEADERS_TIMEOUT: 'no answer in time',
  TimeoutError: 'no answer in time',
  AbortError: 'no answer in time',
  UND_ERR_INVALID_ARG: 'the token or key holds a character that cannot be sent',
  EPROTO: 'it does not speak TLS',
  CERT_HAS_EXPIRED: 'its certificate has expired',
  ERR_TLS_CERT_ALTNAME_INVALID: 'its certificate is for another name',
  DEPTH_ZERO_SELF_SIGNED_CERT: 'its certificate is self-signed',
  SELF_SIGNED_CERT_IN_CHAIN: 'its certificate is self-signed',
  UNABLE_TO_VERIFY_LEAF_SIGNATURE: 'its certificate chain is not complete',
};

/** Why a request got no response. @param error the error or its code */
export function unreachableReason(error: unknown): string {
  const code = typeof error === 'string' ? error : codeOf(error);
  return REASONS[code] ?? code;
}

/** The code of an error or of its cause; without one, its name. */
export function codeOf(error: unknown): string {
  if (!(error instanceof Error)) return 'unknown';
  if ('code' in error && typeof error.code === 'string') return error.code;
  return error.cause instanceof Error ? codeOf(error.cause) : error.name;
}
