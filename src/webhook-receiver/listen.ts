import type { FastifyInstance } from 'fastify';
import type { Log } from '../process/log.ts';

interface ListenOptions {
  readonly host: string;
  readonly port: number;
  /** Where events are posted. */
  readonly path: string;
  readonly secrets: readonly string[];
}

/** What a setting has to do with why the address cannot be used. */
const REASONS: Readonly<Record<string, (options: ListenOptions) => string>> = {
  EADDRINUSE: ({ port }) => `PORT: another program uses port ${port}`,
  EACCES: ({ port }) => `PORT: this user may not use port ${port}`,
  EADDRNOTAVAIL: ({ host }) => `HOST: ${host} is not an address of this machine`,
  ENOTFOUND: ({ host }) => `HOST: the name ${host} does not resolve`,
  EAI_AGAIN: ({ host }) => `HOST: the name ${host} does not resolve`,
};

/** Starts to receive events. @throws Error that names the setting, when the address cannot be used */
export async function listen(receiver: FastifyInstance, options: ListenOptions, log: Log): Promise<void> {
  const { host, port, path, secrets } = options;
  const address = await receiver.listen({ host, port }).catch((error: NodeJS.ErrnoException) => {
    const explain = REASONS[error.code ?? ''];
    throw explain === undefined ? error : new Error(explain(options), { cause: error });
  });
  log.info({ address, path }, 'receiver listening');
  if (secrets.length === 0) log.warn('webhook receiver: every event is refused, WEBHOOK_SECRET is not set');
}
