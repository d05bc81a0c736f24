/** Matches a parameter whose name contains encoded characters. */
const ENCODED_NAME = /^[^=%+]*[%+]/;

/**
 * The first value of a parameter that is not empty, as URLSearchParams would read it, by its lower-case name. Creating a
 * URLSearchParams costs more than the rest of recognising a link, so the raw query is searched, unless a name before the
 * parameter is encoded.
 */
export function parameter(query: string, name: string): string | undefined {
  let start = query.startsWith('?') ? 1 : 0;
  while (start < query.length) {
    const and = query.indexOf('&', start);
    const end = and === -1 ? query.length : and;
    const equals = start + name.length;
    if (equals + 1 < end && query.charAt(equals) === '=' && query.slice(start, equals).toLowerCase() === name)
      return decodeValue(query.slice(equals + 1, end));
    if (ENCODED_NAME.test(query.slice(start, end))) return decodeAll(query).get(name);
    start = end + 1;
  }
  return undefined;
}

function decodeValue(written: string): string {
  const text = written.toWellFormed();
  if (!text.includes('%') && !text.includes('+')) return text;
  try {
    return decodeURIComponent(text.replaceAll('+', ' '));
  } catch {
    // URLSearchParams also accepts broken escapes.
    return new URLSearchParams(`value=${text}`).get('value') ?? '';
  }
}

function decodeAll(query: string): ReadonlyMap<string, string> {
  const values = new Map<string, string>();
  for (const [name, value] of new URLSearchParams(query)) {
    // `itemID%3D123`: the `=` was encoded along with the value.
    const equals = value === '' ? name.indexOf('=') : -1;
    const [key, own] = equals === -1 ? [name, value] : [name.slice(0, equals), name.slice(equals + 1)];
    const lower = key.toLowerCase();
    if (own !== '' && !values.has(lower)) values.set(lower, own);
  }
  return values;
}
