import { Permission } from 'local-discord';
import { beforeEach, describe, expect, it } from 'vitest';
import { seeded } from '../../../sandbox/seed.ts';
import { useAlerts } from '../../support/alerts-harness.ts';
import { addAlertChannel } from '../../support/store-fixtures.ts';

const NUMBER = 'LP00123456784821CN';
const MINUTE_MS = 60_000;
const ROUTE = new RegExp(`^/channels/${seeded.parcels}`);
const WAIT_OPTIONS = { timeout: 10_000, interval: 20 };

let now: number;
beforeEach(() => {
  now = Date.now();
});
const running = useAlerts({ clock: () => now, sweepMs: 100 });

const refusals = () =>
  running().local.discord.requests.filter(({ route, status }) => ROUTE.test(route) && status === 403).length;
const destinationOf = async (destinationId: number) => running().store.destinations.get(destinationId);
const isSuspended = (destinationId: number, suspended = true) =>
  expect
    .poll(async () => (await destinationOf(destinationId))?.suspendedAt != null, WAIT_OPTIONS)
    .toBe(suspended);
/** Waits for two sweeps. */
const twoSweeps = async () => {
  const before = sweeps;
  await expect.poll(() => sweeps, WAIT_OPTIONS).toBeGreaterThan(before + 1);
};
let sweeps = 0;
beforeEach(() => {
  const { store } = running();
  const { claimProbes } = store.destinations;
  store.destinations.claimProbes = async (at, limit) => {
    const due = await claimProbes(at, limit);
    sweeps += 1;
    return due;
  };
});

describe('a suspended channel', () => {
  it('gets its pending alerts at the next probe after the bot may post there again', async () => {
    const { store, local, ingestScan, waitForText } = running();
    const destinationId = await addAlertChannel(store, seeded.parcels);
    local.discord.faults.failNext({ status: 403, code: 50_013, route: ROUTE });
    await ingestScan(NUMBER, 'marker 1');
    await isSuspended(destinationId);
    now += 12 * MINUTE_MS;
    await waitForText(seeded.parcels, 'marker 1');
    await isSuspended(destinationId, false);
  });

  it('is probed with one request at growing intervals while it stays forbidden', async () => {
    const { store, local, ingestScan } = running();
    const destinationId = await addAlertChannel(store, seeded.parcels);
    local.discord.admin.setBotPermissions(seeded.parcels, 0n);
    await ingestScan(NUMBER, 'marker 1');
    await isSuspended(destinationId);
    expect(refusals()).toBe(1);
    for (const [minutes, refused] of [
      [12, 2],
      [20, 2],
      [14, 3],
      [100, 3],
      [40, 4],
    ] as const) {
      now += minutes * MINUTE_MS;
      await expect.poll(refusals, WAIT_OPTIONS).toBe(refused);
      await twoSweeps();
      expect(refusals()).toBe(refused);
    }
  });

  it('is probed with one request per interval when a message is in doubt there', async () => {
    const { store, local, ingestScan } = running();
    const destinationId = await addAlertChannel(store, seeded.parcels);
    local.discord.faults.failNext({ silence: 'answer_lost', route: ROUTE });
    await ingestScan(NUMBER, 'marker 1');
    local.discord.admin.setBotPermissions(seeded.parcels, 0n);
    await isSuspended(destinationId);
    const before = refusals();
    now += 12 * MINUTE_MS;
    await expect.poll(refusals, WAIT_OPTIONS).toBe(before + 1);
    await twoSweeps();
    expect(refusals()).toBe(before + 1);
  });

  it('without pending alerts is restored as soon as the bot can see it, and not before', async () => {
    const { store, local } = running();
    const destinationId = await addAlertChannel(store, seeded.parcels);
    await store.destinations.suspend(destinationId, 'forbidden', now);
    local.discord.admin.setBotPermissions(seeded.parcels, 0n);
    now += 12 * MINUTE_MS;
    await expect.poll(refusals, WAIT_OPTIONS).toBe(1);
    await isSuspended(destinationId);
    local.discord.admin.setBotPermissions(seeded.parcels, Permission.ViewChannel);
    now += 40 * MINUTE_MS;
    await isSuspended(destinationId, false);
  });
});

it.each([
  [403, 0],
  [403, 40_333],
  [403, 40_001],
  [404, 0],
  [400, 0],
])('retries and suspends no channel after an ambiguous answer (%i with code %i)', async (status, code) => {
  const { store, local, ingestScan, waitForText } = running();
  const destinationId = await addAlertChannel(store, seeded.parcels);
  local.discord.faults.failNext({ status, code, route: ROUTE });
  await ingestScan(NUMBER, 'marker 1');
  await waitForText(seeded.parcels, 'marker 1');
  expect(await destinationOf(destinationId)).toMatchObject({ suspendedAt: null });
});
