import type { ClientEvent, Snowflake } from './protocol.ts';

/** `id` grows with every event, so that a client can say which was its last. */
export type ClientListener = (event: ClientEvent, id: number) => void;

/** Carries events to the clients of people, and tells waiting callers that something has changed. */
export interface Hub {
  /** Hears what is told from now on; with `after`, first what was told since that event. */
  subscribe(userId: Snowflake, listener: ClientListener, after?: number): () => void;
  /** To one person's clients. */
  tell(userId: Snowflake, event: ClientEvent): void;
  /** To everybody. */
  announce(event: ClientEvent): void;
  /** Something changed that no client sees. */
  changed(): void;
  /** Resolves with the first defined result of `look`, which runs now and after every change. */
  until<T>(look: () => T | undefined, what: string, timeoutMs?: number): Promise<T>;
}

const WAIT_MS = 15_000;
/** Enough for a reload or a short loss of the line. */
const REMEMBERED = 200;

/** A hub without subscribers. */
export function createHub(): Hub {
  const listeners = new Map<Snowflake, Set<ClientListener>>();
  const watchers = new Set<() => void>();
  const told = new Map<Snowflake, { id: number; event: ClientEvent }[]>();
  // From the clock: after a restart, ids must not begin again below what a page has seen.
  let lastId = Date.now();

  const changed = () => {
    for (const watcher of [...watchers]) watcher();
  };

  const deliver = (userId: Snowflake, event: ClientEvent) => {
    const own = listeners.get(userId);
    if (!own) return;
    lastId += 1;
    const id = lastId;
    const history = told.get(userId) ?? [];
    told.set(userId, history);
    history.push({ id, event });
    if (history.length > REMEMBERED) history.shift();
    for (const listener of [...own]) listener(event, id);
  };

  return {
    subscribe(userId, listener, after) {
      const missed = after === undefined ? [] : (told.get(userId) ?? []).filter(({ id }) => id > after);
      for (const { event, id } of missed) listener(event, id);
      const own = listeners.get(userId) ?? new Set<ClientListener>();
      listeners.set(userId, own);
      own.add(listener);
      return () => own.delete(listener);
    },
    tell(userId, event) {
      deliver(userId, event);
      changed();
    },
    announce(event) {
      for (const userId of listeners.keys()) deliver(userId, event);
      changed();
    },
    changed,
    until(look, what, timeoutMs = WAIT_MS) {
      return new Promise((resolve, reject) => {
        const finish = () => {
          clearTimeout(timer);
          watchers.delete(watcher);
        };
        const watcher = () => {
          try {
            const found = look();
            if (found === undefined) return;
            finish();
            resolve(found);
          } catch (error) {
            finish();
            reject(error);
          }
        };
        const timer = setTimeout(() => {
          finish();
          reject(new Error(`waited ${timeoutMs} ms in vain for ${what}`));
        }, timeoutMs);
        watchers.add(watcher);
        watcher();
      });
    },
  };
}
