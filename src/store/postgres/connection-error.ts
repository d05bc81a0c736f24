import { errorCode } from './error-code.ts';

/** Of Node: the server cannot be reached, or the connection broke. */
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
 * Of PostgreSQL (appendix "Error Codes"): the connection broke (08), the server stops, starts or follows another one (57P0x,
 * 25006), has no free connection (53300), ended an idle transaction (25P03), or transactions were in each other's way (40001,
 * 40P01, 55P03, 57014).
 */
const TEMPORARY = /^(08...|57P0[1-5]|25006|25P03|40001|40P01|55P03|57014|53300)$/;
/** Errors of `pg` without a code, by their message. */
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

/** Of those, the ones that the server reports in place of a result: the statement certainly had no effect. */
const NO_EFFECT = /^(25006|40001|40P01|55P03|57014)$/;

/** Whether a statement that failed with this error certainly changed nothing. */
export function hadNoEffect(error: unknown): boolean {
  return NO_EFFECT.test(errorCode(error) ?? '');
}
