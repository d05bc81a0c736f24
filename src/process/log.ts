import { type DestinationStream, type Logger, pino, stdSerializers } from 'pino';
import { createLineBuffer } from './line-buffer.ts';
import { createLineOutput } from './line-output.ts';
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
  const options = {
    level,
    base: null,
    serializers: { err: describe },
    hooks: { streamWrite: createRedactor(secrets).json },
  };
  return pino(options, destination);
}

const output = createLineOutput();
let buffer: ReturnType<typeof createLineBuffer> | undefined;

/** Stdout, with every line there by the time the process has exited. */
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
