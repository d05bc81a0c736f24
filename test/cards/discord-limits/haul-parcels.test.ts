import { ComponentType } from 'discord.js';
import fc from 'fast-check';
import { haulParcelsView } from '../../../src/hauls/cards/parcels.ts';
import type { LinkedParcel } from '../../../src/hauls/cards/parcels-in-words.ts';
import { summaryOf } from '../../../src/parcels/cards/parcel-line.ts';
import { itIsAccepted } from '../../support/accepted-by-discord.ts';
import { label, longestNumber, maximalLabel, number } from '../../support/arbitrary-parcels.ts';
import { anyScan, text } from '../../support/arbitrary-results.ts';
import { FILLERS, type Filler, fill, maximalScan } from '../../support/maximal-results.ts';
import { countOf, descriptionOf, optionCounts } from '../../support/message-parts.ts';
import { NOW } from '../../support/parcel-cards.ts';

const parcel: fc.Arbitrary<LinkedParcel> = fc
  .record({
    number,
    label,
    masked: fc.constant<boolean>(false),
    scans: fc.array(anyScan, { maxLength: 3 }),
    isFollowed: fc.boolean(),
    archived: fc.option(fc.record({ days: fc.option(fc.nat(1_000)) })),
  })
  .map(({ scans, ...one }) => ({ ...one, ...summaryOf(scans, NOW) }));
const maximalParcel = (filler: Filler, index: number, isFollowed: boolean): LinkedParcel => ({
  number: longestNumber(index),
  label: maximalLabel(filler),
  masked: false,
  ...summaryOf([maximalScan(filler)], NOW),
  isFollowed,
  archived: isFollowed ? null : { days: 1_000 },
});
const haul = fc.record({
  id: fc.integer({ min: 1, max: Number.MAX_SAFE_INTEGER }),
  name: fc.option(text),
  closedAt: fc.option(fc.constant(NOW)),
});

itIsAccepted('the parcels of a haul', {
  data: fc.record({
    haul,
    // Every parcel once: its number is the value of an option.
    parcels: fc.uniqueArray(parcel, { maxLength: 30, selector: (one) => one.number }),
    linked: fc.nat(25),
    notes: fc.array(fc.constantFrom<string>('Linked 2 parcels.', '3 weren’t added.'), { maxLength: 3 }),
    // They stand in a code block, which shows marks as they are.
    invalid: fc.array(fc.constantFrom<string>('nonsense', '漢'.repeat(200)), { maxLength: 40 }),
  }),
  maximal: FILLERS.flatMap((filler) =>
    [25, 10, 0].map((linked) => ({
      haul: { id: Number.MAX_SAFE_INTEGER, name: fill(filler), closedAt: null },
      parcels: Array.from({ length: 25 }, (_, index) => maximalParcel(filler, index, index % 2 === 0)),
      linked,
      notes: ['Linked 25 parcels.', '25 weren’t added.'],
      invalid: Array.from({ length: 100 }, () => '漢'.repeat(200)),
    })),
  ),
  render: ({ haul: shown, parcels, linked, notes, invalid }, texts) => {
    const others = parcels.slice(linked).map((one) => ({ ...one, isFollowed: true, archived: null }));
    const card = { haul: shown, linked: parcels.slice(0, linked), others, notes, invalid };
    return haulParcelsView(card, texts);
  },
  reaches: {
    'two full menus': (view) => optionCounts(view).join() === '25,25',
    'three buttons': (view) => countOf(view, ComponentType.Button) === 3,
    'lines that are left out': (view) => /\n\D*\d+\D*$/m.test(descriptionOf(view)),
  },
  runs: 100,
});
