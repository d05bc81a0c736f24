import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { seeded } from '../../sandbox/discord/seed.ts';
import type { After } from '../../src/alerts/destination-queue.ts';
import { createDispatcher, type Dispatcher } from '../../src/alerts/dispatcher.ts';
import { nonceOf } from '../../src/alerts/names.ts';
import { scanNews } from '../../src/alerts/news.ts';
import type { Message, Planner } from '../../src/alerts/planner.ts';
import { createPace, type Pace } from '../../src/bot/pace.ts';
import { PostError, type PostErrorKind, type Poster } from '../../src/bot/post.ts';
import { createLog } from '../../src/log.ts';
import { type Metrics, uncounted } from '../../src/metrics.ts';
import { openStore, type Store } from '../../src/store/index.ts';
import { addAlertChannel } from '../support/alerting-store.ts';

/** How long the loop waits, without waiting; a test can make it wait for ever. */
const after = vi.fn<After>();

const NOW = Date.parse('2026-11-21T12:00:00Z');
const VIEW = { content: 'an alert' };
const PATIENCE = { timeout: 2_000, interval: 5 };

/** The loop over a real store and a real pace; what Discord says, and what one message holds, each test decides. */
let store: Store;
let deliver: Dispatcher;
let pace: Pace;
let now: number;
let told: number;
let lines: { msg: string; [field: string]: unknown }[];
const post = vi.fn<Poster['post']>();
const edit = vi.fn<Poster['edit']>();
const openDm = vi.fn<Poster['openDm']>();
const ownMessages = vi.fn<Poster['ownMessages']>();
const message = vi.fn<Poster['message']>();
const checkChannel = vi.fn<Poster['checkChannel']>();
const allowsTries = vi.fn<Poster['allowsTries']>();
const counted = vi.fn<Metrics['delivery']>();
const next = vi.fn<Planner['next']>();
const posted = vi.fn<Planner['posted']>();
const forget = vi.fn<Planner['forget']>();

beforeEach(() => {
  vi.resetAllMocks();
  store = openStore(':memory:', () => 'all');
  pace = createPace();
  now = NOW;
  lines = [];
  told = 0;
  after.mockImplementation((_ms, callBack) => {
    const timer = setTimeout(callBack, 0);
    return () => clearTimeout(timer);
  });
  post.mockImplementation(async () => `message ${post.mock.calls.length}`);
  openDm.mockResolvedValue('the DM');
  ownMessages.mockResolvedValue(null);
  allowsTries.mockReturnValue(true);
  next.mockImplementation((place) => oneByOne(place.id));
  use();
});
afterEach(async () => {
  await deliver.stop();
  vi.useRealTimers();
  vi.restoreAllMocks();
  await store.close();
});

const neverRemoves = () => Promise.reject(new Error('nothing is ever removed'));

function use(using: Store = store): void {
  deliver = createDispatcher({
    store: using,
    planner: { begin: () => {}, next, posted, forget },
    poster: { post, edit, openDm, ownMessages, message, checkChannel, allowsTries, remove: neverRemoves },
    pace,
    log: createLog('info', { write: (line) => void lines.push(JSON.parse(line)) }),
    clock: () => now,
    metrics: { ...uncounted, delivery: counted },
    after,
  });
}

/** What a place is owed, each by itself unless it was bound together. */
async function oneByOne(placeId: number, content: Partial<Message> = {}): Promise<Message | undefined> {
  const owed = await store.deliveries.waiting(placeId, 10);
  const [head] = owed;
  if (head === undefined) return undefined;
  const { bundle } = head;
  const deliveries = bundle === null ? [head] : owed.filter((delivery) => delivery.bundle === bundle);
  const mayExist = bundle !== null;
  return { deliveries, view: VIEW, roleId: undefined, into: null, bundle, mayExist, ...content };
}

