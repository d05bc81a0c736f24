interface Closable {
  close(): Promise<unknown>;
}

/** Registers a resource to close after the callback; returns it. */
export type Track = <T extends Closable>(resource: T) => T;

/** Closes all tracked resources after the callback, even if it throws, newest first. */
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
