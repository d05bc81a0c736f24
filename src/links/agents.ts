import {
  DIGITS,
  FAMILY_WORDS,
  fixed,
  inPath,
  LETTERS,
  MICRO,
  params,
  type Shape,
  WORDS,
  wrapped,
} from './shapes.ts';

export interface Agent {
  /** The service's identifier: the name in lower case. */
  readonly id: string;
  readonly name: string;
  /** Registered domains; `www.` and `m.` come by themselves. */
  readonly domains: readonly string[];
  readonly subdomains?: readonly string[];
  readonly shapes: readonly Shape[];
  /** Out of business: its links are still pasted, but nobody buys there. */
  readonly closed?: true;
}

/** CNFans and its sisters: `id` with `platform`, `shop_type` or `shoptype`. */
const FAMILY: readonly Shape[] = [
  params(/^\/product$/, 'id', 'platform shop_type shoptype', FAMILY_WORDS),
  params(/^\/pages\/product\/product$/, 'id', 'shoptype shop_type platform', FAMILY_WORDS),
];

/** Superbuy and its sisters wrap the platform's link. */
const BUY_PAGE: readonly Shape[] = [wrapped('url')];

/** `/product/{code}/{id}`, on phones `/m/product/…`. */
const CODED = /^\/(?:m\/)?product\/(?<code>\w+)\/(?<id>\d+)$/;

const GOODS = /^\/(?:pages\/)?(?:goods|products)\/details?$/;

/** CSSBuy's item pages; `item-{id}` without a word is Taobao or Tmall, which share their ids. */
const ITEM_PAGES: readonly Shape[] = [
  inPath(/^\/item-(?<code>micro|1688|tmall|taobao|weidian)-(?<id>\d+)(?:\.html)?$/, MICRO),
  fixed(/^\/item-(?<id>\d+)(?:\.html)?$/, 'taobao'),
  wrapped('url'),
];

/** EastMallBuy and its sisters. */
const MALL: readonly Shape[] = [
  wrapped('url'),
  params(/^\/(?:index\/)?item(?:\/index\.html)?$/, 'tid', 'tp', MICRO),
  fixed(/^\/index\/item1688\/index\.html$/, '1688', 'tid'),
  fixed(/^\/index\/weidian\/itemid=(?<id>\d+)$/, 'weidian'),
];

