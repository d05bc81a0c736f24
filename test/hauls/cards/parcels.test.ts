import { describe, expect, it } from 'vitest';
import { shortenNumber } from '../../../src/domain/parcels/mask-number.ts';
import { haulParcelsView } from '../../../src/hauls/cards/parcels.ts';
import type { LinkedParcel } from '../../../src/hauls/cards/parcels-in-words.ts';
import { arrivalDays } from '../../../src/parcels/cards/arrival-words.ts';
import { summaryOf } from '../../../src/parcels/cards/parcel-line.ts';
import { en } from '../../../src/texts/en.ts';
import { LANGUAGES } from '../../../src/texts/index.ts';
import { partsOf } from '../../support/discord-user.ts';
import { descriptionOf } from '../../support/message-parts.ts';
import { expectedOn, lateSince, NOW, scanOf } from '../../support/parcel-cards.ts';

const HAUL = { id: 1, name: 'Spring', closedAt: null };
const parcel = (number: string, status: string) => ({
  ...{ number, label: null, masked: false, isFollowed: true, archived: null },
  ...summaryOf([scanOf({ status, location: 'Grenoble', country: 'FR' })], NOW),
});
const SHOWN = shortenNumber('LP006472184CN');
const DAMAGED = parcel('LP006472184CN', 'Parcel damaged in transit');
const DELIVERED = parcel('UJ558209175CN', 'Delivered');

it.each(LANGUAGES)('the state of a single parcel stands in the heading alone: $language', (texts) => {
  const shown = (...linked: (typeof DAMAGED)[]) => {
    const card = { haul: HAUL, linked, others: [], notes: [], invalid: [] };
    return descriptionOf(haulParcelsView(card, texts)).toLowerCase();
  };
  const { damaged, delivered } = texts.track.states;
  expect(shown(DAMAGED).split(damaged)).toHaveLength(2);
  expect(shown(DAMAGED)).toContain(`💥 ${SHOWN.toLowerCase()} · grenoble`);
  expect(shown(DELIVERED).split(delivered)).toHaveLength(2);
  expect(shown(DAMAGED, DELIVERED)).toContain(`💥 ${SHOWN.toLowerCase()} · ${damaged}`);
});

describe('the menus', () => {
  const shown = (linked: readonly LinkedParcel[], others: readonly LinkedParcel[]) => {
    const view = haulParcelsView({ haul: HAUL, linked, others, notes: [], invalid: [] }, en);
    const ids = partsOf<{ custom_id?: string }>(view.components).flatMap(({ custom_id: id }) => id ?? []);
    return { ids, text: descriptionOf(view) };
  };

  it('aren’t there for a single parcel, which has buttons instead', () => {
    const { ids, text } = shown([DAMAGED], []);
    expect(ids).toEqual([
      'haul:parcel:1:LP006472184CN',
      'haul:addparcels:1',
      'haul:unlink:1:LP006472184CN',
      'haul:card:1:0',
    ]);
    expect(text).not.toContain('Parcels in this haul');
  });

  it('say what is chosen in them', () => {
    const { ids, text } = shown([DAMAGED], [DELIVERED]);
    expect(ids).toContain('haul:setparcels:1');
    expect(ids).not.toContain('haul:parcel:1');
    expect(text).toContain('-# Parcels in this haul');
  });
});

describe('the dates of a haul’s parcels', () => {
  const dated = (number: string, latest: number) => ({
    ...parcel(number, 'Arrived at facility'),
    arrival: expectedOn({ latest }),
  });
  const { latest } = expectedOn();
  const shown = (...linked: readonly LinkedParcel[]) =>
    descriptionOf(haulParcelsView({ haul: HAUL, linked, others: [], notes: [], invalid: [] }, en)).split(
      '\n',
    );

  it('are led by that of the last parcel, whatever has been delivered', () => {
    const [heading, below] = shown(dated('LP006472184CN', latest), dated('LX1', latest + 2), DELIVERED);
    expect(heading).toBe(
      `### Last parcel likely here ${arrivalDays(expectedOn({ latest: latest + 2 }), en)}`,
    );
    expect(below).toBe('Spring · 3 parcels: 2 in transit, 1 delivered');
  });

  it('stand in each line, and in the heading alone for a single parcel', () => {
    const days = arrivalDays(expectedOn(), en, 'list');
    expect(shown(dated('LP006472184CN', latest), DELIVERED)).toContain(`🚚 ${SHOWN} · ${days}`);
    const [heading, ...lines] = shown(dated('LP006472184CN', latest));
    expect(heading).toBe(`### Likely here ${arrivalDays(expectedOn(), en)}`);
    expect(lines.join()).not.toContain(days);
  });

  it('say nothing of the last parcel while one has no date, or is late', () => {
    const late = { ...DAMAGED, state: 'in_transit' as const, arrival: lateSince() };
    const waiting = { ...parcel('LX2', ''), ...summaryOf([], NOW) };
    for (const other of [DAMAGED, waiting, late])
      expect(shown(dated('LP006472184CN', latest), other)[0]).toMatch(/^### 2 parcels: /);
  });
});
