/**
 * Preloaded into the bot: finds long turns of the event loop. Counts CPU time of the loop's thread, without
 * garbage collections, since the bot can't control disk waits and other processes.
 */
import { type PerformanceEntry, PerformanceObserver } from 'node:perf_hooks';

/** Shorter turns are ignored. */
const MIN_MS = 5;

interface Turn {
  readonly start: number;
  readonly end: number;
  readonly cpuMs: number;
}

interface Pause {
  readonly start: number;
  readonly ms: number;
}

let turns: Turn[] = [];
let pauses: Pause[] = [];
let last = { at: performance.now(), cpuMs: cpuNow() };

const observer = new PerformanceObserver((list) => notePauses(list.getEntries()));
observer.observe({ entryTypes: ['gc'] });

// A timer fires in every turn, so the time between two of them is one turn.
setInterval(() => {
  const now = { at: performance.now(), cpuMs: cpuNow() };
  const cpuMs = now.cpuMs - last.cpuMs;
  if (cpuMs >= MIN_MS) turns.push({ start: last.at, end: now.at, cpuMs });
  last = now;
}, 1).unref();

/** Replies to any message with the longest turn since the last one, in milliseconds. */
process.on('message', () => {
  notePauses(observer.takeRecords());
  const longest = turns.map(({ start, end, cpuMs }) => cpuMs - collectedBetween(start, end));
  process.send?.({ longestMs: Math.max(0, ...longest) });
  turns = [];
  pauses = [];
});

function notePauses(entries: readonly PerformanceEntry[]): void {
  for (const { startTime, duration } of entries) pauses.push({ start: startTime, ms: duration });
}

function collectedBetween(start: number, end: number): number {
  return pauses
    .filter((pause) => pause.start >= start && pause.start <= end)
    .reduce((sum, { ms }) => sum + ms, 0);
}

function cpuNow(): number {
  const { user, system } = process.threadCpuUsage();
  return (user + system) / 1_000;
}
