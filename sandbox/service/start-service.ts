import fastify from 'fastify';
import { createService, type Service, type ServiceOptions } from './create-service.ts';

export interface StartOptions extends Omit<ServiceOptions, 'publicUrl'> {
  /** 0 takes any free port. */
  readonly port?: number;
}

export interface RunningService {
  readonly url: string;
  readonly service: Service;
  close(): Promise<void>;
}

/** The service alone on a loopback port. */
export async function startService({ port = 0, ...options }: StartOptions = {}): Promise<RunningService> {
  const app = fastify({ forceCloseConnections: true });
  let url = '';
  const service = createService({ ...options, publicUrl: () => url });
  await app.register(service.routes);
  url = await app.listen({ host: '127.0.0.1', port });
  return { url, service, close: () => app.close() };
}
