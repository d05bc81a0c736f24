import * as z from 'zod';
import type { Log } from '../process/log.ts';
import { parseJson } from '../process/read-json.ts';
import type { ClusterStore } from '../store/postgres/cluster-store.ts';

/** PostgreSQL refuses longer payloads; ids are ASCII, so characters are bytes. */
const MAX_LENGTH = 7_999;

/** Destinations with waiting deliveries. */
const hint = z.object({
  kind: z.literal('deliveries'),
  from: z.string(),
  /** Null: too many to list. */
  ids: z.array(z.number().int()).nullable(),
});

function writeHint(from: string, ids: readonly number[]): string {
  const listed = JSON.stringify({ kind: 'deliveries', from, ids });
  return listed.length <= MAX_LENGTH ? listed : JSON.stringify({ kind: 'deliveries', from, ids: null });
}

/** Deliveries that are stored within this time are announced together. */
const COLLECT_MS = 10;

/** Tells other processes that deliveries wait for them. Only hints: the next sweep finds what gets lost. */
export type Announcements = ReturnType<typeof createAnnouncements>;

export function createAnnouncements(processId: string, store: Pick<ClusterStore, 'notify'>, log: Log) {
  const listeners: ((destinationIds: readonly number[] | null) => void)[] = [];
  let collected = new Set<number>();
  let sending: Promise<void> | undefined;
  let timer: NodeJS.Timeout | undefined;

  const send = async () => {
    const payload = writeHint(processId, [...collected]);
    collected = new Set();
    await store
      .notify(payload)
      .catch((error: unknown) => log.debug({ err: error }, 'deliveries not announced'));
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
    announce(destinationIds: readonly number[]) {
      for (const id of destinationIds) collected.add(id);
      schedule();
    },
    /** @param listener null: deliveries may wait at any destination */
    onHint: (listener: (destinationIds: readonly number[] | null) => void) => void listeners.push(listener),
    /** Handles a hint from any process. @param payload null: hints may have been missed */
    receive(payload: string | null) {
      const known = payload === null ? { from: null, ids: null } : hint.safeParse(parseJson(payload)).data;
      if (known === undefined || known.from === processId) return;
      for (const listener of listeners) listener(known.ids);
    },
    /** Sends pending hints now. */
    async flush() {
      await sending;
      clearTimeout(timer);
      timer = undefined;
      if (collected.size > 0) await send();
    },
  };
}
