import {
  DIGITS,
  DIGITS_AND_WORDS,
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
  /** Links of agents that are gone are still in old messages, and still name a product. */
  readonly status: 'active' | 'superseded' | 'defunct' | 'unknown';
  /** Out of business: nobody buys there any more. */
  readonly closed: boolean;
  readonly domains: readonly string[];
  /** Exact hosts: every domain, its `www.` and `m.`, and what else the agent uses. */
  readonly hosts: readonly string[];
  readonly shapes: readonly Shape[];
}

const URL_PARAM: readonly Shape[] = [wrapped('url')];

/** CNFans and its sisters: `id` with `platform`, `shop_type` or `shoptype`. */
const FAMILY: readonly Shape[] = [
  params(/^\/(?:product-test\/)?product$/, 'id', 'platform shop_type shoptype', FAMILY_WORDS),
  params(/^\/pages\/product\/product$/, 'id', 'shoptype shop_type platform', FAMILY_WORDS),
];

/** `/product/{code}/{id}`, on phones `/m/product/…`. */
const CODED = /^\/(?:m\/)?product\/(?<code>\w+)\/(?<id>\d+)$/;

const GOODS = /^\/(?:pages\/)?(?:goods|products)\/details?$/;

/** CSSBuy and its sisters; `item-{id}` without a word is Taobao or Tmall, which share their ids. */
const ITEM_PAGES: readonly Shape[] = [
  inPath(/^\/item-(?<code>micro|1688|tmall|taobao|weidian)-(?<id>\d+)(?:\.html?)?$/, MICRO),
  fixed(/^\/item-(?<id>\d+)(?:\.html?)?$/, 'taobao'),
  params(/^\/shop\/goodsdetail$/, 'id', 'type', MICRO),
  wrapped('url'),
];

/** EastMallBuy and its sisters. */
const MALL: readonly Shape[] = [
  wrapped('url'),
  params(/^\/(?:index\/)?item(?:\/index\.html?)?$/, 'tid', 'tp', MICRO),
  fixed(/^\/index\/item1688\/index\.html?$/, '1688', 'tid'),
  fixed(/^\/index\/weidian\/itemid=(?<id>\d+)$/, 'weidian'),
];

const FIRST_TAOBAO = { '1': 'taobao', '2': '1688', '3': 'weidian' };

