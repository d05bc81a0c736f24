/** The command was typed in a way that it does not take; says how. */
export class UsageError extends Error {
  override readonly name = 'UsageError';
}

/** Whether the words typed are at fault: ours, or `parseArgs`' own complaint about them. */
export function isUsageError(error: unknown): error is Error {
  if (error instanceof UsageError) return true;
  return error instanceof TypeError && 'code' in error && String(error.code).startsWith('ERR_PARSE_ARGS');
}
