import { writeSync } from 'node:fs';
import { type DestinationStream, type Logger, pino, stdSerializers } from 'pino';
import { createRedactor } from './redact.ts';

export type Log = Logger;

/**
 * Logs JSON lines to stdout. Fields whose names suggest a secret are redacted, and so are the secrets themselves anywhere
 * in a line: errors of the service or of Discord can quote them.
 */
export function createLog(
  level: string,
  destination: DestinationStream = stdout(),
  secrets: readonly string[] = [],
): Log {
  const hooks = { streamWrite: createRedactor(secrets).json };
  return pino({ level, base: null, serializers: { err: describe }, hooks }, destination);
}

const output = createLineOutput();
let buffer: ReturnType<typeof createLineBuffer> | undefined;

/** Stdout that has every line by the time the process has exited. */
function stdout(): DestinationStream {
  if (buffer !== undefined) return buffer;
  buffer = createLineBuffer(output);
  process.on('exit', buffer.flushSync);
  return buffer;
}

/** How many lines of the log could not be written. */
export const droppedLogLines = output.dropped;

/** An error without the request: discord.js' errors contain the whole message and the interaction's token. */
function describe(error: Error): unknown {
  const { requestBody: _body, url, ...rest }: Record<string, unknown> = { ...stdSerializers.err(error) };
  return typeof url === 'string' ? { ...rest, url: withoutToken(url) } : rest;
}

function withoutToken(url: string): string {
  return url.replace(/(?<=\/(?:webhooks|interactions)\/\d+\/)[^/?]+/, '…');
}

/** Most characters written at once. A pipe takes four times as much without waiting for its reader. */
const CHUNK = 16_384;

/** How long a line may wait. */
const DELAY_MS = 10;

/** Collects lines for a moment: writing a line takes longer than creating it, and would delay an event's alerts. */
export function createLineBuffer(output: DestinationStream) {
  let lines = '';
  let timer: NodeJS.Timeout | undefined;
  const pass = () => {
    clearTimeout(timer);
    const passed = lines;
    lines = '';
    if (passed !== '') output.write(passed);
  };
  return {
    write(line: string): void {
      if (lines === '') timer = setTimeout(pass, DELAY_MS);
      lines += line;
      if (lines.length >= CHUNK) pass();
    },
    /** Passes on waiting lines. pino calls it after a fatal error. */
    flushSync: pass,
  };
}

/** How long a stuck reader may block the bot, once: until it reads again, lines are dropped immediately. */
const PATIENCE_MS = 1_000;
const PAUSE_MS = 10;
const LINE_END = 10;

/** Writes lines to stdout. The log must never stop the bot: no error is thrown. @param pause waits 10 ms */
export function createLineOutput(
  writeBytes = (bytes: Buffer) => writeSync(1, bytes),
  pause: () => unknown = () => Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, PAUSE_MS),
) {
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
    /** Writes whole lines before it returns, and drops those that can't be written, as on a full disk. */
    write(lines: string): void {
      // A line that was cut off stays incomplete, and must not corrupt the next one.
      if (isCutOff && writeAll(Buffer.from('\n')).length === 0) isCutOff = false;
      const bytes = Buffer.from(lines);
      const rest = isCutOff ? bytes : writeAll(bytes);
      dropped += rest.filter((byte) => byte === LINE_END).length;
      const written = bytes.length - rest.length;
      if (rest.length > 0 && written > 0) isCutOff = bytes[written - 1] !== LINE_END;
    },
    /** How many lines were dropped or cut off. */
    dropped: () => dropped,
  };
}

function isBusy(error: unknown): boolean {
  return error instanceof Error && 'code' in error && error.code === 'EAGAIN';
}
