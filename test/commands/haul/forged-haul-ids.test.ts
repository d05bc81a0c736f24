import type { ButtonInteraction, ModalSubmitInteraction } from 'discord.js';
import fc from 'fast-check';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { seeded } from '../../../sandbox/seed.ts';
import { addToHaul } from '../../../src/commands/haul/add-items.ts';
import haul from '../../../src/commands/haul.ts';
import { requestOf } from '../../../src/commands/replies/request.ts';
import type { Context } from '../../../src/context.ts';
import type { Store } from '../../../src/store/index.ts';
import { en } from '../../../src/texts/en.ts';
import { openMemoryStore } from '../../support/store-fixtures.ts';

const PAGES = ['card', 'newer', 'older'] as const;

let store: Store;
let theirs: number;
beforeEach(async () => {
  store = openMemoryStore();
  theirs =
    (await store.hauls.create(seeded.ada, { name: 'Winter', items: [{ product: 'weidian:1' }] }, 1)) ?? 0;
});
afterEach(() => store.close());

const context = () => ({ store, clock: () => 2 }) as Context;
const interaction = {
  locale: 'en-US',
  user: { id: seeded.lin },
  // A service would have to follow the short link, and there is none here: for others, nothing is asked of it.
  fields: { getTextInputValue: () => 'https://k.youshop10.com/Qw3rTy' },
} as unknown as ButtonInteraction & ModalSubmitInteraction;
const press = (args: readonly string[]) => ({ interaction, args, values: [] });

/** None of these is an id or a position. */
const garbage = fc.oneof(
  fc.constantFrom('', '-1', '1.5', 'x', '1e400', 'NaN', 'null', '0x', '9'.repeat(30), '1 2', '٣'),
  // Numbers, as the bot never writes them.
  fc.constantFrom(' ', '0x1', '1e2', ' 1', '01', '1.0', '+1', '-0'),
  fc.string().filter((text) => !/^(0|[1-9]\d*)$/.test(text)),
);

describe('a forged custom id of a haul', () => {
  it.each(PAGES)('with arguments that %s never has is refused', (component) => {
    const { open } = haul.components[component];
    const anyArgs = fc.oneof(
      fc.array(garbage, { maxLength: 3 }),
      garbage.map((id) => [id, '0']),
      garbage.map((offset) => [String(theirs), offset]),
      fc.constantFrom([String(theirs)], [String(theirs), '0', '0'], ['0', '0'], [String(theirs), '100001']),
    );
    fc.assert(
      fc.property(anyArgs, (args) => {
        expect(open(press(args), context())).toBeNull();
      }),
    );
  });

  it.each(PAGES)('of %s shows nothing of somebody else’s haul', async (component) => {
    const answer = haul.components[component].open(press([String(theirs), '0']), context());
    await expect(answer?.view('private')).rejects.toThrow(en.haul.gone);
  });

  it('opens no form and adds nothing with arguments that the form never has', async () => {
    const anyArgs = fc.array(garbage, { maxLength: 3 });
    await fc.assert(
      fc.asyncProperty(anyArgs, async (args) => {
        expect(await haul.components.add.modal(press(args), context())).toBeNull();
        expect(haul.modals.add.submit({ interaction, args }, context())).toBeNull();
      }),
    );
  });

  it('adds nothing to somebody else’s haul', async () => {
    const before = await store.hauls.get(seeded.ada, theirs);
    const answer = haul.modals.add.submit({ interaction, args: [String(theirs)] }, context());
    await expect(answer?.view('private')).rejects.toThrow(en.haul.gone);
    await expect(
      addToHaul(requestOf(interaction, context()), [{ product: 'weidian:2' }], theirs),
    ).rejects.toThrow(en.haul.gone);
    expect(await store.hauls.get(seeded.ada, theirs)).toEqual(before);
    expect(await store.hauls.list(seeded.lin)).toEqual([]);
  });

  it('is answered or refused by every component, and never breaks one', () => {
    const components = Object.values(haul.components).filter((component) => 'open' in component);
    fc.assert(
      fc.property(fc.constantFrom(...components), fc.array(garbage, { maxLength: 4 }), ({ open }, args) => {
        expect(() => open(press(args), context())).not.toThrow();
      }),
    );
  });
});
