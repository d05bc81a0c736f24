import { type DestinationStream, type Logger, pino, stdSerializers } from 'pino';
import { createRedactor } from './redact.ts';

export type Log = Logger;

/**
 * JSON lines to stdout. Whatever could hold a secret is redacted by name, and the secrets themselves by value, wherever
 * in a line they are: an error of the service or of Discord can quote them.
 */
export function createLog(
  level: string,
  destination?: DestinationStream,
  secrets: readonly string[] = [],
): Log {
  const options = {
    level,
    base: null,
    redact: ['token', 'key', 'authorization', 'secret', '*.token', '*.key', '*.authorization', '*.secret'],
    serializers: { err: describe },
    hooks: { streamWrite: createRedactor(secrets).json },
  };
  return destination === undefined ? pino(options) : pino(options, destination);
}

/** An error without what was sent: discord.js keeps the whole message in it, and the token of the interaction. */
function describe(error: Error): unknown {
  const { requestBody: _body, url, ...rest }: Record<string, unknown> = { ...stdSerializers.err(error) };
  return typeof url === 'string' ? { ...rest, url: withoutToken(url) } : rest;
}

function withoutToken(url: string): string {
  return url.replace(/(?<=\/(?:webhooks|interactions)\/\d+\/)[^/?]+/, '…');
}