async function allTogether(placeId: number, content: Partial<Message> = {}): Promise<Message | undefined> {
  const message = await oneByOne(placeId, content);
  return message && { ...message, deliveries: await store.deliveries.waiting(placeId, 10) };
}

/** Owes every alert channel so many messages. */
async function owe(count = 1, receivedAt = NOW): Promise<void> {
  const news = Array.from({ length: count }, () => {
    told += 1;
    const scan = { date: '2026-11-20', hour: '10:00', status: `marker ${told}`, location: '', country: '' };
    return scanNews('LP00123456784821CN', scan);
  });
  const arrival = { kind: 'tracking.updated', source: 'webhook', createdAt: 1, body: '{}', news } as const;
  const digest = `${Math.random()}`;
  await store.arrivals.record([{ ...arrival, digest, receivedAt }]);
}

async function channelOwed(count = 1): Promise<number> {
  const placeId = await addAlertChannel(store, seeded.parcels);
  await owe(count);
  return placeId;
}

const failWith = (kind: PostErrorKind, limit: { retryAfterMs?: number; global?: boolean } = {}) =>
  new PostError(kind, new Error(`because of ${kind}`), limit);
const nothingWaits = () =>
  expect.poll(async () => (await store.deliveries.backlog()).waiting, PATIENCE).toBe(0);
