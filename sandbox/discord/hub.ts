import type { ClientEvent, Snowflake } from './protocol.ts';

export type ClientListener = (event: ClientEvent) => void;

/** Carries events to the clients of people, and tells waiting callers that something has changed. */
export interface Hub {
  subscribe(userId: Snowflake, listener: ClientListener): () => void;
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

/** A hub without subscribers. */
export function createHub(): Hub {
  const listeners = new Map<Snowflake, Set<ClientListener>>();
  const watchers = new Set<() => void>();

  const changed = () => {
    for (const watcher of [...watchers]) watcher();
  };

  const deliver = (userId: Snowflake, event: ClientEvent) => {
    for (const listener of [...(listeners.get(userId) ?? [])]) listener(event);
  };

  return {
    subscribe(userId, listener) {
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
