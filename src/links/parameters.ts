/** Whether a piece of query has something encoded before its sign. */
const ENCODED_NAME = /^[^=%+]*[%+]/;

/**
 * The value of a parameter, by its lower-case name, as URLSearchParams reads it; the first one that is not empty wins.
 * Making a URLSearchParams costs more than the rest of recognising a link, so the query is searched as it stands, unless
 * one of the names in the way is encoded.
 */
export function parameter(query: string, name: string): string | undefined {
  let start = query.startsWith('?') ? 1 : 0;
  while (start < query.length) {
    const and = query.indexOf('&', start);
    const end = and === -1 ? query.length : and;
    const sign = start + name.length;
    if (sign + 1 < end && query.charAt(sign) === '=' && query.slice(start, sign).toLowerCase() === name)
      return decodeValue(query.slice(sign + 1, end));
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
    // Broken escapes: URLSearchParams keeps what it can.
    return new URLSearchParams(`value=${text}`).get('value') ?? '';
  }
}

function decodeAll(query: string): ReadonlyMap<string, string> {
  const values = new Map<string, string>();
  for (const [name, value] of new URLSearchParams(query)) {
    // `itemID%3D123`: the sign was encoded along with the value.
    const sign = value === '' ? name.indexOf('=') : -1;
    const [key, own] = sign === -1 ? [name, value] : [name.slice(0, sign), name.slice(sign + 1)];
    const lower = key.toLowerCase();
    if (own !== '' && !values.has(lower)) values.set(lower, own);
  }
  return values;
}
