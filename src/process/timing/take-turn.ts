/** Of a turn of the event loop, for work that can wait; milliseconds. */
const SHARE_MS = 8;

/** The event loop is one for the whole process, and so is what waits for its turns. */
const waiting: (() => void)[] = [];
/** When the first work of this turn began; null: none yet. */
let startedAt: number | null = null;

/**
 * To be awaited before each piece of long work, and wherever many callers do short work at the same time. Resolves at once while
 * the turn of the event loop is young, and otherwise in a later one: first come, first served, one in each turn, so that in between
 * everything else has its turn.
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

/** Works on items in order, a few milliseconds at a stretch. @param work must be short for a single item */
export async function inSlices<T>(items: Iterable<T>, work: (item: T) => void): Promise<void> {
  for (const item of items) {
    await takeTurn();
    work(item);
  }
}
