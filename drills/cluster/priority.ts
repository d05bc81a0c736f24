import { getPriority, setPriority } from 'node:os';

const STEPS = 5;

/** Which process the system runs first when several are ready. */
export interface Priority {
  /** Put before a command, runs it with the priority that this process had before. */
  readonly command: readonly string[];
  restore(): void;
}

/** Lets Discord and the service, which are in this process, answer and count without delay, where the system allows it. */
export function raisePriority(): Priority {
  const before = getPriority();
  try {
    setPriority(before - STEPS);
  } catch {
    return { command: [], restore: () => {} };
  }
  return { command: ['nice', '-n', String(STEPS)], restore: () => setPriority(before) };
}
