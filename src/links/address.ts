/** A URL taken apart the way catalogue shapes look at it. */
export interface Address {
  /** Lower case. */
  readonly host: string;
  /** The page, and the hash route where there is one. */
  readonly views: readonly View[];
}

export interface View {
  /** Lower case, without language segment, doubled or trailing slashes; begins with `#` for a hash route. */
  readonly path: string;
  /** Values by lower-case name; the first non-empty one wins. */
  readonly params: ReadonlyMap<string, string>;
  /** The query as written, for values that were not encoded. */
  readonly query: string;
}

/** The longest text Discord lets anybody type into an option; what is longer is no link. */
const MAX_LENGTH = 6_000;

/**
 * Stricter than a browser on purpose: a browser also takes full-width letters, escapes and tabs in a host, none of which
 * a shared link has and all of which make a host look like another.
 */
const START = /^(?:(?:(https?):)?\/\/)?([a-z0-9.-]{4,253})(?::(\d{1,5}))?(?=[/?#\s]|$)/i;

const DEFAULT_PORTS: Readonly<Record<string, string>> = { http: '80', https: '443' };

/** Null for what is not a plain web address: other schemes, user names, ports, spelled-out hosts. */
export function readAddress(text: string): Address | null {
  if (text.length > MAX_LENGTH) return null;
  const start = START.exec(text);
  const [prefix, scheme = '', host = '', port] = start ?? [];
  if (prefix === undefined || (port !== undefined && port !== DEFAULT_PORTS[scheme.toLowerCase()]))
    return null;
  const [page = '', route = ''] = halves(tidy(text.slice(prefix.length)), '#');
  const views = [viewOf(page, '')];
  if (route.startsWith('/')) views.push(viewOf(route, '#'));
  return { host: host.toLowerCase(), views };
}

/** Share texts go on after the link, and pages print `&` as `&amp;`. */
function tidy(rest: string): string {
  const end = rest.search(/\s/);
  return (end === -1 ? rest : rest.slice(0, end)).replace(/&(?:amp;)+/gi, '&');
}

function viewOf(text: string, prefix: string): View {
  const [written, query] = halves(text, '?');
  // Half-encoded links have their `?` in the path, hasty ones append parameters to it with `&`.
  const path = decode(written);
  const cut = path.search(/[?&]/);
  if (cut === -1) return { path: prefix + normalise(path), params: paramsOf(query), query };
  const joined = `${path.slice(cut + 1)}&${query}`;
  return { path: prefix + normalise(path.slice(0, cut)), params: paramsOf(joined), query: joined };
}

function paramsOf(query: string): Map<string, string> {
  const params = new Map<string, string>();
  if (query === '') return params;
  for (const [name, value] of new URLSearchParams(query)) {
    // `itemID%3D123`: the sign was encoded along with the value.
    const [key, rest] = value === '' ? halves(name, '=') : [name, value];
    const lower = key.toLowerCase();
    if (rest !== '' && !params.has(lower)) params.set(lower, rest);
  }
  return params;
}

function normalise(path: string): string {
  const bare = path
    .toLowerCase()
    .replace(/\/{2,}/g, '/')
    .replace(/^\/[a-z]{2}(?:[-_][a-z]{2,4})?(?=\/)/, '');
  if (bare === '') return '/';
  return bare.length > 1 && bare.endsWith('/') ? bare.slice(0, -1) : bare;
}

function halves(text: string, sign: string): readonly [string, string] {
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
