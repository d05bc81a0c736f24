export interface Waiters {
  /** Something has changed: checks again what callers wait for. */
  notifyWaiters(): void;
  /** Resolves with the first defined result of `check`, which runs now and after every change. */
  waitFor<T>(check: () => T | undefined, description: string, timeoutMs?: number): Promise<T>;
}

const DEFAULT_TIMEOUT_MS = 15_000;

export function createWaiters(): Waiters {
  const waiting = new Set<() => void>();
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
            resolve(found);
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
  };
}
