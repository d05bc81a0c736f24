import { type Address, decode, readAddress, type View } from './address.ts';
import { AGENTS, canonicalOf, PLATFORMS, SHORT_LINK_HOSTS } from './catalogue.ts';
import type { Link, Product } from './product.ts';
import type { Shape } from './shapes.ts';

/** Wrapped in an agent's link, in another, in a redirect: real links nest three deep. */
const MAX_DEPTH = 5;

interface Site {
  readonly agent: string | null;
  readonly shapes: readonly Shape[];
}

const sites = new Map<string, Site>();
/** Sites that cover every subdomain of a domain. */
const subdomainSites = new Map<string, Site>();
const shopDomains = new Set(PLATFORMS.flatMap(({ domains }) => domains));

for (const { pages } of PLATFORMS) {
  for (const { hosts, shapes } of pages) {
    for (const host of hosts) {
      if (host.startsWith('.')) subdomainSites.set(host.slice(1), { agent: null, shapes });
      else sites.set(host, { agent: null, shapes });
    }
  }
}
for (const { id, domains, subdomains = [], shapes } of AGENTS) {
  for (const domain of domains) {
    for (const prefix of ['', 'www.', 'm.', ...subdomains.map((name) => `${name}.`)])
      sites.set(prefix + domain, { agent: id, shapes });
  }
}
// A spreadsheet's or a search's way of linking out.
for (const host of ['www.google.com', 'google.com'])
  sites.set(host, { agent: null, shapes: [{ kind: 'wrapped', names: ['q', 'url'] }] });

/**
 * What a URL is: a product link, a short link that only the service can follow, a shop; null for a stranger. Hosts match
 * exactly or on a dot boundary. Never throws; bounded in depth and length.
 */
export function recogniseLink(url: string): Link | null {
  return recognise(url, url, 0);
}

function recognise(text: string, outer: string, depth: number): Link | null {
  const address = readAddress(text);
  if (address === null || depth > MAX_DEPTH) return null;
  if (SHORT_LINK_HOSTS.has(address.host)) return { kind: 'short', url: text };
  const site = siteOf(address.host);
  const link =
    site === undefined
      ? null
      : (read(site, address, outer, depth) ?? read(site, readAddress(decode(text)), outer, depth));
  return link ?? shopAt(address, site, outer);
}

function siteOf(host: string): Site | undefined {
  const exact = sites.get(host);
  if (exact !== undefined) return exact;
  for (let dot = host.indexOf('.'); dot !== -1; dot = host.indexOf('.', dot + 1)) {
    const site = subdomainSites.get(host.slice(dot + 1));
    if (site !== undefined) return site;
  }
  return undefined;
}

function read({ agent, shapes }: Site, address: Address | null, url: string, depth: number): Link | null {
  for (const view of address?.views ?? []) {
    for (const shape of shapes) {
      if (shape.kind === 'wrapped') {
        const inner = unwrap(view, shape.names, depth);
        if (inner?.kind === 'product') return { ...inner, agent: agent ?? inner.agent, url };
        if (inner !== null) return inner;
        continue;
      }
      const product = productIn(shape, view);
      const canonical = product === null ? null : canonicalOf(product);
      if (product !== null && canonical !== null) return { kind: 'product', product, canonical, agent, url };
    }
  }
  return null;
}

function productIn(shape: Exclude<Shape, { kind: 'wrapped' }>, { path, params }: View): Product | null {
  const match = shape.path.exec(path);
  if (match === null) return null;
  const { groups } = match;
  if (shape.kind === 'path') return productOf(shape.codes[groups?.['code'] ?? ''], groups?.['id']);
  if (shape.kind === 'fixed')
    return productOf(shape.platform, groups?.['id'] ?? firstOf(params, shape.id ?? []));
  return productOf(
    shape.codes[firstOf(params, shape.platform)?.toLowerCase() ?? ''],
    firstOf(params, shape.id),
  );
}

/** Ids are digits; what share sheets and Markdown leave around them is no part of them. */
function productOf(platform: string | undefined, text: string | undefined): Product | null {
  const id = text === undefined ? undefined : /^\s*[[(]?(\d{5,20})(?!\w)/.exec(text)?.[1];
  return platform === undefined || id === undefined ? null : { platform, id };
}

function firstOf(params: ReadonlyMap<string, string>, names: readonly string[]): string | undefined {
  const name = names.find((candidate) => params.has(candidate));
  return name === undefined ? undefined : params.get(name);
}

/** The link inside a parameter: as decoded, decoded further, or as the unencoded rest of the query. */
function unwrap(view: View, names: readonly string[], depth: number): Link | null {
  for (const name of names) {
    const value = view.params.get(name);
    if (value === undefined) continue;
    const rest = new RegExp(`(?:^|&)${name}=(.*)$`, 'i').exec(view.query)?.[1] ?? '';
    const found = recogniseLayers(value, depth) ?? recogniseLayers(rest, depth);
    if (found !== null) return found;
  }
  return null;
}

function recogniseLayers(text: string, depth: number): Link | null {
  let layer = text;
  for (let layers = 0; layers < 4; layers += 1) {
    const found = recognise(layer, layer, depth + 1);
    if (found !== null && found.kind !== 'shop') return found;
    const next = decode(layer);
    if (next === layer) return null;
    layer = next;
  }
  return null;
}

const SHOP_PAGE = /^#?\/(?:\w+\/)*(?:shops?|shop-detail|stores?|search|productlist)(?:\/|$)/;

/** Shops and searches: any other page of a platform, and an agent's pages that say so. */
function shopAt({ host, views }: Address, site: Site | undefined, url: string): Link | null {
  const isPlatform = [...shopDomains].some((domain) => host === domain || host.endsWith(`.${domain}`));
  const isAgentShop =
    site !== undefined && site.agent !== null && views.some(({ path }) => SHOP_PAGE.test(path));
  return isPlatform || isAgentShop ? { kind: 'shop', url } : null;
}