const saying = (msg: string) => lines.filter((line) => line.msg === msg);
const untilItSays = (msg: string, times = 1) =>
  expect.poll(() => saying(msg).length, PATIENCE).toBeGreaterThanOrEqual(times);
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
    const inTurn = vi.spyOn(pace, 'inTurn');
    next.mockImplementation((place) => oneByOne(place.id, { roleId: 'a role' }));
    const placeId = await channelOwed();
    const owed = await store.deliveries.waiting(placeId, 10);
    now = NOW + 250;
    deliver.start();
    await nothingWaits();
    expect(inTurn.mock.calls.map(([, action]) => action)).toEqual(['post']);
    const options = { nonce: nonceOf(owed), roleId: 'a role', signal: expect.any(AbortSignal) };
    expect(post.mock.calls).toEqual([[seeded.parcels, VIEW, options]]);
    await expect.poll(() => counted.mock.calls).toEqual([['sent', 250]]);
    expect(saying('alert posted')).toMatchObject([
      { place: placeId, events: [1], message: 'message 1', waitedMs: 250 },
    ]);
    expect(posted.mock.calls).toMatchObject([[{ id: placeId }, { deliveries: owed }, 'message 1']]);
    expect(await deliveriesOf()).toMatchObject([{ status: 'posted', messageId: 'message 1' }]);
    expect(next.mock.calls[0]?.[1]).toBe(`channel ${seeded.parcels}`);
  });

  it('waited no less than nothing, also when the clock was set back', async () => {
    await channelOwed();
    now = NOW - 60_000;
    deliver.start();
    await expect.poll(() => counted.mock.calls, PATIENCE).toEqual([['sent', 0]]);
  });

  it('is posted one after the other, oldest first', async () => {
    const placeId = await channelOwed(3);
    const owed = await store.deliveries.waiting(placeId, 10);
    deliver.start();
    await nothingWaits();
    expect(post.mock.calls.map(([, , { nonce }]) => nonce)).toEqual(owed.map((each) => nonceOf([each])));
  });

  it('to a person goes into their DM', async () => {
    const placeId = await store.places.remember({
      kind: 'user',
      discordId: seeded.mo,
      guildId: null,
      locale: 'en-US',
    });
    const topicId = await store.topics.remember({ kind: 'parcel', key: 'LP00123456784821CN' }, 1);
    await store.follows.add({ topicId, placeId, userId: seeded.mo }, Number.POSITIVE_INFINITY, 1);
    await owe();
    deliver.start();
    await nothingWaits();
    expect(openDm.mock.calls.map(([userId]) => userId)).toEqual([seeded.mo]);
    expect(post.mock.calls[0]?.[0]).toBe('the DM');
  });

  it('at once is bound together before it is sent', async () => {
    next.mockImplementation((place) => allTogether(place.id));
    const placeId = await channelOwed(2);
    await owe(1, NOW - 400);
    const owed = await store.deliveries.waiting(placeId, 10);
    let bundles: (string | null)[] = [];
    post.mockImplementation(async () => {
      bundles = (await store.deliveries.waiting(placeId, 10)).map(({ bundle }) => bundle);
      return 'one message';
    });
    deliver.start();
    await nothingWaits();
    const nonce = nonceOf(owed);
    expect(bundles).toEqual([nonce, nonce, nonce]);
    expect(post.mock.calls[0]?.[2]).toMatchObject({ nonce });
    await expect.poll(() => counted.mock.calls.length).toBe(3);
    expect(saying('alert posted')).toMatchObject([{ events: [1, 2], waitedMs: 400 }]);
  });

  it('and was bound already is sent as it was bound', async () => {
    const placeId = await channelOwed(2);
    const ids = (await store.deliveries.waiting(placeId, 10)).map(({ id }) => id);
    await store.deliveries.bind(ids, 'bound before');
    const bind = vi.spyOn(store.deliveries, 'bind');
    deliver.start();
    await nothingWaits();
    expect(post.mock.calls.map(([, , { nonce }]) => nonce)).toEqual(['bound before']);
    expect(bind).not.toHaveBeenCalled();
  });

  it('and was bound only in part is bound whole', async () => {
    const placeId = await channelOwed(2);
    const ids = (await store.deliveries.waiting(placeId, 10)).map(({ id }) => id);
    await store.deliveries.bind(ids.slice(0, 1), 'bound before');
    next.mockImplementation((place) => allTogether(place.id));
    const bind = vi.spyOn(store.deliveries, 'bind');
    deliver.start();
    await nothingWaits();
    expect(bind.mock.calls).toEqual([[ids, 'bound before']]);
    expect(post).toHaveBeenCalledTimes(1);
  });

  it('alone needs no binding', async () => {
    await channelOwed();
    const bind = vi.spyOn(store.deliveries, 'bind');
    deliver.start();
    await nothingWaits();
    expect(bind).not.toHaveBeenCalled();
  });

  it('can be added to a message, bound to it first', async () => {
    const inTurn = vi.spyOn(pace, 'inTurn');
    next.mockImplementation((place) => oneByOne(place.id, { into: 'message 9', bundle: '+message 9' }));
    const placeId = await channelOwed();
    let bundle: string | null | undefined;
    edit.mockImplementation(async () => {
      bundle = (await store.deliveries.waiting(placeId, 1))[0]?.bundle;
    });
    deliver.start();
    await nothingWaits();
    expect(edit.mock.calls).toEqual([[seeded.parcels, 'message 9', VIEW, expect.any(AbortSignal)]]);
    expect(post).not.toHaveBeenCalled();
    expect(bundle).toBe('+message 9');
    expect(inTurn.mock.calls.map(([channel, action]) => [channel, action])).toEqual([
      [`channel ${seeded.parcels}`, 'edit'],
    ]);
    expect(await deliveriesOf()).toMatchObject([{ status: 'posted', messageId: 'message 9' }]);
  });

  it('counts as posted when Discord knows the nonce of a message that is gone', async () => {
    post.mockRejectedValueOnce(failWith('message_gone'));
    await channelOwed();
    deliver.start();
    await nothingWaits();
    expect(await deliveriesOf()).toMatchObject([{ status: 'posted', messageId: null }]);
    expect(posted.mock.calls[0]?.[2]).toBeNull();
  });

  it('at a place that was set aside waits', async () => {
    const placeId = await channelOwed();
    await store.places.setAside(placeId, 'forbidden', NOW);
    deliver.start();
    await expect.poll(() => store.starts.since(0), PATIENCE).toHaveLength(1);
    deliver.owed([placeId, 4_711]);
    await deliver.stop();
    expect(next).not.toHaveBeenCalled();
    expect(saying('serving a place failed')).toEqual([]);
  });
});

