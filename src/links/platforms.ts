import { fixed, params, type UrlPattern, wrapped } from './url-patterns.ts';

interface Platform {
  readonly id: string;
  readonly name: string;
  /** `{id}` is the product's id. */
  readonly canonical: string;
  /** Hosts with the patterns of their product pages; a leading dot means every subdomain. */
  readonly pages: readonly { readonly hosts: readonly string[]; readonly patterns: readonly UrlPattern[] }[];
  /** All other pages of these domains are shops, searches and home pages. */
  readonly domains: readonly string[];
}

const ITEM = /^\/(?:hk\/)?item(?:_o)?\.html?$/;

export const PLATFORMS: readonly Platform[] = [
  {
    id: 'weidian',
    name: 'Weidian',
    canonical: 'https://weidian.com/item.html?itemID={id}',
    pages: [
      {
        hosts: ['weidian.com', '.weidian.com'],
        patterns: [fixed(/^\/(?:item|fastorder)\.html$/, 'weidian', 'itemid')],
      },
      { hosts: ['.koudai.com'], patterns: [fixed(/^\/item\.html$/, 'weidian', 'itemid')] },
    ],
    domains: ['weidian.com'],
  },
  {
    id: 'taobao',
    name: 'Taobao',
    canonical: 'https://item.taobao.com/item.htm?id={id}',
    pages: [
      { hosts: ['item.taobao.com'], patterns: [fixed(ITEM, 'taobao', 'id')] },
      {
        hosts: ['www.taobao.com', 'taobao.com'],
        patterns: [fixed(/^\/list\/item\/(?<id>\d+)\.html?$/, 'taobao')],
      },
      { hosts: ['world.taobao.com'], patterns: [fixed(/^\/item\/(?:wap\/)?(?<id>\d+)\.html?$/, 'taobao')] },
      { hosts: ['m.intl.taobao.com'], patterns: [fixed(/^\/detail\/detail\.html?$/, 'taobao', 'id')] },
      { hosts: ['h5.m.taobao.com'], patterns: [fixed(/^\/awp\/core\/detail\.html?$/, 'taobao', 'id')] },
      { hosts: ['a.m.taobao.com'], patterns: [fixed(/^\/i(?<id>\d+)\.html?$/, 'taobao')] },
      {
        hosts: ['assets-tmw.taobao.com'],
        patterns: [
          // The same page is used to share shops, whose number isn't a product id.
          params(/^\/app\/tmall-ovs-rax\/share_page\/home$/, 'targetid', 'targettype', { item: 'taobao' }),
          wrapped('targeturl'),
        ],
      },
    ],
    domains: ['taobao.com'],
  },
  {
    id: 'tmall',
    name: 'Tmall',
    canonical: 'https://detail.tmall.com/item.htm?id={id}',
    pages: [
      {
        hosts: [
          'detail.tmall.com',
          'chaoshi.detail.tmall.com',
          'detail.m.tmall.com',
          'detail.tmall.hk',
          'item.tmall.com',
          'world.tmall.com',
        ],
        patterns: [fixed(ITEM, 'tmall', 'id')],
      },
    ],
    domains: ['tmall.com', 'tmall.hk'],
  },
  {
    id: '1688',
    name: '1688',
    canonical: 'https://detail.1688.com/offer/{id}.html',
    pages: [
      {
        hosts: ['detail.1688.com', 'www.1688.com', 'm.1688.com'],
        patterns: [fixed(/^\/offer\/(?<id>\d+)(?:\.html?)?$/, '1688')],
      },
      {
        hosts: ['detail.m.1688.com'],
        patterns: [
          fixed(/^\/page\/index\.html?$/, '1688', 'offerid'),
          fixed(/^\/offer\/(?<id>\d+)\.html?$/, '1688'),
        ],
      },
    ],
    domains: ['1688.com'],
  },
  {
    id: 'xianyu',
    name: 'Xianyu',
    canonical: 'https://www.goofish.com/item?id={id}',
    pages: [
      { hosts: ['www.goofish.com', 'goofish.com'], patterns: [fixed(/^\/item$/, 'xianyu', 'id')] },
      { hosts: ['2.taobao.com'], patterns: [fixed(ITEM, 'xianyu', 'id')] },
    ],
    domains: ['goofish.com'],
  },
  {
    id: 'jd',
    name: 'JD',
    canonical: 'https://item.jd.com/{id}.html',
    pages: [{ hosts: ['item.jd.com'], patterns: [fixed(/^\/(?<id>\d+)\.html$/, 'jd')] }],
    domains: [],
  },
  {
    id: 'pinduoduo',
    name: 'Pinduoduo',
    canonical: 'https://mobile.yangkeduo.com/goods.html?goods_id={id}',
    pages: [{ hosts: ['.yangkeduo.com'], patterns: [fixed(/^\//, 'pinduoduo', 'goods_id')] }],
    domains: [],
  },
];
