import { describe, expect, it } from 'vitest';
import { quantile, runInterleaved, spreadOf } from '../../bench/measure.ts';
import { missedBy, type Target, toResult } from '../../bench/result.ts';

describe('spreadOf', () => {
  it('returns the median and the quartiles of unsorted values', () => {
    expect(spreadOf([5, 1, 4, 2, 3])).toEqual({ median: 3, low: 2, high: 4 });
    expect(quantile([10, 20], 0.99)).toBeCloseTo(19.9);
  });
});

describe('runInterleaved', () => {
  it('alternates between starting with the reference and with ours', async () => {
    const order: string[] = [];
    const noting = (name: string) => (round: number) => {
      order.push(`${name}${round}`);
      return round;
    };
    expect(await runInterleaved(2, noting('r'), noting('o'))).toEqual({ reference: [0, 1], ours: [0, 1] });
    expect(order).toEqual(['r0', 'o0', 'o1', 'r1']);
  });
});

describe('a benchmark result', () => {
  const resultOf = (target: Target, ours: number[], reference: number[]) =>
    toResult({ measure: 'm', against: 'a', unit: 'ms', target }, { ours, reference });

  it('divides ours by the reference round by round', () => {
    const { ratio } = resultOf({ of: 'ratio', bound: 'at most', value: 1 }, [2, 40, 3], [1, 10, 3]);
    expect(ratio.median).toBe(2);
  });

  it.each<[string, Target, number, number]>([
    ['at most, reached', { of: 'ratio', bound: 'at most', value: 2 }, 4, 0],
    ['at most, missed', { of: 'ratio', bound: 'at most', value: 1.6 }, 4, 0.25],
    ['at least, reached', { of: 'ratio', bound: 'at least', value: 2 }, 4, 0],
    ['at least, missed', { of: 'ratio', bound: 'at least', value: 4 }, 4, 0.5],
    ['ours alone', { of: 'ours', bound: 'at most', value: 2 }, 4, 1],
  ])('misses its target by the right share: %s', (_, target, ours, missed) => {
    expect(missedBy(resultOf(target, [ours], [2]))).toBeCloseTo(missed);
  });
});
