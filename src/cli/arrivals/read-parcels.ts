import { createReadStream } from 'node:fs';
import { createInterface } from 'node:readline';
import * as z from 'zod';

const text = z
  .string()
  .nullish()
  .transform((value) => value ?? undefined);

/** As in the interface, section 2: TrackingUpdate. */
const parcel = z.object({
  number: z.string().min(1),
  updates: z.array(z.object({ date: text, hour: text, status: text, location: text, country: text })),
});

type ReadParcel = z.infer<typeof parcel>;

/**
 * Reads parcels, one JSON object a line; empty lines are skipped.
 * @throws Error naming the line that is none
 */
export async function readParcels(file: string): Promise<ReadParcel[]> {
  const parcels: ReadParcel[] = [];
  let line = 0;
  for await (const each of createInterface({
    input: createReadStream(file),
    crlfDelay: Number.POSITIVE_INFINITY,
  })) {
    line += 1;
    if (each.trim() !== '') parcels.push(readLine(each, line));
  }
  return parcels;
}

function readLine(text: string, line: number): ReadParcel {
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    throw new Error(`line ${line} is not JSON.`);
  }
  const read = parcel.safeParse(value);
  if (read.success) return read.data;
  const { path, message } = read.error.issues[0] ?? { path: [], message: 'is no parcel' };
  throw new Error(`line ${line} is no parcel: ${path.join('.')}: ${message}.`);
}
