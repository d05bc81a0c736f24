import { ComponentType } from 'discord.js';
import fc from 'fast-check';
import { type Digest, digestView } from '../../../src/alerts/cards/digest.ts';
import type { DigestItem } from '../../../src/alerts/cards/digest-items.ts';
import type { ParcelState } from '../../../src/domain/parcels/wordings/index.ts';
import { en } from '../../../src/texts/en.ts';
import { itIsAccepted } from '../../support/accepted-by-discord.ts';
import { LONGEST_NUMBER, label, maximalLabel, number } from '../../support/arbitrary-parcels.ts';
import { text } from '../../support/arbitrary-results.ts';
import { FILLERS, fill } from '../../support/maximal-results.ts';
import { countOf } from '../../support/message-parts.ts';

const STATES = Object.keys(en.track.states) as ParcelState[];
const scan = fc.record({ date: text, hour: text, status: text, location: text, country: text });
const parcel = fc.record({
  number,
  label,
  masked: fc.boolean(),
});
const item: fc.Arbitrary<DigestItem> = fc.oneof(
  fc.record({ kind: fc.constant('parcel' as const), parcel, state: fc.constantFrom(...STATES), scan }),
  fc.record({ kind: fc.constantFrom('stall' as const, 'ended' as const), parcel }),
  fc.record({ kind: fc.constant('qc' as const), name: text, photos: fc.option(fc.nat()) }),
  fc.record({
    kind: fc.constantFrom('price' as const, 'suspended' as const),
    line: fc.constantFrom(null, '⚠️ a line'),
  }),
);

/** Nothing of it has a line: an embed would be empty. */
const ONLY_COUNTED: Digest = {
  after: 'day',
  parcels: 0,
  items: [{ kind: 'price', line: null }],
  ordinaryScans: 0,
  since: null,
};

itIsAccepted('a digest', {
  data: fc.record({
    after: fc.constantFrom('day' as const, 'night' as const, 'quiet_hours' as const),
    parcels: fc.nat(),
    items: fc.array(item, { maxLength: 12 }),
    ordinaryScans: fc.nat(),
    since: fc.option(fc.nat(4_000_000_000_000)),
  }),
  maximal: [
    ONLY_COUNTED,
    ...FILLERS.map(
      (filler): Digest => ({
        after: 'night',
        parcels: 1_000,
        items: Array.from({ length: 1_000 }, () => ({
          kind: 'parcel',
          parcel: { number: LONGEST_NUMBER, label: maximalLabel(filler), masked: false },
          state: 'customs',
          scan: { date: '', hour: '', status: '', location: fill(filler), country: fill(filler) },
        })),
        ordinaryScans: 1_000,
        since: 4_000_000_000_000,
      }),
    ),
  ],
  render: digestView,
  reaches: {
    'both buttons': (view) => countOf(view, ComponentType.Button) === 2,
    'eight lines and two small ones': (view) => view.embeds?.[0]?.description?.split('\n').length === 10,
  },
});
