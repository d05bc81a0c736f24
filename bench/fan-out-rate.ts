import { monitorEventLoopDelay } from 'node:perf_hooks';
import { setTimeout as sleep } from 'node:timers/promises';
import { seeded } from '../sandbox/seed.ts';
import { DEMO_KEY, startService } from '../sandbox/service/index.ts';
import { trackingNumber, trackingUpdated } from './events.ts';
import { mostInOneSecond, now, type Pairs, runInterleaved } from './measure.ts';
import { type Bot, SECRET } from './programs.ts';
import { type BenchmarkResult, type Target, toResult } from './result.ts';
import { storeAlertChannels } from './seed-database.ts';
import { connectSender } from './sender.ts';
import { openChannels, startDiscord, timeOfNthEvent } from './timed-discord.ts';
import { withCleanup } from './with-cleanup.ts';

/** Discord's limit for a bot (developers/topics/rate-limits). One message per channel stays below the channel's own limit. */
export const PER_SECOND = 50;

interface FanOutOptions {
  readonly quick: boolean;
  /** What runs, for the report. */
  readonly bots: string;
  /** The reference, and its messages per second for this many channels. */
  readonly against: string;
  readonly limit: (channels: number) => number;
  /** The share of it to reach. */
  readonly target: number;
  /** A path or `postgres://…` of a new database. */
  readonly database: string;
  /** Starts the bots that post the alerts. The first one receives the event. */
  readonly start: (settings: Readonly<Record<string, string>>) => Promise<readonly Bot[]>;
}

/** Measures how fast one event is posted in many channels, and whether Discord's limit is kept. */
export function measureFanOut({ quick, bots, against, limit, target, database, start }: FanOutOptions) {
  return withCleanup(async (track): Promise<readonly BenchmarkResult[]> => {
    const channels = quick ? 300 : 1_000;
    const { discord, apiUrl, arrivals } = track(await startDiscord({ rateLimits: true }));
    await storeAlertChannels(database, openChannels(discord, channels));
    const service = track(await startService());
    const api = { API_BASE_URL: service.url, API_KEY: DEMO_KEY };
    const settings = { DISCORD_API_URL: apiUrl, ...api, HOME_GUILD_IDS: seeded.haulClub };
    const [first] = (await start(settings)).map(track);
    if (first === undefined) throw new Error('no bot was started');
    const sender = track(await connectSender(first.receiverUrl, SECRET));

    const messagesPerSecond = async (round: number) => {
      // Until the previous round no longer counts toward the rate limit.
      await sleep(2_000);
      const messages = timeOfNthEvent(discord, 'message.create', channels);
      const startedAt = now();
      await sender.post([sender.request(trackingUpdated(trackingNumber(round), 0))]);
      return (channels * 1_000) / ((await messages) - startedAt);
    };
    const lateness = monitorEventLoopDelay({ resolution: 1 });
    lateness.enable();
    const pairs = await runInterleaved(quick ? 1 : 3, () => limit(channels), messagesPerSecond);
    lateness.disable();
    const refused = discord.requests.filter(({ status }) => status === 429).length;
    const outcome = { pairs, refused, most: mostInOneSecond(arrivals), lateMs: lateness.max / 1e6 };
    return resultsOf(`${channels} channels, ${bots}`, { against, target }, outcome);
  });
}

interface Outcome {
  /** Messages a second. */
  readonly pairs: Pairs;
  /** Requests answered with 429. */
  readonly refused: number;
  /** Requests within one second. */
  readonly most: number;
  /** The longest delay with which the measuring process, which runs Discord, read a request. */
  readonly lateMs: number;
}

const atMost = (value: number): Target => ({ of: 'ours', bound: 'at most', value });

function resultsOf(
  by: string,
  { against, target }: Pick<FanOutOptions, 'against' | 'target'>,
  { pairs, refused, most, lateMs }: Outcome,
): BenchmarkResult[] {
  return [
    toResult(
      {
        measure: `one event to ${by}`,
        against,
        unit: 'messages a second',
        target: { of: 'ratio', bound: 'at least', value: target },
      },
      pairs,
    ),
    toResult(
      {
        measure: `requests refused with 429 while alerting ${by}`,
        against,
        unit: 'requests',
        target: atMost(0),
      },
      { reference: [0], ours: [refused] },
    ),
    toResult(
      {
        measure: `most requests within any second while alerting ${by}`,
        against: 'Discord’s limit',
        unit: 'requests',
        target: atMost(PER_SECOND),
        note: `The local Discord read requests up to ${Math.round(lateMs)} ms late (${by}): that many milliseconds of requests can appear in the wrong second.`,
      },
      { reference: [PER_SECOND], ours: [most] },
    ),
  ];
}
