import { expect, it } from 'vitest';
import { createClock } from '../src/clock.ts';

it('setting the clock forward does everything that is due, in its order and at its time', () => {
  const clock = createClock();
  const start = clock.now();
  const seen: [string, number][] = [];
  const note = (name: string) => () => void seen.push([name, Math.round((clock.now() - start) / 1000)]);
  clock.after(20_000, note('second'));
  clock.after(10_000, () => {
    note('first')();
    clock.after(5_000, note('set by the first'));
  });
  clock.after(40_000, note('later'));
  clock.after(15_000, note('cancelled'))();
  clock.advance(30_000);
  expect(seen).toEqual([
    ['first', 10],
    ['set by the first', 15],
    ['second', 20],
  ]);
  expect(Math.round((clock.now() - start) / 1000)).toBe(30);
  clock.advance(10_000);
  expect(seen.at(-1)).toEqual(['later', 40]);
  clock.stop();
});

it('without being set forward, the clock runs by itself', async () => {
  const clock = createClock();
  await new Promise<void>((resolve) => void clock.after(20, resolve));
  clock.after(60_000, () => expect.unreachable());
  clock.stop();
});

it('a wait longer than a timer can hold is kept', () => {
  const clock = createClock();
  let rang = 0;
  clock.after(60 * 24 * 3_600_000, () => {
    rang += 1;
  });
  clock.advance(59 * 24 * 3_600_000);
  expect(rang).toBe(0);
  clock.advance(24 * 3_600_000 + 1);
  expect(rang).toBe(1);
  clock.stop();
});
