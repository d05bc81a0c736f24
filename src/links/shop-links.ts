import { isPlatformHost, type Site } from './sites.ts';
import type { UrlParts } from './url-parts.ts';

/** `search` must be the last segment: KameyMall's product page is `/purchases/search/item`. */
const SHOP_PAGE = /\/(?:shops?|shop-detail|stores?|productlist)(?:\/|$)|\/search$/;

/** Shops and searches: all other pages of a platform, and pages of an agent with such a path. */
export function isShopLink({ host, parts }: UrlParts, site: Site | undefined): boolean {
  const isAgentShop =
    site !== undefined && site.agent !== null && parts.some(({ path }) => SHOP_PAGE.test(path));
  return isAgentShop || isPlatformHost(host);
}
