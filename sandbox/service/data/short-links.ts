import type { ProductKey } from '../wire.ts';

/** Short links that resolve, by host and path. Every other short link is unknown. */
export const SHORT_LINKS: Readonly<Record<string, ProductKey>> = {
  'k.youshop10.com/abc123': { platform: 'weidian', id: '7212345601' },
  'k.youshop10.com/hoodie60': { platform: 'weidian', id: '7298804417' },
  'm.tb.cn/h.sandbox1': { platform: 'taobao', id: '731204458890' },
  'e.tb.cn/h.sandbox2': { platform: 'tmall', id: '660450128873' },
  'qr.1688.com/s/sandbox3': { platform: '1688', id: '684120097755' },
};
