import fc from 'fast-check';
import { expect, it } from 'vitest';
import { qcSetUpdate, scanUpdate } from '../../../src/alerts/updates.ts';
import {
  type AlertableUpdate,
  type AlertEvent,
  type HomeGuilds,
  openStore,
  type Store,
} from '../../../src/store/index.ts';

/** More than the margin of a catch-up, so that one step is surely before the next. */
const STEP_MS = 120_000;
const BEGIN = Date.parse('2026-11-21T12:00:00Z');
const GUILDS = ['g1', 'g2'] as const;

/** Few, so that they meet: a channel and a private thread in each of two servers, and somebody's DMs. */
const DESTINATIONS = [
  ...GUILDS.flatMap((guildId) =>
    ['channel', 'thread'].map((name) => ({ kind: 'channel' as const, id: `${guildId} ${name}`, guildId })),
  ),
  { kind: 'user' as const, id: 'ann', guildId: null },
];

/** Updates of a parcel and of a product, four each. */
const UPDATES: readonly AlertableUpdate[] = [0, 1, 2, 3].flatMap((part) => [
  scanUpdate('LP100000CN', {
    date: '2026-11-20',
    hour: '10:00',
    status: `${part}`,
    location: '',
    country: '',
  }),
  qcSetUpdate({ platform: 'weidian', id: '1' }, { date: '2026-11-20', sku: `${part}`, photos: [] }),
]);

const destination = fc.nat(DESTINATIONS.length - 1);
const channel = fc.nat(GUILDS.length * 2 - 1);
const event = fc.constantFrom<AlertEvent>('tracking', 'qc');
const update = fc.nat(UPDATES.length - 1);
const step = fc.oneof(
  { weight: 5, arbitrary: fc.record({ does: fc.constantFrom('webhook' as const, 'poll' as const), update }) },
  {
    weight: 3,
    arbitrary: fc.record({ does: fc.constant('follow' as const), destination, update, synced: fc.boolean() }),
  },
  {
    weight: 3,
    arbitrary: fc.record({
      does: fc.constant('add' as const),
      destination: channel,
      event,
      mask: fc.boolean(),
    }),
  },
  { weight: 1, arbitrary: fc.record({ does: fc.constant('unfollow' as const), destination, update }) },
  { weight: 1, arbitrary: fc.record({ does: fc.constant('remove' as const), destination: channel, event }) },
  { weight: 2, arbitrary: fc.record({ does: fc.constant('suspend' as const), destination }) },
  { weight: 2, arbitrary: fc.record({ does: fc.constant('restore' as const), destination }) },
);
type Step = typeof step extends fc.Arbitrary<infer T> ? T : never;
const homes = fc.oneof(fc.constant('all' as const), fc.subarray([...GUILDS]));

/** What each destination may receive, said once more and in other words: sets and loops instead of SQL. */
class Model {
  readonly #homes: HomeGuilds;
  readonly #seenAt = new Map<number, number>();
  readonly #webhookAt = new Map<number, number>();
  /** `place topic` → since when. */
  readonly #follows = new Map<string, number>();
  /** Those for which the service has not been asked yet. */
  readonly #unsynced = new Set<string>();
  /** `place event` → since when. */
  readonly #alertChannels = new Map<string, number>();
  readonly #suspended = new Map<number, number>();
  readonly pending = DESTINATIONS.map((): number[] => []);

  constructor(homes: HomeGuilds) {
    this.#homes = homes;
  }

