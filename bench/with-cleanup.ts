interface Closable {
  close(): Promise<unknown>;
}

/** Closes a resource when the callback has ended; returns it. */
export type Track = <T extends Closable>(resource: T) => T;

/** Closes every tracked resource after the callback, also when it throws, the newest first. */
export async function withCleanup<T>(use: (track: Track) => Promise<T>): Promise<T> {
  const tracked: Closable[] = [];
  try {
    return await use((resource) => {
      tracked.push(resource);
      return resource;
    });
  } finally {
    for (const resource of tracked.toReversed()) await resource.close();
  }
}
