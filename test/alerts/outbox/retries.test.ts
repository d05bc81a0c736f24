import { describe, expect, it, vi } from 'vitest';
import { sendAtOnce } from '../../support/send-at-once.ts';
import { addAlertChannel } from '../../support/store-fixtures.ts';
import {
  channelWithPending,
  createTestDispatcher,
  enqueueUpdates,
  failWith,
  planOne,
} from './dispatcher-harness.ts';

describe('a message that may be posted', () => {
  it('is sent again unchanged, with the same nonce, until Discord confirms it', async () => {
    const t = createTestDispatcher();
    t.next.mockImplementation((destination) =>
      planOne(t.store, destination.id, { view: { content: `${t.next.mock.calls.length}` } }),
    );
    for (let time = 0; time < 2; time += 1) t.post.mockRejectedValueOnce(failWith('unavailable'));
    const destinationId = await channelWithPending(t.store, 2);
    t.dispatcher.start();
    await t.outboxIsEmpty();
    const nonces = t.post.mock.calls.map(([, , { nonce }]) => nonce);
    expect(nonces).toEqual([nonces[0], nonces[0], nonces[0], nonces[3]]);
    expect(nonces[3]).not.toBe(nonces[0]);
    expect(t.post.mock.calls.map(([, view]) => view.content)).toEqual(['1', '1', '1', '2']);
    expect(t.linesWith('alert delayed, retrying')).toHaveLength(2);
    expect(t.linesWith('alert delayed, retrying')[0]).toMatchObject({
      destination: destinationId,
      waitMs: expect.any(Number),
    });
    await expect
      .poll(() => t.deliveryMetric.mock.calls.map(([outcome]) => outcome))
      .toEqual(['retried', 'retried', 'sent', 'sent']);
  });

  it('waits twice as long after each failure, 30 seconds at most, and one second again after a success', async () => {
    const t = createTestDispatcher();
    vi.spyOn(Math, 'random').mockReturnValue(0.5);
    vi.spyOn(t.rateLimiter, 'schedule').mockImplementation(sendAtOnce);
    for (let time = 0; time < 7; time += 1) t.post.mockRejectedValueOnce(failWith('unavailable'));
    t.post.mockResolvedValueOnce('message 1').mockRejectedValueOnce(failWith('unavailable'));
    await channelWithPending(t.store, 2);
    t.dispatcher.start();
    await t.outboxIsEmpty();
    expect(t.waits()).toEqual([1_000, 2_000, 4_000, 8_000, 16_000, 30_000, 30_000, 1_000]);
    expect(t.linesWith('alert delayed, retrying')[2]).toMatchObject({ waitMs: 4_000 });
  });

  it.each([
    [0, 500],
    [1, 1_500],
  ])('waits with jitter (random number %d: %i ms)', async (random, waitMs) => {
    const t = createTestDispatcher();
    vi.spyOn(Math, 'random').mockReturnValue(random);
    t.post.mockRejectedValueOnce(failWith('unavailable'));
    await channelWithPending(t.store);
    t.dispatcher.start();
    await t.outboxIsEmpty();
    expect(t.waits()).toEqual([waitMs]);
  });

  it.each([
    [false, 5_000, []],
    [true, 5_000, [[5_000]]],
    [false, 1, []],
  ])(
    'waits for the Retry-After of Discord if that is longer (for the whole bot: %s, %i ms)',
    async (global, ms, paused) => {
      const t = createTestDispatcher();
      vi.spyOn(Math, 'random').mockReturnValue(0.5);
      const pause = vi.spyOn(t.rateLimiter, 'pause').mockReturnValue();
      t.post.mockRejectedValueOnce(failWith('rate_limited', { retryAfterMs: ms, global }));
      await channelWithPending(t.store);
      t.dispatcher.start();
      await t.outboxIsEmpty();
      expect(t.waits()).toEqual([Math.max(ms, 1_000)]);
      expect(pause.mock.calls).toEqual(paused);
    },
  );
});

