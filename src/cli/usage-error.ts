/** The command was typed in a way that it does not take; says how. */
export class UsageError extends Error {
  override readonly name = 'UsageError';
}
