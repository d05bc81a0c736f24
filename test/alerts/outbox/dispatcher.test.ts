import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { seeded } from '../../../sandbox/discord/seed.ts';
import { nonceFor } from '../../../src/alerts/outbox/destination-keys.ts';
import type { After } from '../../../src/alerts/outbox/destination-queue.ts';
import { createDispatcher, type Dispatcher } from '../../../src/alerts/outbox/dispatcher.ts';
import type { Message } from '../../../src/alerts/outbox/message.ts';
import type { Planner } from '../../../src/alerts/outbox/planner.ts';
import { scanUpdate } from '../../../src/alerts/updates.ts';
import { PostError, type PostErrorKind, type Poster } from '../../../src/discord/poster.ts';
import { createRateLimiter, type RateLimiter } from '../../../src/discord/rate-limiter.ts';
import { createLog } from '../../../src/process/log.ts';
import { type Metrics, noMetrics } from '../../../src/process/metrics.ts';
import { openStore, type Store } from '../../../src/store/index.ts';
import { addAlertChannel } from '../../support/store-fixtures.ts';

/** How long the loop waits, without waiting; a test can make it wait for ever. */
const after = vi.fn<After>();

const NOW = Date.parse('2026-11-21T12:00:00Z');
const VIEW = { content: 'an alert' };
const WAIT_OPTIONS = { timeout: 2_000, interval: 5 };

/** The loop over a real store and a real pace; what Discord says, and what one message holds, each test decides. */
let store: Store;
let dispatcher: Dispatcher;
let rateLimiter: RateLimiter;
let now: number;
let updateCount: number;
let lines: { msg: string; [field: string]: unknown }[];
const post = vi.fn<Poster['post']>();
const edit = vi.fn<Poster['edit']>();
const openDm = vi.fn<Poster['openDm']>();
const ownMessages = vi.fn<Poster['ownMessages']>();
const message = vi.fn<Poster['message']>();
const checkChannel = vi.fn<Poster['checkChannel']>();
const allowsRiskyRequests = vi.fn<Poster['allowsRiskyRequests']>();
const counted = vi.fn<Metrics['delivery']>();
const next = vi.fn<Planner['next']>();
const posted = vi.fn<Planner['onPosted']>();
const forget = vi.fn<Planner['onRefused']>();

beforeEach(() => {
  vi.resetAllMocks();
  store = openStore(':memory:', () => 'all');
  rateLimiter = createRateLimiter();
  now = NOW;
  lines = [];
  updateCount = 0;
  after.mockImplementation((_ms, callBack) => {
    const timer = setTimeout(callBack, 0);
    return () => clearTimeout(timer);
  });
  post.mockImplementation(async () => `message ${post.mock.calls.length}`);
  openDm.mockResolvedValue('the DM');
  ownMessages.mockResolvedValue(null);
  allowsRiskyRequests.mockReturnValue(true);
  next.mockImplementation((destination) => planOne(destination.id));
  use();
});
afterEach(async () => {
  await dispatcher.stop();
  vi.useRealTimers();
  vi.restoreAllMocks();
  await store.close();
});

const rejectRemove = () => Promise.reject(new Error('nothing is ever removed'));

function use(using: Store = store): void {
  dispatcher = createDispatcher({
    store: using,
    planner: { setNewestIdAtStart: () => {}, next, onPosted: posted, onRefused: forget },
    poster: {
      post,
      edit,
      openDm,
      ownMessages,
      message,
      checkChannel,
      allowsRiskyRequests,
      remove: rejectRemove,
    },
    rateLimiter,
    log: createLog('info', { write: (line) => void lines.push(JSON.parse(line)) }),
    clock: () => now,
    metrics: { ...noMetrics, delivery: counted },
    after,
  });
}

/** What a place is owed, each by itself unless it was bound together. */
async function planOne(destinationId: number, content: Partial<Message> = {}): Promise<Message | undefined> {
  const onEnqueued = await store.deliveries.pending(destinationId, 10);
  const [head] = onEnqueued;
  if (head === undefined) return undefined;
  const { batchKey } = head;
  const deliveries =
    batchKey === null ? [head] : onEnqueued.filter((delivery) => delivery.batchKey === batchKey);
  const mayBePosted = batchKey !== null;
  return {
    deliveries,
    view: VIEW,
    roleId: undefined,
    editedMessageId: null,
    batchKey,
    mayBePosted,
    ...content,
  };
}

