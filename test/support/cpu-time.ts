/** What work costs, in milliseconds. Not by the clock: other processes may have the processor meanwhile. */
export function cpuTimeOf(work: () => unknown): number {
  const before = process.cpuUsage();
  work();
  return process.cpuUsage(before).user / 1_000;
}
