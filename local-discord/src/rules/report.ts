/** Totals of the whole message or modal, collected while its parts are checked. */
export interface Totals {
  components: number;
  media: number;
  textDisplays: number;
  textLength: number;
  textBytes: number;
  embedText: number;
  readonly customIds: Set<string>;
  readonly componentIds: Set<number>;
  /** `attachment://` names and where they were used. */
  readonly references: { readonly name: string; readonly at: Path }[];
}

/** One error in Discord's words. */
export interface ErrorEntry {
  readonly code: string;
  readonly message: string;
}

interface Fault extends ErrorEntry {
  readonly at: Path;
}

/** How Discord changes a value: to another one, or to nothing if it ignores the field. */
export interface Change {
  readonly at: Path;
  readonly kind: 'converted' | 'ignored';
  readonly value?: unknown;
}

/** Everything found while one body is checked. */
export interface Report {
  readonly faults: Fault[];
  /** Collected instead of errors for values that Discord converts or ignores; null: refuse such values. */
  readonly changes: Change[] | null;
  readonly totals: Totals;
}

/** Where in the body a value is; a linked list, because paths are rarely written out. */
export interface Path {
  readonly report: Report;
  readonly parent: Path | null;
  readonly key: string | number;
}

/** Checks a value that is present (not undefined) and reports what is wrong with it. */
export type Check = (value: unknown, at: Path) => void;

/** The path of the whole body, with an empty report. */
export function startReport(changes: Change[] | null = null): Path {
  return { report: { faults: [], changes, totals: newTotals() }, parent: null, key: '' };
}

export function inside(parent: Path, key: string | number): Path {
  return { report: parent.report, parent, key };
}

export function refuse(at: Path, code: string, message: string): void {
  at.report.faults.push({ at, code, message });
}

function newTotals(): Totals {
  return {
    components: 0,
    media: 0,
    textDisplays: 0,
    textLength: 0,
    textBytes: 0,
    embedText: 0,
    customIds: new Set(),
    componentIds: new Set(),
    references: [],
  };
}
