export interface Waiters {
  /** Something has changed: checks again what callers wait for. */
  notifyWaiters(): void;
  /**
   * Resolves with the first defined result of `check`, which runs now and after every change. What a request did
   * counts once the request is answered: otherwise the caller's next step could overtake the answer in the bot.
   */
  waitFor<T>(check: () => T | undefined, description: string, timeoutMs?: number): Promise<T>;
  /** A request takes effect now, and its answer will follow. @returns tells that the answer was sent */
  openRequest(): () => void;
  /** Resolves once all requests are answered that have taken effect, and bots have read the answers. */
  answered(): Promise<void>;
  /** Sets what tells that bots have read their answers. */
  confirmWith(confirm: () => Promise<void>): void;
}

const DEFAULT_TIMEOUT_MS = 15_000;

export function createWaiters(): Waiters {
  const waiting = new Set<() => void>();
  const open = new Set<Promise<void>>();
  let confirm = async () => {};
  async function answered(): Promise<void> {
    await Promise.all(open);
    await confirm();
  }
  return {
    notifyWaiters() {
      for (const recheck of [...waiting]) recheck();
    },
    waitFor(check, description, timeoutMs = DEFAULT_TIMEOUT_MS) {
      return new Promise((resolve, reject) => {
        const finish = () => {
          clearTimeout(timer);
          waiting.delete(recheck);
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
        const timer = setTimeout(() => {
          finish();
          reject(new Error(`timed out after ${timeoutMs} ms waiting for ${description}`));
        }, timeoutMs);
        waiting.add(recheck);
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
