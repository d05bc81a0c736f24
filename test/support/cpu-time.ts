/** CPU time of work, in milliseconds, since other processes may use the processor in the meantime. */
export function cpuTimeOf(work: () => unknown): number {
  const before = process.cpuUsage();
  work();
  return process.cpuUsage(before).user / 1_000;
}
