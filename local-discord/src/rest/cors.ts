import type { FastifyInstance } from 'fastify';

const ALLOWED = {
  'access-control-allow-methods': 'POST, GET, PUT, PATCH, DELETE',
  'access-control-allow-headers': 'Content-Type, Authorization, X-Audit-Log-Reason',
};
const EXPOSED =
  'Retry-After, X-RateLimit-Global, X-RateLimit-Limit, X-RateLimit-Remaining, X-RateLimit-Reset, X-RateLimit-Reset-After, X-RateLimit-Bucket, X-RateLimit-Scope';

/** Lets pages in a browser call the API, as Discord does ("Our API does support CORS", discord-api-docs#1873). */
export function allowBrowsers(api: FastifyInstance): void {
  api.addHook('onRequest', async (_request, reply) => {
    void reply.headers({ 'access-control-allow-origin': '*', 'access-control-expose-headers': EXPOSED });
  });
  api.options('/*', { config: { isOpen: true } }, (_request, reply) =>
    reply.code(204).headers(ALLOWED).send(),
  );
}
