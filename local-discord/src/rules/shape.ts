import { asRead, toNumber } from './conversions.ts';
import { type Check, inside, type Path, refuse } from './report.ts';

export type Body = Readonly<Record<string, unknown>>;

export interface Field {
  readonly check: Check;
  readonly required: boolean;
}

export function required(check: Check): Field {
  return { check, required: true };
}

/** Discord accepts null for nearly every optional field. It never receives undefined, which JSON lacks. */
export function optional(check: Check): Field {
  return { check, required: false };
}

export function isBody(value: unknown): value is Body {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** The object; null after reporting any other value. */
export function asBody(value: unknown, at: Path): Body | null {
  if (isBody(value)) return value;
  refuse(at, 'MODEL_TYPE_CONVERT', 'Only dictionaries may be used in a ModelType');
  return null;
}

/**
 * An object with these fields. Discord ignores unknown ones: a lenient report records them, and a strict one
 * refuses them, because a bot sends them only by mistake.
 * @param whole checks the fields together, once each of them is valid
 */
export function shape(
  fields: Readonly<Record<string, Field>>,
  whole?: (body: Body, at: Path) => void,
): Check {
  const known = new Map(Object.entries(fields));
  const needed = [...known].filter(([, field]) => field.required).map(([name]) => name);
  return (value, at) => {
    const body = asBody(value, at);
    if (body === null) return;
    const before = at.report.faults.length;
    for (const name of Object.keys(body)) {
      const part = body[name];
      if (part === undefined) continue;
      const field = known.get(name);
      if (field === undefined) unknown(inside(at, name), name);
      else if (part !== null) field.check(part, inside(at, name));
    }
    for (const name of needed) {
      if (body[name] === undefined || body[name] === null) missing(inside(at, name));
    }
    if (at.report.faults.length === before) whole?.(body, at);
  };
}

function unknown(at: Path, name: string): void {
  const { changes } = at.report;
  if (changes === null) refuse(at, 'UNKNOWN_FIELD', `There is no field "${name}" here.`);
  else changes.push({ at, kind: 'ignored' });
}

export function missing(at: Path): void {
  refuse(at, 'BASE_TYPE_REQUIRED', 'This field is required');
}

/** Chooses the check by `type`, so that errors are about the intended component. */
export function byType(checks: ReadonlyMap<number, Check>): Check {
  const types = [...checks.keys()].join(', ');
  return (value, at) => {
    const body = asBody(value, at);
    if (body === null) return;
    const type = asRead(body['type'], inside(at, 'type'), toNumber);
    const check = typeof type === 'number' ? checks.get(type) : undefined;
    if (check !== undefined) check(value, at);
    else if (type === undefined || type === null) missing(inside(at, 'type'));
    else refuse(inside(at, 'type'), 'UNION_TYPE_CHOICES', `Value of field "type" must be one of (${types}).`);
  };
}

/** The list under `name`, or an empty one: whether it is a list at all is reported elsewhere. */
export function listIn(body: Body, name: string): readonly unknown[] {
  const value = body[name];
  return Array.isArray(value) ? value : [];
}
