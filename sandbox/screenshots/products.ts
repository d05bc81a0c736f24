/** Links to products in the sandbox's shops. */
export const SHOES = 'https://weidian.com/item.html?itemID=7212345601';
export const SHOES_AT_AGENT = 'https://cnfans.com/product?platform=WEIDIAN&id=7212345601';
export const HOODIE = 'https://weidian.com/item.html?itemID=7298804417';
export const WATCH = 'https://detail.1688.com/offer/740019928834.html';
export const BAG = 'https://item.taobao.com/item.htm?id=731204458890';
export const TOTE = 'https://weidian.com/item.html?itemID=7240011893';
