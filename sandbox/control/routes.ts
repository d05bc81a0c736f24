import type { FastifyPluginAsync } from 'fastify';
import { z } from 'zod';
import { SAMPLES, type Service, SPELLINGS } from '../service/index.ts';
import { suggestions } from '../suggestions.ts';

const parcel = z.object({ number: z.string() });
const product = z.object({ platform: z.enum(['weidian', 'taobao', '1688', 'tmall']), id: z.string() });
const chosen = z.object({ spelling: z.enum(SPELLINGS) });

/** What the page can make happen. */
export function controlRoutes({ parcels, qc, webhooks }: Service): FastifyPluginAsync {
  return async (app) => {
    app.get('/suggestions', () => suggestions());
    app.get('/controls', () => ({
      parcels: SAMPLES.parcels.map(({ number, shows }) => ({
        number,
        shows,
        remaining: parcels.remaining(number),
      })),
      products: SAMPLES.products.map(({ platform, id, title, shows }) => ({ platform, id, title, shows })),
      spellings: SPELLINGS,
      spelling: webhooks.spelling,
    }));
    app.post('/parcels/:number/next', async (request, reply) => {
      const latest = parcels.advance(parcel.parse(request.params).number);
      return latest === null ? reply.code(409).send({ latest }) : { latest };
    });
    app.post('/products/:platform/:id/batch', async (request, reply) => {
      const batch = qc.addBatch(product.parse(request.params));
      return batch === null ? reply.code(404).send({ batch }) : { batch };
    });
    app.post('/webhooks/again', async () => ({ status: await webhooks.sendAgain() }));
    app.post('/webhooks/forged', async () => {
      const latest = {
        date: '2026-01-01',
        hour: '00:00',
        status: 'Forged scan',
        location: 'Nowhere',
        country: 'XX',
      };
      const data = { tracking_id: SAMPLES.parcels[0]?.number ?? '', status: latest.status, latest };
      return { status: await webhooks.sendForged({ event: 'tracking.updated', data }) };
    });
    app.put('/webhooks/spelling', async (request) => {
      webhooks.spelling = chosen.parse(request.body).spelling;
      return { spelling: webhooks.spelling };
    });
  };
}
