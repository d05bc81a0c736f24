import { describe, expect, it, vi } from 'vitest';
import { sendAtOnce } from '../../support/send-at-once.ts';
import { addAlertChannel } from '../../support/store-fixtures.ts';
import {
  catchSweepTimer,
  channelWithPending,
  createTestDispatcher,
  enqueueUpdates,
  NOW,
  WAIT_OPTIONS,
} from './dispatcher-harness.ts';

describe('the sweep', () => {
  it('finds deliveries enqueued elsewhere every three seconds, and flushes the outbox', async () => {
    const t = createTestDispatcher();
    const { sweep, everyMs } = catchSweepTimer();
    const flush = vi.spyOn(t.store.deliveries, 'flush');
    const add = vi.spyOn(t.store.processStarts, 'add');
    t.dispatcher.start();
    expect(everyMs()).toBe(3_000);
    await expect.poll(() => flush.mock.calls.length, WAIT_OPTIONS).toBe(1);
    await channelWithPending(t.store);
    sweep();
    await t.outboxIsEmpty();
    expect(flush).toHaveBeenCalledTimes(2);
    // The rate limits are restored once.
    expect(add.mock.calls).toEqual([[NOW]]);
  });

  it('probes no suspended destination while Discord refuses many requests', async () => {
    const t = createTestDispatcher();
    const { sweep } = catchSweepTimer();
    const destinationId = await channelWithPending(t.store);
    await t.store.destinations.suspend(destinationId, 'forbidden', NOW);
    t.clock.now += 24 * 3_600_000;
    t.allowsRiskyRequests.mockReturnValue(false);
    const flush = vi.spyOn(t.store.deliveries, 'flush');
    t.dispatcher.start();
    await expect.poll(() => flush.mock.calls.length, WAIT_OPTIONS).toBe(1);
    sweep();
    await expect.poll(() => flush.mock.calls.length, WAIT_OPTIONS).toBe(2);
    expect(t.post).not.toHaveBeenCalled();
    t.allowsRiskyRequests.mockReturnValue(true);
    sweep();
    await t.outboxIsEmpty();
  });

  it('ends with stop()', async () => {
    const t = createTestDispatcher();
    vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
    t.dispatcher.start();
    await t.dispatcher.stop();
    expect(vi.getTimerCount()).toBe(0);
  });

  it('starts with start(): nothing is sent before it or after stop()', async () => {
    const t = createTestDispatcher();
    const destinationId = await channelWithPending(t.store);
    const get = vi.spyOn(t.store.destinations, 'get');
    t.dispatcher.onEnqueued([destinationId]);
    expect(get).not.toHaveBeenCalled();
    t.dispatcher.start();
    await t.outboxIsEmpty();
    await t.dispatcher.stop();
    await enqueueUpdates(t.store);
    get.mockClear();
    t.dispatcher.onEnqueued([destinationId]);
    expect(get).not.toHaveBeenCalled();
  });

  it('of many destinations sends the first messages before it plans the last ones', async () => {
    const t = createTestDispatcher();
    vi.spyOn(t.rateLimiter, 'schedule').mockImplementation(sendAtOnce);
    const ids: number[] = [];
    for (let index = 0; index < 60; index += 1) ids.push(await addAlertChannel(t.store, `${1_000 + index}`));
    await enqueueUpdates(t.store);
    let ready = 0;
    t.post.mockImplementationOnce(async () => {
      ready = t.next.mock.calls.length;
      return 'message 1';
    });
    t.dispatcher.start();
    await t.outboxIsEmpty();
    expect(ready).toBe(25);
    expect(t.post.mock.calls.map(([channelId]) => Number(channelId) - 1_000).sort((a, b) => a - b)).toEqual([
      ...ids.keys(),
    ]);
  });
});
