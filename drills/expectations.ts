import { seeded } from '../sandbox/seed.ts';
import type { Store } from '../src/store/index.ts';
import { alertLinesIn, letterNameOf, openThreads, SCAN_PATTERN } from '../test/support/alert-lines.ts';
import { followIn } from '../test/support/store-fixtures.ts';
import type { Environment } from './environment.ts';
import { createEventSender, type EventSender } from './event-sender.ts';
import type { Random } from './random.ts';

/** How many lost scans a report lists. */
export const MAX_NAMED = 20;

export interface Audit {
  /** The texts of the lost scans. */
  readonly missing: readonly string[];
  /** Acknowledged scans that were not posted. */
  readonly lost: number;
  /** Scans that were posted more than once. */
  readonly repeated: number;
  /** Parcels whose scans were not posted in the order in which they were acknowledged. */
  readonly outOfOrder: number;
}

/** Parcels, each followed in one thread, and the scans that the bot has acknowledged and must post. */
export interface Expectations extends Pick<EventSender, 'acknowledged' | 'responses'> {
  readonly numbers: readonly string[];
  storeFollows(store: Store): Promise<void>;
  /**
   * Posts a parcel's next scan until it is acknowledged.
   * @param created the time in the envelope
   */
  sendNextScan(number: string, created?: Date): Promise<void>;
  /** Compares what was acknowledged with the messages at Discord. */
  audit(): Promise<Audit>;
}

/**
 * Stores the follows, starts the bot, and waits until it can be used.
 * @param storeMore stores further data before the start
 */
export async function startWithFollows(
  environment: Environment,
  random: Random,
  threads: number,
  parcelsPerThread: number,
  storeMore: (store: Store) => Promise<void> = async () => {},
): Promise<Expectations> {
  const expectations = createExpectations(environment, random, threads, parcelsPerThread);
  await environment.prepare(async (store) => {
    await expectations.storeFollows(store);
    await storeMore(store);
  });
  environment.startBot();
  await environment.untilReady();
  await environment.untilCommandsRegistered();
  return expectations;
}

/**
 * As long as a real number: texts that contain a masked number's digits are hidden, and a short one could
 * match a serial number plus the date after it (LP100202CN in "x100" of "2026-11-20").
 */
export const parcelNumber = (index: number): string => `LP${100_000_000 + index}CN`;

export function createExpectations(
  environment: Pick<Environment, 'discord' | 'port' | 'receiverUrl'>,
  random: Random,
  threadCount: number,
  parcelsPerThread: number,
): Expectations {
  const sender = createEventSender(environment, random.fork());
  const { discord } = environment;
  const threads = openThreads(discord, threadCount);
  const followed = threads.flatMap((channelId, thread) =>
    Array.from({ length: parcelsPerThread }, (_, parcel) => ({
      channelId,
      number: parcelNumber(thread * 100 + parcel),
    })),
  );
  const scans = new Map<string, number>();

  return {
    numbers: followed.map(({ number }) => number),
    async storeFollows(store) {
      for (const { channelId, number } of followed) await followIn(store, channelId, number);
    },
    async sendNextScan(number, created) {
      const scan = (scans.get(number) ?? 0) + 1;
      await sender.sendScan(number, { status: `${letterNameOf(number)}x${scan}` }, created);
      scans.set(number, scan);
    },
    acknowledged: sender.acknowledged,
    responses: sender.responses,
    async audit() {
      const posted = new Map<string, readonly string[]>();
      for (const channelId of threads) {
        const messages = await discord.as(seeded.ada).in(channelId).messages();
        posted.set(channelId, alertLinesIn(messages, SCAN_PATTERN));
      }
      return sumOf(
        followed.map(({ channelId, number }) =>
          auditParcel(number, scans.get(number) ?? 0, posted.get(channelId) ?? []),
        ),
      );
    },
  };
}

/** What every drill with expectations reports in addition to its own failures. */
export function commonFailures({ missing, outOfOrder }: Audit, environment: Environment): string[] {
  const crashes = environment.crashes();
  return [
    ...missing.map((scan) => `${scan} was not posted`).slice(0, MAX_NAMED),
    ...(outOfOrder === 0 ? [] : [`the scans of ${outOfOrder} parcels were posted out of order`]),
    ...(crashes === 0 ? [] : [`the process ended unexpectedly ${crashes} times`]),
  ];
}

/** @param posted the scans in a thread, oldest first, including other parcels' */
function auditParcel(number: string, acknowledged: number, posted: readonly string[]): Audit {
  const prefix = `${letterNameOf(number)}x`;
  const scans = posted
    .filter((scan) => scan.startsWith(prefix))
    .map((scan) => Number(scan.slice(prefix.length)));
  const unique = [...new Set(scans)];
  const isOutOfOrder = unique.some((scan, index) => index > 0 && scan < (unique[index - 1] ?? 0));
  const missing = Array.from({ length: acknowledged }, (_, index) => index + 1).filter(
    (scan) => !unique.includes(scan),
  );
  return {
    missing: missing.map((scan) => `${prefix}${scan} of ${number}`),
    lost: acknowledged - unique.length,
    repeated: scans.length - unique.length,
    outOfOrder: isOutOfOrder ? 1 : 0,
  };
}

function sumOf(audits: readonly Audit[]): Audit {
  const sum = (key: 'lost' | 'repeated' | 'outOfOrder') =>
    audits.reduce((total, audit) => total + audit[key], 0);
  const missing = audits.flatMap((audit) => audit.missing);
  return { missing, lost: sum('lost'), repeated: sum('repeated'), outOfOrder: sum('outOfOrder') };
}
