import { describe, expect, it, vi } from 'vitest';
import {
  catchSweepTimer,
  channelWithPending,
  createTestDispatcher,
  WAIT_OPTIONS,
} from './dispatcher-harness.ts';

describe('while the database is busy', () => {
  const busy = new Error('database is locked');

  it('a posted message is recorded later and not sent again', async () => {
    const t = createTestDispatcher();
    vi.spyOn(t.store.deliveries, 'posted').mockRejectedValueOnce(busy).mockRejectedValueOnce(busy);
    await channelWithPending(t.store);
    t.dispatcher.start();
    await t.outboxIsEmpty();
    expect(t.post).toHaveBeenCalledTimes(1);
    expect(t.waits()).toEqual([250, 250]);
    expect(t.linesWith('delivery result not stored, retrying')).toHaveLength(2);
  });

  it('stop() does not wait for the record of a posted message, whose delivery stays pending', async () => {
    const t = createTestDispatcher();
    const cancelTimer = vi.fn();
    t.after.mockReturnValue(cancelTimer);
    vi.spyOn(t.store.deliveries, 'posted').mockRejectedValue(busy);
    const destinationId = await channelWithPending(t.store);
    t.dispatcher.start();
    await expect.poll(t.waits, WAIT_OPTIONS).toEqual([250]);
    await t.dispatcher.stop();
    expect(cancelTimer).toHaveBeenCalledTimes(1);
    expect(await t.store.deliveries.pending(destinationId, 10)).toHaveLength(1);
    expect(t.onRefused).not.toHaveBeenCalled();
    expect(t.linesWith('destination worker failed')).toEqual([]);
  });

  it('a destination that could not be read is served after the next sweep', async () => {
    const t = createTestDispatcher();
    const { sweep } = catchSweepTimer();
    vi.spyOn(t.store.processStarts, 'add').mockRejectedValueOnce(busy);
    vi.spyOn(t.store.destinations, 'get').mockRejectedValueOnce(busy);
    const destinationId = await channelWithPending(t.store);
    t.dispatcher.start();
    await t.untilLogged('outbox sweep failed');
    sweep();
    await t.untilLogged('destination worker failed');
    expect(t.linesWith('destination worker failed')).toMatchObject([{ destination: destinationId }]);
    expect(t.waits()).toEqual([3_000]);
    await t.outboxIsEmpty();
  });
});
