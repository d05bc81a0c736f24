import { randomUUID } from 'node:crypto';
import type { FastifyInstance, FastifyPluginAsync } from 'fastify';
import { z } from 'zod';
import { FAULTS, OFFER_CHANGES, SAMPLES, SIGNATURE_FORMATS } from '../service/index.ts';
import { suggestions } from '../suggestions.ts';
import { type ControlRoom, DISCORD_FAILURES, REMOVABLE_PERMISSIONS } from './control-room.ts';
import type { Controls } from './protocol.ts';

const number = z.object({ number: z.string() });
const product = z.object({ platform: z.enum(['weidian', 'taobao', '1688', 'tmall']), id: z.string() });
const offer = product.extend({ change: z.enum(OFFER_CHANGES) });
const signatureFormat = z.object({ signatureFormat: z.enum(SIGNATURE_FORMATS) });
const fault = z.object({ fault: z.enum(FAULTS).nullable() });
const failure = z.object({ how: z.enum(DISCORD_FAILURES) });
const loss = z.object({ how: z.enum(['reconnect', 'invalid', 'cut', 'silent']) });
const nothing = z.object({});
const allowed = z.object({ allowed: z.boolean() });
const permission = z.object({
  channelId: z.string().regex(/^\d{17,20}$/),
  permission: z.enum(REMOVABLE_PERMISSIONS).nullable(),
});

/** The routes of the control room. Each action responds with a sentence to show, `{ message }`. */
export function controlRoutes(room: ControlRoom): FastifyPluginAsync {
  return async (app) => {
    const act = actionRoutes(app);
    app.setErrorHandler((error, _request, reply) =>
      error instanceof z.ZodError
        ? reply.code(400).send({ message: z.prettifyError(error) })
        : reply.code(500).send({ message: String(error) }),
    );
    app.get('/suggestions', () => suggestions());
    app.get('/controls', () => controls());
    act('POST', '/parcels/next', nothing, room.scanAll);
    act('POST', '/parcels/older', nothing, room.makeOlder);
    act('POST', '/parcels/:number/next', number, (given) => room.nextScan(given.number));
    act('POST', '/parcels/:number/restart', number, (given) => room.restart(given.number));
    act('POST', '/parcels/:number/delivered', number, (given) => room.deliver(given.number));
    act('POST', '/parcels/:number/exception', number, (given) => room.exception(given.number));
    act('POST', '/products/:platform/:id/batch', product, room.newBatch);
    act('POST', '/products/:platform/:id/offer', offer, room.changeOffer);
    act('PUT', '/service/fault', fault, (given) => room.breakService(given.fault));
    act('POST', '/webhooks/again', nothing, room.sendAgain);
    act('POST', '/webhooks/forged', nothing, room.sendForged);
    act('PUT', '/webhooks/signature-format', signatureFormat, (given) =>
      room.setSignatureFormat(given.signatureFormat),
    );
    act('POST', '/discord/failures', failure, (given) => room.failDiscord(given.how));
    act('DELETE', '/discord/failures', nothing, room.stopFailing);
    act('POST', '/discord/gateway/drop', loss, (given) => room.dropGateway(given.how));
    act('PUT', '/discord/message-content', allowed, (given) => room.allowMessageContent(given.allowed));
    act('PUT', '/discord/permission', permission, (given) =>
      room.removePermission(given.channelId, given.permission),
    );
    act('POST', '/bot/start', nothing, room.startBot);
    act('POST', '/bot/stop', nothing, room.stopBot);
    act('POST', '/bot/kill', nothing, room.killBot);
  };
}

function actionRoutes(app: FastifyInstance) {
  return <Given>(
    method: 'POST' | 'PUT' | 'DELETE',
    path: string,
    shape: z.ZodType<Given>,
    work: (given: Given) => string | Promise<string>,
  ) =>
    app.route({
      method,
      url: path,
      handler: async ({ params, body }) => ({
        message: await work(shape.parse({ ...Object(params), ...Object(body) })),
      }),
    });
}

/** Names this run of the sandbox. */
const RUN = randomUUID();

function controls(): Controls {
  return {
    run: RUN,
    products: SAMPLES.products.map(({ platform, id, title, shows }) => ({ platform, id, title, shows })),
    links: SAMPLES.products.flatMap(({ agents, shows }, index) =>
      Object.entries(agents)
        .slice(index * 2, index * 2 + 2)
        .map(([agent, url]) => ({ agent, shows, url })),
    ),
    signatureFormats: SIGNATURE_FORMATS,
    faults: FAULTS,
    offerChanges: OFFER_CHANGES,
    failures: DISCORD_FAILURES,
    permissions: REMOVABLE_PERMISSIONS,
  };
}
