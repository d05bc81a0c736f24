import Fastify, { type FastifyRequest } from 'fastify';
import {
  createLocalDiscord,
  LOCAL_TOKEN,
  type LocalDiscord,
  type LocalDiscordOptions,
} from '../sandbox/discord/create-local-discord.ts';
import type { ClientEvent } from '../sandbox/discord/protocol.ts';
import { seeded } from '../sandbox/discord/seed.ts';
import { SAMPLES } from '../sandbox/service/index.ts';
import { now } from './measure.ts';

/** A local Discord that says when requests came in, before it has done anything about them. */
export interface MeasuredDiscord {
  readonly discord: LocalDiscord;
  readonly apiUrl: string;
  /** The moment (`now`) at which the next POST to such a path comes in. */
  nextPost(path: RegExp): Promise<number>;
  /** Somebody uses `/track`; what the gateway carried before has been dealt with once it is acknowledged. */
  useCommand(): Promise<{ readonly acknowledgedAfterMs: number; readonly interactionId: string }>;
  close(): Promise<void>;
}

interface Waiting {
  readonly path: RegExp;
  readonly resolve: (at: number) => void;
}

export async function startDiscord(options: LocalDiscordOptions = {}): Promise<MeasuredDiscord> {
  const discord = createLocalDiscord(options);
  const app = Fastify({ forceCloseConnections: true, routerOptions: { maxParamLength: 300 } });
  let waiting: Waiting[] = [];
  app.addHook('onRequest', async ({ method, url }: FastifyRequest) => {
    const at = now();
    if (method !== 'POST') return;
    const [path = ''] = url.split('?');
    const heard = waiting.filter((one) => one.path.test(path));
    waiting = waiting.filter((one) => !heard.includes(one));
    for (const { resolve } of heard) resolve(at);
  });
  await app.register(discord.routes);
  discord.attachGateway(app.server);
  const apiUrl = `${await app.listen({ host: '127.0.0.1', port: 0 })}/api`;
  await offerCommand(apiUrl);
  const nextPost = (path: RegExp) =>
    new Promise<number>((resolve) => {
      waiting.push({ path, resolve });
    });
  return {
    discord,
    apiUrl,
    nextPost,
    async useCommand() {
      const arrival = nextPost(/\/callback$/);
      const startedAt = now();
      const running = discord.runCommand(TRACK);
      const acknowledgedAfterMs = (await arrival) - startedAt;
      return { acknowledgedAfterMs, ...(await running) };
    },
    async close() {
      discord.stop();
      await app.close();
    },
  };
}

const TRACK = {
  userId: seeded.ada,
  channelId: seeded.general,
  name: 'track',
  options: { number: SAMPLES.parcels[0]?.number ?? '' },
};

/** The references register nothing; they are asked what the bot is asked. */
async function offerCommand(apiUrl: string): Promise<void> {
  const number = { type: 3, name: 'number', description: 'Tracking number', required: true };
  const answer = await fetch(`${apiUrl}/v10/applications/${seeded.bot}/commands`, {
    method: 'PUT',
    headers: { authorization: `Bot ${LOCAL_TOKEN}`, 'content-type': 'application/json' },
    body: JSON.stringify([{ name: 'track', description: 'Where a parcel is', options: [number] }]),
  });
  if (!answer.ok) throw new Error(`the local Discord took no command: ${await answer.text()}`);
}

/** More channels than the seeded ones: public threads, which Discord counts like any channel. */
export function openChannels(discord: LocalDiscord, count: number): string[] {
  return Array.from({ length: count }, (_, index) => discord.openThread(seeded.parcels, `haul ${index}`));
}

/** The moment (`now`) at which somebody in the seeded server has been told so many more events of this kind. */
export function told(discord: LocalDiscord, kind: ClientEvent['type'], count: number): Promise<number> {
  return new Promise((resolve) => {
    let heard = 0;
    const stop = discord.subscribe(seeded.ada, ({ type }) => {
      if (type === kind) heard += 1;
      if (heard < count) return;
      stop();
      resolve(now());
    });
  });
}