/** Every agent whose links are known: adding one is adding a row. */
export const AGENTS: readonly Agent[] = [
  { id: 'cnfans', name: 'CNFans', domains: ['cnfans.com'], shapes: FAMILY },
  {
    id: 'mulebuy',
    name: 'MuleBuy',
    domains: ['mulebuy.com'],
    subdomains: ['t'],
    shapes: [...FAMILY, params(/^\/$/, 'id', 'shop_type', FAMILY_WORDS)],
  },
  { id: 'joyagoo', name: 'JoyaGoo', domains: ['joyagoo.com'], shapes: FAMILY },
  { id: 'joyabuy', name: 'JoyaBuy', domains: ['joyabuy.com'], shapes: FAMILY, closed: true },
  { id: 'orientdig', name: 'OrientDig', domains: ['orientdig.com'], shapes: FAMILY },
  {
    id: 'superbuy',
    name: 'Superbuy',
    domains: ['superbuy.com'],
    subdomains: ['login'],
    shapes: [
      ...BUY_PAGE,
      params(/^\/page\/buy$/, 'id itemid', 'platform', {
        ...LETTERS,
        tmall: 'taobao',
        alibaba: '1688',
        xy: 'xianyu',
      }),
    ],
  },
  { id: 'allchinabuy', name: 'AllChinaBuy', domains: ['allchinabuy.com'], shapes: BUY_PAGE },
  {
    id: 'wegobuy',
    name: 'WeGoBuy',
    domains: ['wegobuy.com'],
    subdomains: ['login'],
    shapes: BUY_PAGE,
    closed: true,
  },
  {
    id: 'acbuy',
    name: 'ACBuy',
    domains: ['acbuy.com'],
    shapes: [params(/^\/product$/, 'id', 'source', LETTERS), ...BUY_PAGE],
  },
  { id: 'hoobuy', name: 'Hoobuy', domains: ['hoobuy.com'], shapes: [inPath(CODED, { ...DIGITS, ...WORDS })] },
  {
    id: 'oopbuy',
    name: 'OopBuy',
    domains: ['oopbuy.com'],
    shapes: [
      inPath(CODED, { ...DIGITS, ...WORDS }),
      params(GOODS, 'id spuno', 'channel channelid', { ...DIGITS, ...WORDS }),
      wrapped('url'),
    ],
  },
  {
    id: 'hipobuy',
    name: 'HipoBuy',
    domains: ['hipobuy.com'],
    shapes: [inPath(CODED, { ...DIGITS, ...WORDS }), params(GOODS, 'id', 'channel', { ...DIGITS, ...WORDS })],
  },
  {
    id: 'litbuy',
    name: 'LitBuy',
    domains: ['litbuy.com', 'litbuy.net'],
    shapes: [
      inPath(CODED, { ...DIGITS, ...WORDS }),
      params(GOODS, 'id spuno', 'channel', { ...DIGITS, ...WORDS, jd: 'jd' }),
    ],
  },
  {
    id: 'gtbuy',
    name: 'GTBuy',
    domains: ['gtbuy.com'],
    shapes: [
      inPath(CODED, { ...DIGITS, ...WORDS }),
      params(GOODS, 'keyword id', 'platform', { ...DIGITS, ...WORDS }),
    ],
  },
  // Digits of its own. Newer `/product/2/{letters}` ids are USFans' own and lead nowhere else.
  {
    id: 'usfans',
    name: 'USFans',
    domains: ['usfans.com'],
    shapes: [inPath(CODED, { '1': '1688', '2': 'taobao', '3': 'weidian' })],
  },
  { id: 'kakobuy', name: 'Kakobuy', domains: ['kakobuy.com'], subdomains: ['item'], shapes: BUY_PAGE },
  { id: 'hagobuy', name: 'Hagobuy', domains: ['hagobuy.com'], shapes: BUY_PAGE, closed: true },
  { id: 'hegobuy', name: 'Hegobuy', domains: ['hegobuy.com'], shapes: BUY_PAGE },
  {
    id: 'lovegobuy',
    name: 'LoveGoBuy',
    domains: ['lovegobuy.com'],
    shapes: [
      params(/^\/(?:pc\/)?product$/, 'id goodsid', 'shop_type platform', FAMILY_WORDS),
      params(/^#\/goods\/detail$/, 'goodsid id', 'platform shop_type', FAMILY_WORDS),
    ],
  },
  {
    id: 'sugargoo',
    name: 'Sugargoo',
    domains: ['sugargoo.com', 'esugargoo.com'],
    shapes: [wrapped('productlink', 'url')],
  },
  { id: 'fishgoo', name: 'FishGoo', domains: ['fishgoo.com'], shapes: [wrapped('productlink', 'url')] },
  {
    id: 'cssbuy',
    name: 'CSSBuy',
    domains: ['cssbuy.com'],
    shapes: [...ITEM_PAGES, params(/^\/shop\/goodsdetail$/, 'id', 'type', MICRO)],
  },
  { id: 'fansbuy', name: 'FansBuy', domains: ['fansbuy.com'], shapes: ITEM_PAGES },
  {
    id: 'pingubuy',
    name: 'PinguBuy',
    domains: ['pingubuy.com'],
    shapes: [...ITEM_PAGES, params(/^\/shop\/goodsdetail$/, 'id', 'type', MICRO)],
  },
  {
    id: 'basetao',
    name: 'BaseTao',
    domains: ['basetao.com', 'basetao.net'],
    shapes: [
      inPath(
        /^(?:\/best-taobao-agent-service)?\/products\/agent\/(?<code>\w+)\/(?<id>\d+)(?:\.html)?$/,
        WORDS,
      ),
    ],
  },
  {
    id: 'hubbuycn',
    name: 'HubbuyCN',
    domains: ['hubbuycn.com'],
    shapes: [
      ...MALL,
      fixed(/^\/taobaoid=(?<id>\d+)/, 'taobao'),
      inPath(/^\/product\/item\/(?<code>\w+)\/(?<id>\d+)$/, MICRO),
    ],
  },
  { id: 'eastmallbuy', name: 'EastMallBuy', domains: ['eastmallbuy.com'], shapes: MALL },
  {
    id: 'bbdbuy',
    name: 'BBDBuy',
    domains: ['bbdbuy.com', 'bbdbuyeu.com'],
    shapes: [inPath(/^\/goods\/(?<code>\w+)\/(?<id>\d+)$/, WORDS), ...MALL],
  },
  { id: 'pantherbuy', name: 'PantherBuy', domains: ['pantherbuy.com'], shapes: MALL },
  { id: 'itaobuy', name: 'ItaoBuy', domains: ['itaobuy.com'], shapes: BUY_PAGE },
  {
    id: 'sifubuy',
    name: 'SifuBuy',
    domains: ['sifubuy.com'],
    shapes: [
      wrapped('producturl'),
      params(/^\/detail$/, 'id', 'type', { '1': '1688', '2': 'taobao', '4': 'weidian' }),
    ],
  },
  {
    id: 'ponybuy',
    name: 'PonyBuy',
    domains: ['ponybuy.com'],
    shapes: [
      inPath(/^\/products\/(?<code>\d)\/(?<id>\d+)$/, { '1': 'taobao', '2': '1688', '3': 'weidian' }),
      params(/^\/goods$/, 'product_id', 'platform', WORDS),
    ],
  },
  {
    id: 'pandabuy',
    name: 'PandaBuy',
    domains: ['pandabuy.com'],
    subdomains: ['buy'],
    shapes: BUY_PAGE,
    closed: true,
  },
  {
    id: 'cnshopper',
    name: 'CNShopper',
    domains: ['cnshopper.com'],
    shapes: [params(/^\/goods\/detail$/, 'keyword', 'platform', WORDS)],
  },
  {
    id: 'loongbuy',
    name: 'LoongBuy',
    domains: ['loongbuy.com'],
    shapes: [
      wrapped('url'),
      ...['weidian', 'taobao', '1688'].map((platform) => fixed(/^\/product-details$/, platform, platform)),
    ],
  },
  { id: 'vigorbuy', name: 'VigorBuy', domains: ['vigorbuy.com'], shapes: [inPath(CODED, DIGITS)] },
  { id: 'kameymall', name: 'KameyMall', domains: ['kameymall.com'], shapes: BUY_PAGE },
  { id: 'ezbuycn', name: 'EZBuyCN', domains: ['ezbuycn.com'], shapes: [wrapped('key')] },
  { id: 'blikbuy', name: 'BlikBuy', domains: ['blikbuy.com'], shapes: BUY_PAGE },
  {
    id: 'panglobalbuy',
    name: 'PanGlobalBuy',
    domains: ['panglobalbuy.com'],
    shapes: [params(/^#?\/details$/, 'offerid', 'type', { '1': 'taobao', '2': '1688', '3': 'weidian' })],
  },
  {
    id: 'mycnbox',
    name: 'MyCNBox',
    domains: ['mycnbox.com'],
    shapes: [params(/^\/goodsdetail$/, 'itemid', 'malltype', WORDS), wrapped('url')],
  },
  {
    id: 'ootdbuy',
    name: 'OOTDBuy',
    domains: ['ootdbuy.com'],
    shapes: [params(GOODS, 'id', 'channel', WORDS)],
  },
  {
    id: 'npbuy',
    name: 'NPBuy',
    domains: ['npbuy.com'],
    shapes: [params(/^\/goods-detail$/, 'itemid', 'source', LETTERS)],
  },
  {
    id: 'rizzitgo',
    name: 'RizzitGo',
    domains: ['rizzitgo.com'],
    shapes: [params(/^\/detail-page$/, 'goodsid', 'source', { '3': 'weidian' })],
  },
  { id: 'boonbuy', name: 'BoonBuy', domains: ['boonbuy.com'], shapes: [inPath(CODED, { '2': 'weidian' })] },
  { id: 'pikobuy', name: 'PikoBuy', domains: ['pikobuy.com'], shapes: [wrapped('producturl')] },
  { id: 'ossbuy', name: 'OSSBuy', domains: ['ossbuy.com'], shapes: BUY_PAGE },
  { id: 'esgobuy', name: 'ESGOBuy', domains: ['esgobuy.com'], shapes: BUY_PAGE },
  { id: 'hippoobuy', name: 'HippooBuy', domains: ['hippoobuy.com'], shapes: [wrapped('keyword')] },
];