  take(one: Step, now: number): void {
    switch (one.does) {
      case 'webhook':
      case 'poll':
        this.#event(one.update, one.does, now);
        return;
      case 'follow': {
        const key = `${one.destination} ${keyOf(one.update)}`;
        this.#restore(one.destination);
        if (!this.#follows.has(key)) {
          this.#follows.set(key, now);
          this.#unsynced.add(key);
        }
        if (one.synced) this.#sync(keyOf(one.update), now);
        return;
      }
      case 'unfollow':
        if (!this.#follows.delete(`${one.destination} ${keyOf(one.update)}`)) return;
        for (const [index, { guildId }] of DESTINATIONS.entries()) {
          const isSameServer = guildId !== null && guildId === DESTINATIONS[one.destination]?.guildId;
          if (index === one.destination || isSameServer) this.#withdrawDeliveries(index, keyOf(one.update));
        }
        return;
      case 'add': {
        const key = `${one.destination} ${one.event}`;
        if (!this.#alertChannels.has(key)) this.#alertChannels.set(key, now);
        this.#restore(one.destination);
        return;
      }
      case 'remove': {
        if (!this.#alertChannels.delete(`${one.destination} ${one.event}`)) return;
        this.#withdrawDeliveries(one.destination);
        return;
      }
      case 'suspend':
        if (!this.#suspended.has(one.destination)) this.#suspended.set(one.destination, now);
        return;
      case 'restore':
        this.#restore(one.destination);
        return;
    }
  }

  /** What was said until the first sync is old to a follow. */
  #sync(topic: string, now: number): void {
    for (const key of this.#unsynced) {
      if (!key.endsWith(` ${topic}`)) continue;
      this.#unsynced.delete(key);
      if (this.#follows.has(key)) this.#follows.set(key, now);
    }
  }

  #event(item: number, source: 'webhook' | 'poll', now: number): void {
    if (!this.#seenAt.has(item)) this.#seenAt.set(item, now);
    if (source === 'webhook' && !this.#webhookAt.has(item)) this.#webhookAt.set(item, now);
    for (const index of DESTINATIONS.keys()) {
      if (this.#suspended.has(index)) continue;
      if (this.#viaFollow(item, index, 0) || (source === 'webhook' && this.#isHome(item, index))) {
        this.#enqueue(index, item);
      }
    }
  }

  #restore(index: number): void {
    const since = this.#suspended.get(index);
    if (since === undefined) return;
    this.#suspended.delete(index);
    for (const [item] of [...this.#seenAt].sort(([, a], [, b]) => a - b)) {
      const webhookAt = this.#webhookAt.get(item) ?? 0;
      const addedAt = this.#alertChannels.get(`${index} ${UPDATES[item]?.event}`) ?? 0;
      const atHome = this.#isHome(item, index) && webhookAt >= Math.max(since, addedAt);
      if (atHome || this.#viaFollow(item, index, since)) this.#enqueue(index, item);
    }
  }

  #viaFollow(item: number, index: number, since: number): boolean {
    const seenAt = this.#seenAt.get(item) ?? 0;
    if (seenAt < since) return false;
    const isFollowedAt = (at: number) => (this.#follows.get(`${at} ${keyOf(item)}`) ?? Number.NaN) < seenAt;
    if (isFollowedAt(index)) return true;
    const addedAt = this.#alertChannels.get(`${index} ${UPDATES[item]?.event}`);
    if (addedAt === undefined || (since > 0 && seenAt < addedAt)) return false;
    return DESTINATIONS.some(
      ({ guildId }, at) => guildId !== null && guildId === DESTINATIONS[index]?.guildId && isFollowedAt(at),
    );
  }

  /** What nothing asks for any more goes, whenever the follow that still asks began. */
  #withdrawDeliveries(index: number, topic?: string): void {
    this.pending[index] = (this.pending[index] ?? []).filter(
      (item) => (topic !== undefined && keyOf(item) !== topic) || this.#isAskedFor(item, index),
    );
  }

  #isAskedFor(item: number, index: number): boolean {
    const isFollowedAt = (at: number) => this.#follows.has(`${at} ${keyOf(item)}`);
    if (isFollowedAt(index) || (this.#webhookAt.has(item) && this.#isHome(item, index))) return true;
    if (!this.#alertChannels.has(`${index} ${UPDATES[item]?.event}`)) return false;
    return DESTINATIONS.some(
      ({ guildId }, at) => guildId !== null && guildId === DESTINATIONS[index]?.guildId && isFollowedAt(at),
    );
  }

  #isHome(item: number, index: number): boolean {
    const guildId = DESTINATIONS[index]?.guildId ?? null;
    if (guildId === null || !this.#alertChannels.has(`${index} ${UPDATES[item]?.event}`)) return false;
    return this.#homes === 'all' || this.#homes.includes(guildId);
  }

  #enqueue(index: number, item: number): void {
    const queue = this.pending[index] ?? [];
    if (!queue.includes(item)) queue.push(item);
  }
}

const keyOf = (item: number) => UPDATES[item]?.topic.key ?? '';

/** The same with the real store, as commands, the receiver and the poller use it. */
async function take(
  one: Step,
  ids: readonly number[],
  store: Store,
  serial: number,
  now: number,
): Promise<void> {
  const destinationId = 'destination' in one ? (ids[one.destination] ?? 0) : 0;
  const updates = 'update' in one ? UPDATES[one.update] : undefined;
  const topicId = updates === undefined ? 0 : await store.topics.upsert(updates.topic, now);
  switch (one.does) {
    case 'webhook':
    case 'poll': {
      const event = {
        digest: `${serial}`,
        kind: 'any',
        source: one.does,
        createdAt: now,
        receivedAt: now,
        body: '',
      };
      await store.ingest.record([{ ...event, updates: updates === undefined ? [] : [updates] }]);
      return;
    }
    case 'follow':
      await store.destinations.restore(destinationId, now);
      await store.follows.add({ topicId, destinationId, userId: '1' }, 1_000, now);
      if (one.synced) await store.follows.setBaseline(topicId, now);
      return;
    case 'unfollow':
      await store.follows.removeAt(destinationId, topicId, null);
      return;
    case 'add': {
      const guildId = DESTINATIONS[one.destination]?.guildId ?? '';
      const channel = {
        destinationId,
        guildId,
        event: one.event,
        roleId: null,
        mask: one.mask,
        addedBy: '1',
      };
      await store.alertChannels.add(channel, now);
      await store.destinations.restore(destinationId, now);
      return;
    }
    case 'remove': {
      const found = await store.alertChannels.at(destinationId, one.event);
      if (found !== undefined) await store.alertChannels.remove(found.guildId, found.id);
      return;
    }
    case 'suspend':
      return store.destinations.suspend(destinationId, 'forbidden', now);
    case 'restore':
      await store.destinations.restore(destinationId, now);
  }
}

it('whatever is followed, chosen, suspended and reported, each destination gets what its own server may see, once, in order', async () => {
  await fc.assert(
    fc.asyncProperty(homes, fc.array(step, { minLength: 5, maxLength: 40 }), async (home, steps) => {
      const store = openStore(':memory:', () => home);
      const model = new Model(home);
      const ids: number[] = [];
      for (const { kind, id, guildId } of DESTINATIONS) {
        ids.push(await store.destinations.upsert({ kind, discordId: id, guildId, locale: 'en-US' }));
      }
      for (const [serial, one] of steps.entries()) {
        const now = BEGIN + serial * STEP_MS;
        await take(one, ids, store, serial, now);
        model.take(one, now);
      }
      for (const [index, destinationId] of ids.entries()) {
        const rows = await store.deliveries.pending(destinationId, 1_000);
        const got = rows.map(({ topicKey, data }) => `${topicKey} ${data}`);
        const wanted = model.pending[index]?.map((item) => `${keyOf(item)} ${UPDATES[item]?.data}`);
        expect(got, DESTINATIONS[index]?.id).toEqual(wanted);
      }
      await store.close();
    }),
    { numRuns: 300 },
  );
}, 60_000);
