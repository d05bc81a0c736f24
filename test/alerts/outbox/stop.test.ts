import { describe, expect, it, vi } from 'vitest';
import { seeded } from '../../../sandbox/seed.ts';
import { nonceFor } from '../../../src/alerts/outbox/message.ts';
import { sendAtOnce } from '../../support/send-at-once.ts';
import { addAlertChannel } from '../../support/store-fixtures.ts';
import {
  channelWithPending,
  createTestDispatcher,
  enqueueUpdates,
  failWith,
  type TestDispatcher,
  WAIT_OPTIONS,
} from './dispatcher-harness.ts';

describe('a destination that is being served', () => {
  it('is served once more when deliveries were added during that time, and only then', async () => {
    const t = createTestDispatcher();
    const destinationId = await addAlertChannel(t.store, seeded.parcels);
    let finish: (message: undefined) => void = () => {};
    const hanging = () =>
      new Promise<undefined>((resolve) => {
        finish = resolve;
      });
    t.dispatcher.start();
    await expect.poll(() => t.store.processStarts.since(0), WAIT_OPTIONS).toHaveLength(1);
    t.next.mockImplementationOnce(hanging).mockImplementationOnce(hanging);
    await expect
      .poll(() => {
        t.dispatcher.onEnqueued([destinationId]);
        return t.next.mock.calls.length;
      }, WAIT_OPTIONS)
      .toBe(1);
    t.dispatcher.onEnqueued([destinationId]);
    t.dispatcher.onEnqueued([destinationId]);
    finish(undefined);
    await expect.poll(() => t.next.mock.calls.length, WAIT_OPTIONS).toBe(2);
    finish(undefined);
    await t.dispatcher.stop();
    expect(t.next).toHaveBeenCalledTimes(2);
  });

  it('is finished by stop(), which sends nothing else', async () => {
    const t = createTestDispatcher();
    await channelWithPending(t.store, 2);
    let finish: (messageId: string) => void = () => {};
    t.post.mockImplementation(
      () =>
        new Promise((resolve) => {
          finish = resolve;
        }),
    );
    t.dispatcher.start();
    await expect.poll(() => t.post.mock.calls.length, WAIT_OPTIONS).toBe(1);
    let stopped = false;
    const stopping = t.dispatcher.stop().then(() => {
      stopped = true;
    });
    await new Promise((resolve) => setImmediate(resolve));
    expect(stopped).toBe(false);
    finish('message 1');
    await stopping;
    expect(t.post).toHaveBeenCalledTimes(1);
    expect(await t.deliveries()).toMatchObject([{ status: 'posted' }, { status: 'pending' }]);
  });

  it('does not make stop() wait for its back-off', async () => {
    const t = createTestDispatcher();
    t.waitForEver();
    t.post.mockRejectedValue(failWith('unavailable'));
    await channelWithPending(t.store);
    t.dispatcher.start();
    await expect.poll(t.waits, WAIT_OPTIONS).toHaveLength(1);
    await t.dispatcher.stop();
    expect(t.post).toHaveBeenCalledTimes(1);
  });

  it('gets nothing when the rate limit allows its message after stop()', async () => {
    const t = createTestDispatcher();
    let begin: () => void = () => {};
    vi.spyOn(t.rateLimiter, 'schedule').mockImplementation(async (...call) => {
      await new Promise<void>((resolve) => {
        begin = resolve;
      });
      return sendAtOnce(...call);
    });
    await channelWithPending(t.store);
    t.dispatcher.start();
    await expect.poll(() => t.next.mock.calls.length, WAIT_OPTIONS).toBe(1);
    const stopped = t.dispatcher.stop();
    begin();
    await stopped;
    expect(t.post).not.toHaveBeenCalled();
    expect(t.onRefused).not.toHaveBeenCalled();
  });
});

describe('stop()', () => {
  /** Milliseconds. */
  const stopTime = async ({ dispatcher }: TestDispatcher) => {
    const startedAt = performance.now();
    await dispatcher.stop();
    return performance.now() - startedAt;
  };
  /** A request without an answer, like a connection that hangs. It ends when it is aborted. */
  const hanging = (signal: AbortSignal | undefined) =>
    new Promise<never>((_resolve, reject) => {
      signal?.addEventListener('abort', () => reject(failWith('unavailable')));
    });

  it('aborts a request that Discord does not answer, and its delivery keeps the nonce', async () => {
    const t = createTestDispatcher();
    t.post.mockImplementation((_channel, _view, { signal }) => hanging(signal));
    const destinationId = await channelWithPending(t.store);
    const nonce = nonceFor(await t.store.deliveries.pending(destinationId, 10));
    t.dispatcher.start();
    await expect.poll(() => t.post.mock.calls.length, WAIT_OPTIONS).toBe(1);
    expect(await stopTime(t)).toBeLessThan(1_200);
    // The next process searches for it when Discord may no longer know the nonce.
    expect(await t.store.deliveries.pending(destinationId, 10)).toMatchObject([{ batchKey: nonce }]);
    expect(t.linesWith('alert delayed, retrying')).toEqual([]);
  });

  it.each<[string, (t: TestDispatcher) => unknown]>([
    ['planning the next message hangs', (t) => t.next.mockReturnValue(hanging(undefined))],
    ['the rate limiter is paused', (t) => t.rateLimiter.pause(60_000)],
  ])('takes less than 1.2 s while %s', async (_what, hang) => {
    const t = createTestDispatcher();
    const destinationId = await channelWithPending(t.store, 2);
    const read = vi.spyOn(t.store.destinations, 'get');
    hang(t);
    t.dispatcher.start();
    await expect.poll(() => read.mock.calls.length, WAIT_OPTIONS).toBeGreaterThan(0);
    expect(await stopTime(t)).toBeLessThan(1_200);
    expect(t.post).not.toHaveBeenCalled();
    expect(await t.store.deliveries.pending(destinationId, 10)).toHaveLength(2);
  });

  it('takes less than 1.2 s with thousands of destinations waiting', async () => {
    const t = createTestDispatcher();
    for (let index = 0; index < 3_000; index += 1) await addAlertChannel(t.store, `${1_000 + index}`);
    await enqueueUpdates(t.store);
    t.dispatcher.start();
    await expect.poll(() => t.post.mock.calls.length, { timeout: 10_000 }).toBeGreaterThan(10);
    expect(await stopTime(t)).toBeLessThan(1_200);
    expect((await t.store.deliveries.backlog()).pending).toBeGreaterThan(2_500);
  });
});
