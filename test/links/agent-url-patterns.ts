/** One pattern of an agent's product links: with `{code}` and `{id}`, or with `{url}` for a whole inner link. */
export interface AgentUrlPattern {
  readonly agent: string;
  readonly template: string;
  /** The platforms of the agent's codes; empty for a pattern with an inner link. */
  readonly codes: Readonly<Record<string, string>>;
}

const NAME_CODES = { weidian: 'weidian', taobao: 'taobao', '1688': '1688' };
const CNFANS_CODES = { WEIDIAN: 'weidian', TAOBAO: 'taobao', ALI_1688: '1688' };
const LETTER_CODES = { WD: 'weidian', TB: 'taobao', AL: '1688' };
const DIGIT_CODES = { '0': '1688', '1': 'taobao', '2': 'weidian' };
const MICRO_CODES = { micro: 'weidian', taobao: 'taobao', '1688': '1688' };
const FIRST_TAOBAO = { '1': 'taobao', '2': '1688', '3': 'weidian' };

/** Every documented pattern of every agent, written independently of the catalogue that they test. */
export const AGENT_URL_PATTERNS: readonly AgentUrlPattern[] = [
  ...['cnfans', 'mulebuy', 'joyagoo', 'joyabuy', 'orientdig'].flatMap((agent) => [
    coded(agent, `https://${agent}.com/product?platform={code}&id={id}`, CNFANS_CODES),
    coded(agent, `https://www.${agent}.com/fr/product/?shop_type={code}&id={id}`, CNFANS_CODES),
    coded(agent, `https://m.${agent}.com/pages/product/product?id={id}&shoptype={code}`, CNFANS_CODES),
  ]),
  coded('mulebuy', 'https://t.mulebuy.com/?t=t1000017&id={id}&shop_type={code}', CNFANS_CODES),
  ...['superbuy', 'allchinabuy', 'wegobuy', 'acbuy'].flatMap((agent) => [
    wrapping(agent, `https://www.${agent}.com/en/page/buy?from=search-input&url={url}`),
    wrapping(agent, `https://${agent}.com/cn/page/buy/?url={url}`),
  ]),
  ...['superbuy', 'allchinabuy'].map((agent) =>
    wrapping(agent, `https://m.${agent}.com/home/#/goodsDetail?_search=url&url={url}`),
  ),
  wrapping('superbuy', 'https://m.superbuy.com/en/goodsdetail/?url={url}'),
  coded('superbuy', 'https://www.superbuy.com/en/page/buy/?platform={code}&id={id}', {
    WD: 'weidian',
    TB: 'taobao',
    TMALL: 'taobao',
    ALIBABA: '1688',
  }),
  coded('superbuy', 'https://www.superbuy.com/en/page/buy/?platform={code}&itemId={id}', { xy: 'xianyu' }),
  coded('acbuy', 'https://www.acbuy.com/product?id={id}&source={code}', LETTER_CODES),
  coded('acbuy', 'https://m.acbuy.com/product/?source={code}&id={id}', LETTER_CODES),
  ...['hoobuy', 'oopbuy', 'hipobuy', 'litbuy', 'gtbuy'].flatMap((agent) => [
    coded(agent, `https://${agent}.com/product/{code}/{id}`, DIGIT_CODES),
    coded(agent, `https://www.${agent}.com/m/product/{code}/{id}`, DIGIT_CODES),
  ]),
  ...['oopbuy', 'hipobuy', 'litbuy', 'gtbuy'].map((agent) =>
    coded(agent, `https://${agent}.com/product/{code}/{id}`, NAME_CODES),
  ),
  coded('oopbuy', 'https://oopbuy.com/goods/details?id={id}&channel={code}', NAME_CODES),
  coded('oopbuy', 'https://m.oopbuy.com/pages/goods/details?channelId={code}&spuNo={id}', DIGIT_CODES),
  wrapping('oopbuy', 'https://m.oopbuy.com/pages/web-view/index?url={url}'),
  coded('hipobuy', 'https://hipobuy.com/goods/details?id={id}&channel={code}', NAME_CODES),
  coded('litbuy', 'https://litbuy.com/products/details?id={id}&channel={code}', { ...NAME_CODES, JD: 'jd' }),
  coded('litbuy', 'https://litbuy.net/goods/details?id={id}&channel={code}', NAME_CODES),
  coded('gtbuy', 'https://gtbuy.com/goods/detail?keyword={id}&platform={code}', NAME_CODES),
  coded('usfans', 'https://usfans.com/product/{code}/{id}', { '1': '1688', '2': 'taobao', '3': 'weidian' }),
  ...['kakobuy', 'hagobuy', 'hegobuy'].map((agent) =>
    wrapping(agent, `https://www.${agent}.com/item/details?url={url}`),
  ),
  wrapping('kakobuy', 'https://m.kakobuy.com/pages/goods-detail/goods-detail?url={url}'),
  wrapping('kakobuy', 'https://item.kakobuy.com/item/details?url={url}'),
  coded('lovegobuy', 'https://www.lovegobuy.com/product?id={id}&shop_type={code}', {
    ...NAME_CODES,
    ali_1688: '1688',
  }),
  coded('lovegobuy', 'https://m.lovegobuy.com/product?goodsId={id}&platform={code}', NAME_CODES),
  coded('lovegobuy', 'https://www.lovegobuy.com/pc/#/goods/detail?goodsId={id}&platform={code}', NAME_CODES),
  wrapping('sugargoo', 'https://www.sugargoo.com/products?productLink={url}'),
  wrapping('sugargoo', 'https://www.sugargoo.com/#/home/productDetail?productLink={url}'),
  wrapping('sugargoo', 'https://esugargoo.com/index/item/index.html?tp=taobao&searchlang=en&url={url}'),
  wrapping('fishgoo', 'https://www.fishgoo.com/#/product?productLink={url}'),
  ...['cssbuy', 'fansbuy', 'pingubuy'].flatMap((agent) => [
    coded(agent, `https://www.${agent}.com/item-{code}-{id}.html`, { micro: 'weidian', '1688': '1688' }),
    coded(agent, `https://${agent}.com/item-{id}.html`, { '': 'taobao' }),
    coded(agent, `https://${agent}.com/item-{id}`, { '': 'taobao' }),
  ]),
  coded('cssbuy', 'https://www.cssbuy.com/shop/goodsDetail?type={code}&id={id}&t=1', {
    ...NAME_CODES,
    micro: 'weidian',
    xianyu: 'xianyu',
  }),
  coded(
    'basetao',
    'https://www.basetao.com/best-taobao-agent-service/products/agent/{code}/{id}.html',
    NAME_CODES,
  ),
  coded('basetao', 'https://basetao.net/products/agent/{code}/{id}.html', { ...NAME_CODES, tmall: 'tmall' }),
  wrapping('hubbuycn', 'https://www.hubbuycn.com/product/item?url={url}'),
  coded('hubbuycn', 'https://www.hubbuycn.com/product/item/{code}/{id}', NAME_CODES),
  coded('hubbuycn', 'https://hubbuycn.com/taobaoID={id}&inviter=x', { '': 'taobao' }),
  ...['hubbuycn', 'eastmallbuy', 'bbdbuy', 'pantherbuy'].flatMap((agent) => [
    coded(agent, `https://${agent}.com/index/item/index.html?tp={code}&tid={id}&searchlang=en`, MICRO_CODES),
    wrapping(agent, `https://www.${agent}.com/index/item/index.html?tp=taobao&tid=&url={url}`),
  ]),
  ...['eastmallbuy', 'pantherbuy'].flatMap((agent) => [
    coded(agent, `https://${agent}.com/item?tp={code}&tid={id}`, MICRO_CODES),
    coded(agent, `https://${agent}.com/index/weidian/itemID={id}`, { '': 'weidian' }),
  ]),
  coded('bbdbuy', 'https://www.bbdbuyeu.com/goods/{code}/{id}', NAME_CODES),
  coded('bbdbuy', 'https://bbdbuy.com/index/item1688/index.html?tid={id}', { '': '1688' }),
  ...['itaobuy', 'ossbuy'].map((agent) =>
    wrapping(agent, `https://www.${agent}.com/product-detail?url={url}`),
  ),
  wrapping('esgobuy', 'https://www.esgobuy.com/productdetail?url={url}'),
  wrapping('sifubuy', 'https://www.sifubuy.com/detail?productUrl={url}&type=2'),
  coded('sifubuy', 'https://www.sifubuy.com/detail?id={id}&type={code}', {
    '1': '1688',
    '2': 'taobao',
    '4': 'weidian',
  }),
  coded('ponybuy', 'https://www.ponybuy.com/products/{code}/{id}', FIRST_TAOBAO),
  coded('ponybuy', 'https://ponybuy.com/en-gb/goods?product_id={id}&platform={code}', NAME_CODES),
  wrapping('pandabuy', 'https://www.pandabuy.com/product?ra=500&url={url}'),
  coded('cnshopper', 'https://cnshopper.com/goods/detail?keyword={id}&platform={code}', {
    ...NAME_CODES,
    tmall: 'tmall',
  }),
  wrapping('loongbuy', 'https://www.loongbuy.com/product-details?url={url}'),
  coded('loongbuy', 'https://loongbuy.com/product-details?{code}={id}', NAME_CODES),
  coded('vigorbuy', 'https://vigorbuy.com/product/{code}/{id}', DIGIT_CODES),
  wrapping('kameymall', 'https://www.kameymall.com/purchases/search/item?url={url}'),
  wrapping('ezbuycn', 'https://ezbuycn.com/api/chaid.aspx?key={url}'),
  wrapping('blikbuy', 'https://www.blikbuy.com/?go=item&url={url}'),
  coded('panglobalbuy', 'https://panglobalbuy.com/#/details?type={code}&offerId={id}', FIRST_TAOBAO),
  coded('mycnbox', 'https://mycnbox.com/goodsDetail?mallType={code}&itemId={id}', NAME_CODES),
  wrapping('mycnbox', 'https://www.mycnbox.com/goodsdetails/index.html?shop_type=taobao&url={url}'),
  coded('ootdbuy', 'https://www.ootdbuy.com/goods/details?id={id}&channel={code}', NAME_CODES),
  coded('npbuy', 'https://www.npbuy.com/goods-detail?itemId={id}&source={code}', { WD: 'weidian' }),
  coded('rizzitgo', 'https://rizzitgo.com/detail-page/?goodsId={id}&source={code}', { '3': 'weidian' }),
  coded('boonbuy', 'https://boonbuy.com/product/{code}/{id}', { '2': 'weidian' }),
  wrapping('pikobuy', 'https://www.pikobuy.com/product/detail?productUrl={url}'),
  wrapping('hippoobuy', 'https://hippoobuy.com/en_US/goods/detail?keyword={url}'),
];

function coded(agent: string, template: string, codes: AgentUrlPattern['codes']): AgentUrlPattern {
  return { agent, template, codes };
}

function wrapping(agent: string, template: string): AgentUrlPattern {
  return { agent, template, codes: {} };
}
