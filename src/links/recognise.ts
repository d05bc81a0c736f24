import { canonicalUrlForDigits } from './catalogue.ts';
import type { Link, Product } from './product.ts';
import { findSite, isPlatformHost, type Site } from './sites.ts';
import { decode, parseUrlParts, type UrlPart, type UrlParts } from './url-parts.ts';
import type { UrlPattern } from './url-patterns.ts';

/** Encoded once, twice, and once more by the page that quoted it. */
const MAX_LAYERS = 4;

/**
 * How many addresses may be read for one URL. Real links nest three deep and need about ten; every address can have
 * several inside, so a depth alone would leave hostile ones exponential.
 */
const MAX_URLS = 40;

/** One URL being read, with all the links inside it. */
interface RecognitionState {
  readonly url: string;
  urlsLeft: number;
}

/**
 * What a URL is: a product link, a short link that only the service can follow, a shop; null for a stranger. Never
 * throws; the work is bounded whatever the text.
 */
export function recogniseLink(url: string): Link | null {
  const text = url.trim();
  const link = recognise(text, null, { url, urlsLeft: MAX_URLS });
  if (link !== null || !/^https?%/i.test(text)) return link;
  // Copied out of another link. Its scheme is encoded too, so a browser would not take it for an address by itself.
  return recogniseDecoded(text, null, { url, urlsLeft: MAX_URLS });
}

/** The agent is the outermost one around the text, if there is any. */
function recognise(text: string, outer: string | null, state: RecognitionState): Link | null {
  state.urlsLeft -= 1;
  const urlParts = state.urlsLeft < 0 ? null : parseUrlParts(text);
  if (urlParts === null) return null;
  const site = findSite(urlParts.host);
  if (site?.isShort === true) return shortLink(urlParts, text);
  return (
    (site === undefined ? null : matchSite(site, urlParts, outer, state)) ?? shopLink(urlParts, site, state)
  );
}

/** Whole and absolute, since it is the service that will read it. A bare host leads to no product. */
function shortLink({ parts: [page] }: UrlParts, text: string): Link | null {
  if (page === undefined || (page.path === '/' && page.query === '')) return null;
  const [written = ''] = text.split(/\s/, 1);
  return {
    kind: 'short',
    url: /^https?:/i.test(written) ? written : `https://${written.replace(/^\/\//, '')}`,
  };
}

function matchSite(
  site: Site,
  { parts }: UrlParts,
  outer: string | null,
  state: RecognitionState,
): Link | null {
  const agent = outer ?? site.agent;
  let shop: Link | null = null;
  for (const part of parts) {
    for (const pattern of site.patterns) {
      if (pattern.kind === 'wrapped') {
        const inner = unwrap(pattern, part, agent, state);
        if (inner !== null && inner.kind !== 'shop') return inner;
        shop ??= inner;
        continue;
      }
      const product = matchPattern(pattern, part);
      const canonical = product === null ? null : canonicalUrlForDigits(product.platform, product.id);
      if (product !== null && canonical !== null)
        return { kind: 'product', product, canonical, agent, url: state.url };
    }
  }
  return shop;
}

function matchPattern(pattern: Exclude<UrlPattern, { kind: 'wrapped' }>, part: UrlPart): Product | null {
  const match = pattern.path.exec(part.path);
  if (match === null) return null;
  const { groups } = match;
  if (pattern.kind === 'path') return parseProduct(pattern.codes.get(groups?.['code'] ?? ''), groups?.['id']);
  if (pattern.kind === 'fixed')
    return parseProduct(pattern.platform, groups?.['id'] ?? part.firstParameter(pattern.id));
  const code = part.firstParameter(pattern.platform)?.trim().toLowerCase() ?? '';
  return parseProduct(pattern.codes.get(code), part.firstParameter(pattern.id));
}

/** Ids are digits; what share sheets and Markdown leave around them is no part of them. */
function parseProduct(platform: string | undefined, text: string | undefined): Product | null {
  const id = text === undefined ? undefined : /^\s*[[(]?(\d{5,20})(?!\w)/.exec(text)?.[1];
  return platform === undefined || id === undefined ? null : { platform, id };
}

/** The link inside a parameter: its value, or with the rest of the query where the link was not encoded. */
function unwrap(
  pattern: Extract<UrlPattern, { kind: 'wrapped' }>,
  part: UrlPart,
  agent: string | null,
  state: RecognitionState,
): Link | null {
  if (pattern.path !== null && !pattern.path.test(part.path)) return null;
  let shop: Link | null = null;
  for (const { name, withRest } of pattern.params) {
    const value = part.firstParameter([name]);
    if (value === undefined) continue;
    const found = recogniseDecoded(value, agent, state);
    if (found !== null && found.kind !== 'shop') return found;
    const longer = recogniseDecoded(withRest.exec(part.query)?.[1] ?? '', agent, state);
    if (longer !== null && longer.kind !== 'shop') return longer;
    shop ??= found ?? longer;
  }
  return shop;
}

function recogniseDecoded(text: string, agent: string | null, state: RecognitionState): Link | null {
  let shop: Link | null = null;
  let layer = text;
  for (let layers = 0; layers < MAX_LAYERS; layers += 1) {
    const found = recognise(stripShareText(layer), agent, state);
    if (found !== null && found.kind !== 'shop') return found;
    shop ??= found;
    const next = decode(layer);
    // An address whose host is no plain one stays a stranger: decoded, `weidian.com%2F@evil.example` would look fine.
    if (next === layer || (found === null && /^(?:https?:)?\/\//i.test(layer))) break;
    layer = next;
  }
  return shop;
}

/** Apps share a sentence with the link in it, and people paste all of it into an agent's search. */
function stripShareText(pasted: string): string {
  const text = pasted.trim();
  if (/^[\w.-]*[:/]/.test(text)) return text;
  const at = text.search(/(?<=[\s\u0080-\uFFFF])https?:\/\//i);
  return at === -1 ? text : text.slice(at);
}

/** `search` counts at the end only: KameyMall's product page is `/purchases/search/item`. */
const SHOP_PAGE = /\/(?:shops?|shop-detail|stores?|productlist)(?:\/|$)|\/search$/;

/** Shops and searches: any other page of a platform, and an agent's pages that say so. */
function shopLink({ host, parts }: UrlParts, site: Site | undefined, { url }: RecognitionState): Link | null {
  const isAgentShop =
    site !== undefined && site.agent !== null && parts.some(({ path }) => SHOP_PAGE.test(path));
  return isAgentShop || isPlatformHost(host) ? { kind: 'shop', url } : null;
}
