/** The code of an error of PostgreSQL (appendix "Error Codes") or Node, also of one that Drizzle or Node wrapped. */
export function errorCode(error: unknown): string | undefined {
  if (!(error instanceof Error)) return undefined;
  if ('code' in error && typeof error.code === 'string' && error.code !== '') return error.code;
  if (error instanceof AggregateError) return error.errors.map(errorCode).find((code) => code !== undefined);
  return errorCode(error.cause);
}
