export { PARTITIONS, partitionOf } from '../domain/alerts/partitions.ts';

/** Tasks that only one process does at a time, other than posting at a destination. */
export type SoleTask = 'jobs' | 'polls';

/** What only this process may do now, if several share a database. */
export interface Ownership {
  /** Whether this process posts at the destination. Checked right before each request, in case the process was frozen. */
  ownsDestination(destinationId: number): boolean;
  /** The partitions that this process owns. */
  partitions(): readonly number[];
  /** Aborts when this process loses the destination; already aborted if it doesn't own it. */
  whileOwned(destinationId: number): AbortSignal;
  runs(task: SoleTask): boolean;
  /**
   * @param listener called before this process uses gained partitions, which another process may just have
   * used; it owns them once this resolves
   */
  beforeGain(listener: (partitions: readonly number[]) => Promise<void>): void;
  /** @param listener called before this process gives partitions away; resolves when work on them has ended */
  beforeRelease(listener: (partitions: readonly number[]) => Promise<void>): void;
  /** Tells the processes that own these destinations that something waits there. Never rejects: it is only a hint. */
  announce(destinationIds: readonly number[]): void;
  /** @param listener called when another process announces deliveries at this one's destinations; null: any of them */
  onAnnounced(listener: (destinationIds: readonly number[] | null) => void): void;
}
