import * as z from 'zod';
import { loadModules } from '../process/load-modules.ts';

/** What an event reports. The receiver only counts the updates and hands the content to `ingest`. */
export interface EventContent {
  readonly updates: readonly unknown[];
}

/** Event data that cannot be used: the paths of what is wrong, never the values there. */
interface InvalidEvent {
  readonly faults: readonly string[];
}

/** One file in `events/` default-exports one of these. */
export interface EventKind<Content extends EventContent> {
  /** Value of the envelope's `event` field (interface section 6). */
  readonly kind: string;
  /** @param createdAt the envelope's moment, milliseconds since 1970 */
  read(data: unknown, createdAt: number): Content | InvalidEvent;
}

/** An event kind whose data is checked and typed by the schema `data`, and turned into its content by `content`. */
export function defineEventKind<Data, Content extends EventContent>(definition: {
  readonly kind: string;
  readonly data: z.ZodType<Data, unknown>;
  readonly content: (data: Data, createdAt: number) => Content;
}): EventKind<Content> {
  const { kind, data: schema, content } = definition;
  return {
    kind,
    read(data, createdAt) {
      const result = schema.safeParse(data);
      return result.success ? content(result.data, createdAt) : { faults: pathsOf(result.error, ['data']) };
    },
  };
}

/** Where a body is wrong, such as `data.latest.date`. */
export function pathsOf(error: z.ZodError, prefix: readonly string[] = []): string[] {
  const paths = error.issues.map(({ path }) => [...prefix, ...path.map(String)].join('.'));
  return [...new Set(paths)].slice(0, 5);
}

const eventKind = z.looseObject({
  kind: z.string().min(1),
  read: z.custom((value) => typeof value === 'function', 'must be a function'),
});

/**
 * Loads every file of a folder as one event kind.
 * @param folder URL of the folder, ending in a slash
 * @throws Error naming the file if it has no valid default export or its kind is already in use
 */
export function loadEventKinds<Content extends EventContent>(
  folder: URL,
): Promise<ReadonlyMap<string, EventKind<Content>>> {
  return loadModules(folder, 'an event kind (kind and read)', isEventKind<Content>, ({ kind }) => kind);
}

function isEventKind<Content extends EventContent>(value: unknown): value is EventKind<Content> {
  return eventKind.safeParse(value).success;
}
