import { describe, expect, it } from 'vitest';
import type { ExpectedArrival } from '../../../src/parcels/arrival.ts';
import { summaryOf } from '../../../src/parcels/cards/parcel-line.ts';
import { type TrackedNumber, trackListView } from '../../../src/parcels/cards/track-numbers.ts';
import { en } from '../../../src/texts/en.ts';
import { LANGUAGES } from '../../../src/texts/index.ts';
import { it as italian } from '../../../src/texts/it.ts';
import { partsOf } from '../../support/discord-user.ts';
import { descriptionOf } from '../../support/message-parts.ts';
import { expectedOn, NOW, scansSince } from '../../support/parcel-cards.ts';

const known = (number: string, status: string): TrackedNumber => ({
  ...unknown(number),
  known: summaryOf(scansSince(8, { status }), NOW),
});
const unknown = (number: string): TrackedNumber => ({
  number,
  masked: false,
  label: null,
  value: number,
  following: false,
  known: null,
});

const HELD = known('LX431090877CN', 'Held by customs');
const MOVING = known('LX208857143CN', 'Departed from transit hub');
const NAMED = { ...known('1ZR7V4316804425713', 'Out for delivery'), label: 'Backpack' };
const WAITING = unknown('LP009911273CN');
const TYPO = unknown('LX208857134CN');
const SHORT = unknown('RB48217035CN');

const list = (parcels: readonly TrackedNumber[], texts = en) =>
  trackListView(parcels, { invalid: ['hello'], more: 0, notes: [] }, texts);
const buttonsOf = (parcels: readonly TrackedNumber[]) =>
  partsOf<{ label?: string; custom_id?: string; type?: number }>(list(parcels).components).flatMap(
    ({ label, custom_id }) => (label === undefined || custom_id === undefined ? [] : [label]),
  );

describe('several numbers', () => {
  it('have a line each: what needs the reader, whole numbers with typos, then the others', () => {
    expect(descriptionOf(list([WAITING, MOVING, TYPO, HELD, NAMED, SHORT])).split('\n')).toEqual([
      '### 7 numbers: 1 needs you, 2 have typos',
      '🛃 LX…0877CN · held by customs',
      '⚠️ `LX208857134CN` · check for typos',
      '⚠️ `RB48217035CN` · check for typos',
      '🔎 hello · not a tracking number',
      '🛵 **Backpack** · out for delivery',
      '🚚 LX…7143CN · in transit · day\u00A08',
      '⏳ LP…1273CN · no scan yet',
    ]);
  });

  it('that have no scan yet take one line in Italian, too', () => {
    expect(
      descriptionOf(list([WAITING], italian))
        .split('\n')
        .at(-1),
    ).toBe('⏳ LP…1273CN · nessun dato');
  });

  it('that need the reader stand together at the top, as many as the heading counts', () => {
    const ready = known('RL509317465CN', 'Ready for pickup');
    const returned = known('CP316402889CN', 'Returned to sender');
    const lines = descriptionOf(list([MOVING, ready, NAMED, returned, HELD])).split('\n');
    expect(lines[0]).toMatch(/: 3 need you$/);
    expect(lines.slice(1, 4).map((line) => line.slice(0, line.indexOf(' ')))).toEqual(['🛃', '🏪', '↩️']);
  });

  it('that were just followed say when I write, and of dates only where one has a date', () => {
    const follow = (parcel: TrackedNumber) =>
      descriptionOf(trackListView([parcel], { invalid: [], more: 0, notes: [], areFollowed: true }, en));
    expect(follow(MOVING)).not.toContain('date');
    const summary = summaryOf(scansSince(8), NOW);
    const dated = { ...MOVING, known: { ...summary, arrival: expectedOn() } };
    expect(follow(dated)).toContain('when a date moves by a day or more');
  });

  it('say when each is likely here, soonest first', () => {
    const dated = (parcel: TrackedNumber, change: Partial<ExpectedArrival>): TrackedNumber => {
      const summary = parcel.known;
      if (summary === null || summary === 'failed') return parcel;
      return { ...parcel, known: { ...summary, arrival: expectedOn(change) } };
    };
    const { earliest } = expectedOn();
    const later = dated(known('RR482170353CN', 'Accepted by carrier'), { earliest: earliest + 1 });
    const message = list([later, dated(MOVING, {})]);
    const lines = descriptionOf(message).replaceAll('\u00A0', ' ').replaceAll('\u2060', '').split('\n');
    expect(lines.slice(2)).toEqual(['🚚 LX…7143CN · 26–28 Nov', '📥 RR…0353CN · 27–28 Nov']);
  });

  it('are followed together, without typos and those that are followed already', () => {
    expect(buttonsOf([WAITING, MOVING, TYPO, HELD])).toEqual(['Follow all 3', 'Correct typos']);
    expect(buttonsOf([{ ...MOVING, following: true }, HELD])).toEqual(['Follow it']);
    expect(buttonsOf([{ ...MOVING, following: true }])).toEqual([]);
  });

  it('lead to one’s own parcels once they are followed', () => {
    const followed = [MOVING, HELD].map((parcel) => ({ ...parcel, following: true }));
    const besides = { invalid: [], more: 0, notes: [en.track.followsAllInDm], areFollowed: true };
    const message = trackListView(followed, besides, en);
    expect(partsOf<{ custom_id?: string }>(message.components).map(({ custom_id: id }) => id)).toContain(
      'parcels:list:0',
    );
    expect(descriptionOf(message)).toMatch(/open it\.$/);
    expect(buttonsOf(followed)).toEqual([]);
  });

  it('cannot be followed where everybody sees them masked', () => {
    const masked = [MOVING, TYPO].map((parcel) => ({ ...parcel, masked: true, value: 'sealed' }));
    expect(buttonsOf(masked)).toEqual([]);
    expect(descriptionOf(list(masked))).not.toContain('LX2088');
  });

  it.each(LANGUAGES)('count in words in $language', (texts) => {
    for (const count of [1, 2, 5]) {
      expect(texts.track.numbers(count)).toContain(String(count));
      expect(texts.track.haveTypos(count)).toContain(String(count));
      if (count > 1) expect(texts.track.followAll(count)).toContain(String(count));
    }
  });
});
