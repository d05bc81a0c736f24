import { describe, expect, it, vi } from 'vitest';
import { seeded } from '../../../sandbox/seed.ts';
import { nonceFor } from '../../../src/alerts/outbox/message.ts';
import {
  channelWithPending,
  createTestDispatcher,
  enqueueUpdates,
  failWith,
  NOW,
  planOne,
  planTogether,
  VIEW,
  WAIT_OPTIONS,
} from './dispatcher-harness.ts';

describe('a pending delivery', () => {
  it('is posted with its own nonce, recorded, logged and counted', async () => {
    const t = createTestDispatcher();
    const schedule = vi.spyOn(t.rateLimiter, 'schedule');
    t.next.mockImplementation((destination) => planOne(t.store, destination.id, { roleIds: ['a role'] }));
    const destinationId = await channelWithPending(t.store);
    const pending = await t.store.deliveries.pending(destinationId, 10);
    t.clock.now = NOW + 250;
    t.dispatcher.start();
    await t.outboxIsEmpty();
    expect(schedule.mock.calls.map(([, action]) => action)).toEqual(['post']);
    const options = {
      nonce: nonceFor(pending),
      roleIds: ['a role'],
      silent: false,
      signal: expect.any(AbortSignal),
    };
    expect(t.post.mock.calls).toEqual([[seeded.parcels, VIEW, options]]);
    await expect.poll(() => t.deliveryMetric.mock.calls).toEqual([['sent', 250]]);
    expect(t.linesWith('alert posted')).toMatchObject([
      { destination: destinationId, events: [1], message: 'message 1', waitedMs: 250 },
    ]);
    expect(t.onPosted.mock.calls).toMatchObject([
      [{ destination: { id: destinationId }, deliveries: pending }, 'message 1'],
    ]);
    expect(await t.deliveries()).toMatchObject([{ status: 'posted', messageId: 'message 1' }]);
    expect(t.next.mock.calls[0]?.[1]).toBe(`channel ${seeded.parcels}`);
  });

  it('is counted as waiting 0 ms when the clock was set back', async () => {
    const t = createTestDispatcher();
    await channelWithPending(t.store);
    t.clock.now = NOW - 60_000;
    t.dispatcher.start();
    await expect.poll(() => t.deliveryMetric.mock.calls, WAIT_OPTIONS).toEqual([['sent', 0]]);
  });

  it('is posted after the older ones of its destination', async () => {
    const t = createTestDispatcher();
    const destinationId = await channelWithPending(t.store, 3);
    const pending = await t.store.deliveries.pending(destinationId, 10);
    t.dispatcher.start();
    await t.outboxIsEmpty();
    expect(t.post.mock.calls.map(([, , { nonce }]) => nonce)).toEqual(
      pending.map((each) => nonceFor([each])),
    );
  });

  it('for a person is posted in their DM', async () => {
    const t = createTestDispatcher();
    const destinationId = await t.store.destinations.upsert({
      kind: 'user',
      discordId: seeded.mo,
      guildId: null,
      locale: 'en-US',
    });
    const topicId = await t.store.topics.upsert({ kind: 'parcel', key: 'LP00123456784821CN' }, 1);
    await t.store.follows.add({ topicId, destinationId, userId: seeded.mo }, Number.POSITIVE_INFINITY, 1);
    await enqueueUpdates(t.store);
    t.dispatcher.start();
    await t.outboxIsEmpty();
    expect(t.openDm.mock.calls.map(([userId]) => userId)).toEqual([seeded.mo]);
    expect(t.post.mock.calls[0]?.[0]).toBe('the DM');
  });

  it('of a combined message gets a batch key before the message is sent', async () => {
    const t = createTestDispatcher();
    t.next.mockImplementation((destination) => planTogether(t.store, destination.id));
    const destinationId = await channelWithPending(t.store, 2);
    await enqueueUpdates(t.store, 1, NOW - 400);
    const pending = await t.store.deliveries.pending(destinationId, 10);
    let batchKeys: (string | null)[] = [];
    t.post.mockImplementation(async () => {
      batchKeys = (await t.store.deliveries.pending(destinationId, 10)).map(({ batchKey }) => batchKey);
      return 'one message';
    });
    t.dispatcher.start();
    await t.outboxIsEmpty();
    const nonce = nonceFor(pending);
    expect(batchKeys).toEqual([nonce, nonce, nonce]);
    expect(t.post.mock.calls[0]?.[2]).toMatchObject({ nonce });
    await expect.poll(() => t.deliveryMetric.mock.calls.length).toBe(3);
    expect(t.linesWith('alert posted')).toMatchObject([{ events: [1, 2], waitedMs: 400 }]);
  });

  it('with a batch key is sent with the batch it was stored in', async () => {
    const t = createTestDispatcher();
    const destinationId = await channelWithPending(t.store, 2);
    const ids = (await t.store.deliveries.pending(destinationId, 10)).map(({ id }) => id);
    await t.store.deliveries.setBatchKey(ids, 'bound before', [null], seeded.parcels);
    const setBatchKey = vi.spyOn(t.store.deliveries, 'setBatchKey');
    t.dispatcher.start();
    await t.outboxIsEmpty();
    expect(t.post.mock.calls.map(([, , { nonce }]) => nonce)).toEqual(['bound before']);
    expect(setBatchKey).not.toHaveBeenCalled();
  });

  it('without a batch key joins the batch of its message before the message is sent', async () => {
    const t = createTestDispatcher();
    const destinationId = await channelWithPending(t.store, 2);
    const ids = (await t.store.deliveries.pending(destinationId, 10)).map(({ id }) => id);
    await t.store.deliveries.setBatchKey(ids.slice(0, 1), 'bound before', [null]);
    t.next.mockImplementation((destination) => planTogether(t.store, destination.id));
    const setBatchKey = vi.spyOn(t.store.deliveries, 'setBatchKey');
    t.dispatcher.start();
    await t.outboxIsEmpty();
    expect(setBatchKey.mock.calls).toEqual([[ids, 'bound before', ['bound before', null], seeded.parcels]]);
    expect(t.post).toHaveBeenCalledTimes(1);
  });

  it('alone in a message gets no batch key', async () => {
    const t = createTestDispatcher();
    await channelWithPending(t.store);
    const setBatchKey = vi.spyOn(t.store.deliveries, 'setBatchKey');
    t.dispatcher.start();
    await t.outboxIsEmpty();
    expect(setBatchKey).not.toHaveBeenCalled();
  });

  it('that is added to a message is assigned to it first', async () => {
    const t = createTestDispatcher();
    const schedule = vi.spyOn(t.rateLimiter, 'schedule');
    t.next.mockImplementation((destination) =>
      planOne(t.store, destination.id, { editedMessageId: 'message 9', batchKey: '+message 9' }),
    );
    const destinationId = await channelWithPending(t.store);
    let batchKey: string | null | undefined;
    t.edit.mockImplementation(async () => {
      batchKey = (await t.store.deliveries.pending(destinationId, 1))[0]?.batchKey;
    });
    t.dispatcher.start();
    await t.outboxIsEmpty();
    expect(t.edit.mock.calls).toEqual([[seeded.parcels, 'message 9', VIEW, expect.any(AbortSignal)]]);
    expect(t.post).not.toHaveBeenCalled();
    expect(batchKey).toBe('+message 9');
    expect(schedule.mock.calls.map(([channel, action]) => [channel, action])).toEqual([
      [`channel ${seeded.parcels}`, 'edit'],
    ]);
    expect(await t.deliveries()).toMatchObject([{ status: 'posted', messageId: 'message 9' }]);
  });

  it('counts as posted when Discord knows the nonce of a deleted message', async () => {
    const t = createTestDispatcher();
    t.post.mockRejectedValueOnce(failWith('message_gone'));
    await channelWithPending(t.store);
    t.dispatcher.start();
    await t.outboxIsEmpty();
    expect(await t.deliveries()).toMatchObject([{ status: 'posted', messageId: null }]);
    expect(t.onPosted.mock.calls[0]?.[1]).toBeNull();
  });

  it('at a suspended destination stays pending', async () => {
    const t = createTestDispatcher();
    const destinationId = await channelWithPending(t.store);
    await t.store.destinations.suspend(destinationId, 'forbidden', NOW);
    t.dispatcher.start();
    await expect.poll(() => t.store.processStarts.since(0), WAIT_OPTIONS).toHaveLength(1);
    t.dispatcher.onEnqueued([destinationId, 4_711]);
    await t.dispatcher.stop();
    expect(t.next).not.toHaveBeenCalled();
    expect(t.linesWith('destination worker failed')).toEqual([]);
  });
});
