import { describe, expect, it } from 'vitest';
import { peakPerSecond, rateFailures } from '../../../drills/cluster/request-rate.ts';
import { earliestArrival, type SeenRequest } from '../../../drills/cluster/witness.ts';

const request = (arrivedAt: number, changes: Partial<SeenRequest> = {}): SeenRequest => ({
  machine: 0,
  method: 'POST',
  route: '/channels/1/messages',
  status: 200,
  body: null,
  answer: null,
  arrivedAt,
  earliestAt: arrivedAt,
  endedAt: arrivedAt,
  ...changes,
});
const requests = (count: number, everyMs: number) =>
  Array.from({ length: count }, (_, index) => request(index * everyMs));

describe('the rate of requests', () => {
  it('is the most within any second', () => {
    expect(peakPerSecond(requests(200, 20))).toBe(50);
    expect(
      peakPerSecond([...requests(30, 1), ...requests(30, 1).map((one) => request(one.arrivedAt + 975))]),
    ).toBe(55);
  });

  it('fails with a burst of 60, and with 51 across the seconds of a clock', () => {
    expect(rateFailures(requests(200, 20))).toEqual([]);
    expect(rateFailures(requests(60, 1))).toEqual(['60 requests were sent to Discord within one second']);
    expect(rateFailures(requests(51, 19.9).map((one) => request(one.arrivedAt + 500)))).toHaveLength(1);
  });

  it('leaves out answers to interactions', () => {
    const answers = requests(60, 1).map((one) => ({ ...one, route: '/interactions/1/token/callback' }));
    expect(rateFailures(answers)).toEqual([]);
  });

  it('blames nobody for requests that waited until this process read them', () => {
    const late = requests(51, 20).map(({ arrivedAt }) => request(Math.max(arrivedAt, 500)));
    expect(rateFailures(late)).toHaveLength(1);
    expect(rateFailures(late.map((one) => ({ ...one, earliestAt: 0 })))).toEqual([]);
  });

  it('blames nobody for requests that the network delivered together', () => {
    const sent = requests(60, 22).map(({ arrivedAt }) => ({ ...request(1_400), earliestAt: arrivedAt }));
    expect(rateFailures(sent)).toEqual([]);
  });

  it('blames nobody for a request that arrived much later, among others', () => {
    const late = { ...request(500), earliestAt: -5_000 };
    expect(rateFailures([...requests(50, 20), late])).toEqual([]);
  });

  it('fails when 51 were sent and arrived within a second, whatever else was on its way', () => {
    const late = { ...request(500), earliestAt: -5_000 };
    expect(rateFailures([...requests(51, 19), late])).toEqual([
      '51 requests were sent to Discord within one second',
    ]);
  });

  it('fails when Discord refused a request', () => {
    expect(rateFailures([request(0, { status: 429 })])).toEqual([
      'Discord refused 1 requests with 429: POST /channels/1/messages',
    ]);
  });
});

describe('the earliest arrival of a request', () => {
  it('is the tick before the one that it was read after', () => {
    expect(earliestArrival([0, 5, 10, 300], 302)).toBe(10);
    expect(earliestArrival([0, 5, 10, 300, 305], 306)).toBe(300);
  });

  it('is its arrival when there were no ticks', () => {
    expect(earliestArrival([], 7)).toBe(7);
  });
});
