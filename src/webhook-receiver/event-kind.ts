import type { z } from 'zod';
import type { Api } from '../api/index.ts';
import type { AlertableUpdate } from '../store/index.ts';

/** What an event means once its data has been read. */
export interface EventContent {
  /** What places are told; empty for kinds that nobody is told about. */
  readonly updates: readonly AlertableUpdate[];
  /** What the service's cache learns from it. */
  readonly updateCache?: ((api: Api) => void) | undefined;
}

/** Data that cannot be used, by the paths of its faults; never what stands there. */
export interface InvalidEvent {
  readonly faults: readonly string[];
}

/** One file in `events/` default-exports one of these. */
export interface EventKind {
  /** Value of the envelope's `event` field (interface section 6). */
  readonly kind: string;
  /** @param createdAt the envelope's moment, milliseconds since 1970 */
  read(data: unknown, createdAt: number): EventContent | InvalidEvent;
}

/** An event kind whose meaning is given for data checked and typed by `data`. */
export function defineEventKind<Data>(definition: {
  readonly kind: string;
  readonly data: z.ZodType<Data, unknown>;
  readonly content: (data: Data, createdAt: number) => EventContent;
}): EventKind {
  const { kind, data: schema, content } = definition;
  return {
    kind,
    read(data, createdAt) {
      const result = schema.safeParse(data);
      return result.success ? content(result.data, createdAt) : { faults: pathsOf(result.error, ['data']) };
    },
  };
}

/** Where a body is at fault: `data.latest.date`. */
export function pathsOf(error: z.ZodError, prefix: readonly string[] = []): string[] {
  const paths = error.issues.map(({ path }) => [...prefix, ...path.map(String)].join('.'));
  return [...new Set(paths)].slice(0, 5);
}
