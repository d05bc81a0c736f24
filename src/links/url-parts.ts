export interface UrlParts {
  /** In its original case. */
  readonly host: string;
  /** The page, and the hash route where there is one. */
  readonly parts: readonly UrlPart[];
}

/** The longest text that Discord accepts in an option. */
const MAX_LENGTH = 6_000;

/**
 * The host, and everything after it up to a space, since share texts continue after the link. Only the
 * default port of the scheme is accepted. Stricter than a browser on purpose: browsers also accept full-width
 * letters, escapes and tabs in a host, which shared links never contain and which make one host look like
 * another.
 */
const URL_START =
  /^(?:(?:https?:)?\/\/)?([a-z0-9.-]{4,253})(?::(?:(?<=^http:\/\/.*)80|(?<=^https:\/\/.*)443))?(?:([/?#]\S*)|\s|$)/i;

/** Null for anything but a plain web address: other schemes, user names, ports, hosts in other alphabets. */
export function parseUrlParts(text: string): UrlParts | null {
  const match = text.length > MAX_LENGTH ? null : URL_START.exec(text);
  if (match === null) return null;
  const [, host = '', rest = ''] = match;
  const [page, route] = splitOnce(withPlainAmpersands(rest), '#');
  const parts = [new UrlPart('', page)];
  if (route.startsWith('/')) parts.push(new UrlPart('#', route));
  return { host, parts };
}

/** A page or a hash route. Its path is normalized on first use, since many patterns only look at parameters. */
export class UrlPart {
  /** Not decoded, since it may contain links that weren't encoded. */
  readonly query: string;
  readonly #prefix: string;
  readonly #rawPath: string;
  #path: string | undefined;

  constructor(prefix: string, text: string) {
    const [path, query] = splitPathAndQuery(text);
    this.query = query;
    this.#prefix = prefix;
    this.#rawPath = path;
  }

  /** Lower case, without language segment, doubled or trailing slashes; begins with `#` for a hash route. */
  get path(): string {
    this.#path ??= this.#prefix + normalise(this.#rawPath);
    return this.#path;
  }

  /** The first non-empty value of these parameters; names in lower case. */
  firstParameter(names: readonly string[]): string | undefined {
    for (const name of names) {
      const value = parameter(this.query, name);
      if (value !== undefined) return value;
    }
    return undefined;
  }
}

/** Pages print `&` as `&amp;`. */
function withPlainAmpersands(text: string): string {
  return text.includes(';') ? text.replace(/&(?:amp;)+/gi, '&') : text;
}

/** Path and query. Half-encoded links have an encoded `?` in the path, and some append parameters to it with `&`. */
function splitPathAndQuery(text: string): readonly [string, string] {
  const [rawPath, query] = splitOnce(text, '?');
  if (!rawPath.includes('%') && !rawPath.includes('&')) return [rawPath, query];
  const path = decode(rawPath);
  const cut = path.search(/[?&]/);
  return cut === -1 ? [path, query] : [path.slice(0, cut), `${path.slice(cut + 1)}&${query}`];
}

/** Matches a path that is already normalized, as nearly all are. */
const NORMAL = /^(?!\/[a-z]{2}[-_/])(?:\/[a-z\d._=-]+)+$/;

function normalise(path: string): string {
  if (NORMAL.test(path)) return path;
  const bare = path
    .toLowerCase()
    .replace(/\/{2,}/g, '/')
    .replace(/^\/[a-z]{2}(?:[-_][a-z]{2,4})?(?=\/)/, '');
  if (bare === '') return '/';
  return bare.length > 1 && bare.endsWith('/') ? bare.slice(0, -1) : bare;
}

function splitOnce(text: string, separator: string): readonly [string, string] {
  const at = text.indexOf(separator);
  return at === -1 ? [text, ''] : [text.slice(0, at), text.slice(at + 1)];
}

/** Percent-decoded once; unchanged if the text cannot be decoded. */
export function decode(text: string): string {
  if (!text.includes('%')) return text;
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}

/** Matches a parameter whose name contains encoded characters. */
const ENCODED_NAME = /^[^=%+]*[%+]/;

/**
 * A parameter's first non-empty value, as URLSearchParams would read it, by its lower-case name. Creating a
 * URLSearchParams costs more than all other work on a link, so the raw query is searched, unless a name
 * before the parameter is encoded.
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
