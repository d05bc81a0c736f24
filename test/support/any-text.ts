import fc from 'fast-check';

const codePoint = fc.integer({ min: 0, max: 0x10_ff_ff });
/** Most of Unicode's letters and marks; nearly all other code points are unassigned, or Chinese. */
const common = fc.integer({ min: 0, max: 0x33_ff });

/** One character; unpaired surrogates are replaced. */
export const anyCharacter = fc
  .oneof(codePoint, common)
  .map((point) => String.fromCodePoint(point).toWellFormed());

interface Lengths {
  readonly minLength?: number;
  readonly maxLength?: number;
}

/**
 * Text of any characters. `fc.string({ unit: 'binary' })` takes a second to list all of them when it is first used.
 */
export function anyText(lengths: Lengths = {}): fc.Arbitrary<string> {
  const characters = fc.array(anyCharacter, lengths).map((drawn) => drawn.join(''));
  // Also generates words such as __proto__.
  return fc.oneof({ arbitrary: characters, weight: 4 }, { arbitrary: fc.string(lengths), weight: 1 });
}

/** Characters that a URL may contain, and ones that must be encoded. */
const part = fc
  .array(
    fc.oneof(
      fc.constantFrom(..."-._~!$&'()*+,;=:@"),
      anyCharacter.map((character) => encodeURIComponent(character)),
    ),
    { maxLength: 12 },
  )
  .map((pieces) => pieces.join(''));

/** A web URL with a path, and sometimes a query. */
export const webUrl = fc
  .record({
    scheme: fc.constantFrom('https', 'http'),
    host: fc.domain(),
    path: fc.array(part, { maxLength: 4 }),
    query: fc.option(part),
  })
  .map(({ scheme, host, path, query }) => {
    const search = query === null ? '' : `?${query}`;
    return `${scheme}://${host}/${path.join('/')}${search}`;
  });
