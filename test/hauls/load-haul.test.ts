import { pino } from 'pino';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { loadHaul } from '../../src/hauls/load-haul.ts';
import type { Store } from '../../src/store/index.ts';
import { BASE, useMockService } from '../service/mock-service.ts';
import { openMemoryStore } from '../support/store-fixtures.ts';

const NAVY = 'navy';
const service = useMockService();
/** "lookup 3" or "qc 3", in the order of the calls. */
let calls: string[];
/** Answers that don't come: their status. */
let failing: Map<string, number>;
let store: Store;
beforeEach(() => {
  calls = [];
  failing = new Map();
  store = openMemoryStore();
  service.agent
    .get(BASE)
    .intercept({ path: /^\/v1\/(lookup|qc)\?/ })
    .reply(({ path }) => {
      const { pathname, searchParams } = new URL(path, BASE);
      const id = searchParams.get('id') ?? '';
      const call = `${pathname.slice('/v1/'.length)} ${id}`;
      calls.push(call);
      const about = { platform: 'weidian', product_id: id };
      const price = { low: 10, high: 10, currency: 'CNY' };
      const data = call.startsWith('qc')
        ? { ...about, total_photos: 3, batches: [] }
        : { ...about, title: `Product ${id}`, price, warehouse: { weight_g: 100 } };
      return { statusCode: failing.get(call) ?? 200, data: JSON.stringify(data) };
    })
    .persist();
});
afterEach(() => store.close());

const itemOf = (id: number, variant = '') => ({ product: `weidian:${id}`, variant, quantity: 1 });
const idsFrom = (first: number, count: number) => Array.from({ length: count }, (_, index) => first + index);
const callsOf = (operation: string, ids: readonly number[]) => ids.map((id) => `${operation} ${id}`);

function load(
  items: ReturnType<typeof itemOf>[],
  offset = 0,
  products: Pick<Store['products'], 'find'> = store.products,
) {
  const deps = { store: { products } as Pick<Store, 'products'>, log: pino({ enabled: false }) };
  const client = service.client({ concurrency: 8, timeoutMs: 5_000 });
  return loadHaul(deps, client, { items, divisor: 6000 }, { offset, size: 5 });
}

describe('loading a haul', () => {
  it('looks up every item once, and asks for the QC photos of the page alone', async () => {
    const underWay = load(
      idsFrom(100, 12).map((id) => itemOf(id)),
      5,
    );
    await underWay.complete;
    expect(calls.filter((call) => call.startsWith('lookup')).toSorted()).toEqual(
      callsOf('lookup', idsFrom(100, 12)),
    );
    expect(calls.filter((call) => call.startsWith('qc')).toSorted()).toEqual(callsOf('qc', idsFrom(105, 5)));
    const { items, totals } = underWay.soFar();
    expect(items.map(({ number, summary }) => [number, summary.title, summary.qc?.photos])).toEqual(
      idsFrom(100, 12).map((id, index) => [
        index + 1,
        `Product ${id}`,
        index >= 5 && index < 10 ? 3 : undefined,
      ]),
    );
    expect(totals).toMatchObject({
      weightG: 1_200,
      prices: [{ low: 12_000, high: 12_000, currency: 'CNY' }],
    });
  });

  it('asks about the page before everything else', async () => {
    const underWay = load(
      idsFrom(100, 60).map((id) => itemOf(id)),
      50,
    );
    await underWay.complete;
    const page = [...callsOf('lookup', idsFrom(150, 5)), ...callsOf('qc', idsFrom(150, 5))];
    expect(calls.slice(0, page.length).toSorted()).toEqual(page.toSorted());
    expect(underWay.soFar().items.map(({ number }) => number)).toEqual(idsFrom(1, 60));
  });

  it('asks about a product once, however many of its variants are in the haul, on the page or not', async () => {
    const variants = ['', NAVY, 'olive', 'red', 'blue', 'white'].map((variant) => itemOf(100, variant));
    const underWay = load(variants);
    await underWay.complete;
    expect(calls.toSorted()).toEqual(['lookup 100', 'qc 100']);
    expect(underWay.soFar().totals.weightG).toBe(600);
  });

  it('says that more may come until everything has arrived', async () => {
    const underWay = load([itemOf(100)]);
    expect(underWay.soFar()).toMatchObject({
      pending: true,
      totals: { withoutPrice: [0], withoutWeight: [0] },
    });
    expect(underWay.soFar().items[0]).toMatchObject({ number: 1, lookup: null, item: itemOf(100) });
    await underWay.complete;
    expect(underWay.soFar()).toMatchObject({
      pending: false,
      totals: { withoutPrice: [], withoutWeight: [] },
    });
  });

  it.each([404, 500, 401, 200])('keeps the others when the calls for one fail (%i)', async (status) => {
    for (const call of ['lookup 102', 'qc 102', 'lookup 107'])
      failing.set(call, status === 200 ? 204 : status);
    const underWay = load(idsFrom(100, 8).map((id) => itemOf(id)));
    await underWay.complete;
    const { items, totals, pending } = underWay.soFar();
    expect(pending).toBe(false);
    expect(totals.withoutPrice).toEqual([2, 7]);
    expect(totals.withoutWeight).toEqual([2, 7]);
    expect(totals.weightG).toBe(600);
    expect(items[2]).toMatchObject({ lookup: null, summary: { title: null, qc: null } });
    expect(items[1]?.summary.qc?.photos).toBe(3);
  });

  it('still has the title that is known of a product whose call fails', async () => {
    const about = { key: 'weidian:100', title: 'Harbor Runner', image: null };
    const products = { find: async () => new Map([['weidian:100', about]]) };
    failing.set('lookup 100', 404);
    const underWay = load([itemOf(100)], 0, products);
    await underWay.complete;
    expect(underWay.soFar().items[0]?.summary.title).toBe('Harbor Runner');
  });

  it('reads what its products were last called with one query', async () => {
    let queries = 0;
    const find: Store['products']['find'] = (keys) => {
      queries += 1;
      return store.products.find(keys);
    };
    await load(
      idsFrom(100, 12).map((id) => itemOf(id)),
      0,
      { find },
    ).complete;
    expect(queries).toBe(1);
  });

  it('does not fail with the database', async () => {
    const underWay = load([itemOf(100)], 0, { find: () => Promise.reject(new Error('disk full')) });
    await expect(underWay.complete).resolves.toBeUndefined();
    expect(underWay.soFar().totals.weightG).toBe(100);
  });

  it('of no items asks nothing', async () => {
    const underWay = load([]);
    await underWay.complete;
    expect(calls).toEqual([]);
    expect(underWay.soFar()).toMatchObject({ items: [], pending: false, totals: { billed: null } });
  });
});
