import { afterEach, beforeEach } from 'vitest';
import { LOCAL_TOKEN, type RunningLocalDiscord, startLocalDiscord } from '../../sandbox/discord.ts';
import { seeded } from '../../sandbox/seed.ts';
import { type RunningService, startService } from '../../sandbox/service/index.ts';
import { type Chat, type ChatOptions, createChat } from '../../src/chat/index.ts';
import { createSeal } from '../../src/discord/messages/seal.ts';
import { createPoster } from '../../src/discord/posting/poster.ts';
import { createRateLimiter } from '../../src/discord/posting/rate-limiter.ts';
import { createArrivals } from '../../src/parcels/arrival.ts';
import { createNumberHash } from '../../src/parcels/number-hash.ts';
import { createPictures } from '../../src/pictures/index.ts';
import { createLog } from '../../src/process/log.ts';
import { noMetrics } from '../../src/process/metrics.ts';
import { createAttemptLimit } from '../../src/process/timing/attempt-limit.ts';
import { createApi, createPhotoDownloads } from '../../src/service/index.ts';
import { openMemoryStore } from './store-fixtures.ts';

export const linkTo = (id: number | string) => `https://cnfans.com/product?platform=WEIDIAN&id=${id}`;
export const LINK = linkTo('7212345601');
export const OTHER_LINK = linkTo('7298804417');

/** Chat with a real store, a real service and a local Discord, in one process and without a gateway. */
export interface ChatHarness {
  readonly local: RunningLocalDiscord;
  readonly service: RunningService;
  readonly options: ChatOptions;
  readonly chat: Chat;
  /** How far the bot's clock is ahead of the real one. */
  readonly time: { aheadMs: number };
  /** Mo writes a message, and chat receives it as from the gateway. @returns its id */
  receiveMessage(content: string, changes?: object, channelId?: string): Promise<string>;
  /** A message is edited. @param at null: Discord only adds a link preview */
  receiveEdit(id: string, content: string, at?: string | null, channelId?: string): Promise<void>;
  /** A user sends a command in a channel where the bot has these permissions. */
  receiveCommand(permissions: bigint, channelId?: string): Promise<void>;
  replies(channelId?: string): Promise<readonly { readonly id: string }[]>;
  /** Starts chat again with the same store. */
  restart(): void;
}

/**
 * Starts the harness before each test and stops it afterwards; the getter is valid inside tests.
 * @param slowMs the service's delay while its fault is `slow`, and the timeout of chat's calls
 */
export function useChat(slowMs = 1_000): () => ChatHarness {
  let running: (ChatHarness & { stop(): Promise<void> }) | undefined;
  beforeEach(async () => {
    running = await startChatHarness(slowMs);
  });
  afterEach(() => running?.stop());
  return () => {
    if (running === undefined) throw new Error('Chat runs only inside tests');
    return running;
  };
}

async function startChatHarness(slowMs: number): Promise<ChatHarness & { stop(): Promise<void> }> {
  const local = await startLocalDiscord();
  const service = await startService({ slowMs });
  const api = createApi({
    baseUrl: service.url,
    key: 'demo-key',
    timeoutMs: slowMs,
    concurrency: 4,
    arrayEncoding: 'repeat',
  });
  const store = openMemoryStore();
  const time = { aheadMs: 0 };
  const options: ChatOptions = {
    store,
    api,
    arrivals: createArrivals({ store, hash: createNumberHash(LOCAL_TOKEN) }),
    poster: createPoster(local.apiUrl, LOCAL_TOKEN),
    rateLimiter: createRateLimiter(1, () => performance.now() + time.aheadMs),
    log: createLog('silent'),
    clock: () => Date.now() + time.aheadMs,
    metrics: noMetrics,
    seal: createSeal(LOCAL_TOKEN),
    unknownNumbers: createAttemptLimit({ max: 20, windowMs: 600_000, clock: Date.now }),
    mentionCommand: (name) => `</${name}:1>`,
    showParcels: async (userId) => ({ content: `The parcels of ${userId}` }),
    usualDestination: async () => null,
    ownUserId: () => seeded.bot,
    repliesToLinks: true,
    readsChat: () => true,
    photos: createPhotoDownloads({ baseUrl: service.url, timeoutMs: slowMs }),
    pictures: createPictures({ enabled: false, log: createLog('silent') }),
    exchangeRates: { rates: new Map([['EUR', 0.128]]), setAt: 0 },
  };
  let chat = createChat(options);
  return {
    local,
    service,
    options,
    time,
    get chat() {
      return chat;
    },
    async receiveMessage(content, changes = {}, channelId = seeded.general) {
      const { id } = await local.discord.as(seeded.mo).in(channelId).send(content);
      await chat.onMessage('MESSAGE_CREATE', {
        id,
        channel_id: channelId,
        guild_id: seeded.haulClub,
        type: 0,
        content,
        author: { id: seeded.mo },
        ...changes,
      });
      return id;
    },
    receiveEdit: (id, content, at = '2026-11-21T12:00:00Z', channelId = seeded.general) =>
      chat.onMessage('MESSAGE_UPDATE', {
        id,
        channel_id: channelId,
        guild_id: seeded.haulClub,
        content,
        author: { id: seeded.mo },
        edited_timestamp: at,
      }),
    receiveCommand: (permissions, channelId = seeded.general) =>
      chat.onMessage('INTERACTION_CREATE', {
        guild_id: seeded.haulClub,
        channel: { id: channelId, type: 0 },
        app_permissions: String(permissions),
      }),
    replies: async (channelId = seeded.general) =>
      (await local.discord.as(seeded.ada).in(channelId).messages()).filter(({ author }) => author.bot),
    restart() {
      chat.stop();
      chat = createChat(options);
    },
    async stop() {
      chat.stop();
      await api.close();
      await store.close();
      await service.close();
      await local.close();
    },
  };
}
