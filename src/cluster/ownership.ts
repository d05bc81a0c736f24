export { PARTITIONS, partitionOf } from '../domain/alerts/partitions.ts';

/** What only one process does at a time, besides posting at a destination. */
export type SoleTask = 'jobs' | 'polls';

/** What this process alone may do now, where several share a database. */
export interface Ownership {
  /** Whether this process posts at the destination. Checked again right before each request: a frozen process wakes up later. */
  ownsDestination(destinationId: number): boolean;
  /** The partitions that this process owns. */
  partitions(): readonly number[];
  /** Aborts when this process loses the destination; aborted if it doesn't own it. */
  whileOwned(destinationId: number): AbortSignal;
  runs(task: SoleTask): boolean;
  /**
   * @param listener called before this process may use partitions that it gained, which another process may just have used; they
   * become its own when it resolves
   */
  beforeGain(listener: (partitions: readonly number[]) => Promise<void>): void;
  /** @param listener called before this process gives partitions away: resolves when nothing of them is under way any longer */
  beforeRelease(listener: (partitions: readonly number[]) => Promise<void>): void;
  /** Tells the processes that own these destinations that something waits there. Never rejects: it is only a hint. */
  announce(destinationIds: readonly number[]): void;
  /** @param listener called when another process announced deliveries at destinations of this one; null: any of them */
  onAnnounced(listener: (destinationIds: readonly number[] | null) => void): void;
}