it('pauses the whole bot for the Retry-After of a global limit, not for the back-off of one destination', async () => {
  const t = createTestDispatcher();
  vi.spyOn(Math, 'random').mockReturnValue(0.5);
  const pause = vi.spyOn(t.rateLimiter, 'pause').mockReturnValue();
  for (let time = 0; time < 4; time += 1) t.post.mockRejectedValueOnce(failWith('unavailable'));
  t.post.mockRejectedValueOnce(failWith('rate_limited', { retryAfterMs: 300, global: true }));
  vi.spyOn(t.rateLimiter, 'schedule').mockImplementation(sendAtOnce);
  await channelWithPending(t.store);
  t.dispatcher.start();
  await t.outboxIsEmpty();
  expect(t.waits()).toEqual([1_000, 2_000, 4_000, 8_000, 16_000]);
  expect(pause.mock.calls).toContainEqual([300]);
  expect(pause).not.toHaveBeenCalledWith(16_000);
});

it('tries no destination while the bot holds requests back, and leaves the limits of chat replies as they are', async () => {
  const t = createTestDispatcher();
  const wake: (() => void)[] = [];
  t.after.mockImplementation((_ms, callBack) => {
    wake.push(callBack);
    return () => {};
  });
  const pause = vi.spyOn(t.rateLimiter, 'pause');
  const ids: number[] = [];
  for (let index = 0; index < 200; index += 1) ids.push(await addAlertChannel(t.store, `${1_000 + index}`));
  await enqueueUpdates(t.store);
  t.post.mockRejectedValue(failWith('held_back', { retryAfterMs: 60_000 }));
  t.dispatcher.start();
  await t.untilLogged('alert delayed, retrying');
  const tried = t.linesWith('alert delayed, retrying').length;
  t.dispatcher.onEnqueued(ids);
  await new Promise((resolve) => setImmediate(resolve));
  expect(t.post).toHaveBeenCalledTimes(tried);
  expect(tried).toBeLessThanOrEqual(100);
  expect(pause).not.toHaveBeenCalledWith(60_000);
  t.post.mockResolvedValue('message 1');
  for (const callBack of wake) callBack();
  await expect.poll(() => t.post.mock.calls.length, { timeout: 10_000 }).toBeGreaterThan(tried);
});

describe('a search for a lost message that always fails', () => {
  it('holds the alerts of its channel back for 20 attempts, and no longer', async () => {
    const t = createTestDispatcher();
    t.ownMessages.mockRejectedValue(failWith('unavailable'));
    const lost = { batchKey: 'lost', mayBePosted: true };
    t.next.mockImplementation(async (destination) => {
      const isFirst = t.post.mock.calls.length === 0;
      return planOne(t.store, destination.id, isFirst ? lost : {});
    });
    const destination = await channelWithPending(t.store, 2);
    t.dispatcher.start();
    await t.outboxIsEmpty();
    expect(t.ownMessages).toHaveBeenCalledTimes(21);
    expect(t.post.mock.calls.map(([, , { nonce }]) => nonce)).toEqual(['lost', expect.any(String)]);
    expect(t.linesWith('search for a lost alert given up')).toMatchObject([{ destination }]);
  });

  it('holds them back while Discord limits the whole bot', async () => {
    const t = createTestDispatcher();
    vi.spyOn(t.rateLimiter, 'pause').mockReturnValue();
    t.next.mockImplementation((destination) =>
      planOne(t.store, destination.id, { batchKey: 'lost', mayBePosted: true }),
    );
    for (let time = 0; time < 30; time += 1)
      t.ownMessages.mockRejectedValueOnce(failWith('rate_limited', { retryAfterMs: 1, global: true }));
    await channelWithPending(t.store);
    t.dispatcher.start();
    await t.outboxIsEmpty();
    expect(t.ownMessages).toHaveBeenCalledTimes(31);
    expect(t.linesWith('search for a lost alert given up')).toEqual([]);
  });
});