async function planTogether(
  destinationId: number,
  content: Partial<Message> = {},
): Promise<Message | undefined> {
  const message = await planOne(destinationId, content);
  return message && { ...message, deliveries: await store.deliveries.pending(destinationId, 10) };
}

/** Owes every alert channel so many messages. */
async function enqueueUpdates(count = 1, receivedAt = NOW): Promise<void> {
  const updates = Array.from({ length: count }, () => {
    updateCount += 1;
    const scan = {
      date: '2026-11-20',
      hour: '10:00',
      status: `marker ${updateCount}`,
      location: '',
      country: '',
    };
    return scanUpdate('LP00123456784821CN', scan);
  });
  const incomingEvent = {
    kind: 'tracking.updated',
    source: 'webhook',
    createdAt: 1,
    body: '{}',
    updates,
  } as const;
  const digest = `${Math.random()}`;
  await store.ingest.record([{ ...incomingEvent, digest, receivedAt }]);
}

async function channelWithPending(count = 1): Promise<number> {
  const destinationId = await addAlertChannel(store, seeded.parcels);
  await enqueueUpdates(count);
  return destinationId;
}

const failWith = (kind: PostErrorKind, limit: { retryAfterMs?: number; global?: boolean } = {}) =>
  new PostError(kind, new Error(`because of ${kind}`), limit);
const outboxIsEmpty = () =>
  expect.poll(async () => (await store.deliveries.backlog()).pending, WAIT_OPTIONS).toBe(0);
const linesWith = (msg: string) => lines.filter((line) => line.msg === msg);
const untilLogged = (msg: string, times = 1) =>
  expect.poll(() => linesWith(msg).length, WAIT_OPTIONS).toBeGreaterThanOrEqual(times);
const deliveriesOf = async (eventId = 1) => (await store.events.show(eventId))?.deliveries ?? [];

/** What `start` repeats, to be called when a test wants it. */
function sweeping() {
  const repeat = vi.spyOn(globalThis, 'setInterval');
  return {
    look: () => repeat.mock.calls[0]?.[0](),
    everyMs: () => repeat.mock.calls[0]?.[1],
  };
}

