import { SAMPLES, type Service } from '../service/index.ts';

const MOVING = SAMPLES.parcels.filter(({ isMoving }) => isMoving);

/**
 * Gives the moving parcels their next scan, one after the other. Those that have arrived set out again once all have, so
 * that something happens for as long as the sandbox runs. The other parcels do not change, as each shows one state.
 * @param everyMs 0: never
 * @returns stops it
 */
export function startAutoAdvance({ parcels }: Service, everyMs: number): () => void {
  if (everyMs === 0) return () => {};
  let step = 0;
  const timer = setInterval(() => {
    const unfinished = MOVING.filter(({ number }) => parcels.remaining(number) > 0);
    if (unfinished.length === 0) {
      for (const { number } of MOVING) parcels.restart(number);
      return;
    }
    const next = unfinished[step % unfinished.length];
    step += 1;
    if (next !== undefined) parcels.advance(next.number);
  }, everyMs);
  timer.unref();
  return () => clearInterval(timer);
}
