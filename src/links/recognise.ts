import { type Address, decode, readAddress, type View } from './address.ts';
import { canonicalOfDigits } from './catalogue.ts';
import type { Link, Product } from './product.ts';
import type { Shape } from './shapes.ts';
import { isPlatformHost, type Site, siteOf } from './sites.ts';

/** Encoded once, twice, and once more by the page that quoted it. */
const MAX_LAYERS = 4;

/**
 * How many addresses may be read for one URL. Real links nest three deep and need about ten; every address can have
 * several inside, so a depth alone would leave hostile ones exponential.
 */
const MAX_ADDRESSES = 40;

/** One URL being read, with all the links inside it. */
interface Reading {
  readonly url: string;
  addressesLeft: number;
}

/**
 * What a URL is: a product link, a short link that only the service can follow, a shop; null for a stranger. Never
 * throws; the work is bounded whatever the text.
 */
export function recogniseLink(url: string): Link | null {
  const text = url.trim();
  const link = recognise(text, null, { url, addressesLeft: MAX_ADDRESSES });
  if (link !== null || !/^https?%/i.test(text)) return link;
  // Copied out of another link. Its scheme is encoded too, so a browser would not take it for an address by itself.
  return recogniseLayers(text, null, { url, addressesLeft: MAX_ADDRESSES });
}

/** The agent is the outermost one around the text, if there is any. */
function recognise(text: string, outer: string | null, reading: Reading): Link | null {
  reading.addressesLeft -= 1;
  const address = reading.addressesLeft < 0 ? null : readAddress(text);
  if (address === null) return null;
  const site = siteOf(address.host);
  if (site?.isShort === true) return shortLink(address, text);
  return (site === undefined ? null : read(site, address, outer, reading)) ?? shopAt(address, site, reading);
}

/** Whole and absolute, since it is the service that will read it. A bare host leads to no product. */
function shortLink({ views: [page] }: Address, text: string): Link | null {
  if (page === undefined || (page.path === '/' && page.query === '')) return null;
  const [written = ''] = text.split(/\s/, 1);
  return {
    kind: 'short',
    url: /^https?:/i.test(written) ? written : `https://${written.replace(/^\/\//, '')}`,
  };
}

function read(site: Site, { views }: Address, outer: string | null, reading: Reading): Link | null {
  const agent = outer ?? site.agent;
  let shop: Link | null = null;
  for (const view of views) {
    for (const shape of site.shapes) {
      if (shape.kind === 'wrapped') {
        const inner = unwrap(shape, view, agent, reading);
        if (inner !== null && inner.kind !== 'shop') return inner;
        shop ??= inner;
        continue;
      }
      const product = productIn(shape, view);
      const canonical = product === null ? null : canonicalOfDigits(product.platform, product.id);
      if (product !== null && canonical !== null)
        return { kind: 'product', product, canonical, agent, url: reading.url };
    }
  }
  return shop;
}

function productIn(shape: Exclude<Shape, { kind: 'wrapped' }>, view: View): Product | null {
  const match = shape.path.exec(view.path);
  if (match === null) return null;
  const { groups } = match;
  if (shape.kind === 'path') return productOf(shape.codes.get(groups?.['code'] ?? ''), groups?.['id']);
  if (shape.kind === 'fixed') return productOf(shape.platform, groups?.['id'] ?? view.first(shape.id));
  const code = view.first(shape.platform)?.trim().toLowerCase() ?? '';
  return productOf(shape.codes.get(code), view.first(shape.id));
}

/** Ids are digits; what share sheets and Markdown leave around them is no part of them. */
function productOf(platform: string | undefined, text: string | undefined): Product | null {
  const id = text === undefined ? undefined : /^\s*[[(]?(\d{5,20})(?!\w)/.exec(text)?.[1];
  return platform === undefined || id === undefined ? null : { platform, id };
}

/** The link inside a parameter: its value, or with the rest of the query where the link was not encoded. */
function unwrap(
  shape: Extract<Shape, { kind: 'wrapped' }>,
  view: View,
  agent: string | null,
  reading: Reading,
): Link | null {
  if (shape.path !== null && !shape.path.test(view.path)) return null;
  let shop: Link | null = null;
  for (const { name, onwards } of shape.params) {
    const value = view.first([name]);
    if (value === undefined) continue;
    const found = recogniseLayers(value, agent, reading);
    if (found !== null && found.kind !== 'shop') return found;
    const longer = recogniseLayers(onwards.exec(view.query)?.[1] ?? '', agent, reading);
    if (longer !== null && longer.kind !== 'shop') return longer;
    shop ??= found ?? longer;
  }
  return shop;
}

function recogniseLayers(text: string, agent: string | null, reading: Reading): Link | null {
  let shop: Link | null = null;
  let layer = text;
  for (let layers = 0; layers < MAX_LAYERS; layers += 1) {
    const found = recognise(afterShareText(layer), agent, reading);
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
function afterShareText(pasted: string): string {
  const text = pasted.trim();
  if (/^[\w.-]*[:/]/.test(text)) return text;
  const at = text.search(/(?<=[\s\u0080-\uFFFF])https?:\/\//i);
  return at === -1 ? text : text.slice(at);
}

/** `search` counts at the end only: KameyMall's product page is `/purchases/search/item`. */
const SHOP_PAGE = /\/(?:shops?|shop-detail|stores?|productlist)(?:\/|$)|\/search$/;

/** Shops and searches: any other page of a platform, and an agent's pages that say so. */
function shopAt({ host, views }: Address, site: Site | undefined, { url }: Reading): Link | null {
  const isAgentShop =
    site !== undefined && site.agent !== null && views.some(({ path }) => SHOP_PAGE.test(path));
  return isAgentShop || isPlatformHost(host) ? { kind: 'shop', url } : null;
}