describe('what is owed', () => {
  it('is posted with a nonce of its own, written down and counted', async () => {
    const schedule = vi.spyOn(rateLimiter, 'schedule');
    next.mockImplementation((destination) => planOne(destination.id, { roleId: 'a role' }));
    const destinationId = await channelWithPending();
    const onEnqueued = await store.deliveries.pending(destinationId, 10);
    now = NOW + 250;
    dispatcher.start();
    await outboxIsEmpty();
    expect(schedule.mock.calls.map(([, action]) => action)).toEqual(['post']);
    const options = { nonce: nonceFor(onEnqueued), roleId: 'a role', signal: expect.any(AbortSignal) };
    expect(post.mock.calls).toEqual([[seeded.parcels, VIEW, options]]);
    await expect.poll(() => counted.mock.calls).toEqual([['sent', 250]]);
    expect(linesWith('alert posted')).toMatchObject([
      { destination: destinationId, events: [1], message: 'message 1', waitedMs: 250 },
    ]);
    expect(posted.mock.calls).toMatchObject([
      [{ id: destinationId }, { deliveries: onEnqueued }, 'message 1'],
    ]);
    expect(await deliveriesOf()).toMatchObject([{ status: 'posted', messageId: 'message 1' }]);
    expect(next.mock.calls[0]?.[1]).toBe(`channel ${seeded.parcels}`);
  });

  it('waited no less than nothing, also when the clock was set back', async () => {
    await channelWithPending();
    now = NOW - 60_000;
    dispatcher.start();
    await expect.poll(() => counted.mock.calls, WAIT_OPTIONS).toEqual([['sent', 0]]);
  });

  it('is posted one after the other, oldest first', async () => {
    const destinationId = await channelWithPending(3);
    const onEnqueued = await store.deliveries.pending(destinationId, 10);
    dispatcher.start();
    await outboxIsEmpty();
    expect(post.mock.calls.map(([, , { nonce }]) => nonce)).toEqual(
      onEnqueued.map((each) => nonceFor([each])),
    );
  });

  it('to a person goes into their DM', async () => {
    const destinationId = await store.destinations.upsert({
      kind: 'user',
      discordId: seeded.mo,
      guildId: null,
      locale: 'en-US',
    });
    const topicId = await store.topics.upsert({ kind: 'parcel', key: 'LP00123456784821CN' }, 1);
    await store.follows.add({ topicId, destinationId, userId: seeded.mo }, Number.POSITIVE_INFINITY, 1);
    await enqueueUpdates();
    dispatcher.start();
    await outboxIsEmpty();
    expect(openDm.mock.calls.map(([userId]) => userId)).toEqual([seeded.mo]);
    expect(post.mock.calls[0]?.[0]).toBe('the DM');
  });

  it('at once is bound together before it is sent', async () => {
    next.mockImplementation((destination) => planTogether(destination.id));
    const destinationId = await channelWithPending(2);
    await enqueueUpdates(1, NOW - 400);
    const onEnqueued = await store.deliveries.pending(destinationId, 10);
    let batchKeys: (string | null)[] = [];
    post.mockImplementation(async () => {
      batchKeys = (await store.deliveries.pending(destinationId, 10)).map(({ batchKey }) => batchKey);
      return 'one message';
    });
    dispatcher.start();
    await outboxIsEmpty();
    const nonce = nonceFor(onEnqueued);
    expect(batchKeys).toEqual([nonce, nonce, nonce]);
    expect(post.mock.calls[0]?.[2]).toMatchObject({ nonce });
    await expect.poll(() => counted.mock.calls.length).toBe(3);
    expect(linesWith('alert posted')).toMatchObject([{ events: [1, 2], waitedMs: 400 }]);
  });

  it('and was bound already is sent as it was bound', async () => {
    const destinationId = await channelWithPending(2);
    const ids = (await store.deliveries.pending(destinationId, 10)).map(({ id }) => id);
    await store.deliveries.setBatchKey(ids, 'bound before');
    const setBatchKey = vi.spyOn(store.deliveries, 'setBatchKey');
    dispatcher.start();
    await outboxIsEmpty();
    expect(post.mock.calls.map(([, , { nonce }]) => nonce)).toEqual(['bound before']);
    expect(setBatchKey).not.toHaveBeenCalled();
  });

  it('and was bound only in part is bound whole', async () => {
    const destinationId = await channelWithPending(2);
    const ids = (await store.deliveries.pending(destinationId, 10)).map(({ id }) => id);
    await store.deliveries.setBatchKey(ids.slice(0, 1), 'bound before');
    next.mockImplementation((destination) => planTogether(destination.id));
    const setBatchKey = vi.spyOn(store.deliveries, 'setBatchKey');
    dispatcher.start();
    await outboxIsEmpty();
    expect(setBatchKey.mock.calls).toEqual([[ids, 'bound before']]);
    expect(post).toHaveBeenCalledTimes(1);
  });

  it('alone needs no binding', async () => {
    await channelWithPending();
    const setBatchKey = vi.spyOn(store.deliveries, 'setBatchKey');
    dispatcher.start();
    await outboxIsEmpty();
    expect(setBatchKey).not.toHaveBeenCalled();
  });

  it('can be added to a message, bound to it first', async () => {
    const schedule = vi.spyOn(rateLimiter, 'schedule');
    next.mockImplementation((destination) =>
      planOne(destination.id, { editedMessageId: 'message 9', batchKey: '+message 9' }),
    );
    const destinationId = await channelWithPending();
    let batchKey: string | null | undefined;
    edit.mockImplementation(async () => {
      batchKey = (await store.deliveries.pending(destinationId, 1))[0]?.batchKey;
    });
    dispatcher.start();
    await outboxIsEmpty();
    expect(edit.mock.calls).toEqual([[seeded.parcels, 'message 9', VIEW, expect.any(AbortSignal)]]);
    expect(post).not.toHaveBeenCalled();
    expect(batchKey).toBe('+message 9');
    expect(schedule.mock.calls.map(([channel, action]) => [channel, action])).toEqual([
      [`channel ${seeded.parcels}`, 'edit'],
    ]);
    expect(await deliveriesOf()).toMatchObject([{ status: 'posted', messageId: 'message 9' }]);
  });

  it('counts as posted when Discord knows the nonce of a message that is gone', async () => {
    post.mockRejectedValueOnce(failWith('message_gone'));
    await channelWithPending();
    dispatcher.start();
    await outboxIsEmpty();
    expect(await deliveriesOf()).toMatchObject([{ status: 'posted', messageId: null }]);
    expect(posted.mock.calls[0]?.[2]).toBeNull();
  });

  it('at a place that was set aside waits', async () => {
    const destinationId = await channelWithPending();
    await store.destinations.suspend(destinationId, 'forbidden', NOW);
    dispatcher.start();
    await expect.poll(() => store.processStarts.since(0), WAIT_OPTIONS).toHaveLength(1);
    dispatcher.onEnqueued([destinationId, 4_711]);
    await dispatcher.stop();
    expect(next).not.toHaveBeenCalled();
    expect(linesWith('destination worker failed')).toEqual([]);
  });
});

