import type { UrlParts } from './url-parts.ts';

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

/** Whether a short link belongs to a general shortener, and so may lead anywhere; also true for text that is not a URL. */
export function isGenericShortLink(url: string): boolean {
  const parsed = URL.parse(/^https?:/i.test(url) ? url : `https://${url}`);
  return parsed === null || GENERIC_HOSTS.has(parsed.hostname.replace(/^www\./, ''));
}

/**
 * The absolute URL of a short link, which the service needs; null for a bare host.
 * @param text the URL and any text after it
 */
export function shortLinkUrl({ parts: [page] }: UrlParts, text: string): string | null {
  if (page === undefined || (page.path === '/' && page.query === '')) return null;
  const [written = ''] = text.split(/\s/, 1);
  return /^https?:/i.test(written) ? written : `https://${written.replace(/^\/\//, '')}`;
}
