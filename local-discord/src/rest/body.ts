import type { FastifyRequest } from 'fastify';
import { DiscordError } from '../errors.ts';
import { type JsonObject, objectOf } from '../json.ts';
import type { UploadedFile } from '../messages/attachments.ts';

export interface RestBody {
  readonly json: JsonObject;
  readonly files: readonly UploadedFile[];
}

/** Kept per request because a multipart stream can be read only once, and the record needs it too. */
const read = new WeakMap<FastifyRequest, RestBody>();

/** The JSON and the files of a request, whether it came as JSON or as multipart. */
export async function readBody(request: FastifyRequest): Promise<RestBody> {
  const known = read.get(request);
  if (known) return known;
  const body = request.isMultipart() ? await readParts(request) : { json: objectOf(request.body), files: [] };
  read.set(request, body);
  return body;
}

/** What a request carried, for the record. */
export function recordedBody(request: FastifyRequest): unknown {
  return read.get(request)?.json ?? request.body ?? null;
}

async function readParts(request: FastifyRequest): Promise<RestBody> {
  const files: UploadedFile[] = [];
  let json: JsonObject = {};
  for await (const part of request.parts()) {
    if (part.type === 'file') {
      files.push({
        index: /^files\[(\d+)\]$/.exec(part.fieldname)?.[1] ?? String(files.length),
        filename: part.filename,
        contentType: part.mimetype,
        data: await part.toBuffer(),
      });
    } else if (part.fieldname === 'payload_json') {
      json = parsePayload(part.value);
    }
  }
  return { json, files };
}

function parsePayload(value: unknown): JsonObject {
  try {
    return objectOf(typeof value === 'string' ? JSON.parse(value) : value);
  } catch {
    throw new DiscordError(400, 50109, 'The request body contains invalid JSON.');
  }
}
