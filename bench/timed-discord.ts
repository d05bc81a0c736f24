import Fastify, { type FastifyRequest } from 'fastify';
import type { ClientEvent } from 'local-discord';
import {
  createLocalDiscord,
  LOCAL_TOKEN,
  type LocalDiscord,
  type LocalDiscordOptions,
} from '../sandbox/discord.ts';
import { seeded } from '../sandbox/seed.ts';
import { SAMPLES } from '../sandbox/service/index.ts';
import { now } from './measure.ts';

/** A local Discord that reports when requests arrived, before it handles them. */
export interface TimedDiscord {
  readonly discord: LocalDiscord;
  readonly apiUrl: string;
  /** Arrival times (`now`) of all requests that count toward Discord's limit for a bot. */
  readonly arrivals: readonly number[];
  /** When (`now`) the next POST to a matching path arrives. */
  nextPost(path: RegExp): Promise<number>;
  /** Uses `/track`; once it is acknowledged, everything sent over the gateway before has been handled. */
  useCommand(): Promise<{ readonly acknowledgedAfterMs: number; readonly interactionId: string }>;
  close(): Promise<void>;
}

interface Waiter {
  readonly path: RegExp;
  readonly resolve: (at: number) => void;
}

export async function startDiscord(options: LocalDiscordOptions = {}): Promise<TimedDiscord> {
  const discord = createLocalDiscord(options);
  const app = Fastify({ forceCloseConnections: true, routerOptions: { maxParamLength: 300 } });
  let waiters: Waiter[] = [];
  const arrivals: number[] = [];
  app.addHook('onRequest', async ({ method, url }: FastifyRequest) => {
    const at = now();
    const [path = ''] = url.split('?');
    if (!WITHOUT_LIMIT.test(path)) arrivals.push(at);
    if (method !== 'POST') return;
    const matching = waiters.filter((waiter) => waiter.path.test(path));
    waiters = waiters.filter((waiter) => !matching.includes(waiter));
    for (const { resolve } of matching) resolve(at);
  });
  await app.register(discord.routes);
  discord.attachGateway(app.server);
  const apiUrl = `${await app.listen({ host: '127.0.0.1', port: 0 })}/api`;
  await registerCommand(apiUrl);
  const nextPost = (path: RegExp) =>
    new Promise<number>((resolve) => {
      waiters.push({ path, resolve });
    });
  return {
    discord,
    apiUrl,
    arrivals,
    nextPost,
    async useCommand() {
      const posted = nextPost(/\/callback$/);
      const startedAt = now();
      const running = discord.runCommand(TRACK);
      const acknowledgedAfterMs = (await posted) - startedAt;
      return { acknowledgedAfterMs, ...(await running) };
    },
    async close() {
      discord.stop();
      await app.close();
    },
  };
}

/** Interactions and their webhooks. */
const WITHOUT_LIMIT = /^\/api\/v10\/(interactions|webhooks)\//;

const TRACK = {
  userId: seeded.ada,
  channelId: seeded.general,
  name: 'track',
  options: { number: SAMPLES.parcels[0]?.number ?? '' },
};

/** The reference bots register nothing, so `/track` is registered for them. */
async function registerCommand(apiUrl: string): Promise<void> {
  const number = { type: 3, name: 'number', description: 'Tracking number', required: true };
  const answer = await fetch(`${apiUrl}/v10/applications/${seeded.bot}/commands`, {
    method: 'PUT',
    headers: { authorization: `Bot ${LOCAL_TOKEN}`, 'content-type': 'application/json' },
    body: JSON.stringify([{ name: 'track', description: 'Where a parcel is', options: [number] }]),
  });
  if (!answer.ok) throw new Error(`the local Discord refused the command: ${await answer.text()}`);
}

/** Public threads, which have their own rate limits, like channels. */
export function openChannels(discord: LocalDiscord, count: number): string[] {
  return Array.from({ length: count }, (_, index) =>
    discord.admin.openThread(seeded.parcels, `haul ${index}`),
  );
}

/** When (`now`) a client in the seeded server has received this many more events of a type. */
export function timeOfNthEvent(
  discord: LocalDiscord,
  type: ClientEvent['type'],
  count: number,
): Promise<number> {
  return new Promise((resolve) => {
    let received = 0;
    const stop = discord.subscribe(seeded.ada, (event) => {
      if (event.type === type) received += 1;
      if (received < count) return;
      stop();
      resolve(now());
    });
  });
}
