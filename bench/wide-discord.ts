import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import Fastify from 'fastify';
import { type WebSocket, WebSocketServer } from 'ws';
import { z } from 'zod';
import { GUILD_MESSAGES, GUILDS } from './intents.ts';
import { guildCreate, guildIds, snowflake } from './wide-world.ts';

/** Discord opens no shard with more guilds (close code 4011). */
export const GUILDS_PER_SHARD = 2_500;
const BOT = snowflake(1);

/** A gateway that serves as many servers as wanted, and nothing but: the sandbox's Discord knows two. */
export interface WideDiscord {
  readonly apiUrl: string;
  /** Sends dispatches to every connected bot that asked for messages; resolves once all of them were dealt with. */
  flood(type: string, bodies: readonly object[]): Promise<void>;
  close(): Promise<void>;
}

const frame = z.object({ op: z.number(), d: z.unknown() });
const identity = z.object({ intents: z.number(), shard: z.tuple([z.number(), z.number()]).default([0, 1]) });

interface Session {
  readonly socket: WebSocket;
  readonly intents: number;
  sequence: number;
}

export async function startWideDiscord(guilds: number): Promise<WideDiscord> {
  const ids = guildIds(guilds);
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
  const sessions = new Set<Session>();
  const sockets = new WebSocketServer({ server: app.server });

  const dispatch = (session: Session, t: string, d: object): Promise<void> => {
    session.sequence += 1;
    const text = JSON.stringify({ op: 0, t, s: session.sequence, d });
    return new Promise((resolve) => {
      session.socket.send(text, () => resolve());
    });
  };

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
    await dispatch(session, 'READY', {
      v: 10,
      user: { id: BOT, username: 'bot', discriminator: '0', avatar: null, bot: true },
      guilds: own.map((id) => ({ id, unavailable: true })),
      session_id: `session ${index}`,
      resume_gateway_url: `ws://127.0.0.1:${(app.server.address() as AddressInfo).port}/gateway`,
      shard,
      application: { id: BOT, flags: 0 },
    });
    if ((intents & GUILDS) === 0) return;
    // One after the other: all at once would fill this process' memory.
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
    async flood(type, bodies) {
      await Promise.all(
        [...sessions]
          .filter(({ intents }) => (intents & GUILD_MESSAGES) !== 0)
          .map(async (session) => {
            for (const body of bodies) void dispatch(session, type, body);
            // Asked for a heartbeat, a bot sends one at once, which is after everything before.
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
