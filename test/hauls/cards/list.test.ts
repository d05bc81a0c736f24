import { ComponentType } from 'discord.js';
import { expect, it } from 'vitest';
import { type Page, pageAt } from '../../../src/cards/paging.ts';
import { haulListView, haulMoreView } from '../../../src/hauls/cards/list.ts';
import { haulWatchesView } from '../../../src/hauls/cards/watch.ts';
import type { ListedHaul } from '../../../src/store/index.ts';
import { en } from '../../../src/texts/en.ts';
import { LANGUAGES } from '../../../src/texts/index.ts';
import { partsOf } from '../../support/discord-user.ts';
import { countOf, descriptionOf } from '../../support/message-parts.ts';

const OPEN = { id: 1, name: 'Spring', changedAt: 5_000, closedAt: null, items: 5, parcels: 2 };
const CLOSED = { id: 2, name: null, changedAt: 5_000, closedAt: 9_000, items: 1, parcels: 0 };
const whole = (hauls: readonly ListedHaul[]): Page<ListedHaul> => pageAt(hauls, 0, 12);

const watchesOf = (watched: number) => ({
  ...{ watched, total: 5, canStop: watched > 0, isWhole: watched === 5 },
});

it('names what is open first, and what is closed in a section of its own', () => {
  const view = haulListView(whole([OPEN, CLOSED]), { hasOpen: true, notes: ['Deleted Winter.'] }, en);
  expect(descriptionOf(view)).toBe(
    '### 2 hauls\nDeleted Winter.\n' +
      '**Spring**\n-# 5 items · 2 parcels · <t:5:R>\n' +
      '### Closed\n**My haul**\n-# 1 item · <t:9:R>',
  );
});

it('has a blue button only while no haul is open', () => {
  const styles = [true, false].map((hasOpen) =>
    partsOf<{ style?: number }>(haulListView(whole([CLOSED]), { hasOpen, notes: [] }, en).components)
      .filter(({ style }) => style !== undefined)
      .map(({ style }) => style),
  );
  expect(styles).toEqual([[2], [1]]);
});

it.each(LANGUAGES)(
  'what can be done stands beside its buttons, with at most three below: $language',
  (texts) => {
    const haul = { id: 1, name: 'Spring', divisor: 6000, createdAt: 0, changedAt: 0, items: [], parcels: [] };
    for (const [closedAt, isWatched] of [
      [null, false],
      [null, true],
      [1, false],
      [1, true],
    ] as const) {
      const view = haulMoreView(
        { ...haul, closedAt },
        { hauls: 100, watches: watchesOf(isWatched ? 5 : 0) },
        texts,
      );
      expect(countOf(view, ComponentType.Section)).toBe(5);
      const rows = partsOf<{ type: ComponentType; components?: unknown[] }>(view.components)
        .filter(({ type }) => type === ComponentType.ActionRow)
        .map(({ components = [] }) => components.length);
      expect(['3', '2,1', '1,2']).toContain(rows.join());
    }
  },
);

it.each([
  [0, 'haul:watch:1', 'I’ll DM you about'],
  [4, 'haul:watches:1', 'Watching 4 of 5'],
  [5, 'haul:watches:1', 'Watching 5 of 5'],
])('what can be done starts or changes watching: %i of 5', (watched, expected, said) => {
  const haul = { id: 1, name: 'Spring', divisor: 6000, createdAt: 0, changedAt: 0, items: [], parcels: [] };
  const view = haulMoreView({ ...haul, closedAt: null }, { hauls: 1, watches: watchesOf(watched) }, en);
  const ids = partsOf<{ custom_id?: string }>(view.components).map(({ custom_id }) => custom_id);
  expect(ids.filter((id) => id?.includes('watch'))).toEqual([expected]);
  expect(descriptionOf(view)).toContain(`**Watch all**\n${said}`);
});

it('a haul that is watched in part can be watched whole or not at all', () => {
  const idsOf = (watched: number) =>
    partsOf<{ custom_id?: string }>(
      haulWatchesView({ id: 1, name: 'Spring' }, watchesOf(watched), en).components,
    ).flatMap(({ custom_id: id }) => id ?? []);
  const others = ['haul:unwatch:1', 'parcels:products:0', 'haul:more:1'];
  expect(idsOf(4)).toEqual(['haul:watch:1', ...others]);
  expect(idsOf(5)).toEqual(others);
});

it('says how many parcels come, or what linking them is for', () => {
  const haul = { id: 1, name: null, divisor: 6000, createdAt: 0, changedAt: 0, closedAt: null, items: [] };
  const shown = (parcels: readonly string[]) =>
    descriptionOf(haulMoreView({ ...haul, parcels }, { hauls: 1, watches: watchesOf(0) }, en));
  expect(shown([])).toContain('**Parcels**\nSee when');
  expect(shown(['LX208857143CN', 'RB1'])).toContain('**Parcels**\n2 parcels');
});
