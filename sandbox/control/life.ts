import { SAMPLES, type Service } from '../service/index.ts';

/**
 * Lets parcels go on by themselves, one after the other, for as long as there is something left to happen.
 * @param everyMs 0: never
 * @returns stops it
 */
export function startLife({ parcels }: Service, everyMs: number): () => void {
  if (everyMs === 0) return () => {};
  let turn = 0;
  const timer = setInterval(() => {
    const moving = SAMPLES.parcels.filter(({ number }) => parcels.remaining(number) > 0);
    const next = moving[turn % Math.max(1, moving.length)];
    turn += 1;
    if (next !== undefined) parcels.advance(next.number);
  }, everyMs);
  timer.unref();
  return () => clearInterval(timer);
}
