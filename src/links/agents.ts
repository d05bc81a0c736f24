import {
  CNFANS_CODES,
  DIGIT_AND_NAME_CODES,
  DIGIT_CODES,
  fixed,
  inPath,
  LETTER_CODES,
  MICRO_CODES,
  NAME_CODES,
  params,
  type UrlPattern,
  wrapped,
} from './url-patterns.ts';

interface Agent {
  /** The service's identifier: the name in lower case. */
  readonly id: string;
  readonly name: string;
  /** Old messages still contain links of agents that no longer exist. */
  readonly status: 'active' | 'superseded' | 'defunct' | 'unknown';
  /** Out of business: its links are still recognized, but listed last. */
  readonly closed: boolean;
  readonly domains: readonly string[];
  /** Exact hosts: every domain with its `www.` and `m.`, and further hosts of the agent. */
  readonly hosts: readonly string[];
  readonly patterns: readonly UrlPattern[];
}

const URL_PARAM: readonly UrlPattern[] = [wrapped('url')];

/** CNFans and agents with the same software: `id` with `platform`, `shop_type` or `shoptype`. */
const CNFANS_PATTERNS: readonly UrlPattern[] = [
  params(/^\/(?:product-test\/)?product$/, 'id', 'platform shop_type shoptype', CNFANS_CODES),
  params(/^\/pages\/product\/product$/, 'id', 'shoptype shop_type platform', CNFANS_CODES),
];

/** `/product/{code}/{id}`, on phones `/m/product/…`. */
const CODE_AND_ID_PATH = /^\/(?:m\/)?product\/(?<code>\w+)\/(?<id>\d+)$/;

const GOODS_PATH = /^\/(?:pages\/)?(?:goods|products)\/details?$/;

/** CSSBuy and agents with the same software; `item-{id}` without a platform is Taobao or Tmall, which share their ids. */
const ITEM_PAGES: readonly UrlPattern[] = [
  inPath(/^\/item-(?<code>micro|1688|tmall|taobao|weidian)-(?<id>\d+)(?:\.html?)?$/, MICRO_CODES),
  fixed(/^\/item-(?<id>\d+)(?:\.html?)?$/, 'taobao'),
  params(/^\/shop\/goodsdetail$/, 'id', 'type', MICRO_CODES),
  wrapped('url'),
];

/** EastMallBuy and agents with the same software. */
const MALL: readonly UrlPattern[] = [
  wrapped('url'),
  params(/^\/(?:index\/)?item(?:\/index\.html?)?$/, 'tid', 'tp', MICRO_CODES),
  fixed(/^\/index\/item1688\/index\.html?$/, '1688', 'tid'),
  fixed(/^\/index\/weidian\/itemid=(?<id>\d+)$/, 'weidian'),
];

const FIRST_TAOBAO = { '1': 'taobao', '2': '1688', '3': 'weidian' };

