/** A URL taken apart the way catalogue shapes look at it. */
export interface Address {
  /** Lower case, without a trailing dot. */
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

/** Longer than any product link that anybody shared; what is longer is not looked at. */
const MAX_LENGTH = 6_000;

/** Null for what is not a plain web address: other schemes, user names, ports. */
export function readAddress(text: string): Address | null {
  if (text.length > MAX_LENGTH) return null;
  const tidy = text.trim().replaceAll('&amp;', '&');
  const absolute = /^https?:\/\//i.test(tidy)
    ? tidy
    : /^[a-z0-9-]+(?:\.[a-z0-9-]+)+(?:[/?#]|$)/i.test(tidy)
      ? `https://${tidy}`
      : null;
  if (absolute === null || !URL.canParse(absolute)) return null;
  const { protocol, username, password, port, hostname, pathname, search, hash } = new URL(absolute);
  if ((protocol !== 'http:' && protocol !== 'https:') || username !== '' || password !== '' || port !== '')
    return null;
  const page = viewOf(pathname, search.slice(1));
  const [route = '', ...query] = hash.slice(1).split('?');
  const views = route.startsWith('/')
    ? [page, { ...viewOf(route, query.join('?')), path: `#${normalise(route)}` }]
    : [page];
  return { host: hostname.toLowerCase().replace(/\.$/, ''), views };
}

function viewOf(path: string, query: string): View {
  const params = new Map<string, string>();
  for (const [name, value] of new URLSearchParams(query)) {
    const key = name.toLowerCase();
    if (value !== '' && !params.has(key)) params.set(key, value);
  }
  return { path: normalise(path), params, query };
}

function normalise(path: string): string {
  const bare = decode(path)
    .toLowerCase()
    .replace(/\/{2,}/g, '/')
    .replace(/^\/[a-z]{2}(?:[-_][a-z]{2})?(?=\/)/, '');
  return bare.length > 1 ? bare.replace(/\/$/, '') : bare;
}

/** Percent-decoded once; as it is where that is impossible. */
export function decode(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}
