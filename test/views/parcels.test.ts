import fc from 'fast-check';
import { expect, it } from 'vitest';
import { LIMITS, MAX_TEXT_BYTES } from '../../src/discord/limits.ts';
import { utf8Bytes } from '../../src/discord/truncate.ts';
import { en } from '../../src/texts/en.ts';
import { pl } from '../../src/texts/pl.ts';
import { PARCELS_PER_PAGE, parcelsView } from '../../src/views/parcels.ts';
import { anyScan } from '../support/arbitrary-results.ts';

const channels = (count: number) =>
  Array.from({ length: count }, (_, index) => String(10n ** 18n + BigInt(index)));

it('a list of parcels shows every parcel of a page, whatever the number of channels and the length of texts', () => {
  const filled = (character: string) => ({
    date: character.repeat(40),
    hour: character.repeat(40),
    status: character.repeat(600),
    location: character.repeat(300),
    country: character.repeat(300),
  });
  const long = fc.constantFrom('包', '*', 'x', '👟').map((character) => ({
    label: character.repeat(40),
    newest: filled(character),
    destinations: channels(92),
  }));
  const any = fc.record({
    label: fc.option(fc.string({ unit: 'binary', maxLength: 40 })),
    newest: fc.option(anyScan),
    destinations: fc.nat(92).map(channels),
  });
  const eight = { minLength: PARCELS_PER_PAGE, maxLength: PARCELS_PER_PAGE };
  fc.assert(
    fc.property(
      fc.oneof(fc.array(long, eight), fc.array(any, eight)),
      fc.constantFrom(en, pl),
      (parcels, texts) => {
        const numbered = parcels.map((parcel, index) => ({
          ...parcel,
          number: `A${index}`.padEnd(40, '0'),
          dmClosed: true,
        }));
        const description = parcelsView([...numbered, ...numbered], 0, texts).embeds?.[0]?.description ?? '';
        for (const { number } of numbered) expect(description).toContain(`\`${number}\``);
        expect(description.length).toBeLessThanOrEqual(LIMITS.embedDescription);
        expect(utf8Bytes(description)).toBeLessThanOrEqual(MAX_TEXT_BYTES);
      },
    ),
    { endOnFailure: true },
  );
});

it('a list of parcels names five destinations of a parcel and counts the rest', () => {
  const parcel = {
    number: 'A12345',
    label: null,
    newest: null,
    destinations: [null, ...channels(91)],
    dmClosed: false,
  };
  const description = parcelsView([parcel], 0, en).embeds?.[0]?.description ?? '';
  expect(description.match(/<#\d+>/g)).toHaveLength(4);
  expect(description).toContain('in your DMs');
  expect(description).toContain('and 87 more');
});
