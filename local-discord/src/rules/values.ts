import { asRead, toFlag, toId, toNumber, toText } from './conversions.ts';
import { lengthOf } from './length.ts';
import { type Check, inside, type Path, refuse } from './report.ts';
import { missing } from './shape.ts';
import { shown } from './shown.ts';

/** The string; null after reporting any other value, or text that UTF-8 can't encode. */
function asText(given: unknown, at: Path): string | null {
  const value = asRead(given, at, toText);
  if (typeof value !== 'string') {
    refuse(at, 'STRING_TYPE_CONVERT', `Could not interpret "${shown(value)}" as string.`);
    return null;
  }
  // Discord answers 500 to a lone surrogate (discord-api-docs#6561).
  if (!value.isWellFormed()) {
    refuse(at, 'STRING_TYPE_LONE_SURROGATE', 'Contains half of a surrogate pair.');
    return null;
  }
  return value;
}

/** Checks the length of a text. With a minimum, whitespace alone doesn't count, since Discord trims. */
export function text(min: number, max: number): Check {
  return (value, at) => {
    const string = asText(value, at);
    if (string === null) return;
    const length = lengthOf(string);
    if (min === 0) {
      if (length > max) tooLong(at, max);
    } else if (length > max || length < min || string.trim() === '') badLength(at, min, max);
  };
}

/** A required text in embeds, where Discord reports an empty one as missing. */
export function filled(max: number): Check {
  return (value, at) => {
    const string = asText(value, at);
    if (string === null) return;
    if (string.trim() === '') missing(at);
    else if (lengthOf(string) > max) tooLong(at, max);
  };
}

export function tooLong(at: Path, max: number): void {
  refuse(at, 'BASE_TYPE_MAX_LENGTH', `Must be ${max} or fewer in length.`);
}

function badLength(at: Path, min: number, max: number): void {
  refuse(at, 'BASE_TYPE_BAD_LENGTH', `Must be between ${min} and ${max} in length.`);
}

export function pattern(allowed: RegExp, code: string, message: string): Check {
  return (value, at) => {
    const string = asText(value, at);
    if (string !== null && !allowed.test(string)) refuse(at, code, message);
  };
}

export const snowflake: Check = (given, at) => {
  const value = asRead(given, at, toId);
  if (typeof value !== 'string' || !/^(0|[1-9]\d{0,19})$/.test(value)) {
    refuse(at, 'NUMBER_TYPE_COERCE', `Value "${shown(value)}" is not snowflake.`);
  }
};

export const flag: Check = (value, at) => {
  if (typeof asRead(value, at, toFlag) !== 'boolean')
    refuse(at, 'BOOLEAN_TYPE_CONVERT', 'Must be either true or false.');
};

export function integer(min: number, max: number): Check {
  return (given, at) => {
    const value = asRead(given, at, toNumber);
    if (!Number.isSafeInteger(value)) refuse(at, 'NUMBER_TYPE_COERCE', `Value "${shown(value)}" is not int.`);
    else between(Number(value), min, max, at);
  };
}

export function number(min: number, max: number): Check {
  return (given, at) => {
    const value = asRead(given, at, toNumber);
    if (!Number.isFinite(value)) refuse(at, 'NUMBER_TYPE_COERCE', `Value "${shown(value)}" is not float.`);
    else between(Number(value), min, max, at);
  };
}

function between(value: number, min: number, max: number, at: Path): void {
  if (value < min) refuse(at, 'NUMBER_TYPE_MIN', `int value should be greater than or equal to ${min}.`);
  if (value > max) refuse(at, 'NUMBER_TYPE_MAX', `int value should be less than or equal to ${max}.`);
}

export function oneOf(...choices: readonly (string | number | boolean)[]): Check {
  const toChoice = (value: unknown) =>
    choices.some((choice) => choice === value)
      ? undefined
      : choices.find((choice) => choice === toNumber(value) || choice === toFlag(value));
  return (given, at) => {
    const value = asRead(given, at, toChoice);
    if (!choices.some((choice) => choice === value)) {
      refuse(at, 'BASE_TYPE_CHOICES', `Value must be one of {${choices.join(', ')}}.`);
    }
  };
}

/** Checks the length of a list and each item; null items are never allowed. */
export function list(item: Check, min: number, max: number): Check {
  return (value, at) => {
    if (!Array.isArray(value)) {
      refuse(at, 'LIST_TYPE_CONVERT', 'Only iterables may be used in a ListType');
      return;
    }
    if (min === 0 && value.length > max) tooLong(at, max);
    else if (value.length < min || value.length > max) badLength(at, min, max);
    value.forEach((part: unknown, index) => {
      if (part === undefined || part === null) missing(inside(at, index));
      else item(part, inside(at, index));
    });
  };
}

/** A list of unique values. */
export function unique(item: Check, min: number, max: number): Check {
  const items = list(item, min, max);
  return (value, at) => {
    items(value, at);
    if (Array.isArray(value) && new Set(value).size !== value.length) {
      refuse(at, 'SET_TYPE_ALREADY_CONTAINS_VALUE', 'The set already contains this value');
    }
  };
}

const ISO_TIME =
  /^(\d{4})-(\d\d)-(\d\d)T([01]\d|2[0-3]):[0-5]\d:[0-5]\d(\.\d+)?(Z|[+-]([01]\d|2[0-3]):[0-5]\d)$/;

export const timestamp: Check = (value, at) => {
  const [, year, month, day] = (typeof value === 'string' ? ISO_TIME.exec(value) : null) ?? [];
  // JavaScript rolls February 30 over; a real day survives the round trip.
  const date = new Date(Date.UTC(Number(year), Number(month) - 1, Number(day)));
  if (date.getUTCMonth() !== Number(month) - 1 || date.getUTCDate() !== Number(day)) {
    refuse(at, 'DATE_TIME_TYPE_PARSE', `Could not parse ${shown(value)}. Should be ISO8601.`);
  }
};
