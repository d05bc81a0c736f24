import type { Path } from './report.ts';

/** What a value of another type stands for; undefined for nothing. */
type Conversion = (value: unknown) => unknown;

/**
 * The value as Discord reads it: a lenient report notes the conversion, and a strict one leaves the value alone.
 * Forms carry nothing but text, so Discord takes "true" and "5" in JSON, too.
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