/** What waits, waits for ever. */
function neverWake(): void {
  after.mockImplementation(() => () => {});
}
const slept = () => after.mock.calls.map(([ms]) => ms);

describe('a message that may stand there', () => {
  it('is sent again, the very same, until it is known', async () => {
    next.mockImplementation((destination) =>
      planOne(destination.id, { view: { content: `${next.mock.calls.length}` } }),
    );
    for (let time = 0; time < 2; time += 1) post.mockRejectedValueOnce(failWith('unavailable'));
    const destinationId = await channelWithPending(2);
    dispatcher.start();
    await outboxIsEmpty();
    const nonces = post.mock.calls.map(([, , { nonce }]) => nonce);
    expect(nonces).toEqual([nonces[0], nonces[0], nonces[0], nonces[3]]);
    expect(nonces[3]).not.toBe(nonces[0]);
    expect(post.mock.calls.map(([, view]) => view.content)).toEqual(['1', '1', '1', '2']);
    expect(linesWith('alert delayed, retrying')).toHaveLength(2);
    expect(linesWith('alert delayed, retrying')[0]).toMatchObject({
      destination: destinationId,
      waitMs: expect.any(Number),
    });
    await expect
      .poll(() => counted.mock.calls.map(([outcome]) => outcome))
      .toEqual(['retried', 'retried', 'sent', 'sent']);
  });

  it('waits twice as long each time, at most 30 seconds, and after what worked a second again', async () => {
    vi.spyOn(Math, 'random').mockReturnValue(0.5);
    vi.spyOn(rateLimiter, 'schedule').mockImplementation((_channel, _action, send) => send());
    for (let time = 0; time < 7; time += 1) post.mockRejectedValueOnce(failWith('unavailable'));
    post.mockResolvedValueOnce('message 1').mockRejectedValueOnce(failWith('unavailable'));
    await channelWithPending(2);
    dispatcher.start();
    await outboxIsEmpty();
    expect(slept()).toEqual([1_000, 2_000, 4_000, 8_000, 16_000, 30_000, 30_000, 1_000]);
    expect(linesWith('alert delayed, retrying')[2]).toMatchObject({ waitMs: 4_000 });
  });

  it.each([
    [0, 500],
    [1, 1_500],
  ])('waits a little more or less, so that not all come back at once (%i: %i ms)', async (random, waitMs) => {
    vi.spyOn(Math, 'random').mockReturnValue(random);
    post.mockRejectedValueOnce(failWith('unavailable'));
    await channelWithPending();
    dispatcher.start();
    await outboxIsEmpty();
    expect(slept()).toEqual([waitMs]);
  });

  it.each([
    [false, 5_000, []],
    [true, 5_000, [[5_000]]],
    [false, 1, []],
  ])(
    'waits as long as Discord says (for the whole bot: %s, %i ms), if that is longer',
    async (global, ms, paused) => {
      vi.spyOn(Math, 'random').mockReturnValue(0.5);
      const pause = vi.spyOn(rateLimiter, 'pause').mockReturnValue();
      post.mockRejectedValueOnce(failWith('rate_limited', { retryAfterMs: ms, global }));
      await channelWithPending();
      dispatcher.start();
      await outboxIsEmpty();
      expect(slept()).toEqual([Math.max(ms, 1_000)]);
      expect(pause.mock.calls).toEqual(paused);
    },
  );
});

it('the whole bot is silent for as long as Discord says, however often one place has failed', async () => {
  vi.spyOn(Math, 'random').mockReturnValue(0.5);
  const pause = vi.spyOn(rateLimiter, 'pause').mockReturnValue();
  for (let time = 0; time < 4; time += 1) post.mockRejectedValueOnce(failWith('unavailable'));
  post.mockRejectedValueOnce(failWith('rate_limited', { retryAfterMs: 300, global: true }));
  vi.spyOn(rateLimiter, 'schedule').mockImplementation((_channel, _action, send) => send());
  await channelWithPending();
  dispatcher.start();
  await outboxIsEmpty();
  expect(slept()).toEqual([1_000, 2_000, 4_000, 8_000, 16_000]);
  expect(pause.mock.calls).toContainEqual([300]);
  expect(pause).not.toHaveBeenCalledWith(16_000);
});

