import type { ButtonInteraction, ModalSubmitInteraction } from 'discord.js';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { seeded } from '../../../sandbox/seed.ts';
import { UserFacingError } from '../../../src/cards/errors.ts';
import { addToHaul } from '../../../src/commands/haul/add-items.ts';
import haul from '../../../src/commands/haul.ts';
import { requestOf } from '../../../src/commands/replies/request.ts';
import type { Context } from '../../../src/context.ts';
import type { Store } from '../../../src/store/index.ts';
import { en } from '../../../src/texts/en.ts';
import { openMemoryStore } from '../../support/store-fixtures.ts';

const { ada } = seeded;
const TOTE = { product: 'weidian:7240011893' };
const CAP = { product: 'weidian:7240011901' };

let store: Store;
let closed: number;
beforeEach(async () => {
  store = openMemoryStore();
  closed = (await store.hauls.create(ada, { name: 'Winter', items: [TOTE] }, 1)) ?? 0;
  await store.hauls.close(ada, closed, 2);
});
afterEach(() => store.close());

const context = () => ({ store, clock: () => 3 }) as Context;
const interaction = {
  locale: 'en-US',
  user: { id: ada },
  fields: { getTextInputValue: () => 'https://weidian.com/item.html?itemID=7240011901' },
} as unknown as ButtonInteraction & ModalSubmitInteraction;
const args = () => [String(closed)];

/** A refusal that names the haul, with *Reopen* alone. */
async function expectRefusal(work: Promise<unknown> | undefined) {
  const error = await work?.catch((reason: unknown) => reason);
  expect(error).toBeInstanceOf(UserFacingError);
  expect(error).toMatchObject({
    message: en.haul.reopenFirst('Winter'),
    next: [{ label: en.haulList.reopen, custom_id: `haul:reopen:${closed}` }],
  });
}

describe('a closed haul', () => {
  it('is not added to by the button of an old card, which opens no form', async () => {
    await expectRefusal(haul.components.add.modal({ interaction, args: args(), values: [] }, context()));
  });

  it('is not added to by a form that was opened before', async () => {
    const before = await store.hauls.get(ada, closed);
    const answer = haul.modals.add.submit({ interaction, args: args() }, context());
    await expectRefusal(answer?.view('private'));
    expect(await store.hauls.get(ada, closed)).toEqual(before);
  });

  it('is not added to when it is closed while links are read', async () => {
    await expectRefusal(addToHaul(requestOf(interaction, context()), [CAP], closed));
    expect((await store.hauls.get(ada, closed))?.items).toHaveLength(1);
  });

  it('gets what is added to the current haul only while that is open: the next one is meant', async () => {
    const open = (await store.hauls.create(ada, {}, 1)) ?? 0;
    const stale = [closed, open];
    const hauls = { ...store.hauls, currentOrNew: async () => stale.shift() ?? 0 };
    const outcome = await addToHaul(
      requestOf(interaction, { ...context(), store: { ...store, hauls } }),
      [CAP],
      0,
    );
    expect(outcome).toMatchObject({ haulId: open, outcome: { added: 1 } });
  });
});
