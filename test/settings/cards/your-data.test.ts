import { expect, it } from 'vitest';
import { isNothingStored, yourDataView } from '../../../src/settings/cards/your-data.ts';
import type { PersonalData } from '../../../src/store/index.ts';
import { en } from '../../../src/texts/en.ts';
import { descriptionOf } from '../../support/message-parts.ts';

const COUNTS = {
  watchedPrices: 0,
  alertChannels: 0,
  pending: 0,
  replies: 0,
  recentProducts: 0,
  archived: 0,
  hauls: 0,
  haulItems: 0,
  haulParcels: 0,
  sharedHauls: 0,
  sharedPosts: 0,
};
const NOTHING: PersonalData = { ...COUNTS, parcels: [], products: [], settings: false };

const shown = (stored: Partial<PersonalData>) => descriptionOf(yourDataView({ ...NOTHING, ...stored }, en));

it('names parcels by their names or numbers, each once, and counts the rest in a list', () => {
  const winter = { key: 'LX208857143CN', label: 'Winter *shoes*' };
  const parcels = [winter, winter, { key: 'EE739146028CN', label: null }];
  const products = ['weidian:7212345601', 'taobao:652878887713', 'weidian:7212345601'];
  const text = shown({ parcels, products, hauls: 1, haulItems: 5, settings: true });
  expect(text).toContain('### Your data\n**Parcels you follow (2)**\nWinter \\*shoes\\*, `EE739146028CN`\n');
  expect(text).toContain('\n**Also**\n- 1 haul with 5 items\n- 2 watched products\n- your settings\n');
});

it('says so when there is nothing', () => {
  expect(shown({})).toMatch(/^### I don’t store anything about you\n-# Messages you write are never stored/);
});

it('lists every kind of stored data', () => {
  const everything = {
    parcels: [{ key: 'LX208857143CN', label: null }],
    products: ['weidian:7212345601'],
    settings: true,
    ...Object.fromEntries(Object.keys(COUNTS).map((key, index) => [key, index + 11])),
  };
  const text = shown(everything);
  for (const count of Object.keys(COUNTS).map((_, index) => index + 11))
    expect(text).toContain(String(count));
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
