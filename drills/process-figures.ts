import { readdirSync, readFileSync } from 'node:fs';

/** Linux counts processor time in hundredths of a second. */
const TICK_MS = 10;

export interface ProcessFigures {
  readonly rssMb: number;
  /** The most it ever was. */
  readonly peakRssMb: number;
  readonly descriptors: number;
  /** Processor time since its start. */
  readonly cpuMs: number;
}

/** What Linux knows of a process. */
export function figuresOf(pid: number): ProcessFigures {
  const status = readFileSync(`/proc/${pid}/status`, 'utf8');
  // Behind the name, which may hold anything: state is the third field, utime and stime the 14th and 15th.
  const stat = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ').at(-1)?.split(' ') ?? [];
  return {
    rssMb: Number(/VmRSS:\s+(\d+) kB/.exec(status)?.[1] ?? Number.NaN) / 1024,
    peakRssMb: Number(/VmHWM:\s+(\d+) kB/.exec(status)?.[1] ?? Number.NaN) / 1024,
    descriptors: readdirSync(`/proc/${pid}/fd`).length,
    cpuMs: (Number(stat[11]) + Number(stat[12])) * TICK_MS,
  };
}
