import type { Fault } from './fault.ts';

type Span = Pick<Fault, 'from' | 'to'>;

/** How much of a time lies in spans, ms. */
export function overlapMs(spans: readonly Span[], { from, to }: Span): number {
  return spans.reduce((sum, span) => sum + Math.max(0, Math.min(span.to, to) - Math.max(span.from, from)), 0);
}
