import { z } from 'zod';
import { seeded } from '../sandbox/seed.ts';
import { ALERT_LEVELS, type AlertLevel } from '../src/domain/alerts/alert-level.ts';
import type { Store } from '../src/store/index.ts';
import { letterNameOf, openThreads } from '../test/support/alert-lines.ts';
import { TEXTS } from '../test/support/audience-steps.ts';
import { ASKED_FOR, ImportanceModel } from '../test/support/importance-model.ts';
import type { Scan } from '../test/support/signed-events.ts';
import { upsertChannel } from '../test/support/store-fixtures.ts';
import type { Environment } from './environment.ts';
import { createEventSender, type EventSender } from './event-sender.ts';
import { type Audit, parcelNumber } from './expectations.ts';
import type { Random } from './random.ts';
import { changeHold, HOLDS, type HoldKind, NO_HOLD } from './random-holds.ts';

/** Their numbers differ from those of all other threads. */
const VARIED_FROM = 800_000;

/** A thread with its own alert options. */
interface VariedThread {
  readonly channelId: string;
  readonly level: AlertLevel;
  readonly liveCards: boolean;
  readonly silent: boolean;
  readonly holds: HoldKind;
  readonly numbers: readonly string[];
}

export interface VariedAudit extends Audit {
  /** Scans that were posted although the level excludes them. */
  readonly unasked: number;
  /** Parcels whose live card is missing or doesn't show the newest scan. */
  readonly staleCards: number;
}

/** Parcels, each followed in one thread with its own options, and the scans that the thread must get. */
export interface VariedExpectations extends Pick<EventSender, 'acknowledged' | 'responses'> {
  readonly numbers: readonly string[];
  storeFollows(store: Store): Promise<void>;
  sendNextScan(number: string): Promise<void>;
  /** Starts and ends quiet hours and digests at random. */
  changeHolds(store: Store): Promise<void>;
  /** Releases everything that is held. */
  endHolds(store: Store): Promise<void>;
  /** How many live cards are missing or don't show the newest scan. */
  staleCards(): Promise<number>;
  /** Compares expected scans with the messages at Discord. A digest counts for everything it contains. */
  audit(store: Store): Promise<VariedAudit>;
}

export function createVariedExpectations(
  environment: Pick<Environment, 'discord' | 'port' | 'receiverUrl'>,
  random: Random,
  threadCount: number,
  parcelsPerThread: number,
): VariedExpectations {
  const sender = createEventSender(environment, random.fork());
  const choices = random.fork();
  const threads = openThreads(environment.discord, threadCount).map(
    (channelId, thread): VariedThread => ({
      channelId,
      level: choices.pick(ALERT_LEVELS),
      liveCards: choices.below(3) === 0,
      silent: choices.below(2) === 0,
      holds: choices.pick(HOLDS),
      numbers: Array.from({ length: parcelsPerThread }, (_, parcel) =>
        parcelNumber(VARIED_FROM + thread * 100 + parcel),
      ),
    }),
  );
  const parcels = new Map(
    threads.flatMap((thread) =>
      thread.numbers.map((number) => [number, createParcel(number, thread, choices)]),
    ),
  );

  const staleCards = async (): Promise<number> => {
    let stale = 0;
    for (const { channelId, liveCards, numbers } of threads) {
      const messages = await environment.discord.as(seeded.ada).in(channelId).messages();
      const texts = messages.map(({ components }) => JSON.stringify(components));
      const newest = liveCards ? numbers.map((number) => parcels.get(number)?.newest() ?? null) : [];
      stale += newest.filter((place) => place !== null && !texts.some((text) => text.includes(place))).length;
    }
    return stale;
  };

  return {
    numbers: [...parcels.keys()],
    acknowledged: sender.acknowledged,
    responses: sender.responses,
    storeFollows: (store) => forEach(threads, (thread) => storeThread(store, thread)),
    async sendNextScan(number) {
      await parcels.get(number)?.sendNext((scan) => sender.sendScan(number, scan));
    },
    changeHolds: (store) =>
      forEach(threads, async ({ channelId, holds }) => {
        await changeHold(store, await upsertChannel(store, channelId), holds, choices);
      }),
    endHolds: (store) =>
      forEach(threads, async ({ channelId }) =>
        store.holds.configure(await upsertChannel(store, channelId), NO_HOLD, Date.now()),
      ),
    staleCards,
    async audit(store) {
      const audits: VariedAudit[] = [];
      for (const { channelId, liveCards, numbers } of threads) {
        const posted = await postedIn(environment, store, channelId);
        // A card isn't a delivery; each parcel has one.
        const cards = liveCards
          ? numbers.filter((number) => parcels.get(number)?.newest() !== null).length
          : 0;
        audits.push({ ...NOTHING_WRONG, repeated: Math.max(0, posted.unknown - cards) });
        for (const number of numbers)
          audits.push(
            auditParcel(number, parcels.get(number)?.asked ?? [], posted.serials.get(number) ?? []),
          );
      }
      return { ...sumOf(audits), staleCards: await staleCards() };
    },
  };
}

