import { readdir } from 'node:fs/promises';
import { setTimeout as sleep } from 'node:timers/promises';
import { seeded } from '../../sandbox/seed.ts';
import { DEMO_KEY, SAMPLES, startService } from '../../sandbox/service/index.ts';
import type { Benchmark } from '../benchmark.ts';
import { trackingNumber, trackingUpdated } from '../events.ts';
import { newDatabase, observeBot, SECRET } from '../programs.ts';
import { type BenchmarkResult, toResult } from '../result.ts';
import { storeFollows } from '../seed-database.ts';
import { connectSender } from '../sender.ts';
import { openChannels, startDiscord } from '../timed-discord.ts';
import { withCleanup } from '../with-cleanup.ts';

/** Time for the extras of a reply and work after it; nothing is timed here. */
const SETTLED_MS = 2_000;
const IDLE_MS = 6_000;
/** Posted with a card. */
const MILESTONE = 'Out for delivery';

export default {
  name: 'files-run',
  measure: () =>
    withCleanup(async (track) => {
      const { discord, apiUrl, nextPost } = track(await startDiscord());
      const service = track(await startService());
      const { path } = track(await newDatabase());
      const parcels = openChannels(discord, 2).map((channelId, serial) => ({
        channelId,
        trackingNumber: trackingNumber(serial),
      }));
      await storeFollows(path, parcels);
      const settings = { DISCORD_API_URL: apiUrl, API_BASE_URL: service.url, API_KEY: DEMO_KEY };
      const bot = track(await observeBot({ ...settings, DATABASE_PATH: path }));
      const sender = track(await connectSender(bot.receiverUrl, SECRET));

      const useTrack = async (sample: number) => {
        const options = { number: SAMPLES.parcels[sample]?.number ?? '' };
        await (await discord.as(seeded.ada).in(seeded.general).run('track', options)).answer();
        await sleep(SETTLED_MS);
      };
      const sendScan = async (serial: number) => {
        const posted = nextPost(new RegExp(`/channels/${parcels[serial]?.channelId}/messages$`));
        await sender.post([sender.request(trackingUpdated(trackingNumber(serial), serial, MILESTONE))]);
        await posted;
        await sleep(SETTLED_MS);
      };
      // The first ones also load what is loaded once.
      await useTrack(0);
      await sendScan(0);
      await bot.filesRun();
      await sleep(IDLE_MS);
      const ticking = new Set(await bot.filesRun());
      const runBy = async (use: () => Promise<void>) => {
        await use();
        return (await bot.filesRun()).filter((file) => !ticking.has(file));
      };
      const all = await readdir('src', { recursive: true });
      const total = all.filter((file) => file.endsWith('.ts')).length;
      return [
        describe('one `/track`', 85, await runBy(() => useTrack(1)), total),
        describe('one webhook to its message', 110, await runBy(() => sendScan(1)), total),
      ];
    }),
} satisfies Benchmark;

function describe(what: string, atMost: number, files: readonly string[], total: number): BenchmarkResult {
  const description = {
    measure: `files of src that run for ${what}`,
    against: 'all files of src',
    unit: 'files',
    target: { of: 'ours', bound: 'at most', value: atMost },
    note: 'Counted by V8 in the bot run from its sources, without those that also run while nothing happens.',
  } as const;
  return toResult(description, { ours: [files.length], reference: [total] });
}
