import { canonicalUrlForDigits, findSite, isPlatformHost, type Site } from './catalogue.ts';
import type { Link, Product } from './product.ts';
import { decode, parseUrlParts, type UrlPart, type UrlParts } from './url-parts.ts';
import type { UrlPattern } from './url-patterns.ts';

/** Real links are encoded once or twice, and once more by a page that quotes them. */
const MAX_LAYERS = 4;

/**
 * How many URLs may be read to recognize one. Real links nest three deep and need about ten; every URL can
 * contain several, so with only a depth limit, hostile ones would take exponential time.
 */
const MAX_URLS = 40;

interface RecognitionState {
  readonly url: string;
  urlsLeft: number;
}

/**
 * What a URL is: a product link, a short link that only the service can follow, or a shop; null for any other. Never throws;
 * the work is bounded for any text.
 */
export function recogniseLink(url: string): Link | null {
  const text = url.trim();
  const link = recognise(text, null, { url, urlsLeft: MAX_URLS });
  if (link !== null || !/^https?%/i.test(text)) return link;
  // Copied from another link: its scheme is encoded, too, so it doesn't look like a URL.
  return recogniseDecoded(text, null, { url, urlsLeft: MAX_URLS });
}

/** @param outerAgent the outermost agent around the text, if any, which is then the link's agent */
function recognise(text: string, outerAgent: string | null, state: RecognitionState): Link | null {
  state.urlsLeft -= 1;
  const urlParts = state.urlsLeft < 0 ? null : parseUrlParts(text);
  if (urlParts === null) return null;
  const site = findSite(urlParts.host);
  if (site?.isShort === true) {
    const url = shortLinkUrl(urlParts, text);
    return url === null ? null : { kind: 'short', url };
  }
  const link = site === undefined ? null : matchSite(site, urlParts, outerAgent, state);
  if (link !== null) return link;
  return isShopLink(urlParts, site) ? { kind: 'shop', url: state.url } : null;
}

/** The first product or short link that one of the site's patterns finds, else the first shop. */
function matchSite(
  site: Site,
  { parts }: UrlParts,
  outerAgent: string | null,
  state: RecognitionState,
): Link | null {
  const agent = outerAgent ?? site.agent;
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

/** The link inside a parameter: its value, or its value and the rest of the query if the link was not encoded. */
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
    // A URL with an unknown host stays unknown: decoded, `https://weidian.com%2F@evil.example` would look like Weidian.
    if (next === layer || (found === null && /^(?:https?:)?\/\//i.test(layer))) break;
    layer = next;
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

/** An id consists of digits; brackets and text that share sheets and Markdown add around it are ignored. */
function parseProduct(platform: string | undefined, text: string | undefined): Product | null {
  const id = text === undefined ? undefined : /^\s*[[(]?(\d{5,20})(?!\w)/.exec(text)?.[1];
  return platform === undefined || id === undefined ? null : { platform, id };
}

/**
 * The absolute URL of a short link, which the service needs; null for a bare host.
 * @param text the URL and any text after it
 */
function shortLinkUrl({ parts: [page] }: UrlParts, text: string): string | null {
  if (page === undefined || (page.path === '/' && page.query === '')) return null;
  const [written = ''] = text.split(/\s/, 1);
  return /^https?:/i.test(written) ? written : `https://${written.replace(/^\/\//, '')}`;
}

/** Apps share a sentence containing the link, and people paste all of it into an agent's search. */
function stripShareText(pasted: string): string {
  const text = pasted.trim();
  if (/^[\w.-]*[:/]/.test(text)) return text;
  const at = text.search(/(?<=[\s\u0080-\uFFFF])https?:\/\//i);
  return at === -1 ? text : text.slice(at);
}

/** `search` must be the last segment: KameyMall's product page is `/purchases/search/item`. */
const SHOP_PAGE = /\/(?:shops?|shop-detail|stores?|productlist)(?:\/|$)|\/search$/;

/** Shops and searches: all other pages of a platform, and pages of an agent with such a path. */
function isShopLink({ host, parts }: UrlParts, site: Site | undefined): boolean {
  const isAgentShop =
    site !== undefined && site.agent !== null && parts.some(({ path }) => SHOP_PAGE.test(path));
  return isAgentShop || isPlatformHost(host);
}
