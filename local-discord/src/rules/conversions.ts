import type { Path } from './report.ts';

/** Converts a value of another type; undefined if that isn't possible. */
type Conversion = (value: unknown) => unknown;

/**
 * The value as Discord reads it: a lenient report records the conversion, and a strict one leaves the value
 * unchanged. Forms contain only text, so Discord also accepts "true" and "5" in JSON.
 */
export function asRead(value: unknown, at: Path, conversion: Conversion): unknown {
  const { changes } = at.report;
  const converted = changes === null ? undefined : conversion(value);
  if (changes === null || converted === undefined) return value;
  changes.push({ at, kind: 'converted', value: converted });
  return converted;
}

/** Numbers as text. */
export const toText: Conversion = (value) => (typeof value === 'number' ? String(value) : undefined);

const FLAGS = new Map<unknown, boolean>([
  ['true', true],
  ['True', true],
  ['1', true],
  [1, true],
  ['false', false],
  ['False', false],
  ['0', false],
  [0, false],
]);

/** The spellings of booleans (developers/reference, "Boolean Query Strings"). */
export const toFlag: Conversion = (value) => FLAGS.get(value);

/** Digits as a number, if it can hold them. */
export const toNumber: Conversion = (value) => {
  if (typeof value !== 'string' || !/^-?\d+(\.\d+)?$/.test(value)) return undefined;
  const number = Number(value);
  return Number.isInteger(number) && !Number.isSafeInteger(number) ? undefined : number;
};

/** An id sent as a number. */
export const toId: Conversion = (value) =>
  typeof value === 'number' && Number.isSafeInteger(value) ? String(value) : undefined;
