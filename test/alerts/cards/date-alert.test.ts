import { expect, it } from 'vitest';
import { dateAlertView } from '../../../src/alerts/cards/date-alert.ts';
import { COLOURS } from '../../../src/cards/container.ts';
import { openIds } from '../../../src/parcels/cards/parcel-ids.ts';
import { en } from '../../../src/texts/en.ts';
import { daysFrom, expectedIn, lateUntil, TODAY } from '../../support/arbitrary-dates.ts';
import { partsOf } from '../../support/discord-user.ts';
import { NUMBER, scanOf } from '../../support/parcel-cards.ts';

const DAY_MS = 86_400_000;
const scan = {
  ...scanOf({ status: 'Parcel has been sorted', location: 'Guangzhou', country: 'CN' }),
  at: (TODAY - 8) * DAY_MS + DAY_MS / 2,
};
const parcel = {
  ...{ number: NUMBER, label: 'Backpack', masked: false, ids: openIds(NUMBER), canBeFewer: true },
  ...{ arrival: expectedIn(3, 7), before: daysFrom(2, 4), day: 17, scan },
};
const plain = (text = '') => text.replaceAll('\u00A0', ' ').replaceAll('\u2060', '');
const labelsOf = (view: ReturnType<typeof dateAlertView>) =>
  partsOf<{ label?: string }>(view.components).flatMap(({ label }) => label ?? []);
const linesOf = (view: ReturnType<typeof dateAlertView>) => plain(view.embeds?.[0]?.description).split('\n');

it('says the new date in one line, and below since when nothing was scanned and what the date follows from', () => {
  const view = dateAlertView(parcel, en);
  expect(plain(view.content)).toBe('📅 **Backpack**: now likely Sat 28 Nov – Wed 2 Dec, 3 days later');
  expect(linesOf(view)).toEqual([
    'No scan since Tue 17 Nov · Guangzhou 🇨🇳',
    '-# Day 17 · 8 of 10 take 3–7 days after landing',
    `-# \`${NUMBER}\``,
  ]);
  expect(view.embeds?.[0]?.color).toBe(COLOURS.attention);
});

it('says why a parcel that nobody scanned is likely there earlier', () => {
  const view = dateAlertView({ ...parcel, before: daysFrom(6, 9) }, en);
  expect(plain(view.content)).toContain('2 days earlier');
  expect(linesOf(view)[0]).toBe('Parcels on this route are arriving faster now.');
  expect(view.embeds?.[0]?.color).toBe(COLOURS.moving);
});

it('names the scan of the last day instead of a silence', () => {
  const fresh = { ...scan, at: TODAY * DAY_MS };
  expect(linesOf(dateAlertView({ ...parcel, scan: fresh }, en))[0]).toMatch(/^Sorted · Guangzhou 🇨🇳 · <t:/);
});

it('says that a parcel is late, how unusual that is, and until when to wait, without a date', () => {
  const view = dateAlertView({ ...parcel, arrival: lateUntil(5), before: null }, en);
  expect(view.content).toBe('🐢 **Backpack**: later than usual, 9 of 10 had arrived by now');
  expect(linesOf(view)).toEqual([
    'No scan since Tue 17 Nov · Guangzhou 🇨🇳',
    '-# Day 17',
    '**What to do:** nothing before Mon 30 Nov. If there’s no new scan by then, ask your agent.',
    `-# \`${NUMBER}\``,
  ]);
  expect(labelsOf(view)).toEqual(['History', 'Fewer alerts']);
});

it('in a channel, the advice is for its owner', () => {
  const view = dateAlertView({ ...parcel, arrival: lateUntil(0), before: null, inChannel: true }, en);
  expect(plain(view.content)).toBe('🐢 **Backpack**: later than usual, 9 of 10 had arrived by now');
  expect(linesOf(view).slice(1, 3)).toEqual(['-# Day 17', '**For its owner:** ask your agent where it is.']);
});

it('says when the wait is over, with the text for the agent at hand', () => {
  const view = dateAlertView({ ...parcel, arrival: lateUntil(0), before: null }, en);
  expect(plain(view.content)).toBe('🐢 **Backpack**: no new scan by Wed 25 Nov, ask your agent now');
  expect(linesOf(view)).toEqual([
    'No scan since Tue 17 Nov · Guangzhou 🇨🇳',
    '-# Day 17 · 9 of 10 had arrived by now',
    `-# \`${NUMBER}\``,
  ]);
  expect(labelsOf(view)).toEqual(['Text for my agent', 'History']);
});