it('while requests are held back, no destination is tried, and the limits of replies in chat stay as they are', async () => {
  const wake: (() => void)[] = [];
  after.mockImplementation((_ms, callBack) => {
    wake.push(callBack);
    return () => {};
  });
  const pause = vi.spyOn(rateLimiter, 'pause');
  const ids: number[] = [];
  for (let index = 0; index < 200; index += 1) ids.push(await addAlertChannel(store, `${1_000 + index}`));
  await enqueueUpdates();
  post.mockRejectedValue(failWith('held_back', { retryAfterMs: 60_000 }));
  dispatcher.start();
  await untilLogged('alert delayed, retrying');
  const tried = linesWith('alert delayed, retrying').length;
  dispatcher.onEnqueued(ids);
  await new Promise((resolve) => setImmediate(resolve));
  expect(post).toHaveBeenCalledTimes(tried);
  expect(tried).toBeLessThanOrEqual(100);
  expect(pause).not.toHaveBeenCalledWith(60_000);
  post.mockResolvedValue('message 1');
  for (const callBack of wake) callBack();
  await expect.poll(() => post.mock.calls.length, { timeout: 10_000 }).toBeGreaterThan(tried);
});

describe('what Discord refuses', () => {
  it('at a place: it is set aside, and what it is owed waits', async () => {
    post.mockRejectedValueOnce(failWith('forbidden'));
    const destinationId = await channelWithPending(2);
    now = NOW + 5;
    dispatcher.start();
    await untilLogged('destination suspended');
    await expect
      .poll(() => store.destinations.get(destinationId), WAIT_OPTIONS)
      .toMatchObject({ suspensionReason: 'forbidden', suspendedAt: NOW + 5 });
    await dispatcher.stop();
    expect(post).toHaveBeenCalledTimes(1);
    expect(await store.deliveries.pending(destinationId, 10)).toHaveLength(2);
    expect(counted.mock.calls).toEqual([['suspended']]);
    expect(linesWith('destination suspended')).toMatchObject([
      { destination: destinationId, reason: 'forbidden' },
    ]);
    expect(forget.mock.calls).toMatchObject([[{ id: destinationId }, { editedMessageId: null }]]);
  });

  it('at a place, where an earlier life may have posted it: it keeps its nonce', async () => {
    next.mockImplementation((destination) => planOne(destination.id, { mayBePosted: true }));
    post.mockRejectedValueOnce(failWith('forbidden'));
    const destinationId = await channelWithPending(2);
    const [first] = await store.deliveries.pending(destinationId, 10);
    dispatcher.start();
    await untilLogged('destination suspended');
    await dispatcher.stop();
    const nonce = nonceFor(first === undefined ? [] : [first]);
    expect(await store.deliveries.pending(destinationId, 10)).toMatchObject([
      { batchKey: nonce },
      { batchKey: null },
    ]);
  });

  it('altogether: it is given up with the reason, and the next is posted', async () => {
    post.mockRejectedValueOnce(new PostError('refused', new Error('x'.repeat(400))));
    const destinationId = await channelWithPending(2);
    const [first] = await store.deliveries.pending(destinationId, 10);
    now = NOW + 5;
    dispatcher.start();
    await outboxIsEmpty();
    expect(await deliveriesOf()).toMatchObject([
      { status: 'failed', reason: 'x'.repeat(300), finishedAt: NOW + 5 },
      { status: 'posted' },
    ]);
    await expect.poll(() => counted.mock.calls.map(([outcome]) => outcome)).toEqual(['dropped', 'sent']);
    expect(linesWith('alert dropped: Discord refused it')).toMatchObject([
      { destination: destinationId, deliveries: [first?.id] },
    ]);
    expect(slept()).toEqual([]);
  });

  it('of several: each is posted by itself, with the nonce it would have had', async () => {
    next.mockImplementationOnce((destination) => planTogether(destination.id));
    post.mockRejectedValueOnce(failWith('refused'));
    const destinationId = await channelWithPending(2);
    const onEnqueued = await store.deliveries.pending(destinationId, 10);
    const setBatchKey = vi.spyOn(store.deliveries, 'setBatchKey');
    dispatcher.start();
    await outboxIsEmpty();
    const alone = onEnqueued.map((each) => nonceFor([each]));
    expect(post.mock.calls.map(([, , { nonce }]) => nonce)).toEqual([nonceFor(onEnqueued), ...alone]);
    expect(setBatchKey.mock.calls.slice(1)).toEqual(onEnqueued.map(({ id }, index) => [[id], alone[index]]));
    expect(linesWith('combined alert refused, posting its parts')).toMatchObject([
      { destination: destinationId },
    ]);
  });

  it.each<PostErrorKind>(['message_gone', 'forbidden', 'refused'])(
    'as an addition (%s): it is posted anew, unbound, and nothing is set aside',
    async (kind) => {
      next.mockImplementationOnce((destination) =>
        planOne(destination.id, { editedMessageId: 'message 9', batchKey: '+message 9' }),
      );
      edit.mockRejectedValueOnce(failWith(kind));
      const destinationId = await channelWithPending();
      const [onEnqueued] = await store.deliveries.pending(destinationId, 10);
      dispatcher.start();
      await outboxIsEmpty();
      expect(post.mock.calls.map(([, , { nonce }]) => nonce)).toEqual([
        nonceFor(onEnqueued === undefined ? [] : [onEnqueued]),
      ]);
      expect(forget.mock.calls).toMatchObject([[{ id: destinationId }, { editedMessageId: 'message 9' }]]);
      expect(await store.destinations.get(destinationId)).toMatchObject({ suspendedAt: null });
      expect(linesWith('alert not editable, posting a new one')).toMatchObject([
        { destination: destinationId },
      ]);
    },
  );
});

