import type { Multipart } from '@fastify/multipart';
import type { FastifyRequest } from 'fastify';
import { isObject, type JsonObject, objectOf } from '../json.ts';
import type { UploadedFile } from '../messages/attachments.ts';
import { parseJson } from './parse-json.ts';
import type { RestBody } from './rest-body.ts';
import { entityTooLarge, REQUEST_LIMIT } from './sizes.ts';

type Field = readonly [name: string, value: string];

/** The body in a form: the JSON in `payload_json`, or its fields, all as text. A repeated name becomes a list. */
export function formBody(fields: Iterable<Field>): JsonObject {
  const byName = new Map<string, string[]>();
  for (const [name, value] of fields) byName.set(name, [...(byName.get(name) ?? []), value]);
  const payload = byName.get('payload_json')?.[0];
  if (payload !== undefined) return objectOf(parseJson(payload));
  return Object.fromEntries(
    [...byName].map(([name, values]) => [name, values.length === 1 ? values[0] : values]),
  );
}

/**
 * A form with files, in any order: `files[n]`, or any other name, such as the older `file`. Every part is read as a
 * file, since the text of `payload_json` may come with any type.
 */
export async function readMultipart(request: FastifyRequest): Promise<RestBody> {
  const files: UploadedFile[] = [];
  const fields: Field[] = [];
  let size = 0;
  for await (const part of partsOf(request)) {
    if (part.type !== 'file') continue;
    const data = await part.toBuffer();
    size += data.length;
    if (size > REQUEST_LIMIT) throw entityTooLarge();
    const named = /^files\[(\d+)\]$/.exec(part.fieldname)?.[1];
    // Its type wrongly says that every part has a name.
    const filename = part.filename as string | undefined;
    if (filename === undefined && named === undefined) fields.push([part.fieldname, data.toString()]);
    else {
      files.push({
        index: named ?? String(files.length),
        filename: filename ?? 'unknown',
        contentType: part.mimetype,
        data,
      });
    }
  }
  files.sort((a, b) => Number(a.index) - Number(b.index));
  return numberedFromZero({ json: formBody(fields), files });
}

/** The parts of a form. Turns errors of the parser, which have no status, into bad requests. */
async function* partsOf(request: FastifyRequest): AsyncGenerator<Multipart> {
  try {
    yield* request.parts();
  } catch (error) {
    throw error instanceof Error
      ? Object.assign(error, { statusCode: 'statusCode' in error ? error.statusCode : 400 })
      : error;
  }
}

/** Where a body may have `attachments`: in itself, in a callback's data, or in the first message of a post. */
const HOLDERS = ['data', 'message'];

/** Renumbers a form's files and their attachments from 0: `files[n]` may have any n, such as 42. */
function numberedFromZero({ json, files }: RestBody): RestBody {
  if (files.every(({ index }, position) => index === String(position))) return { json, files };
  const numbers = new Map(files.map(({ index }, position) => [index, String(position)]));
  const renumbered: JsonObject = { ...withNumbers(json, numbers) };
  for (const name of HOLDERS) {
    const part = json[name];
    if (isObject(part)) renumbered[name] = withNumbers(part, numbers);
  }
  return { json: renumbered, files: files.map((file, position) => ({ ...file, index: String(position) })) };
}

function withNumbers(body: JsonObject, numbers: ReadonlyMap<string, string>): JsonObject {
  const listed = body['attachments'];
  if (!Array.isArray(listed)) return body;
  const attachments = listed.map((one: unknown) =>
    isObject(one) ? { ...one, id: numbers.get(String(one['id'])) ?? one['id'] } : one,
  );
  return { ...body, attachments };
}
