/** Starts the bot's requests in the order of the calls, within the limit of the whole bot. */
export interface RequestQueue {
  /**
   * Runs the request when it is its turn. Rejects without running it if the signal aborts before.
   * @param prepare what the request needs right before, however long it takes; when its turn has passed by then, the request gets
   * another one
   */
  run<T>(
    request: () => Promise<T>,
    signal: AbortSignal | undefined,
    prepare?: () => Promise<void>,
  ): Promise<T>;
  /** Starts no request for this time. */
  pause(ms: number): void;
  /** Keeps slots free, but never all of them. The returned function releases them. */
  reserve(requests: number): () => void;
}
