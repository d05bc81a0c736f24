import type * as z from 'zod';
import type { Api } from '../../service/index.ts';
import type { AlertableUpdate } from '../../store/index.ts';
import { type InvalidEvent, pathsOf } from '../../webhook-receiver/envelope.ts';

/** What a webhook event reports. */
export interface WebhookContent {
  /** What followers and alert channels are alerted about; empty for kinds without alerts. */
  readonly updates: readonly AlertableUpdate[];
  /** Brings the cache of the service's client up to date. */
  readonly updateCache?: ((api: Api) => void) | undefined;
}

/**
 * A reader of an event's data.
 * @param contentOf gets the checked data and the envelope's moment, milliseconds since 1970
 */
export function readerOf<Data>(
  schema: z.ZodType<Data, unknown>,
  contentOf: (data: Data, createdAt: number) => WebhookContent,
) {
  return (data: unknown, createdAt: number): WebhookContent | InvalidEvent => {
    const result = schema.safeParse(data);
    return result.success ? contentOf(result.data, createdAt) : { faults: pathsOf(result.error, ['data']) };
  };
}
