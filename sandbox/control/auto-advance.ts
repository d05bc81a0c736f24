import { SAMPLES, type Service } from '../service/index.ts';

const TRAVELLING = SAMPLES.parcels.filter(({ isMoving }) => isMoving);

/**
 * Gives the parcels in transit their next scan, one after the other, until their scripts end. The other parcels do not
 * change, as each shows one state.
 * @param everyMs 0: never
 * @returns stops it
 */
export function startAutoAdvance({ parcels }: Service, everyMs: number): () => void {
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