/** What waits, waits for ever. */
function neverWake(): void {
  after.mockImplementation(() => () => {});
}
const slept = () => after.mock.calls.map(([ms]) => ms);

describe('a message that may stand there', () => {
  it('is sent again, the very same, until it is known', async () => {
    next.mockImplementation((place) =>
      oneByOne(place.id, { view: { content: `${next.mock.calls.length}` } }),
    );
    for (let time = 0; time < 2; time += 1) post.mockRejectedValueOnce(failWith('unavailable'));
    const placeId = await channelOwed(2);
    deliver.start();
    await nothingWaits();
    const nonces = post.mock.calls.map(([, , { nonce }]) => nonce);
    expect(nonces).toEqual([nonces[0], nonces[0], nonces[0], nonces[3]]);
    expect(nonces[3]).not.toBe(nonces[0]);
    expect(post.mock.calls.map(([, view]) => view.content)).toEqual(['1', '1', '1', '2']);
    expect(saying('an alert has to wait')).toHaveLength(2);
    expect(saying('an alert has to wait')[0]).toMatchObject({ place: placeId, waitMs: expect.any(Number) });
    await expect
      .poll(() => counted.mock.calls.map(([outcome]) => outcome))
      .toEqual(['retried', 'retried', 'sent', 'sent']);
  });

  it('waits twice as long each time, at most 30 seconds, and after what worked a second again', async () => {
    vi.spyOn(Math, 'random').mockReturnValue(0.5);
    vi.spyOn(pace, 'inTurn').mockImplementation((_channel, _action, send) => send());
    for (let time = 0; time < 7; time += 1) post.mockRejectedValueOnce(failWith('unavailable'));
    post.mockResolvedValueOnce('message 1').mockRejectedValueOnce(failWith('unavailable'));
    await channelOwed(2);
    deliver.start();
    await nothingWaits();
    expect(slept()).toEqual([1_000, 2_000, 4_000, 8_000, 16_000, 30_000, 30_000, 1_000]);
    expect(saying('an alert has to wait')[2]).toMatchObject({ waitMs: 4_000 });
  });

  it.each([
    [0, 500],
    [1, 1_500],
  ])('waits a little more or less, so that not all come back at once (%i: %i ms)', async (random, waitMs) => {
    vi.spyOn(Math, 'random').mockReturnValue(random);
    post.mockRejectedValueOnce(failWith('unavailable'));
    await channelOwed();
    deliver.start();
    await nothingWaits();
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
      const pause = vi.spyOn(pace, 'pause').mockReturnValue();
      post.mockRejectedValueOnce(failWith('rate_limited', { retryAfterMs: ms, global }));
      await channelOwed();
      deliver.start();
      await nothingWaits();
      expect(slept()).toEqual([Math.max(ms, 1_000)]);
      expect(pause.mock.calls).toEqual(paused);
    },
  );
});

