import { type Change, type Check, type Path, startReport } from './report.ts';
import { isBody } from './shape.ts';

/** How strictly bodies are checked. */
export interface Leniency {
  /**
   * Whether to refuse fields that Discord ignores and values that it converts, since a bot sends them only by
   * mistake. True unless given.
   */
  readonly isStrict?: boolean;
}

export interface Cleaned {
  readonly body: unknown;
  /** Paths of fields unknown to Discord, such as `embeds.0.type`. */
  readonly ignored: readonly string[];
}

/** A field that affects others, such as `type`, is converted in one round and takes effect in the next. */
const ROUNDS = 3;

/** A body as Discord reads it: with values converted and, unless kept, without unknown fields. */
export function cleaned(body: unknown, check: Check, keepsUnknown = false): Cleaned {
  const ignored: string[] = [];
  let read = body;
  for (let round = 0; round < ROUNDS; round += 1) {
    const found: Change[] = [];
    check(read, startReport(found));
    const changes = keepsUnknown ? found.filter(({ kind }) => kind === 'converted') : found;
    if (changes.length === 0) break;
    if (read === body) read = structuredClone(body);
    for (const change of changes) {
      if (change.kind === 'ignored') ignored.push(keysOf(change.at).join('.'));
      apply(read, keysOf(change.at), change);
    }
  }
  return { body: read, ignored };
}

function keysOf({ parent, key }: Path): (string | number)[] {
  return parent === null ? [] : [...keysOf(parent), key];
}

function apply(body: unknown, [key = '', ...rest]: readonly (string | number)[], change: Change): void {
  if (!isBody(body) && !Array.isArray(body)) return;
  if (rest.length > 0) apply(Reflect.get(body, key), rest, change);
  else if (change.kind === 'ignored') Reflect.deleteProperty(body, key);
  else Reflect.set(body, key, change.value);
}