describe('while the database is busy', () => {
  const busy = new Error('database is locked');

  it('what was posted is written down later, and not sent again', async () => {
    vi.spyOn(store.deliveries, 'posted').mockRejectedValueOnce(busy).mockRejectedValueOnce(busy);
    await channelWithPending();
    dispatcher.start();
    await outboxIsEmpty();
    expect(post).toHaveBeenCalledTimes(1);
    expect(slept()).toEqual([250, 250]);
    expect(linesWith('delivery result not stored, retrying')).toHaveLength(2);
  });

  it('it is stopped all the same, and sends what it could not write down in its next life', async () => {
    neverWake();
    vi.spyOn(store.deliveries, 'posted').mockRejectedValue(busy);
    const destinationId = await channelWithPending();
    dispatcher.start();
    await expect.poll(slept, WAIT_OPTIONS).toEqual([250]);
    await dispatcher.stop();
    expect(await store.deliveries.pending(destinationId, 10)).toHaveLength(1);
    expect(forget).not.toHaveBeenCalled();
    expect(linesWith('destination worker failed')).toEqual([]);
  });

  it('a place that could not be read is served when it is looked for again', async () => {
    const { look } = sweeping();
    vi.spyOn(store.processStarts, 'add').mockRejectedValueOnce(busy);
    vi.spyOn(store.destinations, 'get').mockRejectedValueOnce(busy);
    const destinationId = await channelWithPending();
    dispatcher.start();
    await untilLogged('outbox sweep failed');
    look();
    await untilLogged('destination worker failed');
    expect(linesWith('destination worker failed')).toMatchObject([{ destination: destinationId }]);
    expect(slept()).toEqual([3_000]);
    await outboxIsEmpty();
  });
});

describe('looking around', () => {
  it('finds every three seconds what nobody told about, and settles what was posted', async () => {
    const { look, everyMs } = sweeping();
    const flush = vi.spyOn(store.deliveries, 'flush');
    const add = vi.spyOn(store.processStarts, 'add');
    dispatcher.start();
    expect(everyMs()).toBe(3_000);
    await expect.poll(() => flush.mock.calls.length, WAIT_OPTIONS).toBe(1);
    await channelWithPending();
    look();
    await outboxIsEmpty();
    expect(flush).toHaveBeenCalledTimes(2);
    // What earlier lives may have sent is heeded once.
    expect(add.mock.calls).toEqual([[NOW]]);
  });

  it('tries no place that was set aside while Discord has refused many requests', async () => {
    const { look } = sweeping();
    const destinationId = await channelWithPending();
    await store.destinations.suspend(destinationId, 'forbidden', NOW);
    now += 24 * 3_600_000;
    allowsRiskyRequests.mockReturnValue(false);
    const flush = vi.spyOn(store.deliveries, 'flush');
    dispatcher.start();
    await expect.poll(() => flush.mock.calls.length, WAIT_OPTIONS).toBe(1);
    look();
    await expect.poll(() => flush.mock.calls.length, WAIT_OPTIONS).toBe(2);
    expect(post).not.toHaveBeenCalled();
    allowsRiskyRequests.mockReturnValue(true);
    look();
    await outboxIsEmpty();
  });

  it('ends with stop()', async () => {
    vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
    dispatcher.start();
    await dispatcher.stop();
    expect(vi.getTimerCount()).toBe(0);
  });

  it('begins with start(): before, and after stop(), nothing is sent', async () => {
    const destinationId = await channelWithPending();
    const get = vi.spyOn(store.destinations, 'get');
    dispatcher.onEnqueued([destinationId]);
    expect(get).not.toHaveBeenCalled();
    dispatcher.start();
    await outboxIsEmpty();
    await dispatcher.stop();
    await enqueueUpdates();
    get.mockClear();
    dispatcher.onEnqueued([destinationId]);
    expect(get).not.toHaveBeenCalled();
  });

  it('of many places sends what the first are owed before it gets ready what the last are', async () => {
    vi.spyOn(rateLimiter, 'schedule').mockImplementation((_channel, _action, send) => send());
    const ids: number[] = [];
    for (let index = 0; index < 60; index += 1) ids.push(await addAlertChannel(store, `${1_000 + index}`));
    await enqueueUpdates();
    let ready = 0;
    post.mockImplementationOnce(async () => {
      ready = next.mock.calls.length;
      return 'message 1';
    });
    dispatcher.start();
    await outboxIsEmpty();
    expect(ready).toBe(25);
    expect(post.mock.calls.map(([channelId]) => Number(channelId) - 1_000).sort((a, b) => a - b)).toEqual([
      ...ids.keys(),
    ]);
  });
});

