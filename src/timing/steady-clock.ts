/**
 * Tells how long ago something was, not when: when `clock` is set back, it goes on from where it was. Unlike
 * `performance.now` it also goes on while the machine sleeps.
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
