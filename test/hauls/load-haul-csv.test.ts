import { pino } from 'pino';
import { describe, expect, it } from 'vitest';
import { loadHaul } from '../../src/hauls/load-haul.ts';
import { convertHaul, loadHaulFile } from '../../src/hauls/load-haul-csv.ts';
import { type Api, ApiError } from '../../src/service/index.ts';
import type { Store } from '../../src/store/index.ts';

const LIMIT = 3;
const DEPS = {
  store: { products: { find: async () => new Map() } } as unknown as Pick<Store, 'products'>,
  log: pino({ enabled: false }),
};
const haulOf = (count: number) => ({
  divisor: 6000,
  items: Array.from({ length: count }, (_, index) => ({
    product: `weidian:${index + 1}`,
    variant: '',
    quantity: 1,
  })),
});

/** A service whose answers come when the test says so. */
function waitingService() {
  const waiting: { readonly call: string; readonly settle: (error?: ApiError) => void }[] = [];
  const begun: string[] = [];
  const answer = (call: string, data: object) =>
    new Promise((resolve, reject) => {
      begun.push(call);
      waiting.push({ call, settle: (error) => (error === undefined ? resolve({ data }) : reject(error)) });
    });
  const idOf = (url: string) => new URL(url).searchParams.get('itemID') ?? '';
  const api = {
    callerLimit: LIMIT,
    lookup: ({ id }: { id: string }) => answer(`lookup ${id}`, { title: `Product ${id}` }),
    qc: ({ id }: { id: string }) => answer(`qc ${id}`, { total_photos: 3, batches: [], listing_photos: [] }),
    convert: (url: string) => answer(`convert ${idOf(url)}`, { agents: {} }),
  } as unknown as Api;
  /** Answers one call after the other until none is under way. @returns the most that were under way at once */
  const answerAll = async (refuse: (call: string) => ApiError | undefined = () => undefined) => {
    let most = 0;
    for (let next = waiting[0]; next !== undefined; next = waiting[0]) {
      most = Math.max(most, waiting.length);
      waiting.shift();
      next.settle(refuse(next.call));
      await new Promise((done) => setImmediate(done));
    }
    return most;
  };
  return { api, begun, answerAll };
}

describe('loading a haul’s file', () => {
  it('asks for prices and weights first, then for links, then for photos', async () => {
    const { api, begun, answerAll } = waitingService();
    const underWay = loadHaulFile(DEPS, api, haulOf(4));
    await answerAll();
    await underWay.complete;
    const operations = begun.map((call) => call.split(' ')[0]);
    expect(operations).toEqual(['lookup', 'convert', 'qc'].flatMap((one) => [one, one, one, one]));
  });

  it('says of each item whether everything is known, and has what is known by then', async () => {
    const { api, answerAll } = waitingService();
    const underWay = loadHaulFile(DEPS, api, haulOf(3));
    expect(underWay.soFar().map(({ state }) => state)).toEqual(['pending', 'pending', 'pending']);
    await answerAll((call) => {
      if (call === 'qc 2') return new ApiError('unavailable', { operation: 'qc' });
      return call === 'lookup 3' ? new ApiError('not_found', { operation: 'lookup' }) : undefined;
    });
    await underWay.complete;
    const items = underWay.soFar();
    expect(items.map(({ state }) => state)).toEqual(['answered', 'no_answer', 'answered']);
    expect(items.map(({ summary }) => summary.title)).toEqual(['Product 1', 'Product 2', null]);
    expect(items.map(({ summary }) => summary.qc?.photos)).toEqual([3, undefined, 3]);
  });
});

// A call's time limit counts the time in which it waits for others: of 300 that begin at once, the last ones would run out of it.
describe('no more calls are begun at once than one user may have under way', () => {
  const ways: [string, (api: Api) => { complete: Promise<unknown> }][] = [
    ['for a haul’s file', (api) => loadHaulFile(DEPS, api, haulOf(20))],
    ['for the links of a haul', (api) => convertHaul(DEPS, api, haulOf(20).items)],
    ['for the sums of a haul', (api) => loadHaul(DEPS, api, haulOf(20), { offset: 0, size: 0 })],
  ];

  it.each(ways)('%s', async (_what, load) => {
    const { api, begun, answerAll } = waitingService();
    const { complete } = load(api);
    expect(await answerAll()).toBe(LIMIT);
    await complete;
    expect(new Set(begun).size).toBe(begun.length);
    expect(begun.length).toBeGreaterThanOrEqual(20);
  });
});
