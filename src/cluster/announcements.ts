import type { Log } from '../process/log.ts';
import { parseHint, writeHint } from './hints.ts';

/** Deliveries that are stored within this time are announced together. */
const COLLECT_MS = 10;

interface AnnouncementsOptions {
  readonly processId: string;
  readonly notify: (payload: string) => Promise<void>;
  readonly log: Log;
}

/** Tells other processes that deliveries wait for them. Only hints: what gets lost is found by the next sweep. */
export interface Announcements {
  announce(destinationIds: readonly number[]): void;
  /** @param listener null: deliveries may wait at any destination */
  onHint(listener: (destinationIds: readonly number[] | null) => void): void;
  /** Takes in a hint of any process. @param payload null: hints may have been missed */
  receive(payload: string | null): void;
  /** Sends what is not sent yet. */
  flush(): Promise<void>;
}

export function createAnnouncements({ processId, notify, log }: AnnouncementsOptions): Announcements {
  const listeners: ((destinationIds: readonly number[] | null) => void)[] = [];
  let collected = new Set<number>();
  let sending: Promise<void> | undefined;
  let timer: NodeJS.Timeout | undefined;

  const send = async () => {
    const payload = writeHint(processId, [...collected]);
    collected = new Set();
    await notify(payload).catch((error: unknown) => log.debug({ err: error }, 'deliveries not announced'));
    sending = undefined;
    schedule();
  };
  const schedule = () => {
    if (collected.size === 0 || sending !== undefined || timer !== undefined) return;
    timer = setTimeout(() => {
      timer = undefined;
      sending = send();
    }, COLLECT_MS);
  };

  return {
    announce(destinationIds) {
      for (const id of destinationIds) collected.add(id);
      schedule();
    },
    onHint: (listener) => void listeners.push(listener),
    receive(payload) {
      const hint = payload === null ? { from: null, ids: null } : parseHint(payload);
      if (hint === null || hint.from === processId) return;
      for (const listener of listeners) listener(hint.ids);
    },
    async flush() {
      clearTimeout(timer);
      timer = undefined;
      await sending;
      clearTimeout(timer);
      timer = undefined;
      if (collected.size > 0) await send();
    },
  };
}
