import type { z } from 'zod';
import { toFlag, toNumber, toText } from '../rules/conversions.ts';

/** A value with text and numbers turned into what a schema expected, as Discord does: forms carry nothing but text. */
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
