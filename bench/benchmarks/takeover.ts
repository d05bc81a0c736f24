import { CLUSTER_TIMING } from '../../src/cluster/cluster-timing.ts';
import type { Benchmark } from '../benchmark.ts';
import { startBots, untilBalanced } from '../bots-on-postgres.ts';
import { postgresUnavailable, startMeasuredPostgres } from '../postgres.ts';
import { startBot } from '../programs.ts';
import { type ResultDescription, toResult } from '../result.ts';
import { storeFollows } from '../seed-database.ts';
import { describeVictim, kill, parcelOf, type Takeover } from '../takeover.ts';
import { openChannels, startDiscord } from '../timed-discord.ts';
import { withCleanup } from '../with-cleanup.ts';

const PROCESSES = 3;
const SHARDS = 3;
/** At most one channel in each of the 64 partitions. */
const CHANNELS = 48;

const describe = (measure: string, seconds: number): ResultDescription => ({
  measure: `one of three processes killed → ${measure}`,
  against: 'how long a lease lasts',
  unit: 's',
  target: { of: 'ours', bound: 'at most', value: seconds },
});

export default {
  name: 'takeover',
  unavailable: postgresUnavailable,
  measure: ({ quick }) =>
    withCleanup(async (track) => {
      const kills = quick ? 2 : 7;
      const DATABASE_URL = await track(await startMeasuredPostgres()).newDatabase();
      const timed = track(await startDiscord({ moreGuilds: SHARDS, limitsIdentifies: true }));
      const channels = openChannels(timed.discord, CHANNELS);
      const follows = Array.from({ length: kills }, (_, round) =>
        channels.map((channelId, index) => ({ channelId, trackingNumber: parcelOf(round, index) })),
      );
      await storeFollows(DATABASE_URL, follows.flat());
      const settings = { DISCORD_API_URL: timed.apiUrl, DATABASE_URL, SHARD_COUNT: String(SHARDS) };
      const bots = [...(await startBots(PROCESSES, settings, SHARDS))];
      track({ close: () => Promise.all(bots.map((bot) => bot.close())) });

      const takeovers: Takeover[] = [];
      for (let round = 0; round < kills; round += 1) {
        const index = round % PROCESSES;
        const [bot, receiver] = [bots[index], bots[(index + 1) % PROCESSES]];
        if (bot === undefined || receiver === undefined) throw new Error('a process is missing');
        const victim = await describeVictim(bot, DATABASE_URL, channels);
        takeovers.push(await kill(victim, round, receiver, timed, channels));
        bots[index] = await startBot(settings);
        await untilBalanced(bots, SHARDS);
      }
      const lease = takeovers.map(() => CLUSTER_TIMING.leaseMs / 1_000);
      const seconds = (value: (one: Takeover) => number) => takeovers.map((one) => value(one) / 1_000);
      return [
        toResult(describe('the next alert of each of its channels', 15), {
          reference: lease,
          ours: seconds(({ alertedMs }) => alertedMs),
        }),
        toResult(describe('its shards served again', 30), {
          reference: lease,
          ours: seconds(({ servedMs }) => servedMs),
        }),
      ];
    }),
} satisfies Benchmark;