it('the whole bot is silent for as long as Discord says, however often one place has failed', async () => {
  vi.spyOn(Math, 'random').mockReturnValue(0.5);
  const pause = vi.spyOn(pace, 'pause').mockReturnValue();
  for (let time = 0; time < 4; time += 1) post.mockRejectedValueOnce(failWith('unavailable'));
  post.mockRejectedValueOnce(failWith('rate_limited', { retryAfterMs: 300, global: true }));
  vi.spyOn(pace, 'inTurn').mockImplementation((_channel, _action, send) => send());
  await channelOwed();
  deliver.start();
  await nothingWaits();
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
  const pause = vi.spyOn(pace, 'pause');
  const ids: number[] = [];
  for (let index = 0; index < 200; index += 1) ids.push(await addAlertChannel(store, `${1_000 + index}`));
  await owe();
  post.mockRejectedValue(failWith('held_back', { retryAfterMs: 60_000 }));
  deliver.start();
  await untilItSays('an alert has to wait');
  const tried = saying('an alert has to wait').length;
  deliver.owed(ids);
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
    const placeId = await channelOwed(2);
    now = NOW + 5;
    deliver.start();
    await untilItSays('a place was set aside');
    await expect
      .poll(() => store.places.get(placeId), PATIENCE)
      .toMatchObject({ setAsideReason: 'forbidden', setAsideAt: NOW + 5 });
    await deliver.stop();
    expect(post).toHaveBeenCalledTimes(1);
    expect(await store.deliveries.waiting(placeId, 10)).toHaveLength(2);
    expect(counted.mock.calls).toEqual([['set_aside']]);
    expect(saying('a place was set aside')).toMatchObject([{ place: placeId, reason: 'forbidden' }]);
    expect(forget.mock.calls).toMatchObject([[{ id: placeId }, { into: null }]]);
  });

  it('at a place, where an earlier life may have posted it: it keeps its nonce', async () => {
    next.mockImplementation((place) => oneByOne(place.id, { mayExist: true }));
    post.mockRejectedValueOnce(failWith('forbidden'));
    const placeId = await channelOwed(2);
    const [first] = await store.deliveries.waiting(placeId, 10);
    deliver.start();
    await untilItSays('a place was set aside');
    await deliver.stop();
    const nonce = nonceOf(first === undefined ? [] : [first]);
    expect(await store.deliveries.waiting(placeId, 10)).toMatchObject([{ bundle: nonce }, { bundle: null }]);
  });

  it('altogether: it is given up with the reason, and the next is posted', async () => {
    post.mockRejectedValueOnce(new PostError('refused', new Error('x'.repeat(400))));
    const placeId = await channelOwed(2);
    const [first] = await store.deliveries.waiting(placeId, 10);
    now = NOW + 5;
    deliver.start();
    await nothingWaits();
    expect(await deliveriesOf()).toMatchObject([
      { status: 'failed', reason: 'x'.repeat(300), finishedAt: NOW + 5 },
      { status: 'posted' },
    ]);
    await expect.poll(() => counted.mock.calls.map(([outcome]) => outcome)).toEqual(['dropped', 'sent']);
    expect(saying('an alert was refused for good')).toMatchObject([
      { place: placeId, deliveries: [first?.id] },
    ]);
    expect(slept()).toEqual([]);
  });

  it('of several: each is posted by itself, with the nonce it would have had', async () => {
    next.mockImplementationOnce((place) => allTogether(place.id));
    post.mockRejectedValueOnce(failWith('refused'));
    const placeId = await channelOwed(2);
    const owed = await store.deliveries.waiting(placeId, 10);
    const bind = vi.spyOn(store.deliveries, 'bind');
    deliver.start();
    await nothingWaits();
    const alone = owed.map((each) => nonceOf([each]));
    expect(post.mock.calls.map(([, , { nonce }]) => nonce)).toEqual([nonceOf(owed), ...alone]);
    expect(bind.mock.calls.slice(1)).toEqual(owed.map(({ id }, index) => [[id], alone[index]]));
    expect(saying('a shared alert was refused, posting its parts')).toMatchObject([{ place: placeId }]);
  });

  it.each<PostErrorKind>(['message_gone', 'forbidden', 'refused'])(
    'as an addition (%s): it is posted anew, unbound, and nothing is set aside',
    async (kind) => {
      next.mockImplementationOnce((place) => oneByOne(place.id, { into: 'message 9', bundle: '+message 9' }));
      edit.mockRejectedValueOnce(failWith(kind));
      const placeId = await channelOwed();
      const [owed] = await store.deliveries.waiting(placeId, 10);
      deliver.start();
      await nothingWaits();
      expect(post.mock.calls.map(([, , { nonce }]) => nonce)).toEqual([
        nonceOf(owed === undefined ? [] : [owed]),
      ]);
      expect(forget.mock.calls).toMatchObject([[{ id: placeId }, { into: 'message 9' }]]);
      expect(await store.places.get(placeId)).toMatchObject({ setAsideAt: null });
      expect(saying('an alert could not be added to, posting anew')).toMatchObject([{ place: placeId }]);
    },
  );
});

