import type { Discord } from './discord-client.ts';

/** `warning`: the bot runs, and something about it is missing, weak or not known. */
export type State = 'good' | 'warning' | 'bad';

/** What a check found: a sentence, and what to do about it or with it, line by line. Never a secret. */
export interface Finding {
  readonly state: State;
  readonly says: string;
  readonly advice: readonly string[];
}

/** What checks share. */
export interface CheckContext {
  readonly discord: Discord;
  /** The folder of the bot's commands, ending in a slash. */
  readonly commands: URL;
  /** The public address of the receiver, as only the operator knows it. */
  readonly webhookUrl: string | undefined;
}

/** One file in this folder is one check. It must end by itself within {@link CHECK_MS}. */
export interface Check {
  readonly name: string;
  /** @throws ConfigError or NotTried when something else has to be right first */
  examine(given: CheckContext): Finding | Promise<Finding>;
}

/** How long one check may take, and how long a check waits for anybody's answer. */
export const CHECK_TIMEOUT_MS = 10_000;
export const RESPONSE_TIMEOUT_MS = 8_000;

/** A check that needs what an earlier one did not find; names what has to be right first. */
export class CheckSkipped extends Error {
  override readonly name = 'NotTried';
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
