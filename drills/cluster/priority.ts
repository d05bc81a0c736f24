import { getPriority, setPriority } from 'node:os';

const STEPS = 5;

/** Raised scheduling priority of this process. */
export interface Priority {
  /** Command prefix that restores the original priority. */
  readonly command: readonly string[];
  restore(): void;
}

/** Lets Discord and the service, which run in this process, respond without delay, if the system allows it. */
export function raisePriority(): Priority {
  const before = getPriority();
  try {
    setPriority(before - STEPS);
  } catch {
    return { command: [], restore: () => {} };
  }
  return { command: ['nice', '-n', String(STEPS)], restore: () => setPriority(before) };
}
