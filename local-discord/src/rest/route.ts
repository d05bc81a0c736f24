import type { FastifyRequest } from 'fastify';
import type { OperationId } from './operations.ts';

/** The request's route needs no token of a bot. */
export function isOpen(request: FastifyRequest): boolean {
  const { config } = request.routeOptions;
  return 'isOpen' in config && config.isOpen === true;
}

/** The operation that a request is for, built or not; undefined for other paths. */
export function operationOf(request: FastifyRequest): OperationId | undefined {
  const { config } = request.routeOptions;
  return 'operation' in config ? (config.operation as OperationId) : undefined;
}
