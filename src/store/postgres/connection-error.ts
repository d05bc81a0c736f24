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
 * 25006), it ended an idle transaction (25P03), or transactions were in each other's way (40001, 40P01, 55P03, 57014).
 */
const TEMPORARY = /^(08...|57P0[1-5]|25006|25P03|40001|40P01|55P03|57014|53300)$/;
/** Errors of `pg` without a code. */
const LOST =
  /^(Connection terminated|timeout exceeded when trying to connect|Query read timeout|Client has encountered)/;

/** Whether the same work may succeed a moment later, because the connection or the server was at fault, not the query. */
export function isTemporary(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  const code = 'code' in error && typeof error.code === 'string' ? error.code : '';
  if (NETWORK.has(code) || TEMPORARY.test(code) || LOST.test(error.message)) return true;
  // Drizzle, and Node for a host with several addresses, wrap the error.
  if (error instanceof AggregateError) return error.errors.some(isTemporary);
  return isTemporary(error.cause);
}

/** Of those, the ones that the server reports in place of a result: the statement certainly had no effect. */
const NO_EFFECT = /^(25006|40001|40P01|55P03|57014)$/;

/** Whether a statement that failed with this error certainly changed nothing. */
export function hadNoEffect(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  const code = 'code' in error && typeof error.code === 'string' ? error.code : '';
  return NO_EFFECT.test(code) || hadNoEffect(error.cause);
}
