import { createListeners } from '../listeners.ts';

/** How long to wait. */
export interface WaitOptions {
  /** In milliseconds; the option `waitMs` of the local Discord unless given. */
  readonly withinMs?: number;
}

/** What a caller waits for. */
export interface Wait<T> {
  /** Runs now and after every change; its first result that is defined is what was waited for. May throw. */
  readonly check: () => T | undefined;
  /** Names it in an error. */
  readonly what: () => string;
  readonly withinMs: number;
}

export interface Waiters {
  /** Something has changed: checks again what callers wait for. */
  notifyWaiters(): void;
  /**
   * Resolves with what was waited for. What a request did counts once the request is answered: otherwise the caller's
   * next step could overtake the answer in the bot.
   */
  waitFor<T>(wait: Wait<T>): Promise<T>;
  /** A request takes effect now, and its answer will follow. @returns tells that the answer was sent */
  openRequest(): () => void;
  /** Resolves once all requests are answered that have taken effect, and bots have read the answers. */
  answered(): Promise<void>;
  /** Sets what tells that bots have read their answers. */
  confirmWith(confirm: () => Promise<void>): void;
}

/** Wakes callers that wait for a change. */
export function createWaiters(): Waiters {
  const changes = createListeners<void>();
  const open = new Set<Promise<void>>();
  let confirm = async () => {};
  async function answered(): Promise<void> {
    await Promise.all(open);
    await confirm();
  }
  return {
    notifyWaiters: () => changes.notify(),
    waitFor({ check, what, withinMs }) {
      return new Promise((resolve, reject) => {
        const finish = () => {
          clearTimeout(timer);
          stop();
        };
        const recheck = () => {
          try {
            const found = check();
            if (found === undefined) return;
            finish();
            if (open.size === 0) resolve(found);
            else void answered().then(() => resolve(found));
          } catch (error) {
            finish();
            reject(error);
          }
        };
        const giveUp = () => {
          finish();
          reject(new Error(`waited ${withinMs} ms for ${what()}`));
        };
        const timer = Number.isFinite(withinMs) ? setTimeout(giveUp, withinMs) : undefined;
        const stop = changes.listen(recheck);
        recheck();
      });
    },
    openRequest() {
      let close = () => {};
      const request = new Promise<void>((resolve) => {
        close = resolve;
      });
      open.add(request);
      void request.then(() => open.delete(request));
      return close;
    },
    answered,
    confirmWith(next) {
      confirm = next;
    },
  };
}
