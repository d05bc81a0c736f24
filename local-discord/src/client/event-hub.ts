import type { ClientEvent, Snowflake } from './protocol.ts';
import { createWaiters, type Waiters } from './waiters.ts';

/** The `id` grows with every event, so that a client can name the last one it got. */
type ClientListener = (event: ClientEvent, id: number) => void;

/** Sends events to people's clients, and wakes callers that wait for a change. */
export interface EventHub extends Waiters {
  /** Passes on later events; with `after`, first those that were sent since that event. @returns unsubscribes */
  subscribe(userId: Snowflake, listener: ClientListener, after?: number): () => void;
  /** People whose clients listen or have listened. */
  listening(): Snowflake[];
  /** To one person's clients. */
  send(userId: Snowflake, event: ClientEvent): void;
  /** To all clients. */
  broadcast(event: ClientEvent): void;
  /** Called with everything that is sent to one person, whether their client is open or not. */
  observe(observer: (userId: Snowflake, event: ClientEvent) => void): void;
}

/** Enough for a reload or a short disconnect. */
const MAX_HISTORY = 200;

export function createEventHub(): EventHub {
  const waiters = createWaiters();
  const listeners = new Map<Snowflake, Set<ClientListener>>();
  const histories = new Map<Snowflake, { id: number; event: ClientEvent }[]>();
  const observers: ((userId: Snowflake, event: ClientEvent) => void)[] = [];
  // Starts at the current time: after a restart, ids must not be lower than those a page has seen.
  let lastId = Date.now();

  const deliver = (userId: Snowflake, event: ClientEvent) => {
    const own = listeners.get(userId);
    if (!own) return;
    lastId += 1;
    const id = lastId;
    const history = histories.get(userId) ?? [];
    histories.set(userId, history);
    history.push({ id, event });
    if (history.length > MAX_HISTORY) history.shift();
    for (const listener of [...own]) listener(event, id);
  };

  return {
    ...waiters,
    subscribe(userId, listener, after) {
      const missed = after === undefined ? [] : (histories.get(userId) ?? []).filter(({ id }) => id > after);
      for (const { event, id } of missed) listener(event, id);
      const own = listeners.get(userId) ?? new Set<ClientListener>();
      listeners.set(userId, own);
      own.add(listener);
      return () => own.delete(listener);
    },
    listening: () => [...listeners.keys()],
    send(userId, event) {
      for (const observer of observers) observer(userId, event);
      deliver(userId, event);
      waiters.notifyWaiters();
    },
    broadcast(event) {
      for (const userId of listeners.keys()) deliver(userId, event);
      waiters.notifyWaiters();
    },
    observe: (observer) => void observers.push(observer),
  };
}
