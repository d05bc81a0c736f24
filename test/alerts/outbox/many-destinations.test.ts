import { describe, expect, it, vi } from 'vitest';
import { sendAtOnce } from '../../support/send-at-once.ts';
import { addAlertChannel } from '../../support/store-fixtures.ts';
import { createTestDispatcher, enqueueUpdates, WAIT_OPTIONS } from './dispatcher-harness.ts';

describe('many destinations', () => {
  it('are served oldest delivery first by 100 workers at most', async () => {
    const t = createTestDispatcher();
    const schedule: (() => void)[] = [];
    vi.spyOn(t.rateLimiter, 'schedule').mockImplementation(async (...call) => {
      await new Promise<void>((resolve) => schedule.push(resolve));
      return sendAtOnce(...call);
    });
    const page = vi.spyOn(t.store.deliveries, 'page');
    const ids: number[] = [];
    for (let index = 0; index < 2_500; index += 1)
      ids.push(await addAlertChannel(t.store, `${1_000 + index}`));
    await enqueueUpdates(t.store);
    t.dispatcher.start();
    await expect.poll(() => schedule.length, WAIT_OPTIONS).toBe(100);
    expect(t.next.mock.calls.map(([destination]) => destination.id)).toEqual(ids.slice(0, 100));
    // The others are read from the database later, except those queued next.
    expect(page.mock.calls.length).toBeLessThan(5);
    for (let sent = 0; sent < 2_500; sent += 1) {
      await expect.poll(() => schedule.length, WAIT_OPTIONS).toBeGreaterThan(0);
      schedule.shift()?.();
    }
    await t.outboxIsEmpty();
    expect(t.post.mock.calls.map(([channelId]) => Number(channelId) - 999)).toEqual(ids);
  }, 30_000);

  it('with new deliveries are served after older deliveries that are only in the database', async () => {
    const t = createTestDispatcher();
    const schedule: (() => void)[] = [];
    vi.spyOn(t.rateLimiter, 'schedule').mockImplementation(async (...call) => {
      await new Promise<void>((resolve) => schedule.push(resolve));
      return sendAtOnce(...call);
    });
    for (let index = 0; index < 1_800; index += 1) await addAlertChannel(t.store, `${1_000 + index}`);
    await enqueueUpdates(t.store);
    t.dispatcher.start();
    await expect.poll(() => schedule.length, WAIT_OPTIONS).toBe(100);
    const late = await t.store.destinations.upsert({
      kind: 'user',
      discordId: '7',
      guildId: null,
      locale: 'en-US',
    });
    const topicId = await t.store.topics.upsert({ kind: 'parcel', key: 'LP00123456784821CN' }, 1);
    await t.store.follows.add({ topicId, destinationId: late, userId: '7' }, 1, 1);
    await enqueueUpdates(t.store);
    t.dispatcher.onEnqueued([late]);
    for (const begin of schedule.splice(0)) begin();
    await expect.poll(() => schedule.length, WAIT_OPTIONS).toBe(100);
    expect(t.openDm).not.toHaveBeenCalled();
  });
});
