import type { FastifyRequest } from 'fastify';
import { objectOf } from '../json.ts';
import { readMultipart } from './form.ts';
import type { RestBody } from './rest-body.ts';

/** Kept per request, since a multipart stream can be read only once, and the record also needs it. */
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

/** A request's body, for the record; null without one. */
export function recordedBody(request: FastifyRequest): unknown {
  const body = request.isMultipart() ? read.get(request)?.json : request.body;
  return body ?? null;
}
