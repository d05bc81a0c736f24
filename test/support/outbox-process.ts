import { SnowflakeUtil } from 'discord.js';
import { createDestinationMemory } from '../../src/alerts/outbox/destination-memory.ts';
import type { OutboxContext } from '../../src/alerts/outbox/outbox-context.ts';
import { createPlanner } from '../../src/alerts/outbox/planner.ts';
import type { AlertRenderer } from '../../src/alerts/outbox/render-alert.ts';
import { serveDestination } from '../../src/alerts/outbox/serve-destination.ts';
import { createReleaseHolds } from '../../src/alerts/release-holds.ts';
import { PostError } from '../../src/discord/posting/post-error.ts';
import type { Poster } from '../../src/discord/posting/poster.ts';
import type { RateLimiter } from '../../src/discord/posting/rate-limiter.ts';
import { createLog } from '../../src/process/log.ts';
import { noMetrics } from '../../src/process/metrics.ts';
import type { PendingDelivery, Store } from '../../src/store/index.ts';
import { sendAtOnce } from './send-at-once.ts';

/** A message as the fake Discord stores it. */
export interface PostedTo {
  readonly id: string;
  readonly channelId: string;
  readonly nonce: string;
  readonly content: string;
  /** By the bot's clock. */
  readonly at: number;
}

/** What happens to the next request to post a message. */
export type Fault = 'answer_lost' | 'crash_before' | 'crash_after' | 'refused' | 'limited' | 'forbidden';

/** A Discord that remembers nonces as long as a test needs, and fails on request. */
export function createFakeDiscord(clock: () => number) {
  const messages: PostedTo[] = [];
  const faults: Fault[] = [];
  let forgetsNonces = false;
  const searches: string[] = [];
  const deliver = (channelId: string, nonce: string, content: string): string => {
    const known = forgetsNonces ? undefined : messages.find((message) => message.nonce === nonce);
    if (known !== undefined) return known.id;
    const id = SnowflakeUtil.generate({ timestamp: clock() }).toString();
    messages.push({ id, channelId, nonce, content, at: clock() });
    return id;
  };
  let onCrash = () => {};
  const endProcess = () => {
    onCrash();
    return new Promise<never>(() => {});
  };
  const poster: Pick<Poster, 'post' | 'ownMessages' | 'openDm' | 'edit' | 'checkChannel'> = {
    async post(channelId, { content = '' }, { nonce }) {
      switch (faults.shift()) {
        case 'crash_before':
          return endProcess();
        case 'crash_after':
          deliver(channelId, nonce, content);
          return endProcess();
        case 'answer_lost':
          deliver(channelId, nonce, content);
          throw new PostError('unavailable', new Error('no answer'));
        case 'refused':
          throw new PostError('refused', new Error('invalid'));
        case 'limited':
          throw new PostError('rate_limited', new Error('slow down'), { retryAfterMs: 1 });
        case 'forbidden':
          throw new PostError('forbidden', new Error('no'));
        default:
          return deliver(channelId, nonce, content);
      }
    },
    async ownMessages(channelId) {
      searches.push(channelId);
      const found = messages.filter((message) => message.channelId === channelId).toReversed();
      return found.map(({ id, content }) => ({
        id,
        content,
        author: { id: '1' },
        embeds: [],
        components: [],
      }));
    },
    openDm: async (userId) => `dm of ${userId}`,
    edit: () => Promise.reject(new Error('nothing is edited')),
    checkChannel: async () => {},
  };
  return {
    messages,
    faults,
    searches,
    poster,
    /** Resolves when a fault ends the process. */
    crash: () =>
      new Promise<void>((resolve) => {
        onCrash = resolve;
      }),
    forgetNonces() {
      forgetsNonces = true;
    },
  };
}

const NO_LIMITS: Pick<RateLimiter, 'waitMs' | 'remaining' | 'schedule' | 'scheduleGlobal' | 'pause'> = {
  waitMs: () => 0,
  remaining: () => 5,
  schedule: sendAtOnce,
  scheduleGlobal: (send) => send(),
  pause: () => {},
};

/** Renders only the ids of a message's updates: `1` alone, `digest 1 2 3` together. */
export const idRenderer: AlertRenderer = {
  renderNext: async (_destination, pending) => alertOf(pending.slice(0, 1)),
  renderExactly: async (_destination, deliveries) => alertOf(deliveries),
  renderDigest: async (_destination, deliveries) =>
    deliveries.length === 1 ? alertOf(deliveries) : alertOf(deliveries, 'digest '),
  canJoin: () => false,
};

function alertOf(deliveries: readonly PendingDelivery[], before = '') {
  const ids = deliveries.map(({ updateId }) => updateId).join(' ');
  return { deliveries, view: { content: `${before}${ids}` } };
}

/** The dispatcher and the scheduler of one process, without timers: tests run each step. */
export async function startProcess(
  store: Store,
  discord: ReturnType<typeof createFakeDiscord>,
  clock: () => number,
  renderer: AlertRenderer = idRenderer,
) {
  // Only the methods that the outbox calls.
  const rateLimiter = NO_LIMITS as RateLimiter;
  const poster = discord.poster as Poster;
  const memory = createDestinationMemory();
  const planner = createPlanner({
    ...{ store, renderer, rateLimiter, memory, clock },
    addDates: async (deliveries) => deliveries,
  });
  memory.onTakeOver(null, { newestId: await store.deliveries.newestId(), countIn: () => {} });
  const signal = new AbortController().signal;
  const outbox: OutboxContext = {
    ...{ store, memory, planner, poster, rateLimiter, clock },
    log: createLog('silent'),
    metrics: noMetrics,
    posts: {
      open: async ({ id }, topicId) => (await store.liveCards.get(id, topicId))?.threadId ?? null,
      leave: async () => false,
    },
    after: () => () => {},
    ...{ stopping: signal, processStopping: signal, abortRequests: signal, throwIfStopped: () => {} },
    pauseAll: () => {},
  };
  const job = createReleaseHolds({ store, onEnqueued: () => {} });
  const serveAll = async (destinationId: number) => {
    for (let round = 0; round < 1_000; round += 1) {
      if ((await serveDestination(outbox, destinationId, false)) === 'done') return 'served' as const;
    }
    throw new Error('served for ever');
  };
  return {
    outbox,
    releaseHolds: () => job.run(clock(), signal),
    /** Posts what can be posted now. @returns `crashed` if the process ended in the meantime */
    serve: (destinationId: number) =>
      Promise.race([serveAll(destinationId), discord.crash().then(() => 'crashed' as const)]),
  };
}
