import { expect, it } from 'vitest';
import { createPollRate } from '../../../src/alerts/poll/poll-rate.ts';

const MINUTE_MS = 60_000;

/** Simulates a poller that always has overdue topics, and a service that allows some calls in each minute. */
function simulate({ perMinute, tookMs, hours }: { perMinute: number; tookMs: number; hours: number }) {
  let now = 0;
  const rate = createPollRate(6, () => now);
  const begun: number[] = [];
  const refused: number[] = [];
  const underWay: { startedAt: number; endsAt: number; isRefused: boolean }[] = [];
  let nextAt = 0;
  for (const end = hours * 60 * MINUTE_MS; now < end; now += 5) {
    for (const [index, poll] of [...underWay.entries()].toReversed()) {
      if (poll.endsAt > now) continue;
      underWay.splice(index, 1);
      if (!poll.isRefused) rate.succeeded();
      else {
        refused.push(now);
        const retryAfterMs = Math.ceil((now + 1) / MINUTE_MS) * MINUTE_MS - now;
        rate.failed({ startedAt: poll.startedAt, isRateLimit: true, retryAfterMs });
      }
    }
    while (!rate.isPaused() && underWay.length < rate.window() && now >= nextAt) {
      const startedAt = rate.started();
      const minute = Math.floor(now / MINUTE_MS);
      const isRefused = begun.filter((at) => Math.floor(at / MINUTE_MS) === minute).length >= perMinute;
      if (!isRefused) begun.push(now);
      underWay.push({ startedAt, endsAt: now + tookMs, isRefused });
      nextAt = now + rate.gapMs();
    }
  }
  return { perMinute: begun.length / (hours * 60), refusalsPerHour: refused.length / hours };
}

it.each([60, 240])('uses most of a limit of %i calls a minute, and rarely exceeds it', (perMinute) => {
  const found = simulate({ perMinute, tookMs: 100, hours: 1 });
  expect(found.perMinute).toBeGreaterThan(0.7 * perMinute);
  expect(found.refusalsPerHour).toBeLessThan(15);
});

it('polls as fast as the service answers when there is no limit', () => {
  const { perMinute } = simulate({ perMinute: Number.POSITIVE_INFINITY, tookMs: 100, hours: 0.05 });
  expect(perMinute).toBeGreaterThan(0.9 * 6 * 600);
});

it('begins with three polls at once, and again after a time in which nothing was due', () => {
  const rate = createPollRate(6, () => 0);
  expect(rate.window()).toBe(3);
  for (let answers = 0; answers < 20; answers += 1) rate.succeeded();
  expect(rate.window()).toBe(6);
  rate.idle();
  expect(rate.window()).toBe(3);
});

it('pauses for as long after six polls that fail together as after three', () => {
  for (const polls of [3, 6]) {
    let now = 0;
    const rate = createPollRate(6, () => now);
    const startedAt = Array.from({ length: polls }, () => rate.started());
    for (const at of startedAt.slice(0, 2))
      rate.failed({ startedAt: at, isRateLimit: false, retryAfterMs: 0 });
    expect(rate.isPaused()).toBe(false);
    now += 100;
    for (const at of startedAt.slice(2)) rate.failed({ startedAt: at, isRateLimit: false, retryAfterMs: 0 });
    now += 14_999;
    expect(rate.isPaused()).toBe(true);
    now += 1;
    expect(rate.isPaused()).toBe(false);
  }
});

it('counts a rate limit that several polls met together as one failure', () => {
  const rate = createPollRate(6, () => 0);
  const startedAt = Array.from({ length: 6 }, () => rate.started());
  for (const at of startedAt) rate.failed({ startedAt: at - 1, isRateLimit: true, retryAfterMs: 0 });
  expect(rate.isPaused()).toBe(false);
});

it('halves the concurrent polls once when several fail together, and recovers', () => {
  let now = 0;
  const rate = createPollRate(6, () => now);
  for (let answers = 0; answers < 20; answers += 1) rate.succeeded();
  const startedAt = Array.from({ length: 6 }, () => rate.started());
  now += 100;
  for (const at of startedAt) rate.failed({ startedAt: at, isRateLimit: false, retryAfterMs: 0 });
  expect(rate.window()).toBe(3);
  for (let answers = 0; answers < 20; answers += 1) rate.succeeded();
  expect(rate.window()).toBe(6);
});
