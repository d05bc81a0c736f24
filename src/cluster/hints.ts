import * as z from 'zod';

/** PostgreSQL refuses longer payloads; ids are ASCII, so characters are bytes. */
const MAX_LENGTH = 7_999;

const hint = z.object({
  kind: z.literal('deliveries'),
  from: z.string(),
  /** Null: too many to list. */
  ids: z.array(z.number().int()).nullable(),
});

/** Deliveries wait at these destinations; null: at some. */
export interface DeliveryHint {
  readonly from: string;
  readonly ids: readonly number[] | null;
}

export function writeHint(from: string, ids: readonly number[]): string {
  const listed = JSON.stringify({ kind: 'deliveries', from, ids });
  return listed.length <= MAX_LENGTH ? listed : JSON.stringify({ kind: 'deliveries', from, ids: null });
}

/** @returns null for a payload about something else */
export function parseHint(payload: string): DeliveryHint | null {
  try {
    return hint.parse(JSON.parse(payload));
  } catch {
    return null;
  }
}
