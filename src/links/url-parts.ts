import { parameter } from './parameters.ts';

/** A URL taken apart the way catalogue shapes look at it. */
export interface UrlParts {
  /** As written: hosts have no case. */
  readonly host: string;
  /** The page, and the hash route where there is one. */
  readonly parts: readonly UrlPart[];
}

/** The longest text Discord lets anybody type into an option; what is longer is no link. */
const MAX_LENGTH = 6_000;

/**
 * The host, and what follows it up to a space, since share texts go on after the link. The only port is the scheme's
 * own. Stricter than a browser on purpose: a browser also takes full-width letters, escapes and tabs in a host, none of
 * which a shared link has and all of which make a host look like another.
 */
const URL_START =
  /^(?:(?:https?:)?\/\/)?([a-z0-9.-]{4,253})(?::(?:(?<=^http:\/\/.*)80|(?<=^https:\/\/.*)443))?(?:([/?#]\S*)|\s|$)/i;

/** Null for what is not a plain web address: other schemes, user names, ports, spelled-out hosts. */
export function parseUrlParts(text: string): UrlParts | null {
  const match = text.length > MAX_LENGTH ? null : URL_START.exec(text);
  if (match === null) return null;
  const [, host = '', rest = ''] = match;
  const [page, route] = splitOnce(withPlainAmpersands(rest), '#');
  const parts = [new UrlPart('', page)];
  if (route.startsWith('/')) parts.push(new UrlPart('#', route));
  return { host, parts };
}

/** A page or a hash route. Its path is put in order when first asked for: many shapes look at parameters alone. */
export class UrlPart {
  /** As written, for values that were not encoded. */
  readonly query: string;
  readonly #prefix: string;
  readonly #written: string;
  #path: string | undefined;

  constructor(prefix: string, text: string) {
    const [path, query] = splitPathAndQuery(text);
    this.query = query;
    this.#prefix = prefix;
    this.#written = path;
  }

  /** Lower case, without language segment, doubled or trailing slashes; begins with `#` for a hash route. */
  get path(): string {
    this.#path ??= this.#prefix + normalise(this.#written);
    return this.#path;
  }

  /** The value of the first of these parameters that has one; names in lower case. */
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

/** Path and query. Half-encoded links have their `?` in the path, hasty ones append parameters to it with `&`. */
function splitPathAndQuery(text: string): readonly [string, string] {
  const [written, query] = splitOnce(text, '?');
  if (!written.includes('%') && !written.includes('&')) return [written, query];
  const path = decode(written);
  const cut = path.search(/[?&]/);
  return cut === -1 ? [path, query] : [path.slice(0, cut), `${path.slice(cut + 1)}&${query}`];
}

/** What nearly every path is already. */
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

function splitOnce(text: string, sign: string): readonly [string, string] {
  const at = text.indexOf(sign);
  return at === -1 ? [text, ''] : [text.slice(0, at), text.slice(at + 1)];
}

/** Percent-decoded once; as it is where that is impossible. */
export function decode(text: string): string {
  if (!text.includes('%')) return text;
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}
