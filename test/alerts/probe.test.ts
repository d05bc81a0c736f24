import { beforeEach, describe, expect, it } from 'vitest';
import { Permission } from '../../sandbox/discord/permissions.ts';
import { seeded } from '../../sandbox/discord/seed.ts';
import { useAlerting } from '../support/alerting.ts';
import { addAlertChannel } from '../support/alerting-store.ts';

const NUMBER = 'LP00123456784821CN';
const MINUTE_MS = 60_000;
const ROUTE = new RegExp(`^/channels/${seeded.parcels}`);
const PATIENCE = { timeout: 10_000, interval: 20 };

let now: number;
beforeEach(() => {
  now = Date.now();
});
const running = useAlerting({ clock: () => now, sweepMs: 100 });

const refusals = () =>
  running().local.discord.requests.filter(({ route, status }) => ROUTE.test(route) && status === 403).length;
const placeOf = async (placeId: number) => running().store.places.get(placeId);
const isSetAside = (placeId: number, aside = true) =>
  expect.poll(async () => (await placeOf(placeId))?.setAsideAt != null, PATIENCE).toBe(aside);
/** Until probes were looked for twice. */
const twoSweeps = async () => {
  const before = sweeps;
  await expect.poll(() => sweeps, PATIENCE).toBeGreaterThan(before + 1);
};
let sweeps = 0;
beforeEach(() => {
  const { store } = running();
  const { takeProbes } = store.places;
  store.places.takeProbes = async (at, limit) => {
    const due = await takeProbes(at, limit);
    sweeps += 1;
    return due;
  };
});

describe('a channel that was set aside', () => {
  it('gets what waited, by itself, once the bot may post there again', async () => {
    const { store, local, tell, said } = running();
    const placeId = await addAlertChannel(store, seeded.parcels);
    local.discord.failNext({ status: 403, code: 50_013, route: ROUTE });
    await tell(NUMBER, 'marker 1');
    await isSetAside(placeId);
    now += 12 * MINUTE_MS;
    await said(seeded.parcels, 'marker 1');
    await isSetAside(placeId, false);
  });

  it('costs one refused request per pause, and the pauses grow, while it stays forbidden', async () => {
    const { store, local, tell } = running();
    const placeId = await addAlertChannel(store, seeded.parcels);
    local.discord.setBotPermissions(seeded.parcels, 0n);
    await tell(NUMBER, 'marker 1');
    await isSetAside(placeId);
    expect(refusals()).toBe(1);
    for (const [minutes, refused] of [
      [12, 2],
      [20, 2],
      [14, 3],
      [100, 3],
      [40, 4],
    ] as const) {
      now += minutes * MINUTE_MS;
      await expect.poll(refusals, PATIENCE).toBe(refused);
      await twoSweeps();
      expect(refusals()).toBe(refused);
    }
  });

  it('costs one refused request per pause also when a message is in doubt there', async () => {
    const { store, local, tell } = running();
    const placeId = await addAlertChannel(store, seeded.parcels);
    local.discord.failNext({ silence: 'answer_lost', route: ROUTE });
    await tell(NUMBER, 'marker 1');
    local.discord.setBotPermissions(seeded.parcels, 0n);
    await isSetAside(placeId);
    const before = refusals();
    now += 12 * MINUTE_MS;
    await expect.poll(refusals, PATIENCE).toBe(before + 1);
    await twoSweeps();
    expect(refusals()).toBe(before + 1);
  });

  it('and has nothing waiting is restored once the bot can see it, and not before', async () => {
    const { store, local } = running();
    const placeId = await addAlertChannel(store, seeded.parcels);
    await store.places.setAside(placeId, 'forbidden', now);
    local.discord.setBotPermissions(seeded.parcels, 0n);
    now += 12 * MINUTE_MS;
    await expect.poll(refusals, PATIENCE).toBe(1);
    await isSetAside(placeId);
    local.discord.setBotPermissions(seeded.parcels, Permission.ViewChannel);
    now += 40 * MINUTE_MS;
    await isSetAside(placeId, false);
  });
});

it.each([
  [403, 0],
  [403, 40_333],
  [403, 40_001],
  [404, 0],
  [400, 0],
])(
  'an odd answer (%i with code %i) says nothing about a channel: it is tried again',
  async (status, code) => {
    const { store, local, tell, said } = running();
    const placeId = await addAlertChannel(store, seeded.parcels);
    local.discord.failNext({ status, code, route: ROUTE });
    await tell(NUMBER, 'marker 1');
    await said(seeded.parcels, 'marker 1');
    expect(await placeOf(placeId)).toMatchObject({ setAsideAt: null });
  },
);
