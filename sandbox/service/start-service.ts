import fastify from 'fastify';
import { createService, type Service, type ServiceOptions } from './create-service.ts';

export interface StartOptions extends Omit<ServiceOptions, 'publicUrl'> {
  /** 0 takes any free port. */
  readonly port?: number;
  /** Where it listens: 127.0.0.1, this machine only, unless given. */
  readonly host?: string;
}

export interface RunningService {
  readonly url: string;
  readonly service: Service;
  close(): Promise<void>;
}

/** The service alone on a port. */
export async function startService({
  port = 0,
  host = '127.0.0.1',
  ...options
}: StartOptions = {}): Promise<RunningService> {
  const app = fastify({ forceCloseConnections: true });
  let url = '';
  const service = createService({ ...options, publicUrl: () => url });
  await app.register(service.routes);
  url = await app.listen({ host, port });
  return { url, service, close: () => app.close() };
}
