import { describe, expect, it } from 'vitest';
import { find, missedBy, type Target } from '../../bench/finding.ts';
import { interleaved, quantile, spreadOf } from '../../bench/measure.ts';

describe('a spread', () => {
  it('is the median and the quartiles, whatever the order', () => {
    expect(spreadOf([5, 1, 4, 2, 3])).toEqual({ median: 3, low: 2, high: 4 });
    expect(quantile([10, 20], 0.99)).toBeCloseTo(19.9);
  });
});

describe('rounds', () => {
  it('take turns at going first', async () => {
    const order: string[] = [];
    const noting = (name: string) => (round: number) => {
      order.push(`${name}${round}`);
      return round;
    };
    expect(await interleaved(2, noting('r'), noting('o'))).toEqual({ reference: [0, 1], ours: [0, 1] });
    expect(order).toEqual(['r0', 'o0', 'o1', 'r1']);
  });
});

describe('a finding', () => {
  const findingOf = (target: Target, ours: number[], reference: number[]) =>
    find({ measure: 'm', against: 'a', unit: 'ms', target }, { ours, reference });

  it('compares round by round', () => {
    const { ratio } = findingOf({ of: 'ratio', bound: 'at most', value: 1 }, [2, 40, 3], [1, 10, 3]);
    expect(ratio.median).toBe(2);
  });

  it.each<[string, Target, number, number]>([
    ['at most, reached', { of: 'ratio', bound: 'at most', value: 2 }, 4, 0],
    ['at most, missed', { of: 'ratio', bound: 'at most', value: 1.6 }, 4, 0.25],
    ['at least, reached', { of: 'ratio', bound: 'at least', value: 2 }, 4, 0],
    ['at least, missed', { of: 'ratio', bound: 'at least', value: 4 }, 4, 0.5],
    ['ours alone', { of: 'ours', bound: 'at most', value: 2 }, 4, 1],
  ])('%s', (_, target, ours, missed) => {
    expect(missedBy(findingOf(target, [ours], [2]))).toBeCloseTo(missed);
  });
});
