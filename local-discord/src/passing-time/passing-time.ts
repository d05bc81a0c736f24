import type { World } from '../world/model.ts';
import type { Due, DueSource } from './due.ts';

/** Discord isn't more precise either. */
const CHECK_MS = 1000;
/** The clock of ids ends in 2154. */
const LATEST = Date.UTC(2150, 0);

export interface PassingTime {
  /** Sets the clock forward: everything due by then happens at its own time, in order. */
  advance(ms: number): void;
  close(): void;
}

/** Makes happen what is due in a world, once a second, without keeping the process alive. */
export function createPassingTime(world: Pick<World, 'clock'>, sources: readonly DueSource[]): PassingTime {
  function nextBy(until: number): Due | undefined {
    let next: Due | undefined;
    for (const source of sources) {
      for (const due of source()) {
        if (due.at <= until && (next === undefined || due.at < next.at)) next = due;
      }
    }
    return next;
  }

  function runUntil(until: number): void {
    for (let next = nextBy(until); next !== undefined; next = nextBy(until)) {
      world.clock.advance(Math.max(0, next.at - world.clock.now()));
      next.run();
    }
  }

  const timer = setInterval(() => runUntil(world.clock.now()), CHECK_MS).unref();
  return {
    advance(ms) {
      const until = world.clock.now() + ms;
      if (!(typeof ms === 'number' && ms >= 0 && until <= LATEST)) {
        throw new TypeError(
          `advanceTime takes milliseconds from 0 on, up to the year 2150, not ${typeof ms === 'number' ? ms : JSON.stringify(ms)}`,
        );
      }
      runUntil(until);
      world.clock.advance(Math.max(0, until - world.clock.now()));
    },
    close: () => clearInterval(timer),
  };
}
