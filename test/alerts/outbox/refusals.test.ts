import { describe, expect, it, vi } from 'vitest';
import { nonceFor } from '../../../src/alerts/outbox/message.ts';
import { PostError, type PostErrorKind } from '../../../src/discord/posting/post-error.ts';
import {
  channelWithPending,
  createTestDispatcher,
  failWith,
  NOW,
  planOne,
  planTogether,
  WAIT_OPTIONS,
} from './dispatcher-harness.ts';

describe('when Discord refuses', () => {
  it('a destination, it is suspended and its deliveries stay pending', async () => {
    const t = createTestDispatcher();
    t.post.mockRejectedValueOnce(failWith('forbidden'));
    const destinationId = await channelWithPending(t.store, 2);
    t.clock.now = NOW + 5;
    t.dispatcher.start();
    await t.untilLogged('destination suspended');
    await expect
      .poll(() => t.store.destinations.get(destinationId), WAIT_OPTIONS)
      .toMatchObject({ suspensionReason: 'forbidden', suspendedAt: NOW + 5 });
    await t.dispatcher.stop();
    expect(t.post).toHaveBeenCalledTimes(1);
    expect(await t.store.deliveries.pending(destinationId, 10)).toHaveLength(2);
    expect(t.deliveryMetric.mock.calls).toEqual([['suspended']]);
    expect(t.linesWith('destination suspended')).toMatchObject([
      { destination: destinationId, reason: 'forbidden' },
    ]);
    expect(t.onRefused.mock.calls).toMatchObject([
      [{ destination: { id: destinationId }, editedMessageId: null }],
    ]);
  });

  it('a destination, a message that an earlier process may have posted keeps its nonce', async () => {
    const t = createTestDispatcher();
    t.next.mockImplementation((destination) => planOne(t.store, destination.id, { mayBePosted: true }));
    t.post.mockRejectedValueOnce(failWith('forbidden'));
    const destinationId = await channelWithPending(t.store, 2);
    const [first] = await t.store.deliveries.pending(destinationId, 10);
    t.dispatcher.start();
    await t.untilLogged('destination suspended');
    await t.dispatcher.stop();
    const nonce = nonceFor(first === undefined ? [] : [first]);
    expect(await t.store.deliveries.pending(destinationId, 10)).toMatchObject([
      { batchKey: nonce },
      { batchKey: null },
    ]);
  });

  it('the probe of a destination that was restored meanwhile, it stays in use and gets its alert', async () => {
    const t = createTestDispatcher();
    const destinationId = await channelWithPending(t.store);
    await t.store.destinations.suspend(destinationId, 'forbidden', NOW);
    t.clock.now = NOW + 3_600_000;
    t.post.mockImplementationOnce(async () => {
      await t.store.destinations.restore(destinationId, t.clock.now);
      throw failWith('forbidden');
    });
    t.dispatcher.start();
    await expect.poll(() => t.post.mock.calls.length, WAIT_OPTIONS).toBe(2);
    await t.outboxIsEmpty();
    expect(await t.store.destinations.get(destinationId)).toMatchObject({ suspendedAt: null });
    expect(await t.deliveries()).toMatchObject([{ status: 'posted' }]);
  });

  it('a message, its delivery fails with the reason and the next one is posted', async () => {
    const t = createTestDispatcher();
    t.post.mockRejectedValueOnce(new PostError('refused', new Error('x'.repeat(400))));
    const destinationId = await channelWithPending(t.store, 2);
    const [first] = await t.store.deliveries.pending(destinationId, 10);
    t.clock.now = NOW + 5;
    t.dispatcher.start();
    await t.outboxIsEmpty();
    expect(await t.deliveries()).toMatchObject([
      { status: 'failed', reason: 'x'.repeat(300), finishedAt: NOW + 5 },
      { status: 'posted' },
    ]);
    await expect
      .poll(() => t.deliveryMetric.mock.calls.map(([outcome]) => outcome))
      .toEqual(['dropped', 'sent']);
    expect(t.linesWith('alert dropped: Discord refused it')).toMatchObject([
      { destination: destinationId, deliveries: [first?.id] },
    ]);
    expect(t.waits()).toEqual([]);
  });

  it('a message that a filter blocks, its delivery fails with a line of its own, and the next one is posted', async () => {
    const t = createTestDispatcher();
    const reason = 'Message blocked by harmful links filter';
    t.post.mockRejectedValueOnce(new PostError('blocked', new Error(reason)));
    const destinationId = await channelWithPending(t.store, 2);
    t.dispatcher.start();
    await t.outboxIsEmpty();
    expect(await t.deliveries()).toMatchObject([{ status: 'failed', reason }, { status: 'posted' }]);
    expect(await t.store.destinations.get(destinationId)).toMatchObject({ suspendedAt: null });
    expect(t.linesWith('alert dropped: a filter blocked it')).toMatchObject([
      { level: 40, destination: destinationId },
    ]);
    expect(t.linesWith('alert dropped: Discord refused it')).toEqual([]);
  });

  it('a combined message, each delivery is posted alone with its own nonce', async () => {
    const t = createTestDispatcher();
    t.next.mockImplementationOnce((destination) => planTogether(t.store, destination.id));
    t.post.mockRejectedValueOnce(failWith('refused'));
    const destinationId = await channelWithPending(t.store, 2);
    const pending = await t.store.deliveries.pending(destinationId, 10);
    const setBatchKey = vi.spyOn(t.store.deliveries, 'setBatchKey');
    t.dispatcher.start();
    await t.outboxIsEmpty();
    const alone = pending.map((each) => nonceFor([each]));
    expect(t.post.mock.calls.map(([, , { nonce }]) => nonce)).toEqual([nonceFor(pending), ...alone]);
    expect(setBatchKey.mock.calls.slice(1, 3)).toEqual(
      pending.map(({ id }, index) => [[id], alone[index], [nonceFor(pending), null]]),
    );
    expect(t.linesWith('combined alert refused, posting its parts')).toMatchObject([
      { destination: destinationId },
    ]);
  });

  it.each<PostErrorKind>(['message_gone', 'forbidden', 'refused'])(
    'an edit (%s), its delivery is posted in a new message and no destination is suspended',
    async (kind) => {
      const t = createTestDispatcher();
      t.next.mockImplementationOnce((destination) =>
        planOne(t.store, destination.id, { editedMessageId: 'message 9', batchKey: '+message 9' }),
      );
      t.edit.mockRejectedValueOnce(failWith(kind));
      const destinationId = await channelWithPending(t.store);
      const [pending] = await t.store.deliveries.pending(destinationId, 10);
      t.dispatcher.start();
      await t.outboxIsEmpty();
      expect(t.post.mock.calls.map(([, , { nonce }]) => nonce)).toEqual([
        nonceFor(pending === undefined ? [] : [pending]),
      ]);
      expect(t.onRefused.mock.calls).toMatchObject([
        [{ destination: { id: destinationId }, editedMessageId: 'message 9' }],
      ]);
      expect(await t.store.destinations.get(destinationId)).toMatchObject({ suspendedAt: null });
      expect(t.linesWith('alert not editable, posting a new one')).toMatchObject([
        { destination: destinationId },
      ]);
    },
  );
});
