import { readdirSync, readFileSync } from 'node:fs';

/** Linux counts CPU time in hundredths of a second. */
const TICK_MS = 10;

export interface ProcessStats {
  readonly rssMb: number;
  /** The highest value since the start. */
  readonly peakRssMb: number;
  readonly descriptors: number;
  /** CPU time since the start. */
  readonly cpuMs: number;
}

/** Linux statistics about a process (proc_pid_status(5), proc_pid_stat(5)). */
export function processStats(pid: number): ProcessStats {
  const status = readFileSync(`/proc/${pid}/status`, 'utf8');
  // The name may contain spaces, so fields are counted after it: utime and stime are the 14th and 15th of the line.
  const stat = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ').at(-1)?.split(' ') ?? [];
  return {
    rssMb: Number(/VmRSS:\s+(\d+) kB/.exec(status)?.[1] ?? Number.NaN) / 1024,
    peakRssMb: Number(/VmHWM:\s+(\d+) kB/.exec(status)?.[1] ?? Number.NaN) / 1024,
    descriptors: readdirSync(`/proc/${pid}/fd`).length,
    cpuMs: (Number(stat[11]) + Number(stat[12])) * TICK_MS,
  };
}