/** Every agent whose links are known, first what people use most: adding one is adding a row. */
export const AGENTS: readonly Agent[] = [
  agent('CNFans', 'active', 'cnfans.com', FAMILY),
  agent(
    'MuleBuy',
    'active',
    'mulebuy.com',
    [...FAMILY, params(/^\/$/, 'id', 'shop_type', FAMILY_WORDS)],
    't.mulebuy.com',
  ),
  agent('JoyaGoo', 'active', 'joyagoo.com', FAMILY),
  agent('JoyaBuy', 'superseded', 'joyabuy.com', FAMILY),
  agent('OrientDig', 'active', 'orientdig.com', FAMILY),
  agent(
    'Superbuy',
    'active',
    'superbuy.com',
    [
      wrapped('url'),
      // Its TMALL stands for Taobao and Tmall alike.
      params(/^\/page\/buy$/, 'id itemid', 'platform', {
        ...LETTERS,
        tmall: 'taobao',
        alibaba: '1688',
        xy: 'xianyu',
      }),
    ],
    'login.superbuy.com',
  ),
  agent('AllChinaBuy', 'active', 'allchinabuy.com', URL_PARAM),
  agent('WeGoBuy', 'defunct', 'wegobuy.com', URL_PARAM, 'login.wegobuy.com'),
  agent('ACBuy', 'active', 'acbuy.com', [params(/^\/product$/, 'id', 'source', LETTERS), wrapped('url')]),
  agent('Hoobuy', 'active', 'hoobuy.com', [inPath(CODED, DIGITS_AND_WORDS)]),
  agent('OopBuy', 'active', 'oopbuy.com', [
    inPath(CODED, DIGITS_AND_WORDS),
    params(GOODS, 'id spuno', 'channel channelid', DIGITS_AND_WORDS),
    wrapped('url'),
  ]),
  agent('HipoBuy', 'active', 'hipobuy.com', [
    inPath(CODED, DIGITS_AND_WORDS),
    params(GOODS, 'id spuno', 'channel channelid', DIGITS_AND_WORDS),
  ]),
  agent('LitBuy', 'active', 'litbuy.com litbuy.net', [
    inPath(CODED, DIGITS_AND_WORDS),
    params(GOODS, 'id spuno', 'channel channelid', { ...DIGITS_AND_WORDS, jd: 'jd' }),
  ]),
  agent('GTBuy', 'active', 'gtbuy.com', [
    inPath(CODED, DIGITS_AND_WORDS),
    params(GOODS, 'keyword id', 'platform', DIGITS_AND_WORDS),
  ]),
  // Digits of its own. Newer `/product/2/{letters}` ids are USFans' own and lead nowhere else.
  agent('USFans', 'active', 'usfans.com', [inPath(CODED, { '1': '1688', '2': 'taobao', '3': 'weidian' })]),
  agent('Kakobuy', 'active', 'kakobuy.com', URL_PARAM, 'item.kakobuy.com'),
  agent('Hagobuy', 'defunct', 'hagobuy.com', URL_PARAM),
  agent('Hegobuy', 'unknown', 'hegobuy.com', URL_PARAM),
  agent('LoveGoBuy', 'active', 'lovegobuy.com', [
    params(/^\/(?:pc\/)?product$/, 'id goodsid', 'shop_type platform', FAMILY_WORDS),
    params(/^#\/goods\/detail$/, 'goodsid id', 'platform shop_type', FAMILY_WORDS),
  ]),
  agent('Sugargoo', 'active', 'sugargoo.com esugargoo.com', [wrapped('productlink url')]),
  agent('FishGoo', 'active', 'fishgoo.com', [wrapped('productlink url')]),
  agent('CSSBuy', 'active', 'cssbuy.com', ITEM_PAGES),
  agent('FansBuy', 'active', 'fansbuy.com', ITEM_PAGES),
  agent('PinguBuy', 'unknown', 'pingubuy.com', ITEM_PAGES),
  agent('BaseTao', 'active', 'basetao.com basetao.net', [
    inPath(
      /^(?:\/best-taobao-agent-service)?\/products\/agent\/(?<code>\w+)\/(?<id>\d+)(?:\.html?)?$/,
      WORDS,
    ),
  ]),
  agent('HubbuyCN', 'active', 'hubbuycn.com', [
    ...MALL,
    fixed(/^\/taobaoid=(?<id>\d+)$/, 'taobao'),
    inPath(/^\/product\/item\/(?<code>\w+)\/(?<id>\d+)$/, MICRO),
  ]),
  agent('EastMallBuy', 'active', 'eastmallbuy.com', MALL),
  agent('BBDBuy', 'active', 'bbdbuy.com bbdbuyeu.com', [
    inPath(/^\/goods\/(?<code>\w+)\/(?<id>\d+)$/, WORDS),
    ...MALL,
  ]),
  agent('PantherBuy', 'unknown', 'pantherbuy.com', MALL),
  agent('ItaoBuy', 'active', 'itaobuy.com', URL_PARAM),
  agent('SifuBuy', 'unknown', 'sifubuy.com', [
    wrapped('producturl'),
    params(/^\/detail$/, 'id', 'type', { '1': '1688', '2': 'taobao', '4': 'weidian' }),
  ]),
  agent('PonyBuy', 'active', 'ponybuy.com', [
    inPath(/^\/products\/(?<code>\d)\/(?<id>\d+)$/, FIRST_TAOBAO),
    params(/^\/goods$/, 'product_id', 'platform', WORDS),
  ]),
  // Its newer `url=PJ…` and `url=PI…` are ciphers and internal ids: nothing to read offline.
  agent('PandaBuy', 'defunct', 'pandabuy.com', URL_PARAM, 'buy.pandabuy.com'),
  agent('CNShopper', 'active', 'cnshopper.com', [params(GOODS, 'keyword', 'platform', WORDS)]),
  agent('LoongBuy', 'active', 'loongbuy.com', [
    wrapped('url'),
    ...Object.entries(WORDS).map(([word, platform]) => fixed(/^\/product-details$/, platform, word)),
  ]),
  agent('VigorBuy', 'active', 'vigorbuy.com', [inPath(CODED, DIGITS)]),
  agent('KameyMall', 'unknown', 'kameymall.com', URL_PARAM),
  agent('EZBuyCN', 'unknown', 'ezbuycn.com', [wrapped('key')]),
  agent('BlikBuy', 'unknown', 'blikbuy.com', URL_PARAM),
  agent('PanGlobalBuy', 'unknown', 'panglobalbuy.com', [
    params(/^#?\/details$/, 'offerid', 'type', FIRST_TAOBAO),
  ]),
  agent('MyCNBox', 'active', 'mycnbox.com', [
    params(/^\/goodsdetail$/, 'itemid', 'malltype', WORDS),
    wrapped('url'),
  ]),
  agent('OOTDBuy', 'active', 'ootdbuy.com', [params(GOODS, 'id', 'channel', WORDS)]),
  agent('NPBuy', 'unknown', 'npbuy.com', [params(/^\/goods-detail$/, 'itemid', 'source', LETTERS)]),
  agent('RizzitGo', 'active', 'rizzitgo.com', [
    params(/^\/detail-page$/, 'goodsid', 'source', { '3': 'weidian' }),
  ]),
  agent('BoonBuy', 'active', 'boonbuy.com', [inPath(CODED, { '2': 'weidian' })]),
  agent('PikoBuy', 'active', 'pikobuy.com', [wrapped('producturl')]),
  agent('OSSBuy', 'unknown', 'ossbuy.com', URL_PARAM),
  agent('ESGOBuy', 'unknown', 'esgobuy.com', URL_PARAM),
  agent('HippooBuy', 'unknown', 'hippoobuy.com', [wrapped('keyword')]),
];

function agent(
  name: string,
  status: Agent['status'],
  domainNames: string,
  shapes: readonly Shape[],
  ...others: readonly string[]
): Agent {
  const domains = domainNames.split(' ');
  const hosts = domains.flatMap((domain) => [domain, `www.${domain}`, `m.${domain}`]);
  const closed = status === 'superseded' || status === 'defunct';
  return { id: name.toLowerCase(), name, status, closed, domains, hosts: [...hosts, ...others], shapes };
}
