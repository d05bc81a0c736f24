export type JsonObject = Record<string, unknown>;

/** Whether a value is a JSON object (not null, not a list). */
export function isObject(value: unknown): value is JsonObject {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** The object, or an empty one: bodies of strangers may be anything. */
export function objectOf(value: unknown): JsonObject {
  return isObject(value) ? value : {};
}

/** The objects in a list, without its other values. */
export function objectsOf(value: unknown): JsonObject[] {
  return Array.isArray(value) ? value.filter(isObject) : [];
}

/** The text, or undefined for everything that is none. */
export function textOf(value: unknown): string | undefined {
  return typeof value === 'string' ? value : undefined;
}

/** The number, or the given one instead. */
export function numberOf(value: unknown, otherwise = 0): number {
  return typeof value === 'number' ? value : otherwise;
}
