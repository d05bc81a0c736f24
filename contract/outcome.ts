/** What was found about a rule. */
export type Outcome =
  | { readonly verdict: 'passed' }
  | { readonly verdict: 'failed' | 'not tested'; readonly reason: string };

/** Who says so: a section of the service's description, or we do where it is silent. */
export type Source = `section ${number}` | 'our reading';

export interface Row {
  /** An operation, an event, or what all have in common. */
  readonly about: string;
  readonly rule: string;
  readonly source: Source;
  readonly outcome: Outcome;
  /** Whether the service decides if there is an occasion to test it. */
  readonly mayNotArise?: boolean;
}

export const PASSED: Outcome = { verdict: 'passed' };
export const failed = (reason: string): Outcome => ({ verdict: 'failed', reason });
export const untested = (reason: string): Outcome => ({ verdict: 'not tested', reason });

/** @param reason why it failed unless it holds */
export const holds = (isTrue: boolean, reason: string): Outcome => (isTrue ? PASSED : failed(reason));

export const isJsonType = (type: string | undefined): Outcome =>
  holds(type === 'application/json', type === undefined ? 'there is none' : `it is ${type}`);

/** Whether nothing failed, and nothing that could be tested was left out. */
export const isWhole = (rows: readonly Row[]): boolean =>
  rows.every(
    ({ outcome, mayNotArise = false }) =>
      outcome.verdict === 'passed' || (outcome.verdict === 'not tested' && mayNotArise),
  );
