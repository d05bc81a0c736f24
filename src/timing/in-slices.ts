import { takeTurn } from './take-turn.ts';

/**
 * Works on items in their order, a few milliseconds at a stretch: then whatever else the process has to do has its turn.
 * @param work must be short for a single item
 * @throws the first error of `work`
 */
export async function inSlices<T>(items: Iterable<T>, work: (item: T) => void): Promise<void> {
  for (const item of items) {
    await takeTurn();
    work(item);
  }
}
