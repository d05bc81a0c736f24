import { isObject, type JsonObject } from '../json.ts';
import type { RestBody } from './rest-body.ts';

/** Where a body may have `attachments`: in itself, in a callback's data, or in the first message of a post. */
const HOLDERS = ['data', 'message'];

/** Numbers the files of a form from 0 and their attachments with them: `files[n]` may have any n, such as 42. */
export function numberedFromZero({ json, files }: RestBody): RestBody {
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
