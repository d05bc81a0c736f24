import type { IncomingEvent, Store } from '../../src/store/index.ts';
import { DESTINATIONS, type Step, UPDATES } from './audience-steps.ts';

type StepOf<Does extends Step['does']> = Extract<Step, { does: Does }>;

/** The store, and the ids of the {@link DESTINATIONS} in it. */
export interface AudienceWorld {
  readonly store: Store;
  readonly ids: readonly number[];
  ingest(event: IncomingEvent): Promise<unknown>;
}

/** Applies a step as commands, the receiver and the poller do. */
export async function applyStep(world: AudienceWorld, one: Step, serial: number, now: number): Promise<void> {
  const { store, ids } = world;
  const destinationId = 'destination' in one ? (ids[one.destination] ?? 0) : 0;
  const update = 'update' in one ? UPDATES[one.update] : undefined;
  const topicId = update === undefined ? 0 : await store.topics.upsert(update.topic, now);
  switch (one.does) {
    case 'webhook':
    case 'poll':
      return ingest(world, one, serial, now);
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
      return store.destinations.setOptions(destinationId, { liveCards: one.on, cardsOnly: one.only });
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

async function ingest(world: AudienceWorld, one: StepOf<'webhook' | 'poll'>, serial: number, now: number) {
  const update = UPDATES[one.update];
  const times = { createdAt: now, receivedAt: now };
  const event = { digest: `${serial}`, kind: 'any', source: one.does, body: '', ...times };
  await world.ingest({ ...event, updates: update === undefined ? [] : [update] });
}

async function addAlertChannel(store: Store, one: StepOf<'add'>, destinationId: number, now: number) {
  const guildId = DESTINATIONS[one.destination]?.guildId ?? '';
  const { event, mask, level } = one;
  const channel = { destinationId, guildId, event, roleId: null, mask, level, addedBy: '1' };
  await store.alertChannels.add(channel, now);
  await store.destinations.restore(destinationId, now);
}
