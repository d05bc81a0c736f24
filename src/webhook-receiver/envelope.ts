import * as z from 'zod';

const MINUTE_MS = 60_000;
const MAX_AHEAD_MS = 5 * MINUTE_MS;
const MAX_AGE_MS = 7 * 24 * 60 * MINUTE_MS;

/** "ISO 8601 UTC timestamp" (interface section 6). Without a zone it is UTC. */
const moment = z
  .string()
  .regex(/^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}(:\d{2}(\.\d{1,9})?)?(Z|[+-]\d{2}:?\d{2})?$/i)
  .transform((text, context) => {
    const namesZone = /[z+-]/i.test(text.slice('2026-11-21'.length));
    const at = Date.parse(namesZone ? text : `${text}Z`);
    if (!Number.isNaN(at)) return at;
    context.addIssue('not a moment');
    return z.NEVER;
  });

/** Databases accept neither NUL nor half a surrogate pair, and no event's name contains either. */
const EVENT = /^[^\p{Cc}\p{Cs}]{1,100}$/u;

/** Its fields are checked by the kind of the event. */
const data = z.custom<Envelope['data']>(
  (value) => typeof value === 'object' && value !== null && !Array.isArray(value),
);

/** interface section 6, Envelope */
const envelope = z.object({
  event: z.string().regex(EVENT),
  created: moment,
  data,
});

export interface Envelope {
  readonly event: string;
  /** Milliseconds since 1970, UTC. */
  readonly created: number;
  readonly data: Readonly<Record<string, unknown>>;
}

/** Checks an envelope, of any age: stored events are read with it, too. */
export const readEnvelope = (json: unknown) => envelope.safeParse(json);

/** Whether an event is young enough to be accepted: at most 7 days old, and at most 5 minutes ahead. */
export function isWithinAgeLimits({ created }: Envelope, now: number): boolean {
  return created <= now + MAX_AHEAD_MS && created >= now - MAX_AGE_MS;
}
