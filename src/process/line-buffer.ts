import type { DestinationStream } from 'pino';

/** What the lines are written to. */
interface Output extends DestinationStream {
  /** Writes what it has not written yet. */
  flushSync(): void;
}

/** As much as is written at once, in characters. A pipe takes four times as much without waiting for its reader. */
const CHUNK = 16_384;

/** Collects the lines of one turn of the event loop: writing a line takes longer than making it. */
export function createLineBuffer(output: Output): Output {
  let lines = '';
  const pass = () => {
    const passed = lines;
    lines = '';
    if (passed !== '') output.write(passed);
  };
  return {
    write(line) {
      if (lines === '') setImmediate(pass);
      lines += line;
      if (lines.length >= CHUNK) pass();
    },
    flushSync() {
      pass();
      output.flushSync();
    },
  };
}
