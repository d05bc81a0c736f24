import { type APIActionRowComponent, type APIButtonComponent, ComponentType } from 'discord.js';
import { describe, expect, it } from 'vitest';
import { priceAlertView } from '../../../src/alerts/cards/price-alert.ts';
import { qcAlertView } from '../../../src/alerts/cards/qc-alert.ts';
import type { Reader } from '../../../src/cards/reader.ts';
import type { MessageView } from '../../../src/discord/messages/message-view.ts';
import { variantKey } from '../../../src/domain/products/qc-sets.ts';
import { NO_FACTS, summaryOf } from '../../../src/products/index.ts';
import { en } from '../../../src/texts/en.ts';
import { LANGUAGES } from '../../../src/texts/index.ts';
import { partsOf } from '../../support/discord-user.ts';
import { reader } from '../../support/qc-cards.ts';

const english = reader(en);
const hidden = { ...english, hidesHaul: true };
const summaryWith = (id: string) => {
  const canonical = `https://weidian.com/item.html?itemID=${id}`;
  return { ...summaryOf({ platform: 'weidian', id }, NO_FACTS), canonical };
};
const setOf = (sku: string) => ({ date: '2026-11-20', sku, photos: ['https://p.example/1.jpg'] });

const qcAlert = (skus: readonly string[], watched: boolean, id = '7212345601') => ({
  topicId: 1,
  summary: summaryWith(id),
  sets: skus.map(setOf),
  isFirst: false,
  watched,
  mosaic: null,
});
const photos = (skus: readonly string[], watched: boolean, to: Reader) =>
  qcAlertView([qcAlert(skus, watched)], to);
const several = (count: number, to: Reader) =>
  qcAlertView(
    Array.from({ length: count }, (_, index) => qcAlert(['Navy, 40'], true, `721234560${index}`)),
    to,
  );
const price = (to: Reader, watched = true) =>
  priceAlertView(
    {
      topicId: 1,
      summary: summaryWith('7212345601'),
      variant: variantKey('Khaki'),
      variantName: 'Khaki',
      news: {
        reasons: ['cheaper'],
        price: 79,
        was: 96,
        stock: 41,
        currency: 'CNY',
        lowestSince: null,
        at: 0,
      },
      line: null,
      agentLink: { agent: 'cnfans', name: 'CNFans', url: 'https://cnfans.com/product?id=1' },
      watched,
    },
    to,
  );

const rowsOf = (view: MessageView) =>
  partsOf<APIActionRowComponent<APIButtonComponent>>(view.components)
    .filter(({ type }) => type === ComponentType.ActionRow)
    .map(({ components }) => components.map((part) => ('label' in part ? part.label : '')));
const saveIds = (view: MessageView) =>
  partsOf<{ custom_id?: string }>(view.components).flatMap(({ custom_id: id = '' }) =>
    id.startsWith('haul:') ? [id] : [],
  );

describe('Add to haul under an alert', () => {
  it('adds the variant that the alert is about', () => {
    const of = (variant: string) => [`haul:save:weidian:7212345601:${variant}`];
    expect(saveIds(photos(['Navy, 40'], true, english))).toEqual(of(variantKey('Navy, 40')));
    expect(saveIds(photos(['Navy, 40', 'Navy, 40'], true, english))).toEqual(of(variantKey('Navy, 40')));
    expect(saveIds(price(english))).toEqual(of(variantKey('Khaki')));
  });

  it('adds the product alone where the photos show several variants, or don’t say which', () => {
    const whole = ['haul:save:weidian:7212345601:'];
    expect(saveIds(photos(['Navy, 40', 'Grey, 40'], true, english))).toEqual(whole);
    expect(saveIds(photos([''], true, english))).toEqual(whole);
  });

  it('comes once below several products, and adds all of them', () => {
    expect(saveIds(several(4, english))).toEqual(['haul:saveall']);
    expect(rowsOf(several(4, english))).toHaveLength(5);
    expect(rowsOf(several(4, english)).at(-1)).toEqual(['Add to haul']);
  });

  it('is in none of them where the server turned it off', () => {
    const alerts = [photos(['Navy, 40'], true, hidden), several(2, hidden), price(hidden)];
    expect(alerts.flatMap(saveIds)).toEqual([]);
    expect(rowsOf(photos(['Navy, 40'], true, hidden))).toEqual([['All photos', 'Stop watching']]);
  });

  it.each(LANGUAGES.map((texts) => [texts.language, reader(texts)] as const))(
    'leaves no button alone in a row of a phone: %s',
    (_language, to) => {
      const alerts = [true, false].flatMap((watched) => [
        photos(['Navy, 40'], watched, to),
        price(to, watched),
      ]);
      expect(alerts.flatMap(rowsOf).filter((row) => row.length < 2)).toEqual([]);
    },
  );
});
