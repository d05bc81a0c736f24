import { createEventStore, type EventStore } from './events.ts';
import type { HomeGuilds } from './fan-out/audience.ts';
import { type ExplainedEvent, type Explanation, explainEvent } from './fan-out/explain-event.ts';
import type { AlertableUpdate } from './fan-out/incoming-event.ts';
import { openToRead } from './open-to-read.ts';

/** Events of a database of any version, opened for reading. Methods throw when that version lacks what they read. */
export interface StoredEvents extends Pick<EventStore, 'list' | 'show'> {
  /** Where an event's updates went and why nowhere else; null if the database is of another version. */
  explain(
    event: ExplainedEvent,
    updates: readonly AlertableUpdate[],
    homeGuilds: HomeGuilds,
  ): Promise<Explanation[] | null>;
  /** How the database differs from one of this version, and what to do about it; null when it does not. */
  readonly difference: string | null;
  close(): Promise<void>;
}

/**
 * For tools that only read: changes neither content nor version.
 * @param address `postgres://…`, or the path of an SQLite file
 */
export async function openEventsToRead(address: string): Promise<StoredEvents> {
  const { database, difference, close } = await openToRead(address);
  const { list, show } = createEventStore(database);
  return {
    list,
    show,
    async explain(event, updates, homeGuilds) {
      return difference === null ? database.run(() => explainEvent(event, updates, homeGuilds)) : null;
    },
    difference,
    close,
  };
}
