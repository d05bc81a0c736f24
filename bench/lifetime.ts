interface Closing {
  close(): Promise<unknown>;
}

/** Remembers what has to be closed, and hands it back. */
export type Keep = <T extends Closing>(thing: T) => T;

/** Closes whatever was kept once `use` has ended, however it ended; the newest first. */
export async function keeping<T>(use: (keep: Keep) => Promise<T>): Promise<T> {
  const kept: Closing[] = [];
  try {
    return await use((thing) => {
      kept.push(thing);
      return thing;
    });
  } finally {
    for (const thing of kept.toReversed()) await thing.close();
  }
}
