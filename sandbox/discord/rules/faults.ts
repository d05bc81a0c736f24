import { newTally, type Tally } from './tally.ts';

/** One complaint as Discord words it. */
export interface ErrorEntry {
  readonly code: string;
  readonly message: string;
}

/** Complaints nested along the path of the offending value, with `_errors` at its place. */
export interface ErrorTree {
  [key: string]: ErrorTree | ErrorEntry[];
}

/** The body of Discord's 400 answer. */
export type FormErrors = { message: string; code: number; errors?: ErrorTree };

interface Fault extends ErrorEntry {
  readonly at: Place;
}

/** What one run over one body collects. */
export interface Report {
  readonly faults: Fault[];
  readonly tally: Tally;
}

/** Where in the body a value stands; a linked list, since almost no path is ever written out. */
export interface Place {
  readonly report: Report;
  readonly parent: Place | null;
  readonly key: string | number;
}

/** Judges a value that is there (not undefined) and reports what is wrong with it. */
export type Check = (value: unknown, at: Place) => void;

/** The place of the whole body, with an empty report. */
export function startReport(): Place {
  return { report: { faults: [], tally: newTally() }, parent: null, key: '' };
}

export function inside(parent: Place, key: string | number): Place {
  return { report: parent.report, parent, key };
}

export function refuse(at: Place, code: string, message: string): void {
  at.report.faults.push({ at, code, message });
}

/** Discord's answer for what was reported, or null for a clean report. */
export function answer({ report }: Place): FormErrors | null {
  if (report.faults.length === 0) return null;
  // Without a prototype, so that a property called __proto__ stays an ordinary key.
  const errors: ErrorTree = Object.create(null);
  for (const { at, code, message } of report.faults) {
    const node = nodeAt(errors, at);
    const entries = node['_errors'];
    if (Array.isArray(entries)) entries.push({ code, message });
    else node['_errors'] = [{ code, message }];
  }
  return { message: 'Invalid Form Body', code: 50035, errors };
}

function nodeAt(errors: ErrorTree, at: Place): ErrorTree {
  if (at.parent === null) return errors;
  const parent = nodeAt(errors, at.parent);
  const found = parent[at.key];
  if (found !== undefined && !Array.isArray(found)) return found;
  const made: ErrorTree = Object.create(null);
  parent[at.key] = made;
  return made;
}
