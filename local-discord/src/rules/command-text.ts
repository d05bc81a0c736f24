import { lengthOf } from './length.ts';
import { type Check, inside, type Path, refuse } from './report.ts';
import { isBody } from './shape.ts';
import { text } from './values.ts';

const NAME = /^[-_'\p{L}\p{N}\p{sc=Deva}\p{sc=Thai}]{1,32}$/u;
const nameLength = text(1, 32);

/** The name of a slash command or option: one lower-case word, in any script. */
export const wordName: Check = (value, at) => {
  nameLength(value, at);
  if (typeof value !== 'string' || value === '' || lengthOf(value) > 32) return;
  if (!NAME.test(value) || value !== value.toLowerCase()) {
    refuse(at, 'APPLICATION_COMMAND_INVALID_NAME', 'Command name is invalid');
  }
};

/** Reports duplicate names among siblings, in the default language or a locale. */
export function uniqueNames(siblings: readonly unknown[], at: Path, code: string, message: string): void {
  const seen = new Set<string>();
  siblings.forEach((part, index) => {
    if (!isBody(part)) return;
    const names = isBody(part['name_localizations']) ? Object.entries(part['name_localizations']) : [];
    for (const [locale, name] of [['', part['name']] as const, ...names]) {
      if (typeof name !== 'string') continue;
      const key = `${locale}:${name}`;
      if (seen.has(key))
        refuse(inside(inside(at, index), locale === '' ? 'name' : 'name_localizations'), code, message);
      seen.add(key);
    }
  });
}

/** Total characters of names, descriptions and values, including nested ones; the longest translation counts. */
export function commandLength(value: unknown): number {
  if (!isBody(value)) return 0;
  let length = longest(value['name'], value['name_localizations']);
  length += longest(value['description'], value['description_localizations']);
  if (typeof value['value'] === 'string') length += lengthOf(value['value']);
  for (const context of [value['options'], value['choices']]) {
    if (Array.isArray(context)) for (const part of context) length += commandLength(part);
  }
  return length;
}

function longest(text: unknown, translations: unknown): number {
  const all = [text, ...(isBody(translations) ? Object.values(translations) : [])];
  return Math.max(...all.map((one) => (typeof one === 'string' ? lengthOf(one) : 0)));
}
