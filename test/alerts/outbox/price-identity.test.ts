import { expect, it } from 'vitest';
import {
  type PriceAlert,
  type PriceNews,
  priceAlertMarks,
  priceAlertView,
} from '../../../src/alerts/cards/price-alert.ts';
import { hasIdentity } from '../../../src/alerts/outbox/find-posted-message.ts';
import { en } from '../../../src/texts/en.ts';

const LINK = 'https://weidian.com/item.html?itemID=7240011893';
const fell: PriceNews = {
  reasons: ['cheaper'],
  price: 79,
  was: 96,
  stock: 41,
  currency: 'CNY',
  lowestSince: 0,
  at: 62 * 86_400_000,
};
const listingOnly = { texts: en, currency: null };
const inEuros = { texts: en, currency: { code: 'EUR', rates: new Map([['EUR', 0.128]]) } };

const alert = (news: PriceNews, changed: Partial<PriceAlert> = {}): PriceAlert => ({
  topicId: 1,
  summary: {
    product: { platform: 'weidian', id: '7240011893' },
    title: 'Waxed canvas tote',
    image: null,
    canonical: LINK,
  },
  variant: '',
  variantName: 'Khaki',
  news,
  line: null,
  agentLink: null,
  watched: true,
  ...changed,
});
const identity = { ...priceAlertMarks(fell, 'Khaki', listingOnly), links: [LINK] };

it('an alert is known again with another title, currency and picture', () => {
  const line = { name: 'price-line.webp', bytes: new Uint8Array([1]) };
  const summary = { ...alert(fell).summary, title: null, image: 'https://p.example/1.jpg' };
  const again = priceAlertView(alert(fell, { line, summary, watched: false }), inEuros);
  expect(again.content).toBe('📉 **Weidian item 7240…1893**: CN¥79 (≈ €10), was CN¥96 · Khaki');
  expect(hasIdentity(again, identity)).toBe(true);
});

it.each<[string, PriceNews, string]>([
  ['price', { ...fell, price: 75 }, 'Khaki'],
  ['price before', { ...fell, was: 89 }, 'Khaki'],
  ['variant', fell, 'Ink Blue'],
  ['reason', { ...fell, reasons: ['restock'] }, 'Khaki'],
])('an alert about another %s is another alert', (_what, news, variantName) => {
  const other = priceAlertView(alert(news, { variantName }), inEuros);
  expect(hasIdentity(other, identity)).toBe(false);
});

it('the embed says what the line leaves out', () => {
  const details = (news: PriceNews) => priceAlertView(alert(news), inEuros).embeds?.[0]?.description;
  expect(details(fell)).toBe('Lowest price in 62 days\n41\u00A0in\u00A0stock');
  expect(details({ ...fell, reasons: ['restock', 'cheaper'] })).toBe(
    'CN¥79 (≈ €10), was CN¥96\nLowest price in 62 days',
  );
  expect(details({ ...fell, reasons: ['few_left'], was: null })).toBe('CN¥79 (≈ €10)');
});
