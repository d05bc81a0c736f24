import { connect } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import { seeded } from '../sandbox/discord/seed.ts';
import type { Store } from '../src/store/index.ts';
import { alertLinesIn, letterNameOf, openThreads } from '../test/support/alert-lines.ts';
import { postEvent, trackingUpdated } from '../test/support/signed-events.ts';
import { followIn } from '../test/support/store-fixtures.ts';
import type { Surroundings } from './surroundings.ts';
import { untilHolds } from './wait.ts';

const RETRY_MS = 100;
const ACCEPT_TIMEOUT_MS = 600_000;
const MARKER = /[a-j]{6}x\d+/g;

export interface Audit {
  /** Acknowledged scans that stand nowhere. */
  readonly lost: number;
  /** Scans that stand there more than once. */
  readonly repeated: number;
  /** Parcels whose scans do not stand in the order in which they were acknowledged. */
  readonly disordered: number;
}

/** Parcels, each followed in one thread, and what the bot has acknowledged about them. */
export interface Ledger {
  readonly numbers: readonly string[];
  /** Writes the follows down. */
  follow(store: Store): Promise<void>;
  /**
   * Posts a parcel's next scan as the service would: the same bytes until they are acknowledged.
   * @param created what the envelope says about its age
   * @throws Error when that takes longer than ten minutes
   */
  post(number: string, created?: Date): Promise<void>;
  /** How many events were acknowledged. */
  acknowledged(): number;
  /** How often the receiver answered with a status; 0 stands for no answer. */
  answered(status: number): number;
  /** Compares what was acknowledged with what stands at Discord. */
  audit(): Promise<Audit>;
}

/** Follows written down, the bot started, and its commands usable. */
export async function begin(here: Surroundings, threads: number, parcelsPerThread: number): Promise<Ledger> {
  const ledger = openLedger(here, threads, parcelsPerThread);
  await here.prepare(ledger.follow);
  here.start();
  await here.untilReady();
  await here.untilAskable();
  return ledger;
}

export function openLedger(
  { discord, port, receiverUrl }: Pick<Surroundings, 'discord' | 'port' | 'receiverUrl'>,
  threadCount: number,
  parcelsPerThread: number,
): Ledger {
  const threads = openThreads(discord, threadCount);
  const scans = new Map<string, number>();
  const answers = new Map<number, number>();
  const placed = threads.flatMap((channelId, thread) =>
    Array.from({ length: parcelsPerThread }, (_, parcel) => ({
      channelId,
      number: `LP${100_000 + thread * 100 + parcel}CN`,
    })),
  );
  let acknowledged = 0;
  let probing: Promise<void> | undefined;

  /** One looks for all: hundreds of refused connections a second would slow down the very start they wait for. */
  const untilBack = (): Promise<void> => {
    probing ??= untilHolds(() => isListening(port), 'the receiver to come back', ACCEPT_TIMEOUT_MS).finally(
      () => {
        probing = undefined;
      },
    );
    return probing;
  };

  return {
    numbers: placed.map(({ number }) => number),
    async follow(store) {
      for (const { channelId, number } of placed) await followIn(store, channelId, number);
    },
    async post(number, created) {
      const scan = (scans.get(number) ?? 0) + 1;
      const status = `${letterNameOf(number)}x${scan}`;
      const event = trackingUpdated(number, { date: '2026-11-20', status }, created);
      const deadline = performance.now() + ACCEPT_TIMEOUT_MS;
      for (;;) {
        const answer = await postEvent(receiverUrl, event).catch(() => ({ status: 0 }));
        answers.set(answer.status, (answers.get(answer.status) ?? 0) + 1);
        if (answer.status === 200) break;
        if (performance.now() > deadline) throw new Error(`an event was not taken: ${answer.status}`);
        await (answer.status === 0 ? untilBack() : sleep(RETRY_MS * (0.5 + Math.random())));
      }
      scans.set(number, scan);
      acknowledged += 1;
    },
    acknowledged: () => acknowledged,
    answered: (status) => answers.get(status) ?? 0,
    async audit() {
      let [lost, repeated, disordered] = [0, 0, 0];
      for (const channelId of threads) {
        const lines = alertLinesIn(await discord.messages({ userId: seeded.ada, channelId }), MARKER);
        for (const { number } of placed.filter((one) => one.channelId === channelId)) {
          const mark = letterNameOf(number);
          const told = lines
            .filter((line) => line.startsWith(mark))
            .map((line) => Number(line.slice(mark.length + 1)));
          const once = [...new Set(told)];
          lost += (scans.get(number) ?? 0) - once.length;
          repeated += told.length - once.length;
          if (once.some((scan, index) => index > 0 && scan < (once[index - 1] ?? 0))) disordered += 1;
        }
      }
      return { lost, repeated, disordered };
    },
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
