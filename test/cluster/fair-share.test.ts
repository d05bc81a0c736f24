import fc from 'fast-check';
import { expect, it } from 'vitest';
import { shareFairly } from '../../src/cluster/fair-share.ts';

type Owners = Map<string, string | null>;

const names = (count: number) => Array.from({ length: count }, (_, index) => `lease:${index}`);
const members = fc.uniqueArray(fc.string({ minLength: 1, maxLength: 3 }), { minLength: 1, maxLength: 6 });
const leaseCounts = fc.oneof(fc.integer({ min: 1, max: 9 }), fc.constant(64));

/** Any distribution: some leases are free, some belong to a process that is no member. */
const situations = fc.record({ members, count: leaseCounts }).chain(({ members, count }) =>
  fc.record({
    members: fc.constant(members),
    owners: fc
      .array(fc.constantFrom(null, 'a dead process', ...members), { minLength: count, maxLength: count })
      .map((owners): Owners => new Map(names(count).map((name, index) => [name, owners[index] ?? null]))),
  }),
);

/** One process looks at the leases and does what it decides. @returns how many leases moved */
function act(self: string, members: readonly string[], owners: Owners, mayGive: number): number {
  const { take, give } = shareFairly({ self, members, owners, leaving: new Set(), neglected: new Set() });
  const given = give.slice(0, mayGive);
  for (const name of take) owners.set(name, self);
  for (const name of given) owners.set(name, null);
  return take.length + given.length;
}

function settle(members: readonly string[], owners: Owners, mayGive: number): void {
  for (const [name, owner] of owners) if (!members.includes(owner ?? '')) owners.set(name, null);
  for (let round = 0; round < 3 * owners.size + 5; round += 1) {
    const moves = members.map((member) => act(member, members, owners, mayGive));
    if (moves.every((count) => count === 0)) return;
  }
}

const countOf = (member: string, owners: Owners) =>
  [...owners.values()].filter((owner) => owner === member).length;

it.each([1, 64])(
  'leaves no lease free and no process with two more than another, giving %i at a time',
  (mayGive) => {
    fc.assert(
      fc.property(situations, ({ members, owners }) => {
        settle(members, owners, mayGive);
        const counts = members.map((member) => countOf(member, owners));
        expect([...owners.values()]).not.toContain(null);
        expect(Math.max(...counts) - Math.min(...counts)).toBeLessThanOrEqual(1);
      }),
    );
  },
);

it('moves nothing once all is shared out', () => {
  fc.assert(
    fc.property(situations, ({ members, owners }) => {
      settle(members, owners, 64);
      expect(members.map((member) => act(member, members, owners, 64))).toEqual(members.map(() => 0));
    }),
  );
});

it('takes only what is free, and gives only what the process has', () => {
  fc.assert(
    fc.property(situations, ({ members, owners }) => {
      for (const self of members) {
        const moves = shareFairly({ self, members, owners, leaving: new Set(), neglected: new Set() });
        expect(moves.take.filter((name) => owners.get(name) !== null)).toEqual([]);
        expect(moves.give.filter((name) => owners.get(name) !== self)).toEqual([]);
      }
    }),
  );
});

it('moves no more than the newcomer gets when a process joins', () => {
  fc.assert(
    fc.property(members, leaseCounts, (members, count) => {
      const owners: Owners = new Map(names(count).map((name) => [name, null]));
      settle(members, owners, 64);
      const before = new Map(owners);
      const all = [...members, 'newcomer'];
      settle(all, owners, 64);
      const moved = [...owners].filter(([name, owner]) => before.get(name) !== owner);
      expect(moved.every(([, owner]) => owner === 'newcomer')).toBe(true);
    }),
  );
});

it('moves only what a process had that is gone', () => {
  fc.assert(
    fc.property(members, leaseCounts, (members, count) => {
      const owners: Owners = new Map(names(count).map((name) => [name, null]));
      settle([...members, 'gone'], owners, 64);
      const before = new Map(owners);
      settle(members, owners, 64);
      const moved = [...owners].filter(([name, owner]) => before.get(name) !== owner);
      expect(moved.every(([name]) => before.get(name) === 'gone')).toBe(true);
    }),
  );
});

it('gives no more while enough leases are on their way to others', () => {
  const owners: Owners = new Map(names(4).map((name) => [name, 'a']));
  const first = shareFairly({
    self: 'a',
    members: ['a', 'b'],
    owners,
    leaving: new Set(),
    neglected: new Set(),
  });
  const leaving = new Set(first.give);
  const second = shareFairly({ self: 'a', members: ['a', 'b'], owners, leaving, neglected: new Set() });
  expect([first.give.length, second.give.length]).toEqual([2, 0]);
});

it('takes what others leave free for long, beyond its share', () => {
  const owners: Owners = new Map([
    ['x', 'a'],
    ['y', null],
  ]);
  const shares = { self: 'a', members: ['a', 'b'], owners, leaving: new Set<string>() };
  expect(shareFairly({ ...shares, neglected: new Set() }).take).toEqual([]);
  expect(shareFairly({ ...shares, neglected: new Set(['y']) }).take).toEqual(['y']);
});
