import { describe, expect, it } from 'vitest';
import { type Digest, digestView } from '../../../src/alerts/cards/digest.ts';
import type { DigestItem } from '../../../src/alerts/cards/digest-items.ts';
import { COLOURS } from '../../../src/cards/container.ts';
import { de } from '../../../src/texts/de.ts';
import { en } from '../../../src/texts/en.ts';
import { daysFrom, expectedIn, lateUntil } from '../../support/arbitrary-dates.ts';

const SINCE = Date.parse('2026-11-21T22:00Z');
const LIEGE = { date: '2026-11-20', hour: '10:00', location: 'Liège', country: 'BE' };

function parcel(
  label: string | null,
  state: (DigestItem & { kind: 'parcel' })['state'],
  status = state as string,
) {
  const scan = { ...LIEGE, status };
  return { kind: 'parcel' as const, parcel: { number: 'LX208857143CN', label, masked: false }, state, scan };
}

const HELD = parcel('Winter shoes', 'customs_held');
const DIGEST: Digest = {
  after: 'day',
  parcels: 6,
  items: [
    HELD,
    parcel('Rain jacket', 'out_for_delivery'),
    parcel('Gift for Mia', 'in_transit', 'Flight arrived'),
    { kind: 'qc', name: 'Boxy hoodie', photos: 7 },
  ],
  ordinaryScans: 4,
  since: SINCE,
};
const lines = (digest: Digest) => digestView(digest, en).embeds?.[0]?.description?.split('\n') ?? [];

