import type { ErrorEntry, Path } from './report.ts';

/** Errors nested along the path of the refused value, with `_errors` at the end of the path. */
export interface ErrorTree {
  [key: string]: ErrorTree | ErrorEntry[];
}

/** The body of Discord's 400 response. */
export type FormErrors = { message: string; code: number; errors?: ErrorTree };

/** Discord's response to the report, or null if it is empty. */
export function formErrors({ report }: Path): FormErrors | null {
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

function nodeAt(errors: ErrorTree, at: Path): ErrorTree {
  if (at.parent === null) return errors;
  const parent = nodeAt(errors, at.parent);
  const found = parent[at.key];
  if (found !== undefined && !Array.isArray(found)) return found;
  const created: ErrorTree = Object.create(null);
  parent[at.key] = created;
  return created;
}
