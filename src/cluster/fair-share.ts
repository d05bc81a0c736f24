/** Who has which leases, as one process sees it. */
export interface Shares {
  readonly self: string;
  /** The processes that share the leases, this one included. */
  readonly members: readonly string[];
  /** The owner of each lease; null: nobody. An owner doesn't have to be a member. */
  readonly owners: ReadonlyMap<string, string | null>;
  /** Leases that this process is already giving away. */
  readonly leaving: ReadonlySet<string>;
  /** Leases that have been free for long: any process takes them, even beyond its share. */
  readonly neglected: ReadonlySet<string>;
}

/**
 * Decides what a process takes and gives away, so that in the end all leases are owned and no process has two
 * more than another. Processes that see the same state make compatible decisions; if they conflict, the next
 * round corrects it.
 */
export function shareFairly({ self, members, owners, leaving, neglected }: Shares) {
  const free = [...owners].flatMap(([name, owner]) => (owner === null ? [name] : []));
  const kept = [...owners].flatMap(([name, owner]) => (owner === self && !leaving.has(name) ? [name] : []));
  const counts = new Map(members.map((member) => [member, 0]));
  for (const [name, owner] of owners) {
    if (owner !== null && !leaving.has(name)) counts.set(owner, (counts.get(owner) ?? 0) + 1);
  }
  const floor = Math.floor(owners.size / members.length);
  const lacking = (member: string) => Math.max(0, floor - (counts.get(member) ?? 0));
  const lackedByOthers = members
    .filter((member) => member !== self)
    .reduce((total, member) => total + lacking(member), 0);

  const ceiling = Math.ceil(owners.size / members.length);
  const beyondFloor = Math.min(
    free.length - lacking(self) - lackedByOthers,
    ceiling - Math.max(floor, kept.length),
  );
  const wanted = Math.min(free.length, lacking(self) + Math.max(0, beyondFloor));
  const inTurn = free.toSorted((a, b) => Number(neglected.has(b)) - Number(neglected.has(a)));
  const take = inTurn.filter((name, index) => neglected.has(name) || index < wanted);

  const available = free.length + leaving.size;
  const give = surplus(counts, members, floor, ceiling, available).get(self) ?? 0;
  return { take, give: take.length > 0 ? [] : kept.slice(kept.length - give) };
}

/** How many leases each process gives away: those with the most first, until the others have enough. */
function surplus(
  counts: ReadonlyMap<string, number>,
  members: readonly string[],
  floor: number,
  ceiling: number,
  available: number,
): Map<string, number> {
  const left = new Map(members.map((member) => [member, counts.get(member) ?? 0]));
  const given = new Map<string, number>();
  let missing =
    [...left.values()].reduce((total, count) => total + Math.max(0, floor - count), 0) - available;
  for (;;) {
    const [richest, count] = [...left].reduce((a, b) =>
      b[1] > a[1] || (b[1] === a[1] && b[0] > a[0]) ? b : a,
    );
    if (count <= ceiling && (missing <= 0 || count <= floor)) return given;
    left.set(richest, count - 1);
    given.set(richest, (given.get(richest) ?? 0) + 1);
    missing -= 1;
  }
}
