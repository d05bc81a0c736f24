import { expect, it } from 'vitest';
import type { MessageView } from '../../src/discord/messages/message-view.ts';
import type { Arrival } from '../../src/parcels/arrival.ts';
import { summaryOf } from '../../src/parcels/cards/parcel-line.ts';
import { datedListView, loadDates } from '../../src/parcels/load-dates.ts';
import { en } from '../../src/texts/en.ts';
import { descriptionOf } from '../support/message-parts.ts';
import { expectedOn, NOW, NUMBER, scansSince } from '../support/parcel-cards.ts';

const scans = scansSince(8, { status: 'Departed from transit hub' });
const parcel = (number: string) => ({
  ...{ number, masked: false, label: null, value: number, following: false },
  ...{ updates: scans, known: summaryOf(scans, NOW) },
});
const besides = { invalid: [], more: 0, notes: [], destination: null };
const linesOf = (view: MessageView | null) =>
  descriptionOf(view ?? {})
    .replaceAll('\u00A0', ' ')
    .replaceAll('\u2060', '')
    .split('\n')
    .slice(1);

it('a list doesn’t wait for a slow database: it is shown without dates, and once more with them', async () => {
  const answered = Promise.withResolvers<Arrival>();
  const arrivals = { of: () => answered.promise };
  const list = await datedListView({ arrivals, clock: () => NOW }, [parcel(NUMBER)], besides, en);
  if (!('now' in list)) throw new Error('It was complete at once');
  expect(linesOf(list.now)).toEqual(['🚚 LX…7143CN · in transit · day 8']);
  answered.resolve(expectedOn());
  expect(linesOf(await list.later)).toEqual(['🚚 LX…7143CN · 26–28 Nov']);
});

it('a date that can’t be found out leaves the others in place', async () => {
  const arrivals = {
    of: async ({ number }: { readonly number: string }) => {
      if (number === NUMBER) throw new Error('damaged');
      return expectedOn();
    },
  };
  const numbers = [NUMBER, 'RR482170353CN'];
  const dates = loadDates(
    arrivals,
    numbers.map((number) => ({ number, updates: scans })),
    { now: NOW },
  );
  await dates.loading;
  expect(numbers.map((number) => dates.of(number) !== null)).toEqual([false, true]);
});
