/** Requests that wait to be started, in the order of the calls. */
export class WaitingRequests {
  readonly #starts = new Set<() => void>();

  get size(): number {
    return this.#starts.size;
  }

  /** Resolves when the request is started. Rejects with the signal's reason if that aborts before. */
  add(signal: AbortSignal | undefined): Promise<void> {
    return new Promise((resolve, reject) => {
      const start = () => {
        signal?.removeEventListener('abort', cancel);
        resolve();
      };
      const cancel = () => {
        this.#starts.delete(start);
        reject(signal?.reason);
      };
      if (signal?.aborted === true) return cancel();
      signal?.addEventListener('abort', cancel, { once: true });
      this.#starts.add(start);
    });
  }

  /** Starts the one that has waited longest. */
  startFirst(): void {
    const [start] = this.#starts;
    if (start === undefined) return;
    this.#starts.delete(start);
    start();
  }
}
