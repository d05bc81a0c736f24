/** Why a process no longer has a lease. */
export type LossReason =
  /** It could not renew it in time: it was frozen or cut off from the database. */
  | 'expired'
  /** The database says that another process has it. */
  | 'taken'
  /** It gave it away, or stops. */
  | 'released';

/** Leases that are shared out among themselves: the partitions, the shards, the tasks. */
export interface LeaseGroup {
  readonly name: string;
  readonly names: readonly string[];
  /** How many the process may give away now. */
  mayGive(): number;
  /** Called before the process uses them. They are given back if it rejects. */
  beforeUse(names: readonly string[]): Promise<void>;
  /** Called when the process may use them. */
  onUsable(names: readonly string[]): void;
  /** Called before the process gives them away: resolves when nothing of them is under way any longer. */
  beforeRelease(names: readonly string[]): Promise<void>;
  /** Called when the process no longer has them. */
  onLost(names: readonly string[], reason: LossReason): void;
}
