/** A value as an error message quotes it. An object may have a `toString` that is none, so only JSON shows any. */
export function shown(value: unknown): string {
  return typeof value === 'object' ? JSON.stringify(value) : String(value);
}
