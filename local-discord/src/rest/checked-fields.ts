import type { z } from 'zod';
import { DiscordError } from '../errors.ts';
import { toFlag, toNumber, toText } from '../rules/conversions.ts';

interface Fault {
  readonly code: string;
  readonly message: string;
}

/**
 * A value, checked by a schema.
 * @param unknown called with the value before and after the check, to find fields unknown to the schema
 * @throws Discord's 50035 with the paths of what is wrong; with `isStrict` also for unknown fields
 */
export function checked<Schema extends z.ZodType>(
  schema: Schema,
  value: unknown,
  isStrict: boolean,
  unknown: (given: unknown, known: unknown) => readonly string[],
): z.infer<Schema> {
  let result = schema.safeParse(value);
  if (!result.success) result = schema.safeParse(converted(value, result.error.issues));
  if (!result.success) throw formError(result.error.issues.map((issue) => [issue.path, faultOf(issue)]));
  const names = unknown(value, result.data);
  if (isStrict && names.length > 0) {
    throw formError(
      names.map((name) => [
        name.split('.'),
        { code: 'UNKNOWN_FIELD', message: `There is no field "${name}" here.` },
      ]),
    );
  }
  return result.data;
}

/** Paths of fields in a value that a schema dropped. */
export function unknownFields(given: unknown, known: unknown, path = ''): string[] {
  if (typeof given !== 'object' || given === null || typeof known !== 'object' || known === null) return [];
  return Object.entries(given).flatMap(([name, value]) => {
    const at = path === '' ? name : `${path}.${name}`;
    return name in known ? unknownFields(value, Reflect.get(known, name), at) : [at];
  });
}

function formError(faults: readonly (readonly [readonly PropertyKey[], Fault])[]): DiscordError {
  const errors: Record<string, unknown> = {};
  for (const [path, fault] of faults) {
    let at = errors;
    for (const key of path) {
      const name = String(key);
      const next = (at[name] ?? {}) as Record<string, unknown>;
      at[name] = next;
      at = next;
    }
    at['_errors'] = [...((at['_errors'] as Fault[] | undefined) ?? []), fault];
  }
  return new DiscordError(400, 50_035, 'Invalid Form Body', errors);
}

/** Discord's error for such a value. */
function faultOf(issue: z.core.$ZodIssue): Fault {
  const given = 'input' in issue ? issue.input : undefined;
  switch (issue.code) {
    case 'invalid_type':
      if (given === undefined && /received undefined/.test(issue.message)) return REQUIRED;
      if (issue.expected === 'boolean') {
        return { code: 'BOOLEAN_TYPE_CONVERT', message: 'Must be either true or false.' };
      }
      if (issue.expected === 'string') {
        return { code: 'STRING_TYPE_CONVERT', message: 'Could not interpret the value as string.' };
      }
      if (issue.expected === 'array') {
        return { code: 'LIST_TYPE_CONVERT', message: 'Only iterables may be used in a ListType' };
      }
      if (issue.expected === 'object') {
        return { code: 'MODEL_TYPE_CONVERT', message: 'Only dictionaries may be used in a ModelType' };
      }
      return { code: 'NUMBER_TYPE_COERCE', message: 'The value is not int.' };
    case 'too_big':
      return issue.origin === 'string' || issue.origin === 'array'
        ? { code: 'BASE_TYPE_MAX_LENGTH', message: `Must be ${issue.maximum} or fewer in length.` }
        : { code: 'NUMBER_TYPE_MAX', message: `int value should be less than or equal to ${issue.maximum}.` };
    case 'too_small':
      return issue.origin === 'string' || issue.origin === 'array'
        ? { code: 'BASE_TYPE_MIN_LENGTH', message: `Must be ${issue.minimum} or more in length.` }
        : {
            code: 'NUMBER_TYPE_MIN',
            message: `int value should be greater than or equal to ${issue.minimum}.`,
          };
    case 'invalid_value':
      return {
        code: 'BASE_TYPE_CHOICES',
        message: `Value must be one of {${issue.values.map(String).join(', ')}}.`,
      };
    default:
      return { code: 'BASE_TYPE_INVALID', message: issue.message };
  }
}

const REQUIRED: Fault = { code: 'BASE_TYPE_REQUIRED', message: 'This field is required' };

/** A value with text and numbers converted to what the schema expects, as Discord does: forms only contain text. */
export function converted(value: unknown, issues: readonly z.core.$ZodIssue[]): unknown {
  const copy = { value: structuredClone(value) };
  for (const issue of issues) {
    const conversion = issue.code === 'invalid_type' ? CONVERSIONS[issue.expected] : undefined;
    const path = ['value', ...issue.path];
    const last = path.pop() ?? '';
    const holder = path.reduce<unknown>(
      (at, key) => (at === undefined ? at : Reflect.get(Object(at), key)),
      copy,
    );
    if (!conversion || typeof holder !== 'object' || holder === null) continue;
    const given: unknown = Reflect.get(holder, last);
    Reflect.set(holder, last, conversion(given) ?? given);
  }
  return copy.value;
}

const CONVERSIONS: Readonly<Record<string, (value: unknown) => unknown>> = {
  boolean: toFlag,
  number: toNumber,
  int: toNumber,
  string: toText,
};
