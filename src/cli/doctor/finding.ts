/** `warning`: the bot runs, and something about it is missing, weak or not known. */
export type FindingState = 'good' | 'warning' | 'bad';

/** The outcome of a check: a sentence, and what to do about it, line by line. Never contains a secret. */
export interface Finding {
  readonly state: FindingState;
  readonly says: string;
  readonly advice: readonly string[];
}

export function good(says: string, ...advice: readonly string[]): Finding {
  return { state: 'good', says, advice };
}

export function warning(says: string, ...advice: readonly string[]): Finding {
  return { state: 'warning', says, advice };
}

export function bad(says: string, ...advice: readonly string[]): Finding {
  return { state: 'bad', says, advice };
}

/** `1 warning`, `2 warnings`. */
export function countLabel(count: number, thing: string): string {
  return `${count} ${thing}${count === 1 ? '' : 's'}`;
}