describe('a digest', () => {
  it('counts in its line, and lists what is worth knowing', () => {
    expect(digestView(DIGEST, en).content).toBe('📦 6 parcels: 1 needs you, 1 arrives today');
    expect(lines(DIGEST)).toEqual([
      '🛃 **Winter shoes** · held by customs',
      '🛵 **Rain jacket** · today',
      '✈️ **Gift for Mia** · flight landed',
      '📸 **Boxy hoodie** · 7 new QC photos',
      `-# Daily digest · 4 routine scans, the first <t:${SINCE / 1_000}:R>`,
    ]);
  });

  it('speaks to nobody in a channel, and has no button there that only managers may press', () => {
    const late: DigestItem = { kind: 'date', parcel: HELD.parcel, arrival: lateUntil(0), before: null };
    const view = digestView({ ...DIGEST, items: [HELD, late], parcels: 1, inChannel: true }, en);
    expect(view.content).toBe('📦 1 parcel: 1 needs its owner');
    expect(view.embeds?.[0]?.description).toContain(' · late\n');
    expect(JSON.stringify(view)).not.toMatch(/your?\b|hold-here/);
  });

  it('has a date in the line of each parcel on its way, and says by how much it has moved', () => {
    const named = (label: string) => ({ number: 'LX208857143CN', label, masked: false });
    const items: DigestItem[] = [
      { ...HELD, arrival: expectedIn(0, 0) },
      { ...parcel('Cap', 'in_transit'), arrival: expectedIn(0, 0) },
      {
        ...parcel('Tees', 'in_transit'),
        arrival: expectedIn(2, 2),
        before: daysFrom(3, 4),
      },
      { ...parcel('Boots', 'in_transit'), arrival: expectedIn(2, 4), before: null },
      {
        kind: 'date',
        parcel: named('Lamp'),
        arrival: expectedIn(6, 7),
        before: daysFrom(5, 6),
      },
      { kind: 'date', parcel: named('Tote'), arrival: lateUntil(3), before: null },
    ];
    expect(
      lines({ ...DIGEST, items, since: null }).map((line) =>
        line.replaceAll('\u00A0', ' ').replaceAll('\u2060', ''),
      ),
    ).toEqual([
      '🛃 **Winter shoes** · held by customs',
      '🚚 **Cap** · today',
      '📅 **Tees** · 27 Nov, 2 days earlier',
      '🚚 **Boots** · 27–29 Nov',
      '📅 **Lamp** · 1–2 Dec, a day later',
      '🐢 **Tote** · late, ask on 28 Nov',
      '-# Daily digest',
    ]);
  });

  it('says that it was night, after quiet hours over midnight', () => {
    const content = '📦 Overnight: 6 parcels: 1 needs you, 1 arrives today';
    expect(digestView({ ...DIGEST, after: 'night' }, en).content).toBe(content);
    expect(digestView({ ...DIGEST, after: 'night' }, de).content).toContain(
      'Über Nacht: 6 Pakete: um 1 musst du',
    );
  });

  it('lists the newest scan of each parcel when there were only ordinary ones', () => {
    const ordinary = (name: string, status: string) => ({
      ...parcel(name, 'in_transit', status),
      kind: 'ordinary' as const,
    });
    const items = [ordinary('Cap', 'Parcel has been sorted'), ordinary('Belt', 'Zyx')];
    const view = digestView({ ...DIGEST, after: 'night', parcels: 2, items }, en);
    expect(view.content).toBe('📦 Overnight: 4 scans for 2 parcels');
    expect(view.embeds?.[0]?.description).toBe(
      `🚚 **Cap** · sorted\n🚚 **Belt** · “Zyx”\n-# 4 routine scans, the first <t:${SINCE / 1_000}:R>`,
    );
    expect(lines({ ...DIGEST, items }).at(-1)).toMatch(/^-# Daily digest · 4 routine scans/);
    const many = Array.from({ length: 12 }, () => ordinary('Cap', 'Zyx'));
    expect(lines({ ...DIGEST, items: many }).at(-2)).toBe('-# …and 4 more');
  });

  it('lists eight things, and counts the others', () => {
    const items = Array.from({ length: 11 }, (_, index) => parcel(`Parcel ${index}`, 'out_for_delivery'));
    const digest = { ...DIGEST, items, since: null };
    expect(lines(digest)).toHaveLength(10);
    expect(lines(digest).at(-2)).toBe('-# …and 3 more');
  });

  it('names all that was delivered in one line', () => {
    const delivered = (...names: string[]) =>
      lines({ ...DIGEST, items: names.map((name) => parcel(name, 'delivered')), since: null }).slice(0, -1);
    expect(delivered('Cap')).toEqual(['✅ **Cap** · delivered']);
    expect(delivered('Cap', 'Belt')).toEqual(['✅ **Cap, Belt** · delivered']);
    expect(delivered('Cap', 'Belt', 'Tote', 'Hat', 'Mug')).toEqual([
      '✅ **Cap, Belt, Tote** and 2 more · delivered',
    ]);
    // A number that is shown in full is never cut.
    const unnamed = Array.from({ length: 4 }, () => parcel(null, 'delivered'));
    expect(lines({ ...DIGEST, items: unnamed })[0]).toBe(
      '✅ **LX208857143CN, LX208857143CN** and 2 more · delivered',
    );
    const long = { ...HELD, parcel: { ...HELD.parcel, label: null, number: '9400111899223197428490' } };
    expect(lines({ ...DIGEST, items: [long] })[0]).toBe('🛃 **9400111899223197428490** · held by customs');
  });

  it('counts a parcel that waits to be collected among those that need somebody', () => {
    const items = [parcel('Cap', 'pickup'), parcel('Belt', 'delivered')];
    expect(digestView({ ...DIGEST, parcels: 2, items }, en).content).toBe(
      '📦 2 parcels: 1 needs you, 1 delivered',
    );
  });

  it('has the accent of the worst state', () => {
    const colour = (items: readonly DigestItem[]) => digestView({ ...DIGEST, items }, en).embeds?.[0]?.color;
    expect(colour([parcel(null, 'delivered'), HELD])).toBe(COLOURS.bad);
    expect(colour([parcel(null, 'delivered'), parcel(null, 'pickup')])).toBe(COLOURS.attention);
    expect(colour([parcel(null, 'delivered')])).toBe(COLOURS.good);
  });

  it('masks numbers in channels, also within names', () => {
    const masked = { number: 'LX208857143CN', label: 'my LX208857143CN', masked: true };
    const items = [
      { ...HELD, parcel: { ...masked, label: null } },
      { ...HELD, parcel: masked },
    ];
    const text = JSON.stringify(digestView({ ...DIGEST, items }, en));
    expect(text).toContain('LX');
    expect(text).not.toContain('LX208857143CN');
  });

  it('counts silent parcels among those that need somebody, each once', () => {
    const silent = (number: string) => ({ number, label: null, masked: false });
    const items: DigestItem[] = [
      { kind: 'stall', parcel: silent('LX208857144CN') },
      { kind: 'ended', parcel: silent('LX208857145CN') },
    ];
    const content = (digest: Partial<Digest>) =>
      digestView({ ...DIGEST, since: null, ordinaryScans: 0, ...digest }, en).content;
    expect(content({ parcels: 2, items })).toBe('📦 2 parcels: 2 need you');
    const heldAndSilent = [HELD, { kind: 'stall' as const, parcel: HELD.parcel }];
    expect(content({ parcels: 1, items: heldAndSilent })).toBe('📦 1 parcel: 1 needs you');
  });

  it('without parcels counts what there is', () => {
    const items: DigestItem[] = [
      { kind: 'qc', name: 'Boxy hoodie', photos: 7 },
      { kind: 'price', line: '📉 **Tote** · CN¥98' },
    ];
    const digest = { ...DIGEST, parcels: 0, items };
    expect(digestView(digest, en).content).toBe('📦 7 new QC photos, 1 price change');
    expect(lines(digest)).toContain('📉 **Tote** · CN¥98');
  });
});
