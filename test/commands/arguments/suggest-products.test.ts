import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { suggestProducts } from '../../../src/commands/arguments/suggest-products.ts';
import type { Store } from '../../../src/store/index.ts';
import { openMemoryStore } from '../../support/store-fixtures.ts';

const platforms = ['weidian', 'taobao'];
const MO = '100000000000000001';

describe('product suggestions', () => {
  let store: Store;
  const suggest = (typed: string, user = MO) =>
    suggestProducts(
      typed,
      { user: { id: user }, locale: 'en' },
      { store, platforms, keepBriefly: (_key, load) => load() },
    );
  beforeEach(async () => {
    store = openMemoryStore();
    await store.products.remember({ key: 'weidian:721', title: 'Harbor Runner 2.0', image: null }, 1);
    await store.products.remember({ key: 'taobao:65', title: 'Canvas tote', image: null }, 1);
    await store.products.markSeen(MO, 'weidian:721', 1);
    await store.products.markSeen(MO, 'taobao:65', 2);
  });
  afterEach(() => store.close());

  it('are the products that the person looked at, the last one first', async () => {
    expect(await suggest('')).toEqual([
      { name: 'Canvas tote · Taobao', value: 'taobao:65' },
      { name: 'Harbor Runner 2.0 · Weidian', value: 'weidian:721' },
    ]);
    expect(await suggest('', '100000000000000002')).toEqual([]);
  });

  it('match every typed word in the title', async () => {
    expect((await suggest('runner har')).map(({ value }) => value)).toEqual(['weidian:721']);
    expect(await suggest('runner tote')).toEqual([]);
  });

  it('put a known product first among those that an id can mean', async () => {
    await store.products.remember({ key: 'taobao:721', title: 'Belt', image: null }, 1);
    expect((await suggest('721')).map(({ name }) => name)).toEqual([
      'Harbor Runner 2.0 · Weidian',
      'Belt · Taobao',
    ]);
    expect((await suggest('65')).map(({ name }) => name)).toEqual([]);
    expect((await suggest('655')).map(({ name }) => name)).toEqual(['Weidian · 655', 'Taobao · 655']);
  });

  it('turn a pasted link into its product, with a value that Discord accepts', async () => {
    const link = `https://weidian.com/item.html?itemID=7212345601&spm=${'x'.repeat(3_000)}`;
    const key = 'weidian:7212345601';
    await store.products.remember({ key, title: 'Harbor Runner 2.0', image: null }, 1);
    expect(await suggest(link)).toEqual([{ name: 'Harbor Runner 2.0 · Weidian', value: key }]);
  });

  it('have names of at most 100 characters', async () => {
    await store.products.remember({ key: 'weidian:9', title: 'x'.repeat(400), image: null }, 1);
    await store.products.markSeen(MO, 'weidian:9', 9);
    const [longest] = await suggest('');
    expect(longest?.name.length).toBeLessThanOrEqual(100);
    expect(longest?.name).toMatch(/… · Weidian$/);
  });
});
