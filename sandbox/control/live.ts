import type { FastifyPluginAsync } from 'fastify';
import type { ControlRoom } from './control-room.ts';

/** `GET /live`: the state of the control room as server-sent events. */
export function liveRoutes(room: ControlRoom): FastifyPluginAsync {
  return async (app) => {
    app.get('/live', (_request, reply) => {
      reply.hijack();
      const stream = reply.raw;
      stream.writeHead(200, {
        'content-type': 'text/event-stream; charset=utf-8',
        'cache-control': 'no-store',
      });
      const send = (state: ReturnType<ControlRoom['state']>) =>
        stream.write(`event: room\ndata: ${JSON.stringify(state)}\n\n`);
      send(room.state());
      stream.on('close', room.onChange(send));
    });
  };
}