describe('a place that is being served', () => {
  it('is looked at once more when something came meanwhile, and only then', async () => {
    const destinationId = await addAlertChannel(store, seeded.parcels);
    let finish: (message: undefined) => void = () => {};
    const hanging = () =>
      new Promise<undefined>((resolve) => {
        finish = resolve;
      });
    dispatcher.start();
    await expect.poll(() => store.processStarts.since(0), WAIT_OPTIONS).toHaveLength(1);
    next.mockImplementationOnce(hanging).mockImplementationOnce(hanging);
    await expect
      .poll(() => {
        dispatcher.onEnqueued([destinationId]);
        return next.mock.calls.length;
      }, WAIT_OPTIONS)
      .toBe(1);
    dispatcher.onEnqueued([destinationId]);
    dispatcher.onEnqueued([destinationId]);
    finish(undefined);
    await expect.poll(() => next.mock.calls.length, WAIT_OPTIONS).toBe(2);
    finish(undefined);
    await dispatcher.stop();
    expect(next).toHaveBeenCalledTimes(2);
  });

  it('is finished by stop(), which sends nothing more', async () => {
    await channelWithPending(2);
    let finish: (messageId: string) => void = () => {};
    post.mockImplementation(
      () =>
        new Promise((resolve) => {
          finish = resolve;
        }),
    );
    dispatcher.start();
    await expect.poll(() => post.mock.calls.length, WAIT_OPTIONS).toBe(1);
    let stopped = false;
    const stopping = dispatcher.stop().then(() => {
      stopped = true;
    });
    await new Promise((resolve) => setImmediate(resolve));
    expect(stopped).toBe(false);
    finish('message 1');
    await stopping;
    expect(post).toHaveBeenCalledTimes(1);
    expect(await deliveriesOf()).toMatchObject([{ status: 'posted' }, { status: 'pending' }]);
  });

  it('does not keep stop() waiting for a pause to end', async () => {
    neverWake();
    post.mockRejectedValue(failWith('unavailable'));
    await channelWithPending();
    dispatcher.start();
    await expect.poll(slept, WAIT_OPTIONS).toHaveLength(1);
    await dispatcher.stop();
    expect(post).toHaveBeenCalledTimes(1);
  });

  it('sends nothing when its turn comes after stop()', async () => {
    let begin: () => void = () => {};
    vi.spyOn(rateLimiter, 'schedule').mockImplementation(async (_channel, _action, send) => {
      await new Promise<void>((resolve) => {
        begin = resolve;
      });
      return send();
    });
    await channelWithPending();
    dispatcher.start();
    await expect.poll(() => next.mock.calls.length, WAIT_OPTIONS).toBe(1);
    const stopped = dispatcher.stop();
    begin();
    await stopped;
    expect(post).not.toHaveBeenCalled();
    expect(forget).not.toHaveBeenCalled();
  });
});

