import { SAMPLES, type Service } from '../service/index.ts';

const TRAVELLING = SAMPLES.parcels.filter(({ movesByItself }) => movesByItself);

/**
 * Lets the parcels that are on their way go on, one after the other, for as long as there is something left to happen.
 * The others stand still: each is there to show one state.
 * @param everyMs 0: never
 * @returns stops it
 */
export function startLife({ parcels }: Service, everyMs: number): () => void {
  if (everyMs === 0) return () => {};
  let turn = 0;
  const timer = setInterval(() => {
    const moving = TRAVELLING.filter(({ number }) => parcels.remaining(number) > 0);
    const next = moving[turn % Math.max(1, moving.length)];
    turn += 1;
    if (next !== undefined) parcels.advance(next.number);
  }, everyMs);
  timer.unref();
  return () => clearInterval(timer);
}
