import type { BaseInteraction } from 'discord.js';
import { expect, it } from 'vitest';
import { seeded } from '../../../sandbox/seed.ts';
import { showShared } from '../../../src/commands/haul/share.ts';
import { showHaul } from '../../../src/commands/haul/show-haul.ts';
import { type CommandRequest, requestOf } from '../../../src/commands/replies/request.ts';
import type { Context } from '../../../src/context.ts';
import { variantKey } from '../../../src/domain/products/qc-sets.ts';
import type { PhotoSource } from '../../../src/pictures/index.ts';
import type { Store } from '../../../src/store/index.ts';
import { lookupOf } from '../../support/haul-cards.ts';
import { openMemoryStore } from '../../support/store-fixtures.ts';

const NOW = 1;
const LISTING = 'https://photos.example/listing.jpg';
const NAVY = 'https://photos.example/navy.jpg';

const options = [{ name: 'Colour', name_cn: undefined, values: ['Navy'] }];
const skus = [{ attrs: { Colour: 'Navy' }, price: 268, stock: 1, image: NAVY }];
const lookup = { ...lookupOf({ price: 268 }), main_image: LISTING, variants: { options, skus } };

/** The addresses of the photos that a card draws. */
async function drawn(show: (request: CommandRequest) => Promise<unknown>, store: Store) {
  const photos: string[] = [];
  const context = {
    store,
    api: {
      callerLimit: 6,
      lookup: async () => ({ data: lookup }),
      qc: async () => ({ data: { batches: [], listing_photos: [] } }),
      convert: async () => ({ data: { agents: {} } }),
    },
    exchangeRates: { rates: new Map() },
    pictures: {
      canDraw: () => true,
      drawStrip: async (sources: readonly PhotoSource[]) => {
        photos.push(...sources.map(({ key }) => key));
        return null;
      },
    },
    photos: {},
    clock: () => NOW,
  } as unknown as Context;
  const interaction = {
    user: { id: seeded.ada },
    guildId: null,
    locale: 'en-US',
  } as unknown as BaseInteraction;
  await show(requestOf(interaction, context));
  return photos;
}

it('the card of a haul has the photos of its variants, and the shared one those of the listings: it shows no variants', async () => {
  const store = openMemoryStore();
  const items = [{ product: 'weidian:7240011893', variant: variantKey('Navy'), variantName: 'Navy' }];
  const id = (await store.hauls.create(seeded.ada, { items }, NOW)) ?? 0;
  const haul = await store.hauls.get(seeded.ada, id);
  const shared = await store.sharedHauls.add(seeded.ada, id, NOW);
  if (haul === undefined || shared === undefined) throw new Error('no haul');

  expect(await drawn((request) => showHaul(request, haul), store)).toEqual([NAVY]);
  expect(await drawn((request) => showShared({ ...request, visibility: 'public' }, shared), store)).toEqual([
    LISTING,
  ]);
  await store.close();
});
