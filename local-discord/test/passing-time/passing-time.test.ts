import { afterEach, expect, it, vi } from 'vitest';
import { createClock } from '../../src/clock.ts';
import { createPassingTime } from '../../src/passing-time/passing-time.ts';

const clock = createClock();
afterEach(() => void vi.useRealTimers());

/** Something that is due at some times, and what happened when. */
function timetable(times: number[]) {
  const happened: number[] = [];
  const source = () =>
    times.map((at) => ({
      at,
      run: () => {
        times.splice(times.indexOf(at), 1);
        happened.push(clock.now());
      },
    }));
  return { happened, source };
}

it('what is due happens in real time, too', () => {
  vi.useFakeTimers();
  const { happened, source } = timetable([clock.now() + 5000]);
  const time = createPassingTime({ clock }, [source]);
  vi.advanceTimersByTime(4000);
  expect(happened).toHaveLength(0);
  vi.advanceTimersByTime(2000);
  expect(happened).toHaveLength(1);
  time.close();
});

it('when the clock is set forward, everything happens at its own time, in its order', () => {
  vi.useFakeTimers();
  const now = clock.now();
  const first = timetable([now + 3000, now + 9000]);
  const second = timetable([now + 6000]);
  const time = createPassingTime({ clock }, [first.source, second.source]);
  time.advance(10_000);
  expect([...first.happened, ...second.happened]).toEqual([now + 3000, now + 9000, now + 6000]);
  expect(clock.now()).toBe(now + 10_000);
  time.close();
});

it('waiting for what is due does not keep the process alive', () => {
  const timers = () => process.getActiveResourcesInfo().filter((kind) => kind === 'Timeout').length;
  const before = timers();
  const time = createPassingTime({ clock }, []);
  expect(timers()).toBe(before);
  time.close();
});