const NOTHING_WRONG: VariedAudit = {
  missing: [],
  lost: 0,
  repeated: 0,
  outOfOrder: 0,
  unasked: 0,
  staleCards: 0,
};

/** A scan's location identifies it. */
const depot = (number: string, serial: number) => `Depot ${letterNameOf(number)}x${serial}`;

/** A parcel with random scans, and the serial numbers of those that its thread must get. */
function createParcel(number: string, { level, liveCards }: VariedThread, random: Random) {
  const importances = new ImportanceModel();
  const asked: number[] = [];
  let serial = 0;
  return {
    asked,
    newest: () => (serial === 0 ? null : depot(number, serial)),
    async sendNext(send: (scan: Scan) => Promise<void>) {
      serial += 1;
      const { text, says } = random.pick(TEXTS);
      // Abroad, so that customs means import customs.
      await send({ status: text, location: depot(number, serial), country: 'DE' });
      const importance = importances.scan(says, 0);
      const isOnCard = liveCards && importance === 'ordinary';
      if (!isOnCard && ASKED_FOR[level].includes(importance)) asked.push(serial);
    },
  };
}

async function storeThread(store: Store, thread: VariedThread): Promise<void> {
  const now = Date.now();
  const { channelId, level, liveCards, silent, numbers } = thread;
  const destinationId = await upsertChannel(store, channelId);
  await store.destinations.setOptions(destinationId, { liveCards, silent });
  for (const key of numbers) {
    const topicId = await store.topics.upsert({ kind: 'parcel', key }, now);
    const follow = { topicId, destinationId, userId: seeded.ada, level };
    await store.follows.add(follow, Number.POSITIVE_INFINITY, now);
    await store.follows.setBaseline(topicId, now - 60_000);
  }
}

const scanData = z.object({ location: z.string() });

/** The serial numbers of the scans in a channel's messages by parcel, in the order of the messages. */
async function postedIn({ discord }: Pick<Environment, 'discord'>, store: Store, channelId: string) {
  const destinationId = await upsertChannel(store, channelId);
  const serials = new Map<string, number[]>();
  let unknown = 0;
  for (const { id } of await discord.as(seeded.ada).in(channelId).messages()) {
    const deliveries = await store.deliveries.postedIn(destinationId, id);
    if (deliveries.length === 0) unknown += 1;
    for (const { topicKey, data } of deliveries) {
      const { location } = scanData.parse(JSON.parse(data));
      serials.set(topicKey, [...(serials.get(topicKey) ?? []), Number(location.split('x').at(-1))]);
    }
  }
  return { serials, unknown };
}

function auditParcel(number: string, asked: readonly number[], posted: readonly number[]): VariedAudit {
  const unique = [...new Set(posted)];
  const missing = asked.filter((serial) => !posted.includes(serial));
  return {
    missing: missing.map((serial) => depot(number, serial)),
    lost: missing.length,
    repeated: posted.length - unique.length,
    outOfOrder: unique.some((serial, index) => serial < (unique[index - 1] ?? 0)) ? 1 : 0,
    unasked: unique.filter((serial) => !asked.includes(serial)).length,
    staleCards: 0,
  };
}

function sumOf(audits: readonly VariedAudit[]): VariedAudit {
  const sum = (key: Exclude<keyof VariedAudit, 'missing'>) =>
    audits.reduce((total, audit) => total + audit[key], 0);
  return {
    missing: audits.flatMap((audit) => audit.missing),
    lost: sum('lost'),
    repeated: sum('repeated'),
    outOfOrder: sum('outOfOrder'),
    unasked: sum('unasked'),
    staleCards: sum('staleCards'),
  };
}

async function forEach<T>(items: readonly T[], use: (item: T) => Promise<unknown>): Promise<void> {
  for (const item of items) await use(item);
}
