import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import Fastify, { type FastifyInstance } from 'fastify';
import { type WebSocket, WebSocketServer } from 'ws';
import { z } from 'zod';
import { guildCreate, guildIds, snowflake } from './guild-payloads.ts';
import { GUILD_MESSAGES, GUILDS } from './intents.ts';

/** Discord refuses a shard with more guilds (close code 4011). */
export const GUILDS_PER_SHARD = 2_500;
const BOT = snowflake(1);

/** A gateway for any number of guilds, unlike the sandbox's Discord. */
export interface LargeGateway {
  readonly apiUrl: string;
  /** Dispatches events to every connected bot with the messages intent; resolves once all of them were handled. */
  dispatchToAll(type: string, bodies: readonly object[]): Promise<void>;
  close(): Promise<void>;
}

const frame = z.object({ op: z.number(), d: z.unknown() });
const identity = z.object({ intents: z.number(), shard: z.tuple([z.number(), z.number()]).default([0, 1]) });

interface Session {
  readonly socket: WebSocket;
  readonly intents: number;
  sequence: number;
}

export async function startLargeGateway(guilds: number): Promise<LargeGateway> {
  const ids = guildIds(guilds);
  const app = createRest(guilds);
  const sessions = new Set<Session>();
  const sockets = new WebSocketServer({ server: app.server });

  const identify = async (socket: WebSocket, data: unknown): Promise<void> => {
    const { intents, shard } = identity.parse(data);
    const [index, count] = shard;
    const own = ids.filter((id) => Number((BigInt(id) >> 22n) % BigInt(count)) === index);
    if (own.length > GUILDS_PER_SHARD) {
      socket.close(4011, 'Sharding required.');
      return;
    }
    const session: Session = { socket, intents, sequence: 0 };
    sessions.add(session);
    socket.once('close', () => sessions.delete(session));
    const { port } = app.server.address() as AddressInfo;
    await dispatch(session, 'READY', readyPayload(own, shard, port));
    if ((intents & GUILDS) === 0) return;
    // One at a time: all at once would exhaust this process's memory.
    for (const id of own) await dispatch(session, 'GUILD_CREATE', guildCreate(id, BOT));
  };

  sockets.on('connection', (socket) => {
    socket.send(JSON.stringify({ op: 10, d: { heartbeat_interval: 41_250 } }));
    socket.on('message', (raw) => {
      const { op, d } = frame.parse(JSON.parse(raw.toString()));
      if (op === 1) socket.send(JSON.stringify({ op: 11 }));
      if (op === 2) void identify(socket, d);
    });
  });
  const origin = await app.listen({ host: '127.0.0.1', port: 0 });

  return {
    apiUrl: `${origin}/api`,
    async dispatchToAll(type, bodies) {
      await Promise.all(
        [...sessions]
          .filter(({ intents }) => (intents & GUILD_MESSAGES) !== 0)
          .map(async (session) => {
            for (const body of bodies) void dispatch(session, type, body);
            // A bot answers a heartbeat request at once, and so after handling everything it received before.
            session.socket.send(JSON.stringify({ op: 1, d: null }));
            await once(session.socket, 'message');
          }),
      );
    },
    async close() {
      for (const socket of sockets.clients) socket.terminate();
      await app.close();
    },
  };
}

/** The few REST operations that a bot uses at startup. */
function createRest(guilds: number): FastifyInstance {
  const app = Fastify({ forceCloseConnections: true, bodyLimit: 1024 * 1024 });
  let commands: unknown = [];
  app.get('/api/v10/gateway/bot', async ({ host }) => ({
    url: `ws://${host}/gateway`,
    shards: Math.ceil(guilds / GUILDS_PER_SHARD),
    session_start_limit: { total: 1000, remaining: 999, reset_after: 86_400_000, max_concurrency: 16 },
  }));
  app.get('/api/v10/applications/@me', async () => ({ bot_public: true }));
  app.get('/api/v10/applications/:id/commands', async () => commands);
  app.put('/api/v10/applications/:id/commands', async ({ body }) => {
    commands = body;
    return body;
  });
  return app;
}

function dispatch(session: Session, t: string, d: object): Promise<void> {
  session.sequence += 1;
  const text = JSON.stringify({ op: 0, t, s: session.sequence, d });
  return new Promise((resolve) => {
    session.socket.send(text, () => resolve());
  });
}

function readyPayload(guilds: readonly string[], shard: readonly [number, number], port: number): object {
  return {
    v: 10,
    user: { id: BOT, username: 'bot', discriminator: '0', avatar: null, bot: true },
    guilds: guilds.map((id) => ({ id, unavailable: true })),
    session_id: `session ${shard[0]}`,
    resume_gateway_url: `ws://127.0.0.1:${port}/gateway`,
    shard,
    application: { id: BOT, flags: 0 },
  };
}
