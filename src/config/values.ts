import * as z from 'zod';

/** A text that fits into an HTTP header as one word. */
export const asciiToken = z
  .string()
  .transform((value) => value.trim())
  .refine((value) => /^[!-~]+$/.test(value), 'must be ASCII letters, digits and signs, without spaces');

export const splitList = (value: string): string[] =>
  value
    .split(',')
    .map((item) => item.trim())
    .filter((item) => item !== '');

export const list = z
  .string()
  .refine((value) => value.trim() === '' || splitList(value).length > 0, 'must not be commas only')
  .transform(splitList);

export const wholeNumber = (min: number, max: number) =>
  z.coerce.number({ error: 'must be a number' }).int('must be a whole number').min(min).max(max);

/** `local`, or a zone that this Node.js knows. */
export const timeZone = z
  .string()
  .transform((value) => value.trim())
  .refine(isTimeZone, 'must be local or a time zone such as Asia/Shanghai or UTC');

function isTimeZone(value: string): boolean {
  if (value === 'local') return true;
  try {
    new Intl.DateTimeFormat('en', { timeZone: value });
    return true;
  } catch {
    return false;
  }
}

const SNOWFLAKE = /^\d{17,20}$/;

export const snowflake = z.string().regex(SNOWFLAKE, 'must be a Discord id (17 to 20 digits)');

/** Where commands are registered: everywhere, nowhere, or in one server. */
export const registerScope = z
  .string()
  .refine(
    (value) => value === 'global' || value === 'off' || SNOWFLAKE.test(value),
    'must be global, off or the id of a server (17 to 20 digits)',
  );

/** Several secrets, the newest first. */
export const secrets = list.pipe(
  z.array(z.string().refine(({ length }) => length >= 16, 'each secret needs at least 16 characters')),
);

/** `0-3,8`: the shards 0, 1, 2, 3 and 8. */
export const shards = z
  .string()
  .regex(/^\d{1,5}(-\d{1,5})?(\s*,\s*\d{1,5}(-\d{1,5})?)*$/, 'must be like 0-3 or 0,2')
  .transform((value) => splitList(value).flatMap(shardRange))
  .pipe(
    z
      .array(z.number())
      .min(1)
      .max(1_000)
      .refine((numbers) => new Set(numbers).size === numbers.length, 'must name each shard once'),
  );

function shardRange(range: string): number[] {
  const [first = 0, last = first] = range.split('-').map(Number);
  return Array.from({ length: Math.max(0, last - first + 1) }, (_, index) => first + index);
}

/** Discord's limits for the choices of an option (developers/interactions/application-commands). */
const MAX_PLATFORMS = 25;
const MAX_PLATFORM_CHARACTERS = 100;

export const platforms = z
  .string()
  .transform(splitList)
  .refine(
    (names) =>
      names.length > 0 &&
      names.length <= MAX_PLATFORMS &&
      new Set(names).size === names.length &&
      names.every(({ length }) => length <= MAX_PLATFORM_CHARACTERS),
    `must be 1 to ${MAX_PLATFORMS} different names of at most ${MAX_PLATFORM_CHARACTERS} characters`,
  );

/** `EUR=0.128`: the value of CN¥1. */
const RATE = /^(?<currency>[A-Za-z]{3})\s*=\s*(?<rate>\d{1,9}(?:\.\d{1,9})?)$/;

/** `EUR=0.128,USD=0.139`, each currency once. */
export const exchangeRates = list.transform((entries, context) => {
  const rates = new Map<string, number>();
  for (const entry of entries) {
    const { currency = '', rate = '' } = RATE.exec(entry)?.groups ?? {};
    const code = currency.toUpperCase();
    if (Number(rate) > 0 && code !== 'CNY' && !rates.has(code)) rates.set(code, Number(rate));
    else
      context.addIssue({ code: 'custom', message: 'must be like EUR=0.128,USD=0.139, each currency once' });
  }
  return rates as ReadonlyMap<string, number>;
});