/** All agents whose links are known, most popular first. To add one, add a row. */
export const AGENTS: readonly Agent[] = [
  agent('CNFans', 'active', 'cnfans.com', CNFANS_PATTERNS),
  agent(
    'MuleBuy',
    'active',
    'mulebuy.com',
    [...CNFANS_PATTERNS, params(/^\/$/, 'id', 'shop_type', CNFANS_CODES)],
    't.mulebuy.com',
  ),
  agent('JoyaGoo', 'active', 'joyagoo.com', CNFANS_PATTERNS),
  agent('JoyaBuy', 'superseded', 'joyabuy.com', CNFANS_PATTERNS),
  agent('OrientDig', 'active', 'orientdig.com', CNFANS_PATTERNS),
  agent(
    'Superbuy',
    'active',
    'superbuy.com',
    [
      wrapped('url'),
      // Its TMALL means Taobao or Tmall.
      params(/^\/page\/buy$/, 'id itemid', 'platform', {
        ...LETTER_CODES,
        tmall: 'taobao',
        alibaba: '1688',
        xy: 'xianyu',
      }),
    ],
    'login.superbuy.com',
  ),
  agent('AllChinaBuy', 'active', 'allchinabuy.com', URL_PARAM),
  agent('WeGoBuy', 'defunct', 'wegobuy.com', URL_PARAM, 'login.wegobuy.com'),
  agent('ACBuy', 'active', 'acbuy.com', [
    params(/^\/product$/, 'id', 'source', LETTER_CODES),
    wrapped('url'),
  ]),
  agent('Hoobuy', 'active', 'hoobuy.com', [inPath(CODE_AND_ID_PATH, DIGIT_AND_NAME_CODES)]),
  agent('OopBuy', 'active', 'oopbuy.com', [
    inPath(CODE_AND_ID_PATH, DIGIT_AND_NAME_CODES),
    params(GOODS_PATH, 'id spuno', 'channel channelid', DIGIT_AND_NAME_CODES),
    wrapped('url'),
  ]),
  agent('HipoBuy', 'active', 'hipobuy.com', [
    inPath(CODE_AND_ID_PATH, DIGIT_AND_NAME_CODES),
    params(GOODS_PATH, 'id spuno', 'channel channelid', DIGIT_AND_NAME_CODES),
  ]),
  agent('LitBuy', 'active', 'litbuy.com litbuy.net', [
    inPath(CODE_AND_ID_PATH, DIGIT_AND_NAME_CODES),
    params(GOODS_PATH, 'id spuno', 'channel channelid', { ...DIGIT_AND_NAME_CODES, jd: 'jd' }),
  ]),
  agent('GTBuy', 'active', 'gtbuy.com', [
    inPath(CODE_AND_ID_PATH, DIGIT_AND_NAME_CODES),
    params(GOODS_PATH, 'keyword id', 'platform', DIGIT_AND_NAME_CODES),
  ]),
  // Uses different digits. Newer `/product/2/{letters}` ids exist only at USFans.
  agent('USFans', 'active', 'usfans.com', [
    inPath(CODE_AND_ID_PATH, { '1': '1688', '2': 'taobao', '3': 'weidian' }),
  ]),
  agent('Kakobuy', 'active', 'kakobuy.com', URL_PARAM, 'item.kakobuy.com'),
  agent('Hagobuy', 'defunct', 'hagobuy.com', URL_PARAM),
  agent('Hegobuy', 'unknown', 'hegobuy.com', URL_PARAM),
  agent('LoveGoBuy', 'active', 'lovegobuy.com', [
    params(/^\/(?:pc\/)?product$/, 'id goodsid', 'shop_type platform', CNFANS_CODES),
    params(/^#\/goods\/detail$/, 'goodsid id', 'platform shop_type', CNFANS_CODES),
  ]),
  agent('Sugargoo', 'active', 'sugargoo.com esugargoo.com', [wrapped('productlink url')]),
  agent('FishGoo', 'active', 'fishgoo.com', [wrapped('productlink url')]),
  agent('CSSBuy', 'active', 'cssbuy.com', ITEM_PAGES),
  agent('FansBuy', 'active', 'fansbuy.com', ITEM_PAGES),
  agent('PinguBuy', 'unknown', 'pingubuy.com', ITEM_PAGES),
  agent('BaseTao', 'active', 'basetao.com basetao.net', [
    inPath(
      /^(?:\/best-taobao-agent-service)?\/products\/agent\/(?<code>\w+)\/(?<id>\d+)(?:\.html?)?$/,
      NAME_CODES,
    ),
  ]),
  agent('HubbuyCN', 'active', 'hubbuycn.com', [
    ...MALL,
    fixed(/^\/taobaoid=(?<id>\d+)$/, 'taobao'),
    inPath(/^\/product\/item\/(?<code>\w+)\/(?<id>\d+)$/, MICRO_CODES),
  ]),
  agent('EastMallBuy', 'active', 'eastmallbuy.com', MALL),
  agent('BBDBuy', 'active', 'bbdbuy.com bbdbuyeu.com', [
    inPath(/^\/goods\/(?<code>\w+)\/(?<id>\d+)$/, NAME_CODES),
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
    params(/^\/goods$/, 'product_id', 'platform', NAME_CODES),
  ]),
  // Its newer `url=PJ…` and `url=PI…` are encrypted or internal ids, which only the agent can resolve.
  agent('PandaBuy', 'defunct', 'pandabuy.com', URL_PARAM, 'buy.pandabuy.com'),
  agent('CNShopper', 'active', 'cnshopper.com', [params(GOODS_PATH, 'keyword', 'platform', NAME_CODES)]),
  agent('LoongBuy', 'active', 'loongbuy.com', [
    wrapped('url'),
    ...Object.entries(NAME_CODES).map(([word, platform]) => fixed(/^\/product-details$/, platform, word)),
  ]),
  agent('VigorBuy', 'active', 'vigorbuy.com', [inPath(CODE_AND_ID_PATH, DIGIT_CODES)]),
  agent('KameyMall', 'unknown', 'kameymall.com', URL_PARAM),
  agent('EZBuyCN', 'unknown', 'ezbuycn.com', [wrapped('key')]),
  agent('BlikBuy', 'unknown', 'blikbuy.com', URL_PARAM),
  agent('PanGlobalBuy', 'unknown', 'panglobalbuy.com', [
    params(/^#?\/details$/, 'offerid', 'type', FIRST_TAOBAO),
  ]),
  agent('MyCNBox', 'active', 'mycnbox.com', [
    params(/^\/goodsdetail$/, 'itemid', 'malltype', NAME_CODES),
    wrapped('url'),
  ]),
  agent('OOTDBuy', 'active', 'ootdbuy.com', [params(GOODS_PATH, 'id', 'channel', NAME_CODES)]),
  agent('NPBuy', 'unknown', 'npbuy.com', [params(/^\/goods-detail$/, 'itemid', 'source', LETTER_CODES)]),
  agent('RizzitGo', 'active', 'rizzitgo.com', [
    params(/^\/detail-page$/, 'goodsid', 'source', { '3': 'weidian' }),
  ]),
  agent('BoonBuy', 'active', 'boonbuy.com', [inPath(CODE_AND_ID_PATH, { '2': 'weidian' })]),
  agent('PikoBuy', 'active', 'pikobuy.com', [wrapped('producturl')]),
  agent('OSSBuy', 'unknown', 'ossbuy.com', URL_PARAM),
  agent('ESGOBuy', 'unknown', 'esgobuy.com', URL_PARAM),
  agent('HippooBuy', 'unknown', 'hippoobuy.com', [wrapped('keyword')]),
];

function agent(
  name: string,
  status: Agent['status'],
  domainNames: string,
  patterns: readonly UrlPattern[],
  ...others: readonly string[]
): Agent {
  const domains = domainNames.split(' ');
  const hosts = domains.flatMap((domain) => [domain, `www.${domain}`, `m.${domain}`]);
  const closed = status === 'superseded' || status === 'defunct';
  return { id: name.toLowerCase(), name, status, closed, domains, hosts: [...hosts, ...others], patterns };
}
