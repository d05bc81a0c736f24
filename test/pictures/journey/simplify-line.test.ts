import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { simplifyLine } from '../../../src/pictures/journey/world.ts';

type Point = ReturnType<typeof simplifyLine>[number];

const coordinate = fc.double({ min: -180, max: 180, noNaN: true });
const lines = fc.array(fc.record({ x: coordinate, y: coordinate }), { minLength: 1, maxLength: 60 });
const NOWHERE = { x: Number.NaN, y: Number.NaN };

const lineOf = (...points: readonly [number, number][]): Point[] => points.map(([x, y]) => ({ x, y }));

/** How far a point is from the nearest of many on the way between two others. */
function distanceFrom({ x, y }: Point, from: Point, to: Point): number {
  const shares = Array.from({ length: 2_001 }, (_none, step) => step / 2_000);
  return Math.min(
    ...shares.map((share) =>
      Math.hypot(from.x + (to.x - from.x) * share - x, from.y + (to.y - from.y) * share - y),
    ),
  );
}

describe('a simplified line', () => {
  it('is the points that stand out', () => {
    const line = lineOf([0, 0], [1, 0.1], [2, -0.1], [3, 5], [4, 6], [5, 7], [6, 8.1], [7, 9]);
    expect(simplifyLine(line, 1)).toEqual(lineOf([0, 0], [2, -0.1], [3, 5], [7, 9]));
  });

  it('keeps a point that is farther away than the tolerance, and no nearer one', () => {
    const line = lineOf([0, 0], [1, 1.1], [2, 0]);
    expect(simplifyLine(line, 1)).toEqual(line);
    expect(simplifyLine(line, 1.2)).toEqual(lineOf([0, 0], [2, 0]));
  });

  it('is never farther from a point than the tolerance, and keeps both ends and the order', () => {
    fc.assert(
      fc.property(lines, fc.double({ min: 0, max: 90, noNaN: true }), (line, tolerance) => {
        const kept = simplifyLine(line, tolerance);
        const indices = kept.map((point) => line.indexOf(point));
        expect(indices).toEqual([...new Set(indices)].sort((a, b) => a - b));
        expect([indices[0], indices.at(-1)]).toEqual([0, line.length - 1]);
        for (const [index, point] of line.entries()) {
          const after = indices.findIndex((each) => each >= index);
          const [from = NOWHERE, to = NOWHERE] = [kept[Math.max(0, after - 1)], kept[after]];
          expect(distanceFrom(point, from, to)).toBeLessThanOrEqual(tolerance + 0.3);
        }
      }),
      { numRuns: 30 },
    );
  });

  it('keeps every point beside the way from one to the next when nothing may be lost', () => {
    const line = lineOf([0, 0], [1, 1], [2, 2], [3, 2]);
    expect(simplifyLine(line, 0)).toEqual(lineOf([0, 0], [2, 2], [3, 2]));
  });

  it('of a ring is one, though it ends where it starts', () => {
    const ring = lineOf([0, 0], [4, 0], [4, 4], [2, 4.1], [0, 4], [0, 0]);
    expect(simplifyLine(ring, 0.5)).toEqual(lineOf([0, 0], [4, 0], [4, 4], [0, 4], [0, 0]));
  });
});
