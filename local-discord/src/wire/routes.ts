import type { FastifyPluginAsync } from 'fastify';
import type { WireLog } from './log.ts';

/** `GET /client/wire`: the entries of a wire log as server-sent events, those recorded so far first. */
export function wireRoutes(log: WireLog): FastifyPluginAsync {
  return async (app) => {
    app.get('/client/wire', (_request, reply) => {
      reply.hijack();
      const stream = reply.raw;
      stream.writeHead(200, {
        'content-type': 'text/event-stream; charset=utf-8',
        'cache-control': 'no-store',
      });
      const send = (entries: WireLog['entries']) => stream.write(`data: ${JSON.stringify(entries)}\n\n`);
      send(log.entries);
      stream.on(
        'close',
        log.onEntry((entry) => send([entry])),
      );
    });
  };
}
