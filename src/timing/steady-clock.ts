/**
 * A clock for measuring how much time has passed: when `clock` is set back, it continues from where it was. Unlike
 * `performance.now`, it also runs while the machine sleeps.
 */
export function createSteadyClock(clock: () => number): () => number {
  let last = clock();
  let setBackMs = 0;
  return () => {
    const now = clock();
    setBackMs += Math.max(0, last - now);
    last = now;
    return now + setBackMs;
  };
}
