import { AGENTS } from './agents.ts';
import { PLATFORMS } from './platforms.ts';
import type { Product } from './product.ts';

export { AGENTS } from './agents.ts';
export { PLATFORMS } from './platforms.ts';

/** Hosts whose links only the service can follow. */
export const SHORT_LINK_HOSTS: ReadonlySet<string> = new Set([
  ...['k.youshop10.com', 'youshop10.com', 'weidian.info'],
  ...['m.tb.cn', 'e.tb.cn', 'tb.cn', 's.click.taobao.com', 's.click.tmall.com'],
  ...['qr.1688.com', 'dj.1688.com'],
  ...[
    'ikako.vip',
    'sl.kakobuy.com',
    'link.acbuy.com',
    'l.acbuy.com',
    'hoobuy.cc',
    'oopbuy.cc',
    'hipobuy.cn',
    'litbuy.shop',
  ],
  ...[
    'itaobuy.allapp.link',
    'l.ponybuy.com',
    's.spblk.com',
    'sl.hegobuy.com',
    'ihego.vip',
    'blikbuy.seewebs.com',
  ],
  ...['pandabuy.page.link', 'pandabuy.allapp.link'],
  ...['tinyurl.com', 'bit.ly', 't.cn', 't.co', 'goo.gl', 'is.gd', 'v.gd', 'ow.ly', 'rebrand.ly'],
]);

const canonicals: ReadonlyMap<string, string> = new Map(
  PLATFORMS.map(({ id, canonical }) => [id, canonical]),
);
const names: ReadonlyMap<string, string> = new Map(AGENTS.map(({ id, name }) => [id, name]));

/** The platform's own product link; null for a platform that is not in the catalogue. */
export function canonicalOf({ platform, id }: Product): string | null {
  return canonicals.get(platform)?.replace('{id}', encodeURIComponent(id)) ?? null;
}

/** The name an agent goes by; undefined for one that is not in the catalogue. */
export function agentName(id: string): string | undefined {
  return names.get(id);
}
