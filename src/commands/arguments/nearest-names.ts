import { typosBetween } from '../../domain/typos-between.ts';

/** A name may differ from what was typed by one letter in this many. */
const LETTERS_PER_TYPO = 3;

/** The names that somebody most likely meant, the likeliest first: those that contain it, then those with few typos. */
export function nearestNames<T extends { readonly name: string }>(
  typed: string,
  candidates: readonly T[],
  max: number,
): T[] {
  const wanted = typed.toLowerCase();
  return candidates
    .map((candidate) => ({ candidate, distance: distanceTo(wanted, candidate.name.toLowerCase()) }))
    .filter(({ distance }) => distance <= Math.ceil(wanted.length / LETTERS_PER_TYPO))
    .sort((a, b) => a.distance - b.distance)
    .slice(0, max)
    .map(({ candidate }) => candidate);
}

/** A name that starts with what was typed is nearer than any other, and one that contains it is as near as one typo. */
function distanceTo(wanted: string, name: string): number {
  if (wanted === '' || name === '') return Number.POSITIVE_INFINITY;
  if (name.startsWith(wanted)) return 0;
  return name.includes(wanted) ? 1 : typosBetween(wanted, name);
}
