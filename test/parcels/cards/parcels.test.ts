import { ButtonStyle } from 'discord.js';
import { describe, expect, it } from 'vitest';
import type { MessageView } from '../../../src/discord/messages/message-view.ts';
import { summaryOf } from '../../../src/parcels/cards/parcel-line.ts';
import { moreOfListView, parcelsView } from '../../../src/parcels/cards/parcels.ts';
import type { TrackingUpdate } from '../../../src/service/index.ts';
import { en } from '../../../src/texts/en.ts';
import { LANGUAGES } from '../../../src/texts/index.ts';
import { partsOf } from '../../support/discord-user.ts';
import { descriptionOf } from '../../support/message-parts.ts';
import { arrivingToday, expectedOn, lateSince, NOW, scanOf, scansSince } from '../../support/parcel-cards.ts';

const parcel = (label: string | null, status: string | null, newest: Partial<TrackingUpdate> = {}) => ({
  number: `A1234${label?.length ?? 0}`,
  label,
  masked: false,
  places: [null] as (string | null)[],
  ...summaryOf(status === null ? [] : scansSince(8, { status, ...newest }), NOW),
});
const list = (...parcels: ReturnType<typeof parcel>[]) =>
  parcelsView({ parcels, dmClosed: false, archived: 0, watched: 0 }, 0, NOW, en);
const buttonsOf = (message: MessageView) =>
  partsOf<{ label?: string; style?: ButtonStyle }>(message.components).flatMap(({ label, style }) =>
    label === undefined ? [] : [`${label}${style === ButtonStyle.Primary ? '!' : ''}`],
  );

/** As it is read: U+00A0 as a space, without what nobody sees. */
const read = (message: MessageView) =>
  descriptionOf(message).replaceAll('\u00A0', ' ').replaceAll('\u2060', '');

const socks = parcel('Socks', null);
const mugs = parcel('Mugs', 'Delivered');
const hoodies = parcel('Hoodies', 'Departed from transit hub', { at: NOW - 2e8 });
const gift = parcel('Gift', 'Departed from transit hub', { location: 'Liège', country: 'BE' });
const phoneCase = parcel('Case', 'Ready for pickup');
const jacket = parcel('Jacket', 'Out for delivery', { at: NOW - 3_600_000 });
const shoes = parcel('Shoes', 'Held by customs', { location: 'Chicago', country: 'US' });

