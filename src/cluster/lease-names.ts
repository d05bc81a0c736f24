/**
 * Leases for the log, each group in one entry: `partition:0-20 62 63`.
 * @param names such as `partition:7` and `task:polls`, in any order
 */
export function summarizeLeases(names: readonly string[]): string[] {
  const groups = new Set(names.map((name) => name.slice(0, name.indexOf(':'))));
  return [...groups].map((group) => {
    const members = names.filter((name) => name.startsWith(`${group}:`));
    const own = members.map((name) => name.slice(group.length + 1));
    const numbers = own.map(Number);
    return `${group}:${(numbers.some(Number.isNaN) ? own.sort() : ranges(numbers)).join(' ')}`;
  });
}

/** `0-2`, `5`: runs of consecutive numbers. */
function ranges(numbers: readonly number[]): string[] {
  const sorted = [...numbers].sort((a, b) => a - b);
  const starts = sorted.filter((number, index) => sorted[index - 1] !== number - 1);
  const ends = sorted.filter((number, index) => sorted[index + 1] !== number + 1);
  return starts.map((start, index) => (start === ends[index] ? `${start}` : `${start}-${ends[index]}`));
}
