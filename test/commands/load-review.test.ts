import type { BaseInteraction } from 'discord.js';
import { expect, it } from 'vitest';
import { seeded } from '../../sandbox/seed.ts';
import { loadReview } from '../../src/commands/haul-review-actions/load-review.ts';
import type { Context } from '../../src/context.ts';
import { openTestStore } from '../support/test-store.ts';

const NOW = Date.parse('2026-11-21T12:00:00Z');

it('a review is shown without the prices and links that take too long', async () => {
  const store = await openTestStore(() => 'all');
  const items = [{ product: 'weidian:7240011893', variant: '', variantName: '', quantity: 1 }];
  const haulId = (await store.hauls.create(seeded.ada, { items }, NOW)) ?? 0;
  const haul = await store.hauls.get(seeded.ada, haulId);
  if (haul === undefined) throw new Error('no haul');
  const never = () => new Promise<never>(() => {});
  const api = { callerLimit: 2, lookup: never, convert: never };
  const context = { store, api, clock: () => NOW } as unknown as Context;
  const interaction = { user: { id: seeded.ada }, guildId: null } as unknown as BaseInteraction;

  const review = await loadReview(interaction, context, haul, { title: 'Two caps', words: '' }, 10);
  expect(review).toMatchObject({ itemCount: 1, items: [{ link: null, lookup: null }] });
  await store.close();
});
