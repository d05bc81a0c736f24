import { type APIActionRowComponent, type APIButtonComponent, ComponentType } from 'discord.js';
import { describe, expect, it } from 'vitest';
import { saveButton } from '../../src/cards/haul-buttons.ts';
import type { Reader } from '../../src/cards/reader.ts';
import { linkListView } from '../../src/chat/cards/link-list.ts';
import { linkedItem } from '../../src/chat/cards/linked-item.ts';
import type { MessageView } from '../../src/discord/messages/message-view.ts';
import { variantKey } from '../../src/domain/products/qc-sets.ts';
import { lookupView } from '../../src/products/cards/lookup.ts';
import { qcMoreView } from '../../src/products/cards/qc-more.ts';
import { NO_FACTS } from '../../src/products/index.ts';
import type { ConvertResult, LookupResult } from '../../src/service/index.ts';
import { en } from '../../src/texts/en.ts';
import { LANGUAGES } from '../../src/texts/index.ts';
import { partsOf } from '../support/discord-user.ts';
import { qcAnswer, qcCard, reader } from '../support/qc-cards.ts';

const ID = '7212345601';
const english = reader(en);
const PHOTOS = qcAnswer([{ sku: 'Navy, 40', photos: 28 }]);
const LINKS: ConvertResult = {
  platform: 'weidian',
  id: ID,
  canonical: `https://weidian.com/item.html?itemID=${ID}`,
  agents: { allchinabuy: 'https://www.allchinabuy.com/en/page/buy/?url=1' },
  source: undefined,
  docs: undefined,
};
const LOOKUP = {
  platform: 'weidian',
  product_id: ID,
  sizes: [],
  versions: [],
  variants: {
    options: [{ name: 'Color', name_cn: '颜色', values: ['Navy', 'Grey'] }],
    skus: ['Navy', 'Grey'].map((color) => ({ attrs: { Color: color }, price: 268, stock: 3 })),
  },
} as unknown as LookupResult;

const item = () => {
  const facts = { ...NO_FACTS, lookup: LOOKUP, qc: PHOTOS.data };
  const loaded = { soFar: () => facts, isComplete: () => true, complete: Promise.resolve(facts) };
  return linkedItem({ links: LINKS, facts: loaded }, [], { spoiler: false });
};
const NO_PARCELS = { numbers: [], parcels: [], author: null };
const linkList = (count: number, to: Reader) => {
  const items = Array.from({ length: count }, item);
  const all = items.map(({ summary: { product, title } }) => ({ subject: product, title }));
  const page = { items: all, offset: 0, size: 8, total: count };
  return linkListView(
    { items, all, page, failed: 0, more: 0, agents: ['cnfans'], removable: null, ...NO_PARCELS },
    to,
  );
};
const lookup = (chosen: number | null, to: Reader) =>
  lookupView(
    {
      answer: { data: LOOKUP, checkedAt: 0, stale: false },
      agent: '',
      selection: [{ value: chosen, page: 0 }],
      facts: NO_FACTS,
      isWatched: false,
      agentLink: null,
    },
    to,
  );

const buttonRows = (view: MessageView) =>
  partsOf<APIActionRowComponent<APIButtonComponent>>(view.components).filter(
    ({ type, components }) =>
      type === ComponentType.ActionRow && components[0]?.type === ComponentType.Button,
  );
const labels = (view: MessageView) =>
  buttonRows(view).map(({ components }) => components.map((part) => ('label' in part ? part.label : '')));
const saveIds = (view: MessageView) =>
  partsOf<{ custom_id?: string }>(view.components).flatMap(({ custom_id: id = '' }) =>
    id.startsWith('haul:') ? [id] : [],
  );

describe('Add to haul', () => {
  it.each(LANGUAGES.map((texts) => [texts.language, reader(texts)] as const))(
    'makes no list of links taller than three rows: %s',
    (_language, to) => {
      expect(labels(linkList(1, to)).length).toBeLessThanOrEqual(3);
      expect(labels(linkList(2, to)).length).toBeLessThanOrEqual(3);
    },
  );

  it('comes after the agents', () => {
    expect(labels(linkList(1, english)).flat()).toEqual([
      '28 QC photos',
      'AllChinaBuy',
      'All agents',
      'Add to haul',
    ]);
  });

  it('knows the chosen variant', () => {
    const whole = `haul:save:weidian:${ID}:`;
    expect(saveIds(lookup(null, english))).toEqual([whole]);
    expect(saveIds(lookup(1, english))).toEqual([`${whole}${variantKey('Grey')}`]);
    const photos = qcAnswer([{ sku: 'Navy', photos: 2 }]);
    const shown = (filter: string) =>
      saveIds(qcMoreView(qcCard(photos), null, { filter, offset: 0 }, english));
    expect(shown('all')).toEqual([whole]);
    expect(shown('listing')).toEqual([whole]);
    expect(shown(variantKey('Navy'))).toEqual([`${whole}${variantKey('Navy')}`]);
  });

  it('is nowhere in a server that turned it off', () => {
    const cards = (to: Reader) => [linkList(1, to), linkList(2, to), lookup(null, to)];
    expect(cards(english).map((card) => saveIds(card).length)).toEqual([1, 1, 1]);
    expect(cards({ ...english, hidesHaul: true }).flatMap(saveIds)).toEqual([]);
  });

  it('is missing where no custom id can hold the product', () => {
    expect(saveButton({ platform: 'weidian', id: '1'.repeat(21) }, '', english)).toEqual([]);
    expect(saveButton({ platform: 'wei:dian', id: '1' }, '', english)).toEqual([]);
  });
});
