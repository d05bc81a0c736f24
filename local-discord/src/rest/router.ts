import type { FastifyInstance, FastifyReply } from 'fastify';
import { DiscordError } from '../errors.ts';
import { Answer, type Call, type OpenCall } from './call.ts';
import { type CallOptions, callOf } from './call-of.ts';
import { FOR_USERS, OPERATIONS, type OperationId } from './operations.ts';
import { REQUEST_LIMIT } from './sizes.ts';

export { Answer, type Call, type OpenCall } from './call.ts';

/** What an operation lacks; PARITY.md lists it. */
export interface Parity {
  readonly partly?: string;
  /** Why Discord refuses it for every bot, so that nothing more can be implemented. */
  readonly refused?: string;
}

/** Registers operations under their names in Discord's OpenAPI. Returning nothing means 204. */
export interface Router {
  /** An operation that needs the bot's token. */
  handle<Id extends OperationId>(id: Id, run: (call: Call<Id>) => unknown, parity?: Parity): void;
  /** An operation that needs no authentication, or has a token in its path. */
  handleOpen<Id extends OperationId>(id: Id, run: (call: OpenCall<Id>) => unknown, parity?: Parity): void;
}

interface Handler extends Parity {
  readonly isOpen: boolean;
  readonly run: (call: Call<OperationId>) => unknown;
}

export interface Operations extends Router {
  /** The implemented operations, with what they lack. */
  readonly built: ReadonlyMap<OperationId, Parity>;
  /** Registers all operations of Discord's API; unimplemented ones answer 501. */
  mount(api: FastifyInstance, options: CallOptions): void;
}

/** An empty table of operations. */
export function createOperations(): Operations {
  const built = new Map<OperationId, Handler>();
  return {
    built,
    handle: (id, run, parity = {}) =>
      void built.set(id, { ...parity, isOpen: false, run: run as Handler['run'] }),
    handleOpen: (id, run, parity = {}) =>
      void built.set(id, { ...parity, isOpen: true, run: run as Handler['run'] }),
    mount(api, options) {
      for (const id of Object.keys(OPERATIONS) as OperationId[]) {
        const [method, path, status] = OPERATIONS[id];
        const handler = built.get(id);
        api.route({
          method: method.toUpperCase(),
          url: routeOf(path),
          config: { isOpen: handler?.isOpen ?? true, operation: id },
          bodyLimit: REQUEST_LIMIT,
          handler: async (request, reply) => {
            if (!handler) throw notBuilt(id);
            return send(reply, status, await handler.run(await callOf(id, request, options)));
          },
        });
      }
      for (const [method, path] of Object.values(FOR_USERS)) {
        api.route({ method: method.toUpperCase(), url: routeOf(path), handler: refuseBots });
      }
    },
  };
}

/** Sends an operation's result, by default with its success status. */
function send(reply: FastifyReply, status: number, result: unknown): FastifyReply {
  if (result instanceof Answer) {
    if (result.contentType !== undefined) void reply.type(result.contentType);
    return reply.code(result.status).send(result.body);
  }
  return result === undefined ? reply.code(204).send() : reply.code(status).send(result);
}

const notBuilt = (id: OperationId) =>
  new DiscordError(501, 0, `This local Discord does not have ${id} yet, see PARITY.md.`);

async function refuseBots(): Promise<never> {
  throw new DiscordError(403, 20_001, 'Bots cannot use this endpoint');
}

const routeOf = (path: string) => path.replaceAll(/\{(\w+)\}/g, ':$1');
