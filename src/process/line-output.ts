import { writeSync } from 'node:fs';

/** How long a reader that does not read may make the bot wait, once: until it reads again, lines are dropped at once. */
const PATIENCE_MS = 1_000;
const PAUSE_MS = 10;
const LINE_END = 10;

/** Where lines are written to. */
export interface LineOutput {
  /** Writes whole lines before it returns. What cannot be written, as on a full disk, is dropped. */
  write(lines: string): void;
  /** How many lines were dropped, also those that were cut off. */
  dropped(): number;
}

/**
 * Writes lines to stdout. The log must never stop the bot: no error is thrown.
 * @param writeBytes returns how many bytes were written
 * @param pause waits 10 ms
 */
export function createLineOutput(
  writeBytes = (bytes: Buffer) => writeSync(1, bytes),
  pause: () => void = blockBriefly,
): LineOutput {
  let dropped = 0;
  let isCutOff = false;
  let isReading = true;

  /** @returns what could not be written */
  function writeAll(bytes: Buffer): Buffer {
    let rest = bytes;
    let patienceMs = isReading ? PATIENCE_MS : 0;
    while (rest.length > 0) {
      try {
        rest = rest.subarray(writeBytes(rest));
        isReading = true;
      } catch (error) {
        isReading = !isBusy(error);
        if (isReading || patienceMs <= 0) return rest;
        pause();
        patienceMs -= PAUSE_MS;
      }
    }
    return rest;
  }

  return {
    write(lines) {
      // What was cut off stays without its end, and must not spoil the next line.
      if (isCutOff && writeAll(Buffer.from('\n')).length === 0) isCutOff = false;
      const bytes = Buffer.from(lines);
      const rest = isCutOff ? bytes : writeAll(bytes);
      dropped += rest.filter((byte) => byte === LINE_END).length;
      const written = bytes.length - rest.length;
      if (rest.length > 0 && written > 0) isCutOff = bytes[written - 1] !== LINE_END;
    },
    dropped: () => dropped,
  };
}

function isBusy(error: unknown): boolean {
  return error instanceof Error && 'code' in error && error.code === 'EAGAIN';
}

function blockBriefly(): void {
  Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, PAUSE_MS);
}
