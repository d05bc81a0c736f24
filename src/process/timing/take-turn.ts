/** Milliseconds of each event loop turn for work that can wait. */
const SHARE_MS = 8;

/** The queue is global, like the event loop. */
const waiting: (() => void)[] = [];
/** When the first work of this turn began; null: none yet. */
let startedAt: number | null = null;

/**
 * To be awaited before each piece of long work, and wherever many callers do short work at the same time.
 * Resolves at once early in a turn of the event loop, and otherwise in a later turn: one caller per turn,
 * first come, first served, so that everything else runs in between.
 */
export async function takeTurn(): Promise<void> {
  if (startedAt === null) {
    startedAt = performance.now();
    setImmediate(beginTurn);
  } else if (waiting.length > 0 || performance.now() - startedAt > SHARE_MS) {
    await new Promise<void>((resolve) => waiting.push(resolve));
  }
}

function beginTurn(): void {
  const next = waiting.shift();
  startedAt = next === undefined ? null : performance.now();
  if (next === undefined) return;
  setImmediate(beginTurn);
  next();
}

/** Works on items in order, a few milliseconds at a time. @param work must be short for a single item */
export async function inSlices<T>(items: Iterable<T>, work: (item: T) => void): Promise<void> {
  for (const item of items) {
    await takeTurn();
    work(item);
  }
}
