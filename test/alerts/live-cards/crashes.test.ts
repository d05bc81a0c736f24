import type { ClientMessage } from 'local-discord';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { LOCAL_TOKEN, type RunningLocalDiscord, startLocalDiscord } from '../../../sandbox/discord.ts';
import { seeded } from '../../../sandbox/seed.ts';
import { createLiveCards, type LiveCards } from '../../../src/alerts/live-cards/live-cards.ts';
import { createSendingRights } from '../../../src/alerts/sending-rights.ts';
import { createSeal } from '../../../src/discord/messages/seal.ts';
import { createPoster } from '../../../src/discord/posting/poster.ts';
import { createRateLimiter } from '../../../src/discord/posting/rate-limiter.ts';
import { createLog } from '../../../src/process/log.ts';
import { createApi } from '../../../src/service/index.ts';
import type { Store } from '../../../src/store/index.ts';
import { allTextOf } from '../../support/discord-user.ts';
import { incomingEvent, scan } from '../../support/fan-out-fixtures.ts';
import { followIn, openMemoryStore } from '../../support/store-fixtures.ts';

/** More than any run takes: the last ones end without a crash. */
const STEPS = 16;
const HOUR_MS = 3_600_000;

let local: RunningLocalDiscord;
beforeAll(async () => {
  local = await startLocalDiscord({ rateLimits: false });
});
afterAll(() => local.close());

/** When the process ends: at its nth request or write, before or after that took effect. */
interface Crash {
  readonly step: number;
  readonly effect: 'before' | 'after';
}

/** Calls until the crash; after it, nothing works any longer. */
function createFuse({ step, effect }: Crash) {
  let calls = 0;
  const crash = () => Promise.reject(new Error('crashed'));
  return <T extends object>(target: T): T =>
    new Proxy(target, {
      get(object, name) {
        const method: unknown = Reflect.get(object, name);
        if (typeof method !== 'function') return method;
        return async (...given: unknown[]) => {
          calls += 1;
          if (calls > step || (calls === step && effect === 'before')) return crash();
          const result: unknown = await Reflect.apply(method, object, given);
          return calls >= step ? crash() : result;
        };
      },
    });
}

const NO_CRASH: Crash = { step: Number.POSITIVE_INFINITY, effect: 'after' };

function startProcess(store: Store, now: () => number, crash = NO_CRASH): LiveCards {
  const fuse = createFuse(crash);
  return createLiveCards({
    store: { ...store, liveCards: fuse(store.liveCards) },
    poster: fuse(createPoster(local.apiUrl, LOCAL_TOKEN)),
    api: createApi({
      baseUrl: 'http://127.0.0.1:9',
      key: '',
      timeoutMs: 1,
      concurrency: 1,
      arrayEncoding: 'repeat',
    }),
    sendings: createSendingRights(createRateLimiter(), undefined),
    log: createLog('silent'),
    clock: now,
    seal: createSeal(LOCAL_TOKEN),
  });
}

/** Opens the forum post, if there is one, and brings the card up to date. */
async function run(process: LiveCards, store: Store, now: number): Promise<void> {
  const [card] = await store.liveCards.stale(now, 1);
  const destination = card && (await store.destinations.get(card.destinationId));
  if (card !== undefined && destination?.forum === true) await process.posts.open(destination, card.topicId);
  await process.job.run(now, new AbortController().signal);
  await process.job.run(now, new AbortController().signal);
}

let serial = 0;
function newNumber(): { readonly number: string; readonly masked: string } {
  serial += 1;
  const last = String(serial).padStart(4, '0');
  return { number: `LP0012345678${last}`, masked: `LP••••${last}` };
}

async function messagesIn(channelId: string): Promise<readonly ClientMessage[]> {
  return local.discord.as(seeded.ada).in(channelId).messages();
}

describe.each([
  ['a card', seeded.parcels, { liveCards: true }],
  ['a forum post', seeded.finds, { liveCards: false }],
])('%s', (_what, channelId, options) => {
  it.each(
    Array.from({ length: STEPS }, (_, index) => index + 1).flatMap((step) => [
      { step, effect: 'before' } as const,
      { step, effect: 'after' } as const,
    ]),
  )('is there once, up to date, after a crash $effect step $step of its first process', async (crash) => {
    const store = openMemoryStore();
    const { number, masked } = newNumber();
    await followIn(store, channelId, number);
    const forum = channelId === seeded.finds;
    const destinationId = await store.destinations.upsert({
      ...{ kind: 'channel', discordId: channelId, guildId: seeded.haulClub, locale: 'en-US', forum },
    });
    await store.destinations.setOptions(destinationId, options);
    let now = Date.now();
    const report = (status: string) =>
      store.ingest.record([incomingEvent(status, { receivedAt: now, updates: [scan(status, number)] })]);
    await report('marker 1');
    // The alert itself is posted by the outbox.
    await store.deliveries.failed([1], 'not part of this test', now);
    const crashed = run(
      startProcess(store, () => now, crash),
      store,
      now,
    );
    await crashed.catch((error: unknown) => expect(String(error)).toContain('crashed'));
    now += crash.step % 2 === 0 ? 1_000 : HOUR_MS;
    await report('marker 2');
    await store.deliveries.failed([2], 'not part of this test', now);
    for (let tries = 0; tries < 3; tries += 1) {
      await run(
        startProcess(store, () => now),
        store,
        now,
      ).catch(() => {});
      now += HOUR_MS;
    }

    const { guilds } = await local.discord.as(seeded.ada).state();
    const threads = guilds.flatMap(({ channels }) =>
      channels.filter(({ parentId, name }) => parentId === channelId && name.endsWith(masked)),
    );
    expect(threads).toHaveLength(forum ? 1 : 0);
    const cards = (await messagesIn(forum ? (threads[0]?.id ?? '') : channelId)).filter((message) =>
      allTextOf(message).includes(masked),
    );
    expect(cards.map(allTextOf)).toEqual([expect.stringContaining('marker 2')]);
    await store.close();
  });
});
