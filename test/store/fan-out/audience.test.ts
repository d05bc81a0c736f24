import fc from 'fast-check';
import { expect, it } from 'vitest';
import type { Store } from '../../../src/store/index.ts';
import { AudienceModel } from '../../support/audience-model.ts';
import {
  DESTINATIONS,
  homeGuilds,
  type Step,
  steps,
  topicKeyOf,
  UPDATES,
} from '../../support/audience-steps.ts';
import { openMemoryStore } from '../../support/store-fixtures.ts';

/** More than the margin of a catch-up, so that one step is certainly before the next. */
const STEP_MS = 120_000;
const BEGIN = Date.parse('2026-11-21T12:00:00Z');

type StepOf<Does extends Step['does']> = Extract<Step, { does: Does }>;

/** The store, and the ids of the destinations. */
interface World {
  readonly store: Store;
  readonly ids: readonly number[];
}

/** Applies a step as commands, the receiver and the poller do. */
async function apply({ store, ids }: World, one: Step, serial: number, now: number): Promise<void> {
  const destinationId = 'destination' in one ? (ids[one.destination] ?? 0) : 0;
  const update = 'update' in one ? UPDATES[one.update] : undefined;
  const topicId = update === undefined ? 0 : await store.topics.upsert(update.topic, now);
  switch (one.does) {
    case 'webhook':
    case 'poll':
      return ingest(store, one, serial, now);
    case 'follow':
      await store.destinations.restore(destinationId, now);
      await store.follows.add({ topicId, destinationId, userId: '1', level: one.level }, 1_000, now);
      if (one.synced) await store.follows.setBaseline(topicId, now);
      return;
    case 'unfollow':
      await store.follows.removeAt(destinationId, topicId, null);
      return;
    case 'set level of follow': {
      const found = await store.follows.find('1', topicId, destinationId);
      if (found !== undefined) await store.follows.setLevel('1', found.id, one.level);
      return;
    }
    case 'set level of channel': {
      const found = await store.alertChannels.at(destinationId, one.event);
      if (found !== undefined) await store.alertChannels.setLevel(found.guildId, found.id, one.level);
      return;
    }
    case 'set live cards':
      return store.destinations.setOptions(destinationId, { liveCards: one.on });
    case 'add':
      return addAlertChannel(store, one, destinationId, now);
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

async function ingest(store: Store, one: StepOf<'webhook' | 'poll'>, serial: number, now: number) {
  const update = UPDATES[one.update];
  const times = { createdAt: now, receivedAt: now };
  const event = { digest: `${serial}`, kind: 'any', source: one.does, body: '', ...times };
  await store.ingest.record([{ ...event, updates: update === undefined ? [] : [update] }]);
}

async function addAlertChannel(store: Store, one: StepOf<'add'>, destinationId: number, now: number) {
  const guildId = DESTINATIONS[one.destination]?.guildId ?? '';
  const { event, mask, level } = one;
  const channel = { destinationId, guildId, event, roleId: null, mask, level, addedBy: '1' };
  await store.alertChannels.add(channel, now);
  await store.destinations.restore(destinationId, now);
}

it('enqueues at each destination what its own server may see and its levels ask for, once and in order, after any steps', async () => {
  await fc.assert(
    fc.asyncProperty(homeGuilds, steps, async (home, happening) => {
      const store = openMemoryStore(() => home);
      const model = new AudienceModel(home);
      const ids: number[] = [];
      for (const { kind, id, guildId } of DESTINATIONS) {
        ids.push(await store.destinations.upsert({ kind, discordId: id, guildId, locale: 'en-US' }));
      }
      for (const [serial, one] of happening.entries()) {
        const now = BEGIN + serial * STEP_MS;
        await apply({ store, ids }, one, serial, now);
        model.apply(one, now);
      }
      for (const [index, destinationId] of ids.entries()) {
        const rows = await store.deliveries.pending(destinationId, 1_000);
        const pending = rows.map(({ topicKey, data }) => `${topicKey} ${data}`);
        const expected = model.pending[index]?.map((item) => `${topicKeyOf(item)} ${UPDATES[item]?.data}`);
        expect(pending, DESTINATIONS[index]?.id).toEqual(expected);
      }
      await store.close();
    }),
    { numRuns: 500 },
  );
}, 60_000);
