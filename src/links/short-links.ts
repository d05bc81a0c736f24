/** Hosts whose links only the service can follow, by whose they are. */
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
  anybody: 'tinyurl.com bit.ly t.cn t.co goo.gl is.gd v.gd ow.ly rebrand.ly',
};

export const SHORT_LINK_HOSTS: ReadonlySet<string> = new Set(
  Object.values(HOSTS_BY_OWNER).flatMap((hosts) => hosts.split(' ')),
);

const GENERIC_HOSTS = new Set(HOSTS_BY_OWNER['anybody']?.split(' '));

/** Whether a short link's host belongs to no marketplace and no agent: it may lead anywhere. */
export function isGenericShortLink(url: string): boolean {
  const address = URL.parse(/^https?:/i.test(url) ? url : `https://${url}`);
  return address === null || GENERIC_HOSTS.has(address.hostname.replace(/^www\./, ''));
}
