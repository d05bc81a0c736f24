import type { AutocompleteInteraction } from 'discord.js';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { followedParcels, withDays } from '../../../src/commands/track/followed-parcels.ts';
import { suggestParcels } from '../../../src/commands/track/typed-numbers.ts';
import type { Context } from '../../../src/context.ts';
import { createKeepBriefly } from '../../../src/process/timing/create-lru-cache.ts';
import type { Store } from '../../../src/store/index.ts';
import { openMemoryStore } from '../../support/store-fixtures.ts';

const DAY_MS = 24 * 3_600_000;
const NOW = Date.UTC(2026, 10, 22, 12);
const ADA = '100000000000000001';
let store: Store;
beforeEach(() => {
  store = openMemoryStore();
});
afterEach(() => store.close());

/** Follows a parcel with one scan a day until today, the newest first. */
async function follow(number: string, statuses: readonly string[], label: string | null = null) {
  const destination = { kind: 'user', discordId: ADA, guildId: null, locale: 'en-US' } as const;
  const destinationId = await store.destinations.upsert(destination);
  const topicId = await store.topics.upsert({ kind: 'parcel', key: number }, NOW);
  await store.follows.add({ topicId, destinationId, userId: ADA }, 300, NOW);
  const [own] = await store.follows.ofTopic(ADA, { kind: 'parcel', key: number });
  await store.follows.rename(ADA, own?.id ?? 0, label);
  const reports = statuses.map((status, index) => {
    const at = NOW - index * DAY_MS;
    const date = new Date(at).toISOString().slice(0, 10);
    const scan = { date, hour: '10:00', status, location: 'Leipzig', country: 'DE' };
    const state = status === 'Delivered' ? ('delivered' as const) : ('in_transit' as const);
    const key = `${number}-${index}`;
    return {
      topic: { kind: 'parcel', key: number } as const,
      state,
      key,
      baseKey: key,
      data: JSON.stringify(scan),
      at,
    };
  });
  await store.updates.upsert(topicId, reports.toReversed(), NOW);
}

const context = () => ({ store, clock: () => NOW });

describe('the parcels that somebody follows', () => {
  it('are listed in the states that are stored, without their histories', async () => {
    await follow('LP000000001CN', ['Departed', 'Zzyzx']);
    await follow('LP000000002CN', ['Delivered', 'Departed']);
    await follow('LP000000003CN', []);
    const history = vi.spyOn(store.updates, 'history');
    const ends = vi.spyOn(store.updates, 'ends');
    const parcels = await followedParcels(ADA, context());
    expect(
      Object.fromEntries(parcels.map(({ number, state, newest }) => [number, [state, newest?.status]])),
    ).toEqual({
      LP000000001CN: ['in_transit', 'Departed'],
      LP000000002CN: ['delivered', 'Delivered'],
      LP000000003CN: ['pending', undefined],
    });
    expect(history).not.toHaveBeenCalled();
    expect(ends).not.toHaveBeenCalled();
  });

  it('have the state of their newest scan where an earlier version stored none', async () => {
    await follow('LP000000001CN', ['Delivered']);
    const list = store.follows.list;
    vi.spyOn(store.follows, 'list').mockImplementation(async (...args) =>
      (await list(...args)).map((one) => ({ ...one, state: null })),
    );
    expect((await followedParcels(ADA, context()))[0]?.state).toBe('delivered');
  });

  it('are on the day that the beginning of a long history says', async () => {
    await follow(
      'LP000000001CN',
      Array.from({ length: 60 }, () => 'Departed'),
    );
    const [parcel] = await withDays(await followedParcels(ADA, context()), context());
    expect(parcel?.day).toBe(60);
  });

  it('are suggested by name, number and state, read once for several keystrokes', async () => {
    await follow('LP000000001CN', ['Departed'], 'Shoes');
    await follow('LP000000002CN', ['Delivered'], 'Mugs');
    const list = vi.spyOn(store.follows, 'list');
    const keepBriefly = createKeepBriefly(() => NOW);
    const suggest = async (typed: string) => {
      const interaction = { user: { id: ADA }, locale: 'en-US', options: { getFocused: () => typed } };
      const own = { ...context(), keepBriefly } as unknown as Context;
      const choices = await suggestParcels(interaction as unknown as AutocompleteInteraction, own);
      return choices.map(({ value }) => value);
    };
    expect(await suggest('')).toEqual(['LP000000001CN', 'LP000000002CN']);
    expect(await suggest('mug')).toEqual(['LP000000002CN']);
    expect(await suggest('0001')).toEqual(['LP000000001CN']);
    expect(await suggest('deliv')).toEqual(['LP000000002CN']);
    expect(list).toHaveBeenCalledOnce();
  });
});
