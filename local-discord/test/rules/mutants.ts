import { isBody } from '../../src/rules/shape.ts';

export interface Mutant {
  readonly what: string;
  readonly body: unknown;
}

const LONG = 'https://example.com/'.padEnd(7000, 'x');
const REPLACEMENTS: readonly unknown[] = [
  null,
  true,
  -1,
  1.5,
  99,
  2 ** 40,
  '',
  'not what it should be',
  LONG,
  [],
  {},
  [null],
];

/** Every body with one difference from the sample: a value removed or replaced, or a list extended. */
export function* mutants(sample: unknown): Generator<Mutant> {
  for (const path of paths(sample, [])) {
    const name = path.join('.');
    yield { what: `${name} left out`, body: replaced(sample, path, undefined) };
    for (const value of REPLACEMENTS) {
      yield { what: `${name} = ${JSON.stringify(value).slice(0, 30)}`, body: replaced(sample, path, value) };
    }
    const here = path.reduce(step, sample);
    if (Array.isArray(here)) {
      for (const count of [3, 4, 11, 26, 130]) {
        const grown = Array.from({ length: count }, () => here[0] as unknown);
        yield { what: `${name} of ${count}`, body: replaced(sample, path, grown) };
      }
    }
  }
}

function* paths(value: unknown, path: readonly string[]): Generator<readonly string[]> {
  if (path.length > 0) yield path;
  if (typeof value !== 'object' || value === null) return;
  for (const [key, part] of Object.entries(value)) yield* paths(part, [...path, key]);
}

function step(value: unknown, key: string): unknown {
  if (Array.isArray(value)) return value[Number(key)];
  return isBody(value) ? value[key] : undefined;
}

function replaced(value: unknown, [key, ...rest]: readonly string[], by: unknown): unknown {
  if (key === undefined) return by;
  const part = replaced(step(value, key), rest, by);
  if (Array.isArray(value)) return value.map((one: unknown, index) => (index === Number(key) ? part : one));
  return { ...(isBody(value) ? value : {}), [key]: part };
}