describe('the list of followed parcels', () => {
  it('counts a lone parcel that needs the reader without “of 1”, in every language', () => {
    for (const { parcels } of LANGUAGES) {
      expect(parcels.needsYou(1, 1)).not.toMatch(/1.*1/);
      expect(parcels.needsYou(1, 3)).toMatch(/1.*3|3.*1/);
    }
    expect(descriptionOf(list(shoes))).toMatch(/^### 1 parcel needs you\n/);
  });

  it('shows problems with a button, then what arrives, then what moves, then what waits, then what arrived', () => {
    const message = list(socks, mugs, hoodies, gift, phoneCase, jacket, shoes);
    expect(descriptionOf(message).split('\n')).toEqual([
      '### 2 of 7 parcels need you',
      '🛃 **Shoes**',
      'Held by customs ·\u00A0Chicago\u00A0🇺🇸',
      '🏪 **Case**',
      'Ready since 21 Nov ·\u00A0Leipzig\u00A0🇩🇪',
      '-# Today',
      '🛵 **Jacket** · out for delivery',
      '-# On the way',
      '🚚 **Gift** · in transit · day\u00A08',
      '🚚 **Hoodies** · in transit · day\u00A08',
      '-# Waiting',
      '⏳ **Socks** · no scan yet',
      '-# Delivered or ended',
      '✅ **Mugs** · delivered',
    ]);
    const buttons = buttonsOf(message).filter((label) => /What|Add/.test(label));
    expect(buttons).toEqual(['What to do!', 'What to do', 'Add']);
  });

  it('counts all parcels in its heading, those that have arrived, too', () => {
    expect(descriptionOf(list(hoodies, gift, mugs))).toMatch(/^### 3 parcels\n/);
  });

  it('says of a number that can’t exist that it has to be checked', () => {
    const typo = { ...parcel(null, null), number: 'LX208857134CN' };
    expect(descriptionOf(list(typo))).toContain('⚠️ LX…7134CN · check for typos');
  });

  it('has a button for a parcel that is so late that its reader is to ask', () => {
    const late = { ...gift, arrival: lateSince({ waitUntil: Math.floor(NOW / 86_400_000) - 1 }) };
    expect(buttonsOf(list(late, hoodies))).toContain('What to do!');
  });

  it.each([
    ['all moving', [hoodies, gift], '### 2 parcels on their way'],
    ['one waiting', [hoodies, socks], '### 2 parcels'],
    ['all arrived', [mugs], '### 1 parcel has arrived'],
    ['two problems', [shoes, { ...shoes, number: 'B12345' }], '### 2 of 2 parcels need you'],
  ])('counts in its heading: %s', (_what, parcels, heading) => {
    expect(descriptionOf(list(...parcels)).split('\n')[0]).toBe(heading);
  });

  it('makes only the first problem’s button blue', () => {
    const labels = buttonsOf(list(shoes, { ...shoes, number: 'B12345' }));
    expect(labels.filter((label) => label.startsWith('What to do'))).toEqual(['What to do!', 'What to do']);
  });

  it('keeps the last known state of a parcel whose newest words are not recognised', () => {
    const scans = [scanOf({ status: 'Zzyzx qwrt' }), ...scansSince(8, { status: 'Out for delivery' })];
    expect(descriptionOf(list({ ...jacket, ...summaryOf(scans, NOW) }))).toContain('🛵 **Jacket**');
  });

  it('says where a parcel is followed only where that differs from the others', () => {
    const inChannel = { ...hoodies, places: ['123'] };
    const inBoth = { ...jacket, places: [null, '123'] };
    const inMany = { ...phoneCase, places: [null, '1', '2'] };
    expect(
      descriptionOf(list(gift, socks, inChannel, inBoth, inMany, shoes))
        .split('\n')
        .slice(3),
    ).toEqual([
      '🏪 **Case**',
      'Ready since 21 Nov ·\u00A0Leipzig\u00A0🇩🇪 ·\u00A0in 3 places',
      '-# Today',
      '🛵 **Jacket** · out for delivery · in your DMs, in <#123>',
      '-# On the way',
      '🚚 **Gift** · in transit · day\u00A08',
      '🚚 **Hoodies** · in transit · day\u00A08 · in <#123>',
      '-# Waiting',
      '⏳ **Socks** · no scan yet',
    ]);
    const allInChannel = [hoodies, jacket, shoes].map((one) => ({ ...one, places: ['123'] }));
    expect(descriptionOf(list(...allInChannel))).not.toContain('<#123>');
    expect(descriptionOf(list({ ...shoes, places: ['123'] }, gift, socks))).toContain(
      'Chicago\u00A0🇺🇸 ·\u00A0in <#123>',
    );
  });

  it('has two buttons; behind *More* are the archive, watched products and a file, if there are any', () => {
    const counts = { archived: 14, watched: 3 };
    const labels = (parcels: ReturnType<typeof parcel>[], { archived, watched } = counts) =>
      buttonsOf(parcelsView({ parcels, dmClosed: false, archived, watched }, 0, NOW, en));
    expect(labels([gift])).toEqual(['Add', 'More']);
    expect(labels([])).toEqual(['Add!', 'More']);
    expect(labels([], { archived: 0, watched: 0 })).toEqual(['Add!']);
    const more = (parcels: number, { archived, watched } = counts) =>
      moreOfListView({ parcels, archived, watched, hasDates: parcels > 1 }, en);
    expect(buttonsOf(more(2))).toEqual(['Open', 'Open', 'Get file', 'Get file', 'Back']);
    expect(descriptionOf(more(2))).toMatch(/Archive \(14\).*Watched products \(3\).*Calendar.*Export/s);
    expect(descriptionOf(more(1))).not.toContain('Calendar');
    expect(buttonsOf(more(0, { archived: 0, watched: 3 }))).toEqual(['Open', 'Back']);
  });

  it('counts what is ready for pickup as needing the reader', () => {
    expect(descriptionOf(list(phoneCase, gift))).toMatch(/^### 1 of 2 parcels needs you\n/);
  });

  it('names no group where there is only one', () => {
    expect(descriptionOf(list(gift, hoodies))).not.toContain('-#');
  });

  it('expects nothing today of a courier who has had the parcel since yesterday', () => {
    const since = (hours: number) => parcel('Jacket', 'Out for delivery', { at: NOW - hours * 3_600_000 });
    expect(descriptionOf(list(since(3), socks))).toContain('-# Today\n🛵');
    expect(descriptionOf(list(since(30), socks))).toContain('-# On the way\n🛵');
  });

  it('has one line for each parcel on a small phone: names are shortened at the end, numbers in the middle', () => {
    const long = parcel('A very long name of a parcel with shoes', 'Departed from transit hub');
    const nameless = { ...hoodies, number: 'LX208857143CN', label: null };
    const lines = descriptionOf(list(long, nameless)).split('\n');
    expect(lines).toContain('🚚 **A very long name of a…** · day\u00A08');
    expect(lines).toContain('🚚 LX…7143CN · in transit · day\u00A08');
  });

  it('is sorted by date, with a date in each line of a parcel that has one', () => {
    const { today } = lateSince();
    const dated = (label: string, from: number, to: number) => ({
      ...parcel(label, 'Departed from transit hub'),
      arrival: expectedOn({ earliest: today + from, latest: today + to }),
    });
    const late = (waitUntil: number) => ({ ...gift, arrival: lateSince({ waitUntil: today + waitUntil }) });
    const arriving = { ...jacket, arrival: arrivingToday };
    const soon = { ...parcel('Belt', 'Customs clearance in progress'), arrival: arrivingToday };
    const parcels = [
      dated('Lamp', 10, 15),
      late(8),
      hoodies,
      dated('Tees', 5, 8),
      dated('Boots', 4, 6),
      socks,
    ];
    expect(
      read(list(...parcels, arriving, soon, shoes))
        .split('\n')
        .slice(1),
    ).toEqual([
      '🛃 **Shoes**',
      'Held by customs · Chicago 🇺🇸',
      '-# Later than usual',
      '🐢 **Gift** · late, ask on 30 Nov',
      '-# Today',
      '🛵 **Jacket** · out for delivery',
      '🛃 **Belt** · today',
      '-# Next 7 days',
      '🚚 **Boots** · 26–28 Nov',
      '🚚 **Tees** · 27–30 Nov',
      '-# Later',
      '🚚 **Lamp** · 2–7 Dec',
      '-# On the way',
      '🚚 **Hoodies** · in transit · day 8',
      '-# Waiting',
      '⏳ **Socks** · no scan yet',
    ]);
    const orTomorrow = expectedOn({ earliest: today, latest: today + 1 });
    expect(read(list({ ...jacket, arrival: orTomorrow }, socks))).toContain('-# Today\n🛵 **Jacket** · out');
    const overdue = read(list(late(0), socks));
    expect(overdue).toMatch(/^### 1 of 2 parcels needs you\n🐢 \*\*Gift\*\*\nLate, ask your agent · Liège/);
  });

  it('asks what to do about a parcel that went back, though nothing more is expected of it', () => {
    const message = list(parcel('Cap', 'Returned to sender'), gift);
    expect(descriptionOf(message)).toMatch(/^### 1 of 2 parcels needs you\n↩️ \*\*Cap\*\*\n/);
    expect(buttonsOf(message)).toContain('What to do!');
  });

  it('offers to add a parcel when there is none', () => {
    const message = list();
    expect(descriptionOf(message)).toContain('No parcels yet');
    expect(buttonsOf(message)).toEqual(['Add!']);
  });
});

it.each(LANGUAGES.map((texts) => [texts.language, texts] as const))(
  'a number of days stays with its word where a line breaks: %s',
  (_language, { track, archive }) => {
    expect(track.day(31)).not.toContain(' ');
    for (const days of [1, 31]) expect(archive.took(days)).toMatch(new RegExp(`${days}\u00A0\\p{L}`, 'u'));
  },
);
