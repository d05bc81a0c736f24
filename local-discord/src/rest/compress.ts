import { promisify } from 'node:util';
import { gzip } from 'node:zlib';
import type { FastifyInstance } from 'fastify';

const compressed = promisify(gzip);
/** Below this, compression costs more than it saves. */
const MIN_LENGTH = 1024;

/** Compresses longer answers for clients that ask for it. */
export function compressAnswers(api: FastifyInstance): void {
  api.addHook('onSend', async (request, reply, payload) => {
    const isAsked = /\bgzip\b/.test(request.headers['accept-encoding'] ?? '');
    if (!isAsked || typeof payload !== 'string' || payload.length < MIN_LENGTH) return payload;
    void reply
      .removeHeader('content-length')
      .headers({ 'content-encoding': 'gzip', vary: 'Accept-Encoding' });
    return compressed(payload);
  });
}
