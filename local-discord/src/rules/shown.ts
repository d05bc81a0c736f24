/** A value as quoted in an error message. Uses JSON, since an object's `toString` may not be a function. */
export function shown(value: unknown): string {
  return typeof value === 'object' ? JSON.stringify(value) : String(value);
}
