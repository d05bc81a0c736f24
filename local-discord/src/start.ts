import { createServer as createTlsServer } from 'node:https';
import Fastify, { type FastifyPluginAsync, type FastifyServerFactory } from 'fastify';
import { createLocalDiscord } from './create-local-discord.ts';
import type { LocalDiscord } from './local-discord.ts';
import type { LocalDiscordOptions } from './local-discord-options.ts';
import { currentVersion } from './rest/paths.ts';

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
  routerOptions: { maxParamLength: 1000 },
  rewriteUrl: ({ url = '/' }: { url?: string | undefined }) => currentVersion(url),
};

/** A certificate and its private key, in PEM. */
export interface Certificate {
  readonly cert: string | Buffer;
  readonly key: string | Buffer;
}

export interface StartOptions extends LocalDiscordOptions {
  /** 0, the default, for a free one. */
  readonly port?: number;
  /** Where it listens; default: 127.0.0.1, only this machine. */
  readonly host?: string;
  /** Serves HTTPS and WSS with this certificate instead of HTTP and WS, for libraries that require it. */
  readonly tls?: Certificate;
  /** Further routes of the server, such as the page. */
  readonly routes?: (discord: LocalDiscord) => readonly FastifyPluginAsync[];
}

/** Starts a Discord in memory that listens on a port. */
export async function startLocalDiscord(options: StartOptions = {}): Promise<RunningLocalDiscord> {
  const { port = 0, host = '127.0.0.1', tls, routes = () => [], ...rest } = options;
  const discord = createLocalDiscord(rest);
  const app = Fastify(tls ? { ...SERVER_OPTIONS, serverFactory: withTls(tls) } : SERVER_OPTIONS);
  await app.register(discord.routes);
  for (const plugin of routes(discord)) await app.register(plugin);
  discord.attachGateway(app.server);
  const address = await app.listen({ host, port });
  const url = tls ? address.replace(/^http:/, 'https:') : address;
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

/**
 * The same as Fastify's default, which doesn't apply with a server factory: otherwise, clients write to
 * connections that are being closed.
 */
const KEEP_ALIVE_MS = 72_000;

function withTls(tls: Certificate): FastifyServerFactory {
  return (handle) => createTlsServer({ ...tls, keepAliveTimeout: KEEP_ALIVE_MS }, handle);
}
