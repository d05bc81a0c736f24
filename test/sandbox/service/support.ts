import fastify from 'fastify';
import { onTestFinished } from 'vitest';
import { createService, type ServiceOptions } from '../../../sandbox/service/index.ts';

/** A service under a prefix, as the sandbox runs it, closed with the test. */
export async function serve(options: Partial<ServiceOptions> = {}) {
  const app = fastify();
  const service = createService({ publicUrl: 'http://127.0.0.1:9/service', ...options });
  await app.register(service.routes, { prefix: '/service' });
  onTestFinished(() => app.close());
  return {
    service,
    /** @param query parameters, or a query string as it goes over the wire */
    async get(
      path: string,
      query: Readonly<Record<string, string>> | string = {},
      authorization = 'Bearer demo-key',
    ) {
      const text = typeof query === 'string' ? query : new URLSearchParams(query).toString();
      const headers = authorization === '' ? {} : { authorization };
      return app.inject({ method: 'GET', url: `/service${path}?${text}`, headers });
    },
  };
}
