import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { seeded } from '../../../sandbox/seed.ts';
import type { Alerts } from '../../../src/alerts/index.ts';
import type { Store } from '../../../src/store/index.ts';
import { alertsOver } from '../../support/alerts-harness.ts';
import { allTextOf } from '../../support/discord-user.ts';
import { NUMBER, useLiveCards, WAIT_OPTIONS } from './live-cards-harness.ts';

const MESSAGES = /\/messages$/;
const SILENT = 4_096;

const { running, addChannel, threadsOf } = useLiveCards({ liveCards: false });

/** The channels with the alert: once for each time that it was posted. */
async function placesOf(marker: string): Promise<('channel' | 'thread')[]> {
  const threads = (await threadsOf(seeded.parcels)).map(({ id }) => id);
  const messages = await Promise.all([seeded.parcels, ...threads].map((id) => running().messagesIn(id)));
  return messages.flatMap((inOne, index) =>
    inOne
      .filter((message) => (message.flags & SILENT) === 0 && allTextOf(message).includes(marker))
      .map(() => (index === 0 ? 'channel' : 'thread')),
  );
}

/** #parcels, where the answer to the first alert in the channel, or in the thread, will be lost. */
async function loseAnswer(threads: boolean): Promise<number> {
  const { store, local } = running();
  const destinationId = await addChannel();
  await store.destinations.setOptions(destinationId, { threads });
  // The card of a thread is in the channel.
  const route = threads ? new RegExp(`^/channels/(?!${seeded.parcels})\\d+/messages$`) : MESSAGES;
  local.discord.failNext({ silence: 'answer_lost', route });
  return destinationId;
}

/** Another process, of which the clock is later than any edit of an earlier alert. */
function startAlerts(store: Store): Alerts {
  const { api, local } = running();
  const clock = () => Date.now() + 60_000;
  const alerts = alertsOver({ store, api, local, clock, timeoutMs: 400, sweepMs: 50 });
  alerts.start();
  onTestFinished(() => alerts.stop());
  return alerts;
}

/** Its process writes what it is about to send, and then dies without a trace of the result. */
function withoutResults(store: Store): Store {
  const never = () => new Promise<never>(() => {});
  const setBatchKey = vi
    .fn<Store['deliveries']['setBatchKey']>(never)
    .mockImplementationOnce(store.deliveries.setBatchKey);
  return { ...store, deliveries: { ...store.deliveries, posted: never, setBatchKey } };
}

describe.each([
  ['on', false, 'channel', 'thread'],
  ['off', true, 'thread', 'channel'],
] as const)(
  'when threads are switched %s while the answer to an alert is lost',
  (_to, threads, place, next) => {
    const scanLater = () => running().advanceClock(60_000);

    it('the alert is posted once, and the next one goes where it belongs by then', async () => {
      const { store, ingestScan, outboxIsEmpty } = running();
      const destinationId = await loseAnswer(threads);
      await ingestScan(NUMBER, 'marker two', { date: '2026-11-19' });
      await expect.poll(() => placesOf('marker two'), WAIT_OPTIONS).toEqual([place]);
      await store.destinations.setOptions(destinationId, { threads: !threads });
      await outboxIsEmpty();
      expect(await placesOf('marker two')).toEqual([place]);
      scanLater();
      await ingestScan(NUMBER, 'marker three', { date: '2026-11-20' });
      await outboxIsEmpty();
      expect(await placesOf('marker three')).toEqual([next]);
    });

    it.each([
      ['a restart', (store: Store) => store],
      ['a crash', withoutResults],
    ])('the alert is posted once, after %s as well', async (_end, storeOf) => {
      const { store, alerts, ingestScan, outboxIsEmpty } = running();
      const destinationId = await loseAnswer(threads);
      await alerts.stop();
      await ingestScan(NUMBER, 'marker two', { date: '2026-11-19' });
      const first = startAlerts(storeOf(store));
      await expect.poll(() => placesOf('marker two'), WAIT_OPTIONS).toEqual([place]);
      await first.stop();
      await store.destinations.setOptions(destinationId, { threads: !threads });
      startAlerts(store);
      await outboxIsEmpty();
      expect(await placesOf('marker two')).toEqual([place]);
    });
  },
);
