import type { FastifyRequest } from 'fastify';
import { objectOf } from '../json.ts';
import { readMultipart } from './form.ts';
import type { RestBody } from './rest-body.ts';

/** Kept per request because a multipart stream can be read only once, and the record needs it too. */
const read = new WeakMap<FastifyRequest, RestBody>();

/** The JSON and the files of a request, whatever its encoding. */
export async function readBody(request: FastifyRequest): Promise<RestBody> {
  const known = read.get(request);
  if (known) return known;
  const body = request.isMultipart()
    ? await readMultipart(request)
    : { json: objectOf(request.body), files: [] };
  read.set(request, body);
  return body;
}

/** What a request carried, for the record: null without a body. */
export function recordedBody(request: FastifyRequest): unknown {
  const body = request.isMultipart() ? read.get(request)?.json : request.body;
  return body ?? null;
}
