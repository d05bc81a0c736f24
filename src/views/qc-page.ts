import { LIMITS } from '../discord/limits.ts';
import type { QcPhoto } from './qc-selection.ts';

/** The photos that a gallery shows at a time: at most ten of one set. */
export interface QcPage {
  readonly photos: readonly QcPhoto[];
  /** How many photos come before this page. */
  readonly offset: number;
  /** From 1. */
  readonly setNumber: number;
  readonly setCount: number;
  /** Offsets of other pages; null where there is none. */
  readonly previous: number | null;
  readonly next: number | null;
  /** Only when the next page still shows this set. */
  readonly nextSet: number | null;
}

/** The page with the photo at an offset; the last page where the list has become shorter. */
export function qcPageAt(all: readonly QcPhoto[], offset: number): QcPage {
  const starts = all.flatMap(({ number, setSize }, index) =>
    (number - 1) % pageSizeOf(setSize) === 0 ? [{ index, isNewSet: number === 1 }] : [],
  );
  const at = Math.max(
    0,
    starts.findLastIndex(({ index }) => index <= offset),
  );
  const start = starts[at]?.index ?? 0;
  const next = starts[at + 1];
  const sets = starts.filter(({ isNewSet }) => isNewSet);
  return {
    photos: all.slice(start, next?.index),
    offset: start,
    setNumber: sets.filter(({ index }) => index <= start).length,
    setCount: sets.length,
    previous: starts[at - 1]?.index ?? null,
    next: next?.index ?? null,
    nextSet: next?.isNewSet === false ? (sets.find(({ index }) => index > start)?.index ?? null) : null,
  };
}

/** About as many photos on each page of a set: eleven are six and five, not ten and a huge one. */
function pageSizeOf(setSize: number): number {
  return Math.ceil(setSize / Math.ceil(setSize / LIMITS.galleryItems));
}
