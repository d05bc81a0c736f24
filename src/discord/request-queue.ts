/** Starts the bot's requests in the order of the calls, within the limit of the whole bot. */
export interface RequestQueue {
  /** Runs the request when it is its turn. Rejects without running it if the signal aborts before. */
  run<T>(request: () => Promise<T>, signal: AbortSignal | undefined): Promise<T>;
  /** Starts no request for this time. */
  pause(ms: number): void;
  /** Keeps slots free, but never all of them. The returned function releases them. */
  reserve(requests: number): () => void;
}
