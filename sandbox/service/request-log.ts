import type { FastifyRequest } from 'fastify';
import { z } from 'zod';

const BOUND = 1000;

const queryShape = z.record(z.string(), z.union([z.string(), z.array(z.string())]));

export interface RecordedRequest {
  readonly method: string;
  readonly url: string;
  readonly query: Readonly<z.infer<typeof queryShape>>;
  /** Null before the response, and if the connection was cut instead. */
  readonly status: number | null;
  readonly at: number;
}

/** A finished call. */
export interface AnsweredCall {
  readonly method: string;
  readonly url: string;
  /** Null if the connection was cut instead. */
  readonly status: number | null;
  /** Null if the response is not JSON, or too long to show. */
  readonly answer: unknown;
  readonly tookMs: number;
}

type Entry = { -readonly [Key in keyof RecordedRequest]: RecordedRequest[Key] };

/** The newest requests, newest last. Headers are not kept: they contain the key. */
export function createRequestLog(now: () => number) {
  const entries: Entry[] = [];
  const open = new WeakMap<FastifyRequest, Entry>();
  return {
    entries: entries as readonly RecordedRequest[],
    begin(request: FastifyRequest): void {
      const entry: Entry = {
        method: request.method,
        url: request.url,
        query: queryShape.parse(request.query),
        status: null,
        at: now(),
      };
      entries.push(entry);
      if (entries.length > BOUND) entries.shift();
      open.set(request, entry);
    },
    end(request: FastifyRequest, status: number): void {
      const entry = open.get(request);
      if (entry !== undefined) entry.status = status;
    },
  };
}
