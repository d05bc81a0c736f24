import { type DestinationStream, type Logger, pino } from 'pino';

export type Log = Logger;

/** JSON lines to stdout. Anything that could hold a secret is redacted by name. */
export function createLog(level: string, destination?: DestinationStream): Log {
  const options = {
    level,
    base: null,
    redact: ['token', 'key', 'authorization', 'secret', '*.token', '*.key', '*.authorization', '*.secret'],
  };
  return destination === undefined ? pino(options) : pino(options, destination);
}