describe('while the database is busy', () => {
  const busy = new Error('database is locked');

  it('what was posted is written down later, and not sent again', async () => {
    vi.spyOn(store.deliveries, 'posted').mockRejectedValueOnce(busy).mockRejectedValueOnce(busy);
    await channelOwed();
    deliver.start();
    await nothingWaits();
    expect(post).toHaveBeenCalledTimes(1);
    expect(slept()).toEqual([250, 250]);
    expect(saying('could not write down what became of an alert, trying again')).toHaveLength(2);
  });

  it('it is stopped all the same, and sends what it could not write down in its next life', async () => {
    neverWake();
    vi.spyOn(store.deliveries, 'posted').mockRejectedValue(busy);
    const placeId = await channelOwed();
    deliver.start();
    await expect.poll(slept, PATIENCE).toEqual([250]);
    await deliver.stop();
    expect(await store.deliveries.waiting(placeId, 10)).toHaveLength(1);
    expect(forget).not.toHaveBeenCalled();
    expect(saying('serving a place failed')).toEqual([]);
  });

  it('a place that could not be read is served when it is looked for again', async () => {
    const { look } = sweeping();
    vi.spyOn(store.starts, 'note').mockRejectedValueOnce(busy);
    vi.spyOn(store.places, 'get').mockRejectedValueOnce(busy);
    const placeId = await channelOwed();
    deliver.start();
    await untilItSays('could not look for what is owed');
    look();
    await untilItSays('serving a place failed');
    expect(saying('serving a place failed')).toMatchObject([{ place: placeId }]);
    expect(slept()).toEqual([3_000]);
    await nothingWaits();
  });
});

describe('looking around', () => {
  it('finds every three seconds what nobody told about, and settles what was posted', async () => {
    const { look, everyMs } = sweeping();
    const settle = vi.spyOn(store.deliveries, 'settle');
    const note = vi.spyOn(store.starts, 'note');
    deliver.start();
    expect(everyMs()).toBe(3_000);
    await expect.poll(() => settle.mock.calls.length, PATIENCE).toBe(1);
    await channelOwed();
    look();
    await nothingWaits();
    expect(settle).toHaveBeenCalledTimes(2);
    // What earlier lives may have sent is heeded once.
    expect(note.mock.calls).toEqual([[NOW]]);
  });

  it('tries no place that was set aside while Discord has refused many requests', async () => {
    const { look } = sweeping();
    const placeId = await channelOwed();
    await store.places.setAside(placeId, 'forbidden', NOW);
    now += 24 * 3_600_000;
    allowsTries.mockReturnValue(false);
    const settle = vi.spyOn(store.deliveries, 'settle');
    deliver.start();
    await expect.poll(() => settle.mock.calls.length, PATIENCE).toBe(1);
    look();
    await expect.poll(() => settle.mock.calls.length, PATIENCE).toBe(2);
    expect(post).not.toHaveBeenCalled();
    allowsTries.mockReturnValue(true);
    look();
    await nothingWaits();
  });

  it('ends with stop()', async () => {
    vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
    deliver.start();
    await deliver.stop();
    expect(vi.getTimerCount()).toBe(0);
  });

  it('begins with start(): before, and after stop(), nothing is sent', async () => {
    const placeId = await channelOwed();
    const get = vi.spyOn(store.places, 'get');
    deliver.owed([placeId]);
    expect(get).not.toHaveBeenCalled();
    deliver.start();
    await nothingWaits();
    await deliver.stop();
    await owe();
    get.mockClear();
    deliver.owed([placeId]);
    expect(get).not.toHaveBeenCalled();
  });

  it('of many places sends what the first are owed before it gets ready what the last are', async () => {
    vi.spyOn(pace, 'inTurn').mockImplementation((_channel, _action, send) => send());
    const ids: number[] = [];
    for (let index = 0; index < 60; index += 1) ids.push(await addAlertChannel(store, `${1_000 + index}`));
    await owe();
    let ready = 0;
    post.mockImplementationOnce(async () => {
      ready = next.mock.calls.length;
      return 'message 1';
    });
    deliver.start();
    await nothingWaits();
    expect(ready).toBe(25);
    expect(post.mock.calls.map(([channelId]) => Number(channelId) - 1_000).sort((a, b) => a - b)).toEqual([
      ...ids.keys(),
    ]);
  });
});

