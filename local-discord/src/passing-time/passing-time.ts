import { clock } from '../clock.ts';
import type { Due, DueSource } from './due.ts';

/** Discord isn't more precise either. */
const CHECK_MS = 1000;

export interface PassingTime {
  /** Sets the clock forward: everything due by then happens at its own time, in order. */
  advance(ms: number): void;
  close(): void;
}

/** Runs what is due once a second, without keeping the process alive. */
export function createPassingTime(sources: readonly DueSource[]): PassingTime {
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
      clock.advance(Math.max(0, next.at - clock.now()));
      next.run();
    }
  }

  const timer = setInterval(() => runUntil(clock.now()), CHECK_MS).unref();
  return {
    advance(ms) {
      const until = clock.now() + ms;
      runUntil(until);
      clock.advance(Math.max(0, until - clock.now()));
    },
    close: () => clearInterval(timer),
  };
}
