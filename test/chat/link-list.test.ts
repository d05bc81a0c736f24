import { expect, it } from 'vitest';
import { linkListView } from '../../src/chat/cards/link-list.ts';
import { linkedItem } from '../../src/chat/cards/linked-item.ts';
import { NO_FACTS } from '../../src/products/index.ts';
import { en } from '../../src/texts/en.ts';
import { partsOf } from '../support/discord-user.ts';
import { lookupOf } from '../support/haul-cards.ts';
import { descriptionOf } from '../support/message-parts.ts';

const READER = { texts: en, currency: null };

const item = (id: string, isKnown: boolean) => {
  const lookup = isKnown ? { ...lookupOf({ title: `Hat ${id}`, price: 20 }), product_id: id } : null;
  const facts = { ...NO_FACTS, lookup };
  const loaded = { soFar: () => facts, isComplete: () => true, complete: Promise.resolve(facts) };
  const links = { platform: 'weidian', id, canonical: undefined, agents: {}, docs: undefined };
  return linkedItem({ links, facts: loaded } as never, [], { spoiler: false });
};

const render = (items: ReturnType<typeof item>[], removable: string | null, isBehindMore: boolean) => {
  const all = items.map(({ summary: { product, title } }) => ({ subject: product, title }));
  const page = { items: all, offset: 0, size: 8, total: all.length };
  const others = { failed: 0, more: 0, agents: ['cnfans'], numbers: [], parcels: [], author: null };
  return linkListView({ items, all, page, removable, isBehindMore, ...others }, READER);
};

const labelsOf = (view: ReturnType<typeof render>) =>
  partsOf<{ label?: string; type: number }>(view.components).flatMap(({ label, type }) =>
    type === 2 && label !== undefined ? [label] : [],
  );

it('a list has products with details first, in its lines and its menu, and counts the others once', () => {
  const view = render(
    [item('7000000001', false), item('7000000002', true), item('7000000003', false)],
    null,
    true,
  );
  const text = descriptionOf(view);
  expect(text).toContain('**1** [Hat 7000000002]');
  expect(text.match(/didn’t load/g)).toHaveLength(1);
  expect(text).toContain('-# Details of 2 didn’t load. Their links work.');
  const labels = partsOf<{ options?: { label: string }[] }>(view.components).flatMap(({ options }) =>
    (options ?? []).map(({ label }) => label),
  );
  expect(labels[0]).toBe('1 · Hat 7000000002');
});

it('“More” of one link has the product’s details, and the command for a message its photos', () => {
  const one = [item('7000000002', true)];
  expect(labelsOf(render(one, null, true))).toEqual(['Details', 'All agents', 'Add to haul']);
  expect(labelsOf(render(one, '1'.repeat(18), true))).toEqual([
    'Details',
    'All agents',
    'Add to haul',
    'Delete reply',
  ]);
  expect(labelsOf(render(one, null, false))).toEqual(['QC photos', 'All agents', 'Add to haul']);
});
