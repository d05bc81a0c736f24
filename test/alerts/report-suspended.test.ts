import { PermissionFlagsBits } from 'discord.js';
import { expect, it, vi } from 'vitest';
import { LOCAL_TOKEN } from '../../sandbox/discord.ts';
import { seeded } from '../../sandbox/seed.ts';
import { createReportSuspended } from '../../src/alerts/report-suspended.ts';
import { createPoster } from '../../src/discord/posting/poster.ts';
import { createRateLimiter } from '../../src/discord/posting/rate-limiter.ts';
import { createLog } from '../../src/process/log.ts';
import { useAlerts } from '../support/alerts-harness.ts';
import { allTextOf } from '../support/discord-user.ts';
import { addAlertChannel } from '../support/store-fixtures.ts';

const DAY_MS = 24 * 60 * 60_000;
const running = useAlerts({ sweepMs: 50 });

/** Runs the job that tells people about suspended channels. */
async function runJob(): Promise<void> {
  const { store, local, clock } = running();
  const job = createReportSuspended({
    store,
    poster: createPoster(local.apiUrl, LOCAL_TOKEN),
    rateLimiter: createRateLimiter(),
    log: createLog('silent'),
    onEnqueued: () => {},
  });
  await job.run(clock(), new AbortController().signal);
}

/** An alert channel that Ada added, and that Discord lets the bot only do this in. */
async function brokenChannel(permissions: bigint): Promise<number> {
  const { store, local, ingestScan } = running();
  const destinationId = await addAlertChannel(store, seeded.parcels);
  local.discord.admin.setBotPermissions(seeded.parcels, permissions);
  await ingestScan('LP100000CN', 'Departed');
  await expect
    .poll(() => store.destinations.get(destinationId))
    .toMatchObject({ suspensionReason: 'forbidden' });
  return destinationId;
}

const dmOfAda = () => running().messagesIn(seeded.dmAda);

it('tells the person who added a broken alert channel once, within a minute, what is missing', async () => {
  const { advanceClock } = running();
  await brokenChannel(PermissionFlagsBits.ViewChannel | PermissionFlagsBits.EmbedLinks);
  await runJob();
  advanceClock(45_000);
  await runJob();
  await runJob();
  await vi.waitFor(async () => expect(await dmOfAda()).toHaveLength(1), { timeout: 10_000 });
  const [message] = await dmOfAda();
  if (message === undefined) throw new Error('no message');
  expect(message.content).toContain(`<#${seeded.parcels}>`);
  expect(allTextOf(message)).toContain('Send Messages');
  expect(allTextOf(message)).not.toContain('View Channels');
});

it('names View Channels where the bot cannot see the channel at all', async () => {
  await brokenChannel(0n);
  running().advanceClock(45_000);
  await runJob();
  await vi.waitFor(async () => expect(await dmOfAda()).toHaveLength(1), { timeout: 10_000 });
  const [message] = await dmOfAda();
  expect(message === undefined ? '' : allTextOf(message)).toContain('View Channels');
});

it('tells nobody about a channel that works again in time, or that broke more than a week ago', async () => {
  const { store, local, advanceClock, clock } = running();
  const destinationId = await brokenChannel(0n);
  local.discord.admin.setBotPermissions(seeded.parcels, null);
  await store.destinations.restore(destinationId, clock());
  advanceClock(45_000);
  await runJob();
  await store.destinations.suspend(destinationId, 'forbidden', clock() - 8 * DAY_MS);
  await runJob();
  expect(await store.destinations.unreported(0, clock(), 10)).toHaveLength(1);
  expect(await store.deliveries.backlog()).toMatchObject({ pending: 0 });
});

it('tells the same person again only when a week has passed since the last report', async () => {
  const { store, clock, advanceClock } = running();
  const destinationId = await brokenChannel(0n);
  const breakAgain = async () => {
    await store.destinations.restore(destinationId, clock());
    advanceClock(60 * 60_000);
    await store.destinations.suspend(destinationId, 'forbidden', clock());
    advanceClock(45_000);
    return store.destinations.unreported(0, clock(), 10);
  };
  advanceClock(45_000);
  await runJob();
  expect(await breakAgain()).toEqual([]);
  advanceClock(7 * DAY_MS);
  expect(await breakAgain()).toMatchObject([{ id: destinationId }]);
});
