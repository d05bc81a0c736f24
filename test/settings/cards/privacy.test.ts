import { expect, it } from 'vitest';
import { isNothingStored, privacyView } from '../../../src/settings/cards/privacy.ts';
import { en } from '../../../src/texts/en.ts';
import { descriptionOf } from '../../support/message-parts.ts';

const NOTHING = {
  parcels: [],
  products: [],
  watchedPrices: 0,
  alertChannels: 0,
  pending: 0,
  settings: false,
  replies: 0,
  recentProducts: 0,
  archived: 0,
  hauls: 0,
  haulItems: 0,
  haulParcels: 0,
  sharedHauls: 0,
  sharedPosts: 0,
};

it('products are listed by their titles, and by platform and id only where no title is known', () => {
  const stored = {
    ...NOTHING,
    products: ['weidian:7212345601', 'taobao:652878887713', 'weidian:7212345601'],
  };
  const titles = new Map([['weidian:7212345601', { title: 'Retro runner, black / gum' }]]);
  const text = descriptionOf(privacyView(stored, titles, en));
  expect(text).toContain('**Products you watch (2)**\nRetro runner, black / gum\nTaobao item 6528…7713');
  expect(text).not.toContain('7212345601');
});

it('parcels are listed by their names and whole numbers, each once', () => {
  const winter = { key: 'LX208857143CN', label: 'Winter *shoes*' };
  const stored = { ...NOTHING, parcels: [winter, winter, { key: 'EE739146028CN', label: null }] };
  expect(descriptionOf(privacyView(stored, new Map(), en))).toContain(
    '**Parcels you follow (2)**\nWinter \\*shoes\\* · `LX208857143CN`\n`EE739146028CN`',
  );
});

it('recently seen products are counted, and count as stored data', () => {
  const text = descriptionOf(privacyView({ ...NOTHING, recentProducts: 12 }, new Map(), en));
  expect(text).toMatch(/^### 🔒 What I keep about you\n12 products you looked at\n/);
  expect(descriptionOf(privacyView(NOTHING, new Map(), en))).toMatch(/^### 🔒 I keep nothing about you\n/);
});

it('parcels that hauls are linked to are counted, whether or not the person still follows them', () => {
  const shown = (haulParcels: number) =>
    descriptionOf(privacyView({ ...NOTHING, hauls: 1, haulItems: 2, haulParcels }, new Map(), en));
  expect(shown(3)).toContain('\n1 haul with 2 items · 3 parcels\n');
  expect(shown(0)).toContain('\n1 haul with 2 items\n');
});

it('hauls are counted with their items, and what was shared of them', () => {
  const stored = { ...NOTHING, hauls: 3, haulItems: 12, sharedHauls: 2 };
  expect(descriptionOf(privacyView(stored, new Map(), en))).toContain(
    '\n3 hauls with 12 items\nCopies of hauls you shared: 2\n',
  );
});

it.each([
  ['a parcel', { parcels: [{ key: 'LX208857143CN', label: null }] }],
  ['a product', { products: ['weidian:7212345601'] }],
  ['a price watch', { watchedPrices: 1 }],
  ['an alert channel', { alertChannels: 1 }],
  ['a pending alert', { pending: 1 }],
  ['a setting', { settings: true }],
  ['a reply', { replies: 1 }],
  ['an archived parcel', { archived: 1 }],
  ['a product looked at', { recentProducts: 1 }],
  ['a haul without items', { hauls: 1 }],
  ['a shared haul', { sharedHauls: 1 }],
  ['a shared post', { sharedPosts: 1 }],
])('%s is something to delete', (_what, stored) => {
  expect(isNothingStored({ ...NOTHING, ...stored })).toBe(false);
  expect(isNothingStored(NOTHING)).toBe(true);
});
