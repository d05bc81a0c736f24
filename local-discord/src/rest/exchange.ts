import type { FastifyRequest } from 'fastify';
import type { LocalBot } from '../world/model.ts';

/** What is known about a request besides what it says. */
export interface Exchange {
  /** As `performance.now()` counts. */
  readonly arrivedAt: number;
  bot: LocalBot | null;
  /** What Discord ignores in it. */
  readonly warnings: string[];
  /** The request takes effect, but no response arrives. */
  isLost: boolean;
  /** The request takes effect, but is answered with this status. */
  disguise: number | null;
}

const exchanges = new WeakMap<FastifyRequest, Exchange>();

/** The exchange that a request belongs to; it begins when first asked for. */
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
