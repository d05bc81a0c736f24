import { connect } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import { seeded } from '../sandbox/seed.ts';
import type { Store } from '../src/store/index.ts';
import { alertLinesIn, letterNameOf, openThreads } from '../test/support/alert-lines.ts';
import { postEvent, trackingUpdated } from '../test/support/signed-events.ts';
import { followIn } from '../test/support/store-fixtures.ts';
import type { Environment } from './environment.ts';
import type { Random } from './random.ts';
import { waitUntil } from './wait-until.ts';

const RETRY_MS = 100;
const ACCEPT_TIMEOUT_MS = 600_000;
const SCAN_PATTERN = /[a-j]{6}x\d+/g;

export interface Audit {
  /** Acknowledged scans that were not posted. */
  readonly lost: number;
  /** Scans that were posted more than once. */
  readonly repeated: number;
  /** Parcels whose scans were not posted in the order in which they were acknowledged. */
  readonly outOfOrder: number;
}

/** Parcels, each followed in one thread, and the scans that the bot has acknowledged and must post. */
export interface Expectations {
  readonly numbers: readonly string[];
  storeFollows(store: Store): Promise<void>;
  /**
   * Posts a parcel's next scan as the service would: the same bytes again until they are acknowledged.
   * @param created the moment in the envelope
   * @throws Error when that takes longer than ten minutes
   */
  sendNextScan(number: string, created?: Date): Promise<void>;
  /** How many events were acknowledged. */
  acknowledged(): number;
  /** How often the receiver responded with a status; 0 means without a response. */
  responses(status: number): number;
  /** Compares what was acknowledged with the messages at Discord. */
  audit(): Promise<Audit>;
}

/** Stores the follows, starts the bot, and waits until it can be used. */
export async function startWithFollows(
  environment: Environment,
  random: Random,
  threads: number,
  parcelsPerThread: number,
): Promise<Expectations> {
  const expectations = createExpectations(environment, random, threads, parcelsPerThread);
  await environment.prepare(expectations.storeFollows);
  environment.startBot();
  await environment.untilReady();
  await environment.untilCommandsRegistered();
  return expectations;
}

export function createExpectations(
  { discord, port, receiverUrl }: Pick<Environment, 'discord' | 'port' | 'receiverUrl'>,
  random: Random,
  threadCount: number,
  parcelsPerThread: number,
): Expectations {
  const retryRandom = random.fork();
  const threads = openThreads(discord, threadCount);
  const followed = threads.flatMap((channelId, thread) =>
    Array.from({ length: parcelsPerThread }, (_, parcel) => ({
      channelId,
      number: `LP${100_000 + thread * 100 + parcel}CN`,
    })),
  );
  const scans = new Map<string, number>();
  const responses = new Map<number, number>();
  const untilListening = createPortProbe(port);
  let acknowledged = 0;

  return {
    numbers: followed.map(({ number }) => number),
    async storeFollows(store) {
      for (const { channelId, number } of followed) await followIn(store, channelId, number);
    },
    async sendNextScan(number, created) {
      const scan = (scans.get(number) ?? 0) + 1;
      const status = `${letterNameOf(number)}x${scan}`;
      const event = trackingUpdated(number, { date: '2026-11-20', status }, created);
      const deadline = performance.now() + ACCEPT_TIMEOUT_MS;
      for (;;) {
        const response = await postEvent(receiverUrl, event).catch(() => ({ status: 0 }));
        responses.set(response.status, (responses.get(response.status) ?? 0) + 1);
        if (response.status === 200) break;
        if (performance.now() > deadline) throw new Error(`an event was not accepted: ${response.status}`);
        await (response.status === 0 ? untilListening() : sleep(RETRY_MS * (0.5 + retryRandom.fraction())));
      }
      scans.set(number, scan);
      acknowledged += 1;
    },
    acknowledged: () => acknowledged,
    responses: (status) => responses.get(status) ?? 0,
    async audit() {
      const posted = new Map<string, readonly string[]>();
      for (const channelId of threads) {
        const messages = await discord.messages({ userId: seeded.ada, channelId });
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

/** What every drill with expectations reports besides its own failures. */
export function commonFailures({ outOfOrder }: Audit, environment: Environment): string[] {
  const crashes = environment.crashes();
  return [
    ...(outOfOrder === 0 ? [] : [`the scans of ${outOfOrder} parcels were posted out of order`]),
    ...(crashes === 0 ? [] : [`the process ended unexpectedly ${crashes} times`]),
  ];
}

/** @param posted the scans in a thread, oldest first, of other parcels, too */
function auditParcel(number: string, acknowledged: number, posted: readonly string[]): Audit {
  const prefix = `${letterNameOf(number)}x`;
  const scans = posted
    .filter((scan) => scan.startsWith(prefix))
    .map((scan) => Number(scan.slice(prefix.length)));
  const unique = [...new Set(scans)];
  const isOutOfOrder = unique.some((scan, index) => index > 0 && scan < (unique[index - 1] ?? 0));
  return {
    lost: acknowledged - unique.length,
    repeated: scans.length - unique.length,
    outOfOrder: isOutOfOrder ? 1 : 0,
  };
}

function sumOf(audits: readonly Audit[]): Audit {
  const sum = (key: keyof Audit) => audits.reduce((total, audit) => total + audit[key], 0);
  return { lost: sum('lost'), repeated: sum('repeated'), outOfOrder: sum('outOfOrder') };
}

/** One probe for all callers: hundreds of refused connections a second would slow down the start they wait for. */
function createPortProbe(port: number): () => Promise<void> {
  let probing: Promise<void> | undefined;
  return () => {
    probing ??= waitUntil(() => isListening(port), 'the receiver to listen again', ACCEPT_TIMEOUT_MS).finally(
      () => {
        probing = undefined;
      },
    );
    return probing;
  };
}

function isListening(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const socket = connect(port, '127.0.0.1', () => {
      socket.destroy();
      resolve(true);
    });
    socket.on('error', () => resolve(false));
  });
}
