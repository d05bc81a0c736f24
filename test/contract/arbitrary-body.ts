import fc from 'fast-check';
import * as z from 'zod';
import type { Schema } from '../../contract/contract.ts';

/** The keywords that contract/openapi.yaml uses; another one fails. */
const node = z.strictObject({
  type: z.string().optional(),
  const: z.string().optional(),
  format: z.enum(['uri', 'date', 'date-time']).optional(),
  pattern: z.string().optional(),
  minLength: z.int().default(0),
  maxLength: z.int().default(Number.POSITIVE_INFINITY),
  required: z.array(z.string()).default([]),
  properties: z.record(z.string(), z.record(z.string(), z.unknown())).default({}),
  additionalProperties: z.record(z.string(), z.unknown()).optional(),
  items: z.record(z.string(), z.unknown()).optional(),
  anyOf: z.array(z.record(z.string(), z.unknown())).optional(),
  description: z.string().optional(),
  'x-our-reading': z.string().optional(),
});

const digits = { min: new Date('2000-01-01'), max: new Date('2099-12-31'), noInvalidDate: true };
const moment = fc.date(digits).map((date) => date.toISOString());

/** Bodies that a schema accepts. */
export function bodiesOf(schema: Schema): fc.Arbitrary<unknown> {
  const { type, anyOf, items, properties, required, additionalProperties, ...text } = node.parse(schema);
  if (anyOf !== undefined) return fc.oneof(...anyOf.map(bodiesOf));
  switch (type) {
    case 'object':
      return additionalProperties === undefined
        ? fc.record(
            Object.fromEntries(Object.entries(properties).map(([name, own]) => [name, bodiesOf(own)])),
            { requiredKeys: required, noNullPrototype: true },
          )
        : fc.dictionary(fc.stringMatching(/^[a-z]{1,9}$/), bodiesOf(additionalProperties), {
            noNullPrototype: true,
          });
    case 'array':
      return fc.array(bodiesOf(items ?? {}), { maxLength: 4 });
    case 'integer':
      return fc.nat();
    case 'number':
      return fc.double({ noNaN: true, noDefaultInfinity: true });
    case 'boolean':
      return fc.boolean();
    case 'null':
      return fc.constant(null);
    default:
      return textsOf(text);
  }
}

function textsOf({
  const: only,
  format,
  pattern,
  minLength,
  maxLength,
}: Pick<z.output<typeof node>, 'const' | 'format' | 'pattern' | 'minLength' | 'maxLength'>) {
  if (only !== undefined) return fc.constant(only);
  if (format === 'uri') return fc.webUrl();
  if (format === 'date') return moment.map((text) => text.slice(0, 10));
  if (format === 'date-time') return moment;
  const any = pattern === undefined ? fc.string() : fc.stringMatching(new RegExp(pattern, 'u'));
  return any.filter(({ length }) => length >= minLength && length <= maxLength);
}

type Step = string | number;

/** Where a body has values, and the values; the body itself left out. */
export function placesIn(body: unknown, path: readonly Step[] = []): (readonly Step[])[] {
  const inner = Array.isArray(body)
    ? [...body.entries()]
    : typeof body === 'object' && body !== null
      ? Object.entries(body)
      : [];
  return inner.flatMap(([step, value]) => [[...path, step], ...placesIn(value, [...path, step])]);
}

/** A copy of the body with the value at a place replaced by what `change` makes of it; undefined: left out. */
export function changedAt(
  body: unknown,
  [step, ...rest]: readonly Step[],
  change: (value: unknown) => unknown,
): unknown {
  if (step === undefined) return change(body);
  if (Array.isArray(body))
    return body.map((value, at) => (at === step ? changedAt(value, rest, change) : value));
  return Object.fromEntries(
    Object.entries(z.record(z.string(), z.unknown()).parse(body)).map(([name, value]) => [
      name,
      name === step ? changedAt(value, rest, change) : value,
    ]),
  );
}
