import { afterAll, beforeAll, expect, it } from 'vitest';
import { LOCAL_TOKEN, type RunningLocalDiscord, startLocalDiscord } from '../../../sandbox/discord.ts';
import { seeded } from '../../../sandbox/seed.ts';
import { createLiveCards } from '../../../src/alerts/live-cards/live-cards.ts';
import { createSendingRights } from '../../../src/alerts/sending-rights.ts';
import { createSeal } from '../../../src/discord/messages/seal.ts';
import { PostError } from '../../../src/discord/posting/post-error.ts';
import { createPoster } from '../../../src/discord/posting/poster.ts';
import { createRateLimiter } from '../../../src/discord/posting/rate-limiter.ts';
import { createLog } from '../../../src/process/log.ts';
import { createApi } from '../../../src/service/index.ts';
import { incomingEvent, scan } from '../../support/fan-out-fixtures.ts';
import { followIn, openMemoryStore } from '../../support/store-fixtures.ts';

const MINUTE_MS = 60_000;
const NUMBER = 'LP00123456784821CN';

let local: RunningLocalDiscord;
beforeAll(async () => {
  local = await startLocalDiscord({ rateLimits: false });
});
afterAll(() => local.close());

it('a card that may have been posted is posted again when its channel cannot be read for ten minutes', async () => {
  const store = openMemoryStore();
  let now = Date.now();
  const liveCards = createLiveCards({
    store,
    poster: {
      ...createPoster(local.apiUrl, LOCAL_TOKEN),
      ownMessages: () => Promise.reject(new PostError('unavailable', new Error('no list'))),
    },
    api: createApi({
      ...{ baseUrl: 'http://127.0.0.1:9', key: '', timeoutMs: 1, concurrency: 1, arrayEncoding: 'repeat' },
    }),
    sendings: createSendingRights(createRateLimiter(), undefined),
    log: createLog('silent'),
    clock: () => now,
    seal: createSeal(LOCAL_TOKEN),
  });
  await followIn(store, seeded.parcels, NUMBER);
  const destinationId = await store.destinations.upsert({
    ...{
      kind: 'channel',
      discordId: seeded.parcels,
      guildId: seeded.haulClub,
      locale: 'en-US',
      forum: false,
    },
  });
  await store.destinations.setOptions(destinationId, { liveCards: true });
  const updates = [scan('Departed', NUMBER)];
  await store.ingest.record([incomingEvent('an event', { receivedAt: now, updates })]);
  const [card] = await store.liveCards.stale(now, 1);
  if (card === undefined) throw new Error('no card');
  await store.liveCards.attempt(card.id, now);
  const run = () => liveCards.job.run(now, new AbortController().signal);
  const posted = async () => (await store.liveCards.get(destinationId, card.topicId))?.messageId ?? null;

  now += 9 * MINUTE_MS;
  await run();
  expect(await posted()).toBeNull();
  now += MINUTE_MS;
  await run();
  expect(await posted()).not.toBeNull();
  await liveCards.stop();
  await store.close();
});
