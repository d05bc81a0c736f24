import { REST } from 'discord.js';
import { expect, it } from 'vitest';
import { seeded } from '../../../sandbox/seed.ts';
import { createRateLimiter } from '../../../src/discord/posting/rate-limiter.ts';
import { resetLimitsOnClockChange } from '../../../src/discord/posting/rest.ts';
import { useAlerts } from '../../support/alerts-harness.ts';
import { followIn } from '../../support/store-fixtures.ts';

const HOUR_MS = 3_600_000;

const running = useAlerts();

it('alerts about a scan received after the clock was set back behind the start of the follow', async () => {
  const { store, advanceClock, ingestScan, waitForText } = running();
  await followIn(store, seeded.parcels, 'LP100000CN');
  advanceClock(-3 * HOUR_MS);
  await ingestScan('LP100000CN', 'marker 1');
  expect(await waitForText(seeded.parcels, 'marker 1')).toBeDefined();
});

it('restores the limit of a channel on time when an earlier process sent messages in the future', async () => {
  let now = 0;
  const rateLimiter = createRateLimiter(1, () => now);
  for (let sent = 0; sent < 9; sent += 1) rateLimiter.recordSent('channel 1', -3 * HOUR_MS);
  expect(rateLimiter.remaining('channel 1', 'post')).toBeLessThanOrEqual(0);
  now += 6_000;
  expect(rateLimiter.remaining('channel 1', 'post')).toBe(5);
});

it('resets the limits of discord.js when the clock is set back', () => {
  const rest = new REST();
  let wall = 10 * HOUR_MS;
  const checkClock = resetLimitsOnClockChange(
    rest,
    () => wall,
    () => 0,
  );
  rest.globalReset = wall + 1_000;
  checkClock();
  expect(rest.globalReset).toBe(wall + 1_000);
  wall -= 3 * HOUR_MS;
  checkClock();
  expect(rest.globalReset).toBe(-1);
});
