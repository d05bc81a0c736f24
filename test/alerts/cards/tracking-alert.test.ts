import { expect, it } from 'vitest';
import { type AlertExtras, trackingCardView } from '../../../src/alerts/cards/tracking-alert.ts';
import type { ToldDate } from '../../../src/alerts/dates/told-date.ts';
import { COLOURS } from '../../../src/cards/container.ts';
import { journeyOf } from '../../../src/domain/parcels/journey.ts';
import type { ParcelState } from '../../../src/domain/parcels/wordings/index.ts';
import { openIds } from '../../../src/parcels/cards/parcel-ids.ts';
import { en } from '../../../src/texts/en.ts';
import { daysFrom, expectedIn } from '../../support/arbitrary-dates.ts';
import { NUMBER, scanOf } from '../../support/parcel-cards.ts';

const EXTRAS: AlertExtras = {
  day: 10,
  usual: { low: 9, high: 13 },
  journey: journeyOf([]),
  picture: null,
};

function show(
  status: string,
  state: ParcelState,
  { label = 'Summer tees', inDm = true, extras = EXTRAS, told = null as ToldDate | null } = {},
) {
  const scan = { ...scanOf({ status }), at: 1_000 };
  const scans = [{ scan, state, importance: 'milestone' as const, told }];
  const alert = { number: NUMBER, label, masked: false, ids: openIds(NUMBER), scans };
  return trackingCardView(alert, extras, { inDm, canBeFewer: true }, en);
}
const plain = (text = '') => text.replaceAll('\u00A0', ' ');
const linesOf = (view: ReturnType<typeof show>) => plain(view.embeds?.[0]?.description).split('\n');

it('says in one line what happened, and below when it was, how long it has taken and the number', () => {
  const view = show('Arrived in destination country', 'in_transit', { label: 'Tees' });
  expect(plain(view.content)).toBe('🛬 **Tees**: landed · Leipzig 🇩🇪');
  expect(linesOf(view)).toEqual([
    '-# <t:1:R> · day 10, on time',
    '-# Usually 9–13 days on this route',
    `-# \`${NUMBER}\``,
  ]);
});

it('has the place below the line that has no room for it', () => {
  const view = show('Import customs clearance completed', 'in_transit', {
    label: 'My winter jacket for Alexandra',
  });
  expect(plain(view.content)).toMatch(/^🛃 \*\*My winter .*\*\*: [^·]+$/);
  expect(linesOf(view).slice(0, 2)).toEqual(['Leipzig 🇩🇪', '-# <t:1:R> · day 10, on time']);
});

it('says what to do about a problem below when it was', () => {
  const view = show('Held by customs', 'customs_held', { label: 'Tees' });
  expect(linesOf(view)).toEqual([
    '-# <t:1:R> · day 10',
    expect.stringMatching(/^\*\*What to do:\*\* /),
    `-# \`${NUMBER}\``,
  ]);
});

it('says, and shows, that a parcel is slower than usual', () => {
  const view = show('Arrived in destination country', 'in_transit', { extras: { ...EXTRAS, day: 14 } });
  expect(linesOf(view)[0]).toContain('day 14, slower than usual');
  expect(view.embeds?.[0]?.color).toBe(COLOURS.attention);
});

it('asks in a DM whether a delivered parcel is there, with two buttons', () => {
  const view = show('Delivered', 'delivered');
  expect(linesOf(view)[0]).toBe('Delivered in 10 days');
  expect(JSON.stringify(view.components).match(/"custom_id"/g)).toHaveLength(2);
  expect(JSON.stringify(show('Delivered', 'delivered', { inDm: false }).components)).toContain(
    en.track.history,
  );
});

it('has the place, the day and what the date follows from below a line with a date', () => {
  const view = show('Import customs clearance completed', 'in_transit', {
    told: { ...expectedIn(2, 5), before: null },
  });
  expect(linesOf(view)).toEqual([
    'Leipzig 🇩🇪',
    '-# <t:1:R> · day 10, on time',
    '-# 8 of 10 take 2–\u20605\u0020days after landing',
    `-# \`${NUMBER}\``,
  ]);
});

it('has the reason below a line that says that the date has moved', () => {
  const earlier = show('Import customs clearance completed', 'in_transit', {
    told: { ...expectedIn(1, 1), before: daysFrom(1, 3) },
  });
  expect(plain(earlier.content)).toBe('📅 **Summer tees**: now likely Thu 26 Nov, 2 days earlier');
  expect(linesOf(earlier)).toEqual([
    '🛃 Cleared import customs · Leipzig 🇩🇪',
    '-# <t:1:R> · day 10',
    '-# 8 of 10 take 1 day after landing',
    `-# \`${NUMBER}\``,
  ]);
  const later = show('Parcel has been sorted', 'in_transit', {
    told: { ...expectedIn(1, 1), before: daysFrom(0, 0) },
  });
  expect([earlier, later].map(({ embeds }) => embeds?.[0]?.color)).toEqual([
    COLOURS.moving,
    COLOURS.attention,
  ]);
});

it('says how fast a parcel was, if it was faster than most', () => {
  const lineFor = (slowerOfTen: number) =>
    linesOf(show('Delivered', 'delivered', { extras: { ...EXTRAS, slowerOfTen } }))[0];
  expect(lineFor(7)).toBe('Delivered in 10 days, faster than 7 of 10 on this route');
  expect(lineFor(3)).toBe('Delivered in 10 days');
});
