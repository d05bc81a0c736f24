import type { FastifyInstance } from 'fastify';
import type { Log } from '../process/log.ts';

interface ListenOptions {
  readonly host: string;
  readonly port: number;
  /** Where events are posted. */
  readonly path: string;
  readonly secrets: readonly string[];
}

/** Starts to receive events. @throws Error when the address cannot be used */
export async function listen(
  receiver: FastifyInstance,
  { host, port, path, secrets }: ListenOptions,
  log: Log,
): Promise<void> {
  const address = await receiver.listen({ host, port });
  log.info({ address, path }, 'receiver listening');
  if (secrets.length === 0) log.warn('webhook receiver: every event is refused, WEBHOOK_SECRET is not set');
}
