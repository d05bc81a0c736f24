import { AGENTS } from './agents.ts';
import { PLATFORMS } from './platforms.ts';
import type { Product } from './product.ts';
import { type UrlPattern, wrapped } from './url-patterns.ts';

/** The parts of a platform's canonical link before and after the id. */
const canonicals: ReadonlyMap<string, readonly string[]> = new Map(
  PLATFORMS.map(({ id, canonical }) => [id, canonical.split('{id}')]),
);
const names: ReadonlyMap<string, string> = new Map(AGENTS.map(({ id, name }) => [id, name]));
const closed: ReadonlySet<string> = new Set(AGENTS.filter((agent) => agent.closed).map(({ id }) => id));

/** The platform's own product link; null for an unknown platform. */
export function canonicalUrl({ platform, id }: Product): string | null {
  return canonicalUrlForDigits(platform, encodeURIComponent(id.toWellFormed()));
}

/** Like `canonicalUrl`, for an id that needs no encoding, such as one from a link. */
export function canonicalUrlForDigits(platform: string, id: string): string | null {
  const [before, after] = canonicals.get(platform) ?? [];
  return before === undefined || after === undefined ? null : before + id + after;
}

/** The brand name of an agent; undefined for an unknown agent. */
export function agentName(id: string): string | undefined {
  return names.get(id);
}

/** Whether people can still order at an agent; true for an unknown one. */
export function isOpenAgent(id: string): boolean {
  return !closed.has(id.toLowerCase());
}

/** How many agents are in business. */
export const OPEN_AGENTS = AGENTS.filter(({ id }) => isOpenAgent(id)).length;

export interface Site {
  /** Null for a platform's own site. */
  readonly agent: string | null;
  readonly patterns: readonly UrlPattern[];
  /** Whether only the service can follow its links. */
  readonly isShort: boolean;
}

/** Hosts whose links only the service can follow, by their owner; `general`: shorteners for any website. */
const HOSTS_BY_OWNER: Readonly<Record<string, string>> = {
  weidian: 'k.youshop10.com youshop10.com weidian.info',
  taobao: 'm.tb.cn e.tb.cn tb.cn s.click.taobao.com',
  tmall: 's.click.tmall.com',
  '1688': 'qr.1688.com dj.1688.com',
  kakobuy: 'ikako.vip sl.kakobuy.com',
  acbuy: 'link.acbuy.com l.acbuy.com',
  hoobuy: 'hoobuy.cc',
  oopbuy: 'oopbuy.cc',
  hipobuy: 'hipobuy.cn',
  litbuy: 'litbuy.shop',
  itaobuy: 'itaobuy.allapp.link',
  ponybuy: 'l.ponybuy.com',
  superbuy: 's.spblk.com',
  hegobuy: 'sl.hegobuy.com ihego.vip',
  blikbuy: 'blikbuy.seewebs.com',
  pandabuy: 'pandabuy.page.link pandabuy.allapp.link',
  general: 'tinyurl.com bit.ly t.cn t.co goo.gl is.gd v.gd ow.ly rebrand.ly',
};

export const SHORT_LINK_HOSTS: ReadonlySet<string> = new Set(
  Object.values(HOSTS_BY_OWNER).flatMap((hosts) => hosts.split(' ')),
);

const GENERIC_HOSTS = new Set(HOSTS_BY_OWNER['general']?.split(' '));

const byHost = new Map<string, Site>();
const byDomain = new Map<string, Site>();
const platformDomains = new Set(PLATFORMS.flatMap(({ domains }) => domains));

for (const { pages } of PLATFORMS) {
  for (const { hosts, patterns } of pages) {
    const site = { agent: null, patterns, isShort: false };
    for (const host of hosts) {
      if (host.startsWith('.')) byDomain.set(host.slice(1), site);
      else byHost.set(host, site);
    }
  }
}
for (const { id, hosts, patterns } of AGENTS) {
  for (const host of hosts) byHost.set(host, { agent: id, patterns, isShort: false });
}
// Google wraps the links of its spreadsheets.
for (const host of ['www.google.com', 'google.com'])
  byHost.set(host, { agent: null, patterns: [wrapped('q url', /^\/url$/)], isShort: false });
for (const host of SHORT_LINK_HOSTS) byHost.set(host, { agent: null, patterns: [], isShort: true });

/** Ignores case. Nearly all hosts are in lower case, so the host is first looked up unchanged. */
export function findSite(host: string): Site | undefined {
  const known = byHost.get(host);
  if (known !== undefined) return known;
  const lower = host.toLowerCase();
  const domain = firstParent(lower, byDomain);
  return byHost.get(lower) ?? (domain === undefined ? undefined : byDomain.get(domain));
}

/** Whether a host belongs to a platform, whatever the page. */
export function isPlatformHost(host: string): boolean {
  const lower = host.toLowerCase();
  return platformDomains.has(lower) || firstParent(lower, platformDomains) !== undefined;
}

/** `b.c`, else `c`, for `a.b.c`, if it is among these. */
function firstParent(host: string, domains: { has(domain: string): boolean }): string | undefined {
  for (let dot = host.indexOf('.'); dot !== -1; dot = host.indexOf('.', dot + 1)) {
    const domain = host.slice(dot + 1);
    if (domains.has(domain)) return domain;
  }
  return undefined;
}

/** Whether a short link belongs to a general shortener, and so may lead anywhere; also true for text that is not a URL. */
export function isGenericShortLink(url: string): boolean {
  const parsed = URL.parse(/^https?:/i.test(url) ? url : `https://${url}`);
  return parsed === null || GENERIC_HOSTS.has(parsed.hostname.replace(/^www\./, ''));
}
