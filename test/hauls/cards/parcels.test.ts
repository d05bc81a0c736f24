import { expect, it } from 'vitest';
import { haulParcelsView } from '../../../src/hauls/cards/parcels.ts';
import { summaryOf } from '../../../src/parcels/cards/parcel-line.ts';
import { LANGUAGES } from '../../../src/texts/index.ts';
import { descriptionOf } from '../../support/message-parts.ts';
import { NOW, scanOf } from '../../support/parcel-cards.ts';

const HAUL = { id: 1, name: 'Spring', closedAt: null };
const parcel = (number: string, status: string) => ({
  ...{ number, label: null, masked: false, isFollowed: true, archived: null },
  ...summaryOf([scanOf({ status, location: 'Lyon', country: 'FR' })], NOW),
});
const DAMAGED = parcel('LP006472184CN', 'Parcel damaged in transit');
const DELIVERED = parcel('UJ558209175CN', 'Delivered');

it.each(LANGUAGES)('the state of a single parcel stands in the heading alone: $language', (texts) => {
  const shown = (...linked: (typeof DAMAGED)[]) => {
    const card = { haul: HAUL, linked, others: [], notes: [], invalid: [] };
    return descriptionOf(haulParcelsView(card, texts)).toLowerCase();
  };
  const { damaged, delivered } = texts.track.states;
  expect(shown(DAMAGED).split(damaged)).toHaveLength(2);
  expect(shown(DAMAGED)).toContain('💥 lp••••2184cn · lyon');
  expect(shown(DELIVERED).split(delivered)).toHaveLength(2);
  expect(shown(DAMAGED, DELIVERED)).toContain(`💥 lp••••2184cn · ${damaged}`);
});
