import type { DestinationStream } from 'pino';

/** Collects lines. */
interface LineBuffer extends DestinationStream {
  /** Passes on what waits. pino calls it after a fatal error. */
  flushSync(): void;
}

/** As much as is written at once, in characters. A pipe takes four times as much without waiting for its reader. */
const CHUNK = 16_384;

/** How long a line may wait. */
const DELAY_MS = 10;

/** Collects lines for a moment: writing a line takes longer than making it, and would come between an event and its alerts. */
export function createLineBuffer(output: DestinationStream): LineBuffer {
  let lines = '';
  let timer: NodeJS.Timeout | undefined;
  const pass = () => {
    clearTimeout(timer);
    const passed = lines;
    lines = '';
    if (passed !== '') output.write(passed);
  };
  return {
    write(line) {
      if (lines === '') timer = setTimeout(pass, DELAY_MS);
      lines += line;
      if (lines.length >= CHUNK) pass();
    },
    flushSync: pass,
  };
}
