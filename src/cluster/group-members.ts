import type { ProcessInfo, ProcessRow } from '../store/postgres/lease-statements.ts';
import type { LeaseGroup } from './lease-group.ts';

/** A process that lives, with what it says about itself. */
type Living = Pick<ProcessRow, 'id' | 'state'>;

/** The processes that were seen within the time of a lease, this one included. */
export function livingOf(processes: readonly ProcessRow[], self: ProcessInfo, leaseMs: number): Living[] {
  const others = processes.filter(({ id, silentMs }) => id !== self.id && silentMs < leaseMs);
  return [...others, self];
}

/** The processes that share out a group. When all of them abstain, it makes no sense, and none does. */
export function membersOf(group: LeaseGroup, living: readonly Living[]): string[] {
  const members = living.filter(({ state }) => !(group.abstains?.(state) ?? false));
  return (members.length > 0 ? members : living).map(({ id }) => id);
}
