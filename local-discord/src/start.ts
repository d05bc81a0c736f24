import Fastify, { type FastifyPluginAsync } from 'fastify';
import { createLocalDiscord, type LocalDiscord, type LocalDiscordOptions } from './local-discord.ts';

export interface RunningLocalDiscord {
  readonly url: string;
  /** The value of `rest.api` in discord.js. */
  readonly apiUrl: string;
  readonly discord: LocalDiscord;
  close(): Promise<void>;
}

/** Server options for a local Discord: it accepts ten photos in one message and long tokens. */
export const SERVER_OPTIONS = {
  forceCloseConnections: true,
  bodyLimit: 30 * 1024 * 1024,
  routerOptions: { maxParamLength: 300 },
};

export interface StartOptions extends LocalDiscordOptions {
  /** 0, the default, for a free one. */
  readonly port?: number;
  /** Where it listens: 127.0.0.1, this machine only, unless given. */
  readonly host?: string;
  /** Further routes of the server, such as the page. */
  readonly routes?: (discord: LocalDiscord) => readonly FastifyPluginAsync[];
}

/** A Discord in memory, listening. */
export async function startLocalDiscord(options: StartOptions = {}): Promise<RunningLocalDiscord> {
  const { port = 0, host = '127.0.0.1', routes = () => [], ...rest } = options;
  const discord = createLocalDiscord(rest);
  const app = Fastify(SERVER_OPTIONS);
  await app.register(discord.routes);
  for (const plugin of routes(discord)) await app.register(plugin);
  discord.attachGateway(app.server);
  const url = await app.listen({ host, port });
  return {
    url,
    apiUrl: `${url}/api`,
    discord,
    async close() {
      discord.stop();
      await app.close();
    },
  };
}
