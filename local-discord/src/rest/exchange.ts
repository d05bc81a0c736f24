import type { FastifyRequest } from 'fastify';
import type { LocalBot } from '../world/model.ts';

/** What is known about a request beyond its content. */
export interface Exchange {
  /** From `performance.now()`. */
  readonly arrivedAt: number;
  bot: LocalBot | null;
  /** Fields that Discord ignores. */
  readonly warnings: string[];
  /** The request takes effect, but no response arrives. */
  isLost: boolean;
  /** The request takes effect, but is answered with this status. */
  disguise: number | null;
}

const exchanges = new WeakMap<FastifyRequest, Exchange>();

/** The exchange of a request, created on first use. */
export function exchangeOf(request: FastifyRequest): Exchange {
  const known = exchanges.get(request);
  if (known) return known;
  const begun: Exchange = {
    arrivedAt: performance.now(),
    bot: null,
    warnings: [],
    isLost: false,
    disguise: null,
  };
  exchanges.set(request, begun);
  return begun;
}
