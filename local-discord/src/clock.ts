/** A normal clock that tests can set forward. */
export interface Clock {
  /** Milliseconds since 1970. */
  now(): number;
  /** Calls back once after a time. @returns cancels it */
  after(ms: number, run: () => void): () => void;
  /** Sets the clock forward: everything due by then happens now, in order. */
  advance(ms: number): void;
  /** Cancels all pending calls. */
  stop(): void;
}

interface Alarm {
  readonly at: number;
  readonly run: () => void;
  timer: NodeJS.Timeout;
}

/** The most that setTimeout accepts; longer waits are split. */
const LONGEST_MS = 2 ** 31 - 1;

export function createClock(): Clock {
  const alarms = new Set<Alarm>();
  let ahead = 0;
  const now = () => Date.now() + ahead;

  function cancel(alarm: Alarm): void {
    clearTimeout(alarm.timer);
    alarms.delete(alarm);
  }

  function ring(alarm: Alarm): void {
    if (!alarms.has(alarm)) return;
    if (alarm.at > now()) {
      set(alarm);
    } else {
      cancel(alarm);
      alarm.run();
    }
  }

  function set(alarm: Alarm): void {
    clearTimeout(alarm.timer);
    alarm.timer = setTimeout(ring, Math.min(LONGEST_MS, Math.max(0, alarm.at - now())), alarm);
    alarm.timer.unref();
  }

  return {
    now,
    after(ms, run) {
      const alarm: Alarm = { at: now() + ms, run, timer: setTimeout(() => {}, 0) };
      alarms.add(alarm);
      set(alarm);
      return () => cancel(alarm);
    },
    advance(ms) {
      const until = now() + ms;
      for (;;) {
        const [next] = [...alarms].filter(({ at }) => at <= until).sort((a, b) => a.at - b.at);
        if (!next) break;
        ahead += Math.max(0, next.at - now());
        cancel(next);
        next.run();
      }
      ahead += Math.max(0, until - now());
      for (const alarm of alarms) set(alarm);
    },
    stop() {
      for (const alarm of [...alarms]) cancel(alarm);
    },
  };
}
