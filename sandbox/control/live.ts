import type { FastifyPluginAsync } from 'fastify';
import type { Room } from './room.ts';
import type { Wire } from './wire.ts';

/** `GET /sandbox/live`: the wire's lines and, where there is a room, its state, as server-sent events. */
export function liveRoutes(wire: Wire, room?: Room): FastifyPluginAsync {
  return async (app) => {
    app.get('/sandbox/live', (_request, reply) => {
      reply.hijack();
      const stream = reply.raw;
      stream.writeHead(200, {
        'content-type': 'text/event-stream; charset=utf-8',
        'cache-control': 'no-store',
      });
      const send = (event: string, data: unknown) =>
        stream.write(`event: ${event}\ndata: ${JSON.stringify(data)}\n\n`);
      send('entries', wire.entries);
      if (room) send('room', room.state());
      const leave = [
        wire.onEntry((entry) => send('entries', [entry])),
        room?.onChange((state) => send('room', state)),
      ];
      stream.on('close', () => {
        for (const stop of leave) stop?.();
      });
    });
  };
}
