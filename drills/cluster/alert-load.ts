import { setTimeout as sleep } from 'node:timers/promises';
import type { ClientMessage } from 'local-discord';
import type { LocalDiscord } from '../../sandbox/discord.ts';
import { seeded } from '../../sandbox/seed.ts';
import type { Store } from '../../src/store/index.ts';
import { alertLinesIn, letterNameOf, openThreads, SCAN_PATTERN } from '../../test/support/alert-lines.ts';
import { trackingUpdated } from '../../test/support/signed-events.ts';
import { followIn } from '../../test/support/store-fixtures.ts';
import { parcelNumber } from '../expectations.ts';
import type { Random } from '../random.ts';
import { type AcknowledgedScan, keyOf, type PostedScan } from './alert-audit.ts';
import type { BalancedSender } from './balanced-sender.ts';

const THREADS = 60;
const PARCELS = 60;
const THREADS_PER_PARCEL = 2;
/** The longest pause between two events of a parcel. */
const MAX_PAUSE_MS = 12_000;

interface Parcel {
  readonly number: string;
  /** The name in its scans. */
  readonly name: string;
  readonly channels: readonly string[];
}

/** Parcels followed at several destinations, and their events. */
export interface AlertLoad {
  storeFollows(store: Store): Promise<void>;
  /**
   * Sends events for every parcel until the signal, each after the last one was acknowledged.
   * @throws Error if no machine accepts an event
   */
  run(until: AbortSignal): Promise<void>;
  readonly acknowledged: readonly AcknowledgedScan[];
  /** When each scan was first seen at a destination, by `keyOf`. */
  readonly firstSeen: ReadonlyMap<string, number>;
  isThread(channelId: string): boolean;
  /** All scans posted to Discord so far. */
  posted(): Promise<PostedScan[]>;
  close(): void;
}

export function createAlertLoad(discord: LocalDiscord, sender: BalancedSender, random: Random): AlertLoad {
  const threads = openThreads(discord, THREADS);
  const parcels = Array.from({ length: PARCELS }, (_, index) => parcelAt(index, threads, random));
  const acknowledged: AcknowledgedScan[] = [];
  const firstSeen = new Map<string, number>();
  const stop = discord.subscribe(seeded.ada, (event) => {
    if (event.type !== 'message.create' && event.type !== 'message.update') return;
    const now = performance.now();
    for (const scan of scansIn(event.message)) {
      if (!firstSeen.has(keyOf(scan))) firstSeen.set(keyOf(scan), now);
    }
  });

  const sendScans = async ({ number, name, channels }: Parcel, pauses: Random, until: AbortSignal) => {
    await sleep(pauses.fraction() * MAX_PAUSE_MS);
    for (let serial = 1; !until.aborted; serial += 1) {
      const event = trackingUpdated(number, { date: '2026-11-20', status: `${name}x${serial}` });
      const acknowledgedAt = await sender.send(event);
      acknowledged.push({ parcel: name, serial, channels, acknowledgedAt });
      await sleep(pauses.fraction() * MAX_PAUSE_MS);
    }
  };
  return {
    async storeFollows(store) {
      for (const { number, channels } of parcels)
        for (const channelId of channels) await followIn(store, channelId, number);
    },
    async run(until) {
      await Promise.all(parcels.map((parcel) => sendScans(parcel, random.fork(), until)));
    },
    acknowledged,
    firstSeen,
    isThread: (channelId) => threads.includes(channelId),
    async posted() {
      const all: PostedScan[] = [];
      for (const channelId of threads) {
        const messages = await discord.as(seeded.ada).in(channelId).messages();
        all.push(...messages.flatMap(scansIn));
      }
      return all;
    },
    close: () => void stop(),
  };
}

function parcelAt(index: number, threads: readonly string[], random: Random): Parcel {
  const number = parcelNumber(index);
  const channels = new Set<string>();
  while (channels.size < THREADS_PER_PARCEL) channels.add(random.pick(threads));
  return { number, name: letterNameOf(number), channels: [...channels] };
}

function scansIn(message: ClientMessage): PostedScan[] {
  return alertLinesIn([message], SCAN_PATTERN).map((line) => {
    const [parcel = '', serial = ''] = line.split('x');
    return { parcel, serial: Number(serial), channelId: message.channelId, messageId: message.id };
  });
}
