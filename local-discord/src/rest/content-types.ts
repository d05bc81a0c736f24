import multipart from '@fastify/multipart';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { DiscordError } from '../errors.ts';
import { formBody } from './form.ts';
import { parseJson } from './parse-json.ts';
import { FILE_LIMIT } from './sizes.ts';

/** Bodies as Discord takes them: JSON, forms, and nothing at all under any type. */
export async function acceptBodies(api: FastifyInstance): Promise<void> {
  await api.register(multipart, { limits: { fileSize: FILE_LIMIT }, isPartAFile: () => true });
  api.removeContentTypeParser(['application/json', 'text/plain']);
  api.addContentTypeParser(
    'application/json',
    { parseAs: 'string' },
    async ({ method }: FastifyRequest, text: string) =>
      isNothing(method, text) ? undefined : parseJson(text),
  );
  api.addContentTypeParser(
    'application/x-www-form-urlencoded',
    { parseAs: 'string' },
    async (_request: unknown, text: string) => formBody(new URLSearchParams(text)),
  );
  api.addContentTypeParser('*', { parseAs: 'string' }, async (_request: unknown, text: string) => {
    if (text !== '') throw wrongType();
  });
}

/** SnowTransfer sends the text `undefined` where an operation takes no body, such as a reaction. */
const isNothing = (method: string, text: string) =>
  text === '' || (text === 'undefined' && method !== 'PATCH');

const TYPES = "{'application/json', 'application/x-www-form-urlencoded', 'multipart/form-data'}";

function wrongType(): DiscordError {
  const message = `Expected "Content-Type" header to be one of ${TYPES}.`;
  return new DiscordError(400, 50_035, 'Invalid Form Body', {
    _errors: [{ code: 'CONTENT_TYPE_INVALID', message }],
  });
}