describe('stop()', () => {
  /** Milliseconds. */
  const stopTime = async () => {
    const startedAt = performance.now();
    await dispatcher.stop();
    return performance.now() - startedAt;
  };
  /** Never answered, like a connection that hangs, unless it is cut off. */
  const hanging = (signal: AbortSignal | undefined) =>
    new Promise<never>((_resolve, reject) => {
      signal?.addEventListener('abort', () => reject(failWith('unavailable')));
    });

  it('cuts off a request that Discord does not answer, and its delivery keeps the nonce', async () => {
    post.mockImplementation((_channel, _view, { signal }) => hanging(signal));
    const destinationId = await channelWithPending();
    const nonce = nonceFor(await store.deliveries.pending(destinationId, 10));
    dispatcher.start();
    await expect.poll(() => post.mock.calls.length, WAIT_OPTIONS).toBe(1);
    expect(await stopTime()).toBeLessThan(1_200);
    // The next life looks for it when Discord may have forgotten the nonce.
    expect(await store.deliveries.pending(destinationId, 10)).toMatchObject([{ batchKey: nonce }]);
    expect(linesWith('alert delayed, retrying')).toEqual([]);
  });

  it.each<[string, () => unknown]>([
    ['the next message takes for ever', () => next.mockReturnValue(hanging(undefined))],
    ['everything has to be silent', () => rateLimiter.pause(60_000)],
  ])('does not wait while %s', async (_what, hang) => {
    const destinationId = await channelWithPending(2);
    const read = vi.spyOn(store.destinations, 'get');
    hang();
    dispatcher.start();
    await expect.poll(() => read.mock.calls.length, WAIT_OPTIONS).toBeGreaterThan(0);
    expect(await stopTime()).toBeLessThan(1_200);
    expect(post).not.toHaveBeenCalled();
    expect(await store.deliveries.pending(destinationId, 10)).toHaveLength(2);
  });

  it('takes no longer with thousands of destinations waiting', async () => {
    for (let index = 0; index < 3_000; index += 1) await addAlertChannel(store, `${1_000 + index}`);
    await enqueueUpdates();
    dispatcher.start();
    await expect.poll(() => post.mock.calls.length, { timeout: 10_000 }).toBeGreaterThan(10);
    expect(await stopTime()).toBeLessThan(1_200);
    expect((await store.deliveries.backlog()).pending).toBeGreaterThan(2_500);
  });
});

describe('many destinations', () => {
  it('are served oldest delivery first by a bounded number of workers, and each one gets its worker back', async () => {
    const schedule: (() => void)[] = [];
    vi.spyOn(rateLimiter, 'schedule').mockImplementation(async (_channel, _action, send) => {
      await new Promise<void>((resolve) => schedule.push(resolve));
      return send();
    });
    const page = vi.spyOn(store.deliveries, 'page');
    const ids: number[] = [];
    for (let index = 0; index < 2_500; index += 1) ids.push(await addAlertChannel(store, `${1_000 + index}`));
    await enqueueUpdates();
    dispatcher.start();
    await expect.poll(() => schedule.length, WAIT_OPTIONS).toBe(100);
    expect(next.mock.calls.map(([destination]) => destination.id)).toEqual(ids.slice(0, 100));
    // The rest waits in the database, but for what is queued next.
    expect(page.mock.calls.length).toBeLessThan(5);
    for (let sent = 0; sent < 2_500; sent += 1) {
      await expect.poll(() => schedule.length, WAIT_OPTIONS).toBeGreaterThan(0);
      schedule.shift()?.();
    }
    await outboxIsEmpty();
    expect(post.mock.calls.map(([channelId]) => Number(channelId) - 999)).toEqual(ids);
  }, 30_000);

  it('that come while older ones wait in the database come after them', async () => {
    const schedule: (() => void)[] = [];
    vi.spyOn(rateLimiter, 'schedule').mockImplementation(async (_channel, _action, send) => {
      await new Promise<void>((resolve) => schedule.push(resolve));
      return send();
    });
    for (let index = 0; index < 1_800; index += 1) await addAlertChannel(store, `${1_000 + index}`);
    await enqueueUpdates();
    dispatcher.start();
    await expect.poll(() => schedule.length, WAIT_OPTIONS).toBe(100);
    const late = await store.destinations.upsert({
      kind: 'user',
      discordId: '7',
      guildId: null,
      locale: 'en-US',
    });
    const topicId = await store.topics.upsert({ kind: 'parcel', key: 'LP00123456784821CN' }, 1);
    await store.follows.add({ topicId, destinationId: late, userId: '7' }, 1, 1);
    await enqueueUpdates();
    dispatcher.onEnqueued([late]);
    for (const begin of schedule.splice(0)) begin();
    await expect.poll(() => schedule.length, WAIT_OPTIONS).toBe(100);
    expect(openDm).not.toHaveBeenCalled();
  });
});