describe('a place that is being served', () => {
  it('is looked at once more when something came meanwhile, and only then', async () => {
    const placeId = await addAlertChannel(store, seeded.parcels);
    let finish: (message: undefined) => void = () => {};
    const hanging = () =>
      new Promise<undefined>((resolve) => {
        finish = resolve;
      });
    deliver.start();
    await expect.poll(() => store.starts.since(0), PATIENCE).toHaveLength(1);
    next.mockImplementationOnce(hanging).mockImplementationOnce(hanging);
    await expect
      .poll(() => {
        deliver.owed([placeId]);
        return next.mock.calls.length;
      }, PATIENCE)
      .toBe(1);
    deliver.owed([placeId]);
    deliver.owed([placeId]);
    finish(undefined);
    await expect.poll(() => next.mock.calls.length, PATIENCE).toBe(2);
    finish(undefined);
    await deliver.stop();
    expect(next).toHaveBeenCalledTimes(2);
  });

  it('is finished by stop(), which sends nothing more', async () => {
    await channelOwed(2);
    let finish: (messageId: string) => void = () => {};
    post.mockImplementation(
      () =>
        new Promise((resolve) => {
          finish = resolve;
        }),
    );
    deliver.start();
    await expect.poll(() => post.mock.calls.length, PATIENCE).toBe(1);
    let stopped = false;
    const stopping = deliver.stop().then(() => {
      stopped = true;
    });
    await new Promise((resolve) => setImmediate(resolve));
    expect(stopped).toBe(false);
    finish('message 1');
    await stopping;
    expect(post).toHaveBeenCalledTimes(1);
    expect(await deliveriesOf()).toMatchObject([{ status: 'posted' }, { status: 'waiting' }]);
  });

  it('does not keep stop() waiting for a pause to end', async () => {
    neverWake();
    post.mockRejectedValue(failWith('unavailable'));
    await channelOwed();
    deliver.start();
    await expect.poll(slept, PATIENCE).toHaveLength(1);
    await deliver.stop();
    expect(post).toHaveBeenCalledTimes(1);
  });

  it('sends nothing when its turn comes after stop()', async () => {
    let begin: () => void = () => {};
    vi.spyOn(pace, 'inTurn').mockImplementation(async (_channel, _action, send) => {
      await new Promise<void>((resolve) => {
        begin = resolve;
      });
      return send();
    });
    await channelOwed();
    deliver.start();
    await expect.poll(() => next.mock.calls.length, PATIENCE).toBe(1);
    const stopped = deliver.stop();
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
    await deliver.stop();
    return performance.now() - startedAt;
  };
  /** Never answered, like a connection that hangs, unless it is cut off. */
  const hanging = (signal: AbortSignal | undefined) =>
    new Promise<never>((_resolve, reject) => {
      signal?.addEventListener('abort', () => reject(failWith('unavailable')));
    });

  it('cuts off a request that Discord does not answer, and its delivery keeps the nonce', async () => {
    post.mockImplementation((_channel, _view, { signal }) => hanging(signal));
    const placeId = await channelOwed();
    const nonce = nonceOf(await store.deliveries.waiting(placeId, 10));
    deliver.start();
    await expect.poll(() => post.mock.calls.length, PATIENCE).toBe(1);
    expect(await stopTime()).toBeLessThan(1_200);
    // The next life looks for it when Discord may have forgotten the nonce.
    expect(await store.deliveries.waiting(placeId, 10)).toMatchObject([{ bundle: nonce }]);
    expect(saying('an alert has to wait')).toEqual([]);
  });

  it.each<[string, () => unknown]>([
    ['the next message takes for ever', () => next.mockReturnValue(hanging(undefined))],
    ['everything has to be silent', () => pace.pause(60_000)],
  ])('does not wait while %s', async (_what, hang) => {
    const placeId = await channelOwed(2);
    const read = vi.spyOn(store.places, 'get');
    hang();
    deliver.start();
    await expect.poll(() => read.mock.calls.length, PATIENCE).toBeGreaterThan(0);
    expect(await stopTime()).toBeLessThan(1_200);
    expect(post).not.toHaveBeenCalled();
    expect(await store.deliveries.waiting(placeId, 10)).toHaveLength(2);
  });

  it('takes no longer with thousands of destinations waiting', async () => {
    for (let index = 0; index < 3_000; index += 1) await addAlertChannel(store, `${1_000 + index}`);
    await owe();
    deliver.start();
    await expect.poll(() => post.mock.calls.length, { timeout: 10_000 }).toBeGreaterThan(10);
    expect(await stopTime()).toBeLessThan(1_200);
    expect((await store.deliveries.backlog()).waiting).toBeGreaterThan(2_500);
  });
});

describe('many destinations', () => {
  it('are served oldest delivery first by a bounded number of workers, and each one gets its worker back', async () => {
    const inTurn: (() => void)[] = [];
    vi.spyOn(pace, 'inTurn').mockImplementation(async (_channel, _action, send) => {
      await new Promise<void>((resolve) => inTurn.push(resolve));
      return send();
    });
    const page = vi.spyOn(store.deliveries, 'page');
    const ids: number[] = [];
    for (let index = 0; index < 2_500; index += 1) ids.push(await addAlertChannel(store, `${1_000 + index}`));
    await owe();
    deliver.start();
    await expect.poll(() => inTurn.length, PATIENCE).toBe(100);
    expect(next.mock.calls.map(([place]) => place.id)).toEqual(ids.slice(0, 100));
    // The rest waits in the database, but for what is queued next.
    expect(page.mock.calls.length).toBeLessThan(5);
    for (let sent = 0; sent < 2_500; sent += 1) {
      await expect.poll(() => inTurn.length, PATIENCE).toBeGreaterThan(0);
      inTurn.shift()?.();
    }
    await nothingWaits();
    expect(post.mock.calls.map(([channelId]) => Number(channelId) - 999)).toEqual(ids);
  }, 30_000);

  it('that come while older ones wait in the database come after them', async () => {
    const inTurn: (() => void)[] = [];
    vi.spyOn(pace, 'inTurn').mockImplementation(async (_channel, _action, send) => {
      await new Promise<void>((resolve) => inTurn.push(resolve));
      return send();
    });
    for (let index = 0; index < 1_800; index += 1) await addAlertChannel(store, `${1_000 + index}`);
    await owe();
    deliver.start();
    await expect.poll(() => inTurn.length, PATIENCE).toBe(100);
    const late = await store.places.remember({
      kind: 'user',
      discordId: '7',
      guildId: null,
      locale: 'en-US',
    });
    const topicId = await store.topics.remember({ kind: 'parcel', key: 'LP00123456784821CN' }, 1);
    await store.follows.add({ topicId, placeId: late, userId: '7' }, 1, 1);
    await owe();
    deliver.owed([late]);
    for (const begin of inTurn.splice(0)) begin();
    await expect.poll(() => inTurn.length, PATIENCE).toBe(100);
    expect(openDm).not.toHaveBeenCalled();
  });
});
