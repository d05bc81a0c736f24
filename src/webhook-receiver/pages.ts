import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { BUILD } from '../process/build.ts';
import type { Health } from '../process/health.ts';
import type { MetricsPage } from '../process/prometheus.ts';
import { refuse } from './refuse.ts';

/** Adds the pages for operators. */
export function addPages(
  app: FastifyInstance,
  { health, metrics }: { readonly health: () => Promise<Health>; readonly metrics: MetricsPage },
): void {
  app.get('/healthz', () => ({ status: 'up', version: BUILD.version, commit: BUILD.commit }));
  app.get('/readyz', async (_request, reply) => {
    const found = await health();
    return reply.code(found.ready ? 200 : 503).send(found);
  });
  app.get('/metrics', async (_request, reply) => reply.type(metrics.contentType).send(await metrics.text()));
}

/** @param webhookPath where events are posted: for another method, the response says to use POST */
export function createNotFoundHandler(webhookPath: string) {
  return (request: FastifyRequest, reply: FastifyReply) => {
    const [requestedPath = ''] = request.url.split('?');
    if (requestedPath.replace(/\/$/, '') !== webhookPath.replace(/\/$/, '')) {
      return refuse(reply, 404, 'There is nothing here.');
    }
    return refuse(reply.header('allow', 'POST'), 405, 'Events are posted: use POST.');
  };
}
