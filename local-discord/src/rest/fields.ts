import { z } from 'zod';
import { lengthOf } from '../rules/length.ts';

/** An id; numbers are accepted, since Discord converts them. */
export const snowflake = z
  .union([z.string(), z.number().transform(String)])
  .pipe(z.string().regex(/^\d{1,20}$/, 'Value is not snowflake.'));

/** A field that a library adds itself and Discord ignores. Bots can't omit it, so it is never refused. */
export const addedByLibrary = z
  .unknown()
  .transform(() => undefined)
  .optional();

/** Permission bits as text or as a number. */
export const bitfield = z
  .union([z.string(), z.number().transform(String)])
  .pipe(z.string().regex(/^\d{1,20}$/, 'Not a valid permission bitset.'))
  .transform((bits) => BigInt(bits));

/** An integer in a query, which arrives as text. */
export function queryInteger(min: number, max: number) {
  return z.coerce.number().int().min(min).max(max);
}

/** A boolean in a query. */
export const queryFlag = z
  .enum(['true', 'false', '1', '0', 'True', 'False'])
  .transform((flag) => /^(true|1)$/i.test(flag));

/** Trimmed text of this length, in code points. */
export function text(min: number, max: number) {
  return z
    .string()
    .trim()
    .check(({ value, issues }) => {
      const length = lengthOf(value);
      const fault = { origin: 'string', input: value, inclusive: true } as const;
      if (length > max) issues.push({ ...fault, code: 'too_big', maximum: max });
      else if (length < min) issues.push({ ...fault, code: 'too_small', minimum: min });
    });
}

/** An ISO 8601 time in a query, converted to milliseconds. */
export const queryTime = z
  .string()
  .refine((time) => !Number.isNaN(Date.parse(time)), 'Could not parse the value as a timestamp.')
  .transform((time) => Date.parse(time));

/** A query parameter that may be repeated. */
export function several<Item extends z.ZodType>(item: Item, most: number) {
  return z.preprocess(
    (given) => (Array.isArray(given) || given === undefined ? given : [given]),
    z.array(item).max(most).optional(),
  );
}
